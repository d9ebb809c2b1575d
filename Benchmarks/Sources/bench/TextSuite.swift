import SelfSizing

/// The figures of preparing and measuring labels.
enum TextSuite {
  static let stack = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc",
    "NotoColorEmoji.ttf",
  ]

  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: stack)])
    let chat = try TextCorpus("chat")
    let multilingual = try TextCorpus("multilingual")
    let article = try TextCorpus("article")
    try cold(engine, chat.latin, "chat.latin", target: 0.01, &report)
    try cold(engine, chat, "chat.all", target: nil, &report)
    try cold(engine, multilingual, "multilingual.unseen", target: 0.25, &report)
    try parallel(engine, chat.latin, &report)
    try widths(engine, chat, "chat", &report)
    try widths(engine, article, "article", &report)
  }

  /// Preparing labels, each at first sight, against shaping them.
  private static func cold(
    _ engine: TextEngine, _ corpus: TextCorpus, _ name: String, target: Double?, _ report: inout Report
  ) throws {
    let labels = corpus.textLabels
    let reference = HarfBuzzReference(path: HarfBuzzReference.inter, labels: corpus.labels)
    for label in labels { keep(try engine.preparedText(label)) }
    let passes = target == 0.01 ? 50 : 2
    let timings = try Stopwatch().time([
      .init(operations: labels.count * passes) {
        for _ in 0..<passes { for label in labels { keep(try engine.preparedText(label)) } }
      },
      .init(operations: labels.count) { keep(reference.shapeAll()) },
    ])
    report.add(
      Figure(
        name: "text.\(name).cold", median: timings[0].median, min: timings[0].min, unit: "ns",
        reference: "hb_shape", ratio: timings[0].median / timings[1].median,
        target: target.map { .ratioAtMost($0) }))
    report.add(
      Figure(name: "text.\(name).hb_shape", median: timings[1].median, min: timings[1].min, unit: "ns"))
  }

  /// Preparing on two threads, each one half of the labels, against one thread that prepares them all.
  private static func parallel(
    _ engine: TextEngine, _ corpus: TextCorpus, _ report: inout Report
  ) throws {
    let labels = corpus.textLabels
    let middle = labels.count / 2
    let halves = [Array(labels[..<middle]), Array(labels[middle...])]
    let passes = 100
    @Sendable func work(_ half: Int) {
      for _ in 0..<passes { for label in halves[half] { keep(try? engine.preparedText(label)) } }
    }
    let timings = try Stopwatch().time([
      .init(operations: 1) {
        work(0)
        work(1)
      },
      .init(operations: 1) { TwoThreads.run(work) },
    ])
    report.add(
      Figure(
        name: "text.chat.latin.two.threads", median: timings[0].median / timings[1].median,
        min: timings[0].min / timings[1].min, unit: "times", reference: "one thread", ratio: nil,
        target: .atLeast(1.6)))
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
    let timings = try Stopwatch().time([
      .init(operations: operations) { try walk(texts) },
      .init(operations: operations) { try walk(stepped) },
      .init(operations: operations) { try walkList(texts) },
      .init(operations: operations) { try walkList(stepped) },
      .init(operations: widths.count * passes) {
        for _ in 0..<passes { for width in widths { try batch.write(into: &heights, width: width) } }
        keep(heights)
      },
    ])
    func add(_ figure: String, _ timing: Stopwatch.Timing, _ factor: Double, _ target: Double?) {
      report.add(
        Figure(
          name: "text.\(name).\(figure)", median: timing.median * factor, min: timing.min * factor,
          unit: "ns",
          target: target.map { .atMost($0) }))
    }
    let perLine = Double(widths.count * texts.count) / Double(lines)
    add("width.walking", timings[0], 1, name == "chat" ? 18 : nil)
    add("width.walking.line", timings[0], perLine, 6)
    add("width.steps", timings[1], 1, name == "chat" ? 5 : 15)
    add("width.walking.list", timings[2], 1, nil)
    add("width.steps.list", timings[3], 1, nil)
    if name == "chat" { add("width.batch.500", timings[4], 1, 3_000) }
    let building = try Stopwatch(rounds: 3).time(operations: texts.count) {
      for text in texts { keep(text.keepingHeightSteps()) }
    }
    add("steps.building", building, 1, nil)
  }
}
