import SelfSizing
import Synchronization
import TestSupport
import Testing

private final class RowView: ReusableCell {}

/// The work of a change or a frame does not grow with what it does not touch.
@Suite struct LongListTests {
  /// A number that counts how often it is hashed, on any thread.
  private struct CountedID: Hashable {
    static let hashes = Atomic<Int>(0)
    var number: Int

    func hash(into hasher: inout Hasher) {
      Self.hashes.wrappingAdd(1, ordering: .relaxed)
      hasher.combine(number)
    }
  }

  private func list<ID: Hashable>(
    _ sections: [Section<Int>], id: @escaping (Int) -> ID
  ) -> ListDriver<Int, ID> {
    let list = ListDriver(
      DataSource(sections: sections), id: id,
      rows: Configurator<Int, RowView>(height: 40) { _, _, _ in }, host: RecordingHost(recordsEvents: false),
      configuration: ListConfiguration(viewport: 400, width: 300))
    list.layout()
    return list
  }

  @Test(
    "An insertion, a replacement and a scroll allocate as much in a list of 5,000 sections as in one of 50",
    .enabled(if: AllocationCount.isAvailable))
  func sections() throws {
    func work(_ count: Int) throws -> UInt64 {
      let list = list((0..<count).map { Section(Array($0 * 10..<$0 * 10 + 10)) }, id: { $0 })
      var next = 1_000_000
      return try AllocationCount.minimum {
        next += 1
        try list.insert([next], at: RowPlace(0, 0))
        try list.replace(at: RowPlace(3, 3), with: 33)
        list.scroll(by: 30)
        list.layout()
        try list.remove(at: RowPlace(0, 0))
      }
    }
    let (small, large) = (try work(50), try work(5_000))
    #expect(large <= small + 16, "\(small) \(large)")
  }

  @Test func `One item more or less in a selection of any size is no more work than what is on screen`()
    throws
  {
    let list = list([Section(Array(0..<3_000))], id: CountedID.init)
    list.selection = Set((0..<3_000).map(CountedID.init))
    let before = CountedID.hashes.load(ordering: .relaxed)
    for number in 1_000..<1_010 { list.selection.remove(CountedID(number: number)) }
    let spent = CountedID.hashes.load(ordering: .relaxed) - before
    #expect(list.selection.count == 2_990)
    #expect(spent < 2_000, "\(spent)")
  }

  @Test(arguments: 0..<12)
  func `Rows that go and come in many places are where a list of them has them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var rows = Array(0..<200)
    let list = list([Section(rows)], id: { $0 })
    var next = 1_000
    for _ in 0..<12 {
      let most = Int.random(in: 1..<60, using: &random)
      let gone = Set((0..<most).map { _ in Int.random(in: 0..<rows.count, using: &random) })
      rows = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
      let places = Set((0..<most).map { _ in Int.random(in: 0..<rows.count, using: &random) }).sorted()
      var batch: [(item: Int, row: Int)] = []
      for row in places {
        next += 1
        rows.insert(next, at: row)
        batch.append((next, row))
      }
      try list.performBatch { changes in
        for row in gone { changes.delete(at: RowPlace(0, row)) }
        for (item, row) in batch.shuffled(using: &random) { changes.insert(item, at: RowPlace(0, row)) }
      }
      #expect(Array(list.data.sections[0].items) == rows)
    }
  }

  @Test
  func
    `A section without a key is none that has one, and sections of an update are named by rows as they are`()
    throws
  {
    let list = list([Section([1, 2], key: "a")], id: { $0 })
    try list.performBatch { $0.insertSection(Section([3]), at: 0) }
    // Whatever numbers keys are made of, one of these is like it.
    for number in 0..<20 {
      try list.performBatch { $0.insertSection(Section([100 + number], key: "\(number)"), at: 0) }
    }
    var data = list.data
    data.sections.remove(at: 3)
    data.sections.insert(Section([200, 201], key: "new", header: 202), at: 1)
    let difference = try list.update(to: data)
    #expect(difference.insertedSections == [1] && difference.deletedSections == [3])
    #expect(difference.inserted.isEmpty && difference.deleted.isEmpty && difference.movedSections.isEmpty)
    list.layout()
    #expect(list.visiblePlaces.compactMap { list.item(at: $0) }.starts(with: [119, 202, 200, 201, 118, 117]))
    #expect(list.contentLength == 40 * 25)
  }
}
