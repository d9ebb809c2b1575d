import SelfSizing

/// The figures of measuring prepared labels at other widths.
enum TextSuite {
  static let stack = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc",
    "NotoColorEmoji.ttf",
  ]

  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: stack)])
    let chat = try TextCorpus("chat")
    let article = try TextCorpus("article")
    try widths(engine, chat, "chat", &report)
    try widths(engine, article, "article", &report)
  }

  /// Measuring prepared labels at other widths.
  private static func widths(
    _ engine: TextEngine, _ corpus: TextCorpus, _ name: String, _ report: inout Report
  ) throws {
    let texts = try corpus.textLabels.map { try engine.preparedText($0) }
    let stepped = texts.map { $0.keepingHeightSteps() }
    let batch = LabelHeights(stepped)
    var heights = [Double](repeating: 0, count: texts.count)
    let widths = (0..<64).map { 200 + Double($0 * 37 % 64) * 3.1875 }
    let passes = name == "chat" ? 4 : 1
    var lines = 0
    for width in widths { for text in texts { lines += try text.lineCount(width: width) } }
    let operations = widths.count * texts.count * passes
    /// Each label in turn at all widths: the call alone.
    func walk(_ texts: [PreparedText]) throws {
      var sum = 0.0
      for _ in 0..<passes {
        for text in texts { for width in widths { sum += try text.height(width: width) } }
      }
      keep(sum)
    }
    /// Each width in turn for all labels, as a list that is turned around asks: with the reference counts of handing
    /// the labels on, and cold caches where they are many.
    func walkList(_ texts: [PreparedText]) throws {
      var sum = 0.0
      for _ in 0..<passes {
        for width in widths { for text in texts { sum += try text.height(width: width) } }
      }
      keep(sum)
    }
    let memory = MemoryWalk(byteCounts: texts.map(\.byteCount))
    let timings = try Stopwatch().time([
      .init(operations: operations) { try walk(texts) },
      .init(operations: operations) { try walk(stepped) },
      .init(operations: operations) { try walkList(texts) },
      .init(operations: operations) { try walkList(stepped) },
      .init(operations: widths.count * passes) {
        for _ in 0..<passes { for width in widths { try batch.write(into: &heights, width: width) } }
        keep(heights)
      },
      .init(operations: operations) { memory.walk(times: passes * widths.count) },
    ])
    let read = (name: "memory.walk", time: timings[5].median)
    let singly = (name: "single.calls", time: timings[3].median * Double(texts.count))
    func add(
      _ figure: String, _ timing: Stopwatch.Timing, _ target: Double?, factor: Double = 1,
      against reference: (name: String, time: Double)? = nil
    ) {
      report.add(
        Figure(
          name: "text.\(name).\(figure)", median: timing.median * factor, min: timing.min * factor,
          unit: "ns", reference: reference?.name,
          ratio: reference.map { timing.median / $0.time }, target: target.map { .atMost($0) }))
    }
    let perLine = Double(widths.count * texts.count) / Double(lines)
    add("width.walking", timings[0], name == "chat" ? 18 : nil, against: read)
    add("width.walking.line", timings[0], 6, factor: perLine)
    add("width.steps", timings[1], name == "chat" ? 5 : 15, against: read)
    add("width.walking.list", timings[2], nil)
    add("width.steps.list", timings[3], nil)
    if name == "chat" { add("width.batch.500", timings[4], 3_000, against: singly) }
    add("memory.walk", timings[5], nil)
    let building = try Stopwatch(rounds: 3).time(operations: texts.count) {
      for text in texts { keep(text.keepingHeightSteps()) }
    }
    add("steps.building", building, nil)
  }
}
