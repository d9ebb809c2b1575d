/// Numbers per estimate class.
typealias ClassCounts = SIMD8<Int32>

/// The totals of a stretch of rows: enough to tell its height under any estimates.
struct HeightTotals: Equatable {
  var slots = 0
  /// The sum of the known heights, measured and stale.
  var known: Units = 0
  /// The number of rows of each class never measured.
  var unmeasured = ClassCounts(repeating: 0)

  @inline(__always) static var zero: HeightTotals { HeightTotals() }

  @inline(__always)
  mutating func add(_ other: HeightTotals) {
    slots &+= other.slots
    known &+= other.known
    unmeasured &+= other.unmeasured
  }

  @inline(__always)
  mutating func subtract(_ other: HeightTotals) {
    slots &-= other.slots
    known &-= other.known
    unmeasured &-= other.unmeasured
  }

  @inline(__always)
  mutating func add(_ word: RowWord) {
    if word.isRun {
      slots &+= word.payload
      unmeasured[word.estimateClass] &+= Int32(truncatingIfNeeded: word.payload)
    } else {
      slots &+= word.slots
      known &+= word.known
    }
  }

  /// Adds a slot.
  @inline(__always)
  mutating func add(_ value: SlotValue) {
    slots &+= 1
    if value.followsClass { unmeasured[value.estimateClass & 7] &+= 1 } else { known &+= value.height }
  }

  /// The height that the rows have under `estimates`.
  @inline(__always)
  func height(_ estimates: ClassEstimates) -> Units {
    known &+ estimates.height(unmeasured)
  }
}

/// The current estimate of every class, in units.
struct ClassEstimates: Equatable {
  private var lanes = SIMD8<Units>(repeating: 0)
  /// One more than the highest class in use: sums over classes stop there.
  private(set) var classCount = 1

  /// Estimates of 0.
  init() {}

  init(_ estimates: [Units]) {
    for (index, estimate) in estimates.prefix(8).enumerated() { lanes[index] = estimate }
  }

  subscript(estimateClass: Int) -> Units {
    @inline(__always) get { lanes[estimateClass & 7] }
    set { lanes[estimateClass & 7] = newValue }
  }

  /// Notes that rows of the class exist.
  mutating func use(_ estimateClass: Int) {
    classCount = max(classCount, (estimateClass & 7) + 1)
  }

  /// A known height and that of rows never measured, of which `unmeasured` tells how many are of a class.
  @inline(__always)
  func height(_ known: Units, _ unmeasured: (_ estimateClass: Int) -> Units) -> Units {
    var height = known &+ unmeasured(0) &* lanes[0]
    if classCount > 1 {
      for estimateClass in 1..<classCount { height &+= unmeasured(estimateClass) &* self[estimateClass] }
    }
    return height
  }

  @inline(__always)
  func height(_ counts: ClassCounts) -> Units {
    if classCount == 1 { return Units(counts[0]) &* lanes[0] }
    return (SIMD8<Units>(truncatingIfNeeded: counts) &* lanes).wrappedSum()
  }
}

/// Since when measured heights of each class are stale, on the clock that leaves are stamped with (rules 33, 35).
struct Staleness: Equatable {
  private(set) var clock: UInt32 = 0
  private var since = SIMD8<UInt32>(repeating: 0)

  /// Makes all heights measured so far stale, of one class or of all. Complexity: O(1).
  mutating func makeStale(_ estimateClass: Int?) {
    clock &+= 1
    if let estimateClass { since[estimateClass & 7] = clock } else { since = .init(repeating: clock) }
  }

  @inline(__always)
  func isStale(_ estimateClass: Int, stampedAt stamp: UInt32) -> Bool {
    stamp < since[estimateClass & 7]
  }
}
