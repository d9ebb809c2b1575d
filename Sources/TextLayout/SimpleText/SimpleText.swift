/// A paragraph of simple text, prepared in one scan: one face, left to right, every character in the face's pair table,
/// the breaks of plain UAX #14, none of which changes the width of a line.
///
/// Positions and widths are units of the face; every character is a cluster. What only the truncation of a line or a break
/// inside a word near a substitution asks for, clusters and their cuts, is worked out when first asked for.
///
/// Safety: the pointers lead into the body, which the text keeps alive.
@safe
package struct SimpleText: @unchecked Sendable {
  let body: PreparedBody
  let segments: PackedSegments
  /// Whether the segments hold their numbers of characters; if not, these stand behind them.
  private let holdsCharacters: Bool
  private let byteCount: Int
  /// Whether every character is one byte.
  private let isASCII: Bool

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
    segments = body.segments
    byteCount = unsafe Int(body.head.pointee.byteCount)
    let flags = unsafe body.head.pointee.flags
    isASCII = flags.contains(.isASCII)
    holdsCharacters = unsafe body.head.pointee.format == .characters
  }

  /// The body of a text with the segments that the scan found; nil where what hangs at one is out of the ordinary, or one is
  /// longer than words are.
  static func makeBody(
    _ text: Span<UInt8>, segments: UnsafeBufferPointer<Segment>, setting: PreparedSetting
  ) -> PreparedBody? {
    guard let last = unsafe segments.last, last.end < PackedSegments.Format.nothing.farthest else {
      return nil
    }
    var flags: PreparedBody.Flags = [.isSimple, .isPlain]
    if Int(last.characters) == text.count { flags.insert(.isASCII) }
    let holdsCharacters = Int(last.fit) < PackedSegments.Format.characters.farthest
    let body = PreparedBody.make(
      setting: setting, flags: flags, format: holdsCharacters ? .characters : .nothing,
      segmentCount: segments.count, byteCount: text.count)
    let packed = body.segments
    let hangs = unsafe setting.hangs.movedUp
    let counts = unsafe body.segmentBytes
    var widest: Int32 = 0
    var start: Int32 = 0
    var before: Int32 = 0
    for index in segments.indices {
      let segment = unsafe segments[index]
      let characters = Int(segment.characters &- before)
      guard characters <= PackedSegments.mostCharacters,
        let hang = unsafe Hangs.number(of: Int(segment.end &- segment.fit), in: hangs)
      else { return nil }
      packed.set(
        index, fit: UInt32(bitPattern: segment.fit),
        number: holdsCharacters ? UInt32(truncatingIfNeeded: characters) : 0, hang: hang)
      if !holdsCharacters { unsafe (counts + index).initialize(to: UInt8(truncatingIfNeeded: characters)) }
      widest = max(widest, segment.fit &- start)
      start = segment.end
      before = segment.characters
    }
    body.close(text, widest: Int(widest), hangsAlike: packed.hangsAlike)
    return body
  }

  /// The memory that the text takes up, what was worked out later and the face's tables left out (rule P7).
  package var memorySize: Int { body.byteCount }

  var face: SimpleTextFace? { body.setting.face }

  private var text: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: body.text, count: byteCount)
  }

  package var storage: PreparedStorage { body.storage }

  /// The text with all its clusters, worked out.
  @inline(never)
  func makeStorage() -> PreparedStorage {
    guard let face else { return PreparedStorage(PreparedStorage.Contents()) }
    let bytes = unsafe text
    let label = TextLabel(
      unsafe String(decoding: bytes, as: UTF8.self), font: FontDescription(stack: "", size: 1))
    let session = PairTableSession(face: face)
    var builder = PreparationBuilder(
      label: label, runEnds: [byteCount], session: session, dictionary: nil, bidi: nil)
    return unsafe builder.build(bytes.span, faces: face.sizedFaces)
  }
}

extension SimpleText: LineSource {
  package var isPlain: Bool { true }

  package var paragraphCount: Int { 1 }

  package func paragraphEnd(_ index: Int) -> Int { segments.count }

  @inline(__always)
  package func fit(_ segment: Int) -> Int { segments.fit(segment) }

  @inline(__always)
  package func end(_ segment: Int) -> Int { segments.end(segment) }

  @inline(__always)
  package func clusterCount(of part: Range<Int>) -> Int {
    var count = 0
    if holdsCharacters {
      for segment in part { count &+= segments.characters(segment) }
    } else {
      let counts = unsafe body.segmentBytes
      for segment in part { count &+= unsafe Int(counts[segment]) }
    }
    return count
  }

  @inline(__always)
  package func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int {
    segments.first(from: segment, beyond: position, before: end)
  }

  package func clusters(from cluster: Int, before end: Int) -> SimpleClusters? {
    guard let table = face?.table, let offset = offset(ofCharacter: cluster) else { return nil }
    return SimpleClusters(body, byteCount: byteCount, table: table, from: offset, count: end - cluster)
  }

  /// In longer texts of characters of several bytes they are not counted each time.
  private static let longestCounted = 1 << 13

  /// Where a character begins in the text's bytes, as far as it is quickly found.
  private func offset(ofCharacter index: Int) -> Int? {
    if isASCII { return index }
    return byteCount <= Self.longestCounted ? unsafe text.span.offset(ofCharacter: index) : nil
  }
}
