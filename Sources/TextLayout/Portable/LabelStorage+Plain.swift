/// A kernel of reading and packing: labels of plain opportunities are read right into their words, with the storage that the table of
/// their segments would be packed into.
extension LabelStorage {
  /// The label whose own part bytes are; nil where a segment has another kind than the two that are not written, where positions fall
  /// or are too great, or where something is wrong with the bytes.
  static func plain(reading bytes: ArraySlice<UInt8>, style: PreparedSetting) -> LabelStorage? {
    var reader = ByteReader(bytes)
    let spaceAdvance = style.tabs.spaceAdvance
    guard style.indents == nil, style.wrapping.filling == .greedy, spaceAdvance >= 0,
      style.faces.count <= SegmentTable.mostFaces,
      // No pairs, nothing uncovered, no kinds.
      let first = try? reader.pair(), let kinds = try? reader.byte(), first == 0, kinds == 0,
      let count = try? reader.count(ofSize: 2, ""), count > 0
    else { return nil }
    let layout = Layout(
      flags: .isSteady, format: Format(.four, kindBits: 1), segmentCount: count, textBytes: bytes.count)
    guard layout.isInBudget(paragraphs: 1) else { return nil }
    let storage = make(layout, style: style)
    guard
      let widest = reader.plainWords(
        spaceAdvance: spaceAdvance, to: storage.part(of: UInt32.self, at: layout.wordsStart, count: count)),
      let rest = try? reader.number(), rest == reader.count
    else { return nil }
    storage.head.widest = widest.width
    if widest.areAlike { storage.head.flags.insert(.trailsAlike) }
    storage.write(bytes.span, at: layout.textStart)
    return storage
  }
}

extension ByteReader {
  /// Reads segments into words of four bytes of which one bit is the kind's; gives the greatest width, and whether all but the last are of
  /// one kind.
  fileprivate mutating func plainWords(
    spaceAdvance: Int, to words: Memory<UInt32>
  ) -> (width: UInt32, areAlike: Bool)? {
    let count = words.count
    var (position, kind, widest) = (0, 1, 0)
    var (firstKind, differences) = (0, 0)
    for index in 0..<count {
      guard let pair = try? pair() else { return nil }
      var width = Int(pair >> 1)
      if pair & 1 != 0 {
        kind = width & 0x7F
        stepBack()
        guard kind < 2, let other = try? signed(within: 1 << 31, ""), other >= 0 else { return nil }
        width = other
      }
      widest = max(widest, width)
      position &+= width
      guard position < 1 << 31 else { return nil }
      words[index] = UInt32(truncatingIfNeeded: position << 1 | kind)
      if index == 0 { firstKind = kind }
      if index &+ 1 < count { differences |= kind ^ firstKind }
      if kind == 1 { position &+= spaceAdvance }
    }
    return (UInt32(truncatingIfNeeded: widest), differences == 0)
  }
}
