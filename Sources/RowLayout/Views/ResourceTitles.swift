// Titles by resources of texts, where views have titles by keys.

extension Button {
  /// A button with a text.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a text beside a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where Label == RowLayout.Label<Text, Image> {
    self.init(role: role, action: action) { RowLayout.Label(title, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text beside a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A text beside an image.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Toggle {
  /// A toggle with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a text beside a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
  where Label == RowLayout.Label<Text, Image> {
    self.init(isOn: isOn) { RowLayout.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// A choice with a text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text {
  /// A content with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A text with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, value: some StringProtocol) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A text with a value as a format writes it.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Content == Text, Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }, label: { Text(title) })
  }
}

extension TextField where Label == Text {
  /// A field with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.key, text: text, prompt: prompt)
  }

  /// A field with a text, of one line or of several.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title.key, text: text, prompt: prompt, axis: axis)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(title.key, destination: destination)
  }

  /// A link by a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) where Destination == Never {
    self.init(title.key, value: value)
  }
}

extension Link where Label == Text {
  /// A link with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Menu {
  /// A menu with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a text beside a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == RowLayout.Label<Text, Image> {
    self.init(content: content) { RowLayout.Label(title, systemImage: systemImage) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A closed group with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A group with a text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}

extension GroupBox where Label == Text {
  /// A box with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A wheel with a text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) { self.init(label: { Text(title) }) }

  /// A bar with a text.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension Stepper where Label == Text {
  /// A value, with a text.
  @_disfavoredOverload
  @preconcurrency
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A value in a range, with a text.
  @_disfavoredOverload
  @preconcurrency
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, in range: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: range, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension DatePicker where Label == Text {
  /// A date with a text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension ColorPicker where Label == Text {
  /// A colour with a text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ContentUnavailableView
where Label == RowLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title below a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, description: Text? = nil) {
    self.init(title.key, systemImage: systemImage, description: description)
  }
}

extension Toggle {
  /// A toggle of several values with a text, on where all are.
  public init<Values: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) where Label == Text {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// A toggle of several values with a text, on where all are.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) where Label == Text {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
