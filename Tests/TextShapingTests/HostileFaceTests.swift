import Foundation
import SelfSizing
import TestSupport
import Testing
import TextLayout

@testable import TextShaping

/// Faces whose line heights or outlines were made to do harm.
@Suite struct HostileFaceTests {
  /// Liberation Sans as bytes.
  private struct Face {
    var bytes: [UInt8]

    init() throws {
      let path = try FontLocator(folders: []).path(of: FontReference(file: "LiberationSans-Regular.ttf"))
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    }

    func start(of table: String) throws -> Int { try #require(SFNTTable.range(table, of: bytes)).lowerBound }

    mutating func set(_ table: String, at offset: Int, to replacement: [UInt8]) throws {
      let start = try start(of: table) + offset
      bytes.replaceSubrange(start..<start + replacement.count, with: replacement)
    }

    mutating func set(_ table: String, at offset: Int, to number: Int) throws {
      let number = UInt16(truncatingIfNeeded: number)
      try set(table, at: offset, to: [UInt8(number >> 8), UInt8(number & 0xFF)])
    }

    /// The place of a glyph's outline in `glyf`.
    func outline(of glyph: UInt32) throws -> Int {
      let isLong = bytes[try start(of: "head") + 51] == 1
      let size = isLong ? 4 : 2
      let place = try start(of: "loca") + size * Int(glyph)
      return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) } * (isLong ? 1 : 2)
    }

    /// An engine with this face as its stack "s".
    func engine(in folder: TemporaryFolder) throws -> TextEngine {
      try TextEngine(stacks: ["s": FontStack(files: [folder.write("hostile.ttf", Data(bytes))])])
    }
  }

  private let label = TextLabel("aé a", font: FontDescription(stack: "s", size: 16))

  @Test(
    "A face's own line is taken up to 16 ems, and that of text in place of any other",
    arguments: [
      (ascent: -20_000, descent: 0, isTaken: false), (1_000, -2_000, false), (32_767, 32_768, false),
      (32_767, 2_000, false), (32_767, 1, true), (1_000, -1_000, true),
      (0, 2_048, true),
    ])
  func lineHeights(ascent: Int, descent: Int, isTaken: Bool) throws {
    let folder = try TemporaryFolder()
    var face = try Face()
    try face.set("hhea", at: 4, to: ascent)
    try face.set("hhea", at: 6, to: -descent)
    let engine = try face.engine(in: folder)
    let text = try engine.preparedText(label)
    // Liberation Sans has 2,048 units to the em; its gap between lines stays.
    let line = isTaken ? Double(ascent + descent) / 2048 * 16 : 16
    #expect(abs(try text.height(width: 400) - line) <= 2 + 16 * 0.04)
    #expect(try text.height(width: 400) >= 0)
    #expect(text.certificate.isExact == isTaken)
    #expect(text.certificate.gaps == (isTaken ? [] : [.init(scalars: 0..<4, reason: .implausibleMetrics)]))

    let portable = try engine.portableText(label).encoded()
    #expect(try PortableText(decoding: portable).text.certificate == text.certificate)
  }

  @Test func aGlyphMadeOfItselfTwiceIsNotDrawn() throws {
    let folder = try TemporaryFolder()
    var face = try Face()
    let sound = try face.engine(in: folder)
    let lines = try sound.preparedText(label).lines(width: 400)
    let run = try #require(sound.glyphLines(of: label, lines).first?.runs.first)
    let glyph = try #require(run.glyphs.first)
    #expect(sound.image(ofGlyph: glyph.id, in: run) != .empty)
    #expect(throws: Never.self) { try sound.library.checkOutlines(of: [run]) }

    // Two parts, the letter itself each; the first says that another follows.
    let itself = [UInt8(glyph.id >> 8), UInt8(glyph.id & 0xFF), 0, 0]
    try face.set(
      "glyf", at: face.outline(of: glyph.id),
      to: [0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0] + [0, 0x20] + itself + [0, 0] + itself)
    let engine = try face.engine(in: folder)
    #expect(engine.image(ofGlyph: glyph.id, in: run) == .empty)
    #expect(try engine.preparedText(label).lines(width: 400) == lines)
    let error = #expect(throws: TextError.self) { try engine.glyphLines(of: label, lines) }
    #expect(error?.code == .unboundedGlyph)
    #expect(error?.description.contains("hostile.ttf") == true)
  }
}
