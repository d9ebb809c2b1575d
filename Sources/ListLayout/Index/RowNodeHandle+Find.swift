// The descent: which child or word holds the row at a point, and what comes before it.

extension RowNodeHandle {
  /// The last child that does not begin behind the point, passing what is before it.
  @inline(__always)
  func child(at point: some RowMetric, _ estimates: ClassEstimates, _ cursor: inout RowCursor) -> Int {
    let count = count
    let countsHeights = point.countsHeights
    var index = 0
    while index &+ 8 < count {
      var next = cursor
      next.row &+= rowsOfEight(at: index)
      if countsHeights {
        next.height &+= estimates.height(knownOfEight(at: index)) {
          Units(rowsOfEight(ofClass: $0, at: index))
        }
      }
      if point.isBehind(next) { break }
      cursor = next
      index &+= 8
    }
    while index &+ 1 < count {
      var next = cursor
      next.row &+= slots(at: index)
      if countsHeights {
        next.height &+= estimates.height(known(at: index)) { Units(unmeasured($0, at: index)) }
      }
      if point.isBehind(next) { break }
      cursor = next
      index &+= 1
    }
    return index
  }

  /// The leaf and the word of the last row below the node that does not begin behind the point, and the rows before it within
  /// that word, passing what is before the row.
  @inline(__always)
  func word(
    at point: some RowMetric, _ estimates: ClassEstimates, _ cursor: inout RowCursor
  ) -> (leaf: RowNodeHandle, index: Int, offset: Int) {
    var node = self
    while !node.isLeaf { node = node.child(at: node.child(at: point, estimates, &cursor)) }
    let (index, offset) = node.wordOfLeaf(at: point, estimates, &cursor)
    return (node, index, offset)
  }

  /// The word of the last row of the leaf that does not begin behind the point, and the rows before it within that word,
  /// passing what is before the row.
  @inline(__always)
  private func wordOfLeaf(
    at point: some RowMetric, _ estimates: ClassEstimates, _ cursor: inout RowCursor
  ) -> (index: Int, offset: Int) {
    let count = count
    let lead = lead
    var passed = cursor
    var index = 0
    // The last candidate so far; rows behind it follow while they do not begin behind the point.
    var found = (index: 0, offset: 0, cursor: cursor)
    if lead > 0 {
      index = passLead(lead, point, &passed)
      found = (index, 0, passed)
      if index &+ 1 < lead {
        cursor = passed
        return (index, 0)
      }
      passed.row &+= 1
      passed.height &+= word(at: index).height
      index = lead
    }
    while index < count {
      if isPlainBlock(index) {
        let next = RowCursor(row: passed.row &+ 8, height: passed.height &+ heightOfBlock(index))
        if !point.isBehind(next) {
          passed = next
          index &+= 8
          continue
        }
      }
      if point.isBehind(passed) { break }
      let word = word(at: index)
      if word.isRun {
        let estimate = estimates[word.estimateClass]
        let rows = point.rows(of: word.payload, height: estimate, from: passed)
        let cursor = RowCursor(row: passed.row &+ rows, height: passed.height &+ Units(rows) &* estimate)
        found = (index, rows, cursor)
        passed.row &+= word.payload
        passed.height &+= Units(word.payload) &* estimate
        index &+= 1
      } else {
        found = (index, 0, passed)
        passed.row &+= 1
        passed.height &+= fullHeight(at: index)
        index &+= 1
        if index < count, self.word(at: index).isBeyond { index &+= 1 }
      }
    }
    cursor = found.cursor
    return (found.index, found.offset)
  }

  /// The last of the words at the front that does not begin behind the point, the first where each does, passing what is
  /// before it.
  @inline(__always)
  private func passLead(_ lead: Int, _ point: some RowMetric, _ passed: inout RowCursor) -> Int {
    var index = 0
    // Four blocks at a time, then one, then single words; the word that is found stays in front.
    while index &+ 32 < lead {
      var sums = heights(ofBlock: index)
      for part in 1..<4 { sums &+= heights(ofBlock: index &+ 8 &* part) }
      // 32 times 27 bits fit in 32 bits.
      let next = RowCursor(row: passed.row &+ 32, height: passed.height &+ Units(sums.wrappedSum()))
      if point.isBehind(next) { break }
      passed = next
      index &+= 32
    }
    while index &+ 8 < lead {
      let next = RowCursor(row: passed.row &+ 8, height: passed.height &+ heightOfBlock(index))
      if point.isBehind(next) { break }
      passed = next
      index &+= 8
    }
    while index &+ 1 < lead {
      let next = RowCursor(row: passed.row &+ 1, height: passed.height &+ word(at: index).height)
      if point.isBehind(next) { break }
      passed = next
      index &+= 1
    }
    return index
  }
}

