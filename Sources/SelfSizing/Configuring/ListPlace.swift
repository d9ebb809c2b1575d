/// The place of something in a list: a row, or a section's header or footer.
public enum ListPlace: Hashable, Sendable, CustomStringConvertible {
  /// The header of a section.
  case header(Int)
  /// A row.
  case row(RowIndex)
  /// The footer of a section.
  case footer(Int)

  /// The number of the section.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let index): index.section
    }
  }

  /// The row's place; nil for a header or footer.
  public var rowIndex: RowIndex? {
    if case .row(let index) = self { index } else { nil }
  }

  /// The place in words, as "header 1" or "1.20".
  public var description: String {
    switch self {
    case .header(let section): "header \(section)"
    case .row(let index): "\(index)"
    case .footer(let section): "footer \(section)"
    }
  }
}
