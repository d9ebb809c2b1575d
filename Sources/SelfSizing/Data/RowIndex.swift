/// The place of a row: its section, and its number there.
public struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the row in its section, from 0.
  public var row: Int

  /// A place.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The order of rows in the list.
  public static func < (a: RowIndex, b: RowIndex) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }

  /// Both numbers, as "1.20".
  public var description: String { "\(section).\(row)" }
}
