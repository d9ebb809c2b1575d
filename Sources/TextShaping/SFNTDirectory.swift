/// Reads what the OpenType specification calls the table directory ("Organization of an OpenType Font"), to tell
/// a damaged file from a font before anything else reads it.
enum SFNTDirectory {
  /// The number of faces in the file, after checking that every table of every face lies inside it.
  static func checkedFaceCount(of bytes: RawSpan, path: String) throws(FontError) -> Int {
    guard let tag = bytes.bigEndianUInt32(at: 0) else {
      throw FontError(.notAFont, "\(path) is no font: it has \(bytes.byteCount) bytes.")
    }
    guard tag == collectionTag else {
      try checkFace(at: 0, of: bytes, path: path)
      return 1
    }
    guard let count = bytes.bigEndianUInt32(at: 8), count > 0 else {
      throw FontError(.truncated, "\(path) is a collection that ends within its header.")
    }
    // A collection of more faces than the file could hold offsets for is truncated as well.
    guard Int(count) <= bytes.byteCount / 4 else { throw truncated(path) }
    // All may share one directory, so that each face more costs a file four bytes and its reader thousands of steps.
    guard count <= mostFaces else {
      throw FontError(
        .notAFont, "\(path) is no font: a collection of \(count) faces is more than the \(mostFaces) allowed."
      )
    }
    for index in 0..<Int(count) {
      guard let offset = bytes.bigEndianUInt32(at: 12 + 4 * index) else { throw truncated(path) }
      try checkFace(at: Int(offset), of: bytes, path: path)
    }
    return Int(count)
  }

  private static func checkFace(at start: Int, of bytes: RawSpan, path: String) throws(FontError) {
    guard let tag = bytes.bigEndianUInt32(at: start), let tableCount = bytes.bigEndianUInt16(at: start + 4)
    else { throw truncated(path) }
    guard fontTags.contains(tag) else {
      throw FontError(
        .notAFont,
        "\(path) is no font: it starts neither as TrueType, OpenType nor as a collection"
          + (webFontTags.contains(tag) ? " (web fonts must be unpacked first)." : "."))
    }
    for index in 0..<Int(tableCount) {
      let record = start + 12 + 16 * index
      guard let offset = bytes.bigEndianUInt32(at: record + 8),
        let length = bytes.bigEndianUInt32(at: record + 12),
        Int(offset) + Int(length) <= bytes.byteCount
      else { throw truncated(path) }
    }
  }

  private static func truncated(_ path: String) -> FontError {
    FontError(.truncated, "The font file \(path) is truncated: a table that it lists lies beyond its end.")
  }

  /// More faces than any collection in use has.
  private static let mostFaces = 1_024
  private static let collectionTag: UInt32 = 0x7474_6366  // 'ttcf'
  private static let fontTags: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // 1.0, 'OTTO', 'true'
  private static let webFontTags: [UInt32] = [0x774F_4646, 0x774F_4632]  // 'wOFF', 'wOF2'
}

extension RawSpan {
  /// The 16-bit number at `offset`, nil beyond the end.
  func bigEndianUInt16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= byteCount - 2 else { return nil }
    return UInt16(bigEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// The signed 16-bit number at `offset`, nil beyond the end.
  func bigEndianInt16(at offset: Int) -> Int16? {
    bigEndianUInt16(at: offset).map { Int16(bitPattern: $0) }
  }

  /// The 32-bit number at `offset`, nil beyond the end.
  func bigEndianUInt32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= byteCount - 4 else { return nil }
    return UInt32(bigEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
