extension Resolver {
  /// A stack's children sized by rules S2 to S5, and its size (rule S7). What each child was offered and took stays in
  /// the scratch until the next run.
  mutating func runStack(_ index: Int, _ proposal: Proposal, _ axis: Axis) -> Extent {
    shareOutAll(index, proposal, axis)
    var length = Length(program.nodes[index].gaps)
    for place in program.nodes[index].children { length += mainLength(place, axis) }
    let crossLength = alignChildren(index, program.nodes[index].children, axis).extent
    return Extent(along: length, across: crossLength, axis)
  }

  /// Sizes the children: each by itself where the length along the axis is open (rule S4), else out of what is there.
  private mutating func shareOutAll(_ index: Int, _ proposal: Proposal, _ axis: Axis) {
    let (main, cross) = (proposal[axis], proposal[across: axis])
    if main.isUnspecified {
      for place in program.nodes[index].children { sizeChild(place, main, cross, axis) }
    } else {
      shareOut(index, main - Length(program.nodes[index].gaps), cross, axis)
    }
  }

  @inline(__always)
  mutating func sizeChild(_ place: Int, _ main: Length, _ cross: Length, _ axis: Axis) {
    propose(Proposal(along: main, across: cross, axis), to: place)
  }

  /// Sizes the child that the scratch holds at a place.
  @inline(__always)
  mutating func propose(_ offer: Proposal, to place: Int) {
    scratch.children[place].proposal = offer
    scratch.children[place].size = size(Int(program.childList[place]), offer)
  }

  /// Gives a child its place along an axis and across it.
  @inline(__always)
  mutating func put(_ place: Int, along: Length, across: Length, _ axis: Axis) {
    scratch.children[place].x = axis == .horizontal ? along : across
    scratch.children[place].y = axis == .horizontal ? across : along
  }

  @inline(__always)
  func mainLength(_ place: Int, _ axis: Axis) -> Length {
    scratch.children[place].size[axis]
  }

  /// Shares a finite or infinite length out among the groups of equal priority (rules S2, S5, S6).
  private mutating func shareOut(_ index: Int, _ length: Length, _ cross: Length, _ axis: Axis) {
    let range = program.nodes[index].children
    // Out of infinity everyone is offered infinity, out of nothing nothing: the order does not matter.
    guard length.value > 0, length.value < .infinity else {
      if length.value <= 0 { interval.keepNotNegative(.zero - length) }
      let share = length.value > 0 ? Length.infinity : .zero
      for place in range { sizeChild(place, share, cross, axis) }
      return
    }
    var available = length
    var group = range.lowerBound
    while group < range.upperBound {
      let count = Int(program.groupLengths[group])
      let next = group + count
      var left = available
      for place in next..<range.upperBound {
        left -= leastLength(range.lowerBound + Int(program.order[place]), cross, axis)
      }
      let isOrdered = program.nodes[index].hasStaticOrder || count == 1
      if !isOrdered { orderByFlexibility(group..<next, in: range.lowerBound, cross, axis) }
      for step in group..<next {
        let child =
          range.lowerBound + Int(isOrdered ? program.order[step] : scratch.order[step])
        let share = left / Double(next - step)
        sizeChild(child, notNegative(share), cross, axis)
        let taken = mainLength(child, axis)
        left -= taken
        available -= taken
      }
      group = next
    }
  }

  /// The answer to 0 along the axis.
  mutating func leastLength(_ place: Int, _ cross: Length, _ axis: Axis) -> Length {
    let child = Int(program.childList[place])
    let known = program.nodes[child][axis].least
    return known.isNaN ? size(child, Proposal(along: .zero, across: cross, axis))[axis] : Length(known)
  }

  /// The answer to infinity along the axis.
  private mutating func greatestLength(_ place: Int, _ cross: Length, _ axis: Axis) -> Length {
    let child = Int(program.childList[place])
    let known = program.nodes[child][axis].greatest
    return known.isNaN ? size(child, Proposal(along: .infinity, across: cross, axis))[axis] : Length(known)
  }

