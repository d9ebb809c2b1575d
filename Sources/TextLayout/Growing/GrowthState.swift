/// What is known of a label that grows: all that stands before its last paragraph, and how that one was shaped.
struct GrowthState: Sendable {
  /// The text so far.
  var bytes: [UInt8] = []
  /// The byte at which the paragraph begins that an append may change; with all before it prepared below.
  var paragraphStart = 0
  /// The preparation before that paragraph; nil before the first.
  var before: PreparationBuilder.Checkpoint?
  /// How the paragraph was shaped.
  var memory = RememberingSession.Memory()
}

extension PreparationBuilder {
  /// All that a builder holds between two paragraphs.
  struct Checkpoint: Sendable {
    var contents: PreparedStorage.Contents
    var position: Int
    var scalars: Int
    var faceNumbers: [PreparedStorage.SizedFace: Int]
    var advancesOfFonts: [FontDescription: PreparedStorage.RunAdvances]
    var lastRun: Int
    /// The choice of the unit by the items before.
    var choice: UnitChoice
  }

  func checkpoint(_ choice: UnitChoice) -> Checkpoint {
    Checkpoint(
      contents: contents, position: position, scalars: scalars, faceNumbers: faceNumbers,
      advancesOfFonts: advancesOfFonts, lastRun: lastRun, choice: choice)
  }

  /// Goes on where another builder stood.
  mutating func resume(_ checkpoint: Checkpoint) {
    contents = checkpoint.contents
    position = checkpoint.position
    scalars = checkpoint.scalars
    faceNumbers = checkpoint.faceNumbers
    advancesOfFonts = checkpoint.advancesOfFonts
    lastRun = checkpoint.lastRun
  }
}

extension TextPreparer {
  /// Prepares a label that begins with a text known from before, with what is to be known for the next append.
  func storage(
    of label: TextLabel, known: GrowthState
  ) throws(TextError) -> (storage: PreparedStorage, next: GrowthState) {
    try checkLength(of: label)
    var bytes = known.bytes
    var runEnds: [Int] = []
    var length = 0
    for run in label.runs {
      let string = run.string.utf8
      length += string.count
      runEnds.append(length)
      bytes.append(contentsOf: string.suffix(max(0, length - bytes.count)))
    }
    let base = try shaper.makeSession(fonts: label.runs.map(\.font), language: label.language)
    let session = RememberingSession(base, known: known.memory, knownLength: known.bytes.count)
    var builder = PreparationBuilder(
      label: label, runEnds: runEnds, session: session, dictionary: dictionary, bidi: bidi)
    let text = bytes.span
    let paragraphs = ParagraphScanner.paragraphs(
      of: text.extracting(known.paragraphStart..<text.count), tailoring: label.style.tailoring
    ).map { builder.itemize($0.moved(by: known.paragraphStart), of: text) }
    var choice = known.before?.choice ?? builder.firstUnitChoice
    var choices = [choice]
    for paragraph in paragraphs {
      builder.add(paragraph.items, to: &choice)
      choices.append(choice)
    }
    let unit = builder.unit(of: choice)
    if let before = known.before, before.contents.unitsPerEm == unit {
      builder.resume(before)
    } else if known.paragraphStart == 0 {
      builder.begin(unit: unit)
    } else {
      // Another unit for all that was kept.
      return try storage(of: label, known: GrowthState())
    }
    var next = known
    let last = Self.firstChangeable(of: paragraphs, in: text)
    for (index, paragraph) in paragraphs.enumerated() {
      if index == last {
        next.before = builder.checkpoint(choices[index])
        next.paragraphStart = paragraph.paragraph.text.lowerBound
      }
      builder.add(paragraph, of: text)
    }
    next.memory = session.memory.from(next.paragraphStart)
    let storage = builder.finish()
    next.bytes = bytes
    return (storage, next)
  }

  /// The first paragraph that an append may change: the last one; or the one before, if that ends with a carriage return, to
  /// which a line feed may still come.
  private static func firstChangeable(of paragraphs: [PreparationBuilder.Itemized], in text: Span<UInt8>)
    -> Int
  {
    let last = paragraphs.count - 1
    guard last > 0, paragraphs[last].paragraph.text.isEmpty, text.count > 0, text[text.count - 1] == 0x0D
    else {
      return last
    }
    return last - 1
  }
}

extension ParagraphScanner.Paragraph {
  /// The same paragraph of a text that begins earlier.
  func moved(by distance: Int) -> Self {
    Self(text: text.lowerBound + distance..<text.upperBound + distance, end: end + distance)
  }
}
