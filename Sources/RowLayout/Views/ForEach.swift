/// A view for each element of a collection, each with an identity (rule C1).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

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
      elements.append(.init(id: name, children: context.children(content(element))))
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
