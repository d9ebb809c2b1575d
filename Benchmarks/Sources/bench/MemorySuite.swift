import SelfSizing

/// What prepared labels state that they take up (rule P7).
enum MemorySuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let chat = try TextCorpus("chat")
    try measure(engine, chat.latin, "chat.latin", &report)
    try measure(engine, chat, "chat", &report)
    try measure(engine, try TextCorpus("multilingual"), "multilingual", &report)
    try measure(engine, try TextCorpus("article"), "article", &report)
  }

  private static func measure(
    _ engine: TextEngine, _ corpus: TextCorpus, _ name: String, _ report: inout Report
  ) throws {
    let labels = corpus.textLabels
    let bytes = corpus.labels.reduce(0) { $0 + $1.text.utf8.count }
    let texts = try labels.map { try engine.preparedText($0) }
    func add(_ figure: String, _ value: Double, _ unit: String, _ target: Figure.Target?) {
      report.add(
        Figure(name: "text.\(name).\(figure)", median: value, min: value, unit: unit, target: target))
    }
    let stated = texts.reduce(0) { $0 + $1.byteCount }
    let allowed = labels.count * 32 + bytes * 2
    add("memory", Double(stated) / Double(bytes), "B/B", .atMost(Double(allowed) / Double(bytes)))
    add("memory.label", Double(stated) / Double(labels.count), "B", nil)
    // Words that do not fit ask simple text for its clusters.
    for text in texts { keep(try text.height(width: 1)) }
    let broken = texts.reduce(0) { $0 + $1.byteCount }
    add("memory.emergency", Double(broken) / Double(bytes), "B/B", .atMost(Double(allowed) / Double(bytes)))
    let stepped = texts.map { $0.keepingHeightSteps() }
    let size = stepped.reduce(0) { $0 + $1.heightStepsSize }
    add("memory.steps", Double(size) / Double(labels.count), "B", nil)
    let portable = texts.reduce(0) { $0 + PortableText($1, fontDigest: 0).encoded().count }
    add("portable", Double(portable) / Double(bytes), "B/B", nil)
    add("portable.label", Double(portable) / Double(labels.count), "B", nil)
  }
}
