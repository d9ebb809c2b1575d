import Foundation
import SelfSizing
import TestSupport
import Testing

@testable import TextShaping

@Suite struct FontFamilyTests {
  private static func reference(_ file: String, _ weights: ClosedRange<Int>, italic: Bool = false)
    -> FontReference
  {
    FontReference(file: file, family: "Inter", weights: weights, isItalic: italic)
  }

  /// Faces of Inter under weights of the test's own: which one is chosen shows in its file.
  private static func chosen(among weights: [Int], for weight: Int, italic: Bool = false) throws -> String {
    let files = [
      "Inter-Thin.otf", "Inter-Light.otf", "Inter-Regular.otf", "Inter-Bold.otf", "Inter-Black.otf",
    ]
    let stack = FontStack(fonts: zip(files, weights).map { reference($0, $1...$1) })
    let library = try FontLibrary(stacks: ["s": stack])
    let font = FontDescription(stack: "s", size: 17, weight: weight, isItalic: italic)
    let faces = try #require(library.faces(for: font))
    #expect(faces.count == 1)
    return "\(weights[files.firstIndex(of: faces[0].reference.file) ?? -1])"
  }

  @Test(
    "The nearest weight is looked for as CSS Fonts 4 says",
    arguments: [
      // From 400 to 500: upwards as far as 500, then downwards, then above 500.
      ([100, 450, 600], 400, 450), ([300, 600], 400, 300), ([300, 500], 400, 500), ([600, 700], 450, 600),
      ([200, 300, 501], 500, 300), ([400, 700], 450, 400),
      // Below 400: downwards, then upwards.
      ([100, 400], 300, 100), ([200, 100, 400], 300, 200), ([500, 400], 300, 400),
      // Above 500: upwards, then downwards.
      ([400, 700, 900], 600, 700), ([400, 500], 600, 500), ([900, 400], 600, 900), ([100, 700], 700, 700),
    ])
  func theNearestWeight(weights: [Int], asked: Int, expected: Int) throws {
    #expect(try Self.chosen(among: weights, for: asked) == "\(expected)")
  }

  @Test func theSlantGoesBeforeTheWeight() throws {
    let stack = FontStack(fonts: [
      Self.reference("Inter-Regular.otf", 400...400), Self.reference("Inter-Bold.otf", 700...700),
      Self.reference("Inter-Italic.otf", 400...400, italic: true),
    ])
    let library = try FontLibrary(stacks: ["s": stack])
    func file(_ weight: Int, _ italic: Bool) -> String? {
      library.faces(for: FontDescription(stack: "s", size: 17, weight: weight, isItalic: italic))?.first?
        .reference.file
    }
    #expect(file(700, true) == "Inter-Italic.otf")
    #expect(file(700, false) == "Inter-Bold.otf")
    #expect(try Self.chosen(among: [400, 700], for: 700, italic: true) == "700")
  }

