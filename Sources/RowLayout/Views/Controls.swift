// Controls, as large as the public guidelines have them on iOS 18; certainty P but where a comment says otherwise.

/// A value that is on or off, with a label; laid out as its style dresses it, as a switch where there is none.
nonisolated public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>

  /// A toggle of a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }

  /// A toggle of several values, on where all are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let isAllOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    self.init(isOn: .constant(isAllOn), label: label)
  }

  /// The label and the switch, or what a style makes of them.
  public var body: some View {
    StyledControl(ToggleStyleConfiguration(label: StyledPart(label), isOn: isOn)) {
      LabeledControl(label: label) { Switch() }
    }
  }
}

/// A switch. Rows of lists are no higher for it (C); outside of lists it is as iOS 18 has it.
nonisolated struct Switch: PrimitiveView {
  func describe(_ context: ViewContext) -> RowDescription {
    let system = context.values.listRow?.system
    let leaf = context.describe(
      FixedLeaf(width: system?.switchWidth ?? 49, height: system?.switchHeight ?? 31))
    guard context.values.listRow != nil else { return leaf }
    return RowDescription(.frame(width: nil, height: 0, alignment: .center, child: leaf))
  }
}

extension Toggle where Label == StyledPart {
  /// A toggle in a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  /// A toggle of several values with a text, on where all are.
  @OtherTitles
  public init<Values: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == RowLayout.Label<Text, Image> {
  /// A toggle with a text beside a symbol.
  @OtherTitles
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { RowLayout.Label(title, systemImage: systemImage) }
  }
  /// A toggle with a text beside an image.
  @OtherTitles
  public init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { RowLayout.Label(title, image: image) }
  }
  /// A toggle of several values with a text beside a symbol.
  @OtherTitles
  public init<Values: RandomAccessCollection>(
    _ title: LocalizedStringKey, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { RowLayout.Label(title, systemImage: systemImage) } }
}

/// A label leading and a control trailing, to its neighbours an ordinary view (probable); the control alone where labels are hidden.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.labelsVisibility) private var visibility
  let label: Label
  @ViewBuilder let control: Control

  var body: some View {
    if visibility == .hidden {
      control
    } else {
      HStack {
        TitleLines(title: label)
        Spacer()
        HStack { control }
      }.fraction()
    }
  }
}

/// A label with a control trailing; in a list's row below it where both do not fit side by side (C: two reference images).
nonisolated struct StackingControl<Label: View, Beside: View, Below: View>: PrimitiveView {
  let label: Label
  let beside: Beside
  let below: Below

  func describe(_ context: ViewContext) -> RowDescription {
    let values = context.values
    let row = LabeledControl(label: label) { beside }
    guard let profile = values.listRow, profile.system != nil, values.labelsVisibility != .hidden else {
      return context.describe(row)
    }
    return context.describe(
      ViewThatFits(in: .horizontal) {
        row
        VStack(alignment: .leading, spacing: profile.followsText ? 4 : nil) {
          TitleLines(title: label)
          below
        }.fraction()
      })
  }
}

/// A label leading and a content trailing, at sizes for accessibility below it in lists' rows where both do not fit (C on iOS 26).
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Both in a row, or what a style makes of them.
  public var body: some View {
    StyledControl(LabeledContentStyleConfiguration(label: StyledPart(label), content: StyledPart(content))) {
      if EnvironmentValues.current.dynamicTypeSize.isAccessibilitySize {
        StackingControl(label: label, beside: content, below: content)
      } else {
        LabeledControl(label: label) { content }
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// A content with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// A text with a value as a format writes it.
  @OtherTitles
  public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == StyledPart, Content == StyledPart {
  /// Content in a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A value that is counted up and down: the label leading, the buttons of 94 by 32 trailing.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label

  private init(_ label: Label) { self.label = label }

  /// The label and the buttons.
  public var body: some View { LabeledControl(label: label) { FixedLeaf(width: 94, height: 32) } }

  /// A value in a range.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(label()) }

  /// A value.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(label()) }

  /// Two actions.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) { self.init(label()) }
}

extension Stepper where Label == Text {
  /// A value in a range, with a text.
  @OtherTitles
  @preconcurrency
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(Text(title)) }
  /// A value, with a text.
  @OtherTitles
  @preconcurrency
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(Text(title)) }
  /// Two actions, with a text.
  @OtherTitles
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(Text(title)) }
}
