import SelfSizing
import Testing

/// Lists inside rows: each row's keeps its own place, whichever cell shows it.
@Suite struct NestedListTests {
  private final class StripCell: ReusableCell {
    let host = RecordingHost(recordsEvents: false)
    let list: ListDriver<Int, Int>

    init() {
      list = ListDriver(
        DataSource<Int>(), id: { $0 },
        rows: Configurator<Int, PhotoCell>(height: 100) { cell, number, _ in cell.number = number },
        host: host, configuration: ListConfiguration(viewport: 320, width: 80, axis: .horizontal))
    }
  }

  private final class PhotoCell: ReusableCell {
    var number = 0
  }

  private let host = RecordingHost(recordsEvents: false)

  /// A list of 50 rows, each with a list of 20 pictures that scrolls sideways.
  private func list(_ strips: NestedLists<Int, Int, Int>) -> ListDriver<Int, Int> {
    let list = ListDriver(
      DataSource(Array(0..<50)), id: { $0 },
      rows: Configurator<Int, StripCell>(height: 90) { cell, row, _ in
        #expect(throws: Never.self) {
          try strips.show(DataSource((0..<20).map { row * 100 + $0 }), ofRow: row, in: cell.list)
        }
        cell.list.layout()
      },
      host: host, configuration: ListConfiguration(viewport: 300, width: 320))
    list.layout()
    return list
  }

  private func cell(_ row: Int) -> StripCell? {
    host.shown.lazy.compactMap { $0.cell as? StripCell }
      .first { $0.list.data.item(at: RowPlace(0, 0)) == row * 100 }
  }

  private struct Photo: Hashable, Identifiable {
    var id: Int
    var width: Double
  }

  @Test func `A row shown first is at its start, also where its items are called as those before`() throws {
    let strips = NestedLists<Int, Photo, Int>()
    let screen = RecordingHost()
    let strip = ListDriver(
      DataSource<Photo>(),
      rows: Configurator<Photo, PhotoCell>(measure: { photo in { _ in RowHeight(photo.width) } }) { _, _, _ in
      },
      host: screen, configuration: ListConfiguration(viewport: 320, width: 80, axis: .horizontal))
    func show(row: Int, width: Double) throws {
      try strips.show(DataSource((0..<20).map { Photo(id: $0, width: width) }), ofRow: row, in: strip)
      strip.layout()
    }
    try show(row: 0, width: 50)
    strip.scroll(by: 60)
    strip.layout()
    try show(row: 1, width: 70)
    #expect(strip.offset == 0)
    try show(row: 0, width: 50)
    #expect(screen.shown.first.map { $0.frame.x - screen.offset } == -10)
  }

  @Test func `A row's own list is where it was left, in whichever cell the row comes back`() throws {
    let list = list(NestedLists())
    let strip = try #require(cell(2)).list
    strip.scroll(to: 730)
    strip.layout()
    list.scroll(to: 2000)
    list.layout()
    // Its cell shows another row now, from the start.
    #expect(host.shown.count == 4)
    for shown in host.shown { #expect((shown.cell as? StripCell)?.list.offset == 0) }
    let other = try #require(cell(23)).list
    other.scroll(to: 50)
    other.layout()
    list.scroll(to: 0)
    list.layout()
    #expect(cell(2)?.list.offset == 730 && cell(1)?.list.offset == 0)
    #expect(cell(2)?.host.shown.first.map { $0.frame.x } == 700)
    list.scroll(to: 2000)
    list.layout()
    #expect(cell(23)?.list.offset == 50)
  }

  @Test func `A row whose cell went into a pool and comes back in another is where it was left`() throws {
    let strips = NestedLists<Int, Int, Int>()
    let (first, second) = (StripCell(), StripCell())
    try strips.show(DataSource([1, 2, 3, 4, 5, 6]), ofRow: 7, in: first.list)
    first.list.layout()
    first.list.scroll(to: 120)
    first.list.layout()
    // The first cell is not used for another row before.
    try strips.show(DataSource([0, 1, 2, 3, 4, 5, 6]), ofRow: 7, in: second.list)
    second.list.layout()
    #expect(second.list.offset == 220)
    // Other items of the row that it shows keep its place too.
    try strips.show(DataSource([2, 3, 4, 5, 6]), ofRow: 7, in: second.list)
    second.list.layout()
    #expect(second.list.offset == 20)
  }
}
