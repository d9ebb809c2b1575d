import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout

/// Text that pair tables measure in pieces, or once for all labels that have it, is as wide as shaped whole.
@Suite struct LongTextTests {
  private static func engine(_ file: String) throws -> TextEngine {
    try TextEngine(stacks: ["ui": FontStack(files: [file, "NotoSansCJK-Regular.ttc"])])
  }

  private static func label(_ text: String) -> TextLabel {
    TextLabel(text, font: FontDescription(stack: "ui", size: 16))
  }

  /// Paragraphs of Latin letters in one, several times as long as what is scanned at once.
  private static func longText() throws -> String {
    let paragraphs = try Corpus.article.labels().filter { text in
      text.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x2010..<0x2040).contains($0.value) }
    }
    var text = ""
    while text.utf8.count < 150_000 { text += paragraphs.joined(separator: " ") + " " }
    return text
  }

  @Test(arguments: PairTableTests.faces)
  func piecesAreAsWideAsTheWhole(in file: String) throws {
    let engine = try Self.engine(file)
    let label = Self.label(try Self.longText())
    let (fast, whole) = (try engine.preparedText(label), try engine.preparer.prepareInFull(label))
    for width in [60, 211.3, 320, 1_000, .infinity] {
      #expect(try fast.height(width: width) == whole.height(width: width), "at \(width)")
    }
    let (lines, others) = (try fast.lines(width: 320), try whole.lines(width: 320))
    #expect(lines.map(\.width) == others.map(\.width))
    #expect(lines.map(\.scalars) == others.map(\.scalars))
  }

  @Test(arguments: PairTableTests.faces)
  func itemsMetBeforeAreAsWideAsShaped(in file: String) throws {
    let engine = try Self.engine(file)
    var faults: [String] = []
    for (index, text) in try Corpus.chat.labels().enumerated() where index % (isThorough ? 1 : 7) == 0 {
      // Dashes, arrows and signs between capitals and digits, which faces raise.
      let label = Self.label("– \(text)\n→ A \(text.prefix(40)) 3 x 4 – B")
      let whole = try engine.preparer.prepareInFull(label)
      for _ in 0..<2 {
        let fast = try engine.preparedText(label)
        for width in [30, 77.7, 160, 300] {
          if try fast.lines(width: width).map(\.width) != whole.lines(width: width).map(\.width) {
            faults.append("label \(index) at \(width)")
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }
}
