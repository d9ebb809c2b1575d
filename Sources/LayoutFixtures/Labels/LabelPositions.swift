internal import TextLayout

/// Carets of a label, the rectangles of its ranges and what stands at its points.
public struct LabelPositions: Hashable, Sendable {
  /// Each caret's offset, its distances from left and top, and its height; nil where they were not asked for.
  public var carets: [[Double]]?
  /// The rectangles of each range, each by left, top, width and height.
  public var rectangles: [[[Double]]] = []
  /// The offset at each point.
  public var hits: [Int] = []
  private var hasRanges: Bool

  init(
    of text: PreparedText, _ label: LabelDocument, width: Double, hasCarets: Bool, hasRanges: Bool
  ) throws(TextError) {
    self.hasRanges = hasRanges
    let positions = try text.positions(width: width)
    if hasCarets { carets = positions.carets().map { [Double($0.offset), $0.x, $0.y, $0.height] } }
    guard hasRanges else { return }
    rectangles = (label.ranges ?? []).map { range in
      positions.rectangles(of: range[0]..<range[1]).map { [$0.x, $0.y, $0.width, $0.height] }
    }
    hits = (label.points ?? []).map { positions.offset(atX: $0[0], y: $0[1]).offset }
  }

  func write(to json: inout JSONWriter) {
    if let carets {
      json.key("carets")
      json.beginArray()
      for caret in carets { json.value(caret) }
      json.endArray()
    }
    guard hasRanges else { return }
    json.key("rects")
    json.beginArray()
    for range in rectangles {
      json.beginArray()
      for rectangle in range { json.value(rectangle) }
      json.endArray()
    }
    json.endArray()
    json.key("hits")
    json.value(hits)
  }
}
