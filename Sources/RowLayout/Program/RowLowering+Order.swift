extension RowLowering {
  /// Computes ahead a stack's answers to 0 and infinity, its groups of equal priority, and, where it does not depend on
  /// texts, the order in which a group is sized.
  mutating func finishStack(_ node: Int, _ axis: Axis) {
    groupByPriority(node)
    let children = program.nodes[node].children.map { program.nodes[Int(program.childList[$0])] }
    let guide = axis == .horizontal ? program.nodes[node].verticalGuide : program.nodes[node].horizontalGuide
    let isPlain = guide < 6 && program.nodes[node].childrenExplicitGuides & 0x3F == 0
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    program.nodes[node][axis] = children.facts(inLineAlong: axis, gaps: program.nodes[node].gaps)
    program.nodes[node][across] =
      isPlain ? children.facts(inPileAlong: across) : children.openFacts(along: across)
    program.nodes[node].isMonotone = children.allSatisfy { $0.isMonotone }
    orderGroups(node, axis)
  }

  mutating func finishZStack(_ node: Int) {
    groupByPriority(node)
    let range = program.nodes[node].children
    guard !range.isEmpty else {
      setFacts(node, width: (0, 0), height: (0, 0))
      return
    }
    let highest = range.lowerBound..<range.lowerBound + Int(program.groupLengths[range.lowerBound])
    let children = highest.map { child(program.order[$0], in: range.lowerBound) }
    program.nodes[node].isMonotone = children.allSatisfy { $0.isMonotone }
    program.nodes[node].width = children.facts(inPileAlong: .horizontal)
    program.nodes[node].height = children.facts(inPileAlong: .vertical)
  }

  /// Rule S2: groups of equal priority, the highest first, each in the order of declaration.
  private mutating func groupByPriority(_ node: Int) {
    let range = program.nodes[node].children
    let priorities = range.map { program.nodes[Int(program.childList[$0])].priority }
    let order = priorities.indices.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    var begin = 0
    for (step, place) in order.enumerated() {
      program.order[range.lowerBound + step] = Int32(place)
      let isLast = step + 1 == order.count || priorities[order[step + 1]] != priorities[place]
      if isLast {
        program.groupLengths[range.lowerBound + begin] = Int32(step + 1 - begin)
        begin = step + 1
      }
    }
  }

  /// Sorts the groups by rule S3 where that is possible beforehand: the answers to 0 and infinity are known, or are
  /// unknown for one child alone, which then goes behind the inflexible and, if it is bounded, before the unbounded.
  /// (If that child turns out inflexible after all, it must come in its turn, unless it takes the same at any offer.)
  private mutating func orderGroups(_ node: Int, _ axis: Axis) {
    let range = program.nodes[node].children
    var turns: [Turn] = []
    turns.reserveCapacity(range.count)
    var group = range.lowerBound
    while group < range.upperBound {
      let end = group + max(1, Int(program.groupLengths[group]))
      for step in group..<end { turns.append(turn(of: program.order[step], in: range.lowerBound, axis)) }
      let members = group - range.lowerBound..<end - range.lowerBound
      guard isOrderKnown(of: turns[members], in: range.lowerBound, axis) else { return }
      turns[members].sort { $0.isBefore($1) }
      group = end
    }
    for (step, turn) in turns.enumerated() { program.order[range.lowerBound + step] = turn.place }
    program.nodes[node].hasStaticOrder = true
  }

  /// A child's turn among those of its priority, by rule S3.
  private struct Turn {
    enum Rank: Int { case bounded, unknown, unbounded }
    var rank: Rank
    /// Children of a rank come in the order of these, then of their places.
    var key: Double
    var place: Int32

    func isBefore(_ other: Turn) -> Bool {
      if rank != other.rank { return rank.rawValue < other.rank.rawValue }
      return key != other.key ? key < other.key : place < other.place
    }
  }

  private func turn(of place: Int32, in start: Int, _ axis: Axis) -> Turn {
    let facts = child(place, in: start)[axis]
    if facts.least.isNaN || facts.greatest.isNaN { return Turn(rank: .unknown, key: 0, place: place) }
    return facts.greatest == .infinity
      ? Turn(rank: .unbounded, key: -facts.least, place: place)
      : Turn(rank: .bounded, key: facts.greatest - facts.least, place: place)
  }

  private func child(_ place: Int32, in start: Int) -> RowNode {
    program.nodes[Int(program.childList[start + Int(place)])]
  }

  /// True if the children of a group come in the order of their turns whatever is proposed.
  private mutating func isOrderKnown(of turns: ArraySlice<Turn>, in start: Int, _ axis: Axis) -> Bool {
    guard let only = turns.first(where: { $0.rank == .unknown }) else { return true }
    let node = child(only.place, in: start)
    guard node.isMonotone else { return false }
    var isLast = true
    for turn in turns where turn.place != only.place {
      switch turn.rank {
      case .unknown: return false
      // It comes last if nothing else is unbounded, whether it is bounded or not.
      case .unbounded: guard node[axis].isBounded else { return false }
      case .bounded:
        guard turn.key == 0, child(turn.place, in: start).isMonotone else { return false }
        if turn.place > only.place { isLast = false }
      }
    }
    guard !isLast else { return true }
    guard node[axis].isSteady else { return false }
    if axis == .horizontal { program.needsUnbrokenTexts = true }
    return true
  }
}

extension [RowNode] {
  /// The facts of nodes along an axis of which no more is known than where their lengths end.
  fileprivate func openFacts(along axis: Axis) -> RowNode.Facts {
    RowNode.Facts(isBounded: allSatisfy { $0[axis].isBounded }, isSteady: false)
  }

  /// The facts of nodes one after the other.
  fileprivate func facts(inLineAlong axis: Axis, gaps: Double) -> RowNode.Facts {
    var facts = openFacts(along: axis)
    facts.least = reduce(0) { $0 + $1[axis].least } + gaps
    // Overlapping parts share the overlap even at 0, so that their least lengths do not add up.
    if gaps < 0, !allSatisfy({ $0[axis].least == $0[axis].greatest }) { facts.least = .nan }
    facts.greatest = reduce(0) { $0 + $1[axis].greatest } + gaps
    facts.isSteady = allSatisfy { $0[axis].isSteady }
    return facts
  }

  /// The facts of nodes on top of each other: the largest answers, NaN where one is not known.
  fileprivate func facts(inPileAlong axis: Axis) -> RowNode.Facts {
    var facts = openFacts(along: axis)
    facts.least = reduce(0) { larger($0, $1[axis].least) }
    facts.greatest = reduce(0) { larger($0, $1[axis].greatest) }
    return facts
  }
}

/// The larger of two answers, NaN where one is not known.
private func larger(_ a: Double, _ b: Double) -> Double { a.isNaN || b.isNaN ? .nan : max(a, b) }
