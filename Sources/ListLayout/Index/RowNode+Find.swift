// Descents: which child or word holds a row, or stands at a height, and what comes before it.

extension RowNode {
  /// The child that holds the row `remaining`, which becomes the row's place in that child.
  @inline(__always)
  func child(holding remaining: inout Int) -> Int {
    let count = info.count
    let slots = unsafe self.slots
    var index = 0
    while index + 8 < count {
      let block = unsafe Int(
        UnsafeRawPointer(slots + index).loadUnaligned(as: SIMD8<Int32>.self).wrappedSum())
      if remaining < block { break }
      remaining &-= block
      index &+= 8
    }
    while index + 1 < count {
      let next = unsafe Int(slots[index])
      if remaining < next { break }
      remaining &-= next
      index &+= 1
    }
    return index
  }

  /// The height of a branch's first `end` children.
  @inline(__always)
  func height(upTo end: Int, _ estimates: ClassEstimates) -> Int {
    var height = 0
    let known = unsafe self.known
    for index in 0..<end { unsafe height &+= known[index] }
    for estimateClass in 0..<estimates.classCount {
      let column = unsafe unmeasured(estimateClass)
      var rows: Int32 = 0
      for index in 0..<end { unsafe rows &+= column[index] }
      height &+= Int(rows) &* estimates[estimateClass]
    }
    return height
  }

  /// Whether the eight words from `index` on are one row each, and no second word of a tall height follows.
  @inline(__always)
  func isPlainBlock(_ index: Int, _ count: Int) -> Bool {
    guard index &+ 8 < count, unsafe !words[index &+ 8].isBeyond else { return false }
    // The two bits of a row's word differ, those of a run or a second word do not.
    let pairs = unsafe UnsafeRawPointer(self.words + index)
    var isRow = UInt64.max
    for pair in 0..<4 {
      let words = unsafe pairs.loadUnaligned(fromByteOffset: pair &* 8, as: UInt64.self)
      isRow &= words ^ (words &<< 1)
    }
    return isRow & 0x8000_0000_8000_0000 == 0x8000_0000_8000_0000
  }

  /// The word of the leaf that holds the row at `position`, and the rows before it within that word.
  @inline(__always)
  func word(of position: Int) -> (index: Int, offset: Int) {
    if info.isDirect { return (position, 0) }
    return word(from: (0, 0), advancedBy: position)
  }

  /// The word that holds the row a number of rows behind one.
  @inline(__always)
  func word(from start: (index: Int, offset: Int), advancedBy rows: Int) -> (index: Int, offset: Int) {
    let count = info.count
    var remaining = start.offset &+ rows
    var index = start.index
    while index < count {
      if remaining >= 8, index &+ 8 <= count {
        let block = blockRows(index)
        if block <= remaining {
          remaining &-= block
          index &+= 8
          continue
        }
      }
      let rows = unsafe words[index].slots
      if remaining < rows { break }
      remaining &-= rows
      index &+= 1
    }
    return (index, remaining)
  }

  /// The number of rows that eight words stand for.
  @inline(__always)
  private func blockRows(_ index: Int) -> Int {
    let words = unsafe self.words + index
    var rows: UInt32 = 0
    // Without branches, so that it is done four words at a time; eight lengths of 27 bits fit in 32 bits.
    for place in 0..<8 {
      let bits = unsafe words[place].bits
      let isRun = bits >> 30 == 0
      let isRow = (bits ^ bits &<< 1) >> 31
      rows &+= isRun ? bits & RowWord.payloadMask : isRow
    }
    return Int(rows)
  }

  /// The heights of the leaf's rows before `position`, without gaps, and the word that holds the row.
  @inline(__always)
  func leafHeight(before position: Int, _ estimates: ClassEstimates) -> (height: Int, index: Int) {
    if info.isDirect { return (knownSum(0, position), position) }
    let count = info.count
    var remaining = position
    var height = 0
    var index = 0
    while index < count {
      if remaining >= 8, isPlainBlock(index, count) {
        height &+= blockSum(index)
        remaining &-= 8
        index &+= 8
        continue
      }
      let word = unsafe words[index]
      if word.isRun {
        let rows = min(word.payload, remaining)
        height &+= rows &* estimates[word.estimateClass]
        remaining &-= rows
        if rows < word.payload { break }
      } else {
        if remaining == 0, !word.isBeyond { break }
        height &+= word.known
        remaining &-= word.slots
      }
      index &+= 1
    }
    return (height, index)
  }

  /// The sum of the heights of eight words that are rows each.
  @inline(__always)
  private func blockSum(_ index: Int) -> Int {
    let words = unsafe UnsafeRawPointer(self.words)
    let block = unsafe words.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
    // Eight times 27 bits fit in 32 bits.
    return Int((block & SIMD8(repeating: RowWord.payloadMask)).wrappedSum())
  }

