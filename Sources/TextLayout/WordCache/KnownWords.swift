/// What is known of words as they stand in text: where lines may end at them, and how wide they are up to there.
///
/// A *word* is what stands from one space to the next, with the spaces behind it. All that preparing it asks of the text before it
/// is a ``Context``; so a word met before in the same one is looked up once, whatever its letters, rather than
/// read character by character.
///
/// Takes up half a megabyte at most, and starts anew where it is full.
struct KnownWords {
  /// What the text before a word means for it. Where one begins the text before ends in a space.
  struct Context: Hashable {
    /// The units of all positions.
    var unitsPerEm: Int
    /// Whether no text stands before.
    var isStart = false
    var place = LineBreakPlace()
    var scripts = WordItemizer.Scripts()
    /// Whether all of the paragraph runs from right to left.
    var isRightToLeft = false
    /// The item to which the space before belongs.
    var tail = Tail.space
  }

  /// How the last item before a word came about, if the word goes on in it.
  enum Tail: Hashable {
    /// It is the space alone: the word's text has all of it.
    case space
    /// By pairs of neighbours, which go on as they began.
    case pairs
    /// It was shaped, and would have to be as a whole.
    case shaped
  }

  /// A word in a context. Positions count from the space before it, where there is one.
  struct Word {
    /// Its segments but for what stands behind the last place at which a line may end.
    var segments: Range<Int32>
    /// The advance of the space before it by itself, as the text up to there was measured with it.
    var space: Int32
    /// Where a line begins whose first character is the word's.
    var start: Int32
    /// The end of the word without its spaces, and with them.
    var fit: Int32
    var end: Int32
    /// The number of what comes after it.
    var next: Int32
    /// The faces behind the last segment, as segments have them.
    var lastFaces: UInt8
    /// All faces by their places in the stack, a bit each.
    var faces: UInt8
    var flags: Flags

    /// What stands for words that only the whole of their text tells about.
    static let unserved = Word(
      segments: 0..<0, space: 0, start: 0, fit: 0, end: 0, next: 0, lastFaces: 1, faces: 1, flags: [])

    /// The places of its segments.
    var places: Range<Int> { Int(segments.lowerBound)..<Int(segments.upperBound) }
  }

  struct Flags: OptionSet {
    var rawValue: UInt8
    /// The word is known; else the text that holds it must be prepared otherwise.
    static let isServed = Flags(rawValue: 1)
    /// A line may end before it.
    static let followsBreak = Flags(rawValue: 2)
    /// A letter decides that text runs from right to left.
    static let isRightToLeft = Flags(rawValue: 4)
  }

  struct Segment {
    var fit: Int32
    var end: Int32
    /// The faces that its lines are at least as tall as, a bit each.
    var faces: UInt8
  }

  private var numbers = ByteTable()
  private(set) var words: [Word] = []
  private(set) var segments: [Segment] = []
  private(set) var contexts: [Context] = []
  private var contextNumbers: [Context: Int] = [:]
  private var lastNumber = 0
  private var starts: [Int] = []

  /// Longer words are not kept: they would hardly come again.
  static let longestWord = 255
  /// Where so much is taken up the table starts anew.
  private static let capacity = 1 << 19

  /// The number of the context in which a paragraph begins.
  mutating func start(unitsPerEm: Int, isRightToLeft: Bool) -> Int {
    for start in starts {
      let context = contexts[start]
      if context.unitsPerEm == unitsPerEm, context.isRightToLeft == isRightToLeft { return start }
    }
    let context = Context(unitsPerEm: unitsPerEm, isStart: true, isRightToLeft: isRightToLeft)
    starts.append(number(of: context))
    return starts.last ?? 0
  }

  /// What a word is looked for by, beside its bytes.
  struct Key {
    /// The number of its context and the key of its directions.
    fileprivate var context: UInt64
    /// The hash of its bytes and of the context.
    fileprivate var hash: UInt64

    /// - Parameter hash: that of the word's bytes, begun with ``KnownWords/seed``.
    @inline(__always)
    init(context: Int, direction: UInt64, hash: UInt64) {
      self.context = UInt64(truncatingIfNeeded: context) << UInt64(WordDirections.keyBits) | direction
      self.hash = ByteTable.mix(hash ^ self.context)
    }
  }

  /// What hashes of words begin with.
  var seed: UInt64 { numbers.seed }

  /// A word by its key; nil where it was not met in its context.
  @inline(__always)
  func word(_ range: Range<Int>, of text: Span<UInt8>, key: Key) -> Word? {
    numbers.number(of: range, in: text, context: key.context, hash: key.hash).map { words[$0] }
  }

  /// Makes room for another word; false where everything was forgotten for it, the numbers of contexts too.
  mutating func makeRoom() -> Bool {
    let bytes =
      numbers.byteCount + words.count * MemoryLayout<Word>.stride
      + segments.count * MemoryLayout<Segment>.stride + contexts.count * 256
    guard bytes > Self.capacity else { return true }
    removeAll()
    return false
  }

  /// Adds a word that is not known in its context, its segments before.
  mutating func add(_ word: Word, range: Range<Int>, of text: Span<UInt8>, key: Key) -> Word {
    numbers.add(range, in: text, context: key.context, hash: key.hash)
    words.append(word)
    return word
  }

  /// Adds some of the segments of a text for the word that comes next, and gives their places; nil where they are too long.
  ///
  /// - Parameters:
  ///   - positions: two for each segment.
  ///   - faceSets: one for each; none where the first face makes all lines.
  mutating func addSegments(_ part: Range<Int>, positions: [Int], faceSets: [UInt8]) -> Range<Int32>? {
    let first = segments.count
    for index in part {
      guard let fit = Int32(exactly: positions[2 * index]), let end = Int32(exactly: positions[2 * index + 1])
      else { return nil }
      segments.append(Segment(fit: fit, end: end, faces: faceSets.isEmpty ? 1 : faceSets[index]))
    }
    return Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: segments.count)
  }

  /// The number of a context, which holds until all is forgotten.
  mutating func number(of context: Context) -> Int {
    // Most words leave the context of the word before.
    if lastNumber < contexts.count, contexts[lastNumber] == context { return lastNumber }
    if let known = contextNumbers[context] {
      lastNumber = known
      return known
    }
    contexts.append(context)
    lastNumber = contexts.count - 1
    contextNumbers[context] = lastNumber
    return lastNumber
  }

  private mutating func removeAll() {
    numbers.removeAll()
    words.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    contexts.removeAll(keepingCapacity: true)
    contextNumbers.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }
}
