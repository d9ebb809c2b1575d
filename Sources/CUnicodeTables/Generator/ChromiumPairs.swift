/// Chromium's own table of breaks between two ASCII characters (evidence C3), which stands in front of UAX #14.
enum ChromiumPairs {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  private static let digits = "0123456789"

  /// Characters that allow a break after them, and before which characters.
  private static let rows: [(after: String, before: String)] = [
    ("!\"#%&)*+,.:;=>\\]|}~", "(<[{"),
    // Before a digit only where the hyphen is no minus sign, which is for the reader of the table to see.
    ("-", letters + digits + "\"#%&'(*+-<=>@[\\^_`{|~"),
    ("?", letters + digits + "#$%&(*+-<=>@[\\^_`{|~"),
  ]

  /// Bit b of word a * 2 + b / 64: a break between a and b.
  static var words: [UInt64] {
    var words = [UInt64](repeating: 0, count: 256)
    for row in rows {
      for a in row.after.utf8 {
        for b in row.before.utf8 { words[Int(a) * 2 + Int(b) / 64] |= 1 << UInt64(b % 64) }
      }
    }
    return words
  }
}
