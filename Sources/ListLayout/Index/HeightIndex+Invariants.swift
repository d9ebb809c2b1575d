extension HeightIndex {
  /// Traps where what nodes say of their children is not so; for tests, O(n).
  func checkInvariants() {
    var sum = SectionTotals()
    for number in 0..<sectionCount {
      guard let record = sections.record(number) else {
        preconditionFailure("no section \(number)")
      }
      record.rows.checkInvariants()
      sum.add(record.totals(gaps))
    }
    precondition(sum == sections.total, "sections add up to \(sum), not \(sections.total)")
  }
}

extension HeightIndex {
  /// The bytes that the index has allocated for its nodes, those shared with copies among them.
  ///
  /// Complexity: O(nodes).
  public var byteCount: Int {
    (0..<sectionCount).reduce(0) { sum, number in
      sum + MemoryLayout<SectionRecord>.stride + (sections.record(number)?.rows.root?.byteCount ?? 0)
    }
  }
}

extension RowNode {
  /// What the node and those below it take, counted as the allocator gives it: its own 8 bytes a block included.
  fileprivate var byteCount: Int {
    let own = 8 + 16 + MemoryLayout<RowNodeHeader>.stride + 8 * capacity
    return isLeaf ? own : (0..<info.count).reduce(own) { unsafe $0 + children[$1].byteCount }
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
    precondition(info.count > 0, "an empty node")
    if isLeaf {
      precondition(info.count <= info.capacity, "a leaf beyond its room")
      let lead = info.lead
      extendLead(from: 0)
      precondition(lead == info.lead, "\(info.lead) words at the front are a row each, not \(lead)")
      precondition(unsafe !words[0].isBeyond, "a second word without its first")
      return sum()
    }
    precondition(info.count <= Self.fanout, "a branch beyond its room")
    for index in 0..<info.count {
      let child = unsafe children[index]
      precondition(child.info.level + 1 == info.level, "a child of another level")
      let found = child.check()
      precondition(found == totals(at: index), "a child of \(found), not \(totals(at: index))")
    }
    return sum()
  }
}
