/// The part of a growing label that an append leaves as it is: all before its last paragraph, and the shapes of that one.
struct GrowthState: Sendable {
  /// The text so far.
  var bytes: [UInt8] = []
  /// The start of the paragraph that an append may change; the segments before it, and the position that they reach.
  var paragraphStart = 0
  var table = SegmentTable()
  var faces = Numbering<SizedFace>()
  var choice: UnitChoice?
  var position = 0
  var unitsPerEm = 0
  /// The shapes of that paragraph.
  var memory = RememberingSession.Memory()
}

extension LabelBuilder {
  /// Prepares a label that begins with a text prepared before.
  ///
  /// - Parameter state: that of the text before; moves on to that of the label.
  mutating func prepare(_ label: TextLabel, growingFrom state: inout GrowthState) throws(TextError)
    -> PreparedText
  {
    try begin(label)
    var bytes = state.bytes
    for (run, text) in zip(runs, label.runs) {
      bytes.append(contentsOf: text.string.utf8.suffix(max(0, run.end - bytes.count)))
    }
    defer { remembered = nil }
    if !grow(bytes, from: &state) {
      // Another unit for all that was kept.
      state = GrowthState()
      _ = grow(bytes, from: &state, unit: choice.unit)
    }
    state.bytes = bytes
    return try preparedText(&bytes)
  }

  /// Builds the paragraphs from the one on that may have changed; false where widths are to be kept in another unit.
  private mutating func grow(_ bytes: [UInt8], from state: inout GrowthState, unit: Int? = nil) -> Bool {
    let text = bytes.span
    beginText(keepsDetail: false, unit: unit)
    // Lengths in points change the unit of all that was kept.
    if let choice = state.choice, choice.hasPoints != self.choice.hasPoints { state = GrowthState() }
    let known = RememberedParagraph(
      known: state.memory, knownLength: state.bytes.count - state.paragraphStart)
    if let choice = state.choice {
      (table, faces, position, self.choice) = (state.table, state.faces, state.position, choice)
      units.unitsPerEm = state.unitsPerEm
    }
    let tailoring = looks[look].style.tailoring
    ParagraphScanner.forEach(in: text, from: state.paragraphStart, tailoring: tailoring) { paragraph in
      let start = paragraph.text.lowerBound
      let remembered = start == state.paragraphStart ? known : RememberedParagraph()
      self.remembered = remembered
      if Self.mayChange(paragraph, of: text)
        || looks[look].style.hangingPunctuation.contains(.last) && paragraph.end == text.count
      {
        (state.table, state.faces, state.position, state.choice) = (table, faces, position, choice)
        (state.paragraphStart, state.unitsPerEm) = (start, units.unitsPerEm)
      }
      addParagraph(paragraph, of: text)
      if state.paragraphStart == start { state.memory = remembered.memory }
    }
    table.hasManyFaces = faces.values.count > SegmentTable.mostFaces
    return choice.unit == units.unitsPerEm
  }

  /// True if an append may change the paragraph: the last one, and the one before an empty last one if that ends with a
  /// carriage return, to which a line feed may still come.
  private static func mayChange(_ paragraph: ParagraphScanner.Paragraph, of text: Span<UInt8>) -> Bool {
    if paragraph.isLast {
      return text.isEmpty || paragraph.text.lowerBound == 0 || paragraph.text.count > 0
        || text[text.count - 1] != 0x0D
    }
    return paragraph.end == text.count && text[text.count - 1] == 0x0D
  }
}
