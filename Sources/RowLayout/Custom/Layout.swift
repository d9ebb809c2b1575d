/// A container of one's own, in SwiftUI's shape: it answers proposals from its children's answers, and places them.
///
/// Both functions have to be pure: the same proposal and children give the same answer. The cache lives until the
/// children change. Children answer in the call that they were handed to: asked later, or while one of them is being
/// measured, they have no size and get no place.
public protocol Layout: Sendable {
  /// The values that the container keeps between calls.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// Properties of the container; without effect on its layout.
  static var layoutProperties: LayoutProperties { get }
  /// The cache at first.
  func makeCache(subviews: Subviews) -> Cache
  /// The container's answer to a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives every child a place by ``LayoutSubview/place(at:anchor:proposal:)``; one that gets none lies in the
  /// middle, proposed the container's size.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The container's preferred spacing to its neighbours. It is asked for before anything is measured: children have
  /// no size yet.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The place of a guide that the container sets itself, in the coordinates of `bounds`; nil where it sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The place of a guide that the container sets itself, in the coordinates of `bounds`; nil where it sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing is said.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The wishes of all children at once (rule G4).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.program.spacing }

  /// The children's guides combined, as a stack does it (rules B4 and N2).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combined(guide.key, in: bounds, proposal) }

  /// The children's guides combined, as a stack does it (rules B4 and N2).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combined(guide.key, in: bounds, proposal) }
}

/// Properties of a custom container.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers lie; nil for none.
  public var stackOrientation: Axis?
  /// Nothing.
  public init() {}
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: Subviews) {}
}

/// The children of a container of one's own.
public struct LayoutSubviews: RandomAccessCollection {
  /// The way to the resolver; nil where nothing is measured yet.
  let bridge: LayoutBridge?
  let program: LayoutProgram
  /// The positions that these are of all the container's children.
  let range: Range<Int>
  /// The direction of lines; places are mirrored afterwards (rule Q1), so this is left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }

  init(_ program: LayoutProgram, bridge: LayoutBridge?) {
    self.init(bridge: bridge, program: program, range: program.children.indices)
  }

  private init(bridge: LayoutBridge?, program: LayoutProgram, range: Range<Int>) {
    self.bridge = bridge
    self.program = program
    self.range = range
  }

  /// The first child's position.
  public var startIndex: Int { range.lowerBound }
  /// The position behind the last child.
  public var endIndex: Int { range.upperBound }

  /// A child.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(bridge: bridge, place: position, child: program.children[position])
  }

  /// Some of the children, at their positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(bridge: bridge, program: program, range: bounds.clamped(to: range))
  }

  func combined(_ guide: GuideKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    bridge?.combined(guide, ProposedSize(proposal), RowSize(bounds.size)).map { CGFloat($0) }
  }
}

/// A child of a container of one's own.
public struct LayoutSubview {
  let bridge: LayoutBridge?
  let place: Int
  let child: LayoutChild

  /// The child's preferred spacing to its neighbours (rules G1 to G4).
  public var spacing: ViewSpacing { ViewSpacing(child.spacing) }
  /// The child's layout priority (rule PR1).
  public var priority: Double { child.priority }

  /// The child's value of a key, by ``View/layoutValue(key:value:)``; the outermost where there are several.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let own = child.values.last(where: { $0.key == ObjectIdentifier(key) }) else {
      return Key.defaultValue
    }
    return own.value as? Key.Value ?? Key.defaultValue
  }

  /// The child's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(bridge?.size(of: child.node, ProposedSize(proposal)) ?? .zero)
  }

  /// The child's size and guides under a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      bridge?.dimensions(of: child.node, ProposedSize(proposal))
        ?? PartDimensions(width: 0, height: 0, explicitValue: { _ in nil }))
  }

  /// Gives the child its place: the point of the container's bounds at which the child's anchor lies.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    bridge?.place(
      place, child.node, at: RowPoint(x: position.x, y: position.y), anchor: anchor,
      proposal: ProposedSize(proposal))
  }
}

/// Any container of one's own.
public struct AnyLayout: Layout {
  let base: any Layout

  /// A container whose type is left open; one that is open already stays itself, so that a stack is known as one.
  public init<Base: Layout>(_ base: Base) { self.base = (base as? AnyLayout)?.base ?? base }

  /// The cache of the container inside.
  public func makeCache(subviews: Subviews) -> Any { base.makeCache(subviews: subviews) }

  /// The preferred spacing of the container inside.
  public func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing { base.spacing(subviews, &cache) }

  /// The answer of the container inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
    base.size(proposal, subviews, &cache)
  }

  /// The places by the container inside.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) {
    base.place(bounds, proposal, subviews, &cache)
  }

  /// The guide of the container inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Any
  ) -> CGFloat? { base.guide(guide.key, bounds, proposal, subviews, &cache) }

  /// The guide of the container inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Any
  ) -> CGFloat? { base.guide(guide.key, bounds, proposal, subviews, &cache) }
}

/// A container's answers with a cache whose type is left open.
extension Layout {
  private func using<Answer>(
    _ cache: inout Any, _ subviews: Subviews, _ ask: (inout Cache) -> Answer
  ) -> Answer {
    var own = (cache as? Cache) ?? makeCache(subviews: subviews)
    defer { cache = own }
    return ask(&own)
  }

  fileprivate func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    using(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
    using(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    using(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ key: GuideKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGFloat? {
    using(&cache, subviews) {
      key.axis == .horizontal
        ? explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
