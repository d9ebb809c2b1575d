// What is around a row on its screen: no matter of the row's layout.

nonisolated extension View {
  /// Accepts an action on changes of scrolling.
  @preconcurrency
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View { self }
  /// Accepts an action on phases of scrolling.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
  /// The style of scrolled edges.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Accepts a container's background.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Accepts a container's background.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  /// True if a widget colours the view.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Accepts a widget's address.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Views beside, which a row has not.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    self
  }
  /// The scale of texts inside; the row's report says where it is not the usual one, as it is not measured.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    noted("notMeasured", isEnabled && scale == .secondary ? "textScale" : nil)
  }
  /// True if symbols inside move (rule M1).
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// True if the view with the keyboard looks so.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// True if the view is out of date while it is loaded.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Accepts values to copy.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// The prominence of a badge.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Accepts values for other apps.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Accepts an accessibility zoom action.
  @preconcurrency
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  )
    -> some View
  { self }
  /// A way through elements for a screen reader.
  public func accessibilityRotor<Elements: RandomAccessCollection>(
    _ label: LocalizedStringKey, entries: Elements, entryLabel: KeyPath<Elements.Element, String>
  ) -> some View where Elements.Element: Identifiable { self }
  /// The colour of backgrounds inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Drawn at once; without effect on layout (rule M1).
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View { self }
}

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
  /// It does not.
  case idle
  /// A finger is there.
  case tracking
  /// A finger moves it.
  case interacting
  /// It slows down.
  case decelerating
  /// It goes to a place.
  case animating
  /// True if it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// The style of scrolled edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle()
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle()
  /// Without a line.
  public static let soft = ScrollEdgeEffectStyle()
}

/// A container with something behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
  /// A screen.
  public static let navigation = ContainerBackgroundPlacement()
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement()
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  /// Little.
  public static let decreased = BadgeProminence()
  /// As usual.
  public static let standard = BadgeProminence()
  /// More.
  public static let increased = BadgeProminence()
}

/// Two fingers that part for a screen reader.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Nearer or farther.
  public enum Direction: Hashable, Sendable {
    /// Nearer.
    case zoomIn
    /// Farther.
    case zoomOut
  }
  /// Nearer or farther.
  public let direction: Direction
}

/// The colour space of a mix.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As the eye sees them.
  case nonLinear
  /// As light adds.
  case linear
  /// As light adds, beyond the ends.
  case extendedLinear
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  public var body: some View { content }
}

nonisolated extension View {
  /// The size of a sheet.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// True if what is behind can be touched.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  { self }
  /// The role of a pinch of two fingers in the air.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// A value that what has the keyboard tells those around.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    self
  }
}

/// The size of a sheet.
public struct PresentationSizing: Hashable, Sendable {
  /// As usual.
  public static let automatic = PresentationSizing()
  /// As large as its content.
  public static let fitted = PresentationSizing()
  /// As a form.
  public static let form = PresentationSizing()
  /// As a page.
  public static let page = PresentationSizing()
}

/// True if what is behind can be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// As usual.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It can while what is in front is not larger.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
}

/// The role of a pinch of two fingers in the air.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The main action.
  public static let primaryAction = HandGestureShortcut()
}

/// Values that what has the keyboard tells those around.
public struct FocusedValues {}
