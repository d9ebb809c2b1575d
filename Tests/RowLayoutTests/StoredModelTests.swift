import RowLayout
import Testing

/// A model as an app has it, without the macro that stores it.
final class StoredTask: Identifiable {
  let title: String
  let rank: Int
  let due: Int?

  init(_ title: String, rank: Int, due: Int? = nil) {
    self.title = title
    self.rank = rank
    self.due = due
  }
}

private struct TaskRows: View {
  @Environment(\.modelContext) private var context
  @Query private var all: [StoredTask]
  @Query(sort: \StoredTask.rank, order: .reverse, animation: .default) private var byRank: [StoredTask]
  @Query(filter: #Predicate<StoredTask> { $0.rank > 1 }, sort: \StoredTask.due) private var due: [StoredTask]
  @Query(FetchDescriptor<StoredTask>(sortBy: [SortDescriptor(\.title)]), animation: .default)
  private var byTitle: [StoredTask]
  @Query(sort: [SortDescriptor(\StoredTask.rank)]) private var sorted: [StoredTask]
  let read: (String) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(all) { Color.red.frame(height: CGFloat($0.rank)) }
    }
    .onTapGesture {
      if let first = all.first { context.delete(first) }
      try? context.save()
    }
    let _ = read(
      [all, byRank, due, byTitle, sorted].map { $0.map(\.title).joined() }.joined(separator: " "))
  }
}

private struct RankedRow: View {
  @Query private var found: [StoredTask]

  init(over rank: Int) {
    _found = Query(filter: #Predicate { $0.rank > rank }, sort: [SortDescriptor(\.rank)])
  }

  var body: some View { Color.red.frame(height: CGFloat(found.map(\.rank).reduce(0, +))) }
}

/// Models of a store in memory.
@MainActor @Suite struct StoredModelTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(
      for: StoredTask.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for task in [
      StoredTask("b", rank: 2, due: 5), StoredTask("a", rank: 1), StoredTask("d", rank: 4, due: 3),
      StoredTask("c", rank: 3),
    ] {
      container.mainContext.insert(task)
    }
    return container
  }

  @Test("A query finds the models of the store around a view, sorted and filtered; without one, none")
  func query() throws {
    var read = ""
    let rows = TaskRows { read = $0 }
    #expect(try height(rows) == 0)
    #expect(read == "    ")
    #expect(try height(rows.modelContainer(container())) == 10)
    #expect(read == "badc dcba cdb abcd abcd")
    #expect(try height(rows.modelContext(container().mainContext)) == 10)
    #expect(try height(rows.modelContainer(for: StoredTask.self, inMemory: true)) == 0)
    #expect(try height(rows.modelContainer(for: [StoredTask.self])) == 0)
    let set = rows.modelContainer(for: StoredTask.self) { made in
      _ = made.map { ModelContext($0).insert(StoredTask("e", rank: 7)) }
    }
    #expect(try height(set) == 7)
    #expect(try height(RankedRow(over: 2).modelContainer(container())) == 7)
    let inner = VStack { rows.modelContainer(for: StoredTask.self) }
    #expect(try height(inner.modelContainer(container())) == 0)
  }

  @Test(
    "A context keeps each model once, finds and forgets models by type, and leaves out what a description does"
  )
  func context() throws {
    let context = ModelContext(try ModelContainer(for: StoredTask.self))
    #expect(try context.fetch(FetchDescriptor<StoredTask>()).isEmpty)
    let one = StoredTask("one", rank: 1)
    context.insert(one)
    context.insert(one)
    for rank in 2...5 { context.insert(StoredTask("\(rank)", rank: rank)) }
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    var some = FetchDescriptor<StoredTask>(
      predicate: #Predicate { $0.rank > 1 }, sortBy: [SortDescriptor(\.rank, order: .reverse)])
    some.fetchLimit = 2
    some.fetchOffset = 1
    #expect(try context.fetch(some).map(\.rank) == [4, 3])
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<StoredTask>()) == 5)
    some.fetchLimit = -1
    some.fetchOffset = -1
    #expect(try context.fetch(some).isEmpty)
    context.delete(one)
    try context.delete(model: StoredTask.self, where: #Predicate { $0.rank == 2 })
    #expect(try context.fetch(FetchDescriptor<StoredTask>()).map(\.rank) == [3, 4, 5])
    #expect(try context.fetchCount(FetchDescriptor<NSString>()) == 0)
    try context.delete(model: StoredTask.self)
    #expect(try context.fetchCount(FetchDescriptor<StoredTask>()) == 0)
  }
}
