internal import TextLayout

/// The details of a label beside the starts of its lines.
public struct LabelDetails: Hashable, Sendable {
  /// The least width that the label asks for, in points.
  public var minimumWidth: Double
  /// The greatest width that it asks for, in points.
  public var maximumWidth: Double
  /// The left edge of each line in a label as wide as proposed; nil for a line on which nothing shows.
  public var lefts: [Double?]
  /// The top, the height and the baseline of each line, from the label's top.
  public var boxes: [[Double]]
  /// The text as it is set.
  public var shown: String

  init(of text: PreparedText, shown: String, width: Double) throws(TextError) {
    minimumWidth = text.minimumContentWidth
    maximumWidth = text.maximumContentWidth
    self.shown = shown
    let positions = try text.positions(width: width)
    lefts = (0..<positions.lineCount).map { positions.left(ofLine: $0) }
    boxes = (0..<positions.lineCount).compactMap { line in
      positions.box(ofLine: line).map { [$0.top, $0.bottom - $0.top, $0.baseline] }
    }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("min", minimumWidth)
    json.member("max", maximumWidth)
    json.member("lefts", lefts)
    json.member("boxes", boxes)
    json.member("firstBaseline", boxes.first?.last ?? 0)
    json.member("lastBaseline", boxes.last?.last ?? 0)
    json.member("shown", shown)
  }
}
