import Dispatch
import SelfSizing

/// The figures of preparing labels.
enum ColdTextSuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let chat = try TextCorpus("chat")
    let multilingual = try TextCorpus("multilingual")
    try cold(engine, chat.latin, "chat.latin", &report)
    try words(chat, "chat", &report)
    try words(multilingual, "multilingual", &report)
    try first(chat.latin, &report)
    try parallel(engine, chat.latin, &report)
  }

  /// Preparing labels by tables, each at first sight, against shaping them; and measuring them, too, cut to two lines, and in a
  /// column so narrow that words are broken.
  private static func cold(
    _ engine: TextEngine, _ corpus: TextCorpus, _ name: String, _ report: inout Report
  ) throws {
    let labels = corpus.textLabels
    let reference = HarfBuzzReference(stack: TextSuite.stack, labels: corpus.labels)
    try prepareAll(labels, engine)
    let passes = 50
    let limited = labels.map { label in
      var label = label
      label.style.lineLimit = 2
      return label
    }
    func measureAll(_ labels: [TextLabel], width: Double) throws {
      for label in labels { keep(try engine.preparedText(label).measure(width: width, height: nil)) }
    }
    let timings = try Stopwatch().time([
      .init(operations: labels.count * passes) {
        for _ in 0..<passes { try prepareAll(labels, engine) }
      },
      .init(operations: labels.count) { keep(reference.shapeAll(inTheirFaces: false)) },
      .init(operations: labels.count) { try measureAll(limited, width: 300) },
      .init(operations: labels.count) { try measureAll(labels, width: 120) },
    ])
    report.add(
      Figure(
        name: "text.\(name).cold", median: timings[0].median, min: timings[0].min, unit: "ns",
        reference: "hb_shape", ratio: timings[0].median / timings[1].median, target: .ratioAtMost(0.01)))
    report.add(
      Figure(name: "text.\(name).hb_shape", median: timings[1].median, min: timings[1].min, unit: "ns"))
    // Lines are cut, and words broken, between clusters.
    for (figure, timing) in [("cut.cold", timings[2]), ("narrow.cold", timings[3])] {
      report.add(
        Figure(
          name: "text.\(name).\(figure)", median: timing.median, min: timing.min, unit: "ns",
          reference: "hb_shape", ratio: timing.median / timings[1].median))
    }
  }

  private static func prepareAll(_ labels: [TextLabel], _ engine: TextEngine) throws {
    for label in labels { keep(try engine.preparedText(label)) }
  }

  /// Opening a font and preparing the first label in it, its tables read.
  private static func first(_ corpus: TextCorpus, _ report: inout Report) throws {
    guard let label = corpus.textLabels.first else { return }
    let timing = try Stopwatch().time(operations: 1) {
      keep(try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])]).preparedText(label))
    }
    report.add(
      Figure(name: "text.first.label", median: timing.median / 1e6, min: timing.min / 1e6, unit: "ms"))
  }

  /// Preparing labels of any script: with nothing known of any word when the corpus begins, and with all of its words known.
  /// Within the corpus words come again, as they do in what people write. Two references: shaping each label in the stack's
  /// first face, which has no letters of most scripts, and in the face that has most of the label's.
  private static func words(_ corpus: TextCorpus, _ name: String, _ report: inout Report) throws {
    let labels = corpus.textLabels
    let reference = HarfBuzzReference(stack: TextSuite.stack, labels: corpus.labels)
    let stopwatch = Stopwatch()
    // An engine for each time that the words are new, over the same fonts, its tables read by a label of the corpus' letters.
    let library = try FontLibrary(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let fresh = try (0..<stopwatch.rounds + 1).map { _ in try engine(library, readyFor: corpus) }
    let known = try engine(library, readyFor: corpus)
    try prepareAll(labels, known)
    var next = 0
    let passes = 20
    let timings = try stopwatch.time([
      .init(operations: labels.count) {
        let engine = fresh[next % fresh.count]
        next += 1
        try prepareAll(labels, engine)
      },
      .init(operations: labels.count * passes) {
        for _ in 0..<passes { try prepareAll(labels, known) }
      },
      .init(operations: labels.count) { keep(reference.shapeAll(inTheirFaces: false)) },
      .init(operations: labels.count) { keep(reference.shapeAll(inTheirFaces: true)) },
    ])
    let references = [("hb_shape", timings[2].median), ("hb_shape.faces", timings[3].median)]
    for (index, (figure, target)) in [("unseen", 0.25), ("seen", 1.0 / 15)].enumerated() {
      for (place, (reference, time)) in references.enumerated() {
        let suffix = place == 0 ? "" : ".faces"
        report.add(
          Figure(
            name: "text.\(name).\(figure).cold\(suffix)", median: timings[index].median,
            min: timings[index].min, unit: "ns", reference: reference, ratio: timings[index].median / time,
            target: place == 0 ? .ratioAtMost(target) : nil))
      }
    }
    for (place, (reference, _)) in references.enumerated() {
      let timing = timings[2 + place]
      report.add(
        Figure(name: "text.\(name).\(reference)", median: timing.median, min: timing.min, unit: "ns"))
    }
  }

  private static func engine(_ library: FontLibrary, readyFor corpus: TextCorpus) throws -> TextEngine {
    let engine = TextEngine(library: library)
    for (language, labels) in Dictionary(grouping: corpus.labels, by: \.lang) {
      let letters = Set(labels.flatMap(\.text)).map(String.init).joined(separator: " ")
      keep(
        try engine.preparedText(
          TextLabel(letters, font: FontDescription(stack: "ui", size: 16), language: language)))
    }
    return engine
  }

  /// Preparing on two threads, each one half of the labels, against one thread that prepares them all; and the same for HarfBuzz
  /// alone, with buffers and fonts of its own on each thread: where that gains little, the machine has no second core to give.
  private static func parallel(
    _ engine: TextEngine, _ corpus: TextCorpus, _ report: inout Report
  ) throws {
    let middle = corpus.labels.count / 2
    let halves = [Array(corpus.labels[..<middle]), Array(corpus.labels[middle...])]
    let labels = halves.map { TextCorpus(labels: $0).textLabels }
    nonisolated(unsafe) let references = halves.map {
      HarfBuzzReference(stack: TextSuite.stack, labels: $0)
    }
    @Sendable func prepare(_ half: Int) {
      for _ in 0..<400 { for label in labels[half] { keep(try? engine.preparedText(label)) } }
    }
    @Sendable func shape(_ half: Int) {
      for _ in 0..<4 { keep(references[half].shapeAll(inTheirFaces: false)) }
    }
    let works: [@Sendable (Int) -> Void] = [prepare, shape]
    let timings = try Stopwatch().time(
      works.flatMap { work -> [Stopwatch.Subject] in
        [
          .init(operations: 1) { for half in 0..<2 { work(half) } },
          .init(operations: 1) { DispatchQueue.concurrentPerform(iterations: 2, execute: work) },
        ]
      })
    let gains = [0, 2].map { timings[$0].median / timings[$0 + 1].median }
    report.add(
      Figure(
        name: "text.chat.latin.two.threads", median: gains[0], min: timings[0].min / timings[1].min,
        unit: "times", reference: "hb_shape", ratio: gains[0] / gains[1], target: .atLeast(1.6)))
    report.add(
      Figure(
        name: "text.chat.latin.hb_shape.two.threads", median: gains[1],
        min: timings[2].min / timings[3].min, unit: "times"))
  }
}
