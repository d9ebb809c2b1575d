// Styles of one's own for the controls that take them, and the names of SwiftUI's.

/// A part of what a style dresses: a label, a title, an icon, a content.
nonisolated public struct StyledPart: View {
  let content: AnyView
  /// The part as it was made.
  public var body: some View { content }
  init(_ content: some View) { self.content = AnyView(content) }
}

// MARK: Toggles

/// A toggle's label and value.
public struct ToggleStyleConfiguration {
  /// A toggle's label.
  public typealias Label = StyledPart
  /// The label.
  public let label: Label
  /// The value.
  @Binding public var isOn: Bool
  /// Never: a value is on or off.
  public var isMixed: Bool { false }
}

/// The looks of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the dressed toggle.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = ToggleStyleConfiguration
  /// The dressed toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label leading, a switch of 51 by 31 trailing.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(content: { FixedLeaf(width: 51, height: 31) }, label: { configuration.label })
  }
}

/// A button that stays pressed while the value is on, with a border where the buttons around have no style (P).
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The label as a button.
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
  /// The style.
  public init() {}
  /// The box and the label.
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
  /// A switch.
  public static var `switch`: Self { Self() }
  /// A switch.
  public static var automatic: Self { Self() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box.
  public static var checkbox: Self { Self() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: Self { Self() }
}

// MARK: Progress

/// A progress view's labels and value.
public struct ProgressViewStyleConfiguration {
  /// A progress view's label.
  public typealias Label = StyledPart
  /// A label of the value.
  public typealias CurrentValueLabel = StyledPart
  /// The completed part, from 0 to 1; nil where not known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The looks of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the dressed progress.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The dressed progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar of 4 points, the label above and the value's below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
  /// The labels and the bar.
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
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
  /// The wheel and the labels.
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
  /// The style.
  public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As usual.
  public static var automatic: Self { Self() }
}

// MARK: Labeled contents, groups, boxes

/// A labelled content's label and content.
public struct LabeledContentStyleConfiguration {
  /// A label.
  public typealias Label = StyledPart
  /// A content.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The looks of labelled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the dressed content.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The dressed content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual: the label leading and the content trailing.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}
  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { configuration.content }
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As usual.
  public static var automatic: Self { Self() }
}

/// A box's label and content.
public struct GroupBoxStyleConfiguration {
  /// A label.
  public typealias Label = StyledPart
  /// A content.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The looks of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the dressed box.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The dressed box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual: the label above the content, with room around both.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}
  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
    .padding()
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As usual.
  public static var automatic: Self { Self() }
}

/// A group's label and content, and whether it is open.
public struct DisclosureGroupStyleConfiguration {
  /// A label.
  public typealias Label = StyledPart
  /// A content.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// True if the group is open.
  @Binding public var isExpanded: Bool
}

/// The looks of groups that open.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the dressed group.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The dressed group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As usual: the label with its arrow, the content below.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}
  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: "chevron.right")
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As usual.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// The looks of the toggles inside.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, toggle: ToggleStyleConfiguration) in
      style.makeBody(configuration: toggle)
    }
  }
  /// The looks of the progress views inside.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, progress: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: progress)
    }
  }
  /// The looks of the labelled contents inside.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, content: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: content)
    }
  }
  /// The looks of the boxes inside.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, box: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: box)
    }
  }
  /// The looks of the groups inside.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, group: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: group)
    }
  }
}
