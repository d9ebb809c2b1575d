extension Int {
  /// The number of the first of so many things in order for which `isFront` is false; `count` where there is none. The
  /// things for which it is true come first. Complexity: O(log n).
  @inline(__always)
  static func partition(_ count: Int, _ isFront: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      if isFront(middle) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
