internal import RowLayout

/// Several pictures on one sheet: a line of them for each row, side by side for each width, a title above each.
public struct Sheet: Sendable {
  /// A picture with its title.
  public struct Cell: Sendable {
    /// The title above the picture.
    public var title: String
    /// The picture.
    public var drawing: Drawing

    /// A picture with its title.
    public init(title: String, drawing: Drawing) {
      self.title = title
      self.drawing = drawing
    }
  }

  /// The pictures, line by line.
  public var lines: [[Cell]]
  /// A sheet of pictures.
  public init(lines: [[Cell]]) { self.lines = lines }

  private static let margin = 16.0
  private static let titleHeight = 16.0
  private static let titleSize = 10.0
  private static let titleColor = PictureColor(white: 0.4)

  /// The sheet as one picture; columns are as wide as their widest picture.
  public var drawing: Drawing {
    let columns = (0..<(lines.map(\.count).max() ?? 0)).map { column in
      lines.reduce(0) { max($0, column < $1.count ? columnWidth(of: $1[column]) : 0) }
    }
    var items: [Drawing.Item] = []
    var y = Self.margin
    for line in lines {
      var x = Self.margin
      for (cell, width) in zip(line, columns) {
        items.append(
          .caption(
            cell.title, RowPoint(x: x, y: y + Self.titleHeight - 5), size: Self.titleSize, Self.titleColor))
        let frame = RowRect(
          x: x, y: y + Self.titleHeight, width: cell.drawing.size.width, height: cell.drawing.size.height)
        items.append(.fill(.rectangle(frame, cornerRadius: 0), PictureColor(white: 1)))
        var group = Drawing.Group()
        group.offset = frame.origin
        items.append(.group(group, cell.drawing.items))
        x += width + Self.margin
      }
      y += Self.titleHeight + (line.map(\.drawing.size.height).max() ?? 0) + Self.margin
    }
    let width = columns.reduce(Self.margin) { $0 + $1 + Self.margin }
    let size = RowSize(width: width, height: y)
    let back = Drawing.Item.fill(
      .rectangle(RowRect(origin: RowPoint(x: 0, y: 0), size: size), cornerRadius: 0),
      PictureColor(white: 0.95))
    return Drawing(size: size, items: [back] + items)
  }

  /// The width of a picture, or of its title where that is wider: about half the size a character.
  private func columnWidth(of cell: Cell) -> Double {
    max(cell.drawing.size.width, Double(cell.title.count) * Self.titleSize * 0.6)
  }
}
