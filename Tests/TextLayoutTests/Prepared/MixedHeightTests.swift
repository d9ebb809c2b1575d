import TestSupport
import Testing

@testable import TextLayout

/// Heights of lines, of several faces above all, which labels tell by where lines end, against the same added up line by line
/// (R7, W7).
@Suite struct MixedHeightTests {
  static let styles: [ParagraphStyle] = [
    ParagraphStyle(), ParagraphStyle(lineLimit: 2), ParagraphStyle(minimumLines: 4),
    ParagraphStyle(lineMetrics: .css), ParagraphStyle(lineMetrics: .pixel(scale: 3), lineSpacing: 2.5),
    ParagraphStyle(lineHeight: .multiple(1.3)),
  ]

  static let texts = [
    "👍", "👍 yes, and a few words more", "a few words, then two 👍 👍 and more of them", "at the end 🎉",
    "at the end 🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉", "👍👍👍👍👍👍 in front", "here 👍 and there 🎉 as well", "only-hyphens-and-👍-signs",
    "two faces in o👍ne word of several", "👍👍👍👍👍👍👍👍👍👍👍👍", "שלום to all of you 👍", "أهلا وسهلا بكم جميعا هنا",
    "well-known ", "well-known things end in-between ", "a-b c-d e-f ", "nothing but words here ",
    String(repeating: "many words ", count: 130) + "👍", String(repeating: "so many 👍 ", count: 40),
  ]

  @Test(arguments: texts) func heightsAreTheSumsOfLines(_ string: String) throws {
    let preparer = try WordTextTests.preparer()
    for style in Self.styles {
      let label = TextLabel(string, font: FontDescription(stack: "ui", size: 16), style: style)
      let whole = try preparer.prepareInFull(label)
      for _ in 0..<2 {
        let text = try preparer.prepare(label)
        for width in stride(from: 0.0, to: 620, by: isThorough ? 1.03125 : 3.09375) {
          let lineByLine = whole.measure(width: width, height: nil)
          #expect(try text.height(width: width) == lineByLine.height)
          #expect(try text.lineCount(width: width) == lineByLine.lineCount)
        }
      }
    }
  }

  /// A proposed height leaves as many lines as fit, which depends on how tall the first one left out is, and whether a paragraph ends
  /// before it: the measurement holds for the widths that it names, for each of its numbers.
  @Test(arguments: texts + ["\n👍 yes, and a few words more\nand 👍 one"])
  func measurementsHoldForTheirWidths(_ string: String) throws {
    let preparer = try WordTextTests.preparer()
    for style in Self.styles + [ParagraphStyle(paragraphSpacing: 9), ParagraphStyle(minimumScale: 0.5)] {
      let label = TextLabel(string, font: FontDescription(stack: "ui", size: 16), style: style)
      let text = try preparer.prepare(label).asShown
      for height in [nil, 20, 36, 45, 58.5, 71] {
        for width in stride(from: 3.0, to: 320, by: isThorough ? 3.09375 : 21.21875) {
          let measured = text.measure(width: width, height: height)
          let (from, to) = (measured.validFrom, min(measured.validTo, 400))
          #expect(from <= width && width < measured.validTo)
          for other in [from, (from + width) / 2, (width + to) / 2] where other < measured.validTo {
            let again = text.measure(width: other, height: height)
            let isSame =
              (again.height, again.lineCount, again.width)
              == (measured.height, measured.lineCount, measured.width)
            #expect(isSame, "\(style) \(width) x \(height ?? .infinity) and \(other)")
          }
        }
      }
    }
  }
}
