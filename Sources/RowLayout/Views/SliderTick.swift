// Marks along sliders, which take no room beside them (U).

/// Marks along a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
}

/// A mark at a value of a slider; its label is read out, not shown.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The type of the slider's value.
  public typealias Value = V
  /// A mark by its value.
  public struct ID: Hashable {
    let value: V
  }
  /// The mark by its value.
  public let id: ID
  /// A mark.
  public init(_ value: V) { id = ID(value: value) }
  /// A mark with a label.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.init(value) }
}

/// Some marks along a slider.
public struct SliderTickGroup<Value: BinaryFloatingPoint>: SliderTickContent {}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>:
  SliderTickContent
{
  /// The type of the slider's value.
  public typealias Value = Content.Value
  /// Marks for elements that are told apart by a value of theirs.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> SliderTickGroup<V>
  ) where Content == SliderTickGroup<V> {}
  /// Marks for elements that can be told apart.
  public init<V>(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> SliderTickGroup<V>)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == SliderTickGroup<V> {}
}

/// Builds the marks along a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Marks that are written out.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> SliderTickGroup<V>
  where Content.Value == V { SliderTickGroup() }
  /// Marks after each other.
  public static func buildBlock(_ contents: SliderTickGroup<V>...) -> SliderTickGroup<V> { SliderTickGroup() }
  /// Marks that may be missing.
  public static func buildOptional(_ content: SliderTickGroup<V>?) -> SliderTickGroup<V> { SliderTickGroup() }
  /// Marks of the one case.
  public static func buildEither(first: SliderTickGroup<V>) -> SliderTickGroup<V> { first }
  /// Marks of the other case.
  public static func buildEither(second: SliderTickGroup<V>) -> SliderTickGroup<V> { second }
}

extension Slider {
  /// A value in a range, with marks and labels at its ends; the other labels are not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Value> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Ticks.Value == Value {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }

  /// A value in a range that goes by steps, with marks at some of them and labels at its ends; the other labels are not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint, Current: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (Value) -> SliderTick<Value>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A value in a range, with marks; the labels are not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @SliderTickBuilder<Value> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Ticks.Value == Value {
    self.init(value: value, in: bounds, label: label)
  }

  /// A value in a range that goes by steps, with marks at some of them; the labels are not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint, Current: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: (Value) -> SliderTick<Value>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}
