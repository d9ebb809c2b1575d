import SelfSizing
import Testing

private final class Plain: ReusableCell {}

/// Lanes of sections and rows that take all of them, through the driver (rules 53 to 56).
struct LanesTests {
  private let host = RecordingHost()

  /// A row of some area: as tall as its width leaves it, so that the width shows in the height.
  private struct Tile: Identifiable, Equatable {
    var id: Int
    var area = 10_000.0
    var isWide: Bool { id.isMultiple(of: 100) }
  }

  private let rows = Configurator<Tile, Plain>(measure: { tile in { RowHeight(tile.area / $0) } }) {
    _, _, _ in
  }
  .estimated { $0.area / $1 }

  private func list(
    _ sections: [Section<Tile>], lanes: ListLanes = ListLanes(2), spans: Bool = true
  ) -> ListDriver<Tile, Int> {
    var configuration = ListConfiguration(viewport: 200, width: 200)
    configuration.lanes = lanes
    let isWide: ((Tile) -> Bool)? = spans ? { $0.isWide } : nil
    return ListDriver(
      DataSource(sections: sections), rows: rows, host: host, configuration: configuration, spans: isWide)
  }

  private func tiles(_ numbers: some Sequence<Int>) -> [Tile] { numbers.map { Tile(id: $0) } }

  @Test func `A row that spans is as wide as all lanes, and begins below the longest of them`() throws {
    let list = list([Section(tiles([1, 2, 3, 100, 4, 5]))])
    list.layout()
    func frame(_ id: Int) -> RowRect? { list.place(of: id).flatMap { list.frame(of: $0) } }
    #expect(frame(3) == RowRect(x: 0, y: 100, width: 100, height: 100))
    #expect(frame(100) == RowRect(x: 0, y: 200, width: 200, height: 50))
    list.scroll(to: 250)
    list.layout()
    #expect(frame(4) == RowRect(x: 0, y: 250, width: 100, height: 100))
    #expect(frame(5) == RowRect(x: 100, y: 250, width: 100, height: 100))
    #expect(list.contentLength == 350)
  }

  @Test func `Rows that come, move and are dealt anew keep whether they span`() throws {
    let list = list([Section(tiles([1, 2])), Section(tiles([3, 4]), key: "b")])
    list.layout()
    try list.insert([Tile(id: 100)], at: RowPlace(0, 1))
    try list.update(
      to: DataSource(sections: [Section(tiles([1, 100, 2])), Section(tiles([3, 200, 4]), key: "b")]))
    list.layout()
    func width(_ id: Int) -> Double? { list.place(of: id).flatMap { list.frame(of: $0)?.width } }
    #expect([1, 100, 2, 3, 200, 4].map(width) == [100, 200, 100, 100, 200, 100])
    // Sections in another order are laid out by a map of slots.
    try list.update(
      to: DataSource(sections: [Section(tiles([3, 300, 200, 4]), key: "b"), Section(tiles([1, 100, 2]))]))
    list.layout()
    #expect([1, 100, 2, 3, 300, 200, 4].map(width) == [100, 200, 100, 100, 200, 200, 100])
    try list.performBatch { batch in
      batch.moveSection(from: 0, to: 1)
      batch.insertSection(Section(tiles([400, 5]), lanes: ListLanes(4)), at: 2)
      batch.insert(Tile(id: 6), at: RowPlace(1, 4))
    }
    list.layout()
    #expect([400, 5, 6].map(width) == [200, 50, 100])
  }

