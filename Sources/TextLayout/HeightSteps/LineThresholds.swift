/// From which limit on a label has so few lines: what height steps, inverse questions and balancing are made of (rules R2
/// and R3). Lines that are filled evenly are counted as if they were not: they are as many.
struct LineThresholds {
  let label: LabelStorage

  /// The lines at a limit, and the limits between which they stay.
  struct Layout {
    var lines = 0
    /// The least limit at which no line ends elsewhere, and the least greater one at which one does; `Int.max` for none.
    var least = 0
    var next = Int.max
  }

  /// The lines at a limit, the first `most` of them.
  ///
  /// - Parameter isExact: whether the least limit is asked for also where only clusters tell it.
  func layout(limit: Int, most: Int = .max, isExact: Bool = false) -> Layout {
    var filler = LineFiller(label, limit: limit)
    filler.isGreedy = label.hasLinesAlike
    var layout = Layout()
    while layout.lines < most, let line = filler.next() {
      layout.lines += 1
      layout.next = min(layout.next, line.next)
      if line.least > layout.least {
        layout.least = max(layout.least, isExact ? filler.least(of: line) : line.least)
      }
    }
    return layout
  }

  /// The least limit at which positions alone decide where lines end, so that the number of lines never rises from
  /// there on (rule W6): that of the widest piece that no line may end inside of. Nil where something else decides too.
  var firstSteadyLimit: Int? {
    if label.flags.contains(.isSteady) { return Int(label.head.widest) }
    guard label.flags.isDisjoint(with: .needsSlack) else { return nil }
    let segments = label.segments
    var (widest, start) = (0, 0)
    for index in 0..<segments.count {
      let kind = segments.kind(index)
      guard kind.flags.isSubset(of: .steady) else { return nil }
      let (content, isLast) = (segments.contentEnd(index), index + 1 == segments.count)
      widest = max(widest, content - start + (isLast ? 0 : Int(kind.hyphen)))
      let end = segments.advanceEnd(index)
      if !kind.flags.contains(.noBreak) { start = end }
      if kind.flags.contains(.rebases) { start -= end }
    }
    return widest + (label.style.indents?.most ?? 0)
  }

  /// The least limit for at most `lines` lines; nil if there is none.
  ///
  /// - Complexity: O(log *w*) walks in the width of the label where positions alone decide; else a walk for each layout
  ///   narrower than the answer, but for those that cannot hold the text.
  func leastLimit(forLines lines: Int) -> Int? {
    guard label.lineCount(limit: .max) <= lines else { return nil }
    guard let steady = firstSteadyLimit, label.lineCount(limit: steady) > lines else {
      var limit = lowerBound(forLines: lines)
      while true {
        let layout = layout(limit: limit)
        if layout.lines <= lines { return limit }
        guard layout.next > limit, layout.next != .max else { return nil }
        limit = layout.next
      }
    }
    return firstLimit(after: layout(limit: steady)) { $0.lines <= lines }?.limit
  }

  /// A limit below which there are more than `lines` lines: what stands on a line is as wide as its limit, or a piece that no line may
  /// end inside of; and behind it spaces trail.
  func lowerBound(forLines lines: Int) -> Int {
    let style = label.style
    guard lines > 0, style.indents?.isInside ?? true, style.style.spacingTrim == .spaceAll,
      style.style.hangingPunctuation.isEmpty
    else { return 0 }
    let segments = label.segments
    var (all, trailing, greatestTrailing) = (0, 0, 0)
    for index in 0..<segments.count {
      let (kind, start) = (segments.kind(index), segments.segmentStart(index))
      let advance = segments.contentEnd(index) + kind.trailing - start
      all += advance
      trailing = kind.flags.contains(.trailingOnly) ? trailing + advance : kind.trailing
      greatestTrailing = max(greatestTrailing, trailing)
    }
    var filler = LineFiller(label, limit: 0)
    filler.isGreedy = true
    var piece = 0
    while let line = filler.next() { piece = max(piece, line.width) }
    let clusters = filler.clusters()
    let lessening = clusters.greatestLessening + clusters.greatestStartLessening
    let bound = all / lines - greatestTrailing - lessening
    return bound > piece + lessening ? bound : 0
  }

