import TestSupport
import Testing

@testable import SelfSizing

private final class Cell: ReusableCell {
  var shows = -1
  var timesPrepared = 0
  func prepareForReuse() {
    shows = -1
    timesPrepared += 1
  }
}

private final class OtherCell: ReusableCell {}

@Suite struct CellDisplayTests {
  private let host = RecordingHost()
  private let rows = Configurator<Int, Cell>(height: 50) { cell, number, _ in cell.shows = number }

  private func slot(_ key: Int, y: Double, row: Int? = nil) -> CellDisplay<Int>.Slot {
    CellDisplay.Slot(
      key: key, place: .row(row ?? key), frame: RowRect(x: 0, y: y, width: 320, height: 50))
  }

  @Test func `Cells that left are recycled before rows that enter take one`() {
    let display = CellDisplay<Int>()
    display.show([slot(0, y: 0), slot(1, y: 50)], on: host) { rows.row(for: $0.key) }
    #expect(display.pools.liveCount == 2)
    host.forget()
    display.show([slot(1, y: 50), slot(2, y: 100)], on: host) { rows.row(for: $0.key) }
    #expect(display.pools.liveCount == 2 && display.pools.pooledCount == 0)
    let (first, third) = (SlotPlace.row(0), SlotPlace.row(2))
    #expect(
      host.events == [
        .hide(first), .configure(third), .place(third, RowRect(x: 0, y: 100, width: 320, height: 50)),
      ])
    let cell = display.cell(for: 2) as? Cell
    #expect(cell?.shows == 2 && cell?.timesPrepared == 1)
  }

  @Test func `A cell is placed again only where its frame or place changed`() {
    let display = CellDisplay<Int>()
    display.show([slot(0, y: 0), slot(1, y: 50)], on: host) { rows.row(for: $0.key) }
    host.forget()
    display.show([slot(0, y: 0), slot(1, y: 60, row: 5)], on: host) { rows.row(for: $0.key) }
    let place = SlotPlace.row(5)
    #expect(host.events == [.place(place, RowRect(x: 0, y: 60, width: 320, height: 50))])
  }

  @Test func `An outdated cell is filled again, and exchanged where its kind changed`() {
    let display = CellDisplay<Int>()
    display.show([slot(0, y: 0)], on: host) { rows.row(for: $0.key) }
    let cell = display.cell(for: 0) as? Cell
    display.outdate(0)
    display.show([slot(0, y: 0)], on: host) { _ in rows.row(for: 7) }
    #expect(cell?.shows == 7 && display.cell(for: 0) === cell)
    let others = Configurator<Int, OtherCell>(height: 1) { _, _, _ in }
    display.outdateAll()
    display.show([slot(0, y: 0)], on: host) { _ in others.row(for: 7) }
    #expect(display.cell(for: 0) is OtherCell)
    #expect(display.pools.pooledCount == 1 && host.shownCount == 1)
  }

  @Test func `The screen always shows just the slots of the frame`() {
    var random = SeededGenerator(seed: 11)
    let display = CellDisplay<Int>()
    var most = 0
    for _ in 0..<500 {
      let keys = Set(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0..<30, using: &random) })
      let slots = keys.sorted().enumerated().map { slot($1, y: Double($0) * 50) }
      most = max(most, slots.count)
      display.show(slots, on: host) { rows.row(for: $0.key) }
      let shown = host.shown
      #expect(shown.map(\.frame) == slots.map(\.frame))
      #expect(shown.map { ($0.cell as? Cell)?.shows } == slots.map(\.key))
    }
    #expect(display.pools.liveCount == most)
    display.hideAll(on: host)
    #expect(host.shownCount == 0 && display.pools.pooledCount == most && display.shownCount == 0)
  }
}
