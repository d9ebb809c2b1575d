/// What hangs at the ends of segments, as far as segments can name it: nothing, spaces, and spaces that kern.
///
/// Safety: the memory is written by `init` alone and freed by `free`.
@safe
struct Hangs: Sendable {
  /// The lengths in units, in the order of their numbers.
  let lengths: [Int]
  /// The same moved up as positions are, for one format after the other.
  nonisolated(unsafe) let movedUp: UnsafePointer<UInt64>

  /// As many of the lengths as can be told apart; nothing comes first.
  init(_ lengths: some Sequence<Int>) {
    let known = Self.distinct(lengths.lazy.filter { $0 > 0 && $0 < PackedSegments.farthest })
    self.lengths = Array(known.prefix(PackedSegments.hangCount))
    unsafe movedUp = known.count > 1 ? Self.movedUp(self.lengths) : Self.nothing
  }

  /// The different ones among lengths, nothing first: as many as can be told apart, and one more where there are more.
  static func distinct(_ lengths: some Sequence<Int>) -> [Int] {
    var known = [0]
    for length in lengths where known.count <= PackedSegments.hangCount && !known.contains(length) {
      known.append(length)
    }
    return known
  }

  /// The lengths moved up for a format.
  @inline(__always)
  func movedUp(for format: PackedSegments.Format) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(movedUp) + Int(format.rawValue) &* PackedSegments.hangBytes
  }

  func free() {
    if unsafe movedUp != Self.nothing { unsafe movedUp.deallocate() }
  }

  /// What texts share in which nothing hangs.
  nonisolated(unsafe) private static let nothing = unsafe movedUp([0])

  private static let count = PackedSegments.Format.allCases.count * PackedSegments.hangCount

  private static func movedUp(_ lengths: [Int]) -> UnsafePointer<UInt64> {
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    unsafe memory.initialize(repeating: 0, count: count)
    for format in PackedSegments.Format.allCases {
      let first = Int(format.rawValue) * PackedSegments.hangCount
      for (index, length) in lengths.enumerated() {
        unsafe memory[first + index] = format.movedUp(length)
      }
    }
    return unsafe UnsafePointer(memory)
  }

  /// The number of a length; nil for one that is not among them.
  ///
  /// - Parameter movedUp: the lengths moved up, which are read without a count of references.
  @inline(__always)
  static func number(of length: Int, in movedUp: UnsafePointer<UInt64>) -> UInt32? {
    // Most segments end with one space, or nothing.
    let word = PackedSegments.Format.nothing.movedUp(length)
    if unsafe word == movedUp[1] || word == 0 { return word == 0 ? 0 : 1 }
    return unsafe otherNumber(of: word, in: movedUp)
  }

  @inline(never)
  private static func otherNumber(of word: UInt64, in movedUp: UnsafePointer<UInt64>) -> UInt32? {
    for number in 2..<PackedSegments.hangCount where unsafe movedUp[number] == word {
      return UInt32(truncatingIfNeeded: number)
    }
    return nil
  }

  /// The bytes of the list and the memory.
  var byteCount: Int { lengths.byteCount + (lengths.count > 1 ? Self.count * 8 : 0) }
}
