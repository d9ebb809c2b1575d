/// A view of some content that another view lays out anew: one part of it, described already.
nonisolated public struct Subview: View, Identifiable {
  /// The place of a part among its neighbours.
  public struct ID: Hashable, Sendable {
    let place: Int
  }

  /// The part's identity.
  public let id: ID
  /// The values that the part tells the container around.
  public let containerValues: ContainerValues
  private let description: RowDescription

  fileprivate init(_ description: RowDescription, at place: Int) {
    id = ID(place: place)
    containerValues = description.containerValues
    self.description = description
  }

  /// The part.
  public var body: some View { DescribedViews(descriptions: [description]) }
}

/// The parts of some content.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let parts: [Subview]

  fileprivate init(_ descriptions: [RowDescription]) {
    parts = descriptions.enumerated().map { Subview($0.element, at: $0.offset) }
  }

  /// The first place.
  public var startIndex: Int { parts.startIndex }
  /// The place after the last.
  public var endIndex: Int { parts.endIndex }
  /// The part at a place.
  public subscript(place: Int) -> Subview { parts[place] }
  /// The parts side by side.
  public var body: some View { ForEach(parts) { $0 } }
}

/// The views that are made of the parts of some content.
struct SubviewsView<Base: View, Content: View>: MultiView {
  let base: Base
  let content: (SubviewsCollection) -> Content

  func describeAll(_ context: ViewContext) -> [RowDescription] {
    context.children(context.scope.make((content, context.parts(of: base))) { $0($1) })
  }
}

extension ViewContext {
  /// The parts of some content.
  fileprivate func parts(of content: some View) -> SubviewsCollection {
    SubviewsCollection(children(content).flatMap(\.containedParts))
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The names by which apps older than `Group(subviews:)` get at the parts of some content.
public enum _VariadicView {
  /// The parts.
  public typealias Children = SubviewsCollection
  /// A root that makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes any number of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// The views that a root makes of the parts of some content.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: MultiView {
    private let root: Root
    private let content: Content
    /// A root's views of some content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    func describeAll(_ context: ViewContext) -> [RowDescription] {
      context.children(context.scope.make((root, context.parts(of: content))) { $0.body(children: $1) })
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// Makes views of the parts of some content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  /// The views' type.
  associatedtype Body: View
  /// The views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

// swift-format-ignore: NoLeadingUnderscores
/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

// swift-format-ignore: NoLeadingUnderscores
/// A root that makes any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension RowDescription {
  /// The parts that belong to the container around, through what only holds parts together (rule C1).
  fileprivate var containedParts: [RowDescription] {
    switch kind {
    case .group(let children): children.flatMap(\.containedParts)
    case .conditional(let isTrue, let then, let otherwise):
      (isTrue ? then : otherwise).flatMap(\.containedParts)
    case .identified(let elements): elements.flatMap(\.children).flatMap(\.containedParts)
    case .empty: []
    default: [self]
    }
  }

  /// The values that a part tells the container around, through modifiers; the outermost where several set one.
  fileprivate var containerValues: ContainerValues {
    var values = kind.modified?.containerValues ?? ContainerValues()
    if case .layoutValue(let told, _) = kind, let own = told.value as? ContainerValues { values.add(own) }
    return values
  }
}

/// The views of a group that is made of the parts of some content.
nonisolated public struct GroupElements<Base: View, Content: View>: View {
  fileprivate let base: Base
  fileprivate let content: (SubviewsCollection) -> Content
  /// The views.
  public var body: some View { SubviewsView(base: base, content: content) }
}

extension Group {
  /// The views that a closure makes of the parts of a view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElements<Base, Result> {
    self.init { GroupElements(base: view, content: transform) }
  }

  /// The views that a closure makes of the sections of a view, which are one here.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElements<Base, Result> {
    self.init { GroupElements(base: view) { transform(SectionCollection(content: $0)) } }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// A view for each part of a view.
  public init<Base: View, Part: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Part
  ) where Content == SubviewViews<Base, Part> {
    self.init(SubviewsCollection([RowDescription(.empty)])) { _ in SubviewViews(base: view, content: content)
    }
  }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Views of the sections of a view, which are one here.
  public init<Base: View, Part: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Part
  ) where Content == GroupElements<Base, Part> {
    self.init(SectionCollection(content: SubviewsCollection([]))) { _ in
      GroupElements(base: view) { content(SectionConfiguration(content: $0)) }
    }
  }
}

/// A view for each part of a view.
nonisolated public struct SubviewViews<Base: View, Part: View>: View {
  fileprivate let base: Base
  fileprivate let content: (Subview) -> Part
  /// The views.
  public var body: some View { SubviewsView(base: base) { parts in ForEach(parts) { content($0) } } }
}

/// A section of some content, as a container of one's own sees it.
public struct SectionConfiguration: Identifiable {
  /// A section's identity.
  public struct ID: Hashable, Sendable {}
  /// The section's identity.
  public let id = ID()
  /// The views above: none.
  public var header: SubviewsCollection { SubviewsCollection([]) }
  /// The parts.
  public let content: SubviewsCollection
  /// The views below: none.
  public var footer: SubviewsCollection { SubviewsCollection([]) }
  /// The values that the section tells the container around: none.
  public var containerValues: ContainerValues { ContainerValues() }
}

/// The sections of some content: one, with all its parts.
public struct SectionCollection: RandomAccessCollection {
  let content: SubviewsCollection
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 1 }
  /// The section.
  public subscript(place: Int) -> SectionConfiguration { SectionConfiguration(content: content) }
}

/// Values that a view tells the container around.
///
/// It is `Sendable` unchecked because views are described on one thread, where the values were set and are read.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value of a key of one's own, or of one that `@Entry` declares.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values.value(ObjectIdentifier(key), or: Key.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  mutating func add(_ others: ContainerValues) { values.merge(others.values) { $1 } }
}

/// A kind of value that views tell the container around.
public typealias ContainerValueKey = EnvironmentKey

private enum ContainerValuesKey: LayoutValueKey {
  static let defaultValue = ContainerValues()
}

nonisolated extension View {
  /// Tells the container around a value.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return layoutValue(key: ContainerValuesKey.self, value: values)
  }
}
