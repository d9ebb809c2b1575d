/// Measured heights to be kept beyond the run of a program: encode them, and give them to a list that shows the same
/// items later.
///
/// A height counts as measured again where the row's content is the same (by digest), the environment is the same, and
/// the width is one for which it holds; otherwise it serves as an estimate.
public struct SavedHeights<ID: Hashable & Codable>: Codable {
  struct Row: Codable {
    var id: ID
    var digest: UInt64
    var height: Double
    var validFrom: Double
    /// Nil where the height holds for all greater widths: JSON knows no infinity.
    var validTo: Double?
  }

  /// What beside content and width decides heights: fonts' names, scale, text size.
  let environment: UInt64
  let rows: [Row]

  /// The number of rows.
  public var count: Int { rows.count }
}

extension SavedHeights: Sendable where ID: Sendable {}
extension SavedHeights.Row: Sendable where ID: Sendable {}
