/// A view for each element of a collection, each with an identity (rule C1).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  private let maker = EnvironmentScope.current

  /// Views of elements that a key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// The elements in order; two with the same id make the row one that cannot be prepared.
  func describe(_ context: ViewContext) -> RowDescription {
    var seen: Set<ID> = []
    var names: Set<String> = []
    var elements: [RowDescription.Element] = []
    for element in data {
      let id = id(element)
      guard seen.insert(id).inserted else {
        return RowDescription(
          .invalid(
            RowError(
              .duplicateID,
              "Two elements have the id \"\(id)\"; the ids of a ForEach have to differ.")))
      }
      var name = "\(id)"
      while !names.insert(name).inserted { name += "'" }
      let children = context.children(maker.make { content(element) })
      context.values.pickerTags?.add(AnyHashable(id), children)
      elements.append(.init(id: name, children: children))
    }
    return RowDescription(.identified(elements))
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views of elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Views of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

extension ForEach {
  /// Views of the elements of a value that can be changed, and ordered anew where that is allowed.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements> = [],
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data, id: { $0.wrappedValue.id }, making: content)
  }

  /// Views of the elements of a value that can be changed, which a key path tells apart.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements> = [],
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> { self.init(data, id: { $0.wrappedValue[keyPath: id] }, making: content) }

  private init(
    _ data: Data, id: @escaping (Data.Element) -> ID, making content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Accepts an action on deletion.
  @preconcurrency
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self { self }
  /// Accepts an action on moves.
  @preconcurrency
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self { self }
  /// Accepts an action on insertion.
  @preconcurrency
  public func onInsert(
    of types: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at places, which may lie outside.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at places to before another place; both may lie outside.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated()
    let moved = elements.filter { source.contains($0.offset) }
    let others = elements.filter { !source.contains($0.offset) }
    let order = others.filter { $0.offset < destination } + moved + others.filter { $0.offset >= destination }
    var place = startIndex
    for (_, element) in order {
      self[place] = element
      formIndex(after: &place)
    }
  }
}
