public import RowLayout

/// What makes a row as tall as it is.
public enum RowBody: Sendable {
  /// One height at every width.
  case fixed(Double)
  /// A measurement of the host's own: the height at a width.
  case measured(@Sendable (Double) -> RowHeight)
  /// A described row.
  case described(RowDescription)
}

extension RowBody {
  /// A digest of all that the height depends on beside width and environment, the same in every process; nil where it
  /// cannot be told, since part of the row is code.
  public var digest: UInt64? {
    switch self {
    case .fixed(let height):
      var digest = ContentDigest()
      digest.combine(height)
      return digest.value
    case .measured: return nil
    case .described(let row):
      let digest = DescriptionDigest(of: row)
      return digest.isOpaque ? nil : digest.content.value
    }
  }
}

/// A row made ready to be measured at any width.
enum PreparedBody: Sendable {
  case fixed(Double)
  case measured(@Sendable (Double) -> RowHeight)
  case row(PreparedRow)

  /// The height at a width.
  func height(width: Double) throws(RowError) -> RowHeight {
    switch self {
    case .fixed(let height): return RowHeight(height)
    case .measured(let measure): return measure(width)
    case .row(let row):
      let found = try row.measure(width: width)
      return RowHeight(found.height, validFrom: found.validFrom, validTo: found.validTo)
    }
  }
}
