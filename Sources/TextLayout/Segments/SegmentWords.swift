/// The segments of a label as its storage has them: a word each, the position of the content's end above the number of the kind,
/// so that comparing words compares positions.
///
/// Safety: the memory is that of a label's storage and its style, which outlive the value; numbers of kinds are those that packing wrote.
@safe
struct SegmentWords {
  /// The bytes of a word.
  enum Size: UInt8 {
    case two = 1, four = 2, eight = 3

    var bytes: Int { 1 << Int(rawValue) }
    var bits: Int { 8 << Int(rawValue) }
  }

  private let start: UnsafeRawPointer
  private let firstKind: UnsafeRawPointer
  let count: Int
  let size: Size
  /// The bits of a kind's number.
  let kindBits: UInt64
  /// The units that positions are counted in.
  let scale: Int
  /// The number added to positions so that none is negative; only in words of eight bytes.
  let bias: Int

  /// The bias of words of eight bytes: positions lie this far around zero.
  static let wideBias = 1 << 45

  init(
    _ bytes: Memory<UInt8>, kinds: Memory<SegmentKind>, count: Int, size: Size, kindBits: Int, scale: Int
  ) {
    unsafe start = bytes.address
    unsafe firstKind = kinds.address
    self.count = count
    self.size = size
    self.kindBits = UInt64(truncatingIfNeeded: kindBits)
    self.scale = scale
    bias = size == .eight ? Self.wideBias : 0
  }

  /// The words, which are of that type.
  @inline(__always)
  func words<Word: FixedWidthInteger & UnsignedInteger>(of _: Word.Type) -> Memory<Word> {
    unsafe Memory(at: start, count: count)
  }

  /// The kinds by number.
  @inline(__always)
  var kinds: Memory<SegmentKind> {
    unsafe Memory(at: firstKind, count: 1 &<< Int(truncatingIfNeeded: kindBits))
  }

  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    switch size {
    case .four: UInt64(words(of: UInt32.self)[index])
    case .two: UInt64(words(of: UInt16.self)[index])
    case .eight: words(of: UInt64.self)[index]
    }
  }

  @inline(__always)
  var below: UInt64 { (1 &<< kindBits) &- 1 }

  @inline(__always)
  func kind(ofWord word: UInt64) -> SegmentKind {
    kinds[Int(truncatingIfNeeded: word & below)]
  }

  /// The kind of a segment.
  @inline(__always)
  func kind(_ index: Int) -> SegmentKind { kind(ofWord: word(index)) }

  /// The position of a segment's end without trailing space.
  @inline(__always)
  func contentEnd(_ index: Int) -> Int {
    Int(truncatingIfNeeded: word(index) &>> kindBits) &* scale &- bias
  }

  /// The position of a segment's end with trailing space.
  @inline(__always)
  func advanceEnd(_ index: Int) -> Int { contentEnd(index) &+ kind(index).trailing }

  /// The position that a segment's start has: 0 where those before count from elsewhere.
  func segmentStart(_ index: Int) -> Int {
    guard index > 0, !kind(index - 1).flags.contains(.rebases) else { return 0 }
    return advanceEnd(index - 1)
  }

  /// The faces of all segments of a part together.
  @inline(__always)
  func faces(of part: Range<Int>) -> UInt32 {
    var faces: UInt32 = 0
    for index in part { faces |= kind(index).faces }
    return faces
  }
}
