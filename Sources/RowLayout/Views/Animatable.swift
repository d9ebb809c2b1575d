// Values that change over time and effects that move what is drawn: none of them changes a size (rule M1).

/// A value that can be added to others and made larger.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// The value several times.
  mutating func scale(by factor: Double)
  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// The value several times.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// The value several times.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// The value several times.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No value to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// None.
  public init() {}
  /// None.
  public static var zero: Self { Self() }
  /// None.
  public static func + (a: Self, b: Self) -> Self { a }
  /// None.
  public static func - (a: Self, b: Self) -> Self { a }
  /// None.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// The differences.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Both several times.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The square of the length of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something with a value to animate.
public protocol Animatable {
  /// The value's type.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// None.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier with a value to animate.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A matrix through which a view is drawn.
public struct ProjectionTransform: Equatable, Sendable {
  private var transform: CGAffineTransform
  /// None.
  public init() { transform = .identity }
  /// A matrix in the plane.
  public init(_ transform: CGAffineTransform) { self.transform = transform }
}

/// A matrix that depends on the view's size; without effect on layout.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == ModifierContent {
  /// The matrix.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view as it is.
  public func body(content: Content) -> ModifierContent { content }
  /// The effect without its layout, which it has not.
  public func ignoredByLayout() -> Self { self }
}

nonisolated extension View {
  /// Drawn through a matrix (rule M1).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}

// MARK: Transitions of one's own

/// A phase of a view's transition; described rows are at its identity.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes; there; when it goes.
  case willAppear, identity, didDisappear
  /// True if the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 there, 1 after.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition of one's own.
@MainActor @preconcurrency
public protocol Transition {
  /// The view on its way.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = ModifierContent
  /// The view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension AnyTransition {
  /// A transition of one's own.
  public init<T: Transition>(_ transition: T) { self = .identity }
}

nonisolated extension View {
  /// Accepts a transition.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// The transition of a screen.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
}

/// The transition of a screen.
public enum NavigationTransition: Hashable, Sendable {
  /// As usual.
  case automatic
  /// Out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    .automatic
  }
}
