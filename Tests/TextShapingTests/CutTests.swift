import SelfSizing
import Testing
import TextLayout

@testable import TextShaping

/// Widths at cuts inside words, remembered or not, against shaping the line itself (rule W4).
@Suite struct CutTests {
  private static let files = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoNastaliqUrdu-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf",
  ]
  private static let texts = [
    "AVAToWaYo.", "office ffi fl", "مستشفيات كبيرة", "ہر شخص کو حق حاصل", "कार्यक्रम क्षत्रिय", "Tee, V. Pa-To",
  ]

  @Test(arguments: files)
  func whatIsRememberedIsWhatWasShaped(file: String) throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: [file])])
    let font = FontDescription(stack: "s", size: 16)
    for text in Self.texts {
      // A new engine remembers nothing; this one has seen the same words in other surroundings.
      _ = try engine.preparedText(TextLabel("x \(text) y\(text)", font: font))
      let warm = try engine.preparedText(TextLabel(text, font: font))
      let fresh = try TextEngine(stacks: ["s": FontStack(files: [file])])
        .preparedText(TextLabel(text, font: font))
      for width in stride(from: 0.0, through: 120, by: 1) {
        #expect(try warm.lines(width: width) == fresh.lines(width: width), "\(text) at \(width)")
      }
    }
  }

  @Test func aKernedPairIsWiderApart() throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["Inter-Regular.otf"])])
    let font = FontDescription(stack: "s", size: 100)
    func width(_ text: String) throws -> Double {
      try engine.preparedText(TextLabel(text, font: font)).lines(width: .infinity)[0].width
    }
    let lines = try engine.preparedText(TextLabel("AVA", font: font)).lines(width: 0)
    for (line, letter) in zip(lines, ["A", "V", "A"]) { #expect(try line.width == width(letter)) }
    #expect(try width("AVA") < width("A") * 2 + width("V"))
  }

  @Test func aLigatureIsCutIntoItsLetters() throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSans.ttf"])])
    let font = FontDescription(stack: "s", size: 100)
    let lines = try engine.preparedText(TextLabel("ffi", font: font)).lines(width: 0)
    #expect(lines.map(\.scalars) == [0..<1, 1..<2, 2..<3])
    let letter = try engine.preparedText(TextLabel("f", font: font)).lines(width: 0)[0].width
    #expect(lines[0].width == letter)
  }
}