  @Test func `A section has lanes of its own, which other data change`() throws {
    var data = DataSource(sections: [
      Section(tiles(1...6)), Section(tiles(11...16), key: "grid", lanes: ListLanes(4)),
    ])
    let list = list(data.sections, lanes: ListLanes(1), spans: false)
    list.layout()
    func width(_ id: Int) -> Double? { list.place(of: id).flatMap { list.frame(of: $0)?.width } }
    #expect(width(1) == 200 && width(11) == 50)
    data.sections[0].lanes = ListLanes(2)
    data.sections[1].lanes = nil
    try list.update(to: data)
    #expect(width(1) == 100 && width(11) == 200)
    // Also where most of the list is in another order.
    data.sections.reverse()
    data.sections[0].lanes = ListLanes(2)
    try list.update(to: data)
    #expect(width(1) == 100 && width(11) == 100)
    list.layout()
    #expect(list.place(of: 11).flatMap { list.frame(of: $0) } == RowRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `A list that is turned has more lanes, and the line being read stays`() throws {
    let list = list(
      [Section(tiles(1..<500), header: Tile(id: -1)), Section(tiles(501..<700), lanes: ListLanes(3))])
    list.layout()
    list.scroll(to: 5000)
    list.layout()
    let first = try #require(list.visiblePlaces.first)
    let before = try #require(list.frame(of: first)).y - list.offset
    list.resize(width: 400, viewport: 100)
    list.lanes = ListLanes(4)
    list.layout()
    let frame = try #require(list.frame(of: first))
    #expect(frame.width == 100 || frame.width == 400)
    #expect(frame.y - list.offset == before)
    #expect(list.frame(of: .row(0, section: 1))?.width == Double(400 * 192 / 3) / 192)
    #expect(list.lanes.count == 4)
    try list.update(to: DataSource(sections: [Section(tiles([1, 2]))]))
    list.layout()
    #expect(list.frame(of: .row(1, section: 0)) == RowRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test(arguments: [true, false])
  func `A row that moves to a section of other lanes is measured at their width`(isBatch: Bool) throws {
    let (one, two) = (tiles(1...4), tiles(5...8))
    func sections(_ one: [Tile], _ two: [Tile]) -> [Section<Tile>] {
      [Section(one, key: "one", lanes: ListLanes(1)), Section(two, key: "two", lanes: ListLanes(2))]
    }
    let list = list(sections(one, two))
    list.resize(viewport: 600)
    list.layout()
    if isBatch {
      try list.move(from: RowPlace(0, 0), to: RowPlace(1, 0))
    } else {
      // Sections in another order are laid out by a map of slots.
      try list.update(to: DataSource(sections: sections(Array(one[1...]), [one[0]] + two).reversed()))
    }
    list.layout()
    let frame = list.place(of: 1).flatMap { list.frame(of: $0) }
    #expect(frame?.width == 100 && frame?.height == 100)
    #expect(list.place(of: 2).flatMap { list.frame(of: $0)?.height } == 50)
  }

  @Test func `No row is found at the place that a pinned footer has left`() {
    var configuration = ListConfiguration(viewport: 200, width: 200)
    configuration.pinsFooters = true
    configuration.insets.bottom = 20
    let list = ListDriver(
      DataSource(sections: [Section(tiles(1...9), footer: Tile(id: 10))]), rows: rows, host: host,
      configuration: configuration)
    list.layout()
    list.scroll(to: 310)
    list.layout()
    // Its own place is from 450 to 500; the bar at the bottom covers what is from 490 on.
    #expect(list.place(at: RowPoint(x: 5, y: 485)) == .footer(0))
    #expect(list.place(at: RowPoint(x: 5, y: 495)) == nil)
  }

  @Test func `The line being read stays when the number of lanes changes`() throws {
    let list = list([Section(tiles(1..<60))])
    list.layout()
    list.scroll(to: 1025)
    list.layout()
    let line = try #require(list.visiblePlaces.first)
    func part() -> Double? { list.frame(of: line).map { (list.offset - $0.y) / $0.height } }
    #expect(part() == 0.25)
    list.lanes = ListLanes(4)
    list.layout()
    #expect(part() == 0.25)
    #expect(list.frame(of: line)?.height == 200)
  }

  @Test func `A row measured ahead that is in other lanes meanwhile is measured again`() throws {
    let list = list([Section(tiles(1..<50))], spans: false)
    list.layout()
    let ahead = list.batch(limit: 50)
    #expect(ahead.places.contains(.row(20, section: 0)))
    list.lanes = ListLanes(4)
    list.apply(ahead.measured())
    list.layout()
    list.scroll(to: 900)
    list.layout()
    #expect(list.visiblePlaces.contains(.row(20, section: 0)))
    #expect(list.visiblePlaces.allSatisfy { list.frame(of: $0)?.height == 200 })
  }

  @Test func `A row that comes back in other lanes is measured there, and in the same ones has its height`()
    throws
  {
    let all = Section(tiles(1...4), lanes: ListLanes(2))
    let list = list([all], lanes: ListLanes(1), spans: false)
    list.layout()
    func height(_ id: Int) -> Double? { list.place(of: id).flatMap { list.frame(of: $0)?.height } }
    #expect(height(4) == 100)
    try list.remove(at: RowPlace(0, 3))
    try list.performBatch { $0.insertSection(Section(tiles([4]), lanes: ListLanes(4)), at: 1) }
    list.layout()
    list.scroll(to: 1000)
    list.layout()
    #expect(height(4) == 200)
    try list.remove(at: RowPlace(1, 0))
    try list.insert([Tile(id: 4)], at: RowPlace(0, 3))
    list.layout()
    #expect(height(4) == 100)
  }

  @Test(arguments: [(1, 100_000), (2, 100_000), (4, 100_000)])
  func `Heights in lanes are expected at the width of the lane`(lanes: Int, area: Double) {
    let sections = [Section(tiles(1..<2000), header: Tile(id: -1, area: area))]
    let list = list(sections, lanes: ListLanes(lanes))
    list.layout()
    // As tall together as their area is at the list's width, whatever the lanes: 19 rows that span are a hundredth of it.
    let expected = (1999 * 10_000 + area) / 200
    #expect(abs(list.contentLength - expected) < expected * 0.05)
    list.resize(width: 100)
    list.layout()
    #expect(abs(list.contentLength - 2 * expected) < 2 * expected * 0.05)
  }

  @Test func `Texts and pictures of rows in lanes are those of their lane`() throws {
    let rows = Configurator<Tile, Plain> { tile in
      Text("words enough for some lines, number \(tile.id)").font(.custom("grid", size: 10))
    } fill: { _, _, _ in
    }
    var configuration = ListConfiguration(viewport: 300, width: 300)
    configuration.lanes = ListLanes(3)
    let list = ListDriver(
      DataSource(tiles(1...9)), rows: rows, host: host, measurer: RowMeasurer(text: GridText()),
      configuration: configuration)
    list.layout()
    for place in list.visiblePlaces {
      let row = try #require(try list.resolvedRow(at: place))
      let frame = try #require(list.frame(of: place))
      #expect(row.size.width <= 100)
      #expect(row.size.height == frame.height)
    }
  }
}
