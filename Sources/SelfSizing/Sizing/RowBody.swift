/// What makes a row as tall as it is.
public enum RowBody: Sendable {
  /// One height at every width.
  case fixed(Double)
  /// A measurement of the host's own: the height at a width.
  case measured(@Sendable (Double) -> RowHeight)
}

extension RowBody {
  /// A digest of all that the height depends on beside the width; nil where it cannot be told.
  var digest: UInt64? {
    var digest = ContentDigest()
    switch self {
    case .fixed(let height): digest.combine(height)
    case .measured: return nil
    }
    return digest.value
  }
}

/// A row made ready to be measured at any width.
enum PreparedBody: Sendable {
  case fixed(Double)
  case measured(@Sendable (Double) -> RowHeight)

  /// The height at a width.
  func height(width: Double) throws(RowError) -> RowHeight {
    switch self {
    case .fixed(let height): RowHeight(height)
    case .measured(let measure): measure(width)
    }
  }
}
