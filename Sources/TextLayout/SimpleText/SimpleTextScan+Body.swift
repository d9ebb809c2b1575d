extension SimpleTextScan {
  private typealias Four = SIMD4<Int32>

  /// The label of the text scanned, its positions being those of the text as it is set; nil where more than nothing or one
  /// space trails a segment, or positions are far: there ``SimpleText/makeStorage(_:segments:style:)`` tells.
  ///
  /// Four segments at a time, and no branch depends on the text: what must not be is gathered, and looked at once.
  mutating func makeStorage(style: PreparedSetting) -> LabelStorage? {
    guard let bytes = unsafe text.baseAddress, unsafe bytes[0] != 0x20, !hasSpaces else { return nil }
    // Kinds are numbers of one bit: nothing, or a space.
    let layout = unsafe LabelStorage.Layout(
      flags: .isSteady, format: .init(.four, kindBits: 1), segmentCount: breakCount &+ 1,
      textBytes: text.count)
    let budget =
      unsafe LabelStorage.budget(text.count, runs: 1, paragraphs: 1) + LabelStorage.shortWordsGain
    guard LabelStorage.objectBytes + LabelStorage.headBytes + layout.end <= budget else { return nil }
    // Words are written four at a time, the last of them where the text stands later.
    let storage = LabelStorage.make(layout, style: style, room: max(layout.end, layout.textStart + 12))
    let words = unsafe storage.parts
    let (positions, breaks, count) = unsafe (positions, breaks, breakCount)
    // The text's end is as all other breaks, and stands as often as the last four ask for.
    unsafe positions[text.count] = position
    for index in count..<count &+ 4 { unsafe breaks[index] = UInt16(truncatingIfNeeded: text.count) }
    let space = unsafe Four(repeating: Int32(truncatingIfNeeded: style.kindEntries[1].trailing))
    var (lastOffset, lastEnd) = (Int32(0), Int32(0))
    // Of each what must not be: widths below nothing, and what else trails.
    var (widest, signs, others) = (Four.zero, Four.zero, Four.zero)
    var spaces = Four.zero
    var index = 0
    while index <= count {
      let four = unsafe breaks + index
      let (a, b, c, d) = unsafe (Int(four[0]), Int(four[1]), Int(four[2]), Int(four[3]))
      let offsets = Four(truncatingIfNeeded: SIMD4(a, b, c, d))
      let ends = unsafe Four(positions[a], positions[b], positions[c], positions[d])
      let befores = unsafe Four(
        positions[a &- 1], positions[b &- 1], positions[c &- 1], positions[d &- 1])
      let lasts = unsafe Four(
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
      unsafe words.storeBytes(of: fits &<< 1 | spaced & 1, toByteOffset: index &* 4, as: Four.self)
      (lastOffset, lastEnd) = (offsets[3], ends[3])
      index &+= 4
    }
    let faults = others | signs & Int32.min
    guard faults[0] | faults[1] | faults[2] | faults[3] == 0 else { return nil }
    // Most often a space trails all segments but the last, which stands there more than once.
    let endsPlainly = unsafe bytes[text.count &- 1] != 0x20
    if endsPlainly && Int(spaces.wrappedSum()) == count || count == 0 {
      unsafe storage.head.pointee.flags.insert(.trailsAlike)
    }
    unsafe storage.head.pointee.widest = UInt32(truncatingIfNeeded: widest.max())
    unsafe storage.write(text.span, at: storage.parts + layout.textStart)
    return storage
  }
}
