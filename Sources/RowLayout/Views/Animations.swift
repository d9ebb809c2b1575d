/// A change over time; described rows stand still.
public struct Animation: Hashable, Sendable {
  /// As usual; even; slow at both ends; slow at the beginning; slow at the end; as a spring; as a spring that
  /// bounces; as a spring without a bounce; as a spring with hardly a bounce; as a spring that follows a
  /// finger; as a spring that keeps its pace when it is changed.
  public static let `default` = Animation(), linear = Animation(), easeInOut = Animation(),
    easeIn = Animation(), easeOut = Animation(), spring = Animation(), bouncy = Animation(),
    smooth = Animation(), snappy = Animation(), interactiveSpring = Animation(),
    interpolatingSpring = Animation()
  /// As a spring that bounces, for a time.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring without a bounce, for a time.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring with hardly a bounce, for a time.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring, for a time.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation()
  }
  /// As a spring of physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// As a spring that keeps its pace when it is changed, for a time.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// As a spring of one's own that keeps its pace when it is changed.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  /// As a spring of one's own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  /// As a spring that follows a finger, for a time.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// As a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// Even, for a time.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at both ends, for a time.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Slow at the beginning, for a time.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, for a time.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// As a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Accepts a delay.
  public func delay(_ delay: Double) -> Animation { self }
  /// Accepts a speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Accepts a repeat count.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Accepts endless repeats.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Accepts when it looks as though it were over.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  /// A change of one's own.
  public init<A: CustomAnimation>(_ base: A) {}
  init() {}
}

/// A change over time of one's own, which described rows never ask for.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time; nil when the change is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}

/// What a change over time keeps.
public struct AnimationContext<Value: VectorArithmetic> {
  /// True if the change looks as though it were over.
  public var isLogicallyComplete = false
  /// The values of the environment.
  public var environment: EnvironmentValues { .current }
}

/// When an animation is over.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it looks so; when it is gone.
  case logicallyComplete, removed
}

/// The properties shared by two matched views.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place; the size; both.
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2),
    frame: MatchedGeometryProperties = [.position, .size]
}

/// A transition of a view; described rows are there.
public struct AnyTransition: Sendable {
  /// It fades; it slides; it grows; it is there at once; it comes out of a blur; a symbol is drawn.
  public static let opacity = AnyTransition(), slide = AnyTransition(), scale = AnyTransition(),
    identity = AnyTransition(), blurReplace = AnyTransition(), symbolEffect = AnyTransition()
  /// A symbol is drawn in a way.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }
  /// A modifier changes into another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// It moves.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// It comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// It pushes from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// It grows from a place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// It moves.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Differently in and out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// With another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Animated.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A change of content.
public struct ContentTransition: Sendable {
  /// At once; it fades; letters change their shapes.
  public static let identity = ContentTransition(), opacity = ContentTransition(),
    interpolate = ContentTransition()
  /// A symbol becomes another.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  /// A symbol becomes another.
  public static let symbolEffect = ContentTransition()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digits roll.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// Names for views that turn into each other.
@propertyWrapper
public struct Namespace {
  /// A name.
  public struct ID: Hashable, Sendable {}
  /// A new name.
  public init() {}
  /// The name.
  public let wrappedValue = ID()
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint
  /// Even.
  public static let linear = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the beginning.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve by the points that pull it.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  /// The curve whose times are this one's progress.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }
}
