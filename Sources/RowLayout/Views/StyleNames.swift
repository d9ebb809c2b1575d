// Styles of controls by name that no code of an app implements.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The looks of choices.
public protocol PickerStyle: Sendable {}
/// As usual: a menu.
public typealias DefaultPickerStyle = MenuPickerStyle
/// The chosen one, which shows the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}
/// All side by side, 32 points high (P).
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}
/// All below each other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}
/// A wheel, 216 points high (P).
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}
/// All side by side, as segments.
public typealias PalettePickerStyle = SegmentedPickerStyle
/// All below each other behind round marks of 16 points (U), beside the label, as macOS has them.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
}
/// The chosen one, which leads to the others.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var automatic: Self { Self() }
  public static var menu: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}

/// The looks of fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  // swift-format-ignore
  associatedtype _Body: View
  // swift-format-ignore
  typealias _Label = StyledPart
  // swift-format-ignore
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  // swift-format-ignore
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// As usual: the text alone.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle
/// A round border that adds 6 points above and below and 7 beside (P).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  /// The text with room around it.
  // swift-format-ignore
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.vertical, 6).padding(.horizontal, 7)
  }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: Self { Self() }
  /// The text alone.
  public static var automatic: Self { Self() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

/// The looks of lists.
public protocol ListStyle: Sendable {}

/// The looks of lists, menus, gauges, tabs, pages, navigation and forms by name: all of them are as large.
public struct ControlStyle: ListStyle, Hashable {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
  public init(indexDisplayMode: PageIndexDisplayMode) {}
  public init(backgroundDisplayMode: PageIndexDisplayMode) {}

  /// The dots' visibility.
  public enum PageIndexDisplayMode: Hashable, Sendable {
    case automatic, always, never, interactive
  }

  public static let button = Self(), borderlessButton = Self()
  public static let page = Self(), verticalPage = Self()
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexDisplayMode) -> Self { Self() }
  /// Tabs: a sidebar where there is room for one, or a bar.
  public static let sidebarAdaptable = Self(), tabBarOnly = Self()
  public static let stack = Self(), columns = Self(), grouped = Self()
  public static let linearCapacity = Self(), accessoryLinear = Self(), accessoryLinearCapacity = Self()
}

/// The looks of lists without room beside their rows.
public struct PlainListStyle: ListStyle, Hashable {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == ControlStyle {
  public static var automatic: Self { Self() }
  /// Groups with room beside them.
  public static var insetGrouped: Self { Self() }
  /// With room beside them.
  public static var inset: Self { Self() }
  /// With room beside them, and every other row in another colour.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
  public static var bordered: Self { Self() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
  public static var carousel: Self { Self() }
  public static var elliptical: Self { Self() }
  public static var sidebar: Self { Self() }
}

nonisolated extension View {
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, field: TextField<StyledPart>) in style._body(configuration: field) }
  }
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(changing: { $0.pickerStyle = style })
  }
  public func horizontalRadioGroupLayout() -> some View {
    environment(changing: { $0.hasHorizontalRadioGroups = true })
  }
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(changing: { $0.hasListMargins = !(style is PlainListStyle) })
  }
  public func menuStyle(_ style: ControlStyle) -> some View { self }
  public func gaugeStyle(_ style: ControlStyle) -> some View { noted("notMeasured", "gaugeStyle") }
  public func tabViewStyle(_ style: ControlStyle) -> some View { self }
  public func indexViewStyle(_ style: ControlStyle) -> some View { self }
  public func navigationViewStyle(_ style: ControlStyle) -> some View { self }
  public func formStyle(_ style: ControlStyle) -> some View { self }
}
