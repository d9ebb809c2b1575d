public import RowLayout
public import TextLayout

/// Several pictures on one sheet: a line of them for each row, side by side for each width, a title above each.
public struct Sheet: Sendable {
  /// A picture with its title.
  public struct Cell: Sendable {
    public var title: String
    public var drawing: Drawing

    /// A picture with its title.
    public init(title: String, drawing: Drawing) {
      self.title = title
      self.drawing = drawing
    }
  }

  /// The pictures, line by line.
  public var lines: [[Cell]]
  /// The font of the titles; without one they are written in whatever font shows the picture, and are missing in PNG.
  public var titleFont: FontDescription?

  /// A sheet of pictures.
  public init(lines: [[Cell]], titleFont: FontDescription? = nil) {
    self.lines = lines
    self.titleFont = titleFont
  }

  private static let margin = 16.0
  private static let titleHeight = 16.0
  private static let titleColor = PictureColor(white: 0.4)

  /// The sheet as one picture; columns are as wide as their widest picture.
  ///
  /// - Parameter glyphs: sets the titles.
  public func drawing(glyphs: (any GlyphSource)?) -> Drawing {
    let columns = (0..<(lines.map(\.count).max() ?? 0)).map { column in
      lines.reduce(0) { max($0, column < $1.count ? $1[column].drawing.size.width : 0) }
    }
    var items: [Drawing.Item] = []
    var y = Self.margin
    for line in lines {
      var x = Self.margin
      for (cell, width) in zip(line, columns) {
        items.append(title(cell.title, at: RowPoint(x: x, y: y + Self.titleHeight - 5), glyphs))
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
      .rectangle(RowRect(origin: RowPoint(x: 0, y: 0), size: size), cornerRadius: 0), PictureColor(white: 0.95))
    return Drawing(size: size, items: [back] + items)
  }

  private func title(_ text: String, at place: RowPoint, _ glyphs: (any GlyphSource)?) -> Drawing.Item {
    if let titleFont, let glyphs {
      let label = TextLabel(text, font: titleFont)
      if let prepared = try? glyphs.prepare(label) as? PreparedText,
        let line = try? prepared.lines(width: .infinity).first,
        let set = try? glyphs.glyphLines(of: label, [line]).first
      {
        return .text(
          Drawing.TextRow(
            origin: place, width: set.width, runs: set.runs, string: text, color: Self.titleColor,
            isUnderlined: false, isStruckThrough: false, fontSize: titleFont.size))
      }
    }
    return .caption(text, place, size: 10, Self.titleColor)
  }
}
