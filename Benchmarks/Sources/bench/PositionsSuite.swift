import SelfSizing

/// Offsets at points of prepared labels, whose lines at a width are known.
enum PositionsSuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    try measure(engine, try TextCorpus("chat"), "chat", target: 1_000, &report)
    try measure(engine, try TextCorpus("article"), "article", target: 5_000, &report)
  }

  private static func measure(
    _ engine: TextEngine, _ corpus: TextCorpus, _ name: String, target: Double, _ report: inout Report
  ) throws {
    let texts = try corpus.textLabels.prefix(100).map { try engine.preparedText($0) }
    let labels = try texts.map { text in
      (positions: try text.positions(width: 300), height: try text.height(width: 300))
    }
    let points = (0..<64).map { (x: Double($0 * 37 % 64) * 300 / 64, y: Double($0 * 23 % 64) / 64) }
    let timings = try Stopwatch().time([
      .init(operations: labels.count * points.count) {
        var sum = 0
        for label in labels {
          for point in points {
            sum += label.positions.offset(atX: point.x, y: point.y * label.height).offset
          }
        }
        keep(Double(sum))
      },
      .init(operations: texts.count) {
        for text in texts { keep(Double(try text.positions(width: 300).lineCount)) }
      },
    ])
    report.add(
      Figure(
        name: "text.\(name).offset", median: timings[0].median, min: timings[0].min, unit: "ns",
        target: .atMost(target)))
    report.add(
      Figure(
        name: "text.\(name).positions", median: timings[1].median, min: timings[1].min, unit: "ns",
        target: nil))
  }
}
