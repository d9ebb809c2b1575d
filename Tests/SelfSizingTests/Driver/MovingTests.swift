import SelfSizing
import Testing

private final class RowView: ReusableCell {
  var number = -1
}

/// Rules 15 e and 16: what was moved is never what stays in place.
@Suite struct MovingTests {
  private let host = RecordingHost()

  private func list() -> ListDriver<Int, Int> {
    let rows = Configurator<Int, RowView>(
      measure: { number in { _ in RowHeight(Double(40 + number * 37 % 90)) } },
      fill: { view, number, _ in view.number = number })
    let list = ListDriver(
      DataSource(Array(0..<100)), id: { $0 }, rows: rows, host: host,
      configuration: ListConfiguration(viewport: 500, width: 375))
    list.layout()
    list.scroll(to: 3010)
    list.layout()
    return list
  }

  private func screen() -> [Int: Double] {
    Dictionary(
      uniqueKeysWithValues: host.shown.compactMap { shown in
        (shown.cell as? RowView).map { ($0.number, shown.frame.y - host.offset) }
      })
  }

  @Test(arguments: [1, 2, 3], [1, 2, 3])
  func `A row moved up above the first one, beside rows not measured yet, leaves the first one in place`(
    position: Int, distance: Int
  ) throws {
    let list = list()
    let before = screen()
    let places = host.shown.map(\.place)
    guard case .row(let first) = places[0].part, case .row(let moved) = places[position].part else { return }
    let item = try #require(list.item(at: places[0]))
    try list.move(from: RowPlace(0, moved), to: RowPlace(0, first - distance))
    list.layout()
    #expect(screen()[item] == before[item])
  }

  @Test(arguments: [1, 2, 3])
  func `So it is where the list is given other sections`(position: Int) throws {
    let list = list()
    let before = screen()
    let places = host.shown.map(\.place)
    guard case .row(let first) = places[0].part, case .row(let moved) = places[position].part else { return }
    let item = try #require(list.item(at: places[0]))
    var items = Array(0..<100)
    items.insert(items.remove(at: moved), at: first - 2)
    try list.update(to: DataSource(sections: [Section(items), Section([1000])]))
    list.layout()
    #expect(screen()[item] == before[item])
  }
}
