import SelfSizing
import Testing

private final class RowView: ReusableCell {
  var text = ""
}

/// A host whose commits are checked: what is shown covers the viewport without gaps, at the offset committed.
@Suite struct ListDriverTests {
  private let host = RecordingHost()
  private let rows = Configurator<RowPlace, RowView>(height: 50) { view, place, _ in
    view.text = "\(place.section).\(place.row)"
  }

  private func list(_ counts: [Int], viewport: Double = 480) -> ListDriver<RowPlace, RowPlace> {
    ListDriver(
      DataSource(rowCounts: counts) { $0 }, id: { $0 }, rows: rows, host: host,
      configuration: ListConfiguration(viewport: viewport))
  }

  private func text(_ shown: RecordingHost.Shown) -> String { (shown.cell as? RowView)?.text ?? "" }

  @Test func `The rows that cover the viewport are shown, and no more`() {
    let list = list([100, 200])
    list.layout()
    #expect(host.shown.map(text) == (0..<10).map { "0.\($0)" })
    #expect(host.shown.map(\.frame.y) == (0..<10).map { Double($0) * 50 })
    #expect(host.contentLength == 15_000)
    list.scroll(to: 4990)
    list.layout()
    #expect(host.shown.map(text) == ["0.99"] + (0..<10).map { "1.\($0)" }.prefix(10))
    #expect(host.offset == 4990)
  }

  @Test func `Live cells stay as many as cover the viewport while the list scrolls to its end`() {
    let list = list([100, 200])
    var most = 0
    while list.offset < list.contentLength - 480 {
      list.layout()
      #expect(host.shownCount <= 11)
      #expect(host.shown.map(text) == host.shown.map { "\($0.place.section).\(row($0.place))" })
      most = max(most, list.liveCellCount)
      list.scroll(by: 37)
    }
    #expect(most == 11)
    #expect(list.liveCellCount == 11)
  }

  @Test(arguments: [0, 1, 3])
  func `A list of few rows or none shows what there is`(count: Int) {
    let list = list([count])
    list.layout()
    #expect(host.shownCount == count)
    #expect(host.contentLength == Double(count) * 50)
    list.scroll(by: 1000)
    list.layout()
    #expect(host.offset == 0 && host.shownCount == count)
  }

  @Test func `Ten million rows are laid out like ten`() throws {
    let list = list([10_000_000])
    try list.show(.row(5_000_000))
    list.layout()
    #expect(host.shown.first.map(text) == "0.5000000")
    #expect(host.offset == 250_000_000)
    #expect(host.contentLength == 500_000_000)
  }

  @Test func `A reload fills the cells again and keeps the place and the selection`() {
    let list = list([100])
    list.layout()
    list.scroll(to: 1000)
    list.layout()
    list.selection = [RowPlace(0, 21)]
    host.forget()
    list.layout()
    // Only the selected row's cell is filled again, for the host to show it selected.
    #expect(host.events.filter { $0 == .configure(.row(21)) }.count == 1)
    #expect(host.events.count == 2)
    host.forget()
    list.reload()
    list.layout()
    #expect(host.events.count { if case .configure = $0 { true } else { false } } == 10)
    #expect(host.offset == 1000)
    #expect(list.selection == [RowPlace(0, 21)])
    #expect(list.liveCellCount == 10)
  }

  @Test func `Turning the list sideways swaps the axes of the frames`() {
    let list = ListDriver(
      DataSource(Array(0..<50)), id: { $0 },
      rows: Configurator<Int, RowView>(height: 120) { view, number, _ in view.text = "\(number)" },
      host: host, configuration: ListConfiguration(viewport: 300, width: 80, axis: .horizontal))
    list.layout()
    list.scroll(by: 150)
    list.layout()
    #expect(host.shown.map(text) == ["1", "2", "3"])
    #expect(host.shown.first?.frame == RowRect(x: 120, y: 0, width: 120, height: 80))
  }

  private func row(_ place: SlotPlace) -> Int {
    if case .row(let row) = place.part { row } else { -1 }
  }
}
