// Styles of controls by name that no code of an app implements.

/// The looks of choices.
public protocol PickerStyle: Sendable {}
/// As usual: a menu.
public typealias DefaultPickerStyle = MenuPickerStyle
/// The chosen one, which shows the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /** The style. */
  public init() {}
}
/// All side by side, 32 points high (P).
public struct SegmentedPickerStyle: PickerStyle {
  /** The style. */
  public init() {}
}
/// All below each other.
public struct InlinePickerStyle: PickerStyle {
  /** The style. */
  public init() {}
}
/// A wheel, 216 points high (P).
public struct WheelPickerStyle: PickerStyle {
  /** The style. */
  public init() {}
}
/// All side by side, as segments.
public typealias PalettePickerStyle = SegmentedPickerStyle
/// All below each other behind round marks of 16 points (U), beside the label, as macOS has them.
public struct RadioGroupPickerStyle: PickerStyle {
  /** The style. */
  public init() {}
}
/// The chosen one, which leads to the others.
public struct NavigationLinkPickerStyle: PickerStyle {
  /** The style. */
  public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  /// As usual.
  public static var automatic: Self { Self() }
  /// In a menu.
  public static var menu: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Side by side.
  public static var segmented: Self { Self() }
  /// Side by side.
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Below each other.
  public static var inline: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Round marks.
  public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// On a page of its own.
  public static var navigationLink: Self { Self() }
}

/// The looks of fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the dressed field.
  // swift-format-ignore
  associatedtype _Body: View
  /// A field's label.
  // swift-format-ignore
  typealias _Label = StyledPart
  /// The dressed field.
  // swift-format-ignore
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The text.
  // swift-format-ignore
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// As usual: the text alone.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle
/// A round border that adds 7 points on all sides (P).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The text with room around it.
  // swift-format-ignore
  public func _body(configuration: TextField<_Label>) -> some View { configuration.padding(7) }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: Self { Self() }
  /// The text alone.
  public static var automatic: Self { Self() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A round border.
  public static var roundedBorder: Self { Self() }
}

/// The looks of lists.
public protocol ListStyle: Sendable {}

/// The looks of lists, menus, gauges, tabs, pages, navigation and forms by name: all of them are as large.
public struct ControlStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
  /// The style, with every other row in another colour.
  public init(alternatesRowBackgrounds: Bool) {}
  /// Pages, with or without dots.
  public init(indexDisplayMode: PageIndexDisplayMode) {}
  /// Pages, with or without a background of the dots.
  public init(backgroundDisplayMode: PageIndexDisplayMode) {}

  /// The dots' visibility.
  public enum PageIndexDisplayMode: Hashable, Sendable {
    /// As usual; shown; not shown; shown while touched.
    case automatic, always, never, interactive
  }

  /// Menus: as a button, or as one without a border.
  public static let button = Self(), borderlessButton = Self()
  /// Pages.
  public static let page = Self()
  /// Pages, with or without dots.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self { Self() }
  /// Pages, with or without a background of the dots.
  public static func page(backgroundDisplayMode: PageIndexDisplayMode) -> Self { Self() }
  /// Tabs: a sidebar where there is room for one, or a bar.
  public static let sidebarAdaptable = Self(), tabBarOnly = Self()
  /// Navigation and forms: one after the other, or beside each other.
  public static let stack = Self(), columns = Self()
  /// Gauges: a ring, a full ring, and bars.
  public static let accessoryCircular = Self(), accessoryCircularCapacity = Self(),
    linearCapacity = Self(), accessoryLinear = Self(), accessoryLinearCapacity = Self()
}

extension ListStyle where Self == ControlStyle {
  /// As usual.
  public static var automatic: Self { Self() }
  /// From edge to edge.
  public static var plain: Self { Self() }
  /// Groups.
  public static var grouped: Self { Self() }
  /// Groups with room beside them.
  public static var insetGrouped: Self { Self() }
  /// With room beside them.
  public static var inset: Self { Self() }
  /// With room beside them, and every other row in another colour.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
  /// In a border.
  public static var bordered: Self { Self() }
  /// In a border, and every other row in another colour.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
  /// Smaller at the edges.
  public static var carousel: Self { Self() }
  /// Rolling off the edges.
  public static var elliptical: Self { Self() }
  /// Beside the content.
  public static var sidebar: Self { Self() }
}

nonisolated extension View {
  /// The looks of fields inside.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, field: TextField<StyledPart>) in style._body(configuration: field) }
  }
  /// The looks of choices inside.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(changing: { $0.pickerStyle = style })
  }
  /// Round marks of choices inside side by side.
  public func horizontalRadioGroupLayout() -> some View {
    environment(changing: { $0.hasHorizontalRadioGroups = true })
  }
  /// The looks of lists inside.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
  /// The looks of menus inside.
  public func menuStyle(_ style: ControlStyle) -> some View { self }
  /// The looks of gauges inside.
  public func gaugeStyle(_ style: ControlStyle) -> some View { noted("notMeasured", "gaugeStyle") }
  /// The looks of tabs inside.
  public func tabViewStyle(_ style: ControlStyle) -> some View { self }
  /// The looks of the dots of pages inside.
  public func indexViewStyle(_ style: ControlStyle) -> some View { self }
  /// The looks of navigation inside.
  public func navigationViewStyle(_ style: ControlStyle) -> some View { self }
  /// The looks of forms inside.
  public func formStyle(_ style: ControlStyle) -> some View { self }
}
