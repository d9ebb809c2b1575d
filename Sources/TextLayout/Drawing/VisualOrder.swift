/// The order in which parts of a line stand from left to right, by their embedding levels (UAX #9, rule L2).
func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else { return order }
  for level in stride(from: highest, through: lowest, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
