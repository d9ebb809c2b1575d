/// A date: its label and buttons of 34 points for its parts (P).
nonisolated public struct DatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Date>
  private var first: Date?
  private var last: Date?
  private let components: DatePickerComponents

  /// Which parts of a date.
  public typealias Components = DatePickerComponents

  /// A date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    components = displayedComponents
  }
  /// A date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    (first, last) = (range.lowerBound, range.upperBound)
  }
  /// A date from another on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    first = range.lowerBound
  }
  /// A date up to another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    last = range.upperBound
  }

  /// The label and the buttons.
  public var body: some View {
    StyledControl(
      DatePickerStyleConfiguration(
        label: StyledPart(label), selection: selection, minimumDate: first, maximumDate: last,
        displayedComponents: components)
    ) { CompactDatePickerStyle.body(label: label, components) }
  }
}

extension DatePicker where Label == Text {
  /// A date with a text.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
  /// A date in a range with a text.
  @OtherTitles
  public init<Range: RangeExpression>(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Range.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The time of day; the day.
  public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}

/// A colour: its label and a button of 28 by 28 (P).
nonisolated public struct ColorPicker<Label: View>: View {
  private let label: Label
  /// A colour.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// The label and the button.
  public var body: some View { LabeledControl(label: label) { FixedLeaf(width: 28, height: 28) } }
}

extension ColorPicker where Label == Text {
  /// A colour with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
