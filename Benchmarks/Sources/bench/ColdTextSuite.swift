import SelfSizing

/// The figures of preparing labels.
enum ColdTextSuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let chat = try TextCorpus("chat")
    let multilingual = try TextCorpus("multilingual")
    try cold(engine, chat.latin, "chat.latin", target: 0.01, &report)
    try cold(engine, chat, "chat.all", target: nil, &report)
    try cold(engine, multilingual, "multilingual.unseen", target: 0.25, &report)
    try parallel(engine, chat.latin, &report)
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
}
