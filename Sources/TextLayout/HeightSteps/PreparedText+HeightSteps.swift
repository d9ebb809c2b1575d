#if canImport(Glibc)
  internal import Glibc
#endif

/// A height, and the widths in which it holds (rule R2).
public struct HeightInterval: Hashable, Sendable {
  /// The height in points.
  public var height: Double
  /// The least width with this height, in points.
  public var from: Double
  /// The end, not included, of the widths with this height; infinite where it holds for all that are wider.
  public var to: Double
}

extension PreparedText {
  /// The label with its heights kept as steps, so that the height at a further width is looked up, not walked.
  ///
  /// Worth it for a label that is measured at several widths; one of which too much would have to be kept stays as it
  /// is, and is walked with the same answers.
  ///
  /// - Complexity: O(*s* log *w*) walks for *s* steps and a label *w* units wide; where lines differ in height, or breaks
  ///   change widths, a walk for each layout of the label. 8 bytes a step.
  public func keepingHeightSteps() -> PreparedText {
    return PreparedText(
      storage.copy(style: setting, steps: storage.hasLinesAlike ? steadySteps() : everyStep()))
  }

  /// The memory that kept steps take up, 0 without.
  public var heightStepsSize: Int { withKeptSteps { $0.byteCount } ?? 0 }

  /// True if the label's heights are kept as steps.
  var hasKeptSteps: Bool { storage.flags.contains(.hasSteps) }

  /// Steps of a label whose lines are all alike: one for each number of lines, from the width on at which no word is broken.
  private func steadySteps() -> HeightSteps? {
    let thresholds = LineThresholds(label: storage)
    guard let low = thresholds.firstSteadyLimit else { return everyStep() }
    var steps: [(width: Int32, height: Double)] = []
    for step in thresholds.steadySteps(from: low) {
      guard add(setting.height(lines: step.lines), from: step.limit, to: &steps) else { return nil }
    }
    return makeSteps(steps)
  }

  /// Steps of any label, every layout walked: from the width on at which no word is broken, where that is all that
  /// matters, else from 0 on.
  private func everyStep() -> HeightSteps? {
    let thresholds = LineThresholds(label: storage)
    var steps: [(width: Int32, height: Double)] = []
    var limit = thresholds.firstSteadyLimit ?? 0
    for _ in 0..<LineThresholds.mostLayouts {
      guard add(storage.height(limit: limit), from: limit, to: &steps) else { return nil }
      let next = thresholds.layout(limit: limit, most: lineLimit).next
      guard next != .max else { return makeSteps(steps) }
      guard next > limit else { return nil }
      limit = next
    }
    return nil
  }

  /// Appends a step, or lengthens the last one; false for a width that is out of reach.
  private func add(_ height: Double, from limit: Int, to steps: inout [(width: Int32, height: Double)])
    -> Bool
  {
    let width = sixtyFourths(limit)
    guard width < Double(Int32.max - 1) else { return false }
    // Limits closer than a 64th come to the same width, of which the last one counts.
    if let last = steps.last, Double(last.width) == width { steps.removeLast() }
    if steps.last?.height != height { steps.append((Int32(width), height)) }
    return true
  }

  /// Steps in their own memory, to be handed to a body; nil where it has no room for such heights.
  func makeSteps(_ steps: [(width: Int32, height: Double)]) -> HeightSteps? {
    HeightSteps(steps, scale: style.lineMetrics.scale ?? 1)
  }

  /// The height at a width, with the widths in which it holds.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: O(log *w*) walks for a label *w* units wide whose lines are alike, and where no word is broken; else a walk
  ///   for each layout of the same height.
  public func heightInterval(width: Double) throws(TextError) -> HeightInterval {
    try TextError.checkWidth(width)
    let limit = limit(for: width)
    let range = LineThresholds(label: storage).heightRange(around: limit)
    return HeightInterval(
      height: storage.height(limit: limit), from: self.width(ofLimit: range.from),
      to: self.width(ofLimit: range.to))
  }

