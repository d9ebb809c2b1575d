import Testing

@testable import TextShaping

/// Character maps of a few bytes that name all characters many times over are not cut.
@Suite struct CharacterMapWorkTests {
  private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A map of so many tables, all at one place.
  private func map(tables: Int, _ table: [UInt8]) -> [UInt8] {
    let start = 4 + 8 * tables
    let record = bytes(3, 2) + bytes(10, 2) + bytes(start, 4)
    return bytes(0, 2) + bytes(tables, 2) + (0..<tables).flatMap { _ in record } + table
  }

  private func groups(_ groups: [(Int, Int)], count: Int? = nil) -> [UInt8] {
    bytes(12, 2) + bytes(0, 2) + bytes(16 + 12 * groups.count, 4) + bytes(0, 4)
      + bytes(count ?? groups.count, 4)
      + groups.flatMap { bytes($0.0, 4) + bytes($0.1, 4) + bytes(0, 4) }
  }

  private func isBounded(_ map: [UInt8]) -> Bool { unsafe CharacterMapWork.isBounded(map.span.bytes) }

  @Test func mapsOfFontsAreCut() {
    #expect(isBounded(map(tables: 3, groups([(0x20, 0x7E), (0xA0, 0x10_FFFF)]))))
    #expect(isBounded(map(tables: 3, groups((0..<5_000).map { (2 * $0, 2 * $0) }))))
    #expect(isBounded([]))
    #expect(isBounded(bytes(0, 2) + bytes(3, 2)))
  }

  @Test func mapsThatNameCharactersOverAndOverAreNot() {
    #expect(!isBounded(map(tables: 65_535, groups([(0, 0)]))))
    #expect(!isBounded(map(tables: 60, groups([(0, 0x10_FFFF)]))))
    #expect(!isBounded(map(tables: 1, groups((0..<100).map { _ in (0, 0xFFFF_FFFF) }))))
    #expect(!isBounded(map(tables: 1, groups((0..<100).map { _ in (0, 0x10_FFFF) }, count: 0xFFFF_FFFF))))
    let segments = 1_000
    let table =
      bytes(4, 2) + bytes(0, 4) + bytes(2 * segments, 2) + bytes(0, 6)
      + (0..<segments).flatMap { _ in bytes(0xFFFF, 2) } + bytes(0, 2)
      + (0..<segments).flatMap { _ in bytes(0, 2) }
    #expect(!isBounded(map(tables: 1, table)))
  }
}
