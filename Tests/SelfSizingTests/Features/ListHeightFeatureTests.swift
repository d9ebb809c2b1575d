import SelfSizing
import TestSupport
import Testing

/// What a list knows of heights: features that lists have, each by ``ListDriver`` alone.
@Suite struct ListHeightFeatureTests {
  private let fixture = FeatureList()
  private typealias Row = FeatureList.Row

  @Test func `1 Height estimated until measured`() {
    let list = fixture.list(FeatureList.rows(100) { _ in 80 }, FeatureList.screen { $0.budget = 3 })
    #expect(list.contentLength == 5000)
    list.layout()
    // What was learned from three rows may bring others into view, which are measured too.
    #expect(fixture.log.measured == Array(0..<6) && list.frame(of: .row(2))?.height == 80)
  }

  @Test func `2 Estimate per row by callback`() {
    let rows = Configurator<Int, FeatureList.Cell>(
      measure: { _ in { _ in RowHeight(70) } }, fill: { _, _, _ in }
    )
    .estimated { number, width in Double(number) * 300 / width }
    let list = ListDriver(
      DataSource(Array(0..<10)), id: { $0 }, rows: rows, host: fixture.host,
      configuration: FeatureList.screen())
    #expect(list.contentLength == 45)
    list.resize(width: 150)
    #expect(list.contentLength == 90)
  }

  @Test func `3 Estimate learned, by kind`() {
    let rows = (0..<1000).map { Row(id: $0, height: 90, kind: $0 % 2) }
    let list = fixture.list(rows)
    list.layout()
    // Half of the rows are 90 high, learned, and half 20, known.
    #expect(abs(list.contentLength - 55_000) < 500)
  }

  @Test func `4 Changing the estimate costs the same whatever the number of rows`() {
    let list = fixture.huge()
    let made = fixture.log.made
    list.resize(width: 600)
    list.layout()
    #expect(list.contentLength == 10_000_000 * 25 && fixture.log.made - made < 1000)
  }

  @Test func `5 Remembered off screen`() {
    let list = fixture.list(FeatureList.rows(100) { Double(30 + $0) })
    list.layout()
    list.scroll(to: 3000)
    list.layout()
    fixture.log.measured = []
    list.scroll(to: 0)
    list.layout()
    #expect(fixture.log.measured.isEmpty && list.frame(of: .row(3))?.height == 33)
  }

  @Test func `6 Follows the key through edits`() throws {
    let list = fixture.list(FeatureList.rows(50) { Double(30 + $0) })
    while list.measureAhead(rows: 100) > 0 {}
    try list.insert([Row(id: 100, height: 10)], at: RowPlace(0, 0))
    try list.remove(at: RowPlace(0, 20))
    try list.move(from: RowPlace(0, 5), to: RowPlace(0, 30))
    fixture.log.measured = []
    while list.measureAhead(rows: 100) > 0 {}
    #expect(fixture.log.measured == [100])
    #expect(list.frame(of: .row(30))?.height == 34 && list.frame(of: .row(40))?.height == 70)
  }

  @Test func `7 Kept through reload`() {
    let list = fixture.list(FeatureList.rows(100) { _ in 70 })
    while list.measureAhead(rows: 100) > 0 {}
    list.reload()
    #expect(list.contentLength == 7000)
    fixture.log.measured = []
    list.layout()
    #expect(fixture.log.measured == Array(0..<8))
  }

  @Test func `8 Heights of removed items come back`() throws {
    let rows = FeatureList.rows(100) { Double(30 + $0) }
    let list = fixture.list(rows)
    while list.measureAhead(rows: 100) > 0 {}
    let length = list.contentLength
    fixture.log.measured = []
    try list.update(to: DataSource(rows.filter { $0.id % 3 == 0 }))
    list.layout()
    try list.update(to: DataSource(rows))
    list.layout()
    while list.measureAhead(rows: 100) > 0 {}
    #expect(fixture.log.measured.isEmpty && list.contentLength == length)
    // A row that shows something else when it comes back is measured.
    try list.update(to: DataSource(Array(rows.dropFirst())))
    try list.update(to: DataSource([Row(id: 0, height: 500)] + rows.dropFirst()))
    list.layout()
    #expect(fixture.log.measured == [0] && list.frame(of: .row(0))?.height == 500)
  }

