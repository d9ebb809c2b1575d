import Foundation
import Testing
import TextLayout

@testable import RowLayout

/// Texts of several pieces: boxes and images among letters, pieces that stay whole (rule X2).
@Suite struct RichTextTests {
  private func description(_ view: some View, _ environment: RowEnvironment = RowEnvironment()) throws
    -> TextDescription
  {
    var row = RowDescription(view, environment: environment)
    while case .environment(_, let child) = row.kind { row = child }
    guard case .text(let text) = row.kind else { throw Unexpected(row: row) }
    return text
  }

  private struct Unexpected: Error {
    var row: RowDescription
  }

  private func runs(_ view: some View) throws -> [TextDescription.Run] {
    guard case .runs(let runs) = try description(view).content else { return [] }
    return runs
  }

  @Test func whatIsInterpolatedJoinsTheLettersAroundIt() throws {
    let name = "Ann"
    #expect(try runs(Text("Hi \(name), \(3) new")) == [.init("Hi Ann, 3 new")])
    #expect(try runs(Text("Hi \(Text("Ann")), you")) == [.init("Hi Ann, you")])
    #expect(try runs(Text("")) == [.init("")])
    #expect(
      try runs(Text("\(Text("a").font(.title))b")) == [
        .init("a", font: FontChoice(style: .title)), .init("b"),
      ])
  }

  @Test func anImageStandsOnTheBaselineAndASymbolAsALetterDoes() throws {
    let photo = try runs(Text("a\(Image("photo", width: 30, height: 20))"))
    #expect(photo.map(\.box) == [nil, InlineBox(width: 30, ascent: 20)])
    let symbol = try #require(try runs(Text(Image(systemName: "star")).font(.system(size: 100))).first?.box)
    #expect(symbol == InlineBox(width: 119.5, ascent: 0.95215 * 100, descent: 0.24121 * 100))
    // A size that is known counts as it is.
    let known = try description(
      AnyView(Text(Image(systemName: "star"))).environment(
        \.imageSizes, ["star": CGSize(width: 20, height: 24)]
      )
      .font(.system(size: 100)))
    guard case .runs(let pieces) = known.content else { return }
    let box = try #require(pieces.first?.box)
    #expect(box.width == 20)
    #expect(abs(box.ascent + box.descent - 24) < 1e-9 && box.descent == symbol.descent)
  }

  @Test func piecesAreFoundAgainAfterTextsAreJoined() throws {
    let image = Text(Image("i", width: 1, height: 2))
    let joined = try runs(Text("a") + image + Text("b") + image)
    #expect(joined.map { $0.box != nil } == [false, true, false, true])
  }

  @Test func anImageOfUnknownSizeIsRefusedByName() {
    let error = #expect(throws: RowError.self) {
      try PreparedRow(view: Text("a \(Image("chart").resizable())"), texts: StandInEngine())
    }
    #expect(error?.message.contains("\"chart\"") == true)
  }

  @Test func anUnbreakableTextStaysWholeOverItsPieces() throws {
    let pieces = try runs((Text("a b") + Text("c d")).unbreakable())
    #expect(pieces.map(\.isUnbreakable) == [true, true])
    #expect(pieces.map(\.joinsPrevious) == [false, true])
    let open = try runs((Text("a b") + Text("c d")).unbreakable().unbreakable(false))
    #expect(open == [.init("a b"), .init("c d")])
  }

  @Test func piecesReachTheEngineWithTheirStyle() throws {
    var text = TextDescription(
      .runs([.init("a"), .init("b", font: FontChoice(size: 9)), .init(InlineBox(width: 5, ascent: 6))]),
      font: FontChoice(stack: "ui", size: 17))
    text.tracking = 1
    text.features = ["tnum": 1, "kern": 0]
    guard case .runs(var runs) = text.content else { return }
    runs[1].tracking = 2
    runs[1].features = ["kern": 1]
    runs[2].joinsPrevious = true
    text.content = .runs(runs)
    let source = TextSource(text, in: RowLowering.Surroundings(RowEnvironment()))
    let label = try #require(source.label())
    #expect(label.runs.map(\.font.size) == [17, 9, 17])
    #expect(label.runs.map(\.font.tracking) == [1, 2, 1])
    #expect(label.runs[0].font.features == [FontFeature("kern", value: 0), FontFeature("tnum")])
    #expect(label.runs[1].font.features == [FontFeature("kern"), FontFeature("tnum")])
    #expect(label.runs[2].box == InlineBox(width: 5, ascent: 6))
    #expect(label.runs.map(\.joinsPrevious) == [false, false, true])
    // Other strings in the same fonts; a box stays where its string is empty.
    let other = try #require(source.label(.runs(["c", "d", ""])))
    #expect(
      other.runs.map(\.string) == ["c", "d", "\u{FFFC}"] && other.runs.map(\.font) == label.runs.map(\.font))
    #expect(source.label(.runs(["", "", "e"]))?.runs.map(\.string) == ["", "", "e"])
    #expect(source.label(.runs(["", "", "e"]))?.runs[2].box == nil)
    #expect(source.label(.runs(["only"]))?.runs.map(\.string) == ["only"])
    #expect(source.label(.runs(["one", "two"])) == nil)
  }

  @Test("Marks of Markdown are read in what is written out, not in values; without a pair they are letters")
  func markdown() throws {
    func strings(_ text: Text) throws -> [String] {
      guard case .text(let described) = RowDescription(text).kind, case .runs(let runs) = described.content
      else {
        return []
      }
      return runs.map { "\($0.string)|\($0.font?.weight ?? 400)|\($0.font?.isItalic ?? false)" }
    }
    let value = "**x**"
    #expect(
      try strings(Text("**bold** and [link](http://x.y)")) == [
        "bold|700|false", " and |400|false", "link|400|false",
      ])
    #expect(
      try strings(Text("a _b **c**_ d")) == ["a |400|false", "b |400|true", "c|700|true", " d|400|false"])
    #expect(try strings(Text("\(value) *y*")) == ["**x** |400|false", "y|400|true"])
    #expect(try strings(Text("**\(value)**")) == ["**x**|700|false"])
    for plain in ["3 * 4 * 5", "snake_case_name", "**open", "[a] (b)", "a ~ b"] {
      #expect(try strings(Text(LocalizedStringKey(plain))) == ["\(plain)|400|false"])
    }
    #expect(try strings(Text(verbatim: "**a**")) == ["**a**|400|false"])
    // The caret of Foundation's attributes is no letter; words that agree with a number follow it.
    func words(_ text: Text) throws -> String {
      try strings(text).map { $0.prefix { $0 != "|" } }.joined()
    }
    #expect(try words(Text("^[\(1) new message](inflect: true)!")) == "1 new message!")
    #expect(try words(Text("^[\(1234) new message](inflect: true)!")) == "1,234 new messages!")
    #expect(
      try words(Text("^[\(2) box](inflect: true), ^[\(0) city](inflect: true), ^[\(3) day](inflect: true)"))
        == "2 boxes, 0 cities, 3 days")
    #expect(try words(Text("^[\(2) **item**](inflect: true) and ^[two](a: 1)")) == "2 items and two")
    #expect(try words(Text("^[\(2) items](inflect: true) ^ ^[a")) == "2 items ^ ^[a")
    let many = 12_345
    #expect(try words(Text(String(localized: "\(many) files, \(0.5)"))) == "12,345 files, 0.500000")
    #expect(try words(Text(LocalizedStringResource("\(many) files"))) == "12,345 files")
  }

  @Test("A list has a row for each number of a range")
  func listOfNumbers() throws {
    let rows = List(["0", "1", "2"], id: \.self) { Text($0) }
    let height = try PreparedRow(view: rows, texts: StandInEngine()).height(width: 100)
    for view in [
      AnyView(List(0..<3) { Text("\($0)") }),
      AnyView(List(0..<3, selection: Binding<Int?>.constant(nil)) { Text("\($0)") }),
      AnyView(List(0..<3, selection: Binding<Set<Int>>.constant([])) { Text("\($0)") }),
    ] {
      #expect(try PreparedRow(view: view, texts: StandInEngine()).height(width: 100) == height)
    }
  }
}
