// What is done, told or animated: no matter of layout. Each is accepted in SwiftUI's signature and gives the view as it is.

extension View {
  /// What is done when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    self
  }
  /// What is done when the view is pressed long.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }
  /// A gesture.
  public func gesture<T>(_ gesture: T) -> some View { self }
  /// A gesture beside others.
  public func simultaneousGesture<T>(_ gesture: T) -> some View { self }
  /// A gesture before others.
  public func highPriorityGesture<T>(_ gesture: T) -> some View { self }
  /// What is done when the view disappears.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  /// What is done when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (V) -> Void)
    -> some View
  {
    self
  }
  /// What is done when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View { self }
  /// What is done when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// What is done when the pointer comes and goes.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
  /// What is done when the view's geometry changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View { self }
  /// What is done when a field is finished.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View { self }
  /// What is done with a preference.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  /// A value for the views around.
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { self }
  /// Whether the view acts.
  public func disabled(_ isDisabled: Bool) -> some View { environment(\.isEnabled, !isDisabled) }
  /// Whether the view is touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// The shape in which the view is tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// The shape in which the view is tapped, previewed or hovered.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    self
  }
  /// A tag by which a choice is told.
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  /// A view that is equal while its value is.
  public func equatable() -> some View { self }
  /// Which view has the keyboard.
  public func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  /// Whether the view has the keyboard.
  public func focused(_ condition: Binding<Bool>) -> some View { self }
  /// What a change is felt as.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// A word on what the view is for.
  public func help(_ text: LocalizedStringKey) -> some View { self }
  /// A word on what the view is for.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Whether text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// A word for a preview.
  public func previewDisplayName(_ name: String?) -> some View { self }
  /// The size of a preview.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Content that is hidden from others.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
  /// Content shown as if it were not there yet; as large as it is.
  public func redacted(reason: RedactionReasons) -> some View { environment(\.redactionReasons, reason) }
  /// Content shown as it is.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

// MARK: Animation

extension View {
  /// How changes of a value are animated.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// How changes are animated.
  public func animation(_ animation: Animation?) -> some View { self }
  /// How the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// How the view's content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// A view that another one turns into.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }
}

/// How something changes over time; described rows stand still.
public struct Animation: Hashable, Sendable {
  /// As usual.
  public static let `default` = Animation()
  /// Even.
  public static let linear = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// As a spring.
  public static let spring = Animation()
  /// As a spring that bounces.
  public static let bouncy = Animation()
  /// As a spring without a bounce.
  public static let smooth = Animation()
  /// As a spring with hardly a bounce.
  public static let snappy = Animation()
  /// Even, for a time.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at both ends, for a time.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Slow at the beginning, for a time.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, for a time.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// The same, later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change that is animated where there is a screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// What goes with a change.
public struct Transaction: Sendable {
  /// How it is animated.
  public var animation: Animation?
  /// A change.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// How a view comes and goes; described rows are there.
public struct AnyTransition: Sendable {
  /// It fades.
  public static let opacity = AnyTransition()
  /// It slides.
  public static let slide = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It is there at once.
  public static let identity = AnyTransition()
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

/// How a content changes.
public struct ContentTransition: Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// It fades.
  public static let opacity = ContentTransition()
  /// Letters change their shapes.
  public static let interpolate = ContentTransition()
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

// MARK: Types beside

/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// What counts where no view tells one.
  static var defaultValue: Value { get }
  /// Makes one of two values.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// What a change is felt as.
public struct SensoryFeedback: Hashable, Sendable {
  /// Something went well.
  public static let success = SensoryFeedback()
  /// Take care.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// A choice changed.
  public static let selection = SensoryFeedback()
  /// A touch.
  public static let impact = SensoryFeedback()
}

/// Whether text can be selected.
public protocol TextSelectability {}
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public static var disabled: Self { Self() }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views to look at while one writes them; they can be described as others can.
public protocol PreviewProvider {
  /// The views' type.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
