internal import TextLayout

/// The widths of the characters of a font, in em, by the first byte of their UTF-8: exact for ASCII but for kerning, an
/// average for the rest. Those of a script are measured when a text has them: it may take faces of its own.
struct CharacterAdvances: Sendable {
  /// One advance a byte: ASCII characters, and the first bytes of longer ones. Continuation bytes are 0.
  private(set) var byLead = [Float](repeating: 0, count: 256)
  /// The advance of U+2010-U+203F: dashes, quotation marks, the ellipsis.
  private(set) var punctuation: Float = 0
  /// The extra height of a line that has such characters over a line of Latin letters, in em: they come from other
  /// faces of the stack.
  private(set) var excessByLead = [Float](repeating: 0, count: 256)
  /// The scripts measured so far, a bit each.
  private(set) var scripts: Scripts = 0
  private let font: FontDescription

  /// Scripts, a bit for each of ``samples``.
  typealias Scripts = UInt32

  /// Characters that stand for all with the same first byte.
  private static let samples: [(leads: ClosedRange<Int>, text: String)] = [
    (0xC2...0xC3, "éáöüñçàß"), (0xC4...0xCA, "ąćęłńśžő"), (0xCD...0xCF, "αεινορστ"),
    (0xD0...0xD4, "оеаинтсрвл"), (0xD5...0xD7, "שלומיהאת"), (0xD8...0xDF, "السلاميوبك"),
    (0xE0...0xE0, "नमस्ते"), (0xE1...0xE1, "tiếnviệtở"), (0xE2...0xE2, "→€★"),
    (0xE3...0xE3, "のにをたがで"), (0xE4...0xE9, "日本語中文字"), (0xEA...0xED, "한국어안녕"),
    (0xEE...0xEF, "，。！（）"), (0xF0...0xF7, "😀🎉👍🌧"),
  ]

  /// The script of each first byte; none for ASCII, continuation bytes, and marks that add nothing.
  private static let scriptByLead: [Scripts] = {
    var scripts = [Scripts](repeating: 0, count: 256)
    for (number, sample) in samples.enumerated() {
      for lead in sample.leads { scripts[lead] = 1 << number }
    }
    return scripts
  }()

  /// All scripts.
  static let allScripts: Scripts = (1 << samples.count) - 1

  /// The font size at which advances are taken: large, so that rounding to pixels hardly counts.
  private static let size = 1000.0

  /// Returns the font to measure advances in.
  static func font(like font: FontDescription) -> FontDescription {
    FontDescription(
      stack: font.stack, size: size, weight: font.weight, isItalic: font.isItalic, width: font.width,
      design: font.design)
  }

  /// Takes the advances of a font's ASCII characters by measuring them.
  ///
  /// - Parameter font: made by ``font(like:)``.
  init(of font: FontDescription, by preparing: some TextPreparing) throws(TextError) {
    self.font = font
    for byte in UInt8(0x21)...0x7E {
      byLead[Int(byte)] = try advance(of: String(UnicodeScalar(byte)), by: preparing)
    }
    // Spaces at a line's end are trailing (they add no width), so one is taken between two letters.
    byLead[0x20] = max(0, try advance(of: "n n", by: preparing) * 3 - 2 * byLead[Int(UInt8(ascii: "n"))])
    byLead[0x09] = byLead[0x20]
    punctuation = try advance(of: "“”’–—…", by: preparing)
  }

  /// The scripts that a text has characters of. A nanosecond a byte.
  static func scripts(of text: Span<UInt8>) -> Scripts {
    let byLead = scriptByLead.span
    var scripts: Scripts = 0
    for i in text.indices { scripts |= byLead[Int(text[i])] }
    return scripts
  }

  /// Takes the advances of scripts that are not measured yet.
  mutating func measure(_ wanted: Scripts, by preparing: some TextPreparing) throws(TextError) {
    let missing = wanted & ~scripts
    guard missing != 0 else { return }
    let lineHeight = try size(of: "x", by: preparing).height
    for (number, sample) in Self.samples.enumerated() where missing & 1 << number != 0 {
      let average = try advance(of: sample.text, by: preparing)
      let excess = Float(
        max(0, try size(of: "x" + sample.text, by: preparing).height - lineHeight) / Self.size)
      for lead in sample.leads {
        byLead[lead] = average
        excessByLead[lead] = excess
      }
    }
    scripts |= missing
  }

  private func size(of text: String, by preparing: some TextPreparing) throws(TextError) -> TextMeasurement {
    try preparing.prepare(TextLabel(text, font: font)).measure(width: nil, height: nil)
  }

  /// The mean advance of a text's characters, in em.
  private func advance(of text: String, by preparing: some TextPreparing) throws(TextError) -> Float {
    let count = text.unicodeScalars.count
    return count > 0 ? Float(try size(of: text, by: preparing).width / Double(count) / Self.size) : 0
  }
}