// MARK: - Words

extension RowNodeHandle {
  /// True if the eight words from `index` on are one row each, and no second word of a tall height follows.
  @inline(__always)
  func isPlainBlock(_ index: Int) -> Bool {
    guard index &+ 8 < count, !word(at: index &+ 8).isBeyond else { return false }
    // The two bits of a row's word differ, those of a run or a second word do not.
    let words = wordBlock(at: index)
    let isRow = unsafe unsafeBitCast(words ^ (words &<< 1), to: SIMD4<UInt64>.self)
    return (isRow[0] & isRow[1] & isRow[2] & isRow[3]) & 0x8000_0000_8000_0000 == 0x8000_0000_8000_0000
  }

  /// Counts the words at the front that are one row each, of which `known` are sure.
  func lead(from known: Int) -> Int {
    let count = count
    var index = known
    while isPlainBlock(index) { index &+= 8 }
    while index < count, word(at: index).isRow { index &+= 1 }
    if index < count, index > 0, word(at: index).isBeyond { index &-= 1 }
    return index
  }

  /// The heights of eight words that are rows each.
  @inline(__always)
  private func heights(ofBlock index: Int) -> SIMD8<UInt32> {
    wordBlock(at: index) & SIMD8(repeating: RowWord.payloadMask)
  }

  /// The sum of the heights of eight words that are rows each: eight times 27 bits fit in 32 bits.
  @inline(__always)
  private func heightOfBlock(_ index: Int) -> Units { Units(heights(ofBlock: index).wrappedSum()) }

  /// True if a height of the leaf is measured and not stale.
  @inline(__always)
  func isCurrent(_ word: RowWord, _ staleness: Staleness) -> Bool {
    word.isMeasured
      && (stamp == staleness.clock || !staleness.isStale(word.estimateClass, stampedAt: stamp))
  }

  /// The leaf's value of the row at word `index`.
  @inline(__always)
  func value(at index: Int, _ staleness: Staleness) -> SlotValue {
    guard index < count else { return SlotValue() }
    let word = word(at: index)
    let estimateClass = word.estimateClass
    if word.isRun { return SlotValue(estimateClass: estimateClass) }
    var value = SlotValue(
      state: isCurrent(word, staleness) ? .measured : .stale, estimateClass: estimateClass,
      height: fullHeight(at: index))
    if index >= lead, index &+ 1 < count, let stamp = self.word(at: index &+ 1).estimateStamp {
      value.state = .unmeasured
      value.estimateStamp = stamp
    }
    return value
  }

  /// The height at word `index`, with what a second word adds.
  @inline(__always)
  func fullHeight(at index: Int) -> Units {
    var height = word(at: index).height
    if index >= lead, index &+ 1 < count, word(at: index &+ 1).isBeyond {
      height &+= word(at: index &+ 1).known
    }
    return height
  }

  /// The word before which `position` rows of the leaf stand, and those of them that are in it; behind the last word at the
  /// leaf's end.
  @inline(__always)
  func boundary(_ position: Int) -> (index: Int, offset: Int) {
    let lead = lead
    return position < lead ? (position, 0) : boundary((lead, 0), advancedBy: position &- lead)
  }

  /// The boundary a number of rows behind another.
  @inline(__always)
  func boundary(_ start: (index: Int, offset: Int), advancedBy rows: Int) -> (index: Int, offset: Int) {
    let count = count
    var remaining = start.offset &+ rows
    var index = start.index
    while index < count {
      if remaining >= 8, index &+ 8 <= count {
        let block = rowsOfBlock(index)
        if block <= remaining {
          remaining &-= block
          index &+= 8
          continue
        }
      }
      let rows = word(at: index).slots
      if remaining < rows { break }
      remaining &-= rows
      index &+= 1
    }
    return (index, remaining)
  }

  /// The number of rows that eight words stand for.
  @inline(__always)
  private func rowsOfBlock(_ index: Int) -> Int {
    var rows: UInt32 = 0
    // Without branches, so that it is done four words at a time; eight lengths of 27 bits fit in 32 bits.
    for place in 0..<8 {
      let bits = word(at: index &+ place).bits
      let isRun = bits >> 30 == 0
      let isRow = (bits ^ bits &<< 1) >> 31
      rows &+= isRun ? bits & RowWord.payloadMask : isRow
    }
    return Int(rows)
  }
}
