internal import TextLayout

/// A container of somebody's own in a program.
struct LayoutProgram: Sendable {
  let layout: AnyLayout
  let children: [LayoutChild]

  /// True if the container is a frame relative to the scroll view, list or row around it.
  var isRelative: Bool { layout.base is ContainerLayout }

  /// The wishes of all children at once (rule G4).
  var spacing: ViewSpacing {
    ViewSpacing(children.isEmpty ? .plain : .pile(children.map { $0.spacing }))
  }

  /// The container's own wishes for the distances to its neighbours; its children have no size yet.
  func ownSpacing() -> Spacing {
    let subviews = LayoutSubviews(self, bridge: nil)
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache).spacing
  }
}

/// A child of such a container.
struct LayoutChild: Sendable {
  let node: Int
  let spacing: Spacing
  let priority: Double
  let values: [LayoutValue]
}

/// The access of a custom container to the resolver, which is lent to it for one call.
///
/// A layout may keep its children beyond the call, or ask for one while that is being measured. It is told nothing then: a child
/// has no size, and gets no place.
final class LayoutBridge {
  private(set) var resolver: Resolver
  private(set) var placed: [Int: RowScratch.Child] = [:]
  private let container: Int
  private var isAtHand = true

  /// The lengths that frames are relative to.
  let containerSize: ProposedSize

  init(_ resolver: consuming Resolver, of container: Int) {
    containerSize = resolver.container.proposedSize
    self.resolver = resolver
    self.container = container
  }

  func size(of node: Int, _ proposal: ProposedSize) -> RowSize {
    use { resolver in
      let size = resolver.size(node, Proposal(proposal))
      return RowSize(width: size.width.value, height: size.height.value)
    } ?? .zero
  }

  func dimensions(of node: Int, _ proposal: ProposedSize) -> PartDimensions {
    use { resolver in
      let offer = Proposal(proposal)
      return resolver.dimensions(of: node, offer, resolver.size(node, offer))
    } ?? PartDimensions(width: 0, height: 0, explicitValue: { _ in nil })
  }

  /// The guide that the container's children set together, as it places them.
  func combined(_ guide: GuideKey, _ proposal: ProposedSize, _ size: RowSize) -> Double? {
    use { resolver in
      guard let number = resolver.program.number(of: guide), number > 5 else { return nil }
      let extent = Extent(width: Length(size.width), height: Length(size.height))
      return resolver.combineGuides(container, Int(number), Proposal(proposal), extent)?.value
    } ?? nil
  }

  func place(_ place: Int, _ node: Int, at position: RowPoint, anchor: UnitPoint, proposal: ProposedSize) {
    let offer = Proposal(proposal)
    guard let size = use({ $0.size(node, offer) }) else { return }
    var child = RowScratch.Child()
    child.proposal = offer
    child.size = size
    child.x = Length(position.x - anchor.x * size.width.value)
    child.y = Length(position.y - anchor.y * size.height.value)
    placed[place] = child
  }

  /// Takes the cache of a layout.
  func takeCache(of layout: Int) -> Any? { resolver.scratch.takeCache(of: layout) }

  /// Ends the loan, and gives the scratch back.
  func end() -> RowScratch {
    isAtHand = false
    return resolver.takeScratch()
  }

  private func use<Answer>(_ ask: (inout Resolver) -> Answer) -> Answer? {
    guard isAtHand else { return nil }
    isAtHand = false
    defer { isAtHand = true }
    return ask(&resolver)
  }
}

extension Resolver {
  /// Asks a container of somebody's own for its size. What it computes from a length that changes with the root is
  /// not known to change along, so such an answer holds at this width only.
  mutating func layoutSize(_ index: Int, _ proposal: Proposal) -> Extent {
    var size = RowSize.zero
    lend(index, proposal) { layout, subviews, cache in
      size = RowSize(
        layout.sizeThatFits(
          proposal: ProposedViewSize(proposal.proposedSize), subviews: subviews, cache: &cache))
    }
    return Extent(width: Length(max(0, size.width)), height: Length(max(0, size.height)))
  }

  /// Has a container of somebody's own place its children.
  mutating func arrangeLayout(_ index: Int, _ proposal: Proposal, _ size: Extent) {
    let bounds = RowRect(x: 0, y: 0, width: size.width.value, height: size.height.value)
    let placed = lend(index, proposal) { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height),
        proposal: ProposedViewSize(proposal.proposedSize), subviews: subviews, cache: &cache)
    }
    let node = program.nodes[index]
    for place in node.children {
      if let child = placed[place - node.children.lowerBound] {
        scratch.children[place] = child
      } else {
        propose(Proposal(width: Length(bounds.width), height: Length(bounds.height)), to: place)
        let taken = scratch.children[place].size
        scratch.children[place].x = Length((bounds.width - taken.width.value) / 2)
        scratch.children[place].y = Length((bounds.height - taken.height.value) / 2)
      }
    }
  }

  /// The place of a guide that a container of somebody's own sets itself.
  mutating func layoutGuide(_ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent) -> Length? {
    let bounds = CGRect(x: 0, y: 0, width: size.width.value, height: size.height.value)
    let key = program.guides[guide]
    var place: CGFloat?
    lend(index, proposal) { layout, subviews, cache in
      place = layout.guide(key, bounds, ProposedViewSize(proposal.proposedSize), subviews, &cache)
    }
    return place.map { Length(Double($0)) }
  }

  @discardableResult
  private mutating func lend(
    _ index: Int, _ proposal: Proposal, _ body: (AnyLayout, LayoutSubviews, inout Any) -> Void
  ) -> [Int: RowScratch.Child] {
    interval.collapse(by: proposal.width)
    interval.collapse(by: proposal.height)
    let layout = Int(program.nodes[index].payload)
    var lent = Resolver(core, texts: texts, scratch: scratch)
    scratch = RowScratch()
    lent.sizings = sizings
    lent.visits = visits
    lent.guideNesting = guideNesting
    lent.container = container
    let bridge = LayoutBridge(lent, of: index)
    let container = program.layouts[layout]
    let subviews = LayoutSubviews(container, bridge: bridge)
    var cache = bridge.takeCache(of: layout) ?? container.layout.makeCache(subviews: subviews)
    body(container.layout, subviews, &cache)
    scratch = bridge.end()
    scratch.keepCache(cache, of: layout)
    sizings = bridge.resolver.sizings
    visits = bridge.resolver.visits
    interval.intersect(bridge.resolver.interval)
    return bridge.placed
  }
}

extension RowScratch {
  mutating func takeCache(of layout: Int) -> Any? {
    guard let kept = layoutCaches.removeValue(forKey: layout), kept.generation == generation else {
      return nil
    }
    return kept.cache
  }

  mutating func keepCache(_ cache: Any, of layout: Int) { layoutCaches[layout] = (generation, cache) }
}