  @Test func `9 Row to offset, off screen too`() {
    let list = fixture.list(FeatureList.rows(1000))
    list.layout()
    #expect(list.frame(of: .row(900)) == RowRect(x: 0, y: 45_000, width: 300, height: 50))
    #expect(list.frame(of: .row(1000)) == nil && list.frame(of: .header(0)) == nil)
  }

  @Test func `10 Offset to row, off screen too`() {
    let list = fixture.list(FeatureList.rows(1000), FeatureList.screen { $0.gaps.row = 10 })
    list.layout()
    #expect(list.place(at: RowPoint(x: 10, y: 6000)) == .row(100))
    #expect(list.place(at: RowPoint(x: 10, y: 6049)) == .row(100))
    // In a gap, beside the list, before and after the content nothing stands.
    for (x, y) in [(10.0, 6055.0), (301, 6000), (-1, 6000), (10, -1), (10, 60_000)] {
      #expect(list.place(at: RowPoint(x: x, y: y)) == nil)
    }
  }

  @Test func `11 One measurement costs the same whatever the number of rows`() {
    let list = fixture.huge()
    list.layout()
    let made = fixture.log.made
    #expect(list.measureAhead(rows: 1) == 1)
    #expect(fixture.log.made - made < 10)
  }

  @Test func `12 Insert and delete look at what they name, not at the list`() throws {
    let list = fixture.list(FeatureList.rows(1000))
    list.layout()
    try list.insert(FeatureList.rows(2).map { Row(id: 2000 + $0.id, height: 50) }, at: RowPlace(0, 500))
    try list.remove(at: RowPlace(0, 0))
    #expect(list.data.numberOfItems == 1001 && list.item(at: .row(499))?.id == 2000)
    #expect(list.contentLength == 50_050)
  }

  @Test func `13 Load independent of row count`() {
    let list = fixture.huge()
    #expect(fixture.log.made < 5000 && list.contentLength == 500_000_000)
  }

  @Test func `14 Memory for measured rows only`() throws {
    // In a process of its own other tests' memory does not count; here the number of cells and of kept heights does.
    let list = fixture.huge()
    for _ in 0..<20 {
      list.scroll(by: 1_000_000)
      list.layout()
    }
    #expect(list.liveCellCount <= 11)
    #expect(Set(fixture.log.measured).count <= 20 * 11 + 16)
  }

  @Test func `15 Beyond 33.5 million pixels`() throws {
    let list = fixture.huge()
    try list.show(.row(9_999_999), at: .bottom)
    list.layout()
    #expect(list.offset == 500_000_000 - 500 && fixture.shown.last == 9_999_999)
    #expect(list.frame(of: .row(9_999_999))?.y == 499_999_950)
  }

  @Test func `16 Exact sums`() {
    let list = fixture.list(FeatureList.rows(300) { 10 + Double($0) / 7 })
    while list.measureAhead(rows: 1000) > 0 {}
    // In whole units of 1/192 point.
    var units = 0.0
    for row in 0..<300 {
      let frame = list.frame(of: .row(row))
      #expect(frame?.y == units / 192)
      units += ((frame?.height ?? 0) * 192).rounded()
    }
    #expect(list.contentLength == units / 192)
  }

  @Test func `46 A height that is none leaves the row at its estimate, with a reason`() {
    for height in [Double.nan, .infinity, -5] {
      let list = fixture.list([Row(id: 1, height: height), Row(id: 2, height: 30)])
      let report = list.layout()
      #expect(report.refusals.count == 1 && report.refusals.first?.description.contains("row 0") == true)
      // It is expected to be as tall as the other one of its kind.
      #expect(list.contentLength == 60)
    }
  }
}
