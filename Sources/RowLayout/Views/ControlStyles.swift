// Styles of one's own for the controls that take them, and the names of SwiftUI's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of what a style dresses: a label, a title, an icon, a content.
nonisolated public struct StyledPart: View {
  let content: AnyView
  public var body: some View { content }
  init(_ content: some View) { self.content = AnyView(content) }
}

// MARK: Toggles

/// A toggle's label and value.
public struct ToggleStyleConfiguration {
  public typealias Label = StyledPart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

/// The looks of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label leading, a switch trailing.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { Switch() }
  }
}

/// A button that stays pressed while the value is on, with a border where the buttons around have no style (P).
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button(action: {}) { configuration.label }
    if EnvironmentValues.current[styleOf: ButtonStyleConfiguration.self] == nil {
      button.buttonStyle(.bordered)
    } else {
      button
    }
  }
}

/// A box of 16 by 16 points (U) leading, the label beside it, as macOS has it.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      FixedLeaf(width: 16, height: 16)
      configuration.label
    }
  }
}

/// As usual: a switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
  public static var automatic: Self { Self() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: Self { Self() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: Self { Self() }
}

// MARK: Progress

/// A progress view's labels and value.
public struct ProgressViewStyleConfiguration {
  public typealias Label = StyledPart
  public typealias CurrentValueLabel = StyledPart
  /// The completed part, from 0 to 1; nil where not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// The looks of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar of 4 points, the label above and the value's below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if let label = configuration.label { label }
      Capsule().frame(height: 4)
      if let value = configuration.currentValueLabel { value.font(.caption) }
    }
  }
}

/// A wheel of 20 by 20, a large one of 37 (as UIKit's), the labels below.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View {
    let size = EnvironmentValues.current.controlSize
    let side = size == .large || size == .extraLarge ? 37.0 : 20
    return VStack {
      FixedLeaf(width: side, height: side)
      if let label = configuration.label { label }
      if let value = configuration.currentValueLabel { value.font(.caption) }
    }
  }
}

/// As usual: a bar where the value is known, a wheel where it is not.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}

// MARK: Labeled contents, groups, boxes

/// A labelled content's label and content.
public struct LabeledContentStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// The looks of labelled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual: the label leading and the content trailing.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { configuration.content }
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

/// A box's label and content.
public struct GroupBoxStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// The looks of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual: the label above the content, with room around both.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
    .padding()
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}

/// A group's label and content, and whether it is open.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// The looks of groups that open.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual: the label with its arrow, the content below. Outside of lists 4 points are above and below the label (C at Dynamic Type
/// xSmall).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: "chevron.right")
      }
      .padding(.vertical, EnvironmentValues.current.listRow == nil ? 4 : 0)
      if configuration.isExpanded { configuration.content }
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
