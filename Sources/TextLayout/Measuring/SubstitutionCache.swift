/// The outcomes of a face's rules in stretches of text, as the same words come again and again.
///
/// It takes up 128 kB at most, and starts anew where it is full. One thread at a time uses it.
struct SubstitutionCache {
  /// The outcome of the rules in a stretch of text with its breaks.
  struct Outcome {
    /// True if tables tell it; else the shaper must.
    var isKnown: Bool
    var hasChanges = false
    /// The first and the last place of a break that parted what a rule looked at; nil where there is none.
    var cuts: ClosedRange<Int>?
  }

  /// The place of a stretch in the cache.
  struct Place {
    let stretch: Range<Int>
    fileprivate let context: UInt64
    fileprivate let hash: UInt64
    /// Its number and outcome; nil where it is not known.
    let known: (number: Int, outcome: Outcome)?
  }

  private var numbers = ByteTable()
  private var outcomes: [(outcome: Outcome, end: Int32)] = []
  /// The symbols that came about, for each stretch by rising places.
  private var changes: [(place: UInt16, symbol: UInt16)] = []

  private static let capacity = 1 << 17

  /// Looks for a stretch of a text.
  ///
  /// - Parameter context: belongs to the key.
  func find(_ stretch: Range<Int>, in text: Span<UInt8>, context: UInt64) -> Place {
    let hash = numbers.hash(of: stretch, in: text, context: context)
    let number = numbers.number(of: stretch, in: text, context: context, hash: hash)
    return Place(
      stretch: stretch, context: context, hash: hash, known: number.map { ($0, outcomes[$0].outcome) })
  }

  /// Puts the symbols that came about in a stretch in place of its own.
  func apply(_ number: Int, to run: inout MutableSpan<UInt16>) {
    let start = number == 0 ? 0 : Int(outcomes[number - 1].end)
    for index in start..<Int(outcomes[number].end) where Int(changes[index].place) < run.count {
      run[Int(changes[index].place)] = changes[index].symbol
    }
  }

  /// Adds an outcome.
  ///
  /// - Parameters:
  ///   - original: the symbols of the stretch.
  ///   - run: those that came about.
  mutating func add(
    _ outcome: Outcome, at place: Place, in text: Span<UInt8>,
    original: Span<UInt16>, run: Span<UInt16>
  ) {
    if numbers.byteCount + outcomes.count * 40 + changes.count * 4 > Self.capacity {
      numbers.removeAll()
      outcomes.removeAll(keepingCapacity: true)
      changes.removeAll(keepingCapacity: true)
    }
    numbers.add(place.stretch, in: text, context: place.context, hash: place.hash)
    if outcome.hasChanges {
      for index in run.indices where run[index] != original[index] {
        changes.append((UInt16(truncatingIfNeeded: index), run[index]))
      }
    }
    outcomes.append((outcome, Int32(truncatingIfNeeded: changes.count)))
  }
}
