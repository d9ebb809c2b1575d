// Styles of one's own for groups of controls and for dates.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A group of controls for a style.
public struct ControlGroupStyleConfiguration {
  public typealias Content = StyledPart
  public typealias Label = StyledPart
  public let content: Content
  public let label: Label
}

/// The looks of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual, and as bars and palettes have it: the controls side by side.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A menu of the controls, of which the label is seen.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
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
  public static var automatic: Self { Self() }
  public static var navigation: Self { Self() }
  public static var palette: Self { Self() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
  public static var compactMenu: Self { Self() }
}

extension ControlGroup where Content == StyledPart {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A date for a style.
public struct DatePickerStyleConfiguration {
  public typealias Label = StyledPart
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

/// The looks of dates.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Buttons for the day and the time beside the label.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
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
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { Rectangle().frame(height: 216) }
  }
}

/// A month of 324 points (U), which the row's report says is not measured.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Rectangle().frame(height: 324).noted("notMeasured", "datePickerStyle(.graphical)")
  }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
  public static var automatic: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}

extension DatePicker where Label == StyledPart {
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents,
      label: { configuration.label })
  }
}

nonisolated extension View {
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
