import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout
@testable import TextShaping

/// The short ways through plain texts must say what the line walker says (rule W7).
@Suite struct PlainWalkTests {
  @Test func countsAndHeightsAreTheWalkersOwn() throws {
    var plain = 0
    var mixed = 0
    for style in [
      ParagraphStyle(), ParagraphStyle(lineLimit: 2, minimumLines: 2, lineSpacing: 3.3),
      ParagraphStyle(lineMetrics: .css, lineHeight: .multiple(1.3)),
    ] {
      var generator = SeededGenerator(seed: 7)
      for text in try HeightStepsTests.texts(style, every: isThorough ? 1 : 7) {
        let flags = text.storage.flags
        if flags.isDisjoint(with: .hasStops) { plain += 1 }
        if flags.contains(.isMixed) { mixed += 1 }
        for _ in 0..<12 {
          let width = Double(Int.random(in: 0...700 * 64, using: &generator)) / 64
          let (lines, height) = Self.lineByLine(text, width: width)
          #expect(try text.height(width: width) == height)
          #expect(try text.lineCount(width: width) == min(lines, text.lineLimit))
        }
      }
    }
    #expect(plain > 100 && mixed > 20)
  }

  /// The number of lines and the height, line after line.
  static func lineByLine(_ text: PreparedText, width: Double) -> (lines: Int, height: Double) {
    var filler = LineFiller(text.storage, limit: text.limit(for: width))
    var heights = LineHeights(text.setting, flags: text.storage.flags)
    var count = 0
    while let line = filler.next() {
      if count < text.lineLimit { heights.add(line, of: &filler) }
      count += 1
    }
    return (count, heights.height)
  }

  /// Lines of several faces, more of them than are looked at at once, with segments in every format.
  @Test func longTextsOfSeveralFacesAreAsTallAsTheWalkerSays() throws {
    let files = [
      "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
    ]
    let engine = try TextEngine(stacks: ["ui": FontStack(files: files)])
    var met: Set<SegmentWords.Size> = []
    for words in [
      "Emoji 👍 here ", "字字, words 字 ", "سلام و words 👍 字字 ", "👍字字 سلام字سلام 👍سلام ، words字  👍字 ", "日本語だけ ",
    ] {
      for count in [3, 12, 31, 150] {
        let text = try engine.preparedText(
          TextLabel(String(repeating: words, count: count), font: FontDescription(stack: "ui", size: 16)))
        guard text.storage.flags.contains(.isMixed) else { continue }
        met.insert(text.storage.segments.size)
        for width in stride(from: 40.0, to: 900, by: 23.7) {
          let walked = Self.lineByLine(text, width: width).height
          #expect(try text.height(width: width) == walked, "\(count) times \(words)at \(width)")
        }
      }
    }
    #expect(met.contains(.four), "\(met)")
  }

  /// Steps found by layouts are those found by walking every layout of the label (rule R2).
  @Test func stepsAreThoseOfEveryLayout() throws {
    var texts = try HeightStepsTests.texts(every: isThorough ? 1 : 9)
    let preparer = try Self.preparer()
    let article = try Corpus.article.labels()[3].prefix(700)
    texts.append(
      try preparer.prepare(TextLabel(String(article), font: FontDescription(stack: "ui", size: 16))))
    for text in texts {
      let thresholds = LineThresholds(label: text.storage)
      guard var limit = thresholds.firstSteadyLimit else { continue }
      let stepped = text.keepingHeightSteps()
      while true {
        let layout = thresholds.layout(limit: limit)
        // The least width with this layout, and the greatest one.
        for units in [limit, layout.next - 1] {
          let width = text.sixtyFourths(units) / 64
          let kept = try stepped.height(width: width)
          #expect(try kept == text.otherHeight(width: width))
        }
        guard layout.next != .max, layout.next > limit else { break }
        limit = layout.next
      }
    }
  }

  /// Simple text, walked and from steps, is as tall as when it is shaped; ten million times where asked for. A second run,
  /// of nothing, keeps a label from being simple.
  @Test(arguments: PairTableTests.faces)
  func heightsOfSimpleTextAreThoseOfShapedText(in file: String) throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: [file])])
    let preparer = TextPreparer(shaper: HarfBuzzShaper(library: library), dictionary: nil, bidi: nil)
    let font = FontDescription(stack: "ui", size: 16)
    let labels = try Corpus.chat.labels()
    var generator = SeededGenerator(seed: 9)
    for index in stride(from: 0, to: labels.count, by: isThorough ? 1 : 29) {
      let fast = try preparer.prepare(TextLabel(labels[index], font: font))
      let runs = [TextRun(labels[index], font: font), TextRun("", font: font)]
      let slow = try preparer.prepare(TextLabel(runs: runs))
      #expect(!slow.setting.isSimple)
      let stepped = fast.keepingHeightSteps()
      for _ in 0..<(isThorough ? 3_400 : 40) {
        let width = Double(Int.random(in: 0...1_200 * 64, using: &generator)) / 64
        let height = try slow.height(width: width)
        #expect(try fast.height(width: width) == height && stepped.height(width: width) == height)
      }
    }
  }

  private static func preparer() throws -> TextPreparer {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    return TextPreparer(shaper: HarfBuzzShaper(library: library), dictionary: nil, bidi: nil)
  }

  /// Many lines: beyond the heights that a setting holds.
  @Test func longTextsAreAsTallAsTheirLines() throws {
    let preparer = try Self.preparer()
    for label in try Corpus.article.labels().prefix(2) {
      let text = try preparer.prepare(TextLabel(label, font: FontDescription(stack: "ui", size: 13.7)))
      for width in stride(from: 60.0, to: 400, by: 17.3) {
        let lines = try text.lines(width: width)
        #expect(try text.lineCount(width: width) == lines.count)
        let measured = text.measure(width: width, height: nil)
        #expect(try text.height(width: width) == measured.height)
      }
    }
  }

  /// Rule W1: the widest line that fits is less than the width and a 64th wide.
  @Test func limitsAreTheWidestThatFit() {
    var generator = SeededGenerator(seed: 8)
    for round in 0..<(isThorough ? 1_000_000 : 3_000) {
      let unit = [1000, 2048, 2816, 2_455_552, 1 << 18][round % 5]
      let size =
        round % 3 == 0
        ? Double(Int.random(in: 1...96, using: &generator))
        : Double.random(in: 0.001...900, using: &generator)
      let widths = WidthUnits(unitsPerEm: unit, fontSize: size)
      let width = Double(Int.random(in: -64...5_000 * 64, using: &generator)) / (round % 2 == 0 ? 64 : 70.3)
      let available = (max(0, width) * 64).rounded(.down)
      let limit = widths.limit(for: width)
      #expect(limit >= 0 && widths.sixtyFourths(limit) <= available, "\(width) at \(size) of \(unit)")
      #expect(widths.sixtyFourths(limit + 1) > available, "\(width) at \(size) of \(unit)")
    }
  }
}
