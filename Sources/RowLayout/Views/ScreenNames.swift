// Values of what is around a row on its screen: no matter of its layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The place of what scrolls.
public struct ScrollGeometry: Hashable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// A phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// The style of scrolled edges.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}

/// A container with something behind.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case widget, navigation, tabView
}

/// The prominence of a badge.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

/// Two fingers that part for a screen reader.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Nearer or farther.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }
  public let direction: Direction
}

/// The colour space of a mix.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// The size of a sheet.
public enum PresentationSizing: Hashable, Sendable {
  case automatic, fitted, form, page
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// True if what is behind can be touched.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The role of a pinch of two fingers in the air.
public enum HandGestureShortcut: Hashable, Sendable {
  case primaryAction
}

/// Values that what has the keyboard tells those around; none in a described row.
public struct FocusedValues {
  init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// A kind of value that what has the keyboard tells those around.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A value that what has the keyboard tells those around; none in a described row.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}
