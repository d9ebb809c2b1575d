// Choices of the same value for several things: none is shown as chosen where they differ.

extension Picker {
  /// A choice for several things.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(chosen: Self.common(selection, of: sources), content: content(), label: label()) }

  /// A choice for several things, with a view in place of the chosen one.
  public init<C: RandomAccessCollection, Current: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      chosen: Self.common(selection, of: sources), content: content(), label: label(),
      current: StyledPart(currentValueLabel()))
  }

  /// The value that all have; nil where they differ, or where there are none.
  private static func common<C: Collection>(
    _ path: KeyPath<C.Element, Binding<SelectionValue>>, of sources: C
  ) -> SelectionValue? {
    guard let first = sources.first?[keyPath: path].wrappedValue else { return nil }
    return sources.allSatisfy { $0[keyPath: path].wrappedValue == first } ? first : nil
  }
}

extension Picker where Label == Text {
  /// A choice for several things, with a text.
  @OtherTitles
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content, label: { Text(title) }) }
}
