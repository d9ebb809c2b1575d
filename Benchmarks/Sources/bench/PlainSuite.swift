import SelfSizing

/// The cost of labels without any style: one run, one paragraph, Latin letters. It is what all that labels can do must not add to.
///
/// Two versions are compared by instructions, as clocks differ more than versions do:
/// `valgrind --tool=callgrind --toggle-collect='*PlainSuite*prepareNew*' bench --filter text.plain`, the same with `prepareMet` and `layOut`.
enum PlainSuite {
  static func run(_ report: inout Report) throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let corpus = try TextCorpus("chat").latin
    let labels = corpus.textLabels
    let stopwatch = Stopwatch(rounds: 5)
    let fresh = try (0...stopwatch.rounds).map { _ in try engine(library) }
    let known = try engine(library)
    let texts = try prepareNew(labels, known)
    var next = 0
    let timings = try stopwatch.time([
      .init(operations: labels.count) {
        keep(try prepareNew(labels, fresh[next]))
        next += 1
      },
      .init(operations: labels.count * repeats) { try prepareMet(labels, known) },
      .init(operations: texts.count * widths.count) { keep(try layOut(texts)) },
    ])
    for (name, timing) in zip(["new", "met", "width"], timings) {
      report.add(
        Figure(
          name: "text.plain.\(name)", median: timing.median, min: timing.min, unit: "ns", target: nil))
    }
    let bytes = Double(texts.reduce(0) { $0 + $1.byteCount }) / Double(texts.count)
    report.add(
      Figure(
        name: "text.plain.bytes", median: bytes, min: bytes, unit: "B", target: .atMost(bytesBefore)))
  }

  /// Bytes of a prepared label before there were styles (commit 1185121).
  private static let bytesBefore = 1000.0

  private static let repeats = 4

  private static let widths = Array(stride(from: 60.0, to: 460, by: 25))

  /// An engine that has opened its fonts, and met no words.
  private static func engine(_ library: FontLibrary) throws -> TextEngine {
    let engine = TextEngine(library: library)
    _ = try engine.preparedText(TextLabel("0", font: FontDescription(stack: "ui", size: 16)))
    return engine
  }

  @inline(never)
  private static func prepareNew(_ labels: [TextLabel], _ engine: TextEngine) throws -> [PreparedText] {
    try labels.map { try engine.preparedText($0) }
  }

  @inline(never)
  private static func prepareMet(_ labels: [TextLabel], _ engine: TextEngine) throws {
    for _ in 0..<repeats {
      for label in labels { keep(try engine.preparedText(label)) }
    }
  }

  @inline(never)
  private static func layOut(_ texts: [PreparedText]) throws -> Double {
    var sum = 0.0
    for width in widths {
      for text in texts { sum += try text.height(width: width) }
    }
    return sum
  }
}
