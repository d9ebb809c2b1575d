/// The old places of things in their new order, nil for what is new.
extension Array where Element == Int? {
  /// All but the longest subsequence that keeps its order; of several the one whose last old number is the smallest,
  /// then the last but one, and so on (patience sorting; C. Schensted 1961).
  var moved: Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (new, old) in enumerated() {
      guard let old else { continue }
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if let tail = self[tails[middle]], tail < old { low = middle + 1 } else { high = middle }
      }
      previous[new] = low > 0 ? tails[low - 1] : -1
      if low < tails.count { tails[low] = new } else { tails.append(new) }
    }
    var kept: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      kept.insert(next)
      next = previous[next]
    }
    return Set(indices.filter { self[$0] != nil && !kept.contains($0) })
  }
}
