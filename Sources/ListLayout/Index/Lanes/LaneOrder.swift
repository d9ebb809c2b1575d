/// Slots per lane.
typealias LaneCounts = SIMD8<Int32>

/// The lanes of a stretch of slots in order: from a slot's number to its lane and its number in that lane, and back.
///
/// Slots dealt in turn are one piece, however many; others take 16 to a piece of 64 bytes. Later pieces depend on
/// earlier ones alone, so the order grows and shrinks at its end.
struct LaneOrder: Sendable {
  /// Slots whose lanes are a pattern, over and over.
  fileprivate struct Piece: Equatable {
    /// The slots of each lane before the piece.
    var before: LaneCounts
    /// The pattern: four bits a slot, the first one lowest.
    var lanes: UInt64
    /// The slots before the piece.
    var first: Int32
    /// The slots of the pattern, at most 16.
    var period: Int32

    func lane(at offset: Int) -> Int { Int(lanes >> (4 &* UInt64(offset % Int(period))) & 15) }

    /// A bit for each slot of the pattern that is in the lane, four bits apart.
    func bits(of lane: Int) -> UInt64 {
      let differing = lanes ^ (0x1111_1111_1111_1111 &* UInt64(lane))
      let folded = differing | differing >> 1 | differing >> 2 | differing >> 3
      return ~folded & 0x1111_1111_1111_1111 & (period >= 16 ? .max : (1 << (4 &* UInt64(period))) &- 1)
    }

    /// Counts those of the piece's first `length` slots in the lane.
    @inline(__always)
    func count(of lane: Int, first length: Int) -> Int {
      let (rounds, phase) = length.quotientAndRemainder(dividingBy: Int(period))
      let bits = bits(of: lane)
      return rounds &* Self.count(bits >> 4) &+ rounds &* Int(bits & 1)
        &+ Self.count(bits & ((1 &<< (4 &* UInt64(phase))) &- 1))
    }

    /// Counts bits four apart, 15 at most.
    @inline(__always)
    private static func count(_ bits: UInt64) -> Int { Int((bits &* 0x1111_1111_1111_1111) >> 60) }
  }

  private var pieces: [Piece] = []
  /// The number of slots.
  private(set) var count = 0
  /// The slots of each lane.
  private(set) var counts = LaneCounts(repeating: 0)

  /// Appends a slot.
  mutating func append(_ lane: Int) {
    defer {
      count += 1
      counts[lane & 7] &+= 1
    }
    guard let last = pieces.last else { return begin(lane) }
    let length = count - Int(last.first)
    if length >= last.period, last.lane(at: length) == lane { return }
    guard length <= last.period, length < 16 else { return begin(lane) }
    // The pattern is as long as the piece, or its rest is not used: it gets one slot more.
    let shift = 4 &* UInt64(length)
    pieces[pieces.count - 1].lanes = last.lanes & ((1 << shift) &- 1) | UInt64(lane & 15) << shift
    pieces[pieces.count - 1].period = Int32(truncatingIfNeeded: length + 1)
  }

  private mutating func begin(_ lane: Int) {
    pieces.append(
      Piece(before: counts, lanes: UInt64(lane & 15), first: Int32(truncatingIfNeeded: count), period: 1))
  }

  /// Appends slots dealt to the lanes of a cycle in turn. Complexity: O(lanes).
  mutating func append(_ length: Int, inTurn cycle: [Int]) {
    // Two rounds one by one, so that a pattern that goes on is found to.
    for number in 0..<min(length, 2 * cycle.count) { append(cycle[number % cycle.count]) }
    let left = length - 2 * cycle.count
    guard left > 0, let last = pieces.last else { return }
    let goesOn =
      last.period == cycle.count
      && cycle.indices.allSatisfy { last.lane(at: count - Int(last.first) + $0) == cycle[$0] }
    if !goesOn {
      begin(0)
      pieces[pieces.count - 1].lanes = cycle.reversed().reduce(0) { $0 << 4 | UInt64($1 & 15) }
      pieces[pieces.count - 1].period = Int32(truncatingIfNeeded: cycle.count)
    }
    count += left
    for (number, lane) in cycle.enumerated() {
      let more = left / cycle.count + (number < left % cycle.count ? 1 : 0)
      counts[lane & 7] &+= Int32(truncatingIfNeeded: more)
    }
  }

