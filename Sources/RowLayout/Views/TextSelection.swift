/// A selected part of a text.
public struct TextSelection: Hashable, Sendable {
  /// The part, or the parts.
  public enum Indices: Hashable, Sendable {
    /// A part.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection([Range<String.Index>])
  }
  /// The part, or the parts.
  public var indices: Indices
  /// True if nothing is selected but a place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.allSatisfy(\.isEmpty)
    }
  }
  /// A part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several parts.
  public init(ranges: [Range<String.Index>]) { indices = .multiSelection(ranges) }
  /// A place.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}

extension TextEditor {
  /// An editor whose selection is told.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField {
  /// A field whose selection is told, with what stands there while it is empty.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue, isVertical: axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// A field whose selection is told, with a text that stands there while it is empty.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(label: prompt ?? Text(title), text: text.wrappedValue, isVertical: axis == .vertical)
  }
  /// A field whose selection is told, with a text that stands there while it is empty.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(label: prompt ?? Text(title), text: text.wrappedValue, isVertical: axis == .vertical)
  }
}
