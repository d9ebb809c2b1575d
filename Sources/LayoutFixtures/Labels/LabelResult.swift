internal import TextLayout

/// The lines of a label at one size and width.
public struct LabelResult: Hashable, Sendable {
  /// The label's name; nil where it has none.
  public var id: String?
  /// The font size in points.
  public var size: Double
  /// The width in points.
  public var width: Double
  /// The label's height in points.
  public var height: Double
  /// The first scalar of each line.
  public var starts: [Int]
  /// The width of each line in points, without trailing spaces.
  public var widths: [Double]
  /// The number of parts that no face of the stack covers.
  public var uncovered: Int
  /// The label's details, where they were requested.
  public var details: LabelDetails?
  /// Its carets, rectangles and hits, where they were asked for.
  public var positions: LabelPositions?

  init(of text: PreparedText, id: String?, size: Double, width: Double) throws(TextError) {
    let lines = try text.lines(width: width)
    self.id = id
    self.size = size
    self.width = width
    height = try text.height(width: width)
    starts = lines.map(\.scalars.lowerBound)
    widths = lines.map(\.width)
    uncovered = text.uncovered.count
  }

  /// The lines, carets and characters that the result holds.
  var length: Int {
    starts.count + (positions?.carets?.count ?? 0) + (details?.shown.unicodeScalars.count ?? 0)
  }

  /// The result as a line of JSON.
  public var json: String { JSONWriter(self).text }
}

extension LabelResult: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      if let id { json.member("id", id) }
      json.member("size", size)
      json.member("width", width)
      json.member("lines", starts.count)
      json.member("height", height)
      json.member("starts", starts)
      json.member("widths", widths)
      json.member("uncovered", uncovered)
      details?.writeMembers(to: &json)
      positions?.writeMembers(to: &json)
    }
  }
}
