/// A paragraph of simple text, prepared in one scan: one face, left to right, every character in the face's pair table,
/// the breaks of plain UAX #14, none of which changes the width of a line.
///
/// Positions and widths are units of the face; every character is a cluster. What only a break inside a word or the
/// truncation of a line asks for, clusters and their cuts, is worked out when first asked for.
///
/// Safety: the pointers lead into the body, which the text keeps alive.
@safe
package struct SimpleText: @unchecked Sendable {
  let body: PreparedBody
  let segmentCount: Int
  private let byteCount: Int
  /// Whether every character is one byte.
  private let isASCII: Bool

  /// The position of each segment's end without what hangs, one more that no position reaches, and with what hangs.
  let fits: UnsafeMutablePointer<Int32>
  let ends: UnsafeMutablePointer<Int32>
  /// The number of characters up to each segment's end.
  let characterEnds: UnsafeMutablePointer<UInt16>
  private let text: UnsafeMutablePointer<UInt8>

  /// The longest text that is prepared this way, in bytes.
  static let longest = Int(UInt16.max) - 1

  /// A part of the text up to a break opportunity, as the scan finds it.
  struct Segment {
    /// The position of its end without what hangs, and with it.
    var fit: Int32
    var end: Int32
    /// The number of characters up to its end.
    var characters: Int32
  }

  /// A simple text by its body.
  init(_ body: PreparedBody) {
    self.body = body
    segmentCount = unsafe Int(body.head.pointee.segmentCount)
    byteCount = unsafe Int(body.head.pointee.byteCount)
    isASCII = unsafe body.head.pointee.flags.contains(.isASCII)
    unsafe fits = body.fits
    unsafe ends = body.ends
    unsafe characterEnds = UnsafeMutableRawPointer(body.ends + segmentCount)
      .assumingMemoryBound(to: UInt16.self)
    unsafe text = UnsafeMutableRawPointer(characterEnds + segmentCount)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The body of a text with the segments that the scan found.
  static func makeBody(
    _ text: UnsafeBufferPointer<UInt8>, segments: UnsafeBufferPointer<Segment>, setting: PreparedSetting
  ) -> PreparedBody {
    let count = segments.count
    let body = PreparedBody.make(setting: setting, arrayBytes: count * 10 + 4 + text.count)
    unsafe body.head.pointee.segmentCount = Int32(truncatingIfNeeded: count)
    let (fits, ends) = unsafe (body.fits, body.ends)
    let characterEnds = unsafe UnsafeMutableRawPointer(ends + count).assumingMemoryBound(to: UInt16.self)
    var widest: Int32 = 0
    var start: Int32 = 0
    for index in 0..<count {
      let segment = unsafe segments[index]
      unsafe fits[index] = segment.fit
      unsafe ends[index] = segment.end
      unsafe characterEnds[index] = UInt16(truncatingIfNeeded: segment.characters)
      widest = max(widest, segment.fit &- start)
      start = segment.end
    }
    unsafe fits[count] = .max
    if let start = text.baseAddress {
      unsafe UnsafeMutableRawPointer(characterEnds + count).copyMemory(from: start, byteCount: text.count)
    }
    let isASCII = unsafe Int(segments[count - 1].characters) == text.count
    unsafe body.head.pointee.byteCount = Int32(truncatingIfNeeded: text.count)
    unsafe body.head.pointee.flags = isASCII ? [.isSimple, .isPlain, .isASCII] : [.isSimple, .isPlain]
    unsafe body.head.pointee.widest = widest
    return body
  }

  /// The memory that the text takes up, what was worked out later and the face's tables left out (rule P7).
  package var memorySize: Int { body.byteCount }

  var face: SimpleTextFace? { body.setting.face }

  /// The text with all its clusters.
  package var storage: PreparedStorage { body.knownStorage ?? body.keep(makeStorage()) }

  @inline(never)
  private func makeStorage() -> PreparedStorage {
    guard let face else { return PreparedStorage(PreparedStorage.Contents()) }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: byteCount)
    let label = TextLabel(
      unsafe String(decoding: bytes, as: UTF8.self), font: FontDescription(stack: "", size: 1))
    let session = PairTableSession(face: face)
    var builder = PreparationBuilder(
      label: label, runEnds: [byteCount], session: session, dictionary: nil, bidi: nil)
    return unsafe builder.build(bytes.span)
  }
}

extension SimpleText: LineSource {
  package var isPlain: Bool { true }

  package var paragraphCount: Int { 1 }

  package func paragraphEnd(_ index: Int) -> Int { segmentCount }

  @inline(__always)
  package func fit(_ segment: Int) -> Int { unsafe Int(fits[segment]) }

  @inline(__always)
  package func end(_ segment: Int) -> Int { unsafe Int(ends[segment]) }

  @inline(__always)
  package func clusterEnd(_ segment: Int) -> Int { unsafe Int(characterEnds[segment]) }

  /// The fit behind the last one, which no position reaches, ends the search.
  @inline(__always)
  package func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int {
    let farthest = Int32(truncatingIfNeeded: min(position, Int(Int32.max) - 1))
    var place = segment
    while unsafe fits[place] <= farthest { place &+= 1 }
    return min(place, end)
  }

  package func canBeCut(from cluster: Int, start: Int, before end: Int, fit: Int) -> Bool {
    // A second character that is wide in any company.
    guard isASCII, let table = face?.table, table.leastAdvance > table.greatestKerning else {
      return storage.canBeCut(from: cluster, start: start, before: end, fit: fit)
    }
    guard cluster + 1 < end else { return false }
    return unsafe text[cluster + 1] != 0x20
  }
}
