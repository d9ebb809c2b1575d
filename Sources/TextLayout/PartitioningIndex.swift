extension RandomAccessCollection where Index == Int {
  /// The first place whose element belongs to the second part, in a collection whose elements of the first part all come
  /// first; the end if there is no second part.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
