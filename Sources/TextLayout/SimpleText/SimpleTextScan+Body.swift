extension SimpleTextScan {
  /// The body of the text scanned, its positions being those of the text as it is set; nil where more than nothing or one
  /// space hangs at a segment, or positions are far: there ``SimpleText/makeBody(_:segments:setting:)`` tells.
  ///
  /// One pass over the breaks, in which no branch depends on the text: what must not be is gathered, and looked at once.
  mutating func makeBody(setting: PreparedSetting) -> PreparedBody? {
    guard let bytes = unsafe text.baseAddress, unsafe bytes[0] != 0x20,
      position < PackedSegments.Format.characters.farthest
    else { return nil }
    let isASCII = continuations == 0
    let body = unsafe PreparedBody.make(
      setting: setting, flags: isASCII ? [.isSimple, .isPlain, .isASCII] : [.isSimple, .isPlain],
      format: .characters, segmentCount: breakCount &+ 1, byteCount: text.count)
    let words = body.segments
    let (positions, breaks, count) = unsafe (positions, breaks, breakCount)
    // The text's end is as all other breaks.
    unsafe positions[text.count] = position
    unsafe breaks[count] = UInt16(truncatingIfNeeded: text.count)
    let space = unsafe Int32(
      truncatingIfNeeded: setting.hangs.movedUp[1] >> PackedSegments.Format.nothing.shift)
    var (widest, start, before) = (Int32(0), Int32(0), Int32(0))
    var last = 0
    // What must stay 0, and what must not be negative.
    var (others, faults) = (Int32(0), Int32(0))
    for index in 0..<count &+ 1 {
      let offset = unsafe Int(breaks[index])
      let isSpaced = unsafe bytes[offset &- 1] == 0x20
      let solid = offset &- (isSpaced ? 1 : 0)
      let (fit, end) = unsafe (positions[solid], positions[offset])
      others |= (end &- fit) ^ (isSpaced ? space : 0) | (unsafe bytes[solid &- 1] == 0x20 ? 1 : 0)
      faults |= (fit &- before) | Int32(truncatingIfNeeded: PackedSegments.mostCharacters &- (offset &- last))
      words.set(index, fit: Int(fit), number: offset &- last, hang: isSpaced ? 1 : 0)
      widest = max(widest, fit &- start)
      (start, before, last) = (end, fit, offset)
    }
    guard others == 0, faults >= 0 else { return nil }
    if !isASCII { unsafe words.leaveOutContinuations(of: text, breaks: breaks) }
    unsafe body.close(text.span, widest: Int(widest))
    return body
  }
}
