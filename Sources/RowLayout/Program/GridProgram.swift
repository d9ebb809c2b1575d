/// The rows and columns of a grid in a program.
struct GridProgram: Sendable {
  /// A cell: where it is and what it asks for.
  struct Cell: Sendable {
    var row = 0
    var column = 0
    var span = 1
    /// True if it stands without a row and takes the whole width.
    var fillsRow = false
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
  }

  /// The cells, in the order of the node's children.
  var cells: [Cell] = []
  /// The columns over which cells of several columns go, all in all.
  var spannedColumns = 0
  var columnGuides: [Int] = []
  var rowGuides: [Int] = []
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []

  /// For each cell, the nearest cell of the rows above that covers its first column; nil where there is none.
  ///
  /// - Complexity: linear in the number of cells, however many columns they cover.
  func cellsAbove() -> [Int?] {
    /// The cells seen from below, the leftmost last, each from where the one before it ends.
    var lowest: [(cell: Int, end: Int)] = []
    var result: [Int?] = []
    var first = 0
    while first < cells.count {
      let row = cells[first...].prefix { $0.row == cells[first].row }.indices
      var ends: [Int] = []
      for place in row {
        let cell = cells[place]
        while let last = lowest.last, last.end <= cell.column { lowest.removeLast() }
        result.append(lowest.last?.cell)
        ends.append(cell.fillsRow ? columnGuides.count : cell.column + cell.span)
      }
      while let last = lowest.last, last.end <= ends[ends.count - 1] { lowest.removeLast() }
      for (place, end) in zip(row, ends).reversed() where end > 0 { lowest.append((place, end)) }
      first = row.upperBound
    }
    return result
  }
}
