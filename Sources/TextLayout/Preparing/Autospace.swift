/// The places at which an ideograph and a letter or digit of another script meet (CSS Text, `text-autospace: normal`), which are set
/// apart by an eighth of an em.
enum Autospace {
  private enum Sort {
    case ideograph, letter, other
  }

  /// Calls `body` with each such place of a text, in bytes, rising.
  ///
  /// - Parameter language: in Chinese most punctuation of other scripts counts as their letters do.
  static func forEachGap(in text: Span<UInt8>, language: String?, _ body: (Int) -> Void) {
    let primary = language?.primaryLanguage ?? ""
    let isChinese = ["zh", "yue", "cmn"].contains { primary.hasSameBytes(as: $0) }
    var last = Sort.other
    var offset = 0
    while offset < text.count {
      let start = offset
      let scalar = text.nextScalar(at: &offset)
      guard let sort = sort(of: scalar, isChinese: isChinese) else { continue }
      if last != .other, sort != .other, sort != last { body(start) }
      last = sort
    }
  }

  /// The sort of a character; nil for a mark, which belongs to what stands before it.
  private static func sort(of scalar: UInt32, isChinese: Bool) -> Sort? {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .letter
    case 0..<0xA1 where !isChinese: return .other
    case 0x22, 0x27, 0x2A, 0x2F, 0xB7, 0x2020, 0x2021, 0x2026: return .other
    default: break
    }
    if isIdeograph(scalar) { return .ideograph }
    guard let scalar = Unicode.Scalar(scalar) else { return .other }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return nil
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      return isWide(scalar.value) ? .other : .letter
    case .otherPunctuation where isChinese: return isWide(scalar.value) ? .other : .letter
    default: return .other
    }
  }

  /// Han, kana, Bopomofo and Hangul in their full width.
  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303C, 0x3041...0x3096,
      0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x312F, 0x3131...0x318E, 0x31A0...0x31BF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x1100...0x11FF, 0xA960...0xA97C, 0xAC00...0xD7FB,
      0xF900...0xFAFF, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Forms and punctuation of the width of ideographs, and those of half their width.
  private static func isWide(_ scalar: UInt32) -> Bool {
    (0xFF00...0xFFEF).contains(scalar) || (0x3000...0x30FF).contains(scalar)
      || (0xFE10...0xFE6F).contains(scalar)
  }
}
