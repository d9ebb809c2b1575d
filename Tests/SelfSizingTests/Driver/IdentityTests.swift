import SelfSizing
import TestSupport
import Testing

/// Rows are told apart by identity, whatever they show.
@Suite struct IdentityTests {
  private struct Quote: Identifiable, Hashable {
    var id: Int
    var text: String
  }

  private final class QuoteCell: ReusableCell {
    var quote: Quote?
  }

  private let host = RecordingHost()
  private let rows = Configurator<Quote, QuoteCell>(height: 50) { cell, quote, _ in cell.quote = quote }

  private func list(_ items: [Quote]) -> ListDriver<Quote, Int> {
    let list = ListDriver(
      DataSource(items), rows: rows, host: host, configuration: ListConfiguration(viewport: 500, width: 300))
    list.layout()
    return list
  }

  private let twice = [
    Quote(id: 1, text: "To live without hope is to cease to live."), Quote(id: 2, text: "Another one."),
    Quote(id: 3, text: "To live without hope is to cease to live."),
  ]

  @Test func `Two rows that show the same are two rows`() throws {
    let list = list(twice)
    list.selection = [1]
    host.forget()
    list.layout()
    #expect(host.events.filter { if case .configure = $0 { true } else { false } } == [.configure(.row(0))])
    try list.remove(at: RowPlace(0, 2))
    #expect(list.selection == [1])
    try list.remove(at: RowPlace(0, 0))
    #expect(list.selection.isEmpty)
  }

  /// Whether an identity is free is asked of the rows as they would be, and these must be made of any batch.
  @Test func `Places that are not there are refused, whatever comes to them`() throws {
    let list = list(twice)
    let (new, old) = (Quote(id: 9, text: ""), twice[1])
    let changes: [(inout RowBatch<Quote>) -> Void] = [
      { $0.insert([old], from: RowPlace(0, -1)) },
      { $0.insert([new, old], from: RowPlace(0, .max)) },
      { $0.insert([new, Quote(id: 10, text: "")], from: RowPlace(0, .max)) },
      { batch in for item in [old, new] { batch.insert(item, at: RowPlace(0, .max)) } },
      { batch in
        for (item, row) in [(old, Int.min), (new, .max)] { batch.insert(item, at: RowPlace(0, row)) }
      },
      { $0.insertSection(Section([old]), at: -1) },
      { batch in
        batch.insert(old, at: RowPlace(0, 0))
        batch.moveSection(from: 0, to: -1)
      },
    ]
    for change in changes {
      #expect(throws: ListRefusal.self) { try list.performBatch(change) }
      #expect(list.data == DataSource(twice))
    }
  }

