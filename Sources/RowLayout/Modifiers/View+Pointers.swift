// Pointers, editors and the rotor of a screen reader: no matter of a row's layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  @preconcurrency
  public func onPencilSqueeze(perform action: @escaping @MainActor (PencilSqueezePhase) -> Void)
    -> some View
  { self }
  /// Room around sections, which is not measured.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    noted("notMeasured", length == nil ? nil : "listSectionMargins")
  }
  /// The distance of the lines of texts inside, which is not measured.
  public func lineHeight(_ height: AttributedString.LineHeight?) -> some View {
    noted("notMeasured", height == nil || height == .normal ? nil : "lineHeight")
  }
  public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: View>(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// The looks of a pointer.
public enum PointerStyle: Hashable, Sendable {
  case `default`, link, horizontalText, verticalText, rectSelection, grabIdle, grabActive, zoomIn, zoomOut,
    columnResize, rowResize
}

/// The looks of editors.
public protocol TextEditorStyle: Sendable {}
/// Nothing around the text.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}
/// As usual.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}

extension AttributedString {
  /// The distance of lines.
  public struct LineHeight: Hashable, Sendable {
    private let factor: Double
    private var points: Double?
    public static let normal = LineHeight(factor: 1)
    public static let variable = LineHeight(factor: 1)
    public static let tight = LineHeight(factor: 0.9)
    public static let loose = LineHeight(factor: 1.2)
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: Double(factor)) }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(factor: 0, points: Double(points)) }
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(factor: 1, points: Double(increase))
    }
  }
}

/// A place that a screen reader goes to; not laid out in rows.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: View {
  @preconcurrency
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {}
  @preconcurrency
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {}
  public var body: some View { EmptyView() }
}

/// The content of a rotor: views, none of which is laid out.
public typealias AccessibilityRotorContent = View

/// A kind of places that a screen reader goes to.
public enum AccessibilitySystemRotor: Hashable, Sendable {
  case links, headings, boldText, italicText, underlineText, misspelledWords, images, textFields, tables,
    lists, landmarks
}

/// Tools for writing.
public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

/// A phase of squeezing a pencil.
public enum PencilSqueezePhase: Hashable, Sendable {
  case began, active, failed
}

extension Image {
  /// A range of light.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}
