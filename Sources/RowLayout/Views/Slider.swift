/// A value by a knob on a line: as wide as proposed, 31 high.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let least: ValueLabel?
  private let most: ValueLabel?

  /// The line and the knob between the labels of its ends.
  public var body: some View {
    HStack {
      if let least { least }
      Rectangle().frame(height: 31)
      if let most { most }
    }
  }

  /// A value in a range, with labels at its ends; the slider's own label is not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    least = minimumValueLabel()
    most = maximumValueLabel()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A value in a range; the label is not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    least = nil
    most = nil
  }

  /// A value in a range.
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Label == EmptyView {
    least = nil
    most = nil
  }
}
