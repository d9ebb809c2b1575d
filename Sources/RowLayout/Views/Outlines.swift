// Lists of elements that can be chosen, changed or opened.

extension List {
  /// A row for each element, of which some are chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which one is chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which one is always chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element told apart by a key path, of which one is always chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element told apart by a key path, of which some are chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element told apart by a key path, of which one is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a value that can be changed, and ordered anew where that is allowed.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements> = [],
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable, Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a value that can be changed, told apart by a key path.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements> = [],
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<Binding<Elements>, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element; those inside of them are closed.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent>
  { self.init { OutlineGroup(data, children: children, content: rowContent) } }
}

/// Elements that have others inside of them, which are closed.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let leaves: ForEach<Data, ID, Leaf>?
  private let root: Leaf?
  private init(_ leaves: ForEach<Data, ID, Leaf>? = nil, root: Leaf? = nil) {
    self.leaves = leaves
    self.root = root
  }
  /// The elements.
  @ViewBuilder public var body: some View {
    leaves
    root
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Elements with others inside of them.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(ForEach(data, content: content)) }

  /// An element with others inside of it.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element { self.init(root: content(root)) }
}

extension OutlineGroup {
  /// Elements with others inside of them, told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(ForEach(data, id: id, content: content)) }

  /// An element with others inside of it, told apart by a key path.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element { self.init(root: content(root)) }
}

/// The colour of a list's row.
public enum ListItemTint: Hashable, Sendable {
  case monochrome, fixed(Color), preferred(Color)
}

/// The changes of a collection that its list allows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each change.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Another order.
  public static var move: Self { Self(rawValue: 1) }
  /// Removing.
  public static var delete: Self { Self(rawValue: 2) }
  /// All.
  public static var all: Self { Self(rawValue: 3) }
}

extension List {
  /// A row for each element of a value that can be changed, of which some are chosen.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements> = [],
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable, Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>
  { self.init(selection: selection) { ForEach(data, content: rowContent) } }

  /// A row for each element of a value that can be changed, of which one is chosen.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements> = [],
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable, Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>
  { self.init(selection: selection) { ForEach(data, content: rowContent) } }

  /// A row for each element of a value that can be changed, told apart by a key path, of which some are chosen.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements> = [],
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<Binding<Elements>, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element of a value that can be changed, told apart by a key path, of which one is chosen.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements> = [],
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<Binding<Elements>, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
