public import RowLayout

/// A part of a row, or the row itself, that does not come out as expected.
public struct RowMismatch: Hashable, Sendable, CustomStringConvertible {
  /// A difference.
  public enum Change: Hashable, Sendable {
    /// Some of its numbers.
    case numbers([NumberDifference])
    /// It is expected, and not shown.
    case missing
    /// It is shown, and not expected.
    case unexpected
  }

  /// The row's name.
  public var row: String
  /// The row's proposal.
  public var proposal: ProposedSize
  /// The part: its kind, its id and the parts around it, as `text "body" in padding > hstack`; nil for the row itself.
  public var part: String?
  /// The change.
  public var change: Change
  /// The rule behind the part, or behind what makes the row as tall as it is; empty where none is known.
  public var reason: String

  /// A sentence: `quote at 320: height is 66, expected 44 (22 more); tallest inside: …`.
  public var description: String { "\(row.withVisibleControls) at \(proposal.title): \(difference)" }

  /// The sentence without the row and the proposal.
  public var difference: String {
    let changed =
      switch change {
      case .numbers(let numbers): numbers.map(\.description).joined(separator: ", ")
      case .missing: "expected, and not shown"
      case .unexpected: "shown, and not expected"
      }
    let name = part.map { "\($0.withVisibleControls): " } ?? ""
    return name + changed + (reason.isEmpty ? "" : "; \(reason)")
  }

  /// True if a size differs or the part came or went, and not its place alone.
  var isMoreThanMoved: Bool {
    guard case .numbers(let numbers) = change else { return true }
    return numbers.contains { $0.dimension == "width" || $0.dimension == "height" }
  }
}

/// A number that differs from what is expected.
public struct NumberDifference: Hashable, Sendable, CustomStringConvertible {
  /// `x`, `y`, `width` or `height`.
  public var dimension: String
  /// The expectation, in points.
  public var expected: Double
  /// The measurement, in points.
  public var actual: Double

  /// `height is 66, expected 44 (22 more)`.
  public var description: String {
    let more = dimension == "x" ? "further right" : dimension == "y" ? "further down" : "more"
    let less = dimension == "x" ? "further left" : dimension == "y" ? "further up" : "less"
    let distance = (abs(actual - expected)).spelled
    return "\(dimension) is \(actual.spelled), expected \(expected.spelled) "
      + "(\(distance) \(actual > expected ? more : less))"
  }

  /// The numbers of two lists that lie further apart than the tolerance, or are no numbers.
  static func between(
    _ expected: [Double], _ actual: [Double], named names: [String], tolerance: Double
  ) -> [NumberDifference] {
    zip(names, zip(expected, actual)).compactMap { name, values in
      if values.0 == values.1 || abs(values.0 - values.1) <= tolerance { return nil }
      return NumberDifference(dimension: name, expected: values.0, actual: values.1)
    }
  }
}
