// Pointers, editors and the rotor of a screen reader: no matter of a row's layout.

nonisolated extension View {
  /// Accepts the looks of the pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Accepts the pointer's visibility.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepts the looks of editors.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Accepts words beside a field.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Accepts tools for writing.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Accepts the range of light of images inside.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Accepts the document of a screen.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Accepts an action on squeezing a pencil.
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
  /// Accepts places that a screen reader goes to.
  public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepts places that a screen reader goes to.
  public func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepts places of a kind that a screen reader goes to.
  public func accessibilityRotor<Content: View>(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepts the name of a place that a screen reader goes to.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// The looks of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let `default` = PointerStyle(name: "default")
  /// Over a link.
  public static let link = PointerStyle(name: "link")
  /// Over text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// Over text that runs downwards.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For choosing a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// For taking hold.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// Holding.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// Nearer.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// Farther.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For another width of columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For another height of rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// The looks of editors.
public protocol TextEditorStyle: Sendable {}
/// Nothing around the text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /** The style. */
  public init() {}
}
/// As usual.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /** The style. */
  public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing around the text.
  public static var plain: Self { Self() }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As usual.
  public static var automatic: Self { Self() }
}

extension AttributedString {
  /// The distance of lines.
  public struct LineHeight: Hashable, Sendable {
    private let factor: Double
    private var points: Double?
    /// As the font has it.
    public static let normal = LineHeight(factor: 1)
    /// As each line needs it.
    public static let variable = LineHeight(factor: 1)
    /// Less.
    public static let tight = LineHeight(factor: 0.9)
    /// More.
    public static let loose = LineHeight(factor: 1.2)
    /// The font's size by a factor.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: Double(factor)) }
    /// Points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(factor: 0, points: Double(points)) }
    /// Points beyond the font's size.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(factor: 1, points: Double(increase))
    }
  }
}

/// A place that a screen reader goes to; not laid out in rows.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// A place by an identity.
  @preconcurrency
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// A place by an identity among those of a namespace.
  @preconcurrency
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The content of a rotor: views, none of which is laid out.
public typealias AccessibilityRotorContent = View

/// A kind of places that a screen reader goes to.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that are misspelled.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields of text.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// Tools for writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: Int
  /// As usual.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// All.
  public static let complete = WritingToolsBehavior(number: 1)
  /// Beside the text.
  public static let limited = WritingToolsBehavior(number: 2)
  /// None.
  public static let disabled = WritingToolsBehavior(number: 3)
}

/// A phase of squeezing a pencil.
public enum PencilSqueezePhase: Hashable, Sendable {
  /// It began, goes on, or failed.
  case began, active, failed
}

extension Image {
  /// A range of light.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int
    /// As screens have it.
    public static let standard = DynamicRange(number: 0)
    /// Somewhat more.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// All of an image's.
    public static let high = DynamicRange(number: 2)
  }
}
