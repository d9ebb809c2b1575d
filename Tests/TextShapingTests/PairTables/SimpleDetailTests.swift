import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// The clusters of simple paragraphs, which come from one scan, against those of shaping everything.
@Suite struct SimpleDetailTests {
  private static let words = [
    "AVATAR", "To", "You", "P.", "A", "office", "11", "1x2", "“Yes”", "A-B", "L’", "r.", "café", "(a):", "->",
    "Yvonne", "AVAVAVAVAVAVAVAVAVAVAVAVAV", "https://a.de/Ta?x=1", "Soft\u{AD}hyphen", "日本", "🍵", "שלום",
  ]
  private static let ends = [" ", " ", " ", "  ", "", "\t", "\n", "\r\n", "\u{2028}", "\n\n"]

  @Test(arguments: ["Inter-Regular.otf", "DejaVuSans.ttf", "LiberationSerif-Regular.ttf"])
  func clustersAreThoseOfShapingAll(_ file: String) throws {
    let stack = FontStack(files: [file, "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf"])
    let library = try FontLibrary(stacks: ["ui": stack])
    let preparer = TextPreparer(shaper: HarfBuzzShaper(library: library), dictionary: nil, bidi: nil)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<(isThorough ? 20_000 : 400) {
      // Most words are simple.
      let most = Int.random(in: 0..<3, using: &generator) == 0 ? Self.words.count : 18
      let runs = (0..<Int.random(in: 1...2, using: &generator)).map { run in
        let text = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          Self.words[Int.random(in: 0..<most, using: &generator)]
            + (Self.ends.randomElement(using: &generator) ?? "")
        }
        return TextRun(text.joined(), font: FontDescription(stack: "ui", size: run == 0 ? 16 : 12))
      }
      let label = TextLabel(runs: runs)
      let found = try preparer.prepare(label).clusters.contents
      let whole = try preparer.prepareInFull(label).clusters.contents
      for (index, pair) in zip(Self.parts(found), Self.parts(whole)).enumerated() {
        try #require(pair.0 == pair.1, "part \(index) of \(runs.map(\.string))")
      }
    }
  }

  private static func parts(_ contents: PreparedStorage.Contents) -> [AnyHashable] {
    [
      contents.unitsPerEm, contents.paragraphEnds, Array(contents.fits), Array(contents.ends),
      contents.segmentFlags,
      Array(contents.segmentClusterEnds), Array(contents.clusterWidths), contents.clusterFlags,
      Array(contents.clusterScalars), contents.cuts, contents.cutPairs, contents.trims, contents.startHang,
      contents.faces.map(\.relativeSize), contents.metricsRuns, contents.levelRuns, contents.runAdvances,
      contents.spaceAdvance, contents.uncovered, contents.withoutDictionary, contents.longContexts,
    ]
  }
}