  /// The heights of the label at all widths, by rising width: each interval ends where the next begins, the last never.
  ///
  /// ```swift
  /// for interval in text.heightIntervals() { print(interval.from, interval.height) }
  /// ```
  ///
  /// - Parameter width: a width of the first interval, in points; less than 0, and no number, count as 0.
  /// - Complexity: for each interval what ``heightInterval(width:)`` takes.
  public func heightIntervals(from width: Double = 0) -> [HeightInterval] {
    let thresholds = LineThresholds(label: storage)
    var limit = limit(for: width.isNaN ? 0 : width)
    var range = thresholds.heightRange(around: limit)
    var intervals: [HeightInterval] = []
    while true {
      let height = storage.height(limit: limit)
      let to = self.width(ofLimit: range.to)
      // Where one height has very many layouts they are walked piece by piece.
      if intervals.last?.height == height {
        intervals[intervals.count - 1].to = to
      } else {
        let from = intervals.last?.to ?? self.width(ofLimit: range.from)
        intervals.append(HeightInterval(height: height, from: from, to: to))
      }
      guard to.isFinite, self.limit(for: to) > limit else { return intervals }
      limit = self.limit(for: to)
      range = (limit, thresholds.endOfHeight(from: limit))
    }
  }

  /// The least width that has a limit; infinite for none.
  private func width(ofLimit limit: Int) -> Double {
    limit == .max ? .infinity : limit == 0 ? 0 : sixtyFourths(limit) / 64
  }

  /// The width in whole 64ths, as far as steps reach; 0 for what is no number.
  static func sixtyFourths(of width: Double) -> Int32 {
    let scaled = width * 64
    guard scaled < 0x1p31 - 1 else { return scaled.isNaN ? 0 : .max - 1 }
    return Int32(max(0, scaled))
  }

  // MARK: Inverse questions

  /// The least width with at most `lines` lines, the label's line limit left out; nil if the label always has more (rule R3).
  public func leastWidth(forLines lines: Int) -> Double? {
    let limit = LineThresholds(label: storage).leastLimit(forLines: lines)
    return limit.map { sixtyFourths($0) / 64 }
  }

  /// The widest width that still gives `lines` lines, to a 64th of a point: infinite for the fewest that the label can
  /// have; nil if no width gives just so many (rule R3).
  public func widestWidth(forLines lines: Int) -> Double? {
    let thresholds = LineThresholds(label: storage)
    let fewest = storage.lineCount(limit: .max)
    guard lines > fewest else { return lines == fewest ? .infinity : nil }
    let steady = thresholds.firstSteadyLimit
    if let steady, let least = thresholds.leastLimit(forLines: lines - 1), least > steady {
      return width(below: least, with: lines)
    }
    // Where words are cut the number may rise again: the last of all layouts with so many lines counts.
    var widest: Double?
    var limit = thresholds.lowerBound(forLines: lines)
    while true {
      let layout = thresholds.layout(limit: limit)
      guard layout.next > limit, layout.next != .max else { return widest }
      if layout.lines == lines { widest = width(below: layout.next, with: lines) ?? widest }
      if let steady, limit >= steady, layout.lines < lines { return widest }
      limit = layout.next
    }
  }

  /// The widest width below a limit in units; nil if it has another number of lines, as between limits that are less than a 64th apart.
  private func width(below limit: Int, with lines: Int) -> Double? {
    let width = (sixtyFourths(limit) - 1) / 64
    return storage.lineCount(limit: self.limit(for: width)) == lines ? width : nil
  }

  /// The least width with no more lines than at `width`: there they are of the most even length.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  public func balancedWidth(width: Double) throws(TextError) -> Double {
    try TextError.checkWidth(width)
    let lines = storage.lineCount(limit: limit(for: width))
    return min(width, leastWidth(forLines: lines) ?? width)
  }
}
