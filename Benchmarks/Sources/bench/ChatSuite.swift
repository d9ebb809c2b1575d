import Foundation
import SelfSizing

/// The figures of a list of a million chat rows in real text, from loading it to scrolling through it.
struct ChatSuite {
  private let engine: TextEngine
  /// A million messages, whose texts are 25,000 different ones.
  private let messages: [Message]
  private let rows = Configurator<Message, MessageCell> {
    MessageRow(message: $0)
  } fill: { cell, message, _ in
    cell.message = message
  }
  private let stopwatch = Stopwatch(rounds: 5)

  struct Message: Identifiable, Equatable {
    var id: Int
    var sender: String
    var text: String
  }

  final class MessageCell: ReusableCell {
    var message: Message?
  }

  /// Avatar, name and time above a message of any length.
  struct MessageRow: View {
    let message: Message

    var body: some View {
      HStack(alignment: .top, spacing: 10) {
        Rectangle().frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(message.sender).font(.headline).lineLimit(1)
            Spacer()
            Text("09:12").font(.caption).lineLimit(1)
          }
          Text(message.text)
        }
      }.padding(12)
    }
  }

  static func run(_ report: inout Report) throws { try ChatSuite().run(&report) }

  private init() throws {
    engine = try TextEngine(stacks: [
      "ui": FontStack(files: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf"])
    ])
    let corpus = try TextCorpus("chat").labels.map(\.text)
    let texts = (0..<25_000).map { number in
      number % 3 == 0
        ? corpus[number % 500] : "\(corpus[number % 500]) \(corpus[(number / 500 * 7 + number) % 500])"
    }
    let senders = ["Mira", "Jonas", "Aylin", "Tomás", "Grandma", "Dr. Okafor", "Lena"]
    messages = (0..<1_000_000).map {
      Message(id: $0, sender: senders[$0 % senders.count], text: texts[$0 &* 7919 % texts.count])
    }
  }

  private func run(_ report: inout Report) throws {
    try loading(&report)
    try scrolling(&report)
    try estimating(&report)
    try saving(&report)
    try measuringAll(&report)
  }

  private func measurer() -> RowMeasurer {
    RowMeasurer(text: engine, environment: RowEnvironment(font: FontChoice(stack: "ui")))
  }

  private func list(_ count: Int = 1_000_000, _ measurer: RowMeasurer? = nil) -> ListDriver<Message, Int> {
    ListDriver(
      DataSource(count == messages.count ? messages : Array(messages.prefix(count))), rows: rows,
      host: RecordingHost(recordsEvents: false), measurer: measurer ?? self.measurer(),
      configuration: ListConfiguration(viewport: 700, width: 375))
  }

  // MARK: - Loading

  private func loading(_ report: inout Report) throws {
    // Memory first, while nothing was freed that could be used again.
    let before = try residentBytes()
    let list = list()
    list.layout()
    report.add(number("1M.memory.loaded", Double(try residentBytes() - before) / 1e6, "MB", nil))
    for _ in 0..<20_000 {
      list.scroll(by: 690)
      list.layout()
    }
    report.add(number("1M.memory.scrolled", Double(try residentBytes() - before) / 1e6, "MB", nil))
    report.add(number("1M.rows.scrolled", Double(list.sizer.counts.prepared), "rows", nil))
    // A measurer of its own each time, so that learning how wide characters are counts.
    let load = try stopwatch.time(operations: 1) { keep(self.list()) }
    let first = try stopwatch.time(operations: 1) { self.list().layout() }
    report.add(figure("1M.load", load, 1e6, "ms", .atMost(10)))
    report.add(figure("1M.firstFrame", first, 1e6, "ms", nil))
  }

  /// The memory of the program that is in the machine's.
  private func residentBytes() throws -> Int {
    let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (sizes.count > 1 ? Int(sizes[1]) ?? 0 : 0) * 4096
  }

  // MARK: - Scrolling

  private func scrolling(_ report: inout Report) throws {
    var calm: [[Double]] = []
    var fling: [[Double]] = []
    var jumps: [[Double]] = []
    for _ in 0..<stopwatch.rounds {
      let list = list()
      list.layout()
      // At 60 frames a second, 3,000 and 6,000 points a second: the latter is as fast as a finger can fling.
      calm.append(frames(10_000, of: list) { _ in list.scroll(by: 50) })
      fling.append(frames(10_000, of: list) { _ in list.scroll(by: 100) })
      var random = FastRandom()
      jumps.append(
        frames(1000, of: list) { _ in list.scroll(to: Double(random.next(1000)) / 1000 * list.contentLength) }
      )
    }
    report.add(percentile(0.5, of: calm, "1M.scroll3000.median", nil))
    report.add(percentile(0.99, of: calm, "1M.scroll3000.p99", .atMost(200)))
    report.add(percentile(0.5, of: fling, "1M.scroll6000.median", nil))
    report.add(percentile(0.99, of: fling, "1M.scroll6000.p99", .atMost(200)))
    report.add(percentile(0.999, of: fling, "1M.scroll6000.p999", nil))
    report.add(percentile(0.99, of: jumps, "1M.jump.p99", nil))
  }

  /// The times of frames, each with what brought it about, in microseconds, sorted.
  private func frames(
    _ count: Int, of list: ListDriver<Message, Int>, _ scroll: (Int) -> Void
  ) -> [Double] {
    let clock = ContinuousClock()
    return (0..<count).map { frame in
      let elapsed = clock.measure {
        scroll(frame)
        list.layout()
      }
      return Double(elapsed.components.attoseconds) / 1e12
    }.sorted()
  }

  private func percentile(
    _ part: Double, of rounds: [[Double]], _ name: String, _ target: Figure.Target?
  ) -> Figure {
    let values = rounds.map { $0[Int(Double($0.count - 1) * part)] }.sorted()
    return Figure(
      name: "chat." + name, median: values[values.count / 2], min: values[0], unit: "us", target: target)
  }

  // MARK: - Estimating

  private func estimating(_ report: inout Report) throws {
    let measurer = measurer()
    let estimate = try TextEstimator(calibratedBy: engine).estimate(FontDescription(stack: "ui", size: 17))
    let texts = messages.prefix(25_000).map(\.text)
    let timing = try stopwatch.time(operations: texts.count) {
      var sum = 0.0
      for text in texts { sum += estimate.height(of: text, width: 301) }
      keep(sum)
    }
    report.add(figure("estimate", timing, 1, "ns", .atMost(1000)))
    // How far the content's height at load is from the truth: of a part of the list that can be measured whole.
    let count = 20_000
    let sizer = RowSizer(rows, id: \.id, measurer: measurer)
    for width in [320.0, 375, 414, 768] {
      let list = ListDriver(
        DataSource(Array(messages.prefix(count))), rows: rows, host: RecordingHost(recordsEvents: false),
        measurer: measurer, configuration: ListConfiguration(viewport: 700, width: width))
      let truth = try sizer.heights(of: messages.prefix(count), width: width).reduce(0) { $0 + $1.height }
      report.add(
        number(
          "contentHeight.off.\(Int(width))", abs(list.contentLength / truth - 1) * 100, "%", .atMost(5)))
    }
  }

  // MARK: - Saving

  private func saving(_ report: inout Report) throws {
    let count = 100_000
    let measurer = measurer()
    let first = list(count, measurer)
    _ = try first.sizer.heights(of: messages.prefix(count), width: 375)
    var bytes: [UInt8] = []
    let save = try stopwatch.time(operations: 1) { bytes = first.savedHeights().encoded() }
    let read = try stopwatch.time(operations: 1) { keep(try SavedHeights(decoding: bytes)) }
    let saved = try SavedHeights(decoding: bytes)
    let lists = (0...stopwatch.rounds).map { _ in list(count, measurer) }
    var next = 0
    let restore = try stopwatch.time(operations: 1) {
      lists[next].restore(saved)
      next += 1
    }
    report.add(number("100k.saved.bytes", Double(bytes.count) / Double(saved.count), "B/row", nil))
    report.add(figure("100k.save", save, 1e6, "ms", nil))
    report.add(figure("100k.read", read, 1e6, "ms", nil))
    report.add(figure("100k.restore", restore, 1e6, "ms", nil))
  }

  // MARK: - Measuring everything ahead

  private func measuringAll(_ report: inout Report) throws {
    let count = 100_000
    let measurer = measurer()
    let list = list(count, measurer)
    list.layout()
    let clock = ContinuousClock()
    let elapsed = clock.measure { while list.measureAhead(for: .milliseconds(4)) > 0 {} }
    report.add(
      number(
        "100k.measureAhead",
        Double(elapsed.components.attoseconds) / 1e12 / Double(count)
          + Double(elapsed.components.seconds) * 1e6 / Double(count), "us/row", nil))
  }

  private func figure(
    _ name: String, _ timing: Stopwatch.Timing, _ unitNanoseconds: Double, _ unit: String,
    _ target: Figure.Target?
  ) -> Figure {
    Figure(
      name: "chat." + name, median: timing.median / unitNanoseconds, min: timing.min / unitNanoseconds,
      unit: unit, target: target)
  }

  private func number(_ name: String, _ value: Double, _ unit: String, _ target: Figure.Target?) -> Figure {
    Figure(name: "chat." + name, median: value, min: value, unit: unit, target: target)
  }
}
