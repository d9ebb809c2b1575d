/// The preferred spacing of a part to its neighbours (rules G1 to G4).
public struct ViewSpacing: Sendable {
  private var spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// An ordinary view's wishes.
  public init() { spacing = .plain }

  /// The points between this part and the next along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    spacing.gap(to: next.spacing, along: axis)
  }

  /// The wishes of this and another part at once.
  public func union(_ other: ViewSpacing) -> ViewSpacing { ViewSpacing(spacing.union(other.spacing)) }

  /// Takes over the wishes of another part.
  public mutating func formUnion(_ other: ViewSpacing) { spacing = spacing.union(other.spacing) }
}
