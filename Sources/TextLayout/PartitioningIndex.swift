extension RandomAccessCollection where Index == Int {
  /// The first place whose element belongs to the second part, in an array whose elements of the first part all come
  /// first; the end if there is no second part.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
    partitioningIndex(in: 0..<count, where: isInSecond)
  }

  /// The same in a stretch of an array that is divided so.
  @inlinable
  package func partitioningIndex(in stretch: Range<Int>, where isInSecond: (Element) -> Bool) -> Int {
    var low = stretch.lowerBound
    var high = stretch.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
