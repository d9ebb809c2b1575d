@testable import RowLayout

/// Stacks, by rules S1 to S7 and Z1.
extension NaiveResolver {
  /// The children with their proposals, sizes and places.
  struct Arranged {
    var part: Part
    var offer: Offer
    var size: Size
    var x = 0.0
    var y = 0.0
  }

  func container(_ part: Part, _ offer: Offer) -> Size {
    let (children, axis) = childrenOf(part)
    if let only = onlyChild(of: part) { return size(only, offer) }
    guard let axis else { return pile(children, offer) }
    let arranged = share(part, children, axis, offer)
    return extent(part, arranged, axis)
  }

  func childrenOf(_ part: Part) -> ([Part], Axis?) {
    switch part.description.kind {
    case .hstack(_, _, let children):
      (spread(children).map { Part(description: $0, axis: .horizontal) }, .horizontal)
    case .vstack(_, _, let children):
      (spread(children).map { Part(description: $0, axis: .vertical) }, .vertical)
    case .zstack(_, let children): (spread(children).map { Part(description: $0, axis: nil) }, nil)
    case .flex(let flex, let children): (children.map { Part(description: $0, axis: flex.axis) }, nil)
    default: ([], nil)
    }
  }

  /// The parts of the conditions that hold (rule C1).
  private func spread(_ children: [RowDescription]) -> [RowDescription] {
    children.flatMap { child in
      guard case .conditional(let holds, let then, let otherwise) = child.kind else { return [child] }
      return spread(holds ? then : otherwise)
    }
  }

  /// The child that a stack behaves as: its only one, where no condition stands beside it (rule S10).
  func onlyChild(of part: Part) -> Part? {
    let (children, _) = childrenOf(part)
    let all: [RowDescription]
    switch part.description.kind {
    case .hstack(_, _, let own), .vstack(_, _, let own), .zstack(_, let own): all = own
    default: return nil
    }
    guard children.count == 1 else { return nil }
    let isStatic = all.allSatisfy { if case .conditional = $0.kind { false } else { true } }
    return isStatic ? children[0] : nil
  }

  func priority(_ part: Part) -> Double {
    switch part.description.kind {
    case .layoutPriority(let value, _): value
    case .spacer: -.infinity
    case .fixedSize(_, _, let child), .overlay(_, _, let child), .background(_, _, let child),
      .border(_, _, let child), .offset(_, _, let child), .alignmentGuide(_, _, let child),
      .flexItem(_, let child):
      priority(inside(part, child))
    case .hstack, .vstack, .zstack:
      childrenOf(part).0.isEmpty ? -.infinity : onlyChild(of: part).map(priority) ?? 0
    default: 0
    }
  }

  func pile(_ children: [Part], _ offer: Offer) -> Size {
    let highest = children.map(priority).max() ?? 0
    return children.filter { priority($0) == highest }.reduce(Size.zero) { result, child in
      let taken = size(child, offer)
      return Size(width: max(result.width, taken.width), height: max(result.height, taken.height))
    }
  }

  /// The gap before each child but the first (rules S1, G2).
  func gaps(_ part: Part, _ children: [Part]) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      switch part.description.kind {
      case .hstack(_, let spacing, _): spacing ?? gap(wishes(first).trailing, wishes(second).leading)
      case .vstack(_, let spacing, _): spacing ?? gap(wishes(first).bottom, wishes(second).top)
      default: 0
      }
    }
  }

  func length(_ size: Size, _ axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }

  func offer(_ main: Double?, _ cross: Double?, _ axis: Axis) -> Offer {
    axis == .horizontal ? Offer(width: main, height: cross) : Offer(width: cross, height: main)
  }

  func share(_ part: Part, _ children: [Part], _ axis: Axis, _ proposal: Offer) -> [Arranged] {
    let main = axis == .horizontal ? proposal.width : proposal.height
    let cross = axis == .horizontal ? proposal.height : proposal.width
    var result: [Arranged] = children.map { Arranged(part: $0, offer: offer(nil, cross, axis), size: .zero) }
    guard let main else {
      for index in result.indices { result[index].size = size(result[index].part, result[index].offer) }
      return result
    }
    func answer(_ child: Part, _ length: Double) -> Double {
      // Guides at infinity leave no number; such a part takes whatever it is given.
      let taken = self.length(size(child, offer(length, cross, axis)), axis)
      return taken.isNaN ? .infinity : taken
    }
    var available = main - gaps(part, children).reduce(0, +)
    let priorities = children.map(priority)
    for group in Set(priorities).sorted(by: >) {
      let held = children.indices.filter { priorities[$0] < group }.reduce(0) { $0 + answer(children[$1], 0) }
      var left = available == .infinity ? available : available - held
      let members = children.indices.filter { priorities[$0] == group }.sorted { a, b in
        let least = (answer(children[a], 0), answer(children[b], 0))
        let greatest = (answer(children[a], .infinity), answer(children[b], .infinity))
        let first = greatest.0 == .infinity ? .infinity : greatest.0 - least.0
        let second = greatest.1 == .infinity ? .infinity : greatest.1 - least.1
        if first == .infinity, second == .infinity {
          return least.0 != least.1 ? least.0 > least.1 : a < b
        }
        return first != second ? first < second : a < b
      }
      for (step, index) in members.enumerated() {
        let share = max(0, left / Double(members.count - step))
        result[index].offer = offer(share, cross, axis)
        result[index].size = size(children[index], result[index].offer)
        let taken = length(result[index].size, axis)
        if left < .infinity { left -= taken }
        if available < .infinity { available -= taken }
      }
    }
    return result
  }

  /// The place in a child of the guide by which a stack lines its children up.
  func guide(_ part: Part, _ child: Arranged) -> Double {
    switch part.description.kind {
    case .hstack(let alignment, _, _): guide(alignment.key, child)
    case .vstack(let alignment, _, _): guide(alignment.key, child)
    default: 0
    }
  }

  func line(_ part: Part, _ arranged: [Arranged], _ axis: Axis) -> (before: Double, after: Double) {
    arranged.reduce((0, 0)) { result, child in
      // A guide in something at infinity is no number any more.
      let place = guide(part, child)
      let value = place.isNaN ? .infinity : place
      let across = axis == .horizontal ? child.size.height : child.size.width
      // Behind a guide at infinity there is nothing left.
      let rest = value == .infinity ? 0 : across - value
      return (max(result.0, value), max(result.1, rest))
    }
  }

  func extent(_ part: Part, _ arranged: [Arranged], _ axis: Axis) -> Size {
    let main = arranged.reduce(gaps(part, arranged.map(\.part)).reduce(0, +)) { $0 + length($1.size, axis) }
    let (before, after) = line(part, arranged, axis)
    return axis == .horizontal
      ? Size(width: main, height: before + after) : Size(width: before + after, height: main)
  }
}
