// Controls, as large as the public guidelines have them on iOS 18; certainty P but where a comment says otherwise.

/// A switch with a label: the label leading, the switch of 51 by 31 trailing.
public struct Toggle<Label: View>: View {
  private let label: Label

  /// A switch of a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label and the switch.
  public var body: some View {
    LabeledContent(content: { FixedLeaf(width: 51, height: 31) }, label: { label })
  }
}

extension Toggle where Label == Text {
  /// A switch with a text.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { label = Text(title) }
  /// A switch with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { label = Text(title) }
}

/// A label leading and a content trailing.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Both in a row.
  public var body: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// A content with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  /// A content with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a text.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// A text with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// A text with a value as a format writes it.
  public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }, label: { Text(title) })
  }
}

/// How far something has come: a wheel of 20 by 20 without a value, a bar of 4 with one.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label?
  private let current: CurrentValueLabel?
  private let isBar: Bool

  private init(_ label: Label?, _ current: CurrentValueLabel?, isBar: Bool) {
    self.label = label
    self.current = current
    self.isBar = isBar
  }

  /// The bar or wheel with its labels.
  public var body: some View {
    VStack(alignment: isBar ? .leading : .center) {
      if isBar, let label { label }
      if isBar { Capsule().frame(height: 4) } else { FixedLeaf(width: 20, height: 20) }
      if !isBar, let label { label }
      if let current { current.font(.caption) }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A wheel.
  public init() where Label == EmptyView { self.init(nil, nil, isBar: false) }
  /// A wheel with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, isBar: false) }
  /// A wheel with a text.
  public init(_ title: LocalizedStringKey) where Label == Text { self.init(Text(title), nil, isBar: false) }
  /// A wheel with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text { self.init(Text(title), nil, isBar: false) }
  /// A bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
    self.init(nil, nil, isBar: value != nil)
  }
  /// A bar with a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, isBar: value != nil)
  }
  /// A bar with a text.
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1)
  where Label == Text {
    self.init(Text(title), nil, isBar: value != nil)
  }
}

extension ProgressView {
  /// A bar with a label and what has been reached below.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), isBar: value != nil)
  }
}

/// A field of one line of text, as wide as proposed and as high as its text.
public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String
  private let isVertical: Bool

  init(label: Label, text: String, isVertical: Bool = false) {
    self.label = label
    self.text = text
    self.isVertical = isVertical
  }

  /// The text, or what stands there while it is empty.
  public var body: some View {
    Group {
      if text.isEmpty { label } else { Text(verbatim: text) }
    }
    .lineLimit(isVertical ? nil : 1)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
  }
}

extension TextField where Label == Text {
  /// A field with a text that stands there while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: prompt ?? Text(title), text: text.wrappedValue)
  }
  /// A field with a text that stands there while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: prompt ?? Text(title), text: text.wrappedValue)
  }
  /// A field that grows with its lines.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), text: text.wrappedValue, isVertical: axis == .vertical)
  }
  /// A field of a value as a format writes it.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), text: format.format(value.wrappedValue))
  }
}

/// A field of one line that does not show its text.
public typealias SecureField = TextField

/// A value that is counted up and down: the label leading, the buttons of 94 by 32 trailing.
public struct Stepper<Label: View>: View {
  private let label: Label

  private init(_ label: Label) { self.label = label }

  /// The label and the buttons.
  public var body: some View {
    LabeledContent(content: { FixedLeaf(width: 94, height: 32) }, label: { label })
  }

  /// A value in a range.
  public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Two actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label())
  }
}

extension Stepper where Label == Text {
  /// A value in a range, with a text.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.init(Text(title))
  }
  /// A value, with a text.
  public init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1) {
    self.init(Text(title))
  }
}

/// A value by a knob on a line: as wide as proposed, 31 high.
public struct Slider<Label: View>: View {
  /// The line and the knob.
  public var body: some View { Rectangle().frame(height: 31) }

  /// A value in a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView {}
}

/// A choice; laid out as its label, the chosen one beside it where the choice is a text.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let selection: String

  /// A choice of the views of a content, which are told apart by their tags and not shown.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = "\(selection.wrappedValue)"
  }

  /// The label, and what is chosen as it prints.
  public var body: some View { LabeledContent(content: { Text(verbatim: selection) }, label: { label }) }
}

extension Picker where Label == Text {
  /// A choice with a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
  /// A choice with a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

/// A label above content that is shown while the group is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content?

  /// A group that is closed.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = nil
  }

  /// A group that is open or closed by a value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = isExpanded.wrappedValue ? content() : nil
  }

  /// The label with its arrow, the content below.
  public var body: some View {
    VStack(alignment: .leading) {
      LabeledContent(content: { Image(systemName: "chevron.right") }, label: { label })
      if let content { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A closed group with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  /// A group with a text.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}

/// Content in a box with room around it, a label above.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      content
    }
    .padding()
  }
}

extension GroupBox where Label == EmptyView {
  /// A box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  /// A box with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}
