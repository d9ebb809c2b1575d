public import RowLayout

/// The source of a row's height.
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
  public var digest: UInt64? { DigestedBody(self).content }
}

/// The source of a row's height, with the digests by which it is found again.
struct DigestedBody: Sendable {
  let body: RowBody
  /// The digests of a described row.
  let description: DescriptionDigest?
  /// A digest of all that the height depends on beside width and environment (``RowBody/digest``).
  let content: UInt64?

  init(_ body: RowBody) {
    self.body = body
    switch body {
    case .fixed(let height):
      var digest = ContentDigest()
      digest.combine(height)
      (description, content) = (nil, digest.value)
    case .measured: (description, content) = (nil, nil)
    case .described(let row):
      let digest = DescriptionDigest(of: row)
      (description, content) = (digest, digest.isOpaque ? nil : digest.content.value)
    }
  }
}

/// A row made ready to be measured at any width.
enum PreparedBody: Sendable {
  case fixed(Double)
  case measured(@Sendable (Double) -> RowHeight)
  case row(PreparedRow)
  /// A row of a list that scrolls sideways, as wide as it wants to be.
  case column(PreparedRow)

  /// The height at a width; of a column, its width at a height.
  func height(width: Double) throws(RowError) -> RowHeight {
    switch self {
    case .fixed(let height): return RowHeight(height)
    case .measured(let measure): return measure(width)
    case .row(let row):
      let found = try row.measure(width: width)
      return RowHeight(found.height, validFrom: found.validFrom, validTo: found.validTo)
    case .column(let row):
      let size = try row.size(ProposedSize(width: nil, height: width))
      return RowHeight(size.width, validFrom: width, validTo: width.nextUp)
    }
  }
}
