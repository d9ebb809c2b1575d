import SelfSizing
import Testing

/// Labels and texts from attributed strings of Foundation.
@Suite struct AttributedLabelTests {
  private static func string() throws -> AttributedString {
    var string = AttributedString("Bold ")
    string.inlinePresentationIntent = .stronglyEmphasized
    var link = AttributedString("Ann")
    link.link = URL(string: "https://example.org/ann")
    link.inlinePresentationIntent = [.emphasized]
    var large = AttributedString(" large ")
    large.font = .system(size: 30)
    large.tracking = 2
    large.baselineOffset = 5
    var box = AttributedString("\u{FFFC}")
    box.inlineBox = InlineBox(width: 12, ascent: 10, descent: 2)
    var code = AttributedString("code")
    code.inlinePresentationIntent = .code
    return string + link + large + box + code
  }

  @Test func runsHaveTheirFontsAndIdentities() throws {
    let label = try TextLabel(Self.string(), font: .system(size: 16), language: "en")
    #expect(label.runs.map(\.string) == ["Bold ", "Ann", " large ", "\u{FFFC}", "code"])
    #expect(label.runs.map(\.font.size) == [16, 16, 30, 16, 16])
    #expect(label.runs.map(\.font.weight) == [700, 400, 400, 400, 400])
    #expect(label.runs.map(\.font.isItalic) == [false, true, false, false, false])
    #expect(label.runs.map(\.font.tracking) == [0, 0, 2, 0, 0])
    #expect(label.runs.map(\.font.baselineOffset) == [0, 0, 5, 0, 0])
    #expect(label.runs.map(\.font.design) == [.default, .default, .default, .default, .monospaced])
    #expect(label.runs[3].box == InlineBox(width: 12, ascent: 10, descent: 2))
    #expect(label.identities.map(\.identity) == ["https://example.org/ann"])
    #expect(label.identities.map(\.scalars) == [5..<8])
    #expect(label.language == "en")
    #expect(TextLabel(AttributedString(), font: .system(size: 9)).runs.map(\.font.size) == [9])
  }

  @Test func liftedLettersAreDrawnAboveTheLine() throws {
    let engine = try TextEngine(stacks: ["": FontStack(files: ["Inter-Regular.otf"])])
    var text = AttributedString("x")
    text.baselineOffset = 5
    let label = TextLabel(text, font: .system(size: 16))
    let lines = try engine.preparedText(label).lines(width: 100)
    #expect(try engine.glyphLines(of: label, lines).first?.runs.first?.glyphs.first?.y == 5)
  }

  @Test func textsOfRowsAreSetAsTheLabelIs() throws {
    guard case .text(let text) = RowDescription(Text(try Self.string()).font(.system(size: 16))).kind,
      case .runs(let runs) = text.content
    else {
      Issue.record("no text")
      return
    }
    #expect(runs.map(\.string) == ["Bold ", "Ann", " large ", "", "code"])
    #expect(runs.map { $0.font?.weight } == [700, nil, nil, nil, nil])
    #expect(runs.map { $0.font?.isItalic } == [nil, true, nil, nil, nil])
    #expect(runs.map(\.tracking) == [nil, nil, 2, nil, nil])
    #expect(runs[3].box == InlineBox(width: 12, ascent: 10, descent: 2))
    #expect(runs[4].font?.design == .monospaced)
  }

  /// Lifted letters make their line taller in a row as they do in a label.
  @Test func rowsMeasureLiftedLetters() throws {
    let engine = try TextEngine(stacks: ["": FontStack(files: ["Inter-Regular.otf"])])
    func height(_ text: Text) throws -> Double {
      try PreparedRow(view: text.font(.system(size: 16)), texts: engine).size(.unspecified).height
    }
    let plain = try height(Text("a") + Text("b"))
    #expect(try height(Text("a") + Text("b").baselineOffset(6)) == plain + 6)
    #expect(try height(Text("a") + Text("b").baselineOffset(-4)) == plain + 4)
    #expect(try height(Text("a") + Text("b").baselineOffset(0)) == plain)
    var lifted = AttributedString("b")
    lifted.baselineOffset = 6
    #expect(try height(Text(AttributedString("a") + lifted)) == plain + 6)
    let row = try PreparedRow(view: Text("a") + Text("b").baselineOffset(6), texts: engine)
    #expect(row.report.notes.isEmpty)
  }

  /// Views space and lift the letters of the texts inside that say nothing themselves.
  @Test func viewsSpaceAndLiftLettersInside() throws {
    let engine = try TextEngine(stacks: ["": FontStack(files: ["Inter-Regular.otf"])])
    func size(_ view: some View) throws -> RowSize {
      let row = try PreparedRow(view: view, texts: engine)
      #expect(row.report.notes.isEmpty)
      return try row.size(.unspecified)
    }
    let (text, joined) = (Text("some words"), Text("some ") + Text("words").bold())
    let plain = try size(text)
    #expect(try size(VStack { text }.tracking(2)) == size(text.tracking(2)))
    #expect(try size(VStack { text }.tracking(2)).width == plain.width + 20)
    #expect(try size(VStack { text }.kerning(1).kerning(3)) == size(text.kerning(1)))
    #expect(try size(VStack { text.tracking(1) }.tracking(3)) == size(text.tracking(1)))
    #expect(try size(VStack { VStack { text }.tracking(0) }.tracking(3)) == plain)
    #expect(try size(text.textCase(.uppercase).tracking(2)) == size(Text("SOME WORDS").tracking(2)))
    #expect(try size(VStack { joined }.tracking(2)) == size(joined.tracking(2)))
    #expect(try size(VStack { joined }.baselineOffset(6)) == size(joined.baselineOffset(6)))
    #expect(try size(VStack { text }.baselineOffset(6)) == size(text.baselineOffset(6)))
    #expect(try size(VStack { text.baselineOffset(2) }.baselineOffset(6)) == size(text.baselineOffset(2)))
  }
}
