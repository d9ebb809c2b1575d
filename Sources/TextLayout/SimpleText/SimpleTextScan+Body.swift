extension SimpleTextScan {
  private typealias Four = SIMD4<Int32>

  /// The label of the text scanned, its positions being those of the text as it is set; nil where more than nothing or one
  /// space trails a segment, or positions are far: there a table of segments tells.
  ///
  /// Four segments at a time, and no branch depends on the text: what must not be is gathered, and looked at once.
  mutating func makeStorage(_ text: Span<UInt8>, style: PreparedSetting) -> LabelStorage? {
    guard bytes[0] != 0x20, !hasSpaces else { return nil }
    // Kinds are numbers of one bit: nothing, or a space.
    let layout = LabelStorage.Layout(
      flags: .isSteady, format: .init(.four, kindBits: 1), segmentCount: breakCount &+ 1,
      textBytes: bytes.count)
    guard layout.isInBudget(paragraphs: 1) else { return nil }
    // Words are written four at a time, the last of them where the text stands later.
    let storage = LabelStorage.make(layout, style: style, room: max(layout.end, layout.textStart + 12))
    let words = storage.part(of: Int32.self, at: 0, count: (breakCount &+ 4) & ~3)
    let (bytes, positions, breaks, count) = (bytes, positions, breaks, breakCount)
    // The text's end is as all other breaks, and stands as often as the last four ask for.
    positions[bytes.count] = position
    for index in count..<count &+ 4 { breaks[index] = UInt16(truncatingIfNeeded: bytes.count) }
    let space = Four(repeating: Int32(truncatingIfNeeded: style.kindEntries[1].trailing))
    var (lastOffset, lastEnd) = (Int32(0), Int32(0))
    // Of each what must not be: widths below nothing, and what else trails.
    var (widest, signs, others) = (Four.zero, Four.zero, Four.zero)
    var spaces = Four.zero
    var index = 0
    while index <= count {
      let (a, b) = (Int(breaks[index]), Int(breaks[index &+ 1]))
      let (c, d) = (Int(breaks[index &+ 2]), Int(breaks[index &+ 3]))
      let offsets = Four(truncatingIfNeeded: SIMD4(a, b, c, d))
      let ends = Four(positions[a], positions[b], positions[c], positions[d])
      let befores = Four(positions[a &- 1], positions[b &- 1], positions[c &- 1], positions[d &- 1])
      let lasts = Four(
        Int32(bytes[a &- 1]), Int32(bytes[b &- 1]), Int32(bytes[c &- 1]), Int32(bytes[d &- 1]))
      // All bits of those that a space trails.
      let spaced = Four.zero.replacing(with: -1, where: lasts .== 0x20)
      let fits = ends &- space & spaced
      let widths = fits &- Four(lastEnd, ends[0], ends[1], ends[2])
      let characters = offsets &- Four(lastOffset, offsets[0], offsets[1], offsets[2])
      widest = pointwiseMax(widest, widths)
      // What stands again at the end has no characters, and no width that counts.
      signs |= widths & (Four.zero &- characters)
      spaces &-= spaced
      others |= ((ends &- befores) ^ space) & spaced
      words.store(fits &<< 1 | spaced & 1, at: index)
      (lastOffset, lastEnd) = (offsets[3], ends[3])
      index &+= 4
    }
    let faults = others | signs & Int32.min
    guard faults[0] | faults[1] | faults[2] | faults[3] == 0 else { return nil }
    // Most often a space trails all segments but the last, which stands there more than once.
    let endsPlainly = bytes[bytes.count &- 1] != 0x20
    if endsPlainly && Int(spaces.wrappedSum()) == count || count == 0 {
      storage.head.flags.insert(.trailsAlike)
    }
    storage.head.widest = UInt32(truncatingIfNeeded: widest.max())
    storage.write(text, at: layout.textStart)
    return storage
  }
}
