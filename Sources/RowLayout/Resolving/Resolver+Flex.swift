/// Flexible containers, by CSS Flexible Box Layout without greatest lengths (rules FX1 to FX6).
///
/// An item's own data lie in the scratch: its basis, its least length, and its length in its line.
extension Resolver {
  /// The extent of all lines.
  mutating func flexSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let axis = flex(index).axis
    let children = program.nodes[index].children
    var longest = Length.zero
    var across = Length.zero
    setBases(index, proposal)
    var start = children.lowerBound
    while start < children.upperBound {
      let line = start..<lineEnd(from: start, index, proposal)
      longest = larger(longest, resolveLine(line, index, proposal))
      if start > children.lowerBound { across += Length(flex(index).lineSpacing) }
      across += alignChildren(index, line, axis).extent
      start = line.upperBound
    }
    return Extent(along: longest, across: across, axis)
  }

  /// Gives the items their places; each is proposed its line's extent across the axis where that was open (rule FX6).
  mutating func arrangeFlex(_ index: Int, _ proposal: Proposal, _ size: Extent) {
    let axis = flex(index).axis
    let children = program.nodes[index].children
    let isOpen = crossProposal(index, proposal).isUnspecified
    setBases(index, proposal)
    var across = Length.zero
    var start = children.lowerBound
    while start < children.upperBound {
      let line = start..<lineEnd(from: start, index, proposal)
      let length = resolveLine(line, index, proposal)
      var aligned = alignChildren(index, line, axis)
      let extent = aligned.extent
      if isOpen {
        for place in line { sizeChild(place, scratch.items[place].length, extent, axis) }
        aligned = alignChildren(index, line, axis)
      }
      var along = lineStart(index, length, size, axis)
      for place in line {
        let crossPlace = across + aligned.line - scratch.children[place].guide
        scratch.children[place].x = axis == .horizontal ? along : crossPlace
        scratch.children[place].y = axis == .horizontal ? crossPlace : along
        along += scratch.items[place].length + Length(flex(index).spacing)
      }
      across += extent + Length(flex(index).lineSpacing)
      start = line.upperBound
    }
  }

  @inline(__always)
  private func flex(_ index: Int) -> FlexProgram { program.flexes[Int(program.nodes[index].payload)] }

  private func item(_ place: Int, _ index: Int) -> FlexProgram.Item {
    program.flexes[Int(program.nodes[index].payload)].items[place - Int(program.nodes[index].childStart)]
  }

  private func mainProposal(_ index: Int, _ proposal: Proposal) -> Length {
    proposal[flex(index).axis]
  }

  /// The length across the axis that items are proposed: of several lines of a row none knows how high it is.
  private func crossProposal(_ index: Int, _ proposal: Proposal) -> Length {
    guard flex(index).axis == .horizontal else { return proposal.width }
    return flex(index).wraps ? .unspecified : proposal.height
  }

  /// The place of a line's beginning in the container by the container's alignment.
  private mutating func lineStart(_ index: Int, _ length: Length, _ size: Extent, _ axis: Axis) -> Length {
    let node = program.nodes[index]
    let guide = Int(axis == .horizontal ? node.horizontalGuide : node.verticalGuide)
    let line = Extent(along: length, across: size[across: axis], axis)
    return defaultGuide(guide, size) - defaultGuide(guide, line)
  }

  // MARK: Lines

  /// Each item's basis, and its length if it neither grows nor shrinks (rule FX3).
  private mutating func setBases(_ index: Int, _ proposal: Proposal) {
    let axis = flex(index).axis
    let main = mainProposal(index, proposal)
    let cross = crossProposal(index, proposal)
    for place in program.nodes[index].children {
      let item = item(place, index)
      var basis: Length?
      if !item.basis.isNaN {
        basis = Length(item.basis)
      } else if !item.fraction.isNaN, !main.isUnspecified, main.value < .infinity {
        basis = main * item.fraction
      }
      if let basis {
        let least = ended(leastLength(place, cross, axis), main)
        scratch.items[place].basis = basis
        scratch.items[place].least = least
        scratch.items[place].length = larger(basis, least)
      } else {
        sizeChild(place, .unspecified, cross, axis)
        let length = ended(mainLength(place, axis), main)
        scratch.items[place].basis = length
        scratch.items[place].least = .unspecified
        scratch.items[place].length = length
      }
    }
  }

  /// A length that has an end: that of the container for one that has none, where there is nothing to share out else (rule FX3).
  private func ended(_ length: Length, _ main: Length) -> Length {
    length.value == .infinity && !main.isUnspecified ? main : length
  }

  /// The end of the line that begins with an item: before the first item that does not fit (rule FX2).
  private mutating func lineEnd(from start: Int, _ index: Int, _ proposal: Proposal) -> Int {
    let end = program.nodes[index].children.upperBound
    let main = mainProposal(index, proposal)
    guard flex(index).wraps, !main.isUnspecified, main.value < .infinity else { return end }
    var length = scratch.items[start].length
    for place in start + 1..<max(start + 1, end) {
      length += Length(flex(index).spacing) + scratch.items[place].length
      if isPositive(withoutRounding(length - main)) { return place }
    }
    return end
  }

  /// True if a length is above 0, for decisions that do not come out the same at 0.
  private mutating func isPositive(_ length: Length) -> Bool {
    if length.value == 0, length.grows {
      interval.collapse(by: length)
      return false
    }
    interval.keepSign(of: length)
    return length.value > 0
  }

  /// A difference, 0 where nothing but the rounding of sums of parts is left of it.
  private func withoutRounding(_ difference: Length) -> Length {
    abs(difference.value) < Length.rounding && abs(difference.byWidth) < 1e-9
      && abs(difference.byHeight) < 1e-9
      ? .zero : difference
  }

  /// Sizes the items of a line, each at its length; returns the line's length.
  private mutating func resolveLine(_ line: Range<Int>, _ index: Int, _ proposal: Proposal) -> Length {
    let axis = flex(index).axis
    let cross = crossProposal(index, proposal)
    let length = shareOut(line, index, mainProposal(index, proposal), cross)
    for place in line { sizeChild(place, scratch.items[place].length, cross, axis) }
    return length
  }

  // MARK: Growing and shrinking

  /// Gives the items of a line their lengths (rule FX4); returns the line's length.
  private mutating func shareOut(
    _ line: Range<Int>, _ index: Int, _ main: Length, _ cross: Length
  ) -> Length {
    let gaps = Length(flex(index).spacing * Double(line.count - 1))
    guard main.value > 0, main.value < .infinity else {
      for place in line { setExtreme(place, index, main, cross) }
      return line.reduce(gaps) { $0 + scratch.items[$1].length }
    }
    // At 0 items are as short as they may be, whatever their factors.
    interval.keepSign(of: main)
    let length = line.reduce(gaps) { $0 + scratch.items[$1].length }
    let free = withoutRounding(main - length)
    interval.keepSign(of: free)
    let grows = free.value > 0 || (free.value == 0 && free.grows)
    guard free.value != 0 || !free.isConstant else { return length }
    for place in line { freeze(place, index, cross, grows: grows) }
    var isFilled = false
    var all: Length?
    while let shares = shares(of: line, index, main - gaps, &all, grows: grows) {
      guard giveOut(shares, to: line, index, grows: grows) else {
        isFilled = shares.factors >= 1
        break
      }
    }
    guard !isFilled else { return main }
    return line.reduce(gaps) { $0 + scratch.items[$1].length }
  }

  /// An item's length where nothing, 0 or infinity is proposed along the container (rule FX5).
  private mutating func setExtreme(_ place: Int, _ index: Int, _ main: Length, _ cross: Length) {
    let item = item(place, index)
    let axis = flex(index).axis
    if main.value == 0 {
      interval.collapse(by: main)
      guard item.shrink > 0 else { return }
      scratch.items[place].length = least(place, cross, axis)
    } else if main.value == .infinity {
      if item.grow > 0 { scratch.items[place].length = .infinity }
    } else if item.grow > 0, !item.basis.isNaN {
      sizeChild(place, .unspecified, cross, axis)
      let own = mainLength(place, axis)
      scratch.items[place].length = item.shrink > 0 ? own : larger(own, scratch.items[place].length)
    }
  }

  /// An item's least length: its answer to 0; of an item of its own length no more than that.
  private mutating func least(_ place: Int, _ cross: Length, _ axis: Axis) -> Length {
    let own = scratch.items[place]
    return own.least.isUnspecified ? smaller(leastLength(place, cross, axis), own.basis) : own.least
  }

  /// Begins an item's growing or shrinking: one without a factor keeps its length, as does one that would shrink and is longer than
  /// its basis.
  private mutating func freeze(_ place: Int, _ index: Int, _ cross: Length, grows: Bool) {
    let item = item(place, index)
    let own = scratch.items[place]
    let isHeld = !grows && own.basis.value < own.length.value
    scratch.items[place].isFrozen = (grows ? item.grow : item.shrink) == 0 || isHeld
    guard !scratch.items[place].isFrozen, own.least.isUnspecified else { return }
    // The least length of an item of its own length counts only when it shrinks.
    scratch.items[place].least = grows ? .zero : least(place, cross, flex(index).axis)
  }

  /// The length to be shared out among the items that are not frozen.
  private struct Shares {
    /// The length, negative where items shrink.
    var length: Length
    /// The sum of the items' factors.
    var factors: Double
    /// The sum of the items' weights.
    var weights: Length
  }

  /// Returns what is to be shared out; nil where no item is left to take it. What was to be shared out at first is kept in `all`.
  private mutating func shares(
    of line: Range<Int>, _ index: Int, _ main: Length, _ all: inout Length?, grows: Bool
  ) -> Shares? {
    var shares = Shares(length: main, factors: 0, weights: .zero)
    for place in line {
      let own = scratch.items[place]
      guard !own.isFrozen else {
        shares.length -= own.length
        continue
      }
      shares.length -= own.basis
      shares.factors += grows ? item(place, index).grow : item(place, index).shrink
      shares.weights += weight(place, index, grows: grows)
    }
    guard shares.factors > 0, shares.weights.value > 0 else {
      if !shares.weights.isConstant { interval.collapse() }
      return nil
    }
    let first = all ?? shares.length
    all = first
    // Factors of less than 1 together take no more than that part of all.
    if shares.factors < 1 {
      let part = first * shares.factors
      shares.length = grows ? smaller(shares.length, part) : larger(shares.length, part)
    }
    return shares
  }

  /// An item's part in what is shared out: what shrinks counts by its length, too.
  private func weight(_ place: Int, _ index: Int, grows: Bool) -> Length {
    grows ? Length(item(place, index).grow) : scratch.items[place].basis * item(place, index).shrink
  }

  /// Gives every item its share; returns true if some came out below their least length, which are frozen at it.
  private mutating func giveOut(_ shares: Shares, to line: Range<Int>, _ index: Int, grows: Bool) -> Bool {
    var isAgain = false
    for place in line where !scratch.items[place].isFrozen {
      let weight = weight(place, index, grows: grows)
      let own = scratch.items[place]
      let share = (own.basis + part(weight, of: shares)).flattened
      let isBelow = isLess(share, own.least)
      scratch.items[place].length = isBelow ? own.least : share
      guard isBelow else { continue }
      scratch.items[place].isFrozen = true
      isAgain = true
    }
    return isAgain
  }

  /// A part of what is shared out. Where weights change with the proposal it is no line over it, and holds at this one only.
  private mutating func part(_ weight: Length, of shares: Shares) -> Length {
    let ratio = weight.value / shares.weights.value
    guard weight.isConstant, shares.weights.isConstant else {
      interval.collapse()
      return Length(shares.length.value * ratio)
    }
    return shares.length * ratio
  }
}
