/// How a prepared text is set: its style, and what follows from it and the size.
final class PreparedSetting: Sendable {
  let style: ParagraphStyle
  let fontSize: Double
  let leading: Double?
  let lineLeading: Double
  let firstBox: LineBox
  let boxes: [LineBox]

  init(source: PreparedText.Source, style: ParagraphStyle, fontSize: Double, leading: Double?) {
    self.style = style
    self.fontSize = fontSize
    self.leading = leading
    switch source {
    case .full(let storage):
      boxes = storage.contents.faces.map {
        $0.box.map { LineBox($0, fontSize: fontSize) }
          ?? LineBox($0.metrics, size: fontSize * $0.relativeSize, metrics: style.lineMetrics)
      }
      firstBox = boxes.first ?? LineBox()
    case .simple(let text):
      boxes = []
      firstBox = LineBox(
        text.face.font.metrics, size: fontSize, metrics: style.lineMetrics)
    }
    lineLeading = leading ?? firstBox.lineGap
  }
}
