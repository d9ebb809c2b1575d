// Marks along sliders, which take no room beside them (U).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Marks along a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
}

/// A mark at a value of a slider; its label is read out, not shown.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias Value = V
  /// A mark by its value.
  public struct ID: Hashable {
    let value: V
  }
  public let id: ID
  public init(_ value: V) { id = ID(value: value) }
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
  public typealias Value = Content.Value
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> SliderTickGroup<V>
  ) where Content == SliderTickGroup<V> {}
  public init<V>(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> SliderTickGroup<V>)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == SliderTickGroup<V> {}
}

/// Builds the marks along a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> SliderTickGroup<V>
  where Content.Value == V { SliderTickGroup() }
  public static func buildBlock(_ contents: SliderTickGroup<V>...) -> SliderTickGroup<V> { SliderTickGroup() }
  public static func buildOptional(_ content: SliderTickGroup<V>?) -> SliderTickGroup<V> { SliderTickGroup() }
  public static func buildEither(first: SliderTickGroup<V>) -> SliderTickGroup<V> { first }
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
  ) where Ticks.Value == Value { self.init(value: value, in: bounds, label: label) }

  /// A value in a range that goes by steps, with marks at some of them; the labels are not shown.
  @preconcurrency
  public init<Value: BinaryFloatingPoint, Current: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: (Value) -> SliderTick<Value>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: label) }
}
