// Styles of one's own for groups of controls and for dates.

/// A group of controls for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls' type.
  public typealias Content = StyledPart
  /// The label's type.
  public typealias Label = StyledPart
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The looks of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the dressed group.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The dressed group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual, and as bars and palettes have it: the controls side by side.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A menu of the controls, of which the label is seen.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The label as a menu has it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// The controls side by side, as bars have them.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// The controls side by side, as palettes have them.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle
/// A menu of the controls side by side.
public typealias CompactMenuControlGroupStyle = MenuControlGroupStyle

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As usual.
  public static var automatic: Self { Self() }
  /// As bars have it.
  public static var navigation: Self { Self() }
  /// As palettes have it.
  public static var palette: Self { Self() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: Self { Self() }
  /// A menu of the controls side by side.
  public static var compactMenu: Self { Self() }
}

extension ControlGroup where Content == StyledPart {
  /// The group of a style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A date for a style.
public struct DatePickerStyleConfiguration {
  /// The label's type.
  public typealias Label = StyledPart
  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen.
  public let minimumDate: Date?
  /// The last date that can be chosen.
  public let maximumDate: Date?
  /// Which parts of a date are chosen.
  public let displayedComponents: DatePickerComponents
}

/// The looks of dates.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the dressed date.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = DatePickerStyleConfiguration
  /// The dressed date.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Buttons for the day and the time beside the label.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The label and the buttons.
  public func makeBody(configuration: Configuration) -> some View {
    Self.body(label: configuration.label, configuration.displayedComponents)
  }
  static func body(label: some View, _ components: DatePickerComponents) -> some View {
    LabeledControl(label: label) {
      HStack {
        if components.contains(.date) { FixedLeaf(width: 118, height: 34) }
        if components.contains(.hourAndMinute) { FixedLeaf(width: 84, height: 34) }
      }
    }
  }
}

/// As usual: buttons.
public typealias DefaultDatePickerStyle = CompactDatePickerStyle

/// Wheels of 216 points (as UIKit's; P) beside the label.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The label and the wheels.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { Rectangle().frame(height: 216) }
  }
}

/// A month of 324 points (U), which the row's report says is not measured.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The month.
  public func makeBody(configuration: Configuration) -> some View {
    Rectangle().frame(height: 324).noted("notMeasured", "datePickerStyle(.graphical)")
  }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons.
  public static var compact: Self { Self() }
  /// As usual.
  public static var automatic: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month.
  public static var graphical: Self { Self() }
}

extension DatePicker where Label == StyledPart {
  /// The date of a style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents,
      label: { configuration.label })
  }
}

nonisolated extension View {
  /// The looks of the groups of controls inside.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, group: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: group)
    }
  }
  /// The looks of the dates inside.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, date: DatePickerStyleConfiguration) in style.makeBody(configuration: date) }
  }
}
