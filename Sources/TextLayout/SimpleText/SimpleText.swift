/// A paragraph of simple text, prepared in one scan: one face, left to right, every character in the face's pair table,
/// the breaks of plain UAX #14, none of which changes the width of a line.
///
/// Positions and widths are units of the face; every character is a cluster.
enum SimpleText {
  /// The longest text that is prepared this way, in bytes.
  static let longest = Int(UInt16.max) - 1

  /// A part of the text up to a break opportunity, as the scan finds it.
  struct Segment {
    /// The position of its end without trailing space, and with it.
    var fit: Int32
    var end: Int32
    /// The number of characters up to its end.
    var characters: Int32
  }

  /// The label with the segments that the scan found.
  static func makeStorage(
    _ text: Span<UInt8>, segments: UnsafeBufferPointer<Segment>, style: PreparedSetting
  ) -> LabelStorage {
    var table = SegmentTable()
    table.reserveCapacity(segments.count)
    for index in segments.indices {
      let segment = unsafe segments[index]
      table.append(contentEnd: Int(segment.fit), advanceEnd: Int(segment.end))
    }
    return LabelStorage.make(style: style, table: &table, text: text)
  }
}