  @Test func `Equal identities are refused, with both places named, and nothing changes`() throws {
    let list = list(twice)
    let frames = host.shown.map(\.frame)
    let changes: [(String, () throws -> Void)] = [
      ("row 2", { try list.insert([Quote(id: 2, text: "")], at: RowPlace(0, 0)) }),
      ("row 0", { try list.replace(at: RowPlace(0, 2), with: Quote(id: 1, text: "")) }),
      ("row 3", { try list.update(to: DataSource(twice + [twice[1]])) }),
      ("row 0 of section 1", { try list.update(to: DataSource(twice, [twice[0]])) }),
      ("section 1", { try list.performBatch { $0.insertSection(Section([twice[2]]), at: 1) } }),
      ("row 4", { try list.insert([Quote(id: 8, text: ""), Quote(id: 8, text: "")], at: RowPlace(0, 3)) }),
    ]
    for (place, change) in changes {
      #expect {
        try change()
      } throws: { error in
        guard let refusal = error as? ListRefusal, refusal.code == .duplicateKey else { return false }
        return refusal.description.lowercased().contains(place) && refusal.description.contains(" and ")
          && refusal.description.contains("same identity")
      }
    }
    list.layout()
    #expect(list.data == DataSource(twice) && host.shown.map(\.frame) == frames)
    // An identity that goes in the same change is free.
    try list.update(to: DataSource([twice[1], Quote(id: 1, text: "new")]))
    try list.performBatch { batch in
      batch.delete(at: RowPlace(0, 0))
      batch.insert(Quote(id: 2, text: "again"), at: RowPlace(0, 1))
    }
    #expect(list.data.sections[0].items.map(\.id) == [1, 2])
  }

  @Test func `Equal identities that a list was made with are refused, however far apart`() throws {
    let many = (0..<500).map { Quote(id: $0, text: "") } + [twice[0]]
    let list = ListDriver(DataSource(many), rows: rows, host: host)
    let report = list.layout()
    #expect(report.refusals.map(\.code) == [.duplicateKey])
    #expect(
      report.refusals.first?.description.contains("Row 1 of section 0 and row 500 of section 0") == true)
    #expect(host.shownCount == 0 && list.layout().refusals.isEmpty)
    // With other data it is a list as any.
    try list.update(to: DataSource(twice))
    list.layout()
    #expect(host.shownCount == 3)
  }

  @Test func `Equal identities of very many rows are told when both are on screen`() throws {
    var many = (0..<20_000).map { Quote(id: $0, text: "") } + [twice[0]]
    let far = ListDriver(DataSource(many), rows: rows, host: host)
    #expect(far.layout().refusals.isEmpty && host.shownCount > 0)
    // A change that meets both is refused; any other is made.
    var generator = SeededGenerator(seed: 7)
    let changes = [
      many + [Quote(id: -1, text: "")], Array(many.dropFirst(2)), Array(many.dropLast()), many.reversed(),
      many.shuffled(using: &generator), [many[0]], many,
    ]
    for changed in changes {
      let before = far.data
      let isRefused = (try? far.update(to: DataSource(changed))) == nil
      far.layout()
      #expect(far.data == (isRefused ? before : DataSource(changed)))
    }
    many[3] = many[0]
    let near = ListDriver(DataSource(many), rows: rows, host: host)
    #expect(near.layout().refusals.map(\.code) == [.duplicateKey])
  }

  @Test func `Equal identities of items made from their numbers are told when both are on screen`() {
    let items = SectionItems(count: 1_000_000) { Quote(id: $0 % 9, text: "") }
    let list = ListDriver(
      DataSource(sections: [Section(items)]), rows: rows, host: host,
      configuration: ListConfiguration(viewport: 500, width: 300))
    let report = list.layout()
    #expect(report.refusals.map(\.code) == [.duplicateKey])
    #expect(report.refusals.first?.description.contains("Row 0 of section 0 and row 9 of section 0") == true)
    #expect(list.layout().refusals.isEmpty)
  }

  @Test func `Equal keys of sections are refused`() {
    let list = list(twice)
    let data = DataSource(sections: [Section([twice[0]], key: "a"), Section([twice[1]], key: "a")])
    #expect(throws: ListRefusal.self) { try list.update(to: data) }
    list.layout()
    #expect(list.data == DataSource(twice) && host.shownCount == 3)
    let made = ListDriver(data, rows: rows, host: host)
    #expect(made.layout().refusals.map(\.code) == [.duplicateKey])
  }

  @Test func `A header of the same identity keeps its cell and its height, one of another does not`() throws {
    let headers = Configurator<Quote, QuoteCell>(
      measure: { quote in { _ in RowHeight(Double(quote.text.utf8.count)) } },
      fill: { cell, quote, _ in cell.quote = quote })
    let list = ListDriver(
      DataSource(sections: [Section([], key: "a", header: Quote(id: 1, text: "Some header"))]), rows: headers,
      host: host, configuration: ListConfiguration(viewport: 500, width: 300))
    list.layout()
    let cell = host.shown.first?.cell
    try list.update(
      to: DataSource(sections: [
        Section([twice[1]], key: "b"), Section([], key: "a", header: Quote(id: 1, text: "Some header")),
      ]))
    host.forget()
    let report = list.layout()
    #expect(host.shown.last?.cell === cell && report.measuredCount == 1)
    try list.update(
      to: DataSource(sections: [
        Section([twice[1]], key: "b"), Section([], key: "a", header: Quote(id: 1, text: "Other")),
      ]))
    list.layout()
    #expect(host.shown.last?.cell === cell && host.shown.last?.frame.height == 5)
  }

  @Test func `A place is found by identity`() {
    let list = list(twice)
    #expect(list.place(of: 3) == .row(2) && list.place(of: 4) == nil)
  }
}
