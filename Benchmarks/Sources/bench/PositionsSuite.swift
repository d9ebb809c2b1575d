import SelfSizing

/// The figures of what stands where in prepared labels: offsets at points, carets, and rectangles of ranges. The corpora's labels have 85
/// bytes (chat) and 4,176 (article) in the mean.
enum PositionsSuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    try measure("chat", engine, target: 1_000, &report)
    try measure("article", engine, target: 5_000, &report)
  }

  private static let width = 300.0

  /// A point of a label, and a range of it.
  private struct Question {
    var x: Double
    var y: Double
    var range: Range<Int>
  }

  private static func questions(_ text: PreparedText) throws -> [Question] {
    let height = try text.height(width: width)
    let last = try text.lines(width: width).last?.scalars.upperBound ?? 0
    return (0..<64).map { number in
      let x = Double(number * 37 % 64) * width / 64
      let y = Double(number * 23 % 64) * height / 64
      let start = number * 29 % 64 * last / 64
      return Question(x: x, y: y, range: start..<start + 12)
    }
  }

  private static func measure(
    _ name: String, _ engine: TextEngine, target: Double, _ report: inout Report
  ) throws {
    let texts = try TextCorpus(name).textLabels.map { try engine.preparedText($0) }
    let asked = try texts.map { try questions($0) }
    let positions = try texts.map { try $0.positions(width: width) }
    let operations = texts.count * 64
    let timings = try Stopwatch().time([
      .init(operations: operations) { try askTexts(texts, asked) },
      .init(operations: operations) { askPositions(positions, asked) },
      .init(operations: operations) { askCarets(positions, asked) },
      .init(operations: operations) { askRectangles(positions, asked) },
      .init(operations: texts.count) { for text in texts { keep(try text.positions(width: width)) } },
    ])
    let figures = ["offset", "offset.lines", "caret", "rectangles", "lines"]
    for (index, figure) in figures.enumerated() {
      report.add(
        Figure(
          name: "text.positions.\(name).\(figure)", median: timings[index].median, min: timings[index].min,
          unit: "ns", target: index < 2 ? .atMost(target) : nil))
    }
  }

  /// Offsets at points of labels at a width.
  private static func askTexts(_ texts: [PreparedText], _ questions: [[Question]]) throws {
    var sum = 0
    for (text, questions) in zip(texts, questions) {
      for question in questions { sum += try text.offset(atX: question.x, y: question.y, width: width) }
    }
    keep(sum)
  }

  /// The same where a label's lines are known.
  private static func askPositions(_ positions: [TextPositions], _ questions: [[Question]]) {
    var sum = 0
    for (positions, questions) in zip(positions, questions) {
      for question in questions { sum += positions.offset(atX: question.x, y: question.y).offset }
    }
    keep(sum)
  }

  private static func askCarets(_ positions: [TextPositions], _ questions: [[Question]]) {
    var sum = 0.0
    for (positions, questions) in zip(positions, questions) {
      for question in questions { sum += positions.caret(at: question.range.lowerBound).x }
    }
    keep(sum)
  }

  private static func askRectangles(_ positions: [TextPositions], _ questions: [[Question]]) {
    var sum = 0
    for (positions, questions) in zip(positions, questions) {
      for question in questions { sum += positions.rectangles(of: question.range).count }
    }
    keep(sum)
  }
}
