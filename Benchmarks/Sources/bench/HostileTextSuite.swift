import LayoutFixtures
import SelfSizing

/// Time against length for texts made to take long: each figure is a text's preparation, its lines at a width and without
/// any, its height, and its measure under a limit; the ratio is that of the time per byte to the one at the least length.
enum HostileTextSuite {
  private static let lengths = [
    (bytes: 16 << 10, name: "16k"), (64 << 10, "64k"), (256 << 10, "256k"), (1 << 20, "1M"),
  ]

  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    for kind in HostileText.allCases {
      var first: Double?
      for (bytes, name) in lengths {
        let text = kind.text(byteCount: bytes)
        // Long texts once, at first sight: what matters is the order of their time.
        var times: [Double] = []
        for _ in 0..<(bytes > 64 << 10 ? 1 : 3) {
          let elapsed = try ContinuousClock().measure { try work(text, engine) }.components
          times.append(Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15)
        }
        times.sort()
        let perByte = times[0] / Double(text.utf8.count)
        report.add(
          Figure(
            name: "text.hostile.\(kind.rawValue).\(name)", median: times[times.count / 2], min: times[0],
            unit: "ms", reference: "16k, per byte", ratio: perByte / (first ?? perByte),
            target: first == nil ? nil : .ratioAtMost(4)))
        first = first ?? perByte
      }
    }
  }

  private static func work(_ string: String, _ engine: TextEngine) throws {
    for (tailoring, truncation) in [(BreakTailoring.unicode, Truncation.middle), (.chromium, .tail)] {
      let label = TextLabel(
        string, font: FontDescription(stack: "ui", size: 16),
        style: ParagraphStyle(tailoring: tailoring, truncation: truncation))
      let text = try engine.preparedText(label)
      keep(try text.lines(width: 320))
      keep(try text.lineCount(width: 0))
      keep(try text.height(width: .infinity))
      keep(text.measure(width: 200, height: 60))
      keep(text.measure(width: .infinity, height: 10))
    }
  }
}
