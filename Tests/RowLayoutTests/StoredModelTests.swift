public import RowLayout
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

/// Models as the macro makes them.
@Model final class StoredFolder {
  #Unique<StoredFolder>([\.name])
  #Index<StoredFolder>([\.name], [\.name, \.count])
  @Attribute(.unique, .externalStorage, originalName: "title") var name: String
  @Transient var count = 0
  @Relationship(deleteRule: .cascade, inverse: \StoredNote.folder) var notes: [StoredNote] = []
  init(name: String) { self.name = name }
}

/// A model with an identity of its own.
@Model public class StoredNote {
  /// The identity, which is the height of its row.
  public let id: Int
  @Relationship var folder: StoredFolder?
  init(id: Int, folder: StoredFolder?) { (self.id, self.folder) = (id, folder) }
}

private struct FolderRow: View {
  @Bindable var folder: StoredFolder
  @State private var chosen: StoredFolder?

  var body: some View {
    VStack(spacing: 0) {
      if folder.modelContext != nil, !folder.isDeleted { Color.red.frame(height: 20) }
      ForEach(folder.notes) { Color.red.frame(height: CGFloat($0.id)) }
      ForEach([folder]) { Color.red.frame(height: CGFloat($0.count)) }
    }
    .onChange(of: chosen) {}
    .background { Picker(folder.name, selection: $chosen) { Text("a").tag(folder as StoredFolder?) } }
    .background { TextField("Name", text: $folder.name) }
  }
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

  @Test("A model made by the macro is its own identity and knows whether it is in a store")
  func models() throws {
    let schema = Schema([StoredFolder.self, StoredNote.self])
    let container = try ModelContainer(
      for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)])
    let folder = StoredFolder(name: "a")
    folder.notes = [StoredNote(id: 7, folder: folder), StoredNote(id: 4, folder: folder)]
    folder.count = 3
    #expect(folder != StoredFolder(name: "a") && Set([folder, folder]).count == 1)
    #expect(folder.id == folder.persistentModelID && folder.notes.map(\.id) == [7, 4])
    #expect(folder.notes[0].persistentModelID != folder.notes[1].persistentModelID)
    #expect(try height(FolderRow(folder: folder)) == 14)
    container.mainContext.insert(folder)
    #expect(folder.modelContext?.container === container && !folder.isDeleted)
    #expect(try height(FolderRow(folder: folder)) == 34)
    folder.notes.forEach(container.mainContext.insert)
    let id = folder.persistentModelID
    let inFolder = #Predicate<StoredNote> { $0.folder?.persistentModelID == id && $0.id > 4 }
    #expect(try container.mainContext.fetch(FetchDescriptor(predicate: inFolder)).map(\.id) == [7])
    container.mainContext.delete(folder)
    #expect(folder.modelContext == nil && folder.isDeleted)
    #expect(try height(FolderRow(folder: folder)) == 14)
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
