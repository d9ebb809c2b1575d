internal import TextLayout

// The written form, all numbers little endian:
//
//   8 bytes  "SelfSize"
//   1 byte   the version of the form: 1
//   8 bytes  the environment's digest
//   number   the count of entries, then each in the order of their keys:
//     8 bytes  the key
//     8 bytes  the content's digest
//     number   twice the height in 1/192 point; or, where the height is no whole number of these, 1 and its 8 bytes
//     number   the count of widths, in steps of 1/64 point, for which the height holds: 0 for none, 1 for all from the
//              first one on, else the count and 1
//     number   the first of these widths, in 1/64 point; left out where there is none
//   8 bytes  the digest of all bytes before
//
// A number is 7 bits a byte, the lowest first, each byte but the last with its highest bit set. Widths are rounded
// inwards to steps of 1/64 point, so that a height is never taken to hold where it was not known to.

extension SavedHeights {
  private static let mark = Array("SelfSize".utf8)
  private static let version: UInt8 = 1
  /// The greatest width written, in 1/64 point: beyond it heights count as estimates.
  private static let widestStep = 1 << 40

  /// The heights as bytes, about 22 for a row. O(n).
  public func encoded() -> [UInt8] {
    var bytes = ByteWriter()
    bytes.bytes.reserveCapacity(32 + entries.count * 24)
    bytes.bytes += Self.mark
    bytes.bytes.append(Self.version)
    bytes.write(word: environment)
    bytes.write(UInt64(entries.count))
    for entry in entries {
      bytes.write(word: entry.key)
      bytes.write(word: entry.content)
      bytes.write(height: entry.height.height)
      guard let steps = Self.steps(of: entry.height) else {
        bytes.write(0)
        continue
      }
      bytes.write(steps.last.map { UInt64($0 - steps.first + 2) } ?? 1)
      bytes.write(UInt64(steps.first))
    }
    bytes.write(word: ContentDigest(of: bytes.bytes[...]).value)
    return bytes.bytes
  }

  /// The most heights taken from bytes where no limit is given.
  public static let defaultLimit = 10_000_000

  /// Reads heights from bytes, also those of a stranger. O(n).
  ///
  /// - Parameters:
  ///   - bytes: what ``encoded()`` gave.
  ///   - limit: the most heights that are taken.
  /// - Throws: ``SavedHeightsError`` where the bytes are something else, were changed, or hold more heights.
  public init(decoding bytes: [UInt8], limit: Int = SavedHeights.defaultLimit) throws(SavedHeightsError) {
    guard bytes.starts(with: Self.mark) else {
      throw SavedHeightsError(
        .foreign, "The bytes are no saved heights: they do not begin with \"SelfSize\".")
    }
    var reader = ByteReader(bytes.dropFirst(Self.mark.count))
    guard let version = try? reader.byte() else { throw SavedHeightsError(.cutOff) }
    guard version == Self.version else {
      throw SavedHeightsError(
        .unsupportedVersion, "The saved heights have version \(version), and this is for \(Self.version).")
    }
    guard reader.count >= 8 else { throw SavedHeightsError(.cutOff) }
    var end = ByteReader(bytes.suffix(8))
    reader.leaveOut(8)
    guard (try? end.word()) == ContentDigest(of: bytes.dropLast(8)).value else {
      throw SavedHeightsError(.damaged, "The saved heights were changed: the digest at their end is another.")
    }
    do throws(ByteFault) {
      try self.init(reading: &reader)
    } catch {
      throw SavedHeightsError(error)
    }
    guard count <= limit else {
      throw SavedHeightsError(.tooLarge, "There are \(count) saved heights, which is more than \(limit).")
    }
  }

  /// Reads what stands between the version and the digest.
  private init(reading reader: inout ByteReader) throws(ByteFault) {
    let environment = try reader.word()
    // An entry takes at least 18 bytes.
    let count = try reader.count(ofSize: 18, "heights")
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let (key, content) = (try reader.word(), try reader.word())
      try reader.require(entries.last.map { $0.key < key } ?? true, "the keys do not rise")
      entries.append(Entry(key: key, content: content, height: try Self.height(from: &reader)))
    }
    try reader.require(reader.count == 0, "something follows the last height")
    self.init(environment: environment, entries: entries)
  }

  /// The first and last step of width at which a height holds; no last one where it holds for all from the first on,
  /// nil where it holds at none.
  private static func steps(of height: RowHeight) -> (first: Int, last: Int?)? {
    let first = (max(0, height.validFrom) * 64).rounded(.up)
    guard first < Double(widestStep) else { return nil }
    // The last step that lies below the end: widths reach up to the end and do not include it.
    let end = height.validTo * 64
    guard end < Double(widestStep) else { return end.isNaN ? nil : (Int(first), nil) }
    let last = end.rounded(.up) - 1
    guard first <= last else { return nil }
    return (Int(first), Int(last))
  }

  private static func height(from reader: inout ByteReader) throws(ByteFault) -> RowHeight {
    let height = try reader.height()
    let count = try reader.number()
    guard count > 0 else { return RowHeight(height).asEstimate }
    let first = try reader.number(atMost: widestStep, "a width")
    try reader.require(count <= widestStep + 1, "a height holds for too many widths")
    let from = Double(first) / 64
    guard count > 1 else { return RowHeight(height, validFrom: from, validTo: .infinity) }
    return RowHeight(height, validFrom: from, validTo: (Double(first + Int(count) - 2) / 64).nextUp)
  }
}

extension SavedHeightsError {
  fileprivate init(_ fault: ByteFault) {
    switch fault {
    case .cutOff: self.init(.damaged, "The saved heights are cut off.")
    case .malformed(let offset, let reason):
      self.init(
        .damaged, "The saved heights are not in their written form: before byte \(offset), \(reason).")
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(height: Double) {
    let units = height * 192
    if units == units.rounded(), units < 1e15, units / 192 == height {
      write(UInt64(units) * 2)
    } else {
      write(1)
      write(word: height.bitPattern)
    }
  }
}

extension ByteReader {
  fileprivate mutating func height() throws(ByteFault) -> Double {
    let number = try number()
    guard number & 1 == 1 else { return Double(number / 2) / 192 }
    let height = Double(bitPattern: try word())
    try require(number == 1 && height >= 0 && height.isFinite, "a height is no number or negative")
    return height
  }
}
