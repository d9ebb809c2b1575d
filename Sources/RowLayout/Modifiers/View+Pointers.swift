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
public enum PointerStyle: Hashable, Sendable {
  /// As usual; over a link; over text; over text that runs downwards; for choosing a rectangle; for taking
  /// hold; holding; nearer; farther; for another width of columns; for another height of rows.
  case `default`, link, horizontalText, verticalText, rectSelection, grabIdle, grabActive, zoomIn, zoomOut,
    columnResize, rowResize
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
public enum AccessibilitySystemRotor: Hashable, Sendable {
  /// Links; headings; bold text; italic text; underlined text; words that are misspelled; images; fields of
  /// text; tables; lists; landmarks.
  case links, headings, boldText, italicText, underlineText, misspelledWords, images, textFields, tables,
    lists, landmarks
}

/// Tools for writing.
public enum WritingToolsBehavior: Hashable, Sendable {
  /// As usual; all; beside the text; none.
  case automatic, complete, limited, disabled
}

/// A phase of squeezing a pencil.
public enum PencilSqueezePhase: Hashable, Sendable {
  /// It began, goes on, or failed.
  case began, active, failed
}

extension Image {
  /// A range of light.
  public enum DynamicRange: Hashable, Sendable {
    /// As screens have it; somewhat more; all of an image's.
    case standard, constrainedHigh, high
  }
}
