/// The preferred spacing of a part to its neighbours (rules G1 to G4).
public struct ViewSpacing: Sendable {
  private(set) var spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// An ordinary view's wishes.
  public init() { spacing = .plain }

  /// No distance on any edge.
  public static let zero = ViewSpacing(.empty)

  /// The points between this part and the next along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(spacing.gap(to: next.spacing, along: axis))
  }

  /// These wishes, and at some edges those of another part as well.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(spacing.union(other.spacing, edges))
  }

  /// Takes over the wishes of another part at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }
}
