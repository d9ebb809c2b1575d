/// The height of a row at every width of a range, as pieces in which it stays as it is or changes evenly.
public struct RowHeightSteps: Hashable, Sendable {
  /// A range of widths with one height.
  public struct Step: Hashable, Sendable {
    /// The least width, in points.
    public var from: Double
    /// The end of the widths, not included but for the last step.
    public var to: Double
    /// The height at the least width, in points.
    public var height: Double
    /// The height added by each point of width: 0 for nearly all rows.
    public var slope: Double
    /// True if the height was requested at the least width only: of custom containers it is not known how far their
    /// answers hold.
    public var isSampled: Bool

    /// The height at a width of the step.
    func height(at width: Double) -> Double { slope == 0 ? height : height + slope * (width - from) }
  }

  /// The steps by rising width, without gaps.
  public let steps: [Step]

  /// The height at a width; nil outside the range.
  ///
  /// - Complexity: logarithmic in the number of steps.
  public func height(width: Double) -> Double? {
    guard let last = steps.last, width <= last.to else { return nil }
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].from <= width { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1].height(at: width) : nil
  }
}

extension PreparedRow {
  /// The height at every width of a range.
  ///
  /// - Parameters:
  ///   - widths: the widths, in points.
  ///   - height: the height that is proposed with each; nil leaves it open.
  /// - Throws: ``RowError`` if a bound is not finite, or as ``measure(_:)`` does.
  /// - Complexity: one measurement for each step; where a measurement does not say how far it holds, one for each half
  ///   point, 4,096 at most.
  public func heightSteps(
    widths: ClosedRange<Double>, height: Double? = nil
  ) throws(RowError) -> RowHeightSteps {
    guard widths.lowerBound.isFinite, widths.upperBound.isFinite else {
      throw RowError(.invalidNumber, "Height steps are made for widths from one finite number to another.")
    }
    var width = max(0, widths.lowerBound)
    var walk = HeightStepWalk(from: width, to: widths.upperBound)
    while width < walk.end || walk.steps.isEmpty {
      var piece = try piece(at: width, height: height)
      // Just before the end of a piece rounding leaves a sliver of it, which says nothing of what comes next.
      if piece.length < HeightStepWalk.sliver {
        piece = try self.piece(at: width + HeightStepWalk.sliver, height: height)
        piece.height -= piece.slope * HeightStepWalk.sliver
        if piece.length >= HeightStepWalk.sliver { piece.length += HeightStepWalk.sliver }
      }
      width = walk.add(piece, from: width)
    }
    return RowHeightSteps(steps: walk.steps)
  }

  /// The height at a width, how it changes, and for how many more points of width that is known.
  private func piece(at width: Double, height: Double?) throws(RowError) -> HeightStepWalk.Piece {
    let offer = try checked(ProposedSize(width: width, height: height))
    var piece = HeightStepWalk.Piece(height: 0, slope: 0, length: 0)
    try withResolver { resolver in
      let length = resolver.size(0, offer).height
      piece = .init(height: length.value, slope: length.byWidth, length: max(0, resolver.interval.width.high))
    }
    return piece
  }
}

/// Steps found so far, and where they end.
private struct HeightStepWalk {
  struct Piece {
    var height: Double
    var slope: Double
    var length: Double
  }

  /// Far below the 64th of a point by which lines break, far above what rounding leaves.
  static let sliver = 1e-6

  let end: Double
  private(set) var steps: [RowHeightSteps.Step] = []
  /// From one measurement to the next where none says how far it holds.
  private let sampleDistance: Double

  init(from start: Double, to end: Double) {
    self.end = end
    sampleDistance = max(0.5, (end - start) / 4096)
  }

  /// Adds what holds from a width on; returns the width at which to go on.
  mutating func add(_ piece: Piece, from width: Double) -> Double {
    let isSampled = piece.length < Self.sliver
    let next = width + (isSampled ? sampleDistance : piece.length)
    let to = min(end, max(width.nextUp, next))
    let step = RowHeightSteps.Step(
      from: width, to: to, height: piece.height, slope: isSampled ? 0 : piece.slope, isSampled: isSampled)
    if let last = steps.last, last.isSampled == isSampled, last.slope == step.slope,
      abs(last.height(at: width) - step.height) < 1e-9
    {
      steps[steps.count - 1].to = to
    } else {
      steps.append(step)
    }
    return to
  }
}
