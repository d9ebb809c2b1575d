#if SystemFonts
  import Foundation
  import SelfSizing
  import TestSupport
  import Testing

  /// Text that names no font is set in what the system takes for it, and is as wide as in the files of the faces.
  @Suite struct SystemFontTests {
    private let engine: TextEngine
    /// The faces of the system's family.
    private let family: [FontReference]

    init() throws {
      engine = try TextEngine()
      family = try InstalledFonts.shared.family(for: SystemFont())
    }

    private func width(_ text: String, _ font: FontDescription, _ engine: TextEngine) throws -> Double {
      try engine.preparedText(
        TextLabel(text, font: font, style: ParagraphStyle(lineMetrics: .pixel(scale: 64)))
      )
      .measure(width: nil, height: nil).width
    }

    /// The width of a text in one file.
    private func width(_ text: String, in file: FontReference) throws -> Double {
      let alone = FontReference(file: file.file, index: file.index)
      return try width(
        text, FontDescription(size: 17), TextEngine(stacks: ["file": FontStack(fonts: [alone])]))
    }

    @Test func aLabelWithoutAFontIsSetInTheSystemsFamily() throws {
      let regular = try #require(family.first { $0.weights.contains(400) && !$0.isItalic })
      let text = "Tomasz Wójcik, AVATAR office"
      #expect(try width(text, FontDescription(size: 17), engine) == width(text, in: regular))
      // So is a row in an environment that names none.
      let row = try PreparedRow(view: Text(text), texts: engine)
      #expect(try row.height(width: 1000) < row.height(width: 60))
    }

    @Test func weightsChooseTheFacesOfTheFamily() throws {
      let bold = try #require(family.first { $0.weights == 700...700 && !$0.isItalic })
      let text = "Tomasz Wójcik, AVATAR office"
      let wide = try width(text, FontDescription(size: 17, weight: 700), engine)
      #expect(wide == (try width(text, in: bold)))
      #expect(wide > (try width(text, FontDescription(size: 17), engine)))
    }

    @Test func designsAndFamiliesAreTheSystems() throws {
      let mono = FontDescription(size: 17, design: .monospaced)
      #expect(try width("iiii", mono, engine) == width("WWWW", mono, engine))
      #expect(
        try width("iiii", FontDescription(size: 17), engine)
          < width("WWWW", FontDescription(size: 17), engine))
      let inter = try TextEngine(stacks: ["file": FontStack(files: ["Inter-Regular.otf"])])
      #expect(
        try width("AVATAR", FontDescription(stack: "Inter", size: 17), engine)
          == width("AVATAR", FontDescription(size: 17), inter))
      let stacks = try TextEngine(stacks: [
        "ui": .system(family: "Inter"), "code": .system(design: .monospaced), "brand": brand,
      ])
      #expect(
        try width("AVATAR", FontDescription(stack: "ui", size: 17), stacks)
          == width("AVATAR", FontDescription(size: 17), inter))
      #expect(
        try width("iiii", FontDescription(stack: "code", size: 17), stacks) == width("iiii", mono, engine))
    }

    /// A file, with the system's fonts for what it lacks.
    private var brand: FontStack {
      FontStack(fonts: [FontReference(file: "Inter-Regular.otf")], system: SystemFont())
    }

    @Test func aNameThatIsNoFamilysIsAnError() throws {
      let error = #expect(throws: TextError.self) {
        try width("a", FontDescription(stack: "No Such Family", size: 17), engine)
      }
      #expect(error?.code == .unknownStack)
      #expect(error?.description.contains("\"No Such Family\"") == true)
      #expect(error?.description.hasSuffix("or give the engine a stack of this name.") == true)
    }

    @Test func everyScriptHasAFace() throws {
      let text = "Привет, Ελλάδα 日本語 한국어 नमस्ते ไทย שלום مرحبا 😀👍🏽 →★"
      #expect(try engine.preparedText(TextLabel(text, font: FontDescription(size: 17))).uncovered.isEmpty)
      let stacks = try TextEngine(stacks: ["ui": brand])
      #expect(try stacks.preparedText(TextLabel(text, font: FontDescription(size: 17))).uncovered.isEmpty)
      // A private character of no font is said.
      let unknown = try engine.preparedText(TextLabel("a\u{F8FE}", font: FontDescription(size: 17)))
      #expect(unknown.uncovered.count == 1)
    }

    @Test func whatWasMeasuredBeforeChangesNothing() throws {
      let labels = ["直骨角", "骨 한국", "नमस्ते 直", "ไทย 😀 骨", "骨\u{FE0F} ★ 直"].flatMap { text in
        ["ja", "zh-Hans", "zh-Hant", "ko", nil].flatMap { language in
          [400, 700].map { TextLabel(text, font: FontDescription(size: 17, weight: $0), language: language) }
        }
      }
      func sizes(_ labels: [TextLabel]) throws -> [RowSize] {
        let engine = try TextEngine()
        return try labels.map {
          let size = try engine.preparedText($0).measure(width: nil, height: nil)
          return RowSize(width: size.width, height: size.height)
        }
      }
      let forward = try sizes(labels)
      #expect(try sizes(labels.reversed()) == forward.reversed())
      for (label, size) in zip(labels, forward) { #expect(try sizes([label]) == [size]) }
    }

    @Test func facesThatCameLaterAreDrawn() throws {
      let label = TextLabel("a 日 ก", font: FontDescription(size: 17, weight: 700))
      _ = try engine.preparedText(TextLabel("नमस्ते", font: FontDescription(size: 17)))
      let lines = try engine.preparedText(label).lines(width: .infinity)
      let runs = try engine.glyphLines(of: label, lines).flatMap(\.runs)
      #expect(Set(runs.map(\.face)).count == 3)
      #expect(runs.allSatisfy { run in run.glyphs.allSatisfy { $0.id != 0 } })
      #expect(
        runs.contains { run in run.glyphs.contains { engine.image(ofGlyph: $0.id, in: run) != .empty } })
    }

    @Test func stacksOfTheSystemAreWrittenAsTheyAreRead() throws {
      let stacks = [FontStack.system, .system(family: "Inter"), .system(design: .serif), brand]
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let texts = try stacks.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      #expect(
        texts == [
          #"{"system":true}"#, #"{"system":{"family":"Inter"}}"#, #"{"system":{"design":"serif"}}"#,
          #"{"fonts":["Inter-Regular.otf"],"system":true}"#,
        ])
      for (text, stack) in zip(texts, stacks) {
        #expect(try JSONDecoder().decode(FontStack.self, from: Data(text.utf8)) == stack)
      }
      for bad in [
        #"{}"#, #"{"system": false}"#, #"{"system": {"design": "wide"}}"#,
        #"{"system": {"family": "a", "design": "serif"}}"#,
      ] {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(FontStack.self, from: Data(bad.utf8)) }
      }
    }

    @Test func textThatNamesNoStackTakesTheOnlyOne() throws {
      let one = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
      let named = FontDescription(stack: "ui", size: 17)
      #expect(try width("AVATAR", FontDescription(size: 17), one) == width("AVATAR", named, one))
      let two = try TextEngine(stacks: [
        "ui": FontStack(files: ["Inter-Regular.otf"]), "mono": FontStack(files: ["DejaVuSansMono.ttf"]),
      ])
      let error = #expect(throws: TextError.self) { try width("a", FontDescription(size: 17), two) }
      #expect(error?.description.contains("known are: mono, ui") == true)
    }

    @Test func aSystemWithoutFontsIsAnErrorThatNamesAPackage() throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "fonts.conf")
      try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: file)
      let result = try Tool.shell(
        #""$(dirname "$tool")/RowHeights""#, environment: ["FONTCONFIG_FILE": file.path])
      #expect(result.code != 0)
      #expect(result.errors.contains("Debian package fonts-noto-core"))
    }
  }
#endif
