import Foundation
import SelfSizing
import Testing

/// What views ask of their font is measured in the faces that draw it: as wide as the label set in the face's own file (rule T10).
@Suite struct ViewFontTests {
  private let engine: TextEngine

  init() throws {
    func face(_ file: String, _ weight: Int) -> FontReference {
      FontReference(file: file, family: "Inter", weights: weight...weight)
    }
    func face(_ file: String, width: Double) -> FontReference {
      FontReference(file: file, family: "DejaVu", widths: width...width)
    }
    var stacks = [
      "ui": FontStack(fonts: [
        face("Inter-Regular.otf", 400), face("Inter-SemiBold.otf", 600), face("Inter-Bold.otf", 700),
      ]),
      "dejavu": FontStack(fonts: [
        face("DejaVuSans.ttf", width: 100), face("DejaVuSansCondensed.ttf", width: 75),
      ]),
      "monospaced": FontStack(files: ["DejaVuSansMono.ttf"]),
      "dejavu-monospaced": FontStack(files: ["LiberationMono-Regular.ttf"]),
      "noto": FontStack(
        fonts: ["", "Bold", "Italic", "BoldItalic"].map { style in
          FontReference(
            file: "NotoSans-\(style.isEmpty ? "Regular" : style).ttf", family: "Noto",
            weights: style.hasPrefix("Bold") ? 700...700 : 400...400, isItalic: style.hasSuffix("Italic"))
        }),
      "serif": FontStack(files: ["DejaVuSerif.ttf"]),
    ]
    for style in ["Regular", "SemiBold", "Bold"] {
      stacks[style] = FontStack(files: ["Inter-\(style).otf"])
    }
    for file in [
      "DejaVuSans", "DejaVuSansCondensed", "LiberationMono-Regular", "NotoSans-Italic", "NotoSans-BoldItalic",
    ] {
      stacks[file] = FontStack(files: [file + ".ttf"])
    }
    engine = try TextEngine(stacks: stacks)
  }

  /// The ideal width of a view on a screen of many pixels.
  private func width(
    _ view: some View, stack: String = "ui", setting: DynamicTypeSize = .large
  ) throws -> Double {
    let environment = RowEnvironment(scale: 64, dynamicTypeSize: setting, font: FontChoice(stack: stack))
    return try PreparedRow(view: view, environment: environment, texts: engine)
      .layout(ProposedSize(width: nil, height: nil)).size.width
  }

  private let name = "Tomasz Wójcik AVATAR"

  @Test func smallBorderedButtonsHaveASubheadlineButWhereAFontIsSet() throws {
    let button = Button(name) {}.buttonStyle(.bordered).controlSize(.small)
    #expect(try width(button) == width(Text(name).font(.subheadline)) + 20)
    #expect(try width(button.font(.title)) == width(Text(name).font(.title)) + 20)
  }

  @Test func boldTextsAreWiderThanRegularOnesAndAsWideAsInTheirFile() throws {
    let bold = try width(Text(name), stack: "Bold")
    #expect(bold > (try width(Text(name), stack: "Regular")))
    #expect(try width(Text(name)) == width(Text(name), stack: "Regular"))
    #expect(try width(Text(name).bold()) == bold)
    #expect(try width(Text(name).fontWeight(.bold)) == bold)
    #expect(try width(Text(name).font(.body.bold())) == bold)
    #expect(try width(Text(name).font(.body.weight(.bold))) == bold)
    #expect(try width(Text(name).font(.system(size: 17, weight: .bold))) == bold)
    #expect(try width(Text(name).font(.system(.body, weight: .bold))) == bold)
    #expect(try width(VStack { Text(name) }.bold()) == bold)
    #expect(try width(VStack { Text(name) }.fontWeight(.heavy)) == bold)
    #expect(try width(VStack { Text(name).font(.body) }.font(.title.bold()).bold()) == bold)
  }

