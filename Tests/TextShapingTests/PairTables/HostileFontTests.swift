import Foundation
import SelfSizing
import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// Fonts that were made to do harm; what fuzzing found stands here with the change that brings it about.
@Suite struct HostileFontTests {
  private func font(_ name: String) throws -> [UInt8] {
    let path = try FontLocator(folders: []).path(of: FontReference(file: name))
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// A font with bytes of one of its tables changed.
  private func changed(_ name: String, _ tag: String, at offset: Int, to bytes: [UInt8]) throws -> [UInt8] {
    var font = try font(name)
    let table = try #require(SFNTTable.range(tag, of: font))
    font.replaceSubrange(table.lowerBound + offset..<table.lowerBound + offset + bytes.count, with: bytes)
    return font
  }

  /// Opens the font and sets text in it; what can be refused may be, and nothing may stop the process.
  private func use(_ font: [UInt8], text: String = "AVATAR fi ffl 0123 \u{201C}quoted\u{201D}") throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "hostile.ttf")
    try Data(font).write(to: path)
    guard let engine = try? TextEngine(stacks: ["s": FontStack(files: [path.path])]) else { return }
    let text = try engine.preparedText(TextLabel(text, font: FontDescription(stack: "s", size: 16)))
    let height = try text.height(width: 60)
    #expect(height.isFinite && height >= 0)
    #expect(try text.lines(width: 60).count == text.lineCount(width: 60))
    #expect(try text.keepingHeightSteps().height(width: 60) == height)
  }

  @Test("The character map names glyphs beyond the count of glyphs", arguments: [1, 63, 65, 100, 333, 1_000])
  func glyphsBeyondTheCount(count: Int) throws {
    for name in ["Inter-Regular.otf", "DejaVuSans.ttf"] {
      try use(changed(name, "maxp", at: 4, to: [UInt8(count >> 8), UInt8(count & 0xFF)]))
    }
  }

  @Test(
    "Advances and metrics are as large as they can be, or nothing",
    arguments: [0xFF, 0x00, 0x7F, 0x80] as [UInt8])
  func extremeNumbers(byte: UInt8) throws {
    for name in ["LiberationSans-Regular.ttf", "DejaVuSans.ttf"] {
      try use(changed(name, "hmtx", at: 0, to: [UInt8](repeating: byte, count: 4_000)))
      try use(changed(name, "hhea", at: 4, to: [byte, byte, byte, byte, byte, byte]))
      try use(changed(name, "head", at: 18, to: [byte, byte]))
    }
  }

  @Test func aLongTextOfTheWidestLettersIsAsWideAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "wide.ttf")
    try Data(changed("LiberationSans-Regular.ttf", "hmtx", at: 0, to: [UInt8](repeating: 0x7F, count: 4_000)))
      .write(to: path)
    let engine = try TextEngine(stacks: ["s": FontStack(files: [path.path])])
    let string = String(repeating: "W ", count: 32_000)
    let text = try engine.preparedText(TextLabel(string, font: FontDescription(stack: "s", size: 16)))
    #expect(try text.lineCount(width: 260) == 32_000)
    // 32,639 units a letter, the widest that HarfBuzz knows but for a few; the last space is trailing.
    let width = try #require(try text.lines(width: .infinity).first?.width)
    #expect(abs(width - 63_999 * 32_639.0 / 2_048 * 16) < 1)
  }

  @Test func aCollectionOfFacesWithoutEndIsRefusedAtOnce() throws {
    func number(_ value: Int) -> [UInt8] {
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let folder = try TemporaryFolder()
    for (count, code) in [(1_025, FontError.Code.notAFont), (1_024, nil)] {
      // All faces are one, that of a font behind the header; its tables stand where its directory then says.
      var font = try font("DejaVuSansMono.ttf")
      let header = Array("ttcf".utf8) + number(0x1_0000) + number(count)
      let start = header.count + 4 * count
      for record in 0..<(Int(font[4]) << 8 | Int(font[5])) {
        let at = 12 + 16 * record + 8
        font.replaceSubrange(
          at..<at + 4, with: number(font[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } + start))
      }
      let path = folder.url.appending(path: "many-\(count).ttc")
      try Data(header + (0..<count).flatMap { _ in number(start) } + font).write(to: path)
      var found: FontError.Code?
      do throws(FontError) {
        let reference = FontReference(file: path.path, index: count - 1)
        _ = try FontLibrary(stacks: ["s": FontStack(fonts: [reference])])
      } catch { found = error.code }
      #expect(found == code)
    }
  }

  // MARK: - The work that a table may ask for

  @Test(
    "Fonts in use take a small part of the work allowed",
    arguments: [("NotoSansCJK-Regular.ttc", 6)] + PairTableTests.faces.map { ($0, 30) })
  func realFontsAreCheap(name: String, part: Int) throws {
    let budget = ReadingBudget()
    _ = try table(name, budget)
    let spent = ReadingBudget.whole - budget.left
    #expect(spent * part < ReadingBudget.whole, "\(spent)")
  }

  @Test func aFaceThatIsNotWorthTheWorkIsLeftToTheShaper() throws {
    #expect(try table("Inter-Regular.otf", ReadingBudget()) != nil)
    for steps in [0, 10, 1_000, 100_000] {
      #expect(try table("Inter-Regular.otf", ReadingBudget(steps)) == nil)
    }
  }

  private func table(_ name: String, _ budget: ReadingBudget) throws -> PairTable? {
    let library = try FontLibrary(stacks: ["s": FontStack(files: [name])])
    let face = try #require(library.named["s"]?.regular.first)
    return unsafe face.readPairTable(.latin, language: nil, budget: budget)
  }

  @Test func aTableThatNamesOnePlaceAMillionTimesIsGivenUp() throws {
    // 1,000 lookups that are one, of 1,000 subtables that are one, which covers all glyphs.
    func big(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let count = 1_000
    let lookup = 2 + 2 * count
    let subtable = 6 + 2 * count
    let bytes =
      big([1, 0, 0, 0, 10]) + big([count]) + big([Int](repeating: lookup, count: count))
      + big([1, 0, count]) + big([Int](repeating: subtable, count: count))
      + big([1, 6, 0]) + big([2, 1, 0, 0xFFFF, 0])
    let table = LayoutTable(bytes: bytes, glyphCount: 0xFFFF, budget: ReadingBudget(1_000_000))
    var reader = LookupReader(table: table, kind: .substitution)
    #expect(throws: MalformedTable.self) {
      for index in 0..<count { _ = try reader.lookup(index) }
    }
    #expect(table.budget.left == 0)
  }
}
