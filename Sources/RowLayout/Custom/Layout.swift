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
}

extension Layout {
  /// Nothing is said.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
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
  let bridge: LayoutBridge
  let children: [Int]
  let program: LayoutProgram
  /// The direction of lines; places are mirrored afterwards (rule Q1), so this is left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The first child's position.
  public var startIndex: Int { 0 }
  /// The position behind the last child.
  public var endIndex: Int { children.count }

  /// A child.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(
      bridge: bridge, place: position, node: children[position],
      spacing: program.spacings[position], values: program.values[position])
  }
}

/// A child of a container of one's own.
public struct LayoutSubview {
  let bridge: LayoutBridge
  let place: Int
  let node: Int
  /// The child's preferred spacing to its neighbours (rules G1 to G4).
  public let spacing: ViewSpacing
  let values: [LayoutValue]

  /// The child's value of a key, by ``View/layoutValue(key:value:)``; the outermost where there are several.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let own = values.last(where: { $0.key == ObjectIdentifier(key) }) else { return Key.defaultValue }
    return own.value as? Key.Value ?? Key.defaultValue
  }

  /// The child's layout priority (rule PR1).
  public var priority: Double { bridge.priority(of: node) }

  /// The child's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(bridge.size(of: node, ProposedSize(proposal)))
  }

  /// The child's size and guides under a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(bridge.dimensions(of: node, ProposedSize(proposal)))
  }

  /// Gives the child its place: the point of the container's bounds at which the child's anchor lies.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    bridge.place(
      place, node, at: RowPoint(x: position.x, y: position.y), anchor: anchor,
      proposal: ProposedSize(proposal))
  }
}

/// Any container of one's own.
public struct AnyLayout: Layout {
  let base: any Layout
  private let begin: @Sendable (LayoutSubviews) -> Any
  private let size: @Sendable (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
  private let place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void

  /// A container whose type is left open.
  public init<Base: Layout>(_ base: Base) {
    self.base = base
    begin = { base.makeCache(subviews: $0) }
    size = { proposal, subviews, cache in
      var own = (cache as? Base.Cache) ?? base.makeCache(subviews: subviews)
      defer { cache = own }
      return base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    place = { bounds, proposal, subviews, cache in
      var own = (cache as? Base.Cache) ?? base.makeCache(subviews: subviews)
      defer { cache = own }
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
  }

  /// The cache of the container inside.
  public func makeCache(subviews: Subviews) -> Any { begin(subviews) }

  /// The answer of the container inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
    size(proposal, subviews, &cache)
  }

  /// The places by the container inside.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) {
    place(bounds, proposal, subviews, &cache)
  }
}
