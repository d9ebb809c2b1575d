// Selections in fields of text, which have no effect on layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The characters that are selected in a text, or the place where letters are typed.
public struct TextSelection: Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public let indices: Indices

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The side of the characters; nobody moves a cursor in a described row.
  public var affinity: TextSelectionAffinity { .automatic }

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
}

/// The character that a cursor between two of them goes with.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

extension EnvironmentValues {
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic
}

nonisolated extension View {
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

extension TextField {
  /// A field with a selection; it grows with its lines along a vertical axis.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), text: text.wrappedValue, prompt: prompt, isVertical: axis == .vertical) }
}

extension TextField where Label == Text {
  /// A field with a text that stands there while it is empty, and a selection.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}

extension TextEditor {
  /// An editor with a selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
