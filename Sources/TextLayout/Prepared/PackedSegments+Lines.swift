/// Counting the lines of at most a limit that no segment is wider than.
///
/// A line goes on while the next segment's fit is within reach, so one pass over the fits that keeps the reach of the line at
/// hand counts the lines. No branch depends on where lines end.
extension PackedSegments {
  /// How far the line at hand reaches, and one that begins after the last segment passed.
  struct Reach {
    var line: UInt64
    var next: UInt64
  }

  /// The number of lines.
  ///
  /// - Parameter hangsAlike: what ``hangsAlike`` says, or false: then what hangs is looked up for each segment.
  @inline(__always)
  func lineCount(limit: Int, hangsAlike: Bool) -> Int {
    withReach(limit: limit, hangsAlike: hangsAlike) { reach, step in
      1 &+ lineCount(of: 0..<count, reach: &reach, step: step)
    }
  }

  /// The number of lines that begin with one of the segments, the text's first left out. They come after those last asked of.
  @inline(__always)
  func lineCount(of part: Range<Int>, reach: inout Reach, step: (UInt64) -> UInt64) -> Int {
    var lines = 0
    for index in part {
      let word = word(index)
      let begins = word > reach.line
      // Written so, both become selections.
      reach.line = begins ? reach.next : reach.line
      lines &+= begins ? 1 : 0
      reach.next = (word | below) &+ step(word)
    }
    return lines
  }

  /// Begins to go over the segments.
  ///
  /// - Parameter body: is given what is within reach, and the limit and what hangs at the segment of a word, moved up as
  ///   positions are.
  @inline(__always)
  func withReach<Result>(
    limit: Int, hangsAlike: Bool, _ body: (inout Reach, (UInt64) -> UInt64) -> Result
  ) -> Result {
    let limit = UInt64(truncatingIfNeeded: limit) &<< shift & ~below
    var reach = Reach(line: limit | below, next: limit | below)
    if hangsAlike {
      let step = limit &+ (count > 1 ? hang(ofWord: word(0)) : 0)
      return body(&reach) { _ in step }
    }
    return body(&reach) { limit &+ hang(ofWord: $0) }
  }
}
