internal import TextLayout

/// How wide the characters of a font stack are, in em, by the first byte of their UTF-8: exact for ASCII but for
/// kerning, an average for the rest.
struct CharacterAdvances: Sendable {
  /// One advance a byte: ASCII characters, and the first bytes of longer ones. Continuation bytes are 0.
  private(set) var byLead = [Float](repeating: 0, count: 256)
  /// The advance of U+2010-U+203F: dashes, quotation marks, the ellipsis.
  private(set) var punctuation: Float = 0
  /// How much taller than a line of Latin letters a line becomes that has such characters, in em: they come from other
  /// faces of the stack.
  private(set) var excessByLead = [Float](repeating: 0, count: 256)

  /// Characters that stand for all with the same first byte.
  private static let samples: [(leads: ClosedRange<Int>, text: String)] = [
    (0xC2...0xC3, "éáöüñçàß"), (0xC4...0xCA, "ąćęłńśžő"), (0xCD...0xCF, "αεινορστ"),
    (0xD0...0xD4, "оеаинтсрвл"), (0xD5...0xD7, "שלומיהאת"), (0xD8...0xDF, "السلاميوبك"),
    (0xE0...0xE0, "नमस्ते"), (0xE1...0xE1, "tiếnviệtở"), (0xE2...0xE2, "→€★"),
    (0xE3...0xE3, "のにをたがで"), (0xE4...0xE9, "日本語中文字"), (0xEA...0xED, "한국어안녕"),
    (0xEE...0xEF, "，。！（）"), (0xF0...0xF7, "😀🎉👍🌧"),
  ]

  /// The font size at which advances are taken: large, so that rounding to pixels hardly counts.
  private static let size = 1000.0

  /// Takes the advances of a stack's characters by measuring a few of them.
  init(of stack: String, by preparing: some TextPreparing) throws(TextError) {
    let font = FontDescription(stack: stack, size: Self.size)
    func measure(_ text: String) throws(TextError) -> TextMeasurement {
      try preparing.prepare(TextLabel(text, font: font)).measure(width: nil, height: nil)
    }
    func advance(of text: String) throws(TextError) -> Float {
      let count = text.unicodeScalars.count
      return count > 0 ? Float(try measure(text).width / Double(count) / Self.size) : 0
    }
    let lineHeight = try measure("x").height
    for byte in UInt8(0x21)...0x7E {
      byLead[Int(byte)] = try advance(of: String(UnicodeScalar(byte)))
    }
    // Spaces at a line's end hang (they add no width), so one is taken between two letters.
    byLead[0x20] = max(0, try advance(of: "n n") * 3 - 2 * byLead[Int(UInt8(ascii: "n"))])
    byLead[0x09] = byLead[0x20]
    punctuation = try advance(of: "“”’–—…")
    for (leads, text) in Self.samples {
      let average = try advance(of: text)
      let excess = Float(max(0, try measure("x" + text).height - lineHeight) / Self.size)
      for lead in leads {
        byLead[lead] = average
        excessByLead[lead] = excess
      }
    }
    // Combining diacritical marks add nothing.
    byLead[0xCC] = 0
  }
}
