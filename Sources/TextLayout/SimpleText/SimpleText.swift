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

  /// The position of each segment's end without what hangs; some more that no position reaches.
  let fits: UnsafeMutablePointer<Int32>
  /// The number of characters up to each segment's end.
  let ends: UnsafeMutablePointer<UInt16>
  /// How far what hangs reaches beyond each segment's end.
  let hangs: UnsafeMutablePointer<UInt16>
  private let text: UnsafeMutablePointer<UInt8>

  /// The longest text that is prepared this way, in bytes.
  static let longest = Int(UInt16.max) - 1
  /// How many numbers a vector compare reads at once.
  static let lanes = 8

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
    let padded = segmentCount + Self.lanes
    unsafe fits = body.arrays.assumingMemoryBound(to: Int32.self)
    unsafe ends = (body.arrays + padded * 4).assumingMemoryBound(to: UInt16.self)
    unsafe hangs = (body.arrays + padded * 4 + segmentCount * 2).assumingMemoryBound(to: UInt16.self)
    unsafe text = (body.arrays + padded * 4 + segmentCount * 4).assumingMemoryBound(to: UInt8.self)
  }

  /// The body of a text with the segments that the scan found.
  static func makeBody(
    _ text: UnsafeBufferPointer<UInt8>, segments: UnsafeBufferPointer<Segment>, setting: PreparedSetting
  ) -> PreparedBody {
    let count = segments.count
    let padded = count + lanes
    let body = PreparedBody.make(setting: setting, arrayBytes: padded * 4 + count * 4 + text.count)
    let arrays = unsafe body.arrays
    let fits = unsafe arrays.assumingMemoryBound(to: Int32.self)
    let ends = unsafe (arrays + padded * 4).assumingMemoryBound(to: UInt16.self)
    let hangs = unsafe ends + count
    var widest: Int32 = 0
    var start: Int32 = 0
    for index in 0..<count {
      let segment = unsafe segments[index]
      unsafe fits[index] = segment.fit
      unsafe ends[index] = UInt16(truncatingIfNeeded: segment.characters)
      unsafe hangs[index] = UInt16(truncatingIfNeeded: segment.end &- segment.fit)
      widest = max(widest, segment.fit &- start)
      start = segment.end
    }
    for index in count..<padded { unsafe fits[index] = .max }
    if let start = text.baseAddress {
      unsafe UnsafeMutableRawPointer(hangs + count).copyMemory(from: start, byteCount: text.count)
    }
    let isASCII = unsafe Int(segments[count - 1].characters) == text.count
    unsafe body.head.pointee.segmentCount = Int32(truncatingIfNeeded: count)
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

  /// The same, worked out anew.
  @inline(never)
  func makeStorage() -> PreparedStorage {
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
  package func end(_ segment: Int) -> Int { unsafe Int(fits[segment]) &+ Int(hangs[segment]) }

  @inline(__always)
  package func clusterEnd(_ segment: Int) -> Int { unsafe Int(ends[segment]) }

  /// Eight segments are compared at once; as positions rise, the number of those that fit is where the line ends.
  @inline(__always)
  package func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int {
    let farthest = Int32(truncatingIfNeeded: min(position, Int(Int32.max) - 1))
    var place = segment
    while true {
      // No branch inside, so that this is a few vector instructions.
      var fitting = 0
      for lane in 0..<Self.lanes { fitting &+= unsafe fits[place &+ lane] <= farthest ? 1 : 0 }
      place &+= fitting
      if fitting < Self.lanes || place >= end { return min(place, end) }
    }
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
