public import RowLayout

extension RowTest {
  /// A height and the widths for which it holds.
  public struct Step: Hashable, Sendable {
    /// The least width.
    public let from: Double
    /// The end of the widths, not included; that of the last step is where looking ended.
    public let to: Double
    /// The height in points.
    public let height: Double
  }

  /// The heights at all widths of a range, of which there are as many as the row's height changes.
  ///
  /// Each height holds on an interval of widths that the row itself gives, so no width between two is missed; where the
  /// height follows the width it is taken every 1/64 point.
  ///
  /// - Parameters:
  ///   - widths: the widths to look at.
  ///   - limit: the most heights looked at.
  /// - Throws: `RowError` where the row cannot be measured, or a bound of the widths is not finite.
  public func heights(
    widths: ClosedRange<Double>, limit: Int = 100_000
  ) throws(RowError) -> [Step] {
    guard widths.lowerBound.isFinite, widths.upperBound.isFinite else {
      throw RowError(.invalidNumber, "Heights are looked at for widths from one finite number to another.")
    }
    var steps: [Step] = []
    var width = max(0, widths.lowerBound)
    var looked = 0
    while width <= widths.upperBound, looked < limit {
      looked += 1
      let measured = try row.measure(width: width)
      // A height that follows the width holds at one width alone.
      let followsWidth = measured.validTo <= width.nextUp
      let next = followsWidth ? max(width.nextUp, width + 1.0 / 64) : measured.validTo
      let end = min(next, widths.upperBound.nextUp)
      if let last = steps.last, last.height == measured.height {
        steps[steps.count - 1] = Step(from: last.from, to: end, height: last.height)
      } else {
        steps.append(Step(from: width, to: end, height: measured.height))
      }
      width = end
    }
    return steps
  }

  /// Checks that the row is never taller where it is wider, as rows of texts are whose parts keep their sizes.
  ///
  /// It must not hold of rows with parts that grow with the width (an aspect ratio), nor need it of rows in which a wide
  /// text takes width from another.
  ///
  /// - Returns: the first width at which the height grows, and the rule behind it; nil if it never does.
  public func verifyNeverTaller(widths: ClosedRange<Double> = 0...1000) -> String? {
    checked { () throws(RowError) in
      let steps = try heights(widths: widths)
      guard var narrow = steps.first else { return nil }
      for wide in steps {
        // What grows by less than the tolerance at a time grows all the same: the least height so far counts.
        if wide.height <= narrow.height { narrow = wide }
        if wide.height <= narrow.height + tolerance { continue }
        let mismatches = try comparison.mismatches(heights: [(wide.from, narrow.height)])
        return Report.text(
          head:
            "\(id) gets taller where it gets wider: \(narrow.height.spelled) high from \(narrow.from.spelled), "
            + "\(wide.height.spelled) from \(wide.from.spelled)", lines: mismatches.map(\.description))
      }
      return nil
    }
  }

  /// Checks that the row's height lies in a range at all widths, as for a row that is cut at a number of lines.
  ///
  /// - Returns: the first widths at which it does not, and the rule behind it; nil if it always does.
  public func verifyHeights(
    within heights: ClosedRange<Double>, widths: ClosedRange<Double> = 0...1000
  ) -> String? {
    checked { () throws(RowError) in
      for step in try self.heights(widths: widths) {
        let bound = min(max(step.height, heights.lowerBound), heights.upperBound)
        let mismatches = try comparison.mismatches(heights: [(step.from, bound)])
        guard !mismatches.isEmpty else { continue }
        return Report.text(
          head:
            "\(id) is not \(heights.lowerBound.spelled) to \(heights.upperBound.spelled) high at widths from "
            + "\(step.from.spelled) to \(step.to.spelled)", lines: mismatches.map(\.description))
      }
      return nil
    }
  }

  /// Checks that no part sticks out of the row, as a part does that is wider than its share.
  ///
  /// - Parameter widths: the widths to look at.
  /// - Returns: the parts that stick out at the first width where any does, and the rules behind them; nil if none does.
  public func verifyNothingSticksOut(widths: [Double]) -> String? {
    checked { () throws(RowError) in
      for width in widths {
        let shown = try ShownParts(of: row, at: .width(width))
        let bounds = RowSize(width: min(width, shown.size.width), height: shown.size.height)
        let outside = shown.parts.filter { part in
          part.frame.x < -tolerance || part.frame.y < -tolerance
            || part.frame.maxX > bounds.width + tolerance || part.frame.maxY > bounds.height + tolerance
        }
        guard !outside.isEmpty else { continue }
        let lines = outside.sorted { $0.depth > $1.depth }.map { part in
          "\(part.place): \(part.frame.numbers.map(\.spelled).joined(separator: " ")); \(part.reason)"
        }
        return Report.text(
          head:
            "parts of \(id) stick out of \(bounds.width.spelled) x \(bounds.height.spelled) at width \(width.spelled):",
          lines: lines)
      }
      return nil
    }
  }
}
