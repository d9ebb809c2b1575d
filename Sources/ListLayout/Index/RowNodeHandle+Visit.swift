// Visits: rows in order from a point on, or backwards.

extension RowNodeHandle {
  /// Visits the node's rows from the last one on that does not begin behind the point; false once `body` is.
  func visit(
    from point: some RowMetric, _ estimates: ClassEstimates, _ cursor: inout RowCursor,
    _ staleness: Staleness, _ body: RowReader.Visitor
  ) -> Bool {
    if isLeaf {
      let start = word(at: point, estimates, &cursor)
      return visitWords(start, estimates, &cursor, staleness, body)
    }
    let first = child(at: point, estimates, &cursor)
    guard child(at: first).visit(from: point, estimates, &cursor, staleness, body) else { return false }
    return visitChildren(from: first + 1, estimates, &cursor, staleness, body)
  }

  /// Visits all rows of the children from one on; false once `body` is.
  private func visitChildren(
    from first: Int, _ estimates: ClassEstimates, _ cursor: inout RowCursor,
    _ staleness: Staleness, _ body: RowReader.Visitor
  ) -> Bool {
    for index in first..<max(first, count) {
      let node = child(at: index)
      let goesOn =
        node.isLeaf
        ? node.visitWords((0, 0), estimates, &cursor, staleness, body)
        : node.visitChildren(from: 0, estimates, &cursor, staleness, body)
      if !goesOn { return false }
    }
    return true
  }

  /// Visits the rows of a leaf from a word on; false once `body` is.
  @inline(__always)
  private func visitWords(
    _ start: (index: Int, offset: Int), _ estimates: ClassEstimates, _ cursor: inout RowCursor,
    _ staleness: Staleness, _ body: RowReader.Visitor
  ) -> Bool {
    var (index, offset) = start
    let lead = lead
    let isFresh = stamp == staleness.clock
    while index < lead {
      let word = word(at: index)
      let isCurrent =
        word.isMeasured && (isFresh || !staleness.isStale(word.estimateClass, stampedAt: stamp))
      let height = word.height
      let value = SlotValue(
        state: isCurrent ? .measured : .stale, estimateClass: word.estimateClass, height: height)
      if !body(cursor, 1, height, value) { return false }
      cursor.row &+= 1
      cursor.height &+= height
      index &+= 1
    }
    let count = count
    while index < count {
      let word = word(at: index)
      if !word.isBeyond {
        let rows = word.slots &- offset
        let value = value(at: index, staleness)
        let height = value.height(estimates)
        if !body(cursor, rows, height, value) { return false }
        cursor.row &+= rows
        cursor.height &+= Units(rows) &* height
      }
      offset = 0
      index &+= 1
    }
    return true
  }

  /// Visits the node's rows backwards but the last `skip`; false once `body` is.
  func visitBackward(
    _ skip: inout Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) -> Bool {
    var index = count
    while index > 0 {
      index -= 1
      let rows = isLeaf ? word(at: index).slots : slots(at: index)
      if skip >= rows {
        skip -= rows
      } else if !isLeaf {
        if !child(at: index).visitBackward(&skip, staleness, body) { return false }
      } else {
        if !body(rows - skip, value(at: index, staleness)) { return false }
        skip = 0
      }
    }
    return true
  }
}
