import Foundation
import SelfSizing
import TestSupport
import Testing
import TextLayout

@testable import TextShaping

/// A folder of its own that goes away with the value.
final class TemporaryFolder {
  let url = URL.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file.path
  }
}

private func library(_ file: String, index: Int = 0) throws -> FontLibrary {
  try FontLibrary(stacks: ["s": FontStack(fonts: [FontReference(file: file, index: index)])])
}

private func systemFont(_ name: String) throws -> Data {
  let path = try FontLocator(folders: []).path(of: FontReference(file: name))
  return try Data(contentsOf: URL(filePath: path))
}

@Suite struct FontLibraryTests {
  private func code(_ body: () throws -> Void) -> FontError.Code? {
    do { try body() } catch { return (error as? FontError)?.code }
    return nil
  }

  @Test func aMissingFontNamesThePackageAndTheFoldersSearched() throws {
    let stack = FontStack(fonts: [FontReference(file: "No-Such.ttf", package: "fonts-nowhere")])
    let error = #expect(throws: FontError.self) {
      try FontLibrary(stacks: ["s": stack], folders: ["/somewhere/fonts"])
    }
    #expect(error?.code == .fileNotFound)
    for part in ["\"s\"", "No-Such.ttf", "fonts-nowhere", "/somewhere/fonts", "/usr/share/fonts"] {
      #expect(error?.description.contains(part) == true)
    }
    let nameless = #expect(throws: FontError.self) {
      try FontLibrary(stacks: ["s": FontStack(fonts: [FontReference(file: "")])])
    }
    #expect(nameless?.description == #"The font stack "s": A font has an empty file name."#)
  }

  @Test func whatIsNoFontIsRefused() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("text.ttf", Data("This is no font at all, however long it goes on.".utf8))
    let empty = try folder.write("empty.ttf", Data())
    #expect(code { _ = try library(text) } == .notAFont)
    #expect(code { _ = try library(empty) } != nil)
    #expect(code { _ = try FontLibrary(stacks: ["s": FontStack(files: [])]) } == .emptyStack)
  }

  @Test func aTruncatedFontIsRefusedWhereverItEnds() throws {
    let folder = try TemporaryFolder()
    let whole = try systemFont("DejaVuSansMono.ttf")
    for length in [5, 11, 12, 40, 300, whole.count / 2] {
      let path = try folder.write("cut-\(length).ttf", whole.prefix(length))
      let code = code { _ = try library(path) }
      #expect(code == .truncated || code == .notAFont, "\(length) bytes")
    }
  }

  @Test func filesAndStacksBeyondTheirLimitsAreRefused() throws {
    var limits = TextLimits()
    limits.fontFileSize = 10_000
    let stacks = ["s": FontStack(files: ["DejaVuSansMono.ttf", "DejaVuSans.ttf"])]
    #expect(code { _ = try FontLibrary(stacks: stacks, limits: limits) } == .tooLarge)
    limits = TextLimits()
    limits.facesPerStack = 1
    #expect(code { _ = try FontLibrary(stacks: stacks, limits: limits) } == .tooManyFaces)
    limits.facesPerStack = 2
    #expect(code { _ = try FontLibrary(stacks: stacks, limits: limits) } == nil)
  }

  @Test func aLabelBeyondItsLimitIsRefused() throws {
    var limits = TextLimits()
    limits.labelLength = 70_000
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSansMono.ttf"])], limits: limits)
    func code(_ length: Int) -> TextError.Code? {
      let runs = ["a", String(repeating: "b", count: length - 1)].map {
        TextRun($0, font: FontDescription(stack: "s", size: 10))
      }
      var style = ParagraphStyle()
      style.truncationToken = ""
      do throws(TextError) {
        _ = try engine.preparedText(TextLabel(runs: runs, style: style))
        return nil
      } catch { return error.code }
    }
    #expect(code(70_000) == nil)
    #expect(code(70_001) == .textTooLong)
  }

  @Test func positionsOfAxesAreNotKeptWithoutEnd() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("variable.ttf", try FontFeatureTests().variableFont())
    let face = try #require(try library(path).named["s"]?.regular.first)
    weak let first = try face.varied([FontVariation("wght", 200)])
    #expect(first != nil)
    var numbers: Set<UInt64> = []
    for step in 1..<600 {
      numbers.insert(try face.varied([FontVariation("wght", 200 + Double(step))]).number)
    }
    #expect(first == nil)
    #expect(numbers.count == 599, "faces that are gone have left their number to none after them")
  }

  @Test func aCollectionHasSoManyFacesAndNoMore() throws {
    #expect(throws: Never.self) { try library("NotoSansCJK-Regular.ttc", index: 4) }
    #expect(code { _ = try library("NotoSansCJK-Regular.ttc", index: 4_000) } == .indexOutOfRange)
    #expect(code { _ = try library("DejaVuSans.ttf", index: 1) } == .indexOutOfRange)
    #expect(code { _ = try library("DejaVuSans.ttf", index: -1) } == .indexOutOfRange)
  }

  @Test func givenFoldersComeBeforeTheSystems() throws {
    let folder = try TemporaryFolder()
    let copy = try folder.write("DejaVuSans.ttf", try systemFont("DejaVuSansMono.ttf"))
    let locator = FontLocator(folders: ["/nowhere", folder.url.path])
    #expect(try locator.path(of: FontReference(file: "DejaVuSans.ttf")) == copy)
    let system = try FontLocator(folders: []).path(of: FontReference(file: "DejaVuSans.ttf"))
    #expect(system.hasPrefix("/usr/share/fonts"))
    #expect(try locator.path(of: FontReference(file: system)) == system)
  }

  @Test(arguments: [
    // File, units to the em, ascent, descent, line gap, as the tables say.
    ("Inter-Regular.otf", 2816, 2728, 680, 0), ("NotoSans-Regular.ttf", 1000, 1069, 293, 0),
    ("DejaVuSans.ttf", 2048, 1901, 483, 0),
  ])
  func metricsAreThoseOfTheTables(file: String, unit: Int, ascent: Int, descent: Int, gap: Int) throws {
    let face = try #require(try library(file).named["s"]?.regular.first)
    #expect(face.metrics.unitsPerEm == unit)
    #expect(face.metrics.ascent == ascent)
    #expect(face.metrics.descent == descent)
    #expect(face.metrics.lineGap == gap)
    #expect(face.metrics.capHeight > unit / 2 && face.metrics.capHeight < unit)
  }

  @Test func aBitmapFontsAdvanceIsItsStrikes() throws {
    let face = try #require(try library("NotoColorEmoji.ttf").named["s"]?.regular.first)
    #expect(face.isColour)
    let strike = try #require(face.strike)
    #expect(strike.pixelsPerEm == 109)
    // 136/109 em, not the 2550/2048 of its table.
    #expect(face.metrics.unitsPerEm == 2048 * 109)
    #expect(face.advance(ofGlyph: 100, shaped: 2550) == 136 * 2048)
  }

  @Test func damagedFontsNeverStopTheProcess() throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 0xF0)
    let whole = try systemFont("DejaVuSansMono-Bold.ttf")
    for round in 0..<40 {
      var damaged = whole
      for _ in 0..<200 {
        // Half of the damage goes into the first bytes, where the directory and the short tables are.
        let bound = Bool.random(using: &generator) ? 2_000 : damaged.count
        damaged[Int.random(in: 0..<bound, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let path = try folder.write("damaged-\(round).ttf", damaged)
      guard let library = try? library(path) else { continue }
      let text = try TextShapingTests.prepared("Words, numbers 123 and ﬁ — e\u{301}", library: library)
      #expect(try text.lineCount(width: 40) > 0)
    }
  }
}

/// Features and axes that a label asks for and fonts have or have not.
@Suite struct FontFeatureTests {
  /// A font with a further table.
  private func adding(_ tag: String, _ table: [UInt8], to font: Data) -> Data {
    func bigEndian(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let bytes = [UInt8](font)
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    var records: [[UInt8]] = (0..<count).map { Array(bytes[12 + 16 * $0..<28 + 16 * $0]) }
    // All tables move on by the size of one record.
    for index in records.indices {
      let offset = records[index][8..<12].reduce(0) { $0 << 8 | Int($1) }
      records[index].replaceSubrange(8..<12, with: bigEndian(offset + 16, bytes: 4))
    }
    var record = Array(tag.utf8)
    for number in [0, bytes.count + 16, table.count] { record += bigEndian(number, bytes: 4) }
    let place = records.firstIndex { !$0.prefix(4).lexicographicallyPrecedes(tag.utf8) } ?? count
    records.insert(record, at: place)
    var changed = Data(bytes[0..<4])
    changed += bigEndian(count + 1, bytes: 2)
    changed += bytes[6..<12]
    for record in records { changed += record }
    changed += bytes[(12 + 16 * count)...]
    changed += table
    return changed
  }

  /// An `fvar` table (OpenType specification) with a weight from 200 to 900.
  private static let weightAxis: [UInt8] =
    [0, 1, 0, 0, 0, 16, 0, 2, 0, 1, 0, 20, 0, 0, 0, 8] + Array("wght".utf8)
    + [0, 200, 0, 0, 1, 144, 0, 0, 3, 132, 0, 0, 0, 0, 1, 0]

  func variableFont() throws -> Data {
    adding("fvar", Self.weightAxis, to: try systemFont("DejaVuSansMono.ttf"))
  }

  private func error(_ font: FontDescription, _ files: [String]) throws -> TextError? {
    let engine = try TextEngine(stacks: ["s": FontStack(files: files)])
    do throws(TextError) {
      _ = try engine.preparedText(TextLabel("a", font: font))
      return nil
    } catch {
      return error
    }
  }

  @Test func aFeatureMustBeInSomeFaceOfTheStack() throws {
    let font = { (tag: String, value: Int) in
      FontDescription(stack: "s", size: 10, features: [FontFeature(tag, value: value)])
    }
    #expect(try error(font("tnum", 1), ["Inter-Regular.otf"]) == nil)
    #expect(try error(font("tnum", 1), ["DejaVuSansMono.ttf", "Inter-Regular.otf"]) == nil)
    for value in [0, 1] {
      let found = try #require(try error(font("zzzz", value), ["Inter-Regular.otf", "DejaVuSans.ttf"]))
      #expect(found.code == .unavailableFeature)
      for part in ["\"zzzz\"", "Inter-Regular.otf", "DejaVuSans.ttf"] {
        #expect(found.description.contains(part))
      }
    }
    #expect(try error(font("tnum", -1), ["Inter-Regular.otf"])?.description.contains("-1") == true)
    // Kerning may stand in a table of its own.
    #expect(try error(font("kern", 0), ["DejaVuSansMono.ttf"])?.code == .unavailableFeature)
    let folder = try TemporaryFolder()
    let kerned = try folder.write(
      "kern.ttf", adding("kern", [0, 0, 0, 0], to: try systemFont("DejaVuSansMono.ttf")))
    #expect(try error(font("kern", 0), [kerned]) == nil)
  }

  @Test func anAxisMustBeInSomeFaceAndItsPositionAllowed() throws {
    let folder = try TemporaryFolder()
    let variable = try folder.write(
      "variable.ttf", try variableFont())
    let font = { (axis: String, value: Double) in
      FontDescription(stack: "s", size: 10, variations: [FontVariation(axis, value)])
    }
    for value in [200.0, 400, 900] { #expect(try error(font("wght", value), [variable]) == nil) }
    #expect(try error(font("wght", 500), ["DejaVuSans.ttf", variable]) == nil)
    for value in [199.0, 901, -1] {
      let found = try #require(try error(font("wght", value), ["DejaVuSans.ttf", variable]))
      #expect(found.code == .unavailableFeature)
      for part in ["\"wght\"", "\(value)", "200.0", "900.0", "variable.ttf"] {
        #expect(found.description.contains(part), "\(found)")
      }
    }
    let missing = try #require(try error(font("wdth", 100), ["DejaVuSans.ttf", variable]))
    #expect(missing.code == .unavailableFeature && missing.description.contains("\"wdth\""))
    #expect(try error(font("wght", .nan), [variable])?.code == .invalidStyle)
    #expect(try error(font("weight", 500), [variable])?.description.contains("\"weight\"") == true)
  }

  @Test(
    "Text is set in a face that is cut down to its characters as in the whole face",
    arguments: [
      ("Inter-Regular.otf", 0, "Waffle office, fifty-five – “AVATAR” 1/2 To. é"),
      ("NotoSansArabic-Regular.ttf", 0, "السلام عليكم ورحمة الله"),
      ("NotoSansCJK-Regular.ttc", 2, "天地玄黃，宇宙洪荒。"), ("DejaVuSans.ttf", 0, "AVA To fi e\u{301}"),
      ("NotoColorEmoji.ttf", 0, "👩‍👩‍👧🇩🇪"),
    ])
  func subsets(file: String, index: Int, text: String) throws {
    let whole = try library(file, index: index)
    let bytes = try #require(whole.subset(ofFace: 0, inStack: "s", to: text.unicodeScalars))
    #expect(bytes.count < 100_000)
    let folder = try TemporaryFolder()
    let part = try library(try folder.write("part.otf", Data(bytes)))
    func lines(_ library: FontLibrary) throws -> [TextLine] {
      let engine = TextEngine(library: library)
      let style = ParagraphStyle(lineMetrics: .css)
      let label = TextLabel(text, font: FontDescription(stack: "s", size: 100), style: style)
      return try engine.preparedText(label).lines(width: 300)
    }
    #expect(try lines(part) == lines(whole))
  }

  @Test func aFaceIsNotCutToCharactersThatItHasNot() throws {
    let library = try library("DejaVuSans.ttf")
    #expect(library.subset(ofFace: 0, inStack: "s", to: "字".unicodeScalars) == nil)
    #expect(library.subset(ofFace: 1, inStack: "s", to: "a".unicodeScalars) == nil)
    #expect(library.subset(ofFace: 0, inStack: "t", to: "a".unicodeScalars) == nil)
    #expect(
      library.fonts(ofStack: "s").map(\.file) == ["DejaVuSans.ttf"] && library.fonts(ofStack: "t").isEmpty)
  }
}
