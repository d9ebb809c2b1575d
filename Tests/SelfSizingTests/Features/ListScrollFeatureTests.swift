import SelfSizing
import Testing

/// How a list scrolls and what it tells its host: features that lists have, each by ``ListDriver`` alone.
@Suite struct ListScrollFeatureTests {
  private let fixture = FeatureList()
  private typealias Row = FeatureList.Row

  /// Three sections of ten rows under headers of 20 points.
  private func sections(pinned: Bool = false) -> ListDriver<Row, Int> {
    let data = DataSource(
      sections: (0..<3).map { section in
        Section(
          (0..<10).map { Row(id: section * 10 + $0, height: 50) }, key: "\(section)",
          header: Row(id: 100 + section, height: 20, kind: 1),
          footer: Row(id: 200 + section, height: 20, kind: 1),
          indexTitle: ["A", "B", "B"][section])
      })
    return fixture.list(data, FeatureList.screen { $0.pinsHeaders = pinned })
  }

  @Test func `28 Scroll to row exact`() throws {
    let list = fixture.list(FeatureList.rows(100_000) { Double(20 + $0 % 90) })
    try list.show(.row(77_777))
    let report = list.layout()
    #expect(fixture.screen[77_777] == 0 && report.measuredCount < 30)
    #expect(throws: ListRefusal.self) { try list.show(.row(100_000)) }
    #expect(throws: ListRefusal.self) { try list.show(.header(0)) }
  }

  @Test func `29 Alignments, with padding`() throws {
    let list = fixture.list(FeatureList.rows(1000) { _ in 60 })
    let cases: [(ScrollAlignment, Double)] = [
      (.top, 10), (.middle, 220), (.bottom, 430), (.fraction(0.25), 115), (.nearest, 115),
    ]
    for (alignment, y) in cases {
      try list.show(.row(500), at: alignment, padding: 10)
      list.layout()
      #expect(fixture.screen[500] == y, "\(alignment)")
    }
    list.showEnd()
    list.layout()
    #expect(fixture.screen[999] == 440)
  }

  @Test func `30 Animated far scroll`() throws {
    let list = fixture.huge()
    list.layout()
    try list.scroll(to: .row(250_000), duration: .milliseconds(300))
    var offsets: [Double] = []
    while list.advance(by: .milliseconds(16)) {
      list.layout()
      offsets.append(list.offset)
    }
    list.layout()
    #expect(fixture.screen[250_000] == 0 && !list.isInMotion)
    #expect(offsets.count == 18 && offsets == offsets.sorted())
    // Slow at both ends, so most of the way is in the middle.
    #expect(offsets[1] - offsets[0] < offsets[9] - offsets[8])
    list.scrollToEnd(duration: .milliseconds(300))
    list.advance(by: .milliseconds(100))
    list.scroll(by: -10)
    #expect(!list.isInMotion && !list.advance(by: .milliseconds(16)))
    #expect(throws: ListRefusal.self) { try list.scroll(to: .row(10_000_000), duration: .seconds(1)) }
    try list.scroll(to: .row(0), duration: Duration(attoseconds: .max))
    for _ in 0..<2 { list.advance(by: Duration(attoseconds: .max - 1)) }
    #expect(!list.isInMotion)
  }

  @Test func `31 Initial position without a flash`() throws {
    let list = fixture.list(FeatureList.rows(1000) { _ in 80 })
    try list.show(.row(500))
    list.layout()
    let commits = fixture.host.events.filter { if case .commit = $0 { true } else { false } }
    #expect(commits.count == 1 && fixture.shown.first == 500 && list.liveCellCount == 7)
    #expect(fixture.log.measured.allSatisfy { $0 >= 500 })
  }

  @Test func `32 Sections, headers, footers`() {
    let list = sections()
    list.layout()
    #expect(list.contentLength == 3 * 540)
    #expect(list.frame(of: .header(1))?.y == 540 && list.frame(of: .footer(1))?.y == 1060)
    #expect(list.item(at: .footer(2))?.id == 202)
  }

  @Test func `33 Pinned headers, push-off`() {
    let list = sections(pinned: true)
    list.layout()
    #expect(list.pinnedPlaces.isEmpty)
    list.scroll(to: 200)
    list.layout()
    #expect(list.pinnedPlaces == [.header(0)] && fixture.host.events.contains(.pin(.header(0), true)))
    #expect(fixture.host.shown.first { $0.isPinned }?.frame.y == 200)
    // A finger on the header is not on the row under it.
    #expect(list.place(at: RowPoint(x: 5, y: 205)) == .header(0))
    list.scroll(to: 530)
    list.layout()
    #expect(fixture.host.shown.first { $0.isPinned }?.frame.y == 520)
    list.scroll(to: 0)
    list.layout()
    #expect(fixture.host.events.contains(.pin(.header(0), false)) && list.pinnedPlaces.isEmpty)
  }

  @Test func `34 Scroll-to allows for pinned header`() throws {
    let list = sections(pinned: true)
    try list.show(.row(5, section: 1))
    list.layout()
    #expect(fixture.screen[15] == 20)
  }

  @Test func `Bars cover what is behind them`() throws {
    let list = fixture.list(FeatureList.rows(100), FeatureList.screen { $0.insets.top = 40 })
    list.insets.bottom = 60
    list.layout()
    #expect(list.offset == -40 && list.insets.bottom == 60)
    try list.show(.row(50))
    list.layout()
    #expect(fixture.screen[50] == 40)
    list.showEnd()
    list.layout()
    #expect(fixture.screen[99] == 390)
  }

