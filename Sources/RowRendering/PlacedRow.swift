public import RowLayout

/// A row, a header or a footer of a list at its place in the list's content.
public struct PlacedRow: Sendable {
  /// Its frame in the content, in points.
  public var frame: RowRect
  /// Its content; nil where that is not known, and a box with its title stands in its place.
  public var row: ResolvedRow?
  /// Its title in the picture.
  public var title: String
  /// True if it lies over the rows, as a pinned header does: then nothing is seen through it.
  public var isPinned: Bool

  /// A row at its place.
  public init(frame: RowRect, row: ResolvedRow?, title: String, isPinned: Bool = false) {
    self.frame = frame
    self.row = row
    self.title = title
    self.isPinned = isPinned
  }
}

extension Drawing {
  /// The picture of a list's viewport: rows where they stand, cut to what is on screen, pinned ones over the others.
  ///
  /// - Parameters:
  ///   - viewport: the part of the content that is on screen, in points.
  ///   - rows: the rows, in any order; those outside the viewport are left out.
  ///   - glyphs: knows the rows' fonts; nil draws bars in place of text.
  ///   - annotations: what is drawn over each row to explain its layout.
  /// - Throws: `RowError` where a text cannot be set.
  public init(
    viewport: RowRect, rows: [PlacedRow], glyphs: (any GlyphSource)?, annotations: Annotations = []
  ) throws(RowError) {
    var items: [Item] = []
    for row in rows.filter({ !$0.isPinned }) + rows.filter(\.isPinned) where row.frame.intersects(viewport) {
      items.append(try row.item(glyphs, annotations))
    }
    var content = Group()
    content.offset = RowPoint(x: -viewport.x, y: -viewport.y)
    var screen = Group()
    screen.clip = .rectangle(
      RowRect(x: 0, y: 0, width: viewport.width, height: viewport.height), cornerRadius: 0)
    self.init(
      size: RowSize(width: viewport.width, height: viewport.height),
      items: [.group(screen, [.group(content, items)])])
  }
}

extension PlacedRow {
  fileprivate func item(
    _ glyphs: (any GlyphSource)?, _ annotations: Annotations
  ) throws(RowError) -> Drawing.Item {
    let bounds = RowRect(x: 0, y: 0, width: frame.width, height: frame.height)
    var items: [Drawing.Item] = []
    if isPinned { items.append(.fill(.rectangle(bounds, cornerRadius: 0), PictureColor(white: 1))) }
    if let row {
      items += try Drawing(row, glyphs: glyphs, annotations: annotations).items
    } else {
      items += placeholder(bounds)
    }
    var group = Drawing.Group()
    group.offset = frame.origin
    group.name = title
    return .group(group, items)
  }

  /// A box with the row's title, where nothing is known of it but its size.
  private func placeholder(_ bounds: RowRect) -> [Drawing.Item] {
    let line = PictureColor(white: 0.75)
    let size = min(11, bounds.height * 0.6)
    return [
      .fill(.rectangle(bounds, cornerRadius: 0), PictureColor(white: 0.95)),
      .stroke(.rectangle(bounds.insetBy(0.25), cornerRadius: 0), line, width: 0.5),
      .caption(
        title, RowPoint(x: 10, y: bounds.height / 2 + size * 0.35), size: size, PictureColor(white: 0.45)),
    ]
  }
}

extension RowRect {
  /// True if two frames have more than an edge in common.
  func intersects(_ other: RowRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
