/// Packing a table of segments into a label's storage.
extension LabelStorage {
  /// The storage of a label.
  ///
  /// - Parameters:
  ///   - text: the text, where clusters are worked out from it; empty where the label keeps them.
  ///   - runEnds: where the runs but the last end in the text, one fewer than the style has.
  ///   - clusters: those that the label keeps itself.
  static func make(
    style: PreparedSetting, table: inout SegmentTable, text: Span<UInt8>, runEnds: [UInt32] = [],
    clusters: PreparedStorage? = nil
  ) -> LabelStorage {
    var packing = SegmentPacking(table, style: style)
    let segmentCount = table.segments.count
    func layout() -> Layout {
      var layout = Layout(
        flags: packing.flags, format: packing.format, ownKindCount: packing.ownKinds.count,
        segmentCount: segmentCount, textBytes: text.count, runEndCount: runEnds.count)
      if clusters != nil { layout.flags.insert(.ownsClusters) }
      return layout
    }
    packing.packWords(&table)
    let budget = budget(text.count, runs: runEnds.count + 1, paragraphs: packing.paragraphCount)
    if clusters == nil, objectBytes + headBytes + layout().end > budget + shortWordsGain {
      packing.packShortWords(&table)
    }
    let final = layout()
    let storage = make(final, style: style)
    if let clusters { storage.keep(clusters) }
    unsafe storage.head.pointee.widest = packing.widestLimit
    let parts = unsafe storage.parts
    if final.flags.contains(.falls) {
      unsafe parts.storeBytes(of: packing.greatestFall, toByteOffset: final.fallStart, as: Int.self)
    }
    if final.flags.contains(.ownsKinds) {
      unsafe parts.storeBytes(of: packing.ownKinds.count, toByteOffset: final.kindsStart, as: Int.self)
      let kinds = unsafe (parts + final.kindsStart + 8).assumingMemoryBound(to: SegmentKind.self)
      for (index, kind) in packing.ownKinds.enumerated() { unsafe (kinds + index).initialize(to: kind) }
    }
    if final.format.size == .two {
      unsafe parts.storeBytes(of: packing.scale, toByteOffset: final.wordsStart - 8, as: Int.self)
    }
    let textStart = final.textStart
    unsafe packing.write(table, to: parts + final.wordsStart)
    unsafe storage.write(text, at: parts + textStart)
    for (index, end) in runEnds.enumerated() {
      unsafe parts.storeBytes(of: end, toByteOffset: final.runEndsStart + 4 * index, as: UInt32.self)
    }
    return storage
  }

  /// Writes the text where it stands.
  func write(_ text: Span<UInt8>, at start: UnsafeMutableRawPointer) {
    unsafe text.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return }
      unsafe start.copyMemory(from: first, byteCount: bytes.count)
    }
  }

  /// By how much words of four bytes must exceed what a label may take up before shorter ones are made, which are walked more slowly:
  /// so little that only segments of less than four bytes of text do.
  static let shortWordsGain = 8

  /// The bytes that a label may take up (rule P7).
  static func budget(_ textBytes: Int, runs: Int, paragraphs: Int) -> Int {
    max(64, 2 * textBytes + 32 + 12 * (runs - 1) + 16 * (paragraphs - 1))
  }
}
