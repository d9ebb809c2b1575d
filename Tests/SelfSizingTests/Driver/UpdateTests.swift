import ListLayout
import TestSupport
import Testing

@testable import SelfSizing

private final class RowView: ReusableCell {
  var text = ""
}

private final class Filter {
  var ids: Set<Int>
  init(ids: Set<Int>) { self.ids = ids }
}

/// Other data for the same list (rules 25 to 28).
@Suite struct UpdateTests {
  private struct Row: Identifiable, Hashable {
    var id: Int
    var text = ""
  }

  private let host = RecordingHost()
  private let rows = Configurator<Row, RowView>(
    measure: { row in { _ in RowHeight(Double(20 + row.text.count)) } },
    fill: { view, row, _ in view.text = "\(row.id)\(row.text)" }
  ).estimated { row, _ in Double(20 + row.text.count) }

  private func list(_ sections: [Section<Row>]) -> ListDriver<Row, Int> {
    let list = ListDriver(
      DataSource(sections: sections), rows: rows, host: host,
      configuration: ListConfiguration(viewport: 200, width: 100))
    list.layout()
    return list
  }

  private var texts: [String] { host.shown.compactMap { ($0.cell as? RowView)?.text } }

  @Test func `Selection is kept for items that are there, wherever they went`() throws {
    let list = list([
      Section([Row(id: 1), Row(id: 2), Row(id: 3)], key: "a"), Section([Row(id: 4)], key: "b"),
    ])
    list.selection = [1, 3, 4]
    try list.update(to: DataSource(sections: [Section([Row(id: 3, text: "new"), Row(id: 2)], key: "a")]))
    list.layout()
    #expect(list.selection == [3])
    list.reload()
    list.layout()
    #expect(list.selection == [3])
    #expect(texts == ["3new", "2"])
  }

