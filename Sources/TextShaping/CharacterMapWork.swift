/// The work that cutting a character map is: each of its tables is gone through character by character, whether or not others
/// lie at the same place or cover the same characters.
enum CharacterMapWork {
  /// More tables than any font has; most have three.
  private static let mostTables = 64
  /// More characters than all tables of a map have between them: each table all there are, a few times over.
  private static let mostCharacters = 16 * 0x11_0000

  /// True if the face's character map can be cut in time that its size lets expect.
  static func isBounded(_ face: OpaquePointer) -> Bool {
    unsafe FontBlob(table: openTypeTag("cmap"), of: face).withBytes { isBounded($0) }
  }

  /// True if a character map can be cut in time that its size lets expect.
  static func isBounded(_ map: RawSpan) -> Bool {
    let count = short(2, in: map)
    guard count <= mostTables else { return false }
    var characters = 0
    for record in 0..<count {
      let start = long(8 + 8 * record, in: map)
      characters += charactersOfTable(at: start, in: map)
      guard characters <= mostCharacters else { return false }
    }
    return true
  }

  /// The number of characters of a table, those that it has several times counted as often.
  private static func charactersOfTable(at start: Int, in map: RawSpan) -> Int {
    var characters = 0
    switch short(start, in: map) {
    case 4:
      let segments = short(start + 6, in: map) / 2
      for segment in 0..<segments {
        let end = short(start + 14 + 2 * segment, in: map)
        let first = short(start + 16 + 2 * (segments + segment), in: map)
        characters += max(0, end - first + 1)
      }
    case 12, 13:
      let groups = min(long(start + 12, in: map), map.byteCount / 12)
      for group in 0..<groups {
        let offset = start + 16 + 12 * group
        // Characters end at 10FFFF, whatever is written.
        let end = min(long(offset + 4, in: map), 0x10_FFFF)
        characters += max(0, end - long(offset, in: map) + 1)
        if characters > mostCharacters { break }
      }
    default: break
    }
    return characters
  }

  /// A number of two bytes; 0 beyond the end.
  private static func short(_ offset: Int, in map: RawSpan) -> Int {
    map.bigEndianUInt16(at: offset).map { Int($0) } ?? 0
  }

  /// A number of four bytes; 0 beyond the end.
  private static func long(_ offset: Int, in map: RawSpan) -> Int {
    map.bigEndianUInt32(at: offset).map { Int($0) } ?? 0
  }
}