  @Test func everyFamilyGivesOneFaceAndNamesThatComeAgainAreOtherFamilies() throws {
    let stack = FontStack(fonts: [
      Self.reference("Inter-Regular.otf", 400...400), Self.reference("Inter-Bold.otf", 700...700),
      FontReference(file: "NotoSans-Regular.ttf"),
      FontReference(file: "NotoSans-Bold.ttf", weights: 700...700),
      Self.reference("Inter-Black.otf", 900...900),
    ])
    let library = try FontLibrary(stacks: ["s": stack])
    let faces = library.faces(for: FontDescription(stack: "s", size: 17, weight: 700))
    #expect(
      faces?.map(\.reference.file) == [
        "Inter-Bold.otf", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "Inter-Black.otf",
      ])
  }

  @Test func twoFacesOfOneWeightAndSlantAreRefused() {
    let stack = FontStack(fonts: [
      Self.reference("Inter-Regular.otf", 400...400), Self.reference("Inter-Bold.otf", 400...400),
    ])
    let error = #expect(throws: FontError.self) { try FontLibrary(stacks: ["s": stack]) }
    #expect(error?.code == .ambiguousFamily)
    #expect(error?.description.contains("Inter-Regular.otf and Inter-Bold.otf") == true)
  }

  @Test func aBoldLabelIsAsWideAsInTheBoldFile() throws {
    let family = FontStack(fonts: [
      Self.reference("Inter-Regular.otf", 400...400), Self.reference("Inter-Bold.otf", 700...700),
    ])
    let engine = try TextEngine(stacks: ["family": family, "bold": FontStack(files: ["Inter-Bold.otf"])])
    let text = "AVATAR office, Tomasz Wójcik"
    func width(_ font: FontDescription) throws -> Double {
      try engine.preparedText(TextLabel(text, font: font)).measure(width: nil, height: nil).width
    }
    let bold = try width(FontDescription(stack: "bold", size: 17))
    #expect(try width(FontDescription(stack: "family", size: 17, weight: 700)) == bold)
    #expect(try width(FontDescription(stack: "family", size: 17)) < bold)
  }

  /// The roman variable face of Inter, its axis of weight under another tag.
  private static func inter(axis tag: String) throws -> Data {
    let file = URL(filePath: "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
    var data = try Data(contentsOf: file)
    func word(_ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let tables = (0..<(word(4) >> 16)).map { 12 + 16 * $0 }
    let fvar = try #require(tables.first { data[$0..<$0 + 4].elementsEqual("fvar".utf8) })
    let axis = word(fvar + 8) + (word(word(fvar + 8) + 4) >> 16)
    data.replaceSubrange(axis..<axis + 4, with: Data(tag.utf8))
    return data
  }

  @Test("An axis of optical size follows the size, unless axes set it", .enabled(if: hasVariableInter))
  func opticalSizes() throws {
    let folder = try TemporaryFolder()
    let optical = try folder.write("optical.ttf", try Self.inter(axis: "opsz"))
    let engine = try TextEngine(stacks: [
      "optical": FontStack(files: [optical]), "weights": FontStack(files: ["Inter-roman.var.ttf"]),
    ])
    func width(_ stack: String, _ size: Double, _ axes: [FontVariation] = []) throws -> Double {
      let font = FontDescription(stack: stack, size: size, variations: axes)
      return try engine.preparedText(TextLabel("Hamburg, AVATAR", font: font))
        .measure(width: nil, height: nil).width
    }
    for (size, position) in [(17.0, 100.0), (300, 300), (700, 700), (1000, 900), (300, 300)] {
      let weighted = try width("weights", size, [FontVariation("wght", position)])
      #expect(try width("optical", size) == weighted, "\(size)")
    }
    let regular = try width("weights", 700, [FontVariation("wght", 400)])
    #expect(try width("optical", 700, [FontVariation("opsz", 400)]) == regular)
  }

  private static var hasVariableInter: Bool { isInstalled("Inter-roman.var.ttf") }

  @Test(
    "A variable face of a family is as wide as asked, and keeps its weight where axes set others",
    .enabled(if: hasVariableInter))
  func widthAxes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("wide.ttf", try Self.inter(axis: "wdth"))
    // Under its other tag the axis still goes from 100 to 900, of which a width reaches 200.
    let reference = FontReference(file: file, family: "Wide", widths: 100...200)
    let engine = try TextEngine(stacks: [
      "wide": FontStack(fonts: [reference]), "weights": FontStack(files: ["Inter-roman.var.ttf"]),
    ])
    func width(_ font: FontDescription) throws -> Double {
      try engine.preparedText(TextLabel("Hamburg, AVATAR", font: font)).measure(width: nil, height: nil).width
    }
    for percent in [100.0, 125, 200] {
      let weighted = FontDescription(
        stack: "weights", size: 17, variations: [FontVariation("wght", percent)])
      #expect(
        try width(FontDescription(stack: "wide", size: 17, width: percent)) == width(weighted), "\(percent)")
    }
    #expect(throws: TextError.self) { try width(FontDescription(stack: "wide", size: 17, width: 300)) }
  }

  @Test func theNearestWidthIsLookedForFirst() throws {
    func chosen(_ widths: [Double], for width: Double) throws -> Double {
      let files = ["Inter-Thin.otf", "Inter-Light.otf", "Inter-Regular.otf"]
      let stack = FontStack(
        fonts: zip(files, widths).map { FontReference(file: $0, family: "Inter", widths: $1...$1) })
      let library = try FontLibrary(stacks: ["s": stack])
      let font = FontDescription(stack: "s", size: 17, width: width)
      let file = try #require(library.faces(for: font)?.first?.reference.file)
      return widths[files.firstIndex(of: file) ?? -1]
    }
    // Up to the normal width narrower faces come first, beyond it wider ones (CSS Fonts 4).
    #expect(try chosen([75, 100, 125], for: 80) == 75)
    #expect(try chosen([75, 100, 125], for: 100) == 100)
    #expect(try chosen([50, 125, 150], for: 100) == 50)
    #expect(try chosen([75, 100, 150], for: 120) == 150)
    #expect(try chosen([50, 75, 100], for: 120) == 100)
  }

  @Test("Faces are made bolder where a stack asks for it, for weights of 600 on, and no other glyph moves")
  func synthesizedBold() throws {
    let files = ["Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoColorEmoji.ttf"]
    let engine = try TextEngine(stacks: [
      "plain": FontStack(files: files),
      "bolder": FontStack(fonts: files.map { FontReference(file: $0, isSynthesized: true) }),
      "real": FontStack(fonts: [
        FontReference(file: "Inter-Regular.otf", family: "Inter", isSynthesized: true),
        FontReference(file: "Inter-Bold.otf", family: "Inter", weights: 700...700, isSynthesized: true),
      ]),
    ])
    func width(_ text: String, _ stack: String, _ weight: Int, tracking: Double = 0) throws -> Double {
      let font = FontDescription(stack: stack, size: 24, weight: weight, tracking: tracking)
      return try engine.preparedText(TextLabel(text, font: font)).lines(width: .infinity)[0].width
    }
    // A 24th of an em at 24 points, cut down to whole units: 117 of Inter's 2,816, 41 of Noto's 1,000.
    let (inter, noto) = (24.0 * 117 / 2816, 24.0 * 41 / 1000)
    // Pairs are kerned as before; marks that take no room go on taking none; letters stay joined; emoji stay as they are.
    for (text, more) in [
      ("AVATAR", 6 * inter), ("e\u{301}a", 2 * inter), ("بيت", 3 * noto), ("بَيت", 3 * noto), ("🙂", 0),
    ] {
      #expect(
        try abs(width(text, "bolder", 700) - width(text, "plain", 700) - more) < 1 / 128, "\(text)")
      #expect(try width(text, "bolder", 599) == width(text, "plain", 599))
      #expect(
        try abs(width(text, "bolder", 600, tracking: 1) - width(text, "plain", 600, tracking: 1) - more)
          < 0.01,
        "\(text)")
    }
    let bold = try TextEngine(stacks: ["": FontStack(files: ["Inter-Bold.otf"])])
    let label = TextLabel("AVATAR", font: FontDescription(size: 24))
    #expect(
      try width("AVATAR", "real", 700) == bold.preparedText(label).lines(width: .infinity)[0].width)
  }

  @Test func referencesAreWrittenAsTheyAreRead() throws {
    let text = """
      ["a.otf",{"family":"F","file":"b.otf","index":1,"italic":true,"package":"p","weight":700},\
      {"family":"F","file":"c.ttf","synthesis":true,"weight":[100,900]}]
      """
    let read = try JSONDecoder().decode([FontReference].self, from: Data(text.utf8))
    #expect(read[1].weights == 700...700 && read[1].isItalic && read[2].weights == 100...900)
    #expect(!read[1].isSynthesized && read[2].isSynthesized)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(read), as: UTF8.self) == text)
  }

  @Test(arguments: ["0", "1001", "[700]", "[700,400]", "[1,2,3]", "\"bold\""])
  func badWeightsAreRefused(weight: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FontReference.self, from: Data("{\"file\":\"a\",\"weight\":\(weight)}".utf8))
    }
  }
}
