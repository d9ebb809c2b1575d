/// Flexible containers, by CSS Flexible Box Layout without greatest lengths (rules FX1 to FX6).
///
/// An item's own data lie in the scratch: its basis, its least length, and its length in its line.
extension Resolver {
  /// A flexible container under a proposal.
  private struct FlexRun {
    let container: FlexProgram
    let children: Range<Int>
    /// The length that is proposed along the container.
    let main: Length
    /// The length across it that items are proposed: of several lines of a row none knows how high it is.
    let cross: Length

    init(_ index: Int, _ proposal: Proposal, in program: RowProgram) {
      container = program.flexes[Int(program.nodes[index].payload)]
      children = program.nodes[index].children
      main = proposal[container.axis]
      let isRow = container.axis == .horizontal
      cross = isRow && container.wraps ? .unspecified : proposal[across: container.axis]
    }

    var axis: Axis { container.axis }
    var spacing: Length { Length(container.spacing) }
    var lineSpacing: Length { Length(container.lineSpacing) }
    /// True if the container has a length to share out.
    var isFinite: Bool { !main.isUnspecified && main.value < .infinity }

    func item(_ place: Int) -> FlexProgram.Item { container.items[place - children.lowerBound] }
  }

  /// The extent of all lines.
  mutating func flexSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let run = FlexRun(index, proposal, in: program)
    var longest = Length.zero
    var across = Length.zero
    setBases(run)
    var start = run.children.lowerBound
    while let line = nextLine(from: &start, run) {
      longest = larger(longest, resolveLine(line, run))
      if line.lowerBound > run.children.lowerBound { across += run.lineSpacing }
      across += alignChildren(index, line, run.axis).extent
    }
    return Extent(along: longest, across: across, run.axis)
  }

  /// Gives the items their places; each is proposed its line's extent across the axis where that was open (rule FX6).
  mutating func arrangeFlex(_ index: Int, _ proposal: Proposal, _ size: Extent) {
    let run = FlexRun(index, proposal, in: program)
    let axis = run.axis
    setBases(run)
    var across = Length.zero
    var start = run.children.lowerBound
    while let line = nextLine(from: &start, run) {
      let length = resolveLine(line, run)
      var aligned = alignChildren(index, line, axis)
      let extent = aligned.extent
      if run.cross.isUnspecified {
        for place in line { sizeChild(place, scratch.items[place].length, extent, axis) }
        aligned = alignChildren(index, line, axis)
      }
      var along = lineStart(index, length, size, axis)
      for place in line {
        put(place, along: along, across: across + aligned.line - scratch.children[place].guide, axis)
        along += scratch.items[place].length + run.spacing
      }
      across += extent + run.lineSpacing
    }
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
  private mutating func setBases(_ run: FlexRun) {
    for place in run.children {
      let item = run.item(place)
      var basis: Length?
      if !item.basis.isNaN {
        basis = Length(item.basis)
      } else if !item.fraction.isNaN, run.isFinite {
        basis = run.main * item.fraction
      }
      if let basis {
        let least = ended(leastLength(place, run.cross, run.axis), run.main)
        scratch.items[place].basis = basis
        scratch.items[place].least = least
        scratch.items[place].length = larger(basis, least)
      } else {
        sizeChild(place, .unspecified, run.cross, run.axis)
        let length = ended(mainLength(place, run.axis), run.main)
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

  /// The line that begins with an item, up to the first item that does not fit (rule FX2), and where the next one begins; nil behind the
  /// last item.
  private mutating func nextLine(from start: inout Int, _ run: FlexRun) -> Range<Int>? {
    let end = run.children.upperBound
    guard start < end else { return nil }
    let first = start
    start = end
    guard run.container.wraps, run.isFinite else { return first..<end }
    var length = scratch.items[first].length
    for place in first + 1..<max(first + 1, end) {
      length += run.spacing + scratch.items[place].length
      guard isPositive(withoutRounding(length - run.main)) else { continue }
      start = place
      break
    }
    return first..<start
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
  private mutating func resolveLine(_ line: Range<Int>, _ run: FlexRun) -> Length {
    let length = shareOut(line, run)
    for place in line { sizeChild(place, scratch.items[place].length, run.cross, run.axis) }
    return length
  }

  // MARK: Growing and shrinking

  /// Gives the items of a line their lengths (rule FX4); returns the line's length.
  private mutating func shareOut(_ line: Range<Int>, _ run: FlexRun) -> Length {
    let main = run.main
    let gaps = Length(run.container.spacing * Double(line.count - 1))
    guard main.value > 0, main.value < .infinity else {
      for place in line { setExtreme(place, run) }
      return line.reduce(gaps) { $0 + scratch.items[$1].length }
    }
    // At 0 items are as short as they may be, whatever their factors.
    interval.keepSign(of: main)
    let length = line.reduce(gaps) { $0 + scratch.items[$1].length }
    let free = withoutRounding(main - length)
    interval.keepSign(of: free)
    let grows = free.value > 0 || (free.value == 0 && free.grows)
    guard free.value != 0 || !free.isConstant else { return length }
    for place in line { freeze(place, run, grows: grows) }
    var isFilled = false
    var all: Length?
    while let shares = shares(of: line, run, main - gaps, &all, grows: grows) {
      guard giveOut(shares, to: line, run, grows: grows) else {
        isFilled = shares.factors >= 1
        break
      }
    }
    guard !isFilled else { return main }
    return line.reduce(gaps) { $0 + scratch.items[$1].length }
  }

  /// An item's length where nothing, 0 or infinity is proposed along the container (rule FX5).
  private mutating func setExtreme(_ place: Int, _ run: FlexRun) {
    let item = run.item(place)
    let main = run.main
    if main.value == 0 {
      interval.collapse(by: main)
      guard item.shrink > 0 else { return }
      scratch.items[place].length = least(place, run)
    } else if main.value == .infinity {
      if item.grow > 0 { scratch.items[place].length = .infinity }
    } else if item.grow > 0, !item.basis.isNaN {
      sizeChild(place, .unspecified, run.cross, run.axis)
      let own = mainLength(place, run.axis)
      scratch.items[place].length = item.shrink > 0 ? own : larger(own, scratch.items[place].length)
    }
  }

  /// An item's least length: its answer to 0; of an item of its own length no more than that.
  private mutating func least(_ place: Int, _ run: FlexRun) -> Length {
    let own = scratch.items[place]
    guard own.least.isUnspecified else { return own.least }
    return smaller(leastLength(place, run.cross, run.axis), own.basis)
  }

  /// Begins an item's growing or shrinking: one without a factor keeps its length, as does one that would shrink and is longer than
  /// its basis.
  private mutating func freeze(_ place: Int, _ run: FlexRun, grows: Bool) {
    let item = run.item(place)
    let own = scratch.items[place]
    let isHeld = !grows && own.basis.value < own.length.value
    scratch.items[place].isFrozen = (grows ? item.grow : item.shrink) == 0 || isHeld
    guard !scratch.items[place].isFrozen, own.least.isUnspecified else { return }
    // The least length of an item of its own length counts only when it shrinks.
    scratch.items[place].least = grows ? .zero : least(place, run)
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
    of line: Range<Int>, _ run: FlexRun, _ main: Length, _ all: inout Length?, grows: Bool
  ) -> Shares? {
    var shares = Shares(length: main, factors: 0, weights: .zero)
    for place in line {
      let own = scratch.items[place]
      guard !own.isFrozen else {
        shares.length -= own.length
        continue
      }
      shares.length -= own.basis
      shares.factors += grows ? run.item(place).grow : run.item(place).shrink
      shares.weights += weight(place, run, grows: grows)
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
  private func weight(_ place: Int, _ run: FlexRun, grows: Bool) -> Length {
    grows ? Length(run.item(place).grow) : scratch.items[place].basis * run.item(place).shrink
  }

  /// Gives every item its share; returns true if some came out below their least length, which are frozen at it.
  private mutating func giveOut(
    _ shares: Shares, to line: Range<Int>, _ run: FlexRun, grows: Bool
  ) -> Bool {
    var isAgain = false
    for place in line where !scratch.items[place].isFrozen {
      let weight = weight(place, run, grows: grows)
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
