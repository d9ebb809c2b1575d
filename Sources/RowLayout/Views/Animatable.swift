// Values that change over time and effects that move what is drawn: none of them changes a size (rule M1).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that can be added to others and made larger.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No value to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something with a value to animate.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
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
  public init() { transform = .identity }
  public init(_ transform: CGAffineTransform) { self.transform = transform }
}

/// A matrix that depends on the view's size; without effect on layout.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == ModifierContent {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> ModifierContent { content }
  public func ignoredByLayout() -> Self { self }
}

nonisolated extension View {
  /// Drawn through a matrix (rule M1).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}

// MARK: Transitions of one's own

/// A phase of a view's transition; described rows are at its identity.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 there, 1 after.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition of one's own.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) { self = .identity }
}

nonisolated extension View {
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
}

/// The transition of a screen.
public enum NavigationTransition: Hashable, Sendable {
  case automatic
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    .automatic
  }
}
