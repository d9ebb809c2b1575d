/// Counts the lines of a text without shaping it: the width of each word is the sum of its characters' advances, and
/// lines break at spaces, after hyphens, and beside ideographs. A nanosecond or two a byte, no allocation.
struct LineEstimate {
  /// The lines ended by what was added so far, and the one begun.
  private(set) var count = 1
  /// The widest line ended so far.
  private var widest: Float = 0
  /// The width of the begun line up to its last opportunity to break, and without the spaces at its end.
  private var line: Float = 0
  private var lineInk: Float = 0
  /// The width of what follows the last opportunity.
  private var word: Float = 0
  /// The extra height of the lines over so many lines of the first face, and of the begun line and word.
  private var excess: Float = 0
  private var lineExcess: Float = 0
  private var wordExcess: Float = 0
  private let limit: Float

  /// No text, for lines at most so wide; infinity leaves lines unbroken.
  init(width: Double) { limit = Float(max(0, width)) }

  /// The width of the widest line.
  var width: Float { max(widest, word > 0 ? line + word : lineInk) }

  /// The extra height of the lines over so many lines of the first face, in points.
  var totalExcess: Double { Double(excess + lineExcess) }

  /// Ends the last line; to be called when all was added.
  mutating func finish() { endWord() }

  /// Adds a text in one font.
  mutating func add(_ text: Span<UInt8>, advances: CharacterAdvances, size: Double) {
    let table = advances.byLead.span
    let size = Float(size)
    var isJoined = false
    var i = 0
    while i < text.count {
      let byte = text[i]
      i += 1
      switch byte {
      case 0x20, 0x09:
        endWord()
        line += table[Int(byte)] * size
      case 0x0A:
        endLine()
      case 0x2D, 0x2F, 0x3F:
        word += table[Int(byte)] * size
        if i < text.count, Self.breaks(after: byte, before: text[i]) { endWord() }
      case ..<0xC2:
        word += table[Int(byte)] * size
      case 0xE2 where i < text.count && text[i] == 0x80:
        // U+200B-U+200F have no width: zero-width space and joiners, direction marks.
        if i + 1 < text.count, text[i + 1] >= 0x90 { word += advances.punctuation * size }
        if i + 1 < text.count, text[i + 1] == 0x8D { isJoined = true }
      case 0xE3...0xED:
        addIdeograph(byte, advances, size)
      case 0xEF where i < text.count && text[i] == 0xB8:
        break  // variation selectors
      case 0xF0...:
        addEmoji(text, at: i, advances, size, isJoined: isJoined)
        isJoined = false
      default:
        addCharacter(byte, advances, size)
      }
    }
  }

  /// True if a line may end after a hyphen, a slash or a question mark inside a word, as those of links.
  private static func breaks(after byte: UInt8, before next: UInt8) -> Bool {
    switch next {
    case 0x30...0x39: byte == 0x3F
    // Closing punctuation, and more of the same.
    case 0x21, 0x22, 0x27, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: false
    default: true
    }
  }

  private mutating func addCharacter(
    _ byte: UInt8, _ advances: CharacterAdvances, _ size: Float, part: Float = 1
  ) {
    word += advances.byLead[Int(byte)] * size * part
    wordExcess = max(wordExcess, advances.excessByLead[Int(byte)] * size)
  }

  /// Adds a character beside which lines break.
  private mutating func addIdeograph(_ byte: UInt8, _ advances: CharacterAdvances, _ size: Float) {
    endWord()
    addCharacter(byte, advances, size)
  }

  /// Adds an emoji, of which the first byte stands before `i`.
  private mutating func addEmoji(
    _ text: Span<UInt8>, at i: Int, _ advances: CharacterAdvances, _ size: Float, isJoined: Bool
  ) {
    // What follows a joiner is drawn with what stands before it.
    if isJoined { return }
    if i + 1 < text.count, text[i] == 0x9F {
      // Skin tones belong to the emoji before them; a flag is two characters.
      if text[i + 1] == 0x8F, i + 2 < text.count, text[i + 2] >= 0xBB { return }
      if text[i + 1] == 0x87 { return addCharacter(text[i - 1], advances, size, part: 0.5) }
    }
    addIdeograph(text[i - 1], advances, size)
  }

  /// Adds a box, beside which lines break, so much taller than a line.
  mutating func addBox(width: Double, excess: Double) {
    endWord()
    word += Float(width)
    wordExcess = max(wordExcess, Float(excess))
    endWord()
  }

  private mutating func endLine() {
    endWord()
    widest = max(widest, lineInk)
    (line, lineInk) = (0, 0)
    count += 1
    excess += lineExcess
    lineExcess = 0
  }

  /// Puts the word onto the line, or onto the next one where it does not fit.
  private mutating func endWord() {
    guard word > 0 else { return }
    if line > 0, line + word > limit {
      widest = max(widest, lineInk)
      line = 0
      count += 1
      excess += lineExcess
      lineExcess = 0
    }
    if word > limit, limit > 0 {
      // Broken inside: full lines, and what is left.
      let full = Int(min(word / limit, 1e6))
      count += full
      excess += Float(full) * wordExcess
      widest = max(widest, limit)
      word = max(0, word - Float(full) * limit)
    }
    line += word
    lineInk = line
    word = 0
    lineExcess = max(lineExcess, wordExcess)
    wordExcess = 0
  }
}
