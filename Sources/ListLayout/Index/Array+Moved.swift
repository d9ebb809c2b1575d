/// The old places of things in their new order, nil for what is new.
extension Array where Element == Int? {
  /// Tells what moved among things of which the old numbers are given in their new order, nil for what is new: all but
  /// the longest subsequence that keeps its order; of several the one whose last old number is the smallest, then the
  /// last but one, and so on (patience sorting; C. Schensted 1961). Complexity: O(n log n).
  package var moved: [Bool] {
    // The last elements of increasing subsequences of each length, the least ones; by place and by number.
    var tails: [Int] = []
    var leasts: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (new, old) in enumerated() {
      guard let old else { continue }
      let isLast = leasts.last.map { $0 < old } ?? true
      let low = isLast ? leasts.count : Int.partition(leasts.count) { leasts[$0] < old }
      previous[new] = low > 0 ? tails[low - 1] : -1
      if low < tails.count {
        (tails[low], leasts[low]) = (new, old)
      } else {
        tails.append(new)
        leasts.append(old)
      }
    }
    var moved = map { $0 != nil }
    var next = tails.last ?? -1
    while next >= 0 {
      moved[next] = false
      next = previous[next]
    }
    return moved
  }
}
