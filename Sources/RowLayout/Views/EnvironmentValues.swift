/// A value that can be set for all views inside a view.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value: Sendable
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What applies to a view and all views inside it.
public struct EnvironmentValues: Sendable {
  /// The reader's setting for the size of text.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction of lines; only that of the row's own environment turns the row (rule Q1).
  public var layoutDirection: LayoutDirection
  /// Pixels in a point.
  public var displayScale: Double
  /// The length of a pixel in points.
  public var pixelLength: Double { 1 / displayScale }
  /// The font of texts that name none.
  public var font: Font?
  /// What modifiers ask of the fonts of texts, whichever these are.
  var fontTraits = FontChoice()
  /// The stack of fonts that name none.
  let systemStack: String?
  /// The greatest number of lines of texts that do not say.
  public var lineLimit: Int?
  /// A BCP 47 language tag.
  public var language: String?
  /// The sizes of images by name.
  public var imageSizes: [String: CGSize] = [:]
  /// The language and region by which dates and numbers are written.
  public var locale: Locale {
    get { language.map { Locale(identifier: $0) } ?? Locale(identifier: "en_US") }
    set { language = newValue.identifier.replacingOccurrences(of: "_", with: "-") }
  }
  /// The letters' case; nil as written.
  public var textCase: Text.Case?
  /// How large symbols are beside text.
  public var imageScale = Image.Scale.medium
  /// Whether views act.
  public var isEnabled = true
  /// Light or dark; described rows see light.
  public var colorScheme = ColorScheme.light
  /// The room in the width; described rows see a phone held upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The room in the height.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Opens an address; does nothing.
  public var openURL = OpenURLAction()
  /// Closes what is shown; does nothing.
  public var dismiss = DismissAction()
  /// What is shown instead of content.
  public var redactionReasons: RedactionReasons = []
  /// Whether what is shown is edited.
  public var editMode: Binding<EditMode>? { nil }
  /// Whether motion is to be spared.
  public var accessibilityReduceMotion = false
  /// Whether a screen reader runs.
  public var accessibilityVoiceOverEnabled = false
  /// How lines of a text lie beside each other.
  public var multilineTextAlignment = TextAlignment.leading
  var buttonStyle: AnyButtonStyle?
  var labelStyle: AnyLabelStyle?
  var objects = EnvironmentObjects()
  private var others: [ObjectIdentifier: any Sendable] = [:]

  /// The values while a body is asked for.
  @TaskLocal static var current = EnvironmentValues(RowEnvironment())

  /// The values at the root of a row.
  public init(_ environment: RowEnvironment) {
    dynamicTypeSize = environment.dynamicTypeSize
    layoutDirection = environment.layoutDirection
    displayScale = environment.scale
    font = environment.font == FontChoice() ? nil : Font(environment.font)
    systemStack = environment.font.stack
    lineLimit = environment.lineLimit?.maximum
    language = environment.language
  }

  /// A value of a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// What a change from these values to others means for texts and lines.
  func change(to new: EnvironmentValues) -> EnvironmentChange {
    var change = EnvironmentChange()
    if new.dynamicTypeSize != dynamicTypeSize { change.dynamicTypeSize = new.dynamicTypeSize }
    if new.layoutDirection != layoutDirection { change.layoutDirection = new.layoutDirection }
    if new.displayScale != displayScale { change.scale = new.displayScale }
    if new.font != font || new.fontTraits != fontTraits { change.font = fontChange(to: new) }
    if new.language != language { change.language = new.language }
    if new.lineLimit != lineLimit {
      change.lineLimit = new.lineLimit.map { LineLimit(maximum: $0) }
      change.removesLineLimit = new.lineLimit == nil
    }
    return change
  }
}
