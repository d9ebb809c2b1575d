import Foundation
import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

/// One file of `Fixtures/Text`: a behaviour, and texts that show it.
private struct TextFixture: Decodable {
  struct Case: Decodable {
    var text: String
    var width: Double
    /// The text of each line.
    var lines: [String]?
    var widths: [Double]?
    var height: Double?
    /// Whether the widths of the lines add up to the width of the text unbroken.
    var sum: Bool?
    var lang: String?
    var tailoring: String?
    var note: String?
  }

  var note: String?
  /// The faces; without any, each character is half as wide as the font is large.
  var fonts: [FontReference]?
  var size: Double?
  var lang: String?
  var tailoring: String?
  var metrics: String?
  var cases: [Case]

  func prepare(_ one: Case) throws -> PreparedText {
    let style = ParagraphStyle(
      tailoring: BreakTailoring(rawValue: one.tailoring ?? tailoring ?? "") ?? .unicode,
      lineMetrics: metrics == "css" ? .css : .pixel(scale: 2))
    let label = TextLabel(
      one.text, font: FontDescription(stack: "s", size: size ?? 10), style: style, language: one.lang ?? lang)
    guard let fonts else { return try FixedAdvanceShaper().preparedText(label) }
    return try TextEngine(stacks: ["s": FontStack(fonts: fonts)]).preparedText(label)
  }
}

@Suite struct TextFixtureTests {
  private static var files: [String] {
    let folder = ProjectFolders.fixtures.appending(path: "Text").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test func thereAreFixtures() { #expect(Self.files.count > 10) }

  @Test(arguments: files)
  func textsBreakAsTheFixtureSays(file: String) throws {
    let path = ProjectFolders.fixtures.appending(path: "Text/\(file)").path
    let fixture = try JSONDocument(try InputFile(path: path).readAll()).decode(TextFixture.self)
    for one in fixture.cases {
      let text = try fixture.prepare(one)
      let lines = try text.lines(width: one.width)
      let scalars = Array(one.text.unicodeScalars)
      let shown = lines.map { line in
        var string = ""
        string.unicodeScalars.append(contentsOf: scalars[line.scalars])
        return string
      }
      let comment = "\(one.text.debugDescription) at \(one.width)"
      // Compared by scalars: strings that differ in normalisation are equal.
      if let expected = one.lines {
        #expect(
          shown.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) },
          "\(comment): \(shown)")
      }
      if let widths = one.widths { #expect(lines.map(\.width) == widths, "\(comment)") }
      if let height = one.height { #expect(try text.height(width: one.width) == height, "\(comment)") }
      if one.sum == true {
        let unbroken = try text.lines(width: .infinity)[0].width
        #expect(lines.count > 1)
        #expect(abs(lines.reduce(0) { $0 + $1.width } - unbroken) < 0.01, "\(comment)")
      }
    }
  }
}
