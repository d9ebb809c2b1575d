/// Whole numbers in few bytes each, in more from the first one on that needs them.
package struct CompactNumbers<Few, Many>: RandomAccessCollection, Hashable, Sendable
where Few: FixedWidthInteger & UnsignedInteger & Sendable, Many: FixedWidthInteger & Sendable {
  private var narrow: [Few] = []
  private var wide: [Many] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { wide.isEmpty ? narrow.count : wide.count }

  package subscript(index: Int) -> Many { wide.isEmpty ? Many(narrow[index]) : wide[index] }

  /// Appends a number.
  @inline(__always)
  package mutating func append(_ value: Many) {
    guard wide.isEmpty, let value = Few(exactly: value) else { return appendWide(value) }
    narrow.append(value)
  }

  @inline(never)
  private mutating func appendWide(_ value: Many) {
    if wide.isEmpty { (wide, narrow) = (narrow.map { Many($0) }, []) }
    wide.append(value)
  }

  /// Makes room for so many numbers in all.
  package mutating func reserveCapacity(_ count: Int) {
    if wide.isEmpty { narrow.reserveCapacity(count) }
  }

  /// The bytes that the numbers take up.
  package var byteCount: Int { narrow.byteCount + wide.byteCount }
}

/// Whole numbers in four bytes each, in eight from the first one on that needs them.
package typealias CompactIntegers = CompactNumbers<UInt32, Int>

/// Widths in two bytes each, in four from the first one on that needs them.
package typealias CompactWidths = CompactNumbers<UInt16, Int32>

extension CompactWidths {
  /// The widths of kinds, by their numbers.
  init(_ numbers: [Int32], of kinds: [ClusterKind]) {
    if kinds.allSatisfy({ UInt16(exactly: $0.width) != nil }) {
      narrow = [UInt16](repeating: 0, count: numbers.count)
      var widths = narrow.mutableSpan
      for index in numbers.indices {
        widths[index] = UInt16(truncatingIfNeeded: kinds[Int(numbers[index])].width)
      }
    } else {
      wide = numbers.map { kinds[Int($0)].width }
    }
  }

  /// True if no width can be below 0.
  var areUnsigned: Bool { wide.isEmpty }

  /// The sum of the widths from one place to another.
  func sum(_ part: Range<Int>) -> Int {
    var sum = 0
    if wide.isEmpty {
      for index in part { sum &+= Int(narrow[index]) }
    } else {
      for index in part { sum &+= Int(wide[index]) }
    }
    return sum
  }

  /// The sum of all widths without their signs.
  var sumOfMagnitudes: Int {
    wide.isEmpty ? sum(indices) : wide.reduce(0) { $0 &+ Int($1.magnitude) }
  }
}

/// The start of each cluster, in scalars, and the last one's end: nothing is kept while each cluster is one scalar.
package struct ScalarOffsets: RandomAccessCollection, Hashable, Sendable {
  /// The numbers as long as each is its own place.
  private var plainCount = 0
  private var others = CompactIntegers()

  package init() {}

  /// The starts of clusters of kinds of so many scalars each, by their numbers.
  init(_ numbers: [Int32], of kinds: [ClusterKind]) {
    guard kinds.contains(where: { $0.scalars != 1 }) else {
      plainCount = numbers.count + 1
      return
    }
    var scalars = 0
    append(0)
    for number in numbers {
      scalars += kinds[Int(number)].scalars
      append(scalars)
    }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { plainCount + others.count }

  package subscript(index: Int) -> Int { index < plainCount ? index : others[index - plainCount] }

  /// Appends an offset.
  @inline(__always)
  package mutating func append(_ offset: Int) {
    if others.isEmpty, offset == plainCount { plainCount += 1 } else { others.append(offset) }
  }

  /// The bytes that the offsets take up.
  package var byteCount: Int { others.byteCount }
}
