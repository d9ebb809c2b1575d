/// The segments of a plain text, four bytes each: the position of a segment's end without what hangs there; the number of its
/// characters or of its faces, where the text has such and room for it; and what hangs, by its place among the hangs of the
/// text's setting.
///
/// As positions stand highest and rise, comparing whole words compares positions.
///
/// Safety: the pointers lead into a body and its setting, which outlive the value.
@safe
struct PackedSegments {
  /// What stands between the position and what hangs. Positions that are multiples of eight, as those of large units are,
  /// leave their lowest bits to it, and reach farther.
  enum Format: UInt8, CaseIterable {
    case nothing, nothingOfEights, faces, facesOfEights, characters

    /// The bits that are not the position's.
    @inline(__always)
    var below: UInt64 {
      switch self {
      case .nothing, .nothingOfEights: 0x7
      case .faces, .facesOfEights: 0x1F
      case .characters: 0x7FF
      }
    }

    /// How far positions are moved up.
    @inline(__always)
    var shift: UInt64 {
      switch self {
      case .nothing: 3
      case .nothingOfEights: 0
      case .faces: 5
      case .facesOfEights: 2
      case .characters: 11
      }
    }

    /// A length moved up as positions are; it may be negative.
    @inline(__always)
    func movedUp(_ length: Int) -> UInt64 { UInt64(bitPattern: Int64(length)) &<< shift }

    @inline(__always)
    var holdsFaces: Bool { self == .faces || self == .facesOfEights }

    /// Positions lie below this.
    @inline(__always)
    var farthest: Int { 1 << (32 - Int(shift)) }
  }

  let words: UnsafeMutablePointer<UInt32>
  let count: Int
  /// The bits that are not the position's, and how far it is moved up.
  let below: UInt64
  let shift: UInt64
  /// What hangs for each number of it, moved up as positions are.
  private let hangs: UnsafeRawPointer

  private static let hangBits: UInt64 = 3
  /// How many kinds of what hangs a text may have, nothing among them.
  static let hangCount = 1 << Int(hangBits)
  /// The bytes of a list of lengths.
  static let hangBytes = hangCount * 8
  private static let hangMask = UInt64(hangCount) - 1
  /// Segments have at most so many characters.
  static let mostCharacters = (1 << 8) - 1
  /// How many kinds of segments, by their faces, a text may have whose words say which.
  static let faceSetCount = 4
  /// Positions lie below this in any format.
  static let farthest = Format.nothingOfEights.farthest

  /// - Parameter hangs: lengths moved up for the format, as many as there may be.
  @inline(__always)
  init(_ words: UnsafeMutableRawPointer, count: Int, format: Format, hangs: UnsafeRawPointer) {
    unsafe self.words = words.assumingMemoryBound(to: UInt32.self)
    self.count = count
    below = format.below
    shift = format.shift
    unsafe self.hangs = hangs
  }

  /// Writes a segment, with the number of its characters or faces where the format holds one.
  @inline(__always)
  func set(_ index: Int, fit: UInt32, number: UInt32 = 0, hang: UInt32) {
    unsafe (words + index).initialize(to: fit << UInt32(shift) | number << UInt32(Self.hangBits) | hang)
  }

  /// The words of four segments in the format with characters.
  @inline(__always)
  static func words(fits: SIMD4<Int32>, characters: SIMD4<Int32>, hangs: SIMD4<Int32>) -> SIMD4<Int32> {
    let shift = Int32(truncatingIfNeeded: Format.characters.shift)
    return fits &<< SIMD4(repeating: shift) | characters &<< SIMD4(repeating: Int32(hangBits)) | hangs
  }

  /// Makes numbers of bytes numbers of characters.
  @inline(never)
  func leaveOutContinuations(of text: UnsafeBufferPointer<UInt8>, breaks: UnsafePointer<UInt16>) {
    var index = 0
    unsafe text.span.forEachContinuation { place in
      while unsafe breaks[index] <= place { index &+= 1 }
      unsafe words[index] &-= 1 << UInt32(Self.hangBits)
    }
  }

  /// The position of a segment's end without what hangs.
  @inline(__always)
  func fit(_ index: Int) -> Int { Int(truncatingIfNeeded: (word(index) & ~below) &>> shift) }

  /// The position of a segment's end with what hangs.
  @inline(__always)
  func end(_ index: Int) -> Int {
    Int(truncatingIfNeeded: end(ofWord: word(index)) &>> shift)
  }

  /// The number of a segment's characters, where the words hold it.
  @inline(__always)
  func characters(_ index: Int) -> Int {
    unsafe Int(words[index] >> UInt32(Self.hangBits)) & Self.mostCharacters
  }

  @inline(__always)
  func word(_ index: Int) -> UInt64 { unsafe UInt64(words[index]) }

  /// What hangs at a segment, moved up as positions are.
  @inline(__always)
  func hang(ofWord word: UInt64) -> UInt64 {
    unsafe hangs.loadUnaligned(
      fromByteOffset: Int(truncatingIfNeeded: word & Self.hangMask) &* 8, as: UInt64.self)
  }

  /// Where the segment of a word ends with what hangs, moved up as positions are.
  @inline(__always)
  func end(ofWord word: UInt64) -> UInt64 { word & ~below &+ hang(ofWord: word) }

  /// The greatest word that is on a line of at most a limit that begins at an end.
  @inline(__always)
  func reach(from end: UInt64, limit: Int) -> UInt64 {
    (UInt64(truncatingIfNeeded: limit) &<< shift &+ end) | below
  }

  /// Whether the same hangs at all segments but the last, after which nothing comes.
  var hangsAlike: Bool {
    guard count > 2 else { return true }
    let first = unsafe words[0]
    var differences: UInt32 = 0
    for index in 1..<(count &- 1) { differences |= unsafe words[index] ^ first }
    return differences & UInt32(Self.hangMask) == 0
  }

  /// The faces that a segment's word names among as many sets of them as there may be, a byte each.
  @inline(__always)
  static func faces(_ word: UInt64, of sets: UInt32) -> UInt8 {
    // The number stands above what hangs, at the place that makes it a number of bits.
    UInt8(truncatingIfNeeded: sets &>> UInt32(truncatingIfNeeded: word & 0x18))
  }

  /// The first segment from `segment` on, and before `end`, whose fit is beyond a position; `end` if there is none.
  ///
  /// Eight segments are compared at once; as positions rise, the number of those that fit is where the line ends.
  @inline(__always)
  func first(from segment: Int, beyond position: Int, before end: Int) -> Int {
    guard position < Self.farthest else { return end }
    let reach = UInt64(truncatingIfNeeded: position) &<< shift | below
    guard reach < UInt64(UInt32.max) else { return end }
    let farthest = UInt32(truncatingIfNeeded: reach)
    var place = segment
    while place &+ 8 <= end {
      // No branch inside, so that this is a few vector instructions.
      var fitting = 0
      for lane in 0..<8 { fitting &+= unsafe words[place &+ lane] <= farthest ? 1 : 0 }
      place &+= fitting
      if fitting < 8 { return place }
    }
    while place < end, unsafe words[place] <= farthest { place &+= 1 }
    return place
  }
}
