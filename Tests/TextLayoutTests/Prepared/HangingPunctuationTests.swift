import SelfSizing
import TestSupport
import Testing

@testable import TextLayout

/// Punctuation that stands out at the sides of lines, in a font of ten points.
@Suite struct HangingPunctuationTests {
  private static let engine = try? TextEngine(stacks: [
    "ui": FontStack(files: ["Inter-Regular.otf", "NotoSansHebrew-Regular.ttf", "NotoSansCJK-Regular.ttc"])
  ])

  private static func label(
    _ text: String, _ hanging: HangingPunctuation, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLabel {
    var style = ParagraphStyle(lineMetrics: .css, hangingPunctuation: hanging)
    change(&style)
    return TextLabel(text, font: FontDescription(stack: "ui", size: 10), style: style, language: "en")
  }

  private static func prepared(
    _ text: String, _ hanging: HangingPunctuation, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> PreparedText {
    try #require(engine).preparedText(label(text, hanging, change))
  }

  private static func width(_ text: String) throws -> Double {
    try prepared(text, []).measure(width: nil, height: nil).width
  }

  @Test func aStopAtALinesEndTakesNoWidth() throws {
    let text = try Self.prepared("Hamburg, Bremen.", .forceEnd)
    let lines = try text.lines(width: 45)
    #expect(lines.map(\.scalars) == [0..<9, 9..<16])
    #expect(abs(lines[0].width - (try Self.width("Hamburg"))) < 0.2)
    #expect(abs(lines[1].width - (try Self.width("Bremen"))) < 0.2)
    #expect(abs(lines[0].hang.end - (try Self.width(","))) < 0.02 && lines[0].hang.start == 0)
    #expect(lines[1].hang.end > 0)
    // Inside a line it has its width.
    let whole = try text.lines(width: 500)[0]
    #expect(abs(whole.width - (try Self.width("Hamburg, Bremen"))) < 0.2)
    #expect(abs(text.maximumContentWidth - whole.width) < 0.01)
  }

  @Test func aStopMayHangWhereTheLineDoesNotHoldIt() throws {
    let (whole, bare) = (try Self.width("Hamburg,"), try Self.width("Hamburg"))
    let text = try Self.prepared("Hamburg, Bremen", .allowEnd)
    #expect(abs(try text.lines(width: whole + 0.1)[0].width - whole) < 0.01)
    let tight = try text.lines(width: whole - 0.1)[0]
    #expect(tight.scalars == 0..<9 && abs(tight.width - bare) < 0.2 && tight.hang.end > 0)
    #expect(try text.lines(width: bare - 1)[0].scalars != 0..<9)
    // The measurement holds up to the width at which the comma stops to hang.
    let measured = text.measure(width: whole - 0.1, height: nil)
    #expect(abs(measured.validTo - whole) < 0.02 && measured.lineCount == 2)
  }

  @Test func wordsThatAreBrokenHangTheirStops() throws {
    let text = try Self.prepared("aaaa,aaaa", .forceEnd)
    let width = try Self.width("aaaa") + 0.5
    #expect(try text.lines(width: width).map(\.scalars) == [0..<5, 5..<9])
    let allowed = try Self.prepared("aaaa,aaaa", .allowEnd)
    #expect(try allowed.lines(width: width).map(\.scalars) == [0..<5, 5..<9])
    #expect(try Self.prepared("aaaa,aaaa", []).lines(width: width).map(\.scalars) != [0..<5, 5..<9])
  }

  @Test func bracketsAndQuotesHangAtTheLabelsEndsAlone() throws {
    let text = try Self.prepared("“Yes” and “no”\n“so”", [.first, .last])
    let lines = try text.lines(width: 500)
    #expect(lines[0].hang.start > 0 && lines[0].hang.end == 0)
    #expect(lines[1].hang.start == 0 && lines[1].hang.end > 0)
    #expect(abs(lines[0].width - (try Self.width("Yes” and “no”"))) < 0.2)
    #expect(abs(lines[1].width - (try Self.width("“so"))) < 0.2)
    // One mark hangs at one side.
    let one = try Self.prepared("\"", [.first, .last]).lines(width: 100)[0]
    #expect(one.width == 0 && one.hang.start > 0 && one.hang.end == 0)
    // A final newline opens no line in the browser's tailoring, so that the bracket before it is the last.
    let closed = try Self.prepared("(a)\n", .last) { $0.tailoring = .chromium }.lines(width: 100)
    #expect(closed.count == 1 && closed[0].hang.end > 0)
  }

  @Test func positionsStandOutToo() throws {
    let text = try Self.prepared("“ab,", [.first, .forceEnd])
    let line = try text.lines(width: 100)[0]
    let positions = try text.positions(width: 100)
    let carets = positions.carets().map(\.x)
    #expect(abs(carets[0] + line.hang.start) < 0.01 && abs(carets[1]) < 0.01)
    #expect(abs(carets[3] - line.width) < 0.01 && abs(carets[4] - line.width - line.hang.end) < 0.01)
    #expect(positions.character(atX: -1, y: 5) == 0..<1)
    let right = try Self.prepared("(אב.", [.first, .forceEnd])
    let edge = try right.positions(width: 100).carets().map(\.x)
    let hang = try right.lines(width: 100)[0]
    #expect(abs(edge[0] - 100 - hang.hang.start) < 0.01 && abs(edge[1] - 100) < 0.01)
    #expect(abs(edge[3] - (100 - hang.width)) < 0.01)
  }

  @Test func fullWidthMarksHangInsteadOfGivingUpAHalf() throws {
    let text = try Self.prepared("「あい。う」", [.first, .last, .forceEnd]) { $0.spacingTrim = .trimStart }
    let lines = try text.lines(width: 20)
    #expect(lines.map { $0.width.rounded() } == [20, 10])
    #expect(
      lines.map { $0.hang.start.rounded() } == [10, 0] && lines.map { $0.hang.end.rounded() } == [10, 10])
    #expect(lines.map(\.trim) == [0, 0])
  }

  /// All ways to a line agree, and portable labels have the same lines.
  @Test(arguments: [
    HangingPunctuation(), .allowEnd, .forceEnd, [.first, .last, .allowEnd], [.first, .forceEnd],
  ])
  func allAnswersAgree(hanging: HangingPunctuation) throws {
    let engine = try #require(Self.engine)
    let preparer = try WordTextTests.preparer([
      "Inter-Regular.otf", "NotoSansHebrew-Regular.ttf", "NotoSansCJK-Regular.ttc",
    ])
    for string in [
      "“Yes, no, well. So, then, it is, I say, done.”", "(אב, גד. הו, זח)", "「あい、う。えお」、か。",
      "a,b.c,d.e,f", "\"tab,\tafter. \tit,\"", "so\u{AD}ft, hy\u{AD}phen.",
    ] {
      for anywhere in [false, true] {
        let label = Self.label(string, hanging) {
          if anywhere { $0.wrapping.lineBreak = .anywhere }
          $0.lineLimit = 4
        }
        let text = try engine.preparedText(label)
        let full = try preparer.prepareInFull(label)
        let portable = try PortableText(decoding: engine.portableText(label).encoded()).text
        let kept = text.keepingHeightSteps()
        for sixtyFourths in stride(from: 5 * 64, through: 130 * 64, by: 29) {
          let width = Double(sixtyFourths) / 64
          let lines = try text.lines(width: width)
          let inFull = try full.lines(width: width)
          #expect(inFull == lines, "\(string) at \(width)")
          #expect(try portable.lines(width: width) == lines, "\(string) at \(width)")
          let measured = text.measure(width: width, height: nil)
          #expect(try kept.height(width: width) == measured.height)
          #expect(measured.validFrom <= width && width < measured.validTo)
          for end in [measured.validFrom, measured.validTo - 1.0 / 64] where end >= 0 && end < 1_000 {
            // The same lines; their width is rounded within them.
            let there = text.measure(width: end, height: nil).width
            #expect(
              abs(there - measured.width) <= 1.0 / 32,
              "\(string) at \(width) and \(end): \(measured.validFrom) to \(measured.validTo)")
          }
          #expect(try text.lineCount(width: measured.width) == measured.lineCount)
        }
      }
    }
  }
}
