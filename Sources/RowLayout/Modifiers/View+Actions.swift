// What is done, told or animated: no matter of layout. Each is accepted in SwiftUI's signature and gives the view as it is.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  @preconcurrency
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    self
  }
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }
  @preconcurrency
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  @preconcurrency
  public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (V) -> Void)
    -> some View
  { self }
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View { filledLater(initial ? "onChange" : nil) }
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { filledLater(initial ? "onChange" : nil) }
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View { filledLater("onGeometryChange") }
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { environment(\.isEnabled, !isDisabled) }
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  { self }
  public func equatable() -> some View { self }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  @OtherTitlesAndText
  public func help(_ text: LocalizedStringKey) -> some View { self }
  @preconcurrency
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping @MainActor (Bool) -> Void)
    -> some View
  { self }
  /// Accepts a selection setting.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
  /// Content shown as if it were not there yet; as large as it is.
  public func redacted(reason: RedactionReasons) -> some View { environment(\.redactionReasons, reason) }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

// MARK: Types beside

/// The uses of a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2),
    contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
}

/// Haptic feedback.
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, impact, increase, decrease, start, stop, alignment, levelChange
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// The weight of feedback.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// The hardness of feedback.
  public enum Flexibility: Hashable, Sendable {
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
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views to look at while one writes them; they can be described as others can.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
