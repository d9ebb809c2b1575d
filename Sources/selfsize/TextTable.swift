internal import LayoutFixtures

/// A table for people: the first column to the left, the others to the right, as wide as what stands in them.
struct TextTable {
  private var rows: [[String]]
  private let leftColumns: Set<Int>

  /// A table with a head, and the columns whose cells stand to the left.
  init(head: [String], leftColumns: Set<Int> = [0]) {
    rows = [head]
    self.leftColumns = leftColumns
  }

  /// Adds a row, control characters spelled; columns that it lacks stay empty.
  mutating func add(_ row: [String]) { rows.append(row.map(\.withVisibleControls)) }

  /// The lines of the table, without spaces at their ends.
  var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? Self.width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: max(0, widths[column] - Self.width(of: cell)))
        line += (column == 0 ? "" : "  ") + (leftColumns.contains(column) ? cell + space : space + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The number of terminal columns of a text: those of each character's base.
  private static func width(of text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.first?.terminalColumns ?? 0) }
  }
}
