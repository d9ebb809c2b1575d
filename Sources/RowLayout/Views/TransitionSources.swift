/// The looks of a view while another one becomes of it.
public protocol MatchedTransitionSourceConfiguration {}

/// The looks of a view while another one becomes of it, as they are at first.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// A colour behind.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Cut to a rectangle with round corners.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// A shadow.
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// A view that another one becomes on the next screen, and its looks meanwhile.
  public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { self }
  /// Accepts a name for glass that is one with other glass.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    self
  }
}
