/// An answer that is more than numbers: counts as four bytes in little-endian order, texts as UTF-8 behind their length.
struct Outbox {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ number: Int) {
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }

  mutating func texts(_ texts: [String]) {
    number(texts.count)
    for text in texts { self.text(text) }
  }
}
