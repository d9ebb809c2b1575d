import Foundation
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
    for part in ["No-Such.ttf", "fonts-nowhere", "/somewhere/fonts", "/usr/share/fonts"] {
      #expect(error?.description.contains(part) == true)
    }
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
    let face = try #require(try library(file).stacks["s"]?.first)
    #expect(face.metrics.unitsPerEm == unit)
    #expect(face.metrics.ascent == ascent)
    #expect(face.metrics.descent == descent)
    #expect(face.metrics.lineGap == gap)
    #expect(face.metrics.capHeight > unit / 2 && face.metrics.capHeight < unit)
  }

  @Test func aBitmapFontsAdvanceIsItsStrikes() throws {
    let face = try #require(try library("NotoColorEmoji.ttf").stacks["s"]?.first)
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
