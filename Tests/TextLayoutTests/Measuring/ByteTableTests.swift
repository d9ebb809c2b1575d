import TestSupport
import Testing

@testable import TextLayout

/// The table against a dictionary.
@Suite struct ByteTableTests {
  @Test func numbersAreThoseOfADictionary() {
    struct Key: Hashable {
      var bytes: [UInt8]
      var context: UInt64
    }
    var generator = SeededGenerator(seed: 4)
    var table = ByteTable()
    var known: [Key: Int] = [:]
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...20, using: &generator)
      // Few letters, so that keys come again and begin alike; and with what stands around them.
      let bytes = (0..<length + 2).map { _ in UInt8.random(in: 0...(length < 4 ? 9 : 1), using: &generator) }
      let range = 1..<length + 1
      let key = Key(bytes: Array(bytes[range]), context: UInt64.random(in: 0...2, using: &generator))
      let hash = table.hash(of: range, in: bytes.span, context: key.context)
      let number = table.number(of: range, in: bytes.span, context: key.context, hash: hash)
      #expect(number == known[key])
      guard number == nil else { continue }
      table.add(range, in: bytes.span, context: key.context, hash: hash)
      known[key] = known.count
      #expect(table.count == known.count)
    }
    #expect(known.count > 5_000)
  }
}
