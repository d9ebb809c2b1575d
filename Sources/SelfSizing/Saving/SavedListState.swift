internal import ListLayout
internal import TextLayout

/// A list as the reader left it, for the next run of the program: the place being read, and the heights of rows.
///
/// ```swift
/// // At the end of a run.
/// try Data(list.savedState().encoded()).write(to: file, options: .atomic)
/// // At the start of the next one, before the first frame.
/// list.restore(try SavedListState(decoding: Array(Data(contentsOf: file))))
/// ```
public struct SavedListState: Hashable, Sendable {
  /// The row, header or footer that was read, and where it stood.
  struct Place: Hashable, Sendable {
    /// A digest of its key.
    var key: UInt64
    /// The y of its top in the viewport, in units of 1/192 point.
    var y: Int
  }

  /// The heights.
  public var heights: SavedHeights
  /// The place being read; nil where nothing was shown.
  var place: Place?

  /// True if a place is saved.
  public var hasPlace: Bool { place != nil }
}

// The written form, all numbers little endian:
//
//   8 bytes  "SelfList"
//   1 byte   the version of the form: 1
//   1 byte   1 where a place follows, else 0
//   8 bytes  the digest of the place's key
//   8 bytes  its y in 1/192 point, as a number in two's complement
//   then the heights in their own form, whose digest covers them; the place's 16 bytes are covered by the next:
//   8 bytes  the digest of the 18 bytes before, right behind them

extension SavedListState {
  private static let mark = Array("SelfList".utf8)
  private static let version: UInt8 = 1
  /// The farthest that a row's top can be from the viewport's, in 1/192 point.
  private static let farthest = 1 << 40

  /// The state as bytes. O(heights).
  public func encoded() -> [UInt8] {
    var bytes = ByteWriter()
    bytes.bytes += Self.mark
    bytes.bytes.append(Self.version)
    bytes.bytes.append(place == nil ? 0 : 1)
    bytes.write(word: place?.key ?? 0)
    bytes.write(word: UInt64(bitPattern: Int64(place?.y ?? 0)))
    bytes.write(word: ContentDigest(of: bytes.bytes[...]).value)
    return bytes.bytes + heights.encoded()
  }

  /// Reads a state from bytes, also those of a stranger. O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: what ``encoded()`` gave.
  ///   - limit: the most heights that are taken.
  /// - Throws: ``SavedHeightsError`` where the bytes are something else, were changed, or hold more heights.
  public init(decoding bytes: [UInt8], limit: Int = SavedHeights.defaultLimit) throws(SavedHeightsError) {
    guard bytes.starts(with: Self.mark) else {
      throw SavedHeightsError(.foreign, "The bytes are no saved list: they do not begin with \"SelfList\".")
    }
    guard bytes.count > Self.mark.count, bytes[Self.mark.count] == Self.version else {
      throw SavedHeightsError(.unsupportedVersion, "The saved list is not of version \(Self.version).")
    }
    let end = Self.mark.count + 18
    guard bytes.count >= end + 8 else { throw SavedHeightsError(.damaged, "The saved list is cut off.") }
    var reader = ByteReader(bytes[(Self.mark.count + 2)..<end + 8])
    guard let key = try? reader.word(), let y = try? reader.word(), let digest = try? reader.word(),
      digest == ContentDigest(of: bytes[..<end]).value
    else {
      throw SavedHeightsError(.damaged, "The saved list was changed: the digest of its place is another.")
    }
    heights = try SavedHeights(decoding: Array(bytes[(end + 8)...]), limit: limit)
    let distance = Int(Int64(bitPattern: y))
    guard bytes[Self.mark.count + 1] == 1, abs(distance.clamped) <= Self.farthest else { return }
    place = Place(key: key, y: distance)
  }
}

extension Int {
  /// The number, or the next one that has an opposite.
  fileprivate var clamped: Int { Swift.max(self, -Int.max) }
}
