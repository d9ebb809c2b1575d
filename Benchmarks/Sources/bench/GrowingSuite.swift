import SelfSizing

/// Labels that grow word by word, as messages are streamed, against preparing them anew with every word (rule P9).
enum GrowingSuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let article = try TextCorpus("article").labels[0].text
    let many = try TextCorpus("multilingual").labels.map(\.text)
    try grow(engine, article, "article", &report)
    try grow(engine, many.prefix(20).joined(separator: " "), "multilingual", &report)
    try grow(engine, many.prefix(20).joined(separator: "\n"), "paragraphs", &report)
    // As assistants write: a tab makes it more than words.
    try grow(engine, "\t" + many.prefix(20).joined(separator: "\n"), "paragraphs.tab", &report)
  }

  private static func grow(_ engine: TextEngine, _ text: String, _ name: String, _ report: inout Report)
    throws
  {
    let font = FontDescription(stack: "ui", size: 16)
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { $0 + " " }
    let timings = try Stopwatch(rounds: 3).time([
      .init(operations: words.count) {
        var label = try engine.growingText(TextLabel("", font: font))
        for word in words {
          try label.append(String(word))
          keep(try label.text.height(width: 300))
        }
      },
      .init(operations: words.count) {
        var string = ""
        for word in words {
          string += word
          keep(try engine.preparedText(TextLabel(string, font: font)).height(width: 300))
        }
      },
    ])
    report.add(
      Figure(
        name: "text.\(name).append.word", median: timings[0].median, min: timings[0].min, unit: "ns",
        reference: "preparing anew", ratio: timings[0].median / timings[1].median))
  }
}
