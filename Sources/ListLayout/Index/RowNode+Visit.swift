// Visits: rows in order, from a row or from a height on.

extension RowNode {
  /// Visits the node's rows from the last one on whose top is at most `y`; false once `body` is.
  func visit(
    topAtMost y: Int, _ gap: Int, _ estimates: ClassEstimates, _ cursor: inout RowReader.Cursor,
    _ staleness: Staleness, _ body: RowReader.Visitor
  ) -> Bool {
    if isLeaf {
      let start = word(topAtMost: y, gap, estimates, &cursor)
      return visitWords(start, estimates, &cursor, staleness, body)
    }
    let first = child(topAtMost: y, gap, estimates, &cursor)
    guard
      unsafe child(first)._withUnsafeGuaranteedRef({
        $0.visit(topAtMost: y, gap, estimates, &cursor, staleness, body)
      })
    else { return false }
    return visitChildren(from: first + 1, estimates, &cursor, staleness, body)
  }

  /// Visits all rows of the children from one on; false once `body` is.
  private func visitChildren(
    from first: Int, _ estimates: ClassEstimates, _ cursor: inout RowReader.Cursor,
    _ staleness: Staleness, _ body: RowReader.Visitor
  ) -> Bool {
    for index in first..<max(first, info.count) {
      let goesOn = unsafe child(index)._withUnsafeGuaranteedRef { node in
        node.isLeaf
          ? node.visitWords((0, 0), estimates, &cursor, staleness, body)
          : node.visitChildren(from: 0, estimates, &cursor, staleness, body)
      }
      if !goesOn { return false }
    }
    return true
  }

  /// Visits the rows of a leaf from a word on; false once `body` is.
  @inline(__always)
  private func visitWords(
    _ start: (index: Int, offset: Int), _ estimates: ClassEstimates, _ cursor: inout RowReader.Cursor,
    _ staleness: Staleness, _ body: RowReader.Visitor
  ) -> Bool {
    var (index, offset) = start
    let lead = info.lead
    let isFresh = info.stamp == staleness.clock
    while index < lead {
      let word = unsafe words[index]
      let isCurrent =
        word.isMeasured && (isFresh || !staleness.isStale(word.estimateClass, stampedAt: info.stamp))
      let height = word.payload
      let value = SlotValue(
        state: isCurrent ? .measured : .stale, estimateClass: word.estimateClass, height: height)
      if !body(cursor, 1, height, value) { return false }
      cursor.row &+= 1
      cursor.height &+= height
      index &+= 1
    }
    let count = info.count
    while index < count {
      let word = unsafe words[index]
      if !word.isBeyond {
        let rows = word.slots &- offset
        let value = value(at: index, staleness)
        let height = value.height(estimates)
        if !body(cursor, rows, height, value) { return false }
        cursor.row &+= rows
        cursor.height &+= rows &* height
      }
      offset = 0
      index &+= 1
    }
    return true
  }

  /// Visits the node's rows but the first `skip`; false once `body` is.
  func visit(
    _ skip: inout Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) -> Bool {
    if !isLeaf {
      for index in 0..<info.count {
        let rows = unsafe Int(slots[index])
        if skip >= rows {
          skip -= rows
        } else if unsafe !children[index].visit(&skip, staleness, body) {
          return false
        }
      }
      return true
    }
    var (index, offset) = word(of: skip)
    skip = 0
    while index < info.count {
      let word = unsafe words[index]
      if !word.isBeyond, !body(word.slots - offset, value(at: index, staleness)) { return false }
      offset = 0
      index += 1
    }
    return true
  }

  /// Visits the node's rows backwards but the last `skip`; false once `body` is.
  func visitBackward(
    _ skip: inout Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) -> Bool {
    var index = info.count
    while index > 0 {
      index -= 1
      let rows = unsafe isLeaf ? words[index].slots : Int(slots[index])
      if skip >= rows {
        skip -= rows
      } else if !isLeaf {
        if unsafe !children[index].visitBackward(&skip, staleness, body) { return false }
      } else {
        if !body(rows - skip, value(at: index, staleness)) { return false }
        skip = 0
      }
    }
    return true
  }
}
