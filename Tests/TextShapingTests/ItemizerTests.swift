import TestSupport
import Testing

@testable import SelfSizing
@testable import TextICU
@testable import TextLayout
@testable import TextShaping

/// Items of paragraphs: cut at their clusters, in the directions of UAX #9 (rule P2).
@Suite struct ItemizerTests {
  private let engine: TextEngine
  private let font = FontDescription(stack: "ui", size: 16)

  init() throws {
    engine = try TextEngine(
      stacks: ["ui": FontStack(files: ["Inter-Regular.otf", "NotoSansArabic-Regular.ttf"])])
  }

  private func tables() throws -> FontTables {
    try FontTables(font, language: nil, shaper: HarfBuzzShaper(library: engine.library), bidi: ICUBidi())
  }

  /// What stands behind a run is looked at with its own run alone.
  @Test func lettersAreLookedAtAsFarAsTheirRunGoes() throws {
    var tables = try tables()
    let text = Array(String(repeating: "a", count: 900).utf8)
    var itemizer = Itemizer()
    for _ in 0..<2 {
      itemizer.begin()
      for run in 0..<300 {
        let part = 3 * run..<3 * run + 3
        let end = itemizer.add(
          part, of: text.span, run: run, clusters: &tables.clusters, session: tables.session)
        #expect(end == part.upperBound)
      }
      #expect(itemizer.items.map(\.start) == (0..<300).map { 3 * $0 })
      #expect(itemizer.items.map(\.run) == Array(0..<300))
    }
  }

  /// Items are parted where levels change, as a naive look at each cluster has it.
  @Test func levelsPartItemsAtClusters() throws {
    var tables = try tables()
    let pieces = [
      "abc", "سلام", "می‌خواهم", "é", "e\u{301}", "123", "٤٥", " ", ", ", "(", ")", "👩‍👩‍👧", "b\u{200F}",
      "\u{202B}", "\u{202C}", "ل\u{64E}",
      "\t", "שלום", "x\u{64E}", "\u{2067}", "\u{2069}",
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let string = (0..<Int.random(in: 1...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let text = Array(string.utf8)
      let levels = ICUBidi().resolve(text.span).runs
      var itemizer = Itemizer()
      itemizer.begin()
      _ = itemizer.add(
        0..<text.count, of: text.span, run: 0, clusters: &tables.clusters, session: tables.session)
      itemizer.setDirections(levels, of: text.span)
      let ends =
        GraphemeBreaker().boundaries(in: text.span).filter { $0 > 0 && $0 < text.count } + [text.count]
      var (start, previous, item) = (0, 0, -1)
      for end in ends {
        if item + 1 < itemizer.items.count, itemizer.items[item + 1].start == start {
          item += 1
          #expect(itemizer.items[item].previous == previous, "\(string) at \(start)")
          #expect(itemizer.items[item].firstEnd == end, "\(string) at \(start)")
        }
        let level = levels.first { $0.range.contains(start) }?.level ?? 0
        let itemLevel = levels.first { $0.range.contains(itemizer.items[item].start) }?.level ?? 0
        #expect(itemLevel == level, "\(string) at \(start)")
        #expect(itemizer.items[item].isRightToLeft == (level & 1 == 1), "\(string) at \(start)")
        (previous, start) = (start, end)
      }
      #expect(item == itemizer.items.count - 1, "\(string): an item begins inside a cluster")
    }
  }

  private func items(_ string: String) throws -> [Itemizer.Item] {
    var tables = try tables()
    let text = Array(string.utf8)
    var itemizer = Itemizer()
    itemizer.begin()
    _ = itemizer.add(
      0..<text.count, of: text.span, run: 0, clusters: &tables.clusters, session: tables.session)
    itemizer.finish(isRightToLeft: false)
    return itemizer.items
  }

  /// C11: the first face has what nothing shows for, so that letters of another face on both sides are shaped apart.
  @Test(arguments: ["\u{200B}", "\u{200F}", "\u{2060}", "\u{AD}"])
  func theFirstFaceSetsInvisibleClusters(invisible: String) throws {
    #expect(try items("سلا" + invisible + "سلام").map(\.face) == [1, 0, 1])
    #expect(try items("ab" + invisible + "ab").map(\.face) == [0])
  }

  /// C11: behind a space U+FE0F asks for no colours.
  @Test func spacesHaveNoColours() throws {
    let engine = try TextEngine(
      stacks: ["ui": FontStack(files: ["Inter-Regular.otf", "NotoColorEmoji.ttf"])])
    func width(_ text: String) throws -> Double {
      try engine.preparedText(TextLabel(text, font: font)).lines(width: 500)[0].width
    }
    #expect(try width("a \u{FE0F}b") == width("a b"))
    #expect(try width("1\u{FE0F}") > width("1"))
  }

  /// UAX #24, section 5: a bracket before the first letter is of its script, and so is what stands behind the one that closes it.
  @Test func bracketsBeforeTheFirstScriptAreOfIt() throws {
    let scripts = try items("(سلام ab)..").map(\.script)
    #expect(scripts.count == 5 && scripts[4] == scripts[0] && scripts[3] != scripts[0])
  }

  /// UAX #9, L2: a number behind letters from right to left stands on their left, but not the space behind it.
  @Test func numbersBehindLettersFromRightToLeftStandOnTheirLeft() throws {
    let text = try engine.preparedText(TextLabel("ab سلام 123 ab", font: font))
    let carets = try text.positions(width: 500).carets()
    func leading(_ offset: Int) throws -> Double { try #require(carets.first { $0.offset == offset }).x }
    // The first letter begins where the space behind the number does, and the number where the first space ends.
    #expect(try leading(3) == leading(11))
    #expect(try leading(8) - leading(3) < 0 && leading(12) > leading(11))
  }
}
