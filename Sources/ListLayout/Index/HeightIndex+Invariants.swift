extension HeightIndex {
  /// Traps where what nodes say of their children is not so; for tests, O(n).
  func checkInvariants() {
    var sum = SectionTotals()
    for number in 0..<sectionCount {
      guard let record = sections.section(number)?.section else {
        preconditionFailure("no section \(number)")
      }
      record.rows.checkInvariants()
      sum.add(record.totals(gaps))
    }
    precondition(sum == sections.total, "sections add up to \(sum), not \(sections.total)")
  }
}

extension RowTree {
  func checkInvariants() {
    guard let root else { return }
    precondition(root.check() == totals, "nodes add up to \(root.sum()), not \(totals)")
  }
}

extension RowNode {
  fileprivate func check() -> HeightTotals {
    precondition(header.count > 0, "an empty node")
    if isLeaf {
      precondition(header.count <= header.capacity, "a leaf beyond its room")
      let specials = (0..<header.count).reduce(0) { unsafe $0 + words[$1].special }
      precondition(specials == header.specials, "\(specials) words are not a row, not \(header.specials)")
      precondition(unsafe !words[0].isBeyond, "a second word without its first")
      return sum()
    }
    precondition(header.count <= Self.fanout, "a branch beyond its room")
    for index in 0..<header.count {
      let child = unsafe children[index]
      precondition(child.header.level + 1 == header.level, "a child of another level")
      let found = child.check()
      precondition(found == totals(at: index), "a child of \(found), not \(totals(at: index))")
    }
    return sum()
  }
}
