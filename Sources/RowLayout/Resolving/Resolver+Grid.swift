extension Resolver {
  /// The widths of a grid's columns and the heights of its rows under a proposal.
  struct GridLines {
    var columns: [Length]
    var rows: [Length]
    var width: Length
    var height: Length
  }

  /// The extent of the columns and rows; lengths are shared out as among a stack's children (rules S2 to S5).
  mutating func gridSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let lines = gridLines(index, proposal)
    return Extent(width: lines.width, height: lines.height)
  }

  private mutating func gridLines(_ index: Int, _ proposal: Proposal) -> GridLines {
    let grid = program.grids[Int(program.nodes[index].payload)]
    visits += grid.columnGuides.count + grid.spannedColumns
    let columnGaps = Length(grid.columnGaps.reduce(0, +))
    let rowGaps = Length(grid.rowGaps.reduce(0, +))
    var columns = shareColumns(index, grid, proposal.width - columnGaps, isOpen: proposal.width.isUnspecified)
    stretchForSpans(index, grid, &columns)
    var width = columns.reduce(columnGaps, +)
    for (place, cell) in zip(program.nodes[index].children, grid.cells)
    where cell.fillsRow && !cell.unsizedAxes.contains(.horizontal) {
      let offer = Proposal(width: proposal.width, height: .unspecified)
      width = larger(width, size(Int(program.childList[place]), offer).width)
    }
    let rows = shareRows(index, grid, columns, width, proposal.height, rowGaps)
    return GridLines(columns: columns, rows: rows, width: width, height: rows.reduce(rowGaps, +))
  }

  private func cellWidth(_ cell: GridProgram.Cell, _ grid: GridProgram, _ columns: [Length], _ width: Length)
    -> Length
  {
    guard !cell.fillsRow else { return width }
    var result = columns[cell.column]
    for column in cell.column + 1..<max(cell.column + 1, cell.column + cell.span) {
      result += columns[column] + Length(grid.columnGaps[column - 1])
    }
    return result
  }

  /// The widths of the columns by the cells that span one column.
  private mutating func shareColumns(
    _ index: Int, _ grid: GridProgram, _ available: Length, isOpen: Bool
  ) -> [Length] {
    let children = program.nodes[index].children
    var members = Array(repeating: [Int](), count: grid.columnGuides.count)
    for (place, cell) in zip(children, grid.cells)
    where cell.span == 1 && !cell.fillsRow && !cell.unsizedAxes.contains(.horizontal) {
      members[cell.column].append(Int(program.childList[place]))
    }
    return shareLines(members.count, available, isOpen: isOpen) { resolver, column, offer in
      var widest = Length.zero
      for child in members[column] {
        let proposal = Proposal(width: offer, height: .unspecified)
        widest = resolver.larger(widest, resolver.size(child, proposal).width)
      }
      return widest
    }
  }

  /// Shares a length out among lines: the least flexible first, each offered its part of what is left.
  private mutating func shareLines(
    _ count: Int, _ available: Length, isOpen: Bool,
    _ answer: (inout Resolver, Int, Length) -> Length
  ) -> [Length] {
    var result = Array(repeating: Length.zero, count: count)
    let isShared = !isOpen && available.value > 0 && available.value < .infinity
    guard isShared else {
      // Out of infinity every line is offered infinity, out of nothing nothing: the order does not matter.
      if !isOpen, available.value <= 0 { interval.keepNotNegative(.zero - available) }
      let offer = isOpen ? Length.unspecified : available.value > 0 ? .infinity : .zero
      for line in result.indices { result[line] = answer(&self, line, offer) }
      return result
    }
    var flexibility: [Flexibility] = []
    for line in result.indices {
      let least = answer(&self, line, .zero)
      flexibility.append(Flexibility(least: least, greatest: answer(&self, line, .infinity)))
    }
    var left = available
    let order = byFlexibility(Array(0..<Int32(count))) { flexibility[Int($0)] }
    for (step, line) in order.enumerated() {
      let offer = notNegative(left / Double(count - step))
      result[Int(line)] = answer(&self, Int(line), offer)
      left -= result[Int(line)]
    }
    return result
  }

  /// A cell over several columns that needs more than they have widens them evenly.
  private mutating func stretchForSpans(_ index: Int, _ grid: GridProgram, _ columns: inout [Length]) {
    for (place, cell) in zip(program.nodes[index].children, grid.cells)
    where cell.span > 1 && !cell.fillsRow && !cell.unsizedAxes.contains(.horizontal) {
      let width = cellWidth(cell, grid, columns, .zero)
      let offer = Proposal(width: width, height: .unspecified)
      let needed = size(Int(program.childList[place]), offer).width
      guard isLess(width, needed) else { continue }
      let extra = (needed - width) / Double(cell.span)
      for column in cell.column..<cell.column + cell.span { columns[column] += extra }
    }
  }

  private mutating func shareRows(
    _ index: Int, _ grid: GridProgram, _ columns: [Length], _ width: Length, _ height: Length,
    _ gaps: Length
  ) -> [Length] {
    let children = program.nodes[index].children
    var members = Array(repeating: [(child: Int, width: Length)](), count: grid.rowGuides.count)
    for (place, cell) in zip(children, grid.cells) where !cell.unsizedAxes.contains(.vertical) {
      members[cell.row].append((Int(program.childList[place]), cellWidth(cell, grid, columns, width)))
    }
    return shareLines(members.count, height - gaps, isOpen: height.isUnspecified) { resolver, row, offer in
      let guide = grid.rowGuides[row]
      var before = Length.zero
      var after = Length.zero
      for member in members[row] {
        let proposal = Proposal(width: member.width, height: offer)
        let size = resolver.size(member.child, proposal)
        let value =
          guide < 6
          ? resolver.plainGuide(guide, size.height)
          : resolver.guideValue(of: member.child, guide, proposal, size)
        before = resolver.larger(before, value)
        after = resolver.larger(after, size.height - value)
      }
      return before + after
    }
  }

  /// Gives the cells their places: by an anchor of their own, else by the guides of column and row.
  mutating func arrangeGrid(_ index: Int, _ proposal: Proposal, _ size: Extent) {
    let grid = program.grids[Int(program.nodes[index].payload)]
    let lines = gridLines(index, proposal)
    let children = program.nodes[index].children
    var lefts: [Length] = []
    var tops: [Length] = []
    var x = Length.zero
    for (column, width) in lines.columns.enumerated() {
      lefts.append(x)
      x += width + Length(column < grid.columnGaps.count ? grid.columnGaps[column] : 0)
    }
    var y = Length.zero
    for (row, height) in lines.rows.enumerated() {
      tops.append(y)
      y += height + Length(row < grid.rowGaps.count ? grid.rowGaps[row] : 0)
    }
    var rowLines = Array(repeating: Length.zero, count: lines.rows.count)
    for (place, cell) in zip(children, grid.cells) {
      let width = cellWidth(cell, grid, lines.columns, lines.width)
      propose(Proposal(width: width, height: lines.rows[cell.row]), to: place)
      if grid.rowGuides[cell.row] > 5 {
        rowLines[cell.row] = larger(rowLines[cell.row], guideValue(place, grid.rowGuides[cell.row]))
      }
    }
    for (place, cell) in zip(children, grid.cells) {
      let child = scratch.children[place]
      let left = cell.fillsRow ? Length.zero : lefts[cell.column]
      if let anchor = cell.anchor {
        scratch.children[place].x = left + (child.proposal.width - child.size.width) * anchor.x
        scratch.children[place].y =
          tops[cell.row] + (child.proposal.height - child.size.height) * anchor.y
        continue
      }
      let guide = grid.columnGuides.isEmpty ? 1 : grid.columnGuides[cell.fillsRow ? 0 : cell.column]
      let rowGuide = grid.rowGuides[cell.row]
      scratch.children[place].x =
        left + defaultGuide(guide, Extent(width: child.proposal.width, height: child.proposal.height))
        - guideValue(place, guide)
      let line = rowGuide > 5 ? rowLines[cell.row] : plainGuide(rowGuide, lines.rows[cell.row])
      scratch.children[place].y = tops[cell.row] + line - guideValue(place, rowGuide)
    }
  }
}