  /// The sum of the heights of words that are rows each.
  @inline(__always)
  func knownSum(_ start: Int, _ end: Int) -> Int {
    let words = unsafe UnsafeRawPointer(self.words)
    let low = SIMD8<UInt32>(repeating: 0xFFFF)
    let high = SIMD8<UInt32>(repeating: RowWord.payloadMask >> 16)
    var lows = SIMD8<UInt32>(repeating: 0)
    var highs = SIMD8<UInt32>(repeating: 0)
    var index = start
    while index &+ 8 <= end {
      let block = unsafe words.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      lows &+= block & low
      highs &+= (block &>> 16) & high
      index &+= 8
    }
    var sum = Int(lows.wrappedSum()) &+ Int(highs.wrappedSum()) << 16
    while index < end {
      sum &+= unsafe self.words[index].payload
      index &+= 1
    }
    return sum
  }

  /// What the leaf keeps of the row at word `index`.
  @inline(__always)
  func value(at index: Int, _ staleness: Staleness) -> SlotValue {
    guard index < info.count else { return SlotValue() }
    let word = unsafe words[index]
    let estimateClass = word.estimateClass
    if word.isRun { return SlotValue(estimateClass: estimateClass) }
    let current = word.isMeasured && !staleness.isStale(estimateClass, stampedAt: info.stamp)
    var value = SlotValue(
      state: current ? .measured : .stale, estimateClass: estimateClass, height: fullHeight(at: index))
    if !info.isDirect, index + 1 < info.count, let stamp = unsafe words[index + 1].estimateStamp {
      value.state = .unmeasured
      value.estimateStamp = stamp
    }
    return value
  }

  /// The height at word `index`, with what a second word adds.
  @inline(__always)
  func fullHeight(at index: Int) -> Int {
    var height = unsafe words[index].payload
    if !info.isDirect, index + 1 < info.count, unsafe words[index + 1].isBeyond {
      height &+= unsafe words[index + 1].known
    }
    return height
  }

  /// The last child whose first row's top is at most `y`, passing what is before it.
  @inline(__always)
  func child(topAtMost y: Int, _ gap: Int, _ estimates: ClassEstimates, _ cursor: inout RowTree.Cursor) -> Int
  {
    let count = info.count
    var index = 0
    while index + 8 < count {
      let next = step(index, 8, estimates)
      if next.height &+ cursor.height &+ (next.row &+ cursor.row) &* gap > y { break }
      cursor.height &+= next.height
      cursor.row &+= next.row
      index &+= 8
    }
    while index + 1 < count {
      let next = step(index, 1, estimates)
      if next.height &+ cursor.height &+ (next.row &+ cursor.row) &* gap > y { break }
      cursor.height &+= next.height
      cursor.row &+= next.row
      index &+= 1
    }
    return index
  }

  /// What eight children, or one, add up to.
  @inline(__always)
  private func step(_ index: Int, _ length: Int, _ estimates: ClassEstimates) -> RowTree.Cursor {
    if length == 1 {
      var height = unsafe known[index]
      for estimateClass in 0..<estimates.classCount {
        height &+= unsafe Int(unmeasured(estimateClass)[index]) &* estimates[estimateClass]
      }
      return RowTree.Cursor(row: unsafe Int(slots[index]), height: height)
    }
    var height = unsafe UnsafeRawPointer(known + index).loadUnaligned(as: SIMD8<Int>.self).wrappedSum()
    for estimateClass in 0..<estimates.classCount {
      let rows = unsafe UnsafeRawPointer(unmeasured(estimateClass) + index)
        .loadUnaligned(as: SIMD8<Int32>.self).wrappedSum()
      height &+= Int(rows) &* estimates[estimateClass]
    }
    let rows = unsafe UnsafeRawPointer(slots + index).loadUnaligned(as: SIMD8<Int32>.self).wrappedSum()
    return RowTree.Cursor(row: Int(rows), height: height)
  }

  /// The word of the last row of the leaf whose top is at most `y`, passing what is before the row.
  @inline(__always)
  func word(topAtMost y: Int, _ gap: Int, _ estimates: ClassEstimates, _ cursor: inout RowTree.Cursor) -> Int
  {
    let count = info.count
    var index = 0
    // The last candidate so far; rows behind it follow while their tops are at most y.
    var found = (index: 0, cursor: cursor)
    var passed = cursor
    while index < count {
      if isPlainBlock(index, count) {
        let height = passed.height &+ blockSum(index)
        if height &+ (passed.row &+ 8) &* gap <= y {
          passed = RowTree.Cursor(row: passed.row &+ 8, height: height)
          index &+= 8
          continue
        }
      }
      let word = unsafe words[index]
      if passed.height &+ passed.row &* gap > y { break }
      if word.isRun {
        let estimate = estimates[word.estimateClass]
        let step = estimate &+ gap
        let room = y &- passed.height &- passed.row &* gap
        let rows = step == 0 ? word.payload &- 1 : min(word.payload &- 1, room / step)
        found = (
          index, RowTree.Cursor(row: passed.row &+ rows, height: passed.height &+ rows &* estimate)
        )
        passed.row &+= word.payload
        passed.height &+= word.payload &* estimate
        index &+= 1
      } else {
        found = (index, passed)
        passed.row &+= 1
        passed.height &+= fullHeight(at: index)
        index &+= 1
        if index < count, unsafe words[index].isBeyond { index &+= 1 }
      }
    }
    cursor = found.cursor
    return found.index
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
