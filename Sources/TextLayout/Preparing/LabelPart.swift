/// A stretch of a label in one font, direction and face; or without glyphs, a tab or a box.
struct LabelPart {
  /// Bytes from the label's start.
  var range: Range<Int>
  var run: Int
  var level: UInt8
  var item: TextItem?
}

extension TextPreparer {
  /// The parts of a label in logical order, terminators of paragraphs left out.
  func parts(of label: TextLabel) throws(TextError) -> [LabelPart] {
    try builders.withBuilder(sources) { builder throws(TextError) in try builder.parts(of: label) }
  }
}

extension LabelBuilder {
  /// The items of a label.
  mutating func parts(of label: TextLabel) throws(TextError) -> [LabelPart] {
    let bytes = label.bytes
    try begin(label)
    beginText(keepsDetail: false)
    var parts: [LabelPart] = []
    ParagraphScanner.forEach(in: bytes.span, tailoring: looks[look].style.tailoring) { paragraph in
      let start = paragraph.text.lowerBound
      let text = bytes.span.extracting(paragraph.text)
      beginParagraph(at: start)
      itemize(text)
      for (index, item) in itemizer.items.enumerated() {
        let end = end(ofItem: index, in: text)
        var textItem = textItem(item, item.start + start..<end + start)
        textItem.run = item.run
        let level = levels.last { $0.range.lowerBound <= item.start }?.level ?? 0
        parts.append(
          LabelPart(range: textItem.range, run: item.run, level: level, item: item.isControl ? nil : textItem)
        )
      }
    }
    return parts
  }
}
