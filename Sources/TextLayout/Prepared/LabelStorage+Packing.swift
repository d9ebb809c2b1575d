/// Packing a table of segments into a label's storage.
extension LabelStorage {
  /// The storage of a label.
  ///
  /// - Parameters:
  ///   - text: the text, where clusters are worked out from it; empty where the label keeps them.
  ///   - clusters: those that the label keeps itself.
  static func make(
    style: PreparedSetting, table: inout SegmentTable, text: Span<UInt8>, clusters: PreparedStorage? = nil
  ) -> LabelStorage {
    var packing = SegmentPacking(table, style: style)
    let segmentCount = table.segments.count
    func layout() -> Layout {
      var layout = Layout(
        flags: packing.flags, format: packing.format, ownKindCount: packing.ownKinds.count,
        segmentCount: segmentCount, textBytes: text.count)
      if clusters != nil { layout.flags.insert(.ownsClusters) }
      return layout
    }
    packing.packWords(&table)
    if clusters == nil, !layout().isInBudget(paragraphs: packing.paragraphCount) {
      packing.packShortWords(&table)
    }
    let final = layout()
    let storage = make(final, style: style)
    if let clusters { storage.keep(clusters) }
    storage.head.widest = packing.widestLimit
    if final.flags.contains(.falls) {
      storage.part(of: Int.self, at: final.fallStart)[0] = packing.greatestFall
    }
    if final.flags.contains(.ownsKinds) {
      let count = packing.ownKinds.count
      storage.part(of: Int.self, at: final.kindsStart)[0] = count
      let kinds = storage.part(of: SegmentKind.self, at: final.kindsStart + 8, count: count)
      for (index, kind) in packing.ownKinds.enumerated() { kinds[index] = kind }
    }
    if final.format.size == .two {
      storage.part(of: Int.self, at: final.wordsStart - 8)[0] = packing.scale
    }
    packing.write(table, to: storage, at: final.wordsStart)
    storage.write(text, at: final.textStart)
    return storage
  }
}

extension LabelStorage.Layout {
  /// By how much words of four bytes must exceed what a label may take up before shorter ones are made, which are walked more slowly:
  /// so little that only segments of less than four bytes of text do.
  private static let shortWordsGain = 8

  /// True if the label takes up no more than it may (rule P7), with words that are quickly walked.
  @inline(__always)
  func isInBudget(paragraphs: Int) -> Bool {
    let budget = max(64, 2 * textBytes + 32 + 16 * (paragraphs - 1))
    return LabelStorage.objectBytes + LabelStorage.headBytes + end <= budget + Self.shortWordsGain
  }
}