  /// Sorts a group by rule S3: less flexible first, among unbounded ones the larger minimum first.
  private mutating func orderByFlexibility(
    _ group: Range<Int>, in start: Int, _ cross: Length, _ axis: Axis
  ) {
    for step in group {
      let place = start + Int(program.order[step])
      scratch.children[place].least = leastLength(place, cross, axis)
      scratch.children[place].greatest = greatestLength(place, cross, axis)
    }
    let children = scratch.children
    let sorted = byFlexibility(Array(program.order[group])) { children[start + Int($0)].flexibility }
    for (step, place) in zip(group, sorted) { scratch.order[step] = place }
  }

  /// Returns the line of the guides of some children in the aligned children, and their extent across the axis (rule S7). The
  /// guides stay in the scratch.
  mutating func alignChildren(
    _ index: Int, _ places: Range<Int>, _ axis: Axis
  ) -> (line: Length, extent: Length) {
    let node = program.nodes[index]
    let guide = Int(axis == .horizontal ? node.verticalGuide : node.horizontalGuide)
    if hasPlainGuide(index, guide) {
      var extent = Length.zero
      for place in places {
        let length = scratch.children[place].size[across: axis]
        scratch.children[place].guide = plainGuide(guide, length)
        extent = larger(extent, length)
      }
      return (plainGuide(guide, extent), extent)
    }
    var before = Length.zero
    var after = Length.zero
    for place in places {
      let value = guideValue(place, guide)
      scratch.children[place].guide = value
      before = larger(before, value)
      after = larger(after, scratch.children[place].size[across: axis] - value)
    }
    return (before, before + after)
  }

  /// True if the guide follows from a child's size alone in all children, as the edges and centres do.
  @inline(__always)
  private func hasPlainGuide(_ index: Int, _ guide: Int) -> Bool {
    guide < 6 && program.nodes[index].childrenExplicitGuides & (1 << UInt64(guide)) == 0
  }

  /// Gives the children of a stack their places, by a run with the stack's placing proposal (rule S8).
  mutating func arrangeStack(_ index: Int, _ proposal: Proposal, _ size: Extent, _ axis: Axis) {
    var placing = proposal
    if axis == .horizontal, proposal.height.isUnspecified { placing.height = size.height }
    if axis == .vertical, proposal.width.isUnspecified { placing.width = size.width }
    shareOutAll(index, placing, axis)
    let line = alignChildren(index, program.nodes[index].children, axis).line
    var along = Length.zero
    for place in program.nodes[index].children {
      along += Length(program.gaps[place])
      put(place, along: along, across: line - scratch.children[place].guide, axis)
      along += mainLength(place, axis)
    }
  }

  // MARK: Z stacks

  /// Rule Z1: the highest priority's children only.
  mutating func zstackSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let range = program.nodes[index].children
    var size = Extent.zero
    guard !range.isEmpty else { return size }
    let highest = range.lowerBound + Int(program.groupLengths[range.lowerBound])
    for step in range.lowerBound..<highest {
      let place = range.lowerBound + Int(program.order[step])
      let taken = self.size(Int(program.childList[place]), proposal)
      size.width = larger(size.width, taken.width)
      size.height = larger(size.height, taken.height)
    }
    return size
  }

  /// Rules Z2 and Z3: every child is proposed the stack's size; the highest priority's guides fix the point.
  mutating func arrangeZStack(_ index: Int, _ size: Extent) {
    let node = program.nodes[index]
    let range = node.children
    guard !range.isEmpty else { return }
    let offer = Proposal(width: size.width, height: size.height)
    for place in range { propose(offer, to: place) }
    var x = Length(-.infinity)
    var y = Length(-.infinity)
    let highest = range.lowerBound + Int(program.groupLengths[range.lowerBound])
    for step in range.lowerBound..<highest {
      let place = range.lowerBound + Int(program.order[step])
      x = larger(x, guideValue(place, Int(node.horizontalGuide)))
      y = larger(y, guideValue(place, Int(node.verticalGuide)))
    }
    for place in range {
      scratch.children[place].x = x - guideValue(place, Int(node.horizontalGuide))
      scratch.children[place].y = y - guideValue(place, Int(node.verticalGuide))
    }
  }
}
