import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout

/// Labels that no one means: they are refused, or cost what others of their length do.
@Suite struct HostileLabelTests {
  private let engine: TextEngine
  private let font = FontDescription(stack: "ui", size: 16)

  init() throws { engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])]) }

  private func fault(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) -> TextError.Code? {
    do throws(TextError) {
      _ = try engine.preparedText(TextLabel(runs: runs, style: style)).height(width: 320)
      return nil
    } catch { return error.code }
  }

  @Test(arguments: [1, 2_000, 36_000]) func widthsBeyondAllSumsAreRefused(count: Int) throws {
    let tiny = FontDescription(stack: "ui", size: 0.001)
    let box = TextRun(InlineBox(width: 1e6, ascent: 1), font: tiny)
    #expect(fault(Array(repeating: box, count: count)) == (count > 1_500 ? .textTooLong : nil))
    var spaced = tiny
    spaced.tracking = 1e6
    #expect(
      fault([TextRun(String(repeating: "a b ", count: min(count, 2_000)), font: spaced)])
        == (count > 1_500 ? .textTooLong : nil))
    spaced.size = 1e6
    #expect(
      fault([
        TextRun("a", font: tiny),
        TextRun(String(repeating: "m ", count: min(60 * count, 4_000)), font: spaced),
      ])
        == (count > 1_500 ? .textTooLong : nil))
  }

  @Test func tabsBeyondAllSumsAreRefused() throws {
    var spaced = FontDescription(stack: "ui", size: 0.001)
    spaced.wordSpacing = 1e6
    #expect(fault([TextRun(String(repeating: "\t", count: 100), font: spaced)]) == nil)
    #expect(fault([TextRun(String(repeating: "\t", count: 9_000), font: spaced)]) == .textTooLong)
  }

  @Test func aTokenBeyondAllSumsIsAsWideAsAnyLine() throws {
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.truncationToken = String(repeating: "m\u{4E2D}", count: 40)
    var spaced = FontDescription(stack: "ui", size: 0.001)
    spaced.tracking = 1e6
    let label = TextLabel("a b c d", font: spaced, style: style)
    #expect(try engine.preparedText(label).lines(width: 1e6).count == 1)
  }

  @Test func manyFontsOfALabelAreRefused() throws {
    func runs(_ count: Int) -> [TextRun] {
      (1...count).map {
        var font = font
        font.features = [FontFeature("ss01", value: $0)]
        return TextRun("a ", font: font)
      }
    }
    #expect(fault(runs(256)) == nil)
    #expect(fault(runs(400)) == .textTooLong)
    #expect(fault([TextRun("a", font: font)]) == nil)
  }

  /// A label keeps its own font, however many others of its style were prepared.
  @Test func labelsDoNotKeepTheFontsOfOthers() throws {
    func sources(_ count: Int) throws -> [FontDescription] {
      try (0..<count).map { number in
        var font = font
        font.tracking = Double(number) * 0.001
        return try engine.preparedText(TextLabel("a", font: font))
      }.compactMap { ($0.setting.origin as? TextOrigin) }.flatMap { $0.fonts }
    }
    #expect(try sources(300).count == 300)
    let kept = try (0..<300).map { number in
      var small = font
      small.size = 5 + Double(number) * 0.01
      let label = TextLabel(
        runs: [TextRun("a ", font: font), TextRun("b", font: small)], style: ParagraphStyle())
      return try engine.preparedText(label)
    }
    for text in kept { #expect(try #require(text.setting.origin as? TextOrigin).fonts.count <= 26) }
    // Their clusters are worked out in their own fonts still.
    #expect(try kept[0].positions(width: 100).offset(atX: 50, y: 1).offset == 3)
    #expect(kept[0].clusters.contents.faces.count == 2)
  }

  /// Runs of many sizes are numbered without comparing each with each other.
  @Test func runsOfManySizesAreNumberedOnce() throws {
    var numbers = Numbering<Int>()
    for value in 0..<100 where numbers.number(of: value) == nil { #expect(numbers.add(value) == value) }
    for value in 0..<100 { #expect(numbers.number(of: value) == value) }
    numbers.removeAll(from: 60)
    #expect(numbers.number(of: 59) == 59 && numbers.number(of: 60) == nil && numbers.values.count == 60)
    #expect(numbers.add(7_000) == 60 && numbers.number(of: 7_000) == 60)
    numbers.removeAll(from: 3)
    #expect(numbers.number(of: 2) == 2 && numbers.number(of: 3) == nil && numbers.add(8) == 3)
    numbers.removeAll()
    #expect(numbers.number(of: 0) == nil && numbers.add(5) == 0)
  }

  @Test func aTabFindsItsStopAmongMany() {
    var tabs = TabStops()
    tabs.interval = 1000
    tabs.own = (1...500).map { $0 * 10 }
    for place in stride(from: -20, to: 5_100, by: 7) {
      let stop = tabs.own.first { $0 > place }
      if let stop { #expect(tabs.advance(at: place) == stop - place) }
    }
  }
}
