import Foundation
@_spi(JSON) import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

/// Pairs of features, and pairs of characters, as Chromium lays them out (`Fixtures/Text/Chromium`).
@Suite struct StylePairsTests {
  private static let folder = ProjectFolders.fixtures.appending(path: "Text/Chromium")

  @Test func pairsOfFeaturesLieAsChromiumHasThem() throws {
    let oracle = try StyleOracle(folder: Self.folder)
    #expect(oracle.labels.count > 100 && oracle.unread.isEmpty)
    for label in oracle.labels {
      var score = StyleOracleTests.Score()
      try StyleOracleTests.add(label, of: oracle, to: &score)
      #expect(score.differences.isEmpty, "\(label.kind)")
    }
  }

  /// Texts under a style, each with a bar wherever a line as narrow as may be ends.
  struct Broken: Decodable, CustomTestStringConvertible {
    var lang: String
    var style: LayoutFixtures.LabelStyle
    var lines: [String]

    var testDescription: String { "\(lang) \(style.wrapping) \(lines.first ?? "")" }

    static func all() throws -> [Broken] {
      var reader = LineReader(try InputFile(path: folder.appending(path: "pairs.ndjson").path))
      var all: [Broken] = []
      while let line = try reader.next() { all.append(try JSONDocument(line).decode(Broken.self)) }
      return all
    }
  }

  @Test(arguments: try Broken.all())
  func pairsOfCharactersBreakAsInChromium(broken: Broken) {
    let options = LineBreakOptions(
      tailoring: .chromium, wrapping: broken.style.wrapping, language: broken.lang)
    let breaker = LineBreaker(options: options)
    for line in broken.lines {
      let text = line.filter { $0 != "|" }
      var shown = text.utf8.map { [$0] }
      var start = 0
      for found in breaker.breaks(in: text.utf8Span.span) where found.excludedLineStart != start {
        start = found.offset
        shown[start].insert(UInt8(ascii: "|"), at: 0)
      }
      #expect(String(decoding: shown.joined(), as: UTF8.self) == line)
    }
  }
}
