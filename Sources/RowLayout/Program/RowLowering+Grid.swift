extension RowLowering {
  /// A cell before its place is known.
  private struct Cell {
    var part: Part
    var wish = GridCell()
    var row: Int
    var fillsRow: Bool
  }

  /// Lowers a grid: every row's cells side by side, whatever stands without a row over the whole width.
  mutating func lowerGrid(
    _ description: RowDescription, _ grid: GridDescription, _ children: [RowDescription],
    _ context: Context
  ) throws(RowError) -> Lowered {
    let inner = context.along(nil)
    var rowGuides: [GuideKey] = []
    var cells: [Cell] = []
    for part in try partsOfContainer(children, inner) {
      let row = rowGuides.count
      if let (alignment, members) = part.description.gridRow {
        rowGuides.append((alignment ?? grid.alignment.vertical).key)
        var found: [Part] = []
        try spread(members, "children", inner.at(part.place), into: &found)
        cells += found.map { Cell(part: $0, row: row, fillsRow: false) }
      } else {
        rowGuides.append(grid.alignment.vertical.key)
        cells.append(Cell(part: part, row: row, fillsRow: true))
      }
    }
    for place in cells.indices { cells[place].wish = cells[place].part.description.gridWish }
    let node = try add(.grid, description, context)
    setAlignment(grid.alignment, of: node)
    program.nodes[node].isMonotone = false
    keepAnswers(of: node)
    let lowered = try fill(node, cells.map { $0.part }, inner)
    var layout = try placed(cells, grid)
    layout.rowGuides = rowGuides.map { Int(program.use($0)) }
    setGaps(of: &layout, grid, lowered.map { $0.spacing })
    program.nodes[node].payload = Int32(program.grids.count)
    program.grids.append(layout)
    return Lowered(node: node, spacing: .pile(lowered.map { $0.spacing }))
  }

  /// Gives the cells their columns.
  private mutating func placed(_ cells: [Cell], _ grid: GridDescription) throws(RowError) -> GridProgram {
    var layout = GridProgram()
    var column = 0
    var row = -1
    var columns = 0
    for cell in cells {
      if cell.row != row { column = 0 }
      row = cell.row
      let span = cell.fillsRow ? 1 : max(1, cell.wish.columns ?? 1)
      let limit = min(limits.columns, RowLimits.maximumColumns)
      guard span <= limit, column + span <= limit else {
        throw RowError(.tooManyParts, path: cell.part.path, "A grid has at most \(limit) columns.")
      }
      if span > 1 { layout.spannedColumns += span }
      // Each column counts, as each is looked at for each cell.
      partCount += span - 1
      guard partCount <= mostParts else {
        throw RowError(
          .tooManyParts, path: cell.part.path,
          "A row has at most \(mostParts) parts, each further column of a cell counted as one.")
      }
      layout.cells.append(
        GridProgram.Cell(
          row: row, column: cell.fillsRow ? 0 : column, span: span, fillsRow: cell.fillsRow,
          anchor: cell.wish.anchor, unsizedAxes: cell.wish.unsizedAxes ?? []))
      if !cell.fillsRow {
        column += span
        columns = max(columns, column)
      }
    }
    let guide = program.use(grid.alignment.horizontal.key)
    layout.columnGuides = Array(repeating: Int(guide), count: columns)
    for (place, cell) in cells.enumerated() {
      guard let own = cell.wish.columnAlignment, !cell.fillsRow else { continue }
      layout.columnGuides[layout.cells[place].column] = Int(program.use(own.key))
    }
    return layout
  }

  /// The gaps between columns and rows: the given spacing, or the largest that two neighbouring cells want.
  private func setGaps(of layout: inout GridProgram, _ grid: GridDescription, _ spacings: [Spacing]) {
    let columns = max(0, layout.columnGuides.count - 1)
    let rows = max(0, layout.rowGuides.count - 1)
    layout.columnGaps = Array(repeating: grid.horizontalSpacing ?? 0, count: columns)
    layout.rowGaps = Array(repeating: grid.verticalSpacing ?? 0, count: rows)
    let cellsAbove = grid.verticalSpacing == nil ? layout.cellsAbove() : []
    for (place, cell) in layout.cells.enumerated() {
      if grid.horizontalSpacing == nil, place > 0, layout.cells[place - 1].row == cell.row, !cell.fillsRow {
        let gap = spacings[place - 1].gap(to: spacings[place], along: .horizontal)
        layout.columnGaps[cell.column - 1] = max(layout.columnGaps[cell.column - 1], gap)
      }
      if grid.verticalSpacing == nil, cell.row > 0, let above = cellsAbove[place] {
        let gap = spacings[above].gap(to: spacings[place], along: .vertical)
        layout.rowGaps[cell.row - 1] = max(layout.rowGaps[cell.row - 1], gap)
      }
    }
  }
}

extension RowDescription {
  /// The row of a grid that this is, seen through what applies to all of its cells.
  fileprivate var gridRow: (VerticalAlignment?, [RowDescription])? {
    switch kind {
    case .gridRow(let alignment, let children): return (alignment, children)
    case .environment(let change, let child):
      guard let (alignment, children) = child.gridRow else { return nil }
      return (alignment, children.map { RowDescription(.environment(change, child: $0)) })
    case .style(let style, let child):
      guard let (alignment, children) = child.gridRow else { return nil }
      return (alignment, children.map { RowDescription(.style(style, child: $0)) })
    default: return nil
    }
  }

  /// The grid settings of a cell, seen through the modifiers around it.
  fileprivate var gridWish: GridCell {
    var wish = kind.modified?.gridWish ?? GridCell()
    if case .gridCell(let own, _) = kind {
      wish.columns = own.columns ?? wish.columns
      wish.anchor = own.anchor ?? wish.anchor
      wish.columnAlignment = own.columnAlignment ?? wish.columnAlignment
      wish.unsizedAxes = own.unsizedAxes ?? wish.unsizedAxes
    }
    return wish
  }
}