  /// Removes all slots from a number on.
  mutating func truncate(to length: Int) {
    guard length < count else { return }
    counts = counts(before: length)
    count = max(0, length)
    while let last = pieces.last, last.first >= count { pieces.removeLast() }
  }

  /// Counts the slots before one in each lane. Complexity: O(log pieces).
  func counts(before slot: Int) -> LaneCounts {
    guard slot > 0 else { return LaneCounts(repeating: 0) }
    let piece = unsafe pieces.withUnsafeBufferPointer { pieces in
      unsafe pieces[Self.index(in: pieces) { $0.first < slot }]
    }
    var counts = piece.before
    for lane in 0..<ListLanes.mostLanes {
      counts[lane] &+= Int32(truncatingIfNeeded: piece.count(of: lane, first: slot - Int(piece.first)))
    }
    return counts
  }

  /// The number of the last piece for which `isFront` holds; it holds for the first one.
  @inline(__always)
  fileprivate static func index(
    in pieces: UnsafeBufferPointer<Piece>, where isFront: (Piece) -> Bool
  ) -> Int {
    max(0, Int.partition(pieces.count) { unsafe isFront(pieces[$0]) } - 1)
  }

  /// A slot's lane, and its number there. Complexity: O(log pieces).
  func located(_ slot: Int) -> (lane: Int, number: Int) {
    walk(from: slot) { $0.located(slot) }
  }

  /// The slot of that number in a lane. Complexity: O(log pieces).
  func slot(_ number: Int, in lane: Int) -> Int {
    withSlots {
      var slots = $0.ofLane(lane)
      return slots.slot(number)
    }
  }
}

extension LaneOrder {
  /// The lanes of slots one after the other; valid within the call that made it.
  @safe struct Walk {
    private let pieces: UnsafeBufferPointer<Piece>
    private var piece: Piece
    private var next: Int
    /// The slot after the piece.
    private(set) var end: Int
    /// The next slot.
    private(set) var slot: Int
    private var phase: Int32

    fileprivate init(_ pieces: UnsafeBufferPointer<Piece>, _ slot: Int) {
      unsafe self.pieces = pieces
      self.slot = slot
      piece = unsafe pieces[0]
      (next, end, phase) = (0, 0, 0)
      skip(to: slot)
    }

    private mutating func advance() {
      piece = unsafe pieces[next]
      next &+= 1
      end = unsafe next < pieces.count ? Int(pieces[next].first) : .max
    }

    /// The lane of the next slot, which must be there.
    @inline(__always)
    mutating func lane() -> Int {
      if slot == end {
        precondition(unsafe next < pieces.count, "a slot without a lane")
        advance()
        phase = 0
      }
      slot &+= 1
      let lane = Int(piece.lanes >> (4 &* UInt64(phase)) & 15)
      phase = phase &+ 1 == piece.period ? 0 : phase &+ 1
      return lane
    }

    /// Goes on to a slot that is no earlier. Complexity: O(1) in a piece, else O(log pieces).
    @inline(__always)
    mutating func skip(to slot: Int) {
      if slot >= end {
        next = unsafe LaneOrder.index(in: pieces) { Int($0.first) <= slot }
        advance()
      }
      self.slot = slot
      phase = Int32(truncatingIfNeeded: slot &- Int(piece.first)) % piece.period
    }

