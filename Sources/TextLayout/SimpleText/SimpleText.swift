/// A paragraph of simple text, prepared in one scan: one face, left to right, every character in the face's pair table,
/// the breaks of plain UAX #14.
///
/// Positions and widths are units of the face. A cluster is a character, named by the offset of its first byte.
///
/// Safety: the memory is written by the preparation alone, before anyone else sees the text, and freed by `deinit`.
@safe
package final class SimpleText: @unchecked Sendable {
  package let face: SimpleTextFace
  package let segmentCount: Int
  package let byteCount: Int
  /// Whether no break changes a width: kerning stands across none but those after spaces, which hang.
  package let isPlain: Bool

  /// The position of each segment's end without what hangs; eight more that no position reaches.
  let fits: UnsafeMutablePointer<Int32>
  /// The offset of each segment's end in the text.
  let ends: UnsafeMutablePointer<UInt16>
  /// How far what hangs reaches beyond each segment's end.
  let hangs: UnsafeMutablePointer<UInt16>
  /// The text.
  let bytes: UnsafeMutablePointer<UInt8>

  private let memory: UnsafeMutableRawPointer

  /// The longest text that is prepared this way, in bytes.
  static let longest = Int(UInt16.max) - 1
  /// How many numbers a vector compare reads at once.
  static let lanes = 8

  init(
    _ text: UnsafeBufferPointer<UInt8>, segments: UnsafeBufferPointer<Segment>, face: SimpleTextFace,
    isPlain: Bool
  ) {
    self.face = face
    self.isPlain = isPlain
    segmentCount = segments.count
    byteCount = text.count
    let padded = segments.count + Self.lanes
    unsafe memory = UnsafeMutableRawPointer.allocate(
      byteCount: padded * 4 + segments.count * 4 + text.count, alignment: 4)
    unsafe fits = memory.bindMemory(to: Int32.self, capacity: padded)
    unsafe ends = (memory + padded * 4).bindMemory(to: UInt16.self, capacity: segments.count)
    unsafe hangs = (memory + padded * 4 + segments.count * 2).bindMemory(
      to: UInt16.self, capacity: segments.count)
    unsafe bytes = (memory + padded * 4 + segments.count * 4).bindMemory(to: UInt8.self, capacity: text.count)
    for index in 0..<segments.count {
      let segment = unsafe segments[index]
      unsafe fits[index] = segment.fit
      unsafe ends[index] = UInt16(truncatingIfNeeded: segment.byteEnd)
      unsafe hangs[index] = UInt16(truncatingIfNeeded: segment.end &- segment.fit)
    }
    for index in segments.count..<padded { unsafe fits[index] = .max }
    if let start = text.baseAddress { unsafe bytes.update(from: start, count: text.count) }
  }

  deinit { unsafe memory.deallocate() }

  /// A part of the text up to a break opportunity, as the scan finds it.
  struct Segment {
    /// The position of its end without what hangs, and with it.
    var fit: Int32
    var end: Int32
    /// The offset of its end.
    var byteEnd: Int32
  }
}
