extension SimpleTextScan {
  private typealias Four = SIMD4<Int32>

  /// The body of the text scanned, its positions being those of the text as it is set; nil where more than nothing or one
  /// space hangs at a segment, or positions are far: there ``SimpleText/makeBody(_:segments:setting:)`` tells.
  ///
  /// Four segments at a time, and no branch depends on the text: what must not be is gathered, and looked at once.
  mutating func makeBody(setting: PreparedSetting) -> PreparedBody? {
    guard let bytes = unsafe text.baseAddress, unsafe bytes[0] != 0x20, !hasSpaces,
      position < PackedSegments.Format.characters.farthest
    else { return nil }
    let isASCII = continuations == 0
    let body = unsafe PreparedBody.make(
      setting: setting, flags: isASCII ? [.isSimple, .isPlain, .isASCII] : [.isSimple, .isPlain],
      format: .characters, segmentCount: breakCount &+ 1, byteCount: text.count, roomBehindSegments: 12)
    let segments = body.segments
    let (positions, breaks, count) = unsafe (positions, breaks, breakCount)
    // The text's end is as all other breaks, and stands as often as the last four ask for.
    unsafe positions[text.count] = position
    for index in count..<count &+ 4 { unsafe breaks[index] = UInt16(truncatingIfNeeded: text.count) }
    let space = unsafe Int32(
      truncatingIfNeeded: setting.hangs.movedUp[1] >> PackedSegments.Format.nothing.shift)
    var (lastOffset, lastEnd) = (Int32(0), Int32(0))
    // Of each what must not be: widths below nothing, more characters than a word has room for, and what else hangs.
    var (widest, signs, lengths, others) = (Four.zero, Four.zero, Four.zero, Four.zero)
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
      // All bits of those that a space hangs at.
      let spaced = Four.zero.replacing(with: -1, where: lasts .== 0x20)
      let fits = ends ^ (ends ^ befores) & spaced
      let widths = fits &- Four(lastEnd, ends[0], ends[1], ends[2])
      let characters = offsets &- Four(lastOffset, offsets[0], offsets[1], offsets[2])
      widest = pointwiseMax(widest, widths)
      // What stands again at the end has no characters, and no width that counts.
      signs |= widths & (Four.zero &- characters)
      lengths |= characters
      spaces &-= spaced
      others |= (ends &- fits) ^ (space & spaced)
      let words = PackedSegments.words(fits: fits, characters: characters, hangs: spaced & 1)
      unsafe UnsafeMutableRawPointer(segments.words + index).storeBytes(of: words, as: Four.self)
      (lastOffset, lastEnd) = (offsets[3], ends[3])
      index &+= 4
    }
    let faults = others | signs & Int32.min | lengths & ~Int32(PackedSegments.mostCharacters)
    guard faults[0] | faults[1] | faults[2] | faults[3] == 0 else { return nil }
    if !isASCII { unsafe segments.leaveOutContinuations(of: text, breaks: breaks) }
    // Most often a space hangs at all segments but the last, which stands there more than once.
    let endsPlainly = unsafe bytes[text.count &- 1] != 0x20
    let hangsAlike = endsPlainly && Int(spaces.wrappedSum()) == count || segments.hangsAlike
    unsafe body.close(text.span, widest: Int(widest.max()), hangsAlike: hangsAlike)
    return body
  }
}
