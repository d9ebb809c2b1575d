internal import RowLayout
internal import TextLayout

/// A part of a text that is drawn as selected, or a place in it where a caret stands.
public struct DrawnSelection: Hashable, Sendable {
  /// The name of the text's part.
  public var part: String
  /// The Unicode scalars from the text's start; none for a caret.
  public var scalars: Range<Int>

  /// The scalars of a text as selected; an empty range puts a caret there.
  public init(part: String, scalars: Range<Int>) {
    self.part = part
    self.scalars = scalars
  }

  /// A caret in a text.
  public init(part: String, caret offset: Int) { self.init(part: part, scalars: offset..<offset) }
}

extension RowDrawer {
  private static let selectionColor = PictureColor(red: 0, green: 0.48, blue: 1, opacity: 0.3)
  private static let caretColor = PictureColor(red: 0, green: 0.48, blue: 1)

  /// The selections of an entry's text, which stand behind its letters, and the carets before them.
  func marks(ofEntry index: Int) throws(RowError) -> (behind: [Drawing.Item], before: [Drawing.Item]) {
    var marks: (behind: [Drawing.Item], before: [Drawing.Item]) = ([], [])
    for selection in selections where row.entries[index].part.ids.contains(selection.part) {
      if selection.scalars.isEmpty {
        let place = ResolvedRow.TextPlace(entry: index, offset: selection.scalars.lowerBound)
        guard let caret = try row.caret(at: place) else { continue }
        let frame = RowRect(x: caret.x - 0.5, y: caret.y, width: 1, height: caret.height)
        marks.before.append(.fill(.rectangle(frame, cornerRadius: 0), Self.caretColor))
      }
      for part in try row.rectangles(ofEntry: index, scalars: selection.scalars) {
        let frame = RowRect(x: part.x, y: part.y, width: part.width, height: part.height)
        marks.behind.append(.fill(.rectangle(frame, cornerRadius: 0), Self.selectionColor))
      }
    }
    return marks
  }
}
