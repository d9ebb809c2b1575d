/// The place of what scrolls.
public struct ScrollGeometry: Hashable, Sendable {
  /// The offset.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// The size of the container.
  public var containerSize: CGSize
  /// The part that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The whole view.
  public var bounds: CGRect { visibleRect }
}

/// A phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  /// It does not; a finger is there; a finger moves it; it slows down; it goes to a place.
  case idle, tracking, interacting, decelerating, animating
  /// True if it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// The style of scrolled edges.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As usual; with a line; without a line.
  case automatic, hard, soft
}

/// A container with something behind.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// A widget; a screen; a tab.
  case widget, navigation, tabView
}

/// The prominence of a badge.
public enum BadgeProminence: Hashable, Sendable {
  /// Little; as usual; more.
  case decreased, standard, increased
}

/// Two fingers that part for a screen reader.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Nearer or farther.
  public enum Direction: Hashable, Sendable {
    /// Nearer; farther.
    case zoomIn, zoomOut
  }
  /// Nearer or farther.
  public let direction: Direction
}

/// The colour space of a mix.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As the eye sees them; as light adds; as light adds, beyond the ends.
  case nonLinear, linear, extendedLinear
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  public var body: some View { content }
}

/// The size of a sheet.
public enum PresentationSizing: Hashable, Sendable {
  /// As usual; as large as its content; as a form; as a page.
  case automatic, fitted, form, page
  /// As large as its content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// No smaller than it was in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// True if what is behind can be touched.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  /// As usual; it can; it cannot.
  case automatic, enabled, disabled
  /// It can while what is in front is not larger.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The role of a pinch of two fingers in the air.
public enum HandGestureShortcut: Hashable, Sendable {
  /// The main action.
  case primaryAction
}

/// Values that what has the keyboard tells those around; none in a described row.
public struct FocusedValues {
  init() {}
  /// A value of a key of one's own.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
  /// A value that was declared by `@Entry`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// A kind of value that what has the keyboard tells those around.
public protocol FocusedValueKey {
  /// The type.
  associatedtype Value
}

/// A value that what has the keyboard tells those around; none in a described row.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// A value by its place.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// None.
  public var wrappedValue: Value? { nil }
}
