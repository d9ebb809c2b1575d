import SelfSizing
import TestSupport
import Testing

@testable import TextLayout

/// Lines that begin inside a word and end with it, where the breaks at both ends change the same letters (rule W4).
@Suite struct CutPairLinesTests {
  private static let files = ["NotoNastaliqUrdu-Regular.ttf", "DejaVuSans.ttf"]

  private static func engine(_ file: String) throws -> TextEngine {
    try TextEngine(stacks: ["ui": FontStack(files: [file])])
  }

  private static func label(_ text: String) -> TextLabel {
    TextLabel(text, font: FontDescription(stack: "ui", size: 16))
  }

  /// A word that may be broken by a space without width: "کمک" and "حم", of which no break between words overlaps another.
  @Test func keptHeightsOfABrokenWordAreTheWalkedOnes() throws {
    let text = try Self.engine(Self.files[0]).preparedText(Self.label("کمک\u{200B}حم"))
    #expect(!text.storage.flags.contains(.hasPairs) && !text.clusters.contents.cutPairs.isEmpty)
    let kept = text.keepingHeightSteps()
    #expect(kept.hasKeptSteps)
    for place in 0..<40 * 64 {
      let width = Double(place) / 64
      #expect(try kept.height(width: width) == text.height(width: width), "at \(width)")
    }
  }

  /// Words of letters that join or kern, which soft hyphens and spaces without width divide.
  private static func randomText(_ generator: inout SeededGenerator) -> String {
    let alphabets = [
      ["ل", "ا", "م", "ه", "ب", "ي", "س", "ح", "\u{64E}", "ک", "ے", "ہ", "ش"],
      ["क", "्", "ष", "र", "त", "ि", "ा", "म"], ["A", "V", "T", "o", "f", "i", "W", "."],
    ]
    let letters = alphabets[Int.random(in: 0..<alphabets.count, using: &generator)]
    let between = ["\u{AD}", "\u{200B}", " ", "\t", "\n"]
    return (0..<Int.random(in: 2...12, using: &generator)).map { _ in
      let pieces = Int.random(in: 0..<4, using: &generator) == 0 ? between : letters
      return pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }.joined()
  }

  /// The lines at a limit stay up to the next one that is told to change any; so height steps are exact (rules R2 and W7).
  @Test(arguments: files) func layoutsHoldUpToTheirEnds(file: String) throws {
    let engine = try Self.engine(file)
    var generator = SeededGenerator(seed: 0x9A125)
    var (layouts, paired) = (0, 0)
    for round in 0..<(isThorough ? 20_000 : 1_500) {
      let string = Self.randomText(&generator)
      let text = try engine.preparedText(Self.label(string))
      if !text.clusters.contents.cutPairs.isEmpty { paired += 1 }
      var limit = 0
      while true {
        let lines = walk(text, limit)
        guard let next = lines.map(\.next).min(), next < .max else { break }
        let last = walk(text, next - 1)
        let isSame = next > limit && last.map(\.clusters) == lines.map(\.clusters)
        #expect(isSame, "round \(round): \(string.debugDescription) from \(limit) to \(next)")
        guard isSame else { break }
        limit = next
        layouts += 1
      }
    }
    #expect(layouts > 3_000 && paired > 20, "\(layouts) layouts, \(paired) texts")
  }
}