  /// The least limit beyond a layout's at which lines satisfy a condition that all wider ones do too; nil if none do. From the
  /// first steady limit on.
  ///
  /// The search goes by layouts, not by halves: one that satisfies it holds down to its own least limit, another up to the
  /// next limit that changes any line.
  func firstLimit(after layout: Layout, where isReached: (Layout) -> Bool) -> (limit: Int, layout: Layout)? {
    guard layout.next != .max else { return nil }
    var low = layout.next - 1
    var found: (limit: Int, layout: Layout)?
    var stride = max(1, low / (2 * layout.lines))
    while found.map({ $0.limit - low > 1 }) ?? true {
      let middle = found.map { low + ($0.limit - low) / 2 } ?? low + stride
      let tried = self.layout(limit: middle)
      if isReached(tried) {
        found = (max(tried.least, low + 1), tried)
      } else {
        guard tried.next != .max else { return nil }
        low = tried.next - 1
        stride = min(stride * 2, 1 << 60)
      }
    }
    return found
  }

  /// The limits from `low` on at which the number of lines changes, with the number from there on; the first is `low`, a
  /// steady limit.
  func steadySteps(from low: Int) -> [(limit: Int, lines: Int)] {
    var layout = layout(limit: low)
    var steps = [(limit: low, lines: layout.lines)]
    while let step = steps.last, let found = firstLimit(after: layout, where: { $0.lines < step.lines }) {
      layout = found.layout
      steps.append((found.limit, layout.lines))
    }
    return steps
  }

  /// The limits `[from, to)` around one at which the label has the same height; `to` is `Int.max` for no end.
  ///
  /// - Complexity: O(log *w*) walks from the first steady limit on where lines are alike; else a walk for each layout of the same
  ///   height, of which no more than some thousands are looked at.
  func heightRange(around limit: Int) -> (from: Int, to: Int) {
    let height = label.height(limit: limit)
    let steady = label.hasLinesAlike ? firstSteadyLimit : nil
    return (lowerEnd(ofHeight: height, from: limit, steady: steady), endOfHeight(from: limit))
  }

  /// The least limit beyond one at which the label has another height; `Int.max` for none.
  func endOfHeight(from limit: Int) -> Int {
    let steady = label.hasLinesAlike ? firstSteadyLimit : nil
    return upperEnd(ofHeight: label.height(limit: limit), from: limit, steady: steady)
  }

  /// The most layouts that are walked.
  static let mostLayouts = 4_000

  private func upperEnd(ofHeight height: Double, from limit: Int, steady: Int?) -> Int {
    var limit = limit
    for _ in 0..<Self.mostLayouts {
      if let steady, limit >= steady {
        let style = label.style
        let found = firstLimit(after: layout(limit: limit)) { style.height(lines: $0.lines) < height }
        return found?.limit ?? .max
      }
      let next = layout(limit: limit, most: label.style.lineLimit).next
      guard next != .max, next > limit else { return next }
      // Limits closer than a 64th of a point are those of the same width, of which the last one counts.
      let last = label.widths.limit(for: label.widths.sixtyFourths(next) / 64)
      if label.height(limit: last) != height { return next }
      limit = last
    }
    return limit + 1
  }

  private func lowerEnd(ofHeight height: Double, from limit: Int, steady: Int?) -> Int {
    var limit = limit
    if let steady, limit > steady {
      let style = label.style
      let first = layout(limit: steady)
      if style.height(lines: first.lines) > height {
        return firstLimit(after: first) { style.height(lines: $0.lines) <= height }?.limit ?? limit
      }
      limit = steady
    }
    for _ in 0..<Self.mostLayouts {
      let least = layout(limit: limit, most: label.style.lineLimit, isExact: true).least
      if least <= 0 { return 0 }
      guard least <= limit else { return limit }
      let before = label.widths.limit(for: (label.widths.sixtyFourths(least) - 1) / 64)
      if before < 0 || before >= least || label.height(limit: before) != height { return least }
      limit = before
    }
    return limit
  }
}
