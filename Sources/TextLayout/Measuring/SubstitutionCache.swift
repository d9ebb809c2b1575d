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

  /// The distance by which characters move from an offset of a stretch on, in units of the face.
  struct Move {
    let offset: UInt16
    let shift: Int32
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
  /// The moves that came about, for each stretch by rising offsets.
  private var moves: [Move] = []

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

  /// The moves that came about in a stretch.
  func moves(_ number: Int) -> ArraySlice<Move> {
    moves[(number == 0 ? 0 : Int(outcomes[number - 1].end))..<Int(outcomes[number].end)]
  }

  /// Adds an outcome.
  mutating func add(
    _ outcome: Outcome, moves: [Move], at place: Place, in text: Span<UInt8>
  ) {
    if numbers.byteCount + outcomes.count * 40 + self.moves.count * 8 > Self.capacity {
      numbers.removeAll()
      outcomes.removeAll(keepingCapacity: true)
      self.moves.removeAll(keepingCapacity: true)
    }
    numbers.add(place.stretch, in: text, context: place.context, hash: place.hash)
    self.moves += moves
    outcomes.append((outcome, Int32(truncatingIfNeeded: self.moves.count)))
  }
}