    /// The lane of a slot that is no earlier, and its number there. Complexity: as of ``skip(to:)``.
    @inline(__always)
    mutating func located(_ slot: Int) -> (lane: Int, number: Int) {
      skip(to: slot)
      let lane = Int(piece.lanes &>> (4 &* UInt64(phase)) & 15)
      return (lane, Int(piece.before[lane & 7]) &+ piece.count(of: lane, first: slot &- Int(piece.first)))
    }
  }

  /// The slots of one lane, found at once when they are asked for in order; valid within the call that made it.
  @safe struct LaneSlots {
    private let pieces: UnsafeBufferPointer<Piece>
    private let lane: Int
    /// The number in the lane of the slot that is found next.
    private var number = -1
    /// The lane's slots in the pattern, those of them that are left this time, and the pattern's length.
    private var pattern: UInt64 = 0
    private var left: UInt64 = 0
    private var period = 0
    /// The slot at which the pattern begins this time, and the slot after the piece.
    private var start = 0
    private var end = 0

    fileprivate init(_ pieces: UnsafeBufferPointer<Piece>, _ lane: Int) {
      unsafe self.pieces = pieces
      self.lane = lane
    }

    /// The slot of that number in the lane, which must be there. Complexity: O(1) for the one after the last that was
    /// asked for, but for pieces without the lane; else O(log pieces).
    @inline(__always)
    mutating func slot(_ number: Int) -> Int {
      if left == 0 { (start, left) = (start &+ period, pattern) }
      if number != self.number || left == 0 || next >= end { find(number) }
      self.number = number &+ 1
      defer { left &= left &- 1 }
      return next
    }

    private var next: Int { @inline(__always) get { start &+ left.trailingZeroBitCount / 4 } }

    private mutating func find(_ number: Int) {
      let index = unsafe LaneOrder.index(in: pieces) { $0.before[lane & 7] <= number }
      let piece = unsafe pieces[index]
      period = Int(piece.period)
      pattern = piece.bits(of: lane)
      let (rounds, rest) = (number - Int(piece.before[lane & 7])).quotientAndRemainder(
        dividingBy: max(1, pattern.nonzeroBitCount))
      left = pattern
      for _ in 0..<rest { left &= left &- 1 }
      start = Int(piece.first) + rounds * period
      end = unsafe index + 1 < pieces.count ? Int(pieces[index + 1].first) : .max
    }
  }

  /// The slots of each lane; valid within the call that made it.
  @safe struct AllSlots {
    fileprivate let pieces: UnsafeBufferPointer<Piece>

    @inline(__always) func ofLane(_ lane: Int) -> LaneSlots { unsafe LaneSlots(pieces, lane) }
  }

  /// Has `body` find slots of lanes.
  @inline(__always)
  func withSlots<Result>(_ body: (AllSlots) -> Result) -> Result {
    unsafe pieces.withUnsafeBufferPointer { unsafe body(AllSlots(pieces: $0)) }
  }

  /// Has `body` walk over the lanes of slots from one on that is there. Complexity: O(log pieces).
  @inline(__always)
  func walk<Result>(from slot: Int, _ body: (inout Walk) -> Result) -> Result {
    unsafe pieces.withUnsafeBufferPointer {
      var walk = unsafe Walk($0, slot)
      return body(&walk)
    }
  }
}

/// Orders are equal where each slot is in the same lane, however they were cut into pieces.
extension LaneOrder: Hashable {
  static func == (a: LaneOrder, b: LaneOrder) -> Bool {
    guard a.count == b.count, a.counts == b.counts else { return false }
    let count = a.count
    if a.count == 0 { return true }
    return a.walk(from: 0) { a in
      b.walk(from: 0) { b in
        while a.slot < count {
          let end = min(a.end, b.end, count)
          // Two patterns that agree for the sum of their periods agree for ever (N. Fine and H. Wilf 1965).
          for _ in a.slot..<min(end, a.slot + 32) where a.lane() != b.lane() { return false }
          a.skip(to: end)
          b.skip(to: end)
        }
        return true
      }
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(counts) }
}
