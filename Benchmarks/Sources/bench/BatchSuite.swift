import Dispatch
import SelfSizing

/// Heights of many labels at once, on one core and on all.
enum BatchSuite {
  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    let texts = try TextCorpus("chat").textLabels.map { try engine.preparedText($0).keepingHeightSteps() }
    let labels = LabelHeights((0..<400).flatMap { _ in texts })
    let widths = (0..<8).map { 200 + Double($0 * 37 % 64) * 3.1875 }
    let timings = try Stopwatch().time([
      .init(operations: widths.count * labels.count) {
        for width in widths { keep(try labels.heights(width: width)) }
      },
      .init(operations: widths.count * labels.count) {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
          for width in widths { keep(try? await labels.concurrentHeights(width: width)) }
          done.signal()
        }
        done.wait()
      },
    ])
    report.add(
      Figure(
        name: "text.chat.batch.200000", median: timings[0].median, min: timings[0].min, unit: "ns"))
    report.add(
      Figure(
        name: "text.chat.batch.200000.all.cores", median: timings[1].median, min: timings[1].min, unit: "ns",
        reference: "one core", ratio: timings[1].median / timings[0].median))
  }
}
