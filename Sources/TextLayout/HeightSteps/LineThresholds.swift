/// From which width on a label has so few lines: what height steps, inverse questions and balancing are made of (rules R2
/// and R3).
struct LineThresholds<Source: LineSource> {
  let source: Source

  /// The number of lines with lines of at most `limit` units, the line limit left out.
  func lineCount(limit: Int) -> Int {
    var walker = LineWalker(source, limit: limit)
    var count = 0
    while walker.next() != nil { count += 1 }
    return count
  }

  /// The number of lines, and the least greater limit with which any line ends elsewhere.
  func layout(limit: Int) -> (lines: Int, next: Int) {
    var walker = LineWalker(source, limit: limit)
    var count = 0
    var next = Int.max
    while let line = walker.next() {
      count += 1
      next = min(next, line.next)
    }
    return (count, next)
  }

  /// The least limit at which positions alone decide where lines end, so that the number of lines never rises from
  /// there on (rule W6): that of the widest segment. Nil where something else decides too.
  var firstSteadyLimit: Int? {
    guard source.isPlain else { return nil }
    var widest = 0
    var start = 0
    for paragraph in 0..<source.paragraphCount {
      let first = paragraph == 0 ? 0 : source.paragraphEnd(paragraph - 1)
      for segment in first..<max(first, source.paragraphEnd(paragraph)) {
        widest = max(widest, source.fit(segment) - start)
        start = source.end(segment)
      }
    }
    return widest
  }

  /// The least limit for at most `lines` lines; nil if there is none.
  ///
  /// - Complexity: O(log *w*) walks in the width of the label where positions alone decide; a walk for each layout
  ///   narrower than the answer where not.
  func leastLimit(forLines lines: Int) -> Int? {
    guard lineCount(limit: .max) <= lines else { return nil }
    guard let steady = firstSteadyLimit, lineCount(limit: steady) > lines else {
      var limit = 0
      while true {
        let layout = layout(limit: limit)
        if layout.lines <= lines { return limit }
        guard layout.next > limit, layout.next != .max else { return nil }
        limit = layout.next
      }
    }
    return leastLimit(forLines: lines, above: steady, to: end)
  }

  /// A limit that takes every paragraph on one line.
  var end: Int {
    var widest = 0
    for paragraph in 0..<source.paragraphCount where source.paragraphEnd(paragraph) > 0 {
      widest = max(widest, source.end(source.paragraphEnd(paragraph) - 1))
    }
    return widest
  }

  /// The same between a limit with more lines and one with no more.
  func leastLimit(forLines lines: Int, above low: Int, to high: Int) -> Int {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineCount(limit: middle) <= lines { high = middle } else { low = middle }
    }
    return high
  }

  /// The limits from `low` on at which the number of lines changes, with the number from there on; the first is `low`. For
  /// limits at which positions alone decide.
  func steadySteps(from low: Int) -> [(limit: Int, lines: Int)] {
    let last = end
    let fewest = lineCount(limit: max(low, last))
    var steps = [(limit: low, lines: lineCount(limit: low))]
    while let step = steps.last, step.lines > fewest {
      let limit = leastLimit(forLines: step.lines - 1, above: step.limit, to: max(step.limit + 1, last))
      steps.append((limit, lineCount(limit: limit)))
    }
    return steps
  }
}
