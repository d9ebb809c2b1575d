/// A map from code points to bytes in three stages of 64 entries each (root of 4096 code points), so that every
/// stage is picked by the bits of one UTF-8 continuation byte.
///
/// Blocks are numbered by their first appearance: so the middle entries of code points below 1000 stand at their high
/// bits, and the leaves of those below 40 at the code point itself.
struct Trie {
  var root: [UInt8] = []
  var middle: [UInt16] = []
  var leaves: [UInt8] = []

  var byteCount: Int { root.count + 2 * middle.count + leaves.count }

  /// The smallest such map of `values`, one for each code point.
  init(_ values: [UInt8]) {
    var leafNumbers: [ArraySlice<UInt8>: UInt16] = [:]
    var middleNumbers: [[UInt16]: UInt16] = [:]
    for plane in stride(from: 0, to: values.count, by: 4096) {
      let row = stride(from: plane, to: plane + 4096, by: 64).map { first in
        number(values[first..<first + 64], in: &leafNumbers, appendingTo: &leaves)
      }
      root.append(UInt8(number(row, in: &middleNumbers, appendingTo: &middle)))
    }
  }

  private func number<Element, Block: Collection<Element> & Hashable>(
    _ block: Block, in numbers: inout [Block: UInt16], appendingTo storage: inout [Element]
  ) -> UInt16 {
    if let known = numbers[block] { return known }
    let number = UInt16(numbers.count)
    numbers[block] = number
    storage += block
    return number
  }
}
