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
    let children = highest.map {
      program.nodes[Int(program.childList[range.lowerBound + Int(program.order[$0])])]
    }
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
    var group = range.lowerBound
    var orders: [(Int, [Int32])] = []
    while group < range.upperBound {
      let count = Int(program.groupLengths[group])
      let places = program.order[group..<group + count].map { Int($0) }
      guard let order = staticOrder(places, in: range.lowerBound, axis) else { return }
      orders.append((group, order))
      group += max(1, count)
    }
    for (group, order) in orders {
      for (step, place) in order.enumerated() { program.order[group + step] = place }
    }
    program.nodes[node].hasStaticOrder = true
  }

  private mutating func staticOrder(_ places: [Int], in start: Int, _ axis: Axis) -> [Int32]? {
    func node(_ place: Int) -> RowNode { program.nodes[Int(program.childList[start + place])] }
    func fact(_ place: Int) -> RowNode.Facts { node(place)[axis] }
    let unknown = places.filter { fact($0).least.isNaN || fact($0).greatest.isNaN }
    let known = places.filter { !fact($0).least.isNaN && !fact($0).greatest.isNaN }
    let unbounded = known.filter { fact($0).greatest == .infinity }
    let bounded = known.filter { fact($0).greatest < .infinity }
    let sortedUnbounded = unbounded.sorted {
      fact($0).least != fact($1).least ? fact($0).least > fact($1).least : $0 < $1
    }
    if unknown.isEmpty {
      let sortedBounded = bounded.sorted {
        let first = fact($0).greatest - fact($0).least
        let second = fact($1).greatest - fact($1).least
        return first != second ? first < second : $0 < $1
      }
      return (sortedBounded + sortedUnbounded).map { Int32($0) }
    }
    let areFixed = bounded.allSatisfy { fact($0).greatest == fact($0).least && node($0).isMonotone }
    guard unknown.count == 1, areFixed, let only = unknown.first else { return nil }
    // Where nothing else is unbounded it comes last, whether it is bounded or not.
    guard fact(only).isBounded || unbounded.isEmpty, node(only).isMonotone else { return nil }
    if !bounded.allSatisfy({ $0 < only }) {
      guard fact(only).isSteady else { return nil }
      if axis == .horizontal { program.needsUnbrokenTexts = true }
    }
    return (bounded + [only] + sortedUnbounded).map { Int32($0) }
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
