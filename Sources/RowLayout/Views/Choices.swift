/// A choice: its label and the chosen one, or all of them, by its style.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private let selection: SelectionValue?
  private let current: StyledPart?

  /// A choice by the value that is chosen now; nil where none is, or several are.
  init(chosen: SelectionValue?, content: Content, label: Label, current: StyledPart? = nil) {
    self.label = label
    self.content = content
    self.current = current
    selection = chosen
  }

  /// A choice of the views of a content, which are told apart by their tags.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(chosen: selection.wrappedValue, content: content(), label: label()) }

  /// A choice of the views of a content, with a view in place of the chosen one.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      chosen: selection.wrappedValue, content: content(), label: label(),
      current: StyledPart(currentValueLabel())
    )
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let tags = PickerTags()
    var values = context.values
    values.pickerTags = tags
    let all = context.with(values).children(content)
    switch context.values.pickerStyle {
    case is SegmentedPickerStyle: return context.describe(Rectangle().frame(height: 32))
    case is WheelPickerStyle: return context.describe(Rectangle().frame(height: 216))
    case is InlinePickerStyle:
      return RowDescription(
        .vstack(
          alignment: .leading, spacing: nil, children: [context.describe(TitleLines(title: label))] + all))
    case is RadioGroupPickerStyle:
      let mark = context.describe(FixedLeaf(width: 16, height: 16))
      let choices = all.map {
        $0.eachPart { RowDescription(.hstack(alignment: .center, spacing: 6, children: [mark, $0])) }
      }
      let group: RowDescription.Kind =
        context.values.hasHorizontalRadioGroups
        ? .hstack(alignment: .center, spacing: nil, children: choices)
        : .vstack(alignment: .leading, spacing: 6, children: choices)
      return context.describe(
        LabeledControl(label: label) { DescribedViews(descriptions: [RowDescription(group)]) })
    default:
      let chosen =
        current.map { context.children($0) } ?? selection.flatMap { tags.views[AnyHashable($0)] } ?? []
      let views = DescribedViews(descriptions: chosen)
      guard !(context.values.pickerStyle is NavigationLinkPickerStyle) else {
        return context.describe(LabeledControl(label: label) { views })
      }
      // Outside of lists a menu is a button of the chosen one alone, with room as in a bordered one (P).
      let menu = HStack(spacing: 4) {
        views
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }.padding(.vertical, 7).padding(.horizontal, 12)
      guard context.values.listRow != nil else { return context.describe(menu) }
      // In a list's row its mark takes 16 points (C to a point).
      return context.describe(
        StackingControl(label: label, beside: views.padding(.trailing, 16), below: menu))
    }
  }
}

extension Picker {
  /// A choice of the views of a content, which are told apart by their tags.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker where Label == Text {
  /// A choice with a text.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content, label: { Text(title) }) }
}

extension Picker where Label == RowLayout.Label<Text, Image> {
  /// A choice with a text beside a symbol.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { RowLayout.Label(title, systemImage: systemImage) } }
  /// A choice with a text beside an image.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { RowLayout.Label(title, image: image) } }
}

/// The views of a choice by their tags, found while they are described.
///
/// It is `Sendable` unchecked because it lives within one description.
final class PickerTags: @unchecked Sendable {
  fileprivate(set) var views: [AnyHashable: [RowDescription]] = [:]

  func add(_ tag: AnyHashable, _ found: [RowDescription]) { if views[tag] == nil { views[tag] = found } }
}

/// Views that are described already.
struct DescribedViews: MultiView {
  let descriptions: [RowDescription]
  func describe(_ context: ViewContext) -> RowDescription { RowDescription(.group(children: descriptions)) }
  func describeAll(_ context: ViewContext) -> [RowDescription] { descriptions }
}

/// A view of a choice with the value that it stands for.
private struct TaggedView<Content: View, Tag: Hashable>: MultiView {
  let content: Content
  let tag: Tag
  func describeAll(_ context: ViewContext) -> [RowDescription] {
    let found = context.children(content)
    // A choice of values that may be missing has tags of values, and the other way round.
    context.values.pickerTags?.add(AnyHashable(tag), found)
    context.values.pickerTags?.add(AnyHashable(Optional(tag)), found)
    return found
  }
}

nonisolated extension View {
  /// The value that the view stands for in a choice.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: tag)
  }
}

/// A value in a range, shown as a bar of 4 points with its labels (U).
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let label: Label
  private let current: CurrentValueLabel?
  private let bounds: (BoundsLabel, BoundsLabel)?
  private let fraction: Double

  /// The bar and the labels.
  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        label: StyledPart(label), currentValueLabel: current.map { StyledPart($0) },
        minimumValueLabel: bounds.map { StyledPart($0.0) },
        maximumValueLabel: bounds.map { StyledPart($0.1) },
        value: fraction)
    ) {
      VStack {
        label
        HStack {
          if let bounds { bounds.0 }
          Capsule().frame(height: 4)
          if let bounds { bounds.1 }
        }
        if let current { current }
      }
    }
  }

  /// A value with labels of itself and its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    bounds = (minimumValueLabel(), maximumValueLabel())
    fraction = Self.fraction(of: value, in: range)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value with a label of itself.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    bounds = nil
    fraction = Self.fraction(of: value, in: range)
  }
  /// A value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.label = label()
    current = nil
    bounds = nil
    fraction = Self.fraction(of: value, in: range)
  }
}

extension Gauge {
  private static func fraction<Value: BinaryFloatingPoint>(of value: Value, in range: ClosedRange<Value>)
    -> Double
  {
    let length = Double(range.upperBound - range.lowerBound)
    return length > 0 ? min(1, max(0, Double(value - range.lowerBound) / length)) : 0
  }
}

/// A gauge's labels and value.
public struct GaugeStyleConfiguration {
  /// A gauge's label.
  public typealias Label = StyledPart
  /// The label.
  public let label: StyledPart
  /// The label of the value.
  public let currentValueLabel: StyledPart?
  /// The label of the range's beginning.
  public let minimumValueLabel: StyledPart?
  /// The label of the range's end.
  public let maximumValueLabel: StyledPart?
  /// The value, from 0 to 1.
  public let value: Double
}

/// The looks of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the dressed gauge.
  associatedtype Body: View
  /// The styled control.
  typealias Configuration = GaugeStyleConfiguration
  /// The dressed gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A ring of 58 by 58 (C) with the label of the value in it, whatever is proposed.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring.
  public init() {}
  /// The ring.
  public func makeBody(configuration: Configuration) -> some View {
    FixedLeaf(width: 58, height: 58).overlay { configuration.currentValueLabel }
  }
}

/// A closed ring, as large.
public typealias AccessoryCircularCapacityGaugeStyle = AccessoryCircularGaugeStyle

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static var accessoryCircular: Self { Self() }
  /// A closed ring.
  public static var accessoryCircularCapacity: Self { Self() }
}

/// The looks of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the dressed menu.
  associatedtype Body: View
  /// The styled control.
  typealias Configuration = MenuStyleConfiguration
  /// The dressed menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu's label.
public struct MenuStyleConfiguration {
  /// A menu's label.
  public typealias Label = StyledPart
  /// A menu's content.
  public typealias Content = EmptyView
  /// The label.
  public let label: StyledPart
}

extension Menu where Label == StyledPart, Content == EmptyView {
  /// The control of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { EmptyView() }, label: { configuration.label })
  }
}

nonisolated extension View {
  /// The looks of the gauges inside.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
  /// The looks of the menus inside.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
