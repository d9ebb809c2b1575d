/// The most frequent queries of a label's lines.
extension LabelStorage {
  /// The number of lines of at most a limit, or `most` if that is less.
  @inline(__always)
  func lineCount(limit: Int, most: Int = .max) -> Int {
    #if !SELFSIZING_NO_KERNELS
      if let count = steadyLineCount(limit: limit) { return min(count, most) }
    #endif
    return lineCountLineByLine(limit: limit, most: most)
  }

  @inline(never)
  private func lineCountLineByLine(limit: Int, most: Int) -> Int {
    var filler = LineFiller(self, limit: limit)
    filler.isGreedy = true
    var count = 0
    while count < most, filler.next() != nil { count += 1 }
    return count
  }

  /// The height of the lines of at most a limit, the line limit applied.
  @inline(__always)
  func height(limit: Int) -> Double {
    guard hasLinesAlike else {
      #if !SELFSIZING_NO_KERNELS
        if let height = steadyHeight(limit: limit) { return height }
      #endif
      return heightLineByLine(limit: limit)
    }
    let lines = lineCount(limit: limit)
    return withStyle { $0.height(lines: lines) }
  }

  /// True if the number of lines alone tells the height.
  @inline(__always)
  var hasLinesAlike: Bool {
    let flags = flags
    return flags.isDisjoint(with: .isNotUniform)
      || !flags.contains(.isMixed) && style.paragraphSpacing == 0
  }

  @inline(never)
  private func heightLineByLine(limit: Int) -> Double {
    withStyle { style in
      var filler = LineFiller(self, limit: limit)
      var heights = LineHeights(style, flags: filler.flags)
      while heights.sum.count < style.lineLimit, let line = filler.next() {
        heights.addHeight(line, of: &filler)
      }
      return heights.height
    }
  }

  /// The height from kept steps; nil without steps, below the first, and for widths that are no whole 64ths: most are.
  @inline(__always)
  func keptHeight(wholeWidth width: Double) -> Double? {
    let scaled = width * 64
    guard let steps, let nearest = NearestWhole(scaled, below: UInt64(Int32.max)),
      nearest.value == scaled
    else { return nil }
    return steps.height(at: Int32(truncatingIfNeeded: nearest.number))
  }

  /// The height from kept steps; nil without steps, and below the first.
  func keptHeight(width: Double) -> Double? {
    steps?.height(at: PreparedText.sixtyFourths(of: width))
  }
}
