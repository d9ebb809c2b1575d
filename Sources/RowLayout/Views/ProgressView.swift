/// Progress of something; laid out as its style dresses it: a bar where a value is known, a wheel where none is.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration

  private init(_ label: Label?, _ current: CurrentValueLabel?, fraction: Double?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { StyledPart($0) },
      currentValueLabel: current.map { StyledPart($0) })
  }

  private init<Value: BinaryFloatingPoint>(
    _ label: Label?, _ current: CurrentValueLabel?, _ value: Value?, _ total: Value
  ) { self.init(label, current, fraction: value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }) }

  /// The bar or wheel with its labels.
  public var body: some View {
    StyledControl(configuration) { DefaultProgressViewStyle().makeBody(configuration: configuration) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A wheel.
  public init() where Label == EmptyView { self.init(nil, nil, fraction: nil) }
  /// A wheel with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, fraction: nil) }
  /// A wheel with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey) where Label == Text { self.init(Text(title), nil, fraction: nil) }
  /// A bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
    self.init(nil, nil, value, total)
  }
  /// A bar with a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, value, total)
  }
  /// A bar with a text.
  @OtherTitles
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1)
  where Label == Text { self.init(Text(title), nil, value, total) }
  /// A bar that fills while time goes by, as it is now.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(nil, nil, fraction: 0)
  }
  /// A bar with a label that fills while time goes by, as it is now.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, fraction: 0)
  }
  /// A Foundation progress.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(nil, nil, fraction: progress.fractionCompleted)
  }
}

extension ProgressView where Label == StyledPart, CurrentValueLabel == StyledPart {
  /// Progress in a style.
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

extension ProgressView {
  /// A bar with a label and what has been reached below.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label(), currentValueLabel(), value, total) }
  /// A bar that fills while time goes by, as it is now.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label(), currentValueLabel(), fraction: 0) }
}
