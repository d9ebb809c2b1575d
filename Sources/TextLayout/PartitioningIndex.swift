extension Range<Int> {
  /// The first number that belongs to the second part of the range, where all of the first part come first; the end if there is
  /// no second part.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningNumber(where isInSecond: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// Arrays have their own, which takes no memory in builds for debugging either.
extension Array {
  /// The first place whose element belongs to the second part, in an array whose elements of the first part all come
  /// first; the end if there is no second part.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
    partitioningIndex(in: 0..<count, where: isInSecond)
  }

  /// The first place in a stretch whose element belongs to the second part; the stretch's end if there is none.
  @inlinable
  package func partitioningIndex(in stretch: Range<Int>, where isInSecond: (Element) -> Bool) -> Int {
    stretch.partitioningNumber { isInSecond(self[$0]) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place whose element belongs to the second part, in a collection whose elements of the first part all come
  /// first; the end if there is no second part.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitioningNumber { isInSecond(self[$0]) }
  }
}
