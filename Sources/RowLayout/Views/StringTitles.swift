// Titles by strings as they come, of what has titles by keys elsewhere, and titles beside images of the app's own.

extension DisclosureGroup where Label == Text {
  /// A closed group with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  /// A group with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}

extension GroupBox where Label == Text {
  /// A box with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension ColorPicker where Label == Text {
  /// A colour with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  /// A date in a range with a text.
  @_disfavoredOverload
  public init<Range: RangeExpression>(
    _ title: some StringProtocol, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Range.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// A field of a value as a format writes it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  /// A field of a value as a format writes it, empty where there is none.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  /// A field of a value as a formatter writes it.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
  /// A field of a value as a formatter writes it, with actions for its beginning and end.
  @_disfavoredOverload
  @preconcurrency
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }
}

extension Picker where Label == RowLayout.Label<Text, Image> {
  /// A choice with a text beside an image.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { RowLayout.Label(title, image: image) }
  }
  /// A choice with a text beside an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { RowLayout.Label(title, image: image) }
  }
  /// A choice with a text beside a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { RowLayout.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == RowLayout.Label<Text, Image> {
  /// A toggle with a text beside an image.
  public init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { RowLayout.Label(title, image: image) }
  }
  /// A toggle with a text beside an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { RowLayout.Label(title, image: image) }
  }
  /// A toggle of several values with a text beside a symbol.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { RowLayout.Label(title, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// A value in a range, written in a format, with a text.
  @_disfavoredOverload
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
  /// A value, written in a format, with a text.
  @_disfavoredOverload
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step) { Text(title) }
  }
}

extension ShareLink where Label == RowLayout.Label<Text, Image> {
  /// A button for several things with a text beside a symbol, and their previews.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ title: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview
  ) where Data.Element: Transferable {
    self.init(items: items) { RowLayout.Label(title, systemImage: "square.and.arrow.up") }
  }
}

extension TableColumn where Label == Text {
  /// A column of strings with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>)
  where Sort == NeverComparator<RowValue>, Content == Text { self.init(title) { Text($0[keyPath: value]) } }
}

extension Menu where Label == RowLayout.Label<Text, Image> {
  /// A menu with a text beside an image.
  public init(_ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { RowLayout.Label(title, image: image) }
  }
  /// A menu with a text beside an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { RowLayout.Label(title, image: image) }
  }
  /// A menu with a text beside a symbol and what a tap does.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) { RowLayout.Label(title, systemImage: systemImage) }
  }
  /// A menu with a text beside a symbol and what a tap does.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) { RowLayout.Label(title, systemImage: systemImage) }
  }
}

extension ContentUnavailableView
where Label == RowLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title below an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      RowLayout.Label(title, image: name)
    } description: {
      description
    }
  }
  /// A title below an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init {
      RowLayout.Label(title, image: name)
    } description: {
      description
    }
  }
}
