// The looks of buttons: a style of one's own, and those of SwiftUI.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button's purpose.
public enum ButtonRole: Hashable, Sendable {
  case destructive, cancel, close, confirm

}

/// The input of a button style: the button's label and state.
public struct ButtonStyleConfiguration {
  public typealias Label = StyledPart

  public let role: ButtonRole?
  public let label: Label
  /// Never: a described row is not touched.
  public let isPressed = false
}

/// The input of a primitive button style; triggering does nothing in a described row.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

/// The looks of buttons: a body around the label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The looks and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its label alone.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button as its label alone, tinted.
public typealias BorderlessButtonStyle = PlainButtonStyle
/// A button as its label alone, in the colour of links.
public typealias LinkButtonStyle = PlainButtonStyle
/// A button as its label alone, tinted.
public typealias DefaultButtonStyle = PlainButtonStyle

/// A button with a border: 7 points above and below the label (measured on iOS 18.5), 12 beside it; small ones 5 and 10 around
/// a subheadline, large ones 15 and 20 (as UIKit's buttons; P).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  /// The label with room around it.
  public func makeBody(configuration: Configuration) -> some View {
    let values = EnvironmentValues.current
    let (above, beside): (CGFloat, CGFloat) =
      switch values.controlSize {
      case .mini, .small: (5, 10)
      case .regular: (7, 12)
      case .large, .extraLarge: (15, 20)
      }
    let isSmall = values.controlSize == .mini || values.controlSize == .small
    let isSized = values.font.map { $0.choice.size != nil || $0.choice.style != nil } ?? false
    return configuration.label.font(isSmall && !isSized ? .subheadline : values.font)
      .padding(.vertical, above).padding(.horizontal, beside)
  }
}

/// A button with a border, filled; as large as a bordered one.
public typealias BorderedProminentButtonStyle = BorderedButtonStyle

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: Self { Self() }
  /// The label alone.
  public static var borderless: Self { Self() }
  /// The label alone.
  public static var link: Self { Self() }
  /// The label alone.
  public static var automatic: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var glass: Self { Self() }
  public static var glassProminent: Self { Self() }
  public static func glass(_ glass: Glass) -> Self { Self() }
}

nonisolated extension View {
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, button: ButtonStyleConfiguration) in
      style.makeBody(configuration: .init(role: button.role, label: button.label))
    }
  }
}

/// The sizing of buttons.
public enum ButtonSizing: Hashable, Sendable {
  case automatic, fitted, flexible
}

nonisolated extension View {
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(changing: { $0.buttonSizing = sizing })
  }
}
