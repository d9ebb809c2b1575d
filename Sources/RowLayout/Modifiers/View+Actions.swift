// What is done, told or animated: no matter of layout. Each is accepted in SwiftUI's signature and gives the view as it is.

nonisolated extension View {
  /// Accepts an action on a tap.
  @preconcurrency
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    self
  }
  /// Accepts an action on a long press.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }
  /// Accepts an action on disappearing.
  @preconcurrency
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  /// Accepts an action on changes of a value.
  @preconcurrency
  public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (V) -> Void)
    -> some View
  {
    self
  }
  /// Accepts an action on changes of a value; one on appearing is noted.
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View { filledLater(initial ? "onChange" : nil) }
  /// Accepts an action on changes of a value; one on appearing is noted.
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { filledLater(initial ? "onChange" : nil) }
  /// Accepts an action on hovering.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
  /// Notes an action on changed geometry.
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View { filledLater("onGeometryChange") }
  /// Accepts an action on submitting.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Notes a preference handler.
  @preconcurrency
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable { filledLater("onPreferenceChange") }
  /// A value for the views around.
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { self }
  /// Disables the view.
  public func disabled(_ isDisabled: Bool) -> some View { environment(\.isEnabled, !isDisabled) }
  /// Accepts a touch setting.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// The shape in which the view is tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// The shape in which the view is tapped, previewed or hovered.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    self
  }
  /// A view that is equal while its value is.
  public func equatable() -> some View { self }
  /// Which view has the keyboard.
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  /// Accepts a keyboard focus binding.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// A word on what the view is for.
  @OtherTitlesAndText
  public func help(_ text: LocalizedStringKey) -> some View { self }
  /// Accepts a focus setting and an action on focus.
  @preconcurrency
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping @MainActor (Bool) -> Void)
    -> some View
  {
    self
  }
  /// Accepts a selection setting.
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

// MARK: Types beside

/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Makes one of two values.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The uses of a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches; drags; previews of context menus; the pointer.
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2),
    contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
}

/// Haptic feedback.
public enum SensoryFeedback: Hashable, Sendable {
  /// Something went well; take care; something went wrong; a choice changed; a touch; more; less; a
  /// beginning; an end; something fits; a level is reached.
  case success, warning, error, selection, impact, increase, decrease, start, stop, alignment, levelChange
  /// A touch of something of a weight.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// A touch of something hard or soft.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// The weight of feedback.
  public enum Weight: Hashable, Sendable {
    /// Light; as usual; heavy.
    case light, medium, heavy
  }

  /// The hardness of feedback.
  public enum Flexibility: Hashable, Sendable {
    /// Hard; firm; soft.
    case rigid, solid, soft
  }
}

/// The selectability of text.
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
  /// That of a device; that of the view.
  case device, sizeThatFits
  /// A size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views to look at while one writes them; they can be described as others can.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views' type.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
