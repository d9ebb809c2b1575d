internal import TextLayout

extension Resolver {
  /// The place of the text's measurement for a proposal, measuring only if none that is kept serves (rule T8).
  ///
  /// Kept are, for the widths 0, infinity and two others, a measurement that the proposed height did not touch, and one
  /// that it cut short.
  mutating func measure(_ index: Int, _ proposal: Proposal) -> Int {
    let text = Int(program.nodes[index].payload)
    let width = proposal.width.isUnspecified ? .infinity : proposal.width.value
    let height = proposal.height.isUnspecified ? .infinity : proposal.height.value
    let first = text * RowScratch.slotsPerText
    var slot = -1
    for place in first..<first + RowScratch.slotsPerText
    where scratch.texts[place].generation == scratch.generation
      && scratch.texts[place].serves(width: width, height: height)
    {
      slot = place
      break
    }
    if slot < 0 { slot = measureAnew(text, width: width, height: height) }
    keepWindow(of: slot, proposal)
    return slot
  }

  private mutating func measureAnew(_ text: Int, width: Double, height: Double) -> Int {
    let measured = texts[text].measure(
      width: width == .infinity ? nil : width, height: height == .infinity ? nil : height)
    let isCut = height < .infinity && measured.isTruncated && measured.lineCount > 0
    let slot = text * RowScratch.slotsPerText + slotClass(width: width, isCut: isCut)
    scratch.texts[slot] = RowScratch.TextSlot(
      generation: scratch.generation, limitingHeight: isCut ? height : .nan,
      from: min(measured.validFrom, width), to: measured.validTo > width ? measured.validTo : width.nextUp,
      width: measured.width, height: measured.height, firstBaseline: measured.firstBaseline,
      lastBaseline: measured.lastBaseline, lineCount: Int32(clamping: measured.lineCount),
      isTruncated: measured.isTruncated)
    return slot
  }

  private mutating func slotClass(width: Double, isCut: Bool) -> Int {
    let base = isCut ? 4 : 0
    if width == 0 { return base }
    if width == .infinity { return base + 1 }
    scratch.turn &+= 1
    return base + 2 + Int(scratch.turn & 1)
  }

  /// Keeps the interval to proposals for which the measurement still serves.
  private mutating func keepWindow(of slot: Int, _ proposal: Proposal) {
    let text = scratch.texts[slot]
    let width = proposal.width
    if !width.isConstant, width.value < .infinity {
      interval.keep(width, within: .init(low: text.from - width.value, high: text.to - width.value))
    }
    let height = proposal.height
    guard !height.isConstant, !height.isUnspecified else { return }
    let isOneLine = text.lineCount == 1
    if text.limitingHeight.isNaN {
      guard !isOneLine || text.isTruncated else { return }
      interval.keepNotNegative(height - Length(text.height))
    } else {
      let low = isOneLine ? -height.value : min(0, text.height - height.value)
      interval.keep(height, within: .init(low: low, high: text.limitingHeight - height.value))
    }
  }
}

extension RowScratch.TextSlot {
  /// True if the measurement is also the answer to this proposal: rule T8, and rule T6's at least one line.
  @inline(__always)
  func serves(width asked: Double, height available: Double) -> Bool {
    // A width within rounding of the end may have been meant as the end itself: it is measured anew.
    guard asked >= from, asked < to - Length.rounding || to == .infinity else { return false }
    if limitingHeight.isNaN {
      return available >= height || (lineCount == 1 && !isTruncated)
    }
    // Any height takes the same lines away that is less than what it was measured for and leaves room for those shown.
    return available == limitingHeight
      || (available < limitingHeight && (lineCount == 1 || available >= self.height))
  }
}
