internal import TextLayout

/// What there is to say of a label beside its lines.
public struct LabelDetails: Hashable, Sendable {
  /// The least width that the label asks for, in points.
  public var minimumWidth: Double
  /// The greatest width that it asks for, in points.
  public var maximumWidth: Double

  init(of text: PreparedText) {
    minimumWidth = text.minimumContentWidth
    maximumWidth = text.maximumContentWidth
  }

  func write(to json: inout JSONWriter) {
    json.key("min")
    json.value(minimumWidth)
    json.key("max")
    json.value(maximumWidth)
  }
}
