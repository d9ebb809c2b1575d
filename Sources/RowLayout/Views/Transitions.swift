// Transitions by their types: described rows are there, so that each leaves its content as it is.

/// It is there at once.
nonisolated public struct IdentityTransition: Transition {
  /// A transition.
  public init() {}
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It fades.
nonisolated public struct OpacityTransition: Transition {
  /// A transition.
  public init() {}
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It slides.
nonisolated public struct SlideTransition: Transition {
  /// A transition.
  public init() {}
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It comes from an edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// From an edge.
  public init(edge: Edge) { self.edge = edge }
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It pushes from an edge.
nonisolated public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// From an edge.
  public init(edge: Edge) { self.edge = edge }
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It moves.
nonisolated public struct OffsetTransition: Transition {
  /// The way.
  public var offset: CGSize
  /// A way.
  public init(_ offset: CGSize) { self.offset = offset }
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It grows.
nonisolated public struct ScaleTransition: Transition {
  /// The part of the size at the beginning.
  public var scale: Double
  /// The place that stays.
  public var anchor: UnitPoint
  /// From a part of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It comes out of a blur.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Larger or smaller on its way.
  public enum Configuration: Hashable, Sendable {
    /// Smaller, then larger; larger, both in and out.
    case downUp, upUp
  }
  /// The way.
  public var configuration: Configuration
  /// A way.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Differently in and out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// The ways in and out.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition {
  /// With another one.
  public func combined<T: Transition>(with other: T) -> some Transition { IdentityTransition() }
  /// Animated.
  public func animation(_ animation: Animation?) -> some Transition { IdentityTransition() }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// It is there at once.
  public static var identity: Self { Self() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// It fades.
  public static var opacity: Self { Self() }
}

nonisolated extension Transition where Self == SlideTransition {
  /// It slides.
  public static var slide: Self { Self() }
}

nonisolated extension Transition where Self == MoveTransition {
  /// It comes from an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  /// It pushes from an edge.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// It moves.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// It moves.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// It grows.
  public static var scale: Self { Self(0) }
  /// It grows from a part of its size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// It comes out of a blur.
  public static var blurReplace: Self { Self(configuration: .downUp) }
  /// It comes out of a blur.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: configuration)
  }
}
