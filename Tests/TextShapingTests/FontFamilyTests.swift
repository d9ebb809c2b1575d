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

  @Test func referencesAreWrittenAsTheyAreRead() throws {
    let text = """
      ["a.otf",{"family":"F","file":"b.otf","index":1,"italic":true,"package":"p","weight":700},\
      {"family":"F","file":"c.ttf","weight":[100,900]}]
      """
    let read = try JSONDecoder().decode([FontReference].self, from: Data(text.utf8))
    #expect(read[1].weights == 700...700 && read[1].isItalic && read[2].weights == 100...900)
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
