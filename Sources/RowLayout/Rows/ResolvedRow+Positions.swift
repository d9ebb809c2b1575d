public import TextLayout

/// The places of characters in the texts of a row, in the row's own coordinates.
extension ResolvedRow {
  /// A place in a text of the row.
  public struct TextPlace: Hashable, Sendable {
    /// The number of the text's entry among the row's.
    public var entry: Int
    /// The Unicode scalar before which the place is, counted from the text's start.
    public var offset: Int
    /// The side that it belongs to, where the line ends or directions meet.
    public var affinity: CaretAffinity

    /// A place in a text.
    public init(entry: Int, offset: Int, affinity: CaretAffinity = .downstream) {
      self.entry = entry
      self.offset = offset
      self.affinity = affinity
    }
  }

  /// The places of a text's characters, from its frame's left and top; nil for an entry that is no text or only stands in for one.
  ///
  /// - Throws: ``RowError`` for a frame that is no number.
  /// - Complexity: linear in the text.
  public func positions(ofEntry entry: Int) throws(RowError) -> TextPositions? {
    guard let shown = shown(entry) else { return nil }
    do throws(TextError) {
      return try shown.text.positions(width: entries[entry].frame.width)
    } catch {
      throw RowError(.text, error.description)
    }
  }

  /// The place nearest to a point in the frontmost text at it; nil where no text is.
  public func textPlace(atX x: Double, y: Double) throws(RowError) -> TextPlace? {
    guard let (entry, positions) = try text(atX: x, y: y) else { return nil }
    let frame = entries[entry].frame
    let found = positions.offset(atX: x - frame.x, y: y - frame.y)
    return TextPlace(entry: entry, offset: found.offset, affinity: found.affinity)
  }

  /// The link on whose letters a point is; nil beside them.
  ///
  /// - Returns: the number of the text's entry, the link's scalars there, as ``rectangles(ofEntry:scalars:)`` takes them, and its address.
  public func link(
    atX x: Double, y: Double
  ) throws(RowError) -> (entry: Int, scalars: Range<Int>, address: String)? {
    guard let (entry, positions) = try text(atX: x, y: y) else { return nil }
    let frame = entries[entry].frame
    guard let character = positions.character(atX: x - frame.x, y: y - frame.y),
      let found = links(ofEntry: entry).first(where: { $0.scalars.contains(character.lowerBound) })
    else { return nil }
    return (entry, found.scalars, found.address)
  }

  /// The links of a text in order, each with its scalars; none for an entry that is no text.
  public func links(ofEntry entry: Int) -> [(scalars: Range<Int>, address: String)] {
    shown(entry)?.label.identities.map { ($0.scalars, $0.identity) } ?? []
  }

  private func shown(_ entry: Int) -> (text: PreparedText, label: TextLabel)? {
    guard entries.indices.contains(entry) else { return nil }
    return entries[entry].text?.shown(in: entries[entry].frame)
  }

  /// The frontmost text at a point.
  private func text(atX x: Double, y: Double) throws(RowError) -> (entry: Int, positions: TextPositions)? {
    for (index, entry) in entries.enumerated().reversed() where entry.text != nil {
      let frame = entry.frame
      guard x >= frame.x, x < frame.x + frame.width, y >= frame.y, y < frame.y + frame.height,
        let positions = try positions(ofEntry: index)
      else { continue }
      return (index, positions)
    }
    return nil
  }

  /// The caret at a place of a text.
  public func caret(at place: TextPlace) throws(RowError) -> TextCaret? {
    guard var caret = try positions(ofEntry: place.entry)?.caret(at: place.offset, affinity: place.affinity)
    else { return nil }
    caret.x += entries[place.entry].frame.x
    caret.y += entries[place.entry].frame.y
    return caret
  }

  /// The rectangles of a part of a text, from line to line and from left to right.
  public func rectangles(ofEntry entry: Int, scalars: Range<Int>) throws(RowError) -> [TextRectangle] {
    guard let positions = try positions(ofEntry: entry) else { return [] }
    let frame = entries[entry].frame
    return positions.rectangles(of: scalars).map { rectangle in
      var rectangle = rectangle
      rectangle.x += frame.x
      rectangle.y += frame.y
      return rectangle
    }
  }
}
