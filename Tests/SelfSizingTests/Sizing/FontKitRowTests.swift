import SelfSizing
import TestSupport
import Testing

/// Rows whose texts a font kit prepares have the heights of those that the fonts prepare, where they are exact.
@Suite struct FontKitRowTests {
  private static let library = Result {
    try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
  }

  /// The template has a text of its own, and one of two runs.
  private static func template(
    own: String = "Sent by", metrics: TextMetricsProfile = .face
  ) throws -> PortableRowTemplate {
    let row = VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(own)
        Text(hole: "name").lineLimit(1)
        Spacer()
      }
      Text("to") + Text(hole: "body")
    }
    return try PortableRowTemplate(
      row, environment: RowEnvironment(scale: metrics == .browser ? 1 : 2, metrics: metrics))
  }

  @Test(arguments: TextMetricsProfile.allCases)
  func rowsOfStringsAreThoseOfTheFonts(_ metrics: TextMetricsProfile) throws {
    let library = try Self.library.get()
    let (engine, kit) = (TextEngine(library: library), try FontKit(decoding: library.fontKit()))
    let template = try Self.template(metrics: metrics)
    var exact = 0
    for (index, body) in try Corpus.chat.labels().prefix(200).enumerated() {
      let values: RowHoleValues = ["name": .string("Name \(index)"), "body": .string(body)]
      let row = try template.row(filling: values, texts: kit)
      guard row.isExact else { continue }
      exact += 1
      let expected = try template.row(filling: values, texts: engine)
      #expect(expected.isExact)
      for width in [0, 93.5, 240, 375] {
        #expect(try row.measure(width: width) == expected.measure(width: width), "\(body) at \(width)")
      }
    }
    #expect(exact > 50)
  }

  @Test func aTextOfTheTemplatesOwnCountsInAllItsRows() throws {
    let kit = try FontKit(decoding: Self.library.get().fontKit())
    func isExact(_ template: PortableRowTemplate, _ body: String) throws -> Bool {
      let row = try template.row(filling: ["name": "Ann", "body": .string(body)], texts: kit)
      #expect(try row.height(width: 200) > 0)
      return row.isExact
    }
    let (known, unknown) = (try Self.template(), try Self.template(own: "مرحبا"))
    for _ in 0..<3 {
      #expect(try isExact(known, "Hello"))
      #expect(try !isExact(known, "नमस्ते"))
      #expect(try !isExact(unknown, "Hello"))
    }
  }

  @Test func otherGuessesAreSaid() throws {
    let estimator = TextEstimator(calibratedBy: TextEngine(library: try Self.library.get()))
    #expect(try !Self.template().row(filling: ["name": "Ann", "body": "Hello"], texts: estimator).isExact)
  }

  /// Each line is as tall as in a page: ascent and descent in whole pixels.
  @Test func browsersRoundLines() throws {
    let engine = TextEngine(library: try Self.library.get())
    func height(_ metrics: TextMetricsProfile, _ string: String, _ font: Font = .system(size: 17)) throws
      -> Double
    {
      try PreparedRow(
        RowDescription(Text(string).font(font)),
        environment: RowEnvironment(scale: 1, metrics: metrics), texts: engine
      ).height(width: 1_000)
    }
    // 17 points of Inter: 16.47 and 4.1 above and below the baseline.
    #expect(try height(.browser, "a") == 20)
    #expect(try height(.browser, "a\nb\nc") == 60)
    #expect(try height(.face, "a\nb\nc") == 62)
    // A text style is a size there, and brings no leading of its own.
    #expect(try height(.browser, "a\nb\nc", .body) == 60)
    #expect(try height(.browser, "a\nb\nc", .caption) == height(.browser, "a\nb\nc", .system(size: 12)))
    let values: RowHoleValues = ["name": "Ann", "body": ""]
    let template = try Self.template(metrics: .browser)
    let label = try template.text(ofHole: "name", filling: values, texts: engine).label
    #expect(label.style.tailoring == .chromium)
  }
}