  @Test func `Cells of items that stay are kept, and filled again only where the content changed`() throws {
    let list = list([Section((0..<5).map { Row(id: $0) })])
    let cell = try #require(host.shown[3].cell as? RowView)
    host.forget()
    try list.update(to: DataSource([Row(id: 9), Row(id: 3), Row(id: 4, text: "!"), Row(id: 0)]))
    list.layout()
    #expect(texts == ["9", "3", "4!", "0"])
    #expect(host.shown[1].cell === cell)
    #expect(
      Set(host.events.filter { if case .configure = $0 { true } else { false } })
        == [.configure(.row(0)), .configure(.row(2))])
    #expect(list.liveCellCount == 5)
  }

  @Test func `Data that comes late is estimated as data at first is`() throws {
    let list = list([])
    try list.update(to: DataSource((0..<500).map { Row(id: $0) }))
    #expect(list.contentLength == 10_000)
    try list.insert(
      (500..<2000).map { Row(id: $0, text: String(repeating: "x", count: 20)) }, at: RowPlace(0, 500))
    #expect(abs(list.contentLength / 70_000 - 1) < 0.05)
  }

  @Test func `Headers and footers come, go and change`() throws {
    let list = list([Section([Row(id: 1)], header: Row(id: 100))])
    #expect(texts == ["100", "1"])
    try list.update(to: DataSource(sections: [Section([Row(id: 1)], footer: Row(id: 200, text: "x"))]))
    list.layout()
    #expect(texts == ["1", "200x"])
    #expect(list.contentLength == 41)
    try list.update(to: DataSource(sections: [Section([Row(id: 1)], footer: Row(id: 200, text: "xyz"))]))
    list.layout()
    #expect(texts == ["1", "200xyz"])
    #expect(list.contentLength == 43)
  }

  /// Rule 26: a frame never asks for what has no height (rule 4).
  @Test func `Rows and headers without height show once they have one`() throws {
    let hidden = Filter(ids: [1, 2, 3])
    let rows = Configurator<Row, RowView>(
      measure: { row in
        let height = hidden.ids.contains(row.id) ? 0.0 : 20
        return { _ in RowHeight(height) }
      },
      fill: { view, row, _ in view.text = "\(row.id)\(row.text)" })
    let list = ListDriver(
      DataSource(sections: [Section([Row(id: 2), Row(id: 3), Row(id: 4)], header: Row(id: 1))]), rows: rows,
      host: host,
      configuration: ListConfiguration(viewport: 200, width: 100))
    list.layout()
    #expect(texts == ["4"])
    hidden.ids = []
    try list.replace(at: RowPlace(0, 0), with: Row(id: 2, text: "x"))
    list.layout()
    #expect(texts == ["2x", "4"])
    try list.update(
      to: DataSource(
        sections: [Section([Row(id: 2, text: "x"), Row(id: 3), Row(id: 4)], header: Row(id: 1, text: "h"))]))
    list.layout()
    #expect(texts == ["1h", "2x", "4"])
    list.reload()
    list.layout()
    #expect(texts == ["1h", "2x", "3", "4"])
  }

  /// A list of rows of which two of three have no height where it is narrow; the row 100 is tall.
  private func narrowing(width: Double, host: RecordingHost) -> ListDriver<Row, Int> {
    let rows = Configurator<Row, RowView>(
      measure: { row in
        { width in RowHeight(row.id == 100 ? 1000 : row.id % 3 != 1 && width < 150 ? 0 : 20) }
      },
      fill: { view, row, _ in view.text = "\(row.id)" })
    return ListDriver(
      DataSource((0..<300).map { Row(id: $0) }), rows: rows, host: host,
      configuration: ListConfiguration(viewport: 200, width: width))
  }

  /// Rule 33: what has no height at a width may have one at another, and frames do not ask for it (rule 4).
  @Test(arguments: [0.0, 1000]) func `Rows without height show at a width at which they have one`(
    offset: Double
  ) throws {
    let list = narrowing(width: 100, host: host)
    list.layout()
    list.scroll(to: offset)
    list.layout()
    let first = try #require(texts.first)
    for width in [200.0, 100, 200] {
      list.resize(width: width)
      list.layout()
      let ids = texts.compactMap { Int($0) }
      #expect(ids.contains(Int(first) ?? -1))
      #expect(zip(ids, ids.dropFirst()).allSatisfy { $1 == $0 + (width < 150 ? 3 : 1) })
      #expect(ids.count >= 10)
    }
  }

  @Test func `Rows without height show in a list restored at a width at which they have one`() throws {
    let narrow = narrowing(width: 100, host: RecordingHost())
    narrow.layout()
    let wide = narrowing(width: 200, host: host)
    #expect(wide.restore(narrow.savedState()))
    wide.layout()
    #expect(texts.prefix(3) == ["1", "2", "3"])
  }

  @Test func `A reload keeps the place in a tall row, whatever rows have no height`() throws {
    let list = narrowing(width: 100, host: host)
    list.layout()
    try list.show(.row(100, section: 0))
    list.layout()
    list.scroll(by: 900)
    list.layout()
    let before = texts
    list.reload()
    list.layout()
    #expect(before.first == "100" && texts == before)
  }

  @Test func `One row with a height among many without is found`() {
    let rows = Configurator<Row, RowView> { row in
      if row.id == 500 { Color.red.frame(height: 40) }
    } fill: { view, row, _ in
      view.text = "\(row.id)"
    }
    let list = ListDriver(
      DataSource((0..<800).map { Row(id: $0) }), rows: rows, host: host,
      configuration: ListConfiguration(viewport: 200, width: 100))
    #expect(list.layout().contentLength == 40)
    #expect(texts == ["500"])
  }

  @Test(arguments: 0..<20)
  func `Whatever data follows, it is what is shown, and what came and went is told`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let list = list([])
    for _ in 0..<40 {
      let before = list.data
      let new = randomData(&random)
      let difference = try list.update(to: new)
      check(difference, from: before, to: new)
      list.layout()
      let all = new.sections.flatMap { $0.items.map { "\($0.id)\($0.text)" } }
      while list.measureAhead(rows: 100) > 0 {}
      #expect(
        list.contentLength == new.sections.flatMap(\.items).reduce(0) { $0 + 20 + Double($1.text.count) })
      #expect(texts.isEmpty == all.isEmpty)
      list.scroll(to: 0)
      list.layout()
      #expect(Array(all.prefix(texts.count)) == texts)
    }
    #expect(list.liveCellCount <= 12)
  }

  @Test(arguments: 0..<4)
  func `Many rows in another order keep their heights, and a record of it has the same result`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let list = list([])
    list.cache.startRecording()
    var rows = (0..<900).map { Row(id: $0, text: String(repeating: "x", count: $0 % 7)) }
    try list.update(to: DataSource(rows))
    while list.measureAhead(rows: 1000) > 0 {}
    for round in 0..<4 {
      // Some go, some come, some change; all but few are in another order.
      rows = Array(rows.shuffled(using: &random).dropLast(20))
      for place in 0..<10 { rows[place].text += "y" }
      rows += (0..<15).map { Row(id: 1000 + 100 * round + $0) }
      let new = DataSource(
        sections: [
          Section(Array(rows[..<450]), key: round % 2 == 0 ? "a" : "b", header: Row(id: 5000 + round % 2)),
          Section(Array(rows[450...]), key: round % 2 == 0 ? "b" : "a"),
        ])
      let before = list.data
      let difference = try list.update(to: new)
      check(difference, from: before, to: new)
      #expect(difference.changed.count == 10)
      // What stayed is known; what came, the header of the other section among it, and what changed is not.
      let unknown = (0..<list.cache.slotCount).filter { list.cache.state(of: $0) != .measured }
      #expect(unknown.count == 15 + 10 + 1)
      while list.measureAhead(rows: 1000) > 0 {}
      for (section, items) in new.sections.map(\.items).enumerated() {
        for (row, item) in items.enumerated() where row % 50 == 0 {
          #expect(list.frame(of: .row(row, section: section))?.height == Double(20 + item.text.count))
        }
      }
    }
    let record = try #require(list.cache.recording)
    var replayed = ListCache(list.cache.configuration)
    for step in record.steps { if let event = step.event { replayed.apply(event) } }
    #expect(replayed == list.cache)
  }

  /// Up to three sections of rows, each identity once.
  private func randomData(_ random: inout SeededGenerator) -> DataSource<Row> {
    var identities = (0..<12).shuffled(using: &random)[...]
    return DataSource(
      sections: (0..<Int.random(in: 0...3, using: &random)).map { number in
        let items = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
          identities.popFirst().map {
            Row(id: $0, text: String(repeating: "x", count: Int.random(in: 0..<3, using: &random)))
          }
        }
        return Section(items, key: Bool.random(using: &random) ? "k\(number)" : nil)
      })
  }

  /// The rows before, less those told to have gone, and those told to have come or moved, are the rows after.
  private func check(_ difference: ListDifference, from old: DataSource<Row>, to new: DataSource<Row>) {
    func rows(_ data: DataSource<Row>, _ places: [RowPlace], _ sections: [Int]) -> Set<Int> {
      let named = places.compactMap { data.item(at: $0)?.id }
      return Set(named + sections.flatMap { data.sections[$0].items.map(\.id) })
    }
    func all(_ data: DataSource<Row>) -> Set<Int> { Set(data.sections.flatMap(\.items).map(\.id)) }
    let gone = rows(old, difference.deleted, difference.deletedSections)
    let came = rows(new, difference.inserted, difference.insertedSections)
    let moved = difference.moved.compactMap { new.item(at: $0.to)?.id }
    #expect(all(old).subtracting(gone).union(came).union(moved) == all(new))
    for place in difference.changed {
      let item = old.item(at: place)
      let now = new.sections.flatMap(\.items).first { $0.id == item?.id }
      #expect(now != nil && now?.text != item?.text)
    }
    for move in difference.moved { #expect(old.item(at: move.from)?.id == new.item(at: move.to)?.id) }
  }
}
