/// Cuts a text into words, each with the spaces behind it, and hashes them on the way.
///
/// Signs take their script and their item from what stands around them, so that words of signs alone go with both neighbours, and
/// words that begin with one go with the word before. What is a sign is a guess from first bytes.
struct WordReader {
  /// The word read last, and the hash of its bytes.
  private(set) var start = 0
  private(set) var end = 0
  private(set) var hash: UInt64
  private let seed: UInt64

  /// A reader at the start of a text.
  ///
  /// - Parameter seed: what hashes begin with.
  init(seed: UInt64) {
    self.seed = seed
    hash = seed
  }

  /// Reads the next word, of which there must be one.
  @inline(__always)
  mutating func read(_ text: Span<UInt8>) {
    start = end
    hash = seed
    readOn(text)
  }

  /// Reads the first word, together with those before it that hold no letter: what comes before the first letter takes its script.
  ///
  /// - Returns: whether that letter seems to be of Hebrew, Arabic or a script near them.
  mutating func readFirst(_ text: Span<UInt8>) -> Bool {
    var part = 0
    while part < text.count {
      readOn(text)
      for index in part..<end {
        let byte = text[index]
        if Self.isLatin(byte) { return false }
        guard byte >= 0xC3, byte != 0xE2, byte < 0xEF else { continue }
        // U+0590 to U+07FF.
        return byte > 0xD6 && byte < 0xE0 || byte == 0xD6 && index + 1 < end && text[index + 1] >= 0x90
      }
      part = end
    }
    return false
  }

  /// Reads from `end` to the end of a word.
  @inline(__always)
  private mutating func readOn(_ text: Span<UInt8>) {
    while true {
      let first = end
      readLetters(text)
      while end < text.count, text[end] == 0x20 { end &+= 1 }
      guard end < text.count else { return }
      guard Self.mayBegin(text[end]) else { continue }
      if Self.mayBegin(text[first]) || Self.hasLetter(text.extracting(first..<end)) { return }
    }
  }

  /// Reads up to the next space. The hash takes in eight bytes at a time, those from the space on as zeros.
  @inline(__always)
  private mutating func readLetters(_ text: Span<UInt8>) {
    while end &+ 8 <= text.count {
      let bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self)
      let word = UInt64(littleEndian: bytes)
      let others = word ^ 0x2020_2020_2020_2020
      // The lowest bit set stands in the first byte that is zero.
      let spaces = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      if spaces != 0 {
        // All bits below that bit's byte.
        let letters = (spaces ^ (spaces &- 1)) >> 8
        hash = ByteTable.mix(hash ^ word & letters)
        end &+= spaces.trailingZeroBitCount >> 3
        return
      }
      hash = ByteTable.mix(hash ^ word)
      end &+= 8
    }
    var rest: UInt64 = 0
    var place: UInt64 = 0
    while end < text.count, text[end] != 0x20 {
      rest |= UInt64(text[end]) &<< place
      place &+= 8
      end &+= 1
    }
    hash = ByteTable.mix(hash ^ rest)
  }

  /// Whether a character that begins with the byte is a letter or a digit, or an emoji.
  @inline(__always)
  private static func mayBegin(_ byte: UInt8) -> Bool {
    isLatin(byte) || byte &- 0x30 < 10 || byte >= 0xC3 && byte != 0xE2
  }

  @inline(__always)
  private static func isLatin(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func hasLetter(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where mayBegin(word[index]) { return true }
    return false
  }
}