  @Test func fontsThatAreNotThereGiveWayToTheFontAroundAndANoteSaysSo() throws {
    let missing = Font.custom("No Such Font", size: 20)
    let system = try width(Text(name).font(.system(size: 20)))
    #expect(try width(Text(name).font(missing)) == system)
    #expect(try width(VStack { Text(name) }.font(missing)) == system)
    #expect(try width(Text("\(Text(name).font(missing))")) == system)
    let named = UIFont(name: "No Such Font", size: 20) ?? .systemFont(ofSize: 1)
    #expect(try width(Text(name).font(Font(named))) == system)
    #expect(try width(VStack { Text(name).font(.body) }.font(missing)) == width(Text(name)))
    #expect(
      try width(VStack { Text(name).font(missing.bold()) }.font(.custom("serif", size: 9)))
        == width(Text(name).font(.custom("serif", size: 20).bold())))
    let row = try PreparedRow(
      view: VStack { Text(name) }.font(missing), environment: RowEnvironment(font: FontChoice(stack: "ui")),
      texts: engine)
    #expect(row.report.notes.map(\.code) == [.missingFont])
    #expect(row.report.notes.first?.message.contains("\"No Such Font\"") == true)
    // What a document or the caller names is an error.
    #expect(throws: RowError.self) { try width(Text(name), stack: "No Such Font") }
  }

  @Test func aSystemFontInsideANamedOneIsTheSystems() throws {
    let inside = VStack { Text(name).font(.title) }.font(.custom("DejaVu Serif", size: 30))
    let engine = try TextEngine()
    func width(_ view: some View) throws -> Double {
      try PreparedRow(view: view, texts: engine).layout(ProposedSize(width: nil, height: nil)).size.width
    }
    #expect(try width(inside) == width(Text(name).font(.title)))
  }

  @Test func headlinesAreSemibold() throws {
    let semibold = try width(Text(name), stack: "SemiBold")
    #expect(try width(Text(name).font(.headline)) == semibold)
    #expect(try width(VStack { Text(name) }.font(.headline)) == semibold)
    #expect(try width(Text(name).font(.headline).fontWeight(.regular)) == width(Text(name)))
    #expect(try width(Text(name).font(.headline).bold()) == width(Text(name).bold()))
    // The weight goes with the style: a text with another style inside is regular again.
    #expect(try width(VStack { Text(name).font(.body) }.font(.headline)) == width(Text(name)))
  }

  @Test func aFontInsideTakesNothingFromTheFontAroundButWhatModifiersAsk() throws {
    let regular = try width(Text(name))
    #expect(try width(VStack { Text(name).font(.body) }.font(.body.bold().italic())) == regular)
    #expect(
      try width(VStack { VStack { Text(name) }.font(.body) }.font(.custom("serif", size: 30).bold()))
        == regular)
    #expect(try width(VStack { Text(name).fontWeight(.regular) }.bold()) == regular)
    #expect(try width(VStack { VStack { Text(name) }.fontWeight(nil) }.bold()) == regular)
    #expect(try width(VStack { VStack { Text(name) }.bold(false) }.bold()) == regular)
  }

  @Test func italicsAreTheItalicFaces() throws {
    let italic = try width(Text(name), stack: "NotoSans-Italic")
    #expect(italic != (try width(Text(name), stack: "noto")))
    #expect(try width(Text(name).italic(), stack: "noto") == italic)
    #expect(try width(Text(name).font(.body.italic()), stack: "noto") == italic)
    #expect(try width(VStack { Text(name) }.italic(), stack: "noto") == italic)
    #expect(
      try width(Text(name).bold().italic(), stack: "noto") == width(Text(name), stack: "NotoSans-BoldItalic"))
  }

  @Test func designsAreTheStacksOfTheirNames() throws {
    let code = "let i = 0"
    let mono = try width(Text(code), stack: "monospaced")
    #expect(try width(Text(code).monospaced()) == mono)
    #expect(try width(Text(code).fontDesign(.monospaced)) == mono)
    #expect(try width(Text(code).font(.body.monospaced())) == mono)
    #expect(try width(Text(code).font(.system(.body, design: .monospaced))) == mono)
    #expect(try width(VStack { Text(code) }.monospaced()) == mono)
    #expect(try width(Text(code).fontDesign(.serif)) == width(Text(code), stack: "serif"))
    // A stack may have designs of its own; without a stack for the design it stays as it is.
    #expect(
      try width(Text(code).monospaced(), stack: "dejavu")
        == width(Text(code), stack: "LiberationMono-Regular"))
    #expect(try width(Text(code).fontDesign(.rounded)) == width(Text(code)))
  }

  @Test func widthsOfLettersChooseFaces() throws {
    let condensed = try width(Text(name), stack: "DejaVuSansCondensed")
    #expect(try width(Text(name), stack: "dejavu") == width(Text(name), stack: "DejaVuSans"))
    #expect(try width(Text(name).fontWidth(.condensed), stack: "dejavu") == condensed)
    #expect(try width(Text(name).font(.body.width(.compressed)), stack: "dejavu") == condensed)
    #expect(try width(VStack { Text(name) }.fontWidth(.condensed), stack: "dejavu") == condensed)
    #expect(
      try width(Text(name).fontWidth(.expanded), stack: "dejavu") == width(Text(name), stack: "DejaVuSans"))
  }

  @Test func digitsOfOneWidthAreEquallyWide() throws {
    #expect(try width(Text("1111")) < width(Text("0000")))
    #expect(try width(Text("1111").monospacedDigit()) == width(Text("0000").monospacedDigit()))
    #expect(try width(Text("1111").font(.body.monospacedDigit())) == width(Text("0000").monospacedDigit()))
    #expect(try width(VStack { Text("1111") }.monospacedDigit()) == width(Text("0000").monospacedDigit()))
    // A face without such digits keeps those that it has.
    #expect(try width(Text("1111").monospacedDigit(), stack: "serif") == width(Text("1111"), stack: "serif"))
  }

  @Test func smallCapitalsAreAskedForWhereTheFaceHasThem() throws {
    #expect(
      try width(Text("abc").font(.body.smallCaps()), stack: "serif") == width(Text("abc"), stack: "serif"))
    let font = FontChoice(Font.body.smallCaps()).description(at: .large)
    #expect(font.features.map(\.tag) == ["smcp", "c2sc"])
    #expect(!font.features.contains { $0.isRequired })
  }

  @Test func partsOfTextsKeepTheirStyles() throws {
    // Widths are rounded up to a pixel, a 64th of a point.
    func expect(_ text: Text, _ sum: Double, line: Int = #line) throws {
      #expect(abs(try width(text) - sum) <= 1 / 32, "line \(line)")
    }
    let plain = try width(Text("said hello"))
    let (regular, bold) = (try width(Text("Ann")), try width(Text("Ann").bold()))
    try expect(Text("Ann").bold() + Text("said hello"), bold + plain)
    try expect(Text("\(Text("Ann").bold())said hello"), bold + plain)
    try expect(Text("Ann").fontWeight(.bold) + Text("said hello").font(.body), bold + plain)
    // What is said of the whole applies to parts that say nothing.
    try expect((Text("Ann").fontWeight(.regular) + Text("Ann")).bold(), regular + bold)
    try expect((Text("Ann") + Text("Ann")).font(.headline), 2 * width(Text("Ann").font(.headline)))
  }

  @Test func fontsOfOnesOwnFollowTheReadersSetting() throws {
    let text = Text("Hamburg")
    func ratio(_ font: Font) throws -> Double {
      try width(text.font(font), setting: .xxxLarge) / width(text.font(font))
    }
    #expect(abs(try ratio(.custom("serif", fixedSize: 20)) - 1) < 1e-9)
    #expect(abs(try ratio(.custom("serif", size: 20)) - 23 / 17) < 2e-3)
    #expect(abs(try ratio(.custom("serif", size: 20, relativeTo: .largeTitle)) - 40 / 34) < 2e-3)
  }

  @Test func leadingMovesTheLinesOfAStyleApart() throws {
    func height(_ font: Font) throws -> Double {
      let environment = RowEnvironment(font: FontChoice(stack: "ui"))
      return try PreparedRow(
        view: Text("a\nb\nc").font(font), environment: environment, texts: engine
      ).height(width: 100)
    }
    let standard = try height(.body)
    #expect(try height(.body.leading(.tight)) == standard - 4)
    #expect(try height(.body.leading(.loose)) == standard + 4)
    #expect(try height(.body.leading(.standard)) == standard)
  }

  @Test func describedRowsSayTheSame() throws {
    func width(_ json: String) throws -> Double {
      let tree = try JSONDecoder().decode(RowDescription.self, from: Data(json.utf8))
      let environment = RowEnvironment(scale: 64, font: FontChoice(stack: "ui"))
      return try PreparedRow(tree, environment: environment, texts: engine)
        .layout(ProposedSize(width: nil, height: nil)).size.width
    }
    func text(_ font: String) throws -> Double {
      try width(#"{"kind": "text", "string": "\#(name)", "font": {\#(font)}}"#)
    }
    #expect(try text(#""weight": 700"#) == self.width(Text(name).bold()))
    #expect(try text(#""italic": true"#) == self.width(Text(name).italic()))
    #expect(try text(#""style": "headline""#) == self.width(Text(name).font(.headline)))
    #expect(try text(#""design": "monospaced""#) == self.width(Text(name).monospaced()))
    #expect(
      try text(#""stack": "dejavu", "width": "condensed""#)
        == self.width(Text(name).fontWidth(.condensed), stack: "dejavu"))
    #expect(try text(#""monospacedDigits": true"#) == self.width(Text(name).monospacedDigit()))
    for font in [
      #""weight": 1001"#, #""design": "mono""#, #""width": "wide""#, #""width": 20"#,
      #""relativeTo": "body""#,
      #""smallCaps": true"#, #""leading": 3"#,
    ] {
      #expect(throws: DecodingError.self, "\(font)") { try text(font) }
    }
  }
}

extension FontChoice {
  fileprivate init(_ font: Font) { self = font.choice }
}
