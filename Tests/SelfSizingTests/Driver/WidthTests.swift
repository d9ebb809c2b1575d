import SelfSizing
import Testing

/// Rules 33 and 34 for a list of real text.
@Suite struct WidthTests {
  private let host = RecordingHost(recordsEvents: false)
  private let list: ListDriver<Message, Int>

  init() throws {
    list = ListDriver(
      DataSource((0..<150).map { Message(number: $0) }), rows: ChatRows.configurator(), host: host,
      measurer: try ChatRows.measurer(), configuration: ListConfiguration(viewport: 700, width: 375))
    list.layout()
    list.scroll(to: 9000)
    list.layout()
  }

  /// How many of the items shown are not prepared anew, resolved anew, or touched at all by a change of width.
  private func counts(to width: Double) -> (remembered: Int, resolved: Int, prepared: Int) {
    let before = list.sizer.counts
    list.resize(width: width)
    // The change itself measures nothing.
    #expect(list.sizer.counts == before)
    list.layout()
    let after = list.sizer.counts
    return (
      after.remembered - before.remembered, after.resolved - before.resolved, after.prepared - before.prepared
    )
  }

  private func heldCount(at width: Double) throws -> Int {
    try host.shown.count { shown in
      let item = try #require(list.item(at: shown.place))
      return try list.sizer.height(of: item, width: 375).holds(at: width)
    }
  }

  @Test func `A width or viewport that is none changes nothing, and the next frame says so`() {
    let list = ListDriver(
      DataSource(Array(0..<50)), id: { $0 }, rows: Configurator<Int, ChatCell>(height: 30) { _, _, _ in },
      host: RecordingHost(), configuration: ListConfiguration(viewport: 300, width: 320))
    let before = list.layout()
    list.resize(width: -5, viewport: .nan)
    let report = list.layout()
    #expect(report.refusals.map(\.code) == [.negative, .nan])
    #expect(report.contentLength == before.contentLength && list.visiblePlaces.count == 10)
    #expect(list.layout().refusals.isEmpty)
  }

  @Test func `Rows whose heights hold at the new width are not laid out again`() throws {
    let held = try heldCount(at: 378)
    let shown = Set(host.shown.map(\.place))
    let counts = counts(to: 378)
    #expect(held > 0)
    // Rows shown before and after are taken as they are, or resolved without shaping; rows that came in are prepared.
    #expect(counts.remembered >= held)
    #expect(counts.prepared == Set(host.shown.map(\.place)).subtracting(shown).count)
  }

  @Test func `Back at a former width nothing is measured`() {
    let before = host.shown.map(\.frame)
    list.resize(width: 600)
    list.layout()
    list.resize(width: 375)
    let report = list.layout()
    #expect(report.measuredCount == 0)
    #expect(host.shown.map(\.frame.height) == before.map(\.height))
  }

  @Test(arguments: [320.0, 700], [0.0, 13, 77, 130])
  func `The line being read stays`(width: Double, distance: Double) throws {
    list.scroll(by: distance)
    list.layout()
    let first = try #require(host.shown.first)
    let part = (host.offset - first.frame.y) / first.frame.height
    list.resize(width: width)
    let report = list.layout()
    #expect(report.largestMovement == 0 || report.correction != 0)
    let same = try #require(host.shown.first { $0.place == first.place })
    // The same fraction of the row is above the readable top, to a unit of 1/192 point.
    #expect(abs(host.offset - (same.frame.y + part * same.frame.height)) <= 1.01 / 192)
  }

  /// Rule 35.
  @Test func `Another size of text measures and fills rows anew, and the line being read stays`() throws {
    let first = try #require(host.shown.first)
    let part = (host.offset - first.frame.y) / first.frame.height
    var larger = list.environment
    larger.dynamicTypeSize = .accessibility1
    list.environment = larger
    list.layout()
    let same = try #require(host.shown.first { $0.place == first.place })
    #expect(abs(host.offset - (same.frame.y + part * same.frame.height)) <= 1.01 / 192)
    let fresh = ListDriver(
      list.data, rows: ChatRows.configurator(), host: RecordingHost(),
      measurer: RowMeasurer(text: list.sizer.measurer.text, environment: larger),
      configuration: ListConfiguration(viewport: 700, width: 375))
    for shown in host.shown {
      let item = try #require(list.item(at: shown.place))
      #expect(shown.frame.height == (try fresh.sizer.height(of: item, width: 375).height))
    }
    #expect(same.frame.height > first.frame.height)
  }

  @Test func `The content's length is estimated for the new width at once`() throws {
    list.resize(width: 700)
    let estimate = list.contentLength
    while list.measureAhead(rows: 1000) > 0 {}
    #expect(abs(estimate / list.contentLength - 1) < 0.05)
  }
}
