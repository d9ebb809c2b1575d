/// A value that can be set for all views inside a view.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The settings of a view and all views inside it.
public struct EnvironmentValues: Sendable {
  /// The reader's setting for the size of text.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction of lines; only that of the row's own environment turns the row (rule Q1).
  public var layoutDirection: LayoutDirection
  /// Pixels in a point.
  public var displayScale: CGFloat
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The font of texts that name none.
  public var font: Font?
  /// The font traits set by modifiers, whichever the fonts are.
  var fontTraits = FontChoice()
  /// The stack of fonts that name none.
  let systemStack: String?
  /// The greatest number of lines of texts that do not say.
  public var lineLimit: Int?
  /// The least number of lines whose height texts without a limit of their own take up.
  var leastLines = 1
  /// Points added to every character of texts without tracking of their own; nil for none.
  var tracking: Double?
  /// The height above the baseline, in points, of letters of texts without a baseline offset of their own; nil for on it.
  var baselineOffset: Double?
  /// A BCP 47 language tag.
  public var language: String?
  /// The sizes of images by name.
  public var imageSizes: [String: CGSize] = [:]
  /// The language and region by which dates and numbers are written.
  public var locale: Locale {
    get { language.map { Locale(identifier: $0) } ?? Locale(identifier: "en_US") }
    set { language = newValue.identifier.replacingOccurrences(of: "_", with: "-") }
  }
  /// The texts that keys stand for, in the values' language; without any a key is its own text.
  public var localizedStrings: LocalizedStrings?
  /// The letters' case; nil as written.
  public var textCase: Text.Case?
  /// The size of symbols beside text.
  public var imageScale = Image.Scale.medium
  /// True if views act.
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
  /// The reasons to replace content.
  public var redactionReasons: RedactionReasons = []
  /// The mode of editing.
  @Entry public var editMode: Binding<EditMode>?
  /// True if motion is to be spared.
  public var accessibilityReduceMotion = false
  /// True if a screen reader runs.
  public var accessibilityVoiceOverEnabled = false
  /// The alignment of a text's lines.
  public var multilineTextAlignment = TextAlignment.leading
  /// The visibility of controls' labels.
  public var labelsVisibility = Visibility.automatic
  /// The size of controls.
  public var controlSize = ControlSize.regular
  var pickerStyle: any PickerStyle = DefaultPickerStyle()
  var pickerTags: PickerTags?
  /// The least room for labels' icons, and their distance from titles.
  var labelIconWidth: Double?, labelIconSpacing: Double?
  /// The sizing of buttons' labels.
  var buttonSizing = ButtonSizing.automatic
  /// The insets and least height of the list's rows; nil outside of lists.
  var listRow: ListRowProfile?
  /// True if lists have room beside their groups.
  var hasListMargins = true
  /// The room around what scrolls.
  var contentMargins = EdgeInsets()
  /// The setting of list rows.
  public var listRowProfile = ListRowProfile.iOS26
  private var styles: [ObjectIdentifier: any Sendable] = [:]
  var objects = EnvironmentObjects()
  private var entries = EnvironmentEntries()

  /// The values of the view whose body is being made.
  static var current: EnvironmentValues { EnvironmentScope.current.values }

  /// The values at the root of a row.
  public init(_ environment: RowEnvironment) {
    dynamicTypeSize = environment.dynamicTypeSize
    layoutDirection = environment.layoutDirection
    displayScale = environment.scale
    font = environment.font == FontChoice() ? nil : Font(environment.font)
    systemStack = environment.font.stack
    lineLimit = environment.lineLimit?.maximum
    leastLines = environment.lineLimit?.minimum ?? 1
    language = environment.language
  }

  /// A value of a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entries.byKey.value(ObjectIdentifier(key), or: Key.defaultValue) }
    set { entries.byKey[ObjectIdentifier(key)] = newValue }
  }

  /// The style of the controls of a configuration.
  subscript<Configuration>(styleOf type: Configuration.Type) -> AnyControlStyle<Configuration>? {
    get { styles[ObjectIdentifier(type)] as? AnyControlStyle<Configuration> }
    set { styles[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the change to other values that matters to texts and lines.
  func change(to new: EnvironmentValues) -> EnvironmentChange {
    var change = EnvironmentChange()
    if new.dynamicTypeSize != dynamicTypeSize { change.dynamicTypeSize = new.dynamicTypeSize }
    if new.layoutDirection != layoutDirection { change.layoutDirection = new.layoutDirection }
    if new.displayScale != displayScale { change.scale = new.displayScale }
    if new.font != font || new.fontTraits != fontTraits { change.font = fontChange(to: new) }
    if new.language != language { change.language = new.language }
    if new.lineLimit != lineLimit || new.leastLines != leastLines {
      let limit = LineLimit(minimum: new.leastLines, maximum: new.lineLimit).atLeastOne
      change.removesLineLimit = limit == LineLimit(maximum: nil)
      if !change.removesLineLimit { change.lineLimit = limit }
    }
    return change
  }
}

/// Values by their keys.
///
/// It is `Sendable` unchecked because views are described on one thread, where the values were set and are read.
private struct EnvironmentEntries: @unchecked Sendable {
  var byKey: [ObjectIdentifier: Any] = [:]
}

extension Dictionary where Value == Any {
  /// The value of a key, which may be none where that was set; another one where nothing was.
  func value<Found>(_ key: Key, or first: @autoclosure () -> Found) -> Found {
    guard let value = self[key] else { return first() }
    return value as? Found ?? first()
  }
}

/// The values of the views at one place, and of those around them.
final class EnvironmentScope: Sendable {
  let values: EnvironmentValues
  /// The font of texts that name none, with what modifiers around ask of it.
  let fontChoice: FontChoice
  private let outer: EnvironmentScope?

  /// The scope of the view whose body is being made.
  @TaskLocal static var current = EnvironmentScope(EnvironmentValues(RowEnvironment()))

  init(_ values: EnvironmentValues, inside outer: EnvironmentScope? = nil) {
    self.values = values
    fontChoice = self.values.fontChoice
    self.outer = outer
  }

  /// Makes views that read these values.
  func make<Made>(_ views: () -> Made) -> Made { Self.$current.withValue(self) { views() } }

  /// The nearest object of a type. A closure that a view handed on may run where a view inside has taken the object away.
  func nearestObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    values.object(type) ?? outer?.nearestObject(type)
  }
}
