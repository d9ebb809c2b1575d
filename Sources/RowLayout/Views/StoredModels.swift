// SwiftData's names that rows use: models of a store in memory. Any class is one, with the macro `Model` or without.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The models of the store around a view that a filter lets through, sorted; none where there is no store.
@propertyWrapper
public struct Query<Element: AnyObject>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>

  public init() { self.init(FetchDescriptor()) }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }
  public init(animation: Animation) { self.init() }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(filter: filter, sort: descriptors) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }

  /// The models while the view's body is made; none where the filter fails.
  public var wrappedValue: [Element] { (try? modelContext.fetch(descriptor)) ?? [] }
  public var modelContext: ModelContext { EnvironmentValues.current.modelContext }
}

/// The models that are looked for.
public struct FetchDescriptor<T> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models, and how many are left out before them; negative ones count as 0.
  public var fetchLimit: Int?, fetchOffset: Int?

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// A view of a store's models. All contexts of a store see them at once, in the order in which they came.
public final class ModelContext {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public private(set) var hasChanges = false

  public init(_ container: ModelContainer) { self.container = container }

  public func insert<T: AnyObject>(_ model: T) {
    container.change { models in
      if !models.contains(where: { $0 === model }) { models.append(model) }
    }
    (model as? any PersistentModel)?.modelPlace.container = container
    hasChanges = true
  }

  public func delete<T: AnyObject>(_ model: T) {
    container.change { $0.removeAll { $0 === model } }
    (model as? any PersistentModel)?.modelPlace.container = nil
    hasChanges = true
  }

  public func delete<T: AnyObject>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// Nothing is written anywhere.
  public func save() throws { hasChanges = false }

  public func fetch<T: AnyObject>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.change { $0 }.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return Array(
      found.dropFirst(max(0, descriptor.fetchOffset ?? 0)).prefix(max(0, descriptor.fetchLimit ?? .max)))
  }

  public func fetchCount<T: AnyObject>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
}

/// A store in memory, whatever its configuration says.
///
/// It is `Sendable` unchecked because a lock guards its models.
public final class ModelContainer: @unchecked Sendable {
  private let lock = NSLock()
  private var models: [AnyObject] = []

  public init(for types: any AnyObject.Type..., configurations: ModelConfiguration...) throws {}
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
  fileprivate init() {}

  @MainActor public var mainContext: ModelContext { ModelContext(self) }

  fileprivate func change<Answer>(_ change: (inout [AnyObject]) -> Answer) -> Answer {
    lock.withLock { change(&models) }
  }
}

/// The place of a store; all are in memory.
public struct ModelConfiguration: Sendable {
  public init(schema: Schema? = nil, isStoredInMemoryOnly: Bool = false) {}
}

extension EnvironmentValues {
  /// The context of the store around; an empty one where there is none, which keeps nothing for others.
  public var modelContext: ModelContext {
    get { object(ModelContext.self) ?? ModelContext(ModelContainer()) }
    set { objects.byType[ObjectIdentifier(ModelContext.self)] = newValue }
  }
}

nonisolated extension View {
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(ModelContext(container))
  }
  /// A store of what is put into it at once.
  public func modelContainer(
    for type: any AnyObject.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], onSetup: onSetup) }
  /// A store of what is put into it at once.
  public func modelContainer(
    for types: [any AnyObject.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer()
    onSetup(.success(container))
    return modelContainer(container)
  }
}
