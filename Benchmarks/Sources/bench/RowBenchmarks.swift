import Dispatch
import SelfSizing

/// The figures of rows: a chat row of ten parts, nesting, and ten thousand rows on one and two cores.
enum RowBenchmarks {
  static func run(_ report: inout Report) throws {
    try resolving(&report)
    try nesting(&report)
    try manyRows(&report)
  }

  /// A text whose height at any width is looked up among its steps, as prepared labels do it.
  struct SteppedText: TextMeasuring {
    let fontMetrics = TextFontMetrics(ascent: 16, descent: 4, leading: 0, capHeight: 12)
    let length: Double
    private let widths: [Double]

    init(length: Double) {
      self.length = length
      widths = (1...24).map { length / Double($0) }
    }

    func measure(width: Double?, height: Double?) -> TextMeasurement {
      let width = max(width ?? .infinity, length / 24)
      var lines = 1
      while lines < 24, widths[lines - 1] > width { lines += 1 }
      let fitting = height.map { max(1, Int(min($0 / 20, 100))) } ?? lines
      let shown = min(lines, fitting)
      return TextMeasurement(
        width: widths[lines - 1], height: Double(shown) * 20, firstBaseline: 16,
        lastBaseline: Double(shown - 1) * 20 + 16, lineCount: shown, isTruncated: shown < lines,
        validFrom: lines == 24 ? 0 : widths[lines - 1],
        validTo: lines == 1 ? .infinity : widths[lines - 2])
    }
  }

  struct Engine: TextPreparing {
    func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
      SteppedText(length: Double(label.runs.reduce(0) { $0 + $1.string.utf8.count }) * 8)
    }
  }

  /// Avatar, name, text, caption, paddings and a bar: ten parts.
  struct ChatRow: View {
    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        Rectangle().frame(width: 2)
        Circle().frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          Text("Ada Lovelace").font(.headline)
          Text(
            "The analytical engine weaves algebraical patterns, just as the loom weaves flowers and leaves.")
          Text("yesterday").font(.caption)
        }
        .padding(.vertical, 8)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
    }
  }

  private static func resolving(_ report: inout Report) throws {
    let template = try RowTemplate(view: ChatRow(), texts: Engine())
    let row = template.row
    let bodies = (0..<256).map { SteppedText(length: 400 + Double($0)) }
    let name = SteppedText(length: 96)
    let caption = SteppedText(length: 54)
    var frames: [RowRect] = []
    let count = 20_000
    let timings = try Stopwatch().time([
      .init(operations: count) {
        for turn in 0..<count { keep(try row.height(width: 200 + Double(turn % 1_777) / 8)) }
      },
      .init(operations: count) {
        for turn in 0..<count {
          keep(
            try row.frames(ProposedSize(width: 200 + Double(turn % 1_777) / 8, height: nil), into: &frames))
        }
      },
      .init(operations: count) {
        for turn in 0..<count {
          let made = try template.row(texts: [name, bodies[turn & 255], caption])
          keep(try made.height(width: 200 + Double(turn % 1_777) / 8))
        }
      },
    ])
    report.add(figure("rows.chat.height", timings[0], .atMost(500)))
    report.add(figure("rows.chat.frames", timings[1], .atMost(1_000)))
    report.add(figure("rows.chat.template", timings[2], .atMost(1_500)))
  }

  /// Rows and columns in turn, a text in each; so narrow that the width reaches down to the last.
  private static func alternating(_ depth: Int) -> RowDescription {
    var result = RowDescription(.text(TextDescription("a text of some words in the middle")))
    for level in 0..<depth {
      let text = RowDescription(.text(TextDescription("x")))
      result = RowDescription(
        level % 2 == 0
          ? .hstack(alignment: .center, spacing: 1, children: [text, result])
          : .vstack(alignment: .leading, spacing: 1, children: [result, text]))
    }
    return result
  }

  private static func nesting(_ report: inout Report) throws {
    let shallow = try PreparedRow(alternating(32), texts: Engine())
    let deep = try PreparedRow(alternating(64), texts: Engine())
    let count = 500
    let timings = try Stopwatch().time([
      .init(operations: count) {
        for turn in 0..<count { keep(try shallow.height(width: 600 + Double(turn) / 8)) }
      },
      .init(operations: count) {
        for turn in 0..<count { keep(try deep.height(width: 600 + Double(turn) / 8)) }
      },
    ])
    report.add(figure("rows.depth32.height", timings[0], nil))
    var figure = figure("rows.depth64.height", timings[1], .ratioAtMost(2.2))
    figure.reference = "rows.depth32.height"
    figure.ratio = timings[1].median / timings[0].median
    report.add(figure)
  }

  private static func manyRows(_ report: inout Report) throws {
    let template = try RowTemplate(view: ChatRow(), texts: Engine())
    let rows = try (0..<10_000).map { number in
      try template.row(texts: [
        SteppedText(length: 96), SteppedText(length: 300 + Double(number % 500)), SteppedText(length: 54),
      ])
    }
    let timings = try Stopwatch().time([
      .init(operations: rows.count) {
        keep(try PreparedRow.measure(rows.span, width: 375))
      },
      .init(operations: rows.count) {
        DispatchQueue.concurrentPerform(iterations: 8) { part in
          keep(try? PreparedRow.measure(rows[part * 1_250..<(part + 1) * 1_250].span, width: 375))
        }
      },
    ])
    report.add(figure("rows.10000.serial", timings[0], nil))
    let speedUp = timings[0].median / timings[1].median
    report.add(
      Figure(
        name: "rows.10000.twoCores", median: speedUp, min: speedUp, unit: "x", target: .atLeast(1.6)))
    let measured = try rows.map { try $0.measure(width: 375) }
    let left = measured.count { !($0.validFrom <= 376 && 376 < $0.validTo) }
    report.add(
      Figure(
        name: "rows.10000.leftByOnePoint", median: Double(left), min: Double(left), unit: "rows",
        target: .atMost(Double(rows.count) / 4)))
  }

  private static func figure(_ name: String, _ timing: Stopwatch.Timing, _ target: Figure.Target?) -> Figure {
    Figure(name: name, median: timing.median, min: timing.min, unit: "ns", target: target)
  }
}
