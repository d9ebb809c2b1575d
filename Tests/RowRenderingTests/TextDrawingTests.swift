import Foundation
import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

@testable import RowRendering
@testable import TextLayout

/// Pictures show texts where they were measured.
@Suite struct TextDrawingTests {
  static let documents = [
    "chat.json", "quotes.json", "cell-view.json", "complicated-cell-view.json", "rich-text.json",
  ]

  @Test("Baselines and line ends in the SVG are the measured ones", arguments: documents)
  func linesAreWhereTheyWereMeasured(document: String) throws {
    let path = ProjectFolders.fixtures.appending(path: "Rows/\(document)").path
    var reader = try RowFileReader(path: path)
    let measurer = try RowFixtureMeasurer(header: reader.header, folders: [])
    var count = 0
    while let fixture = try reader.next() {
      let row = try measurer.prepare(fixture)
      for proposal in try measurer.proposals(for: fixture) {
        let layout = try row.layout(proposal)
        let drawing = try Drawing(layout, glyphs: measurer.glyphs)
        let drawn = SVGLines(drawing.svg(glyphs: measurer.glyphs)).lines
        var expected: [(x: Double, baseline: Double, width: Double)] = []
        for entry in layout.entries {
          guard let text = entry.text?.measured as? PreparedText else { continue }
          for line in try text.lines(width: entry.frame.width, height: entry.frame.height) {
            expected.append((entry.frame.x + line.x, entry.frame.y + line.baseline, line.width))
          }
        }
        try #require(drawn.count == expected.count, "\(fixture.id)")
        for (line, measured) in zip(drawn, expected) {
          #expect(abs(line.x - measured.x) < 0.001, "\(fixture.id)")
          #expect(abs(line.baseline - measured.baseline) < 0.001, "\(fixture.id)")
          #expect(abs(line.width - measured.width) < 1 / 64, "\(fixture.id) at \(proposal)")
          #expect(line.glyphs.allSatisfy { $0 > -2 && $0 < line.width + 2 }, "\(fixture.id)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  private static func engine() throws -> TextEngine {
    try TextEngine(stacks: [
      "ui": FontStack(files: [
        "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoColorEmoji.ttf",
      ])
    ])
  }

  @Test(
    "Every kind of line is as wide as it was measured",
    arguments: [
      ("Waffle office, fifty-five different lines of simple letters", ParagraphStyle()),
      ("soft\u{AD}hyphen\u{AD}ation of extra\u{AD}ordinarily long\u{AD}winded words", ParagraphStyle()),
      ("مرحبا بالعالم 123 hello שלום (عالم) 45.6 والآن نص أطول قليلا", ParagraphStyle()),
      ("tabs\tand\tstops\tin a\tline", ParagraphStyle(tabStops: [40, 90])),
      ("tabs\tto multiples\tof eight spaces", ParagraphStyle()),
      ("cut at the tail because there is far too much of it", ParagraphStyle(lineLimit: 1)),
      ("cut in the middle because there is far too much", ParagraphStyle(lineLimit: 1, truncation: .middle)),
      (
        "cut at the head because there is far too much of it", ParagraphStyle(lineLimit: 1, truncation: .head)
      ),
      ("SHOUTED in capitals, straße and all", ParagraphStyle(textCase: .uppercase)),
      ("emoji 👩‍👩‍👧‍👦🎉 among words 🙏🏽 and more of them", ParagraphStyle()),
    ])
  func widths(text: String, style: ParagraphStyle) throws {
    let engine = try Self.engine()
    for tracking in [0, 1.5] {
      let font = FontDescription(stack: "ui", size: 17, tracking: tracking, wordSpacing: tracking)
      let label = TextLabel(text, font: font, style: style)
      let prepared = try engine.preparedText(label)
      for width in [60.0, 97, 143.5, 220, .infinity] {
        let lines = try prepared.lines(width: width)
        for (line, set) in zip(lines, try engine.glyphLines(of: label, lines)) {
          #expect(abs(line.width - set.width) < 1 / 16, "\(text) at \(width), tracking \(tracking): \(line)")
        }
      }
    }
  }

  @Test("Parts of a line stand as UAX #9 orders them (rule L2)")
  func order() {
    #expect(visualOrder(ofLevels: []) == [])
    #expect(visualOrder(ofLevels: [0, 0, 0]) == [0, 1, 2])
    #expect(visualOrder(ofLevels: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(visualOrder(ofLevels: [1, 2, 1]) == [2, 1, 0])
    #expect(visualOrder(ofLevels: [1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(visualOrder(ofLevels: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
  }

  @Test("Selections stand behind the letters and carets before them, where the row has their places")
  func selections() throws {
    let engine = try Self.engine()
    let view = Text("select a part of this").id("body").padding(7)
    let row = try PreparedRow(
      view: view, environment: RowEnvironment(font: FontChoice(stack: "ui")), texts: engine
    ).layout(ProposedSize(width: 90, height: nil))
    let selection = DrawnSelection(part: "body", scalars: 3..<15)
    let drawing = try Drawing(
      row, glyphs: engine, selections: [selection, DrawnSelection(part: "body", caret: 3)])
    let items = Self.flat(drawing.items)
    let frames = items.compactMap { item -> RowRect? in
      if case .fill(.rectangle(let frame, _), _) = item { frame } else { nil }
    }
    let entry = try #require(row.entries.firstIndex { $0.text != nil })
    let parts = try row.rectangles(ofEntry: entry, scalars: 3..<15)
    #expect(parts.count > 1 && frames.count == parts.count + 1)
    #expect(zip(frames, parts).allSatisfy { $0.x == $1.x && $0.y == $1.y && $0.width == $1.width })
    #expect(frames.last?.width == 1 && frames.last.map { $0.x + 0.5 } == parts.first?.x)
    let isText = items.map { if case .text = $0 { true } else { false } }
    let lines = try row.positions(ofEntry: entry)?.lineCount ?? 0
    #expect(isText == parts.map { _ in false } + Array(repeating: true, count: lines) + [false])
    #expect(try Self.flat(Drawing(row, glyphs: engine).items).count == items.count - frames.count)
  }

  /// The items of all groups.
  private static func flat(_ items: [Drawing.Item]) -> [Drawing.Item] {
    items.flatMap { item in
      if case .group(_, let inner) = item { flat(inner) } else { [item] }
    }
  }

  @Test("A row made of a template with other strings shows those")
  func templates() throws {
    let engine = try Self.engine()
    let environment = RowEnvironment(font: FontChoice(stack: "ui"))
    let template = try RowTemplate(view: Text("one"), environment: environment, texts: engine)
    func strings(_ row: PreparedRow) throws -> [String] {
      try Drawing(row.layout(width: 300), glyphs: engine).items.compactMap {
        if case .text(let line) = $0 { line.string } else { nil }
      }
    }
    #expect(try strings(template.row) == ["one"])
    #expect(try strings(template.row(strings: ["another"], texts: engine)) == ["another"])
    let ready = try engine.prepare(
      TextLabel("x", font: FontDescription(stack: "ui", size: 17, leading: 1.713)))
    // What a text ready to be measured says is not known: it is drawn as bars.
    if let row = try? template.row(texts: [ready]) { #expect(try strings(row).isEmpty) }
  }
}
