import SelfSizing
import TestSupport
import Testing

private final class RowView: ReusableCell {
  var text = ""
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

  @Test func `Selection is kept for items that are there, wherever they went`() {
    let list = list([
      Section([Row(id: 1), Row(id: 2), Row(id: 3)], key: "a"), Section([Row(id: 4)], key: "b"),
    ])
    list.selection = [1, 3, 4]
    list.update(to: DataSource(sections: [Section([Row(id: 3, text: "new"), Row(id: 2)], key: "a")]))
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
    list.update(to: DataSource([Row(id: 9), Row(id: 3), Row(id: 4, text: "!"), Row(id: 0)]))
    list.layout()
    #expect(texts == ["9", "3", "4!", "0"])
    #expect(host.shown[1].cell === cell)
    #expect(
      Set(host.events.filter { if case .configure = $0 { true } else { false } })
        == [.configure(.row(0)), .configure(.row(2))])
    #expect(list.liveCellCount == 5)
  }

  @Test func `Data that comes late is estimated as data at first is`() {
    let list = list([])
    list.update(to: DataSource((0..<500).map { Row(id: $0) }))
    #expect(list.contentLength == 10_000)
    list.insert(
      (500..<2000).map { Row(id: $0, text: String(repeating: "x", count: 20)) }, at: RowPlace(0, 500))
    #expect(abs(list.contentLength / 70_000 - 1) < 0.05)
  }

  @Test func `Headers and footers come, go and change`() {
    let list = list([Section([Row(id: 1)], header: Row(id: 100))])
    #expect(texts == ["100", "1"])
    list.update(to: DataSource(sections: [Section([Row(id: 1)], footer: Row(id: 200, text: "x"))]))
    list.layout()
    #expect(texts == ["1", "200x"])
    #expect(list.contentLength == 41)
    list.update(to: DataSource(sections: [Section([Row(id: 1)], footer: Row(id: 200, text: "xyz"))]))
    list.layout()
    #expect(texts == ["1", "200xyz"])
    #expect(list.contentLength == 43)
  }

  @Test(arguments: 0..<20)
  func `Whatever data follows, also with one identity twice, it is what is shown`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = list([])
    for _ in 0..<40 {
      let sections = (0..<Int.random(in: 0...3, using: &random)).map { number in
        let items = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Row(
            id: Int.random(in: 0..<12, using: &random),
            text: String(repeating: "x", count: Int.random(in: 0..<3, using: &random)))
        }
        return Section(items, key: Bool.random(using: &random) ? "k\(number)" : nil)
      }
      list.update(to: DataSource(sections: sections))
      list.layout()
      let all = sections.flatMap { $0.items.map { "\($0.id)\($0.text)" } }
      while list.measureAhead(rows: 100) > 0 {}
      #expect(list.contentLength == sections.flatMap(\.items).reduce(0) { $0 + 20 + Double($1.text.count) })
      #expect(texts.isEmpty == all.isEmpty)
      list.scroll(to: 0)
      list.layout()
      #expect(Array(all.prefix(texts.count)) == texts)
    }
    #expect(list.liveCellCount <= 12)
  }
}