  @Test func `35 Section index titles`() throws {
    let list = sections()
    #expect(list.indexTitles == ["A", "B"])
    try list.show(sectionTitled: "B")
    list.layout()
    #expect(list.visiblePlaces.first == .header(1))
    #expect(throws: ListRefusal.self) { try list.show(sectionTitled: "C") }
  }

  @Test func `40 Prefetch ranges, ends reached, rows in and out of view`() throws {
    let list = fixture.list(FeatureList.rows(100))
    list.lookahead = 200
    var (prefetched, entered, left, ends) = ([RowRange](), [Int](), [Int](), [String]())
    list.callbacks.prefetch = { prefetched += $0 }
    list.callbacks.entered = { entered += $0.map(\.id) }
    list.callbacks.left = { left += $0.map(\.id) }
    list.callbacks.reachedStart = { ends.append("start") }
    list.callbacks.reachedEnd = { ends.append("end") }
    list.layout()
    #expect(prefetched == [RowRange(section: 0, rows: 10..<14)] && entered == Array(0..<10))
    #expect(ends == ["start"] && left.isEmpty)
    list.scroll(by: 100)
    list.layout()
    #expect(prefetched.last == RowRange(section: 0, rows: 14..<16))
    #expect(entered.suffix(2) == [10, 11] && left == [0, 1])
    list.layout()
    #expect(prefetched.count == 2 && ends == ["start"])
    list.scroll(to: 4400)
    list.layout()
    list.layout()
    #expect(ends == ["start", "end"])
    // Rows that came at the end bring it out of reach, and near again once more.
    try list.insert((0..<10).map { Row(id: 1000 + $0, height: 50) }, at: RowPlace(0, 100))
    list.layout()
    list.scroll(by: 400)
    list.layout()
    #expect(ends == ["start", "end", "end"])
    left = []
    try list.update(to: DataSource([Row]()))
    list.layout()
    #expect(left.count == 10)
  }

  @Test func `40 Overscan keeps rows beside the viewport, measured`() {
    let list = fixture.list(FeatureList.rows(100) { _ in 40 })
    list.overscan = 100
    list.layout()
    #expect(fixture.shown == Array(0..<15) && list.visiblePlaces.count == 13)
    list.scroll(to: 1000)
    list.layout()
    #expect(fixture.shown.first == 22 && list.frame(of: .row(22))?.height == 40)
    // What comes in is there already.
    fixture.host.forget()
    list.scroll(by: 80)
    list.layout()
    #expect(fixture.host.events.count { if case .create = $0 { true } else { false } } == 0)
  }

  @Test func `41 Reuse pools by kind`() {
    let list = fixture.list((0..<200).map { Row(id: $0, height: 50, kind: $0 / 100) })
    list.layout()
    #expect(list.pools.liveCount(FeatureList.Cell.self) == 10)
    list.scroll(to: 5000)
    list.layout()
    let others = list.pools.liveCount(FeatureList.OtherCell.self)
    #expect((25...26).contains(others))
    list.scroll(to: 0)
    list.layout()
    #expect(list.liveCellCount == 10 + others && list.pools.pooledCount == others)
  }

  @Test func `42 Idle pre-measuring on a budget`() {
    let list = fixture.list(FeatureList.rows(200) { _ in 70 })
    list.layout()
    let before = fixture.screen
    fixture.log.measured = []
    #expect(list.measureAhead(rows: 5) == 5)
    #expect(fixture.log.measured == [10, 11, 12, 13, 14])
    list.measureAhead(for: .seconds(5))
    #expect(list.measureAhead(rows: 1) == 0 && list.contentLength == 14_000)
    list.layout()
    #expect(fixture.screen == before)
  }

  @Test func `43 Measuring off the main thread`() async {
    let list = fixture.list(FeatureList.rows(100) { _ in 70 })
    list.layout()
    let batch = list.batch(limit: 30)
    #expect(batch.places.first == .row(10))
    let measured = await Task.detached { batch.measured() }.value
    #expect(list.apply(measured) == 30 && list.frame(of: .row(40))?.y == 2800)
  }

  @Test func `44 Indicator under finger`() {
    let list = fixture.list(FeatureList.rows(100_000) { Double(20 + $0 * 37 % 90) })
    list.layout()
    #expect(list.indicator.position == 0 && list.indicator.length < 0.001)
    list.isDraggingIndicator = true
    var last = -1.0
    for step in 0...50 {
      list.dragIndicator(to: Double(step) / 50)
      list.layout()
      #expect(list.indicator.position == Double(step) / 50)
      #expect(Double(fixture.shown.first ?? -1) >= last)
      last = Double(fixture.shown.first ?? -1)
    }
    #expect(list.offset == list.contentLength - 500)
    list.isDraggingIndicator = false
    #expect(!list.isDraggingIndicator && list.indicator.position == 1)
  }

  @Test(arguments: [(ContentAlignment.top, 0.0), (.middle, 200), (.bottom, 400)])
  func `47 Short content aligned`(alignment: ContentAlignment, y: Double) {
    let list = fixture.list(FeatureList.rows(2), FeatureList.screen { $0.contentAlignment = alignment })
    list.layout()
    #expect(fixture.screen[0] == y)
  }

  @Test func `48 Headless`() {
    // Everything in these tests runs without a screen; the picture of one is there all the same.
    let list = fixture.list(FeatureList.rows(20))
    list.layout()
    #expect((try? list.drawing())?.size == RowSize(width: 300, height: 500))
  }
}
