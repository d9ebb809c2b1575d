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

  /// Counts the words at the front that are one row each, of which `known` are sure.
  func extendLead(from known: Int) {
    let count = info.count
    var index = known
    while isPlainBlock(index, count) { index &+= 8 }
    while index < count, unsafe words[index].isRow { index &+= 1 }
    if index < count, index > 0, unsafe words[index].isBeyond { index &-= 1 }
    info.lead = index
  }

  /// The word of the leaf that holds the row at `position`, and the rows before it within that word.
  @inline(__always)
  func word(of position: Int) -> (index: Int, offset: Int) {
    let lead = info.lead
    if position < lead { return (position, 0) }
    return word(from: (lead, 0), advancedBy: position &- lead)
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
    var index = min(info.lead, position)
    var height = knownSum(0, index)
    if position < info.lead { return (height, index) }
    let count = info.count
    var remaining = position &- index
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
    // Eight times 27 bits fit in 32 bits.
    Int(block(index).wrappedSum())
  }

  /// The heights of eight words that are rows each.
  @inline(__always)
  private func block(_ index: Int) -> SIMD8<UInt32> {
    let words = unsafe UnsafeRawPointer(self.words)
    let block = unsafe words.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
    return block & SIMD8(repeating: RowWord.payloadMask)
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
    let current =
      word.isMeasured
      && (info.stamp == staleness.clock || !staleness.isStale(estimateClass, stampedAt: info.stamp))
    var value = SlotValue(
      state: current ? .measured : .stale, estimateClass: estimateClass, height: fullHeight(at: index))
    if index >= info.lead, index + 1 < info.count, let stamp = unsafe words[index + 1].estimateStamp {
      value.state = .unmeasured
      value.estimateStamp = stamp
    }
    return value
  }

  /// The height at word `index`, with what a second word adds.
  @inline(__always)
  func fullHeight(at index: Int) -> Int {
    var height = unsafe words[index].payload
    if index >= info.lead, index + 1 < info.count, unsafe words[index + 1].isBeyond {
      height &+= unsafe words[index + 1].known
    }
    return height
  }

  /// The last child whose first row's top is at most `y`, passing what is before it.
  @inline(__always)
  func child(topAtMost y: Int, _ gap: Int, _ estimates: ClassEstimates, _ cursor: inout RowReader.Cursor)
    -> Int
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
  private func step(_ index: Int, _ length: Int, _ estimates: ClassEstimates) -> RowReader.Cursor {
    if length == 1 {
      var height = unsafe known[index]
      for estimateClass in 0..<estimates.classCount {
        height &+= unsafe Int(unmeasured(estimateClass)[index]) &* estimates[estimateClass]
      }
      return RowReader.Cursor(row: unsafe Int(slots[index]), height: height)
    }
    var height = unsafe UnsafeRawPointer(known + index).loadUnaligned(as: SIMD8<Int>.self).wrappedSum()
    for estimateClass in 0..<estimates.classCount {
      let rows = unsafe UnsafeRawPointer(unmeasured(estimateClass) + index)
        .loadUnaligned(as: SIMD8<Int32>.self).wrappedSum()
      height &+= Int(rows) &* estimates[estimateClass]
    }
    let rows = unsafe UnsafeRawPointer(slots + index).loadUnaligned(as: SIMD8<Int32>.self).wrappedSum()
    return RowReader.Cursor(row: Int(rows), height: height)
  }

  /// The word of the last row of the leaf whose top is at most `y`, and the rows before it within that word, passing
  /// what is before the row.
  @inline(__always)
  func word(
    topAtMost y: Int, _ gap: Int, _ estimates: ClassEstimates, _ cursor: inout RowReader.Cursor
  ) -> (index: Int, offset: Int) {
    let count = info.count
    let lead = info.lead
    var passed = cursor
    var index = 0
    // The last candidate so far; rows behind it follow while their tops are at most y.
    var found = (index: 0, offset: 0, cursor: cursor)
    if lead > 0 {
      index = passLead(lead, y, gap, &passed)
      found = (index, 0, passed)
      if index &+ 1 < lead {
        cursor = passed
        return (index, 0)
      }
      passed.row &+= 1
      passed.height &+= unsafe words[index].payload
      index = lead
    }
    while index < count {
      if isPlainBlock(index, count) {
        let height = passed.height &+ blockSum(index)
        if height &+ (passed.row &+ 8) &* gap <= y {
          passed = RowReader.Cursor(row: passed.row &+ 8, height: height)
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
          index, rows, RowReader.Cursor(row: passed.row &+ rows, height: passed.height &+ rows &* estimate)
        )
        passed.row &+= word.payload
        passed.height &+= word.payload &* estimate
        index &+= 1
      } else {
        found = (index, 0, passed)
        passed.row &+= 1
        passed.height &+= fullHeight(at: index)
        index &+= 1
        if index < count, unsafe words[index].isBeyond { index &+= 1 }
      }
    }
    cursor = found.cursor
    return (found.index, found.offset)
  }

  /// The last of the words at the front whose top is at most `y`, the first where none is, passing what is before it.
  @inline(__always)
  private func passLead(_ lead: Int, _ y: Int, _ gap: Int, _ passed: inout RowReader.Cursor) -> Int {
    var index = 0
    // Four blocks at a time, then one, then single words; the word that is found stays in front.
    while index &+ 32 < lead {
      var sums = block(index)
      for part in 1..<4 { sums &+= block(index &+ 8 &* part) }
      // 32 times 27 bits fit in 32 bits.
      let height = passed.height &+ Int(sums.wrappedSum())
      if height &+ (passed.row &+ 32) &* gap > y { break }
      passed.height = height
      passed.row &+= 32
      index &+= 32
    }
    while index &+ 8 < lead {
      let height = passed.height &+ Int(block(index).wrappedSum())
      if height &+ (passed.row &+ 8) &* gap > y { break }
      passed.height = height
      passed.row &+= 8
      index &+= 8
    }
    while index &+ 1 < lead {
      let height = unsafe passed.height &+ words[index].payload
      if height &+ (passed.row &+ 1) &* gap > y { break }
      passed.height = height
      passed.row &+= 1
      index &+= 1
    }
    return index
  }
}
