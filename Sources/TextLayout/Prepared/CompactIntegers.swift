/// Whole numbers in four bytes each, in eight from the first one on that needs them.
package struct CompactIntegers: RandomAccessCollection, Hashable, Sendable {
  private var narrow: [UInt32] = []
  private var wide: [Int] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { wide.isEmpty ? narrow.count : wide.count }

  package subscript(index: Int) -> Int { wide.isEmpty ? Int(narrow[index]) : wide[index] }

  /// Appends a number.
  package mutating func append(_ value: Int) {
    if wide.isEmpty {
      if let value = UInt32(exactly: value) {
        narrow.append(value)
        return
      }
      wide = narrow.map(Int.init)
      narrow = []
    }
    wide.append(value)
  }

  /// Makes room for so many numbers in all.
  package mutating func reserveCapacity(_ count: Int) {
    if wide.isEmpty { narrow.reserveCapacity(count) }
  }

  /// The bytes that the numbers take up.
  package var byteCount: Int { narrow.byteCount + wide.byteCount }
}

/// Widths in two bytes each, in four from the first one on that needs them.
package struct CompactWidths: RandomAccessCollection, Hashable, Sendable {
  private var narrow: [UInt16] = []
  private var wide: [Int32] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { wide.isEmpty ? narrow.count : wide.count }

  package subscript(index: Int) -> Int32 { wide.isEmpty ? Int32(narrow[index]) : wide[index] }

  /// Appends a width.
  package mutating func append(_ value: Int32) {
    if wide.isEmpty {
      if let value = UInt16(exactly: value) {
        narrow.append(value)
        return
      }
      wide = narrow.map(Int32.init)
      narrow = []
    }
    wide.append(value)
  }

  /// Makes room for so many widths in all.
  package mutating func reserveCapacity(_ count: Int) {
    if wide.isEmpty { narrow.reserveCapacity(count) }
  }

  /// The bytes that the widths take up.
  package var byteCount: Int { narrow.byteCount + wide.byteCount }
}

/// The start of each cluster, in scalars, and the last one's end: nothing is kept while each cluster is one scalar.
package struct ScalarOffsets: RandomAccessCollection, Hashable, Sendable {
  /// The numbers as long as each is its own place.
  private var plainCount = 0
  private var others = CompactIntegers()

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { plainCount + others.count }

  package subscript(index: Int) -> Int { index < plainCount ? index : others[index - plainCount] }

  /// Appends an offset.
  package mutating func append(_ offset: Int) {
    if others.isEmpty, offset == plainCount { plainCount += 1 } else { others.append(offset) }
  }

  /// The bytes that the offsets take up.
  package var byteCount: Int { others.byteCount }
}
