import SelfSizing
import Testing

private final class RowView: ReusableCell {}

/// What rows not measured yet are expected to be (rules 30 to 33).
@Suite struct LearnedEstimateTests {
  /// The rows that the host was asked to measure, in order.
  private final class Log: @unchecked Sendable {
    var rows: [Int] = []
  }

  private let log = Log()
  private let host = RecordingHost(recordsEvents: false)

  /// Rows that the host measures: 60 points at 300 points of width, taller on narrower ones.
  private var measured: Configurator<Int, RowView> {
    let log = log
    return Configurator<Int, RowView>(
      measure: { number in
        { width in
          log.rows.append(number)
          return RowHeight(18_000 / width)
        }
      }, fill: { _, _, _ in })
  }

  private func list(
    _ items: [Int], _ rows: some RowConfiguring<Int>, estimate: Double = 44
  ) -> ListDriver<Int, Int> {
    ListDriver(
      DataSource(items), id: { $0 }, rows: rows, host: host,
      configuration: ListConfiguration(viewport: 600, width: 300, estimates: [estimate]))
  }

  @Test func `A host's own measuring is called for rows on screen and for nothing else`() {
    let list = list(Array(0..<100_000), measured)
    #expect(log.rows.isEmpty)
    list.layout()
    #expect(log.rows == Array(0..<14) && host.shownCount == 10)
    log.rows = []
    list.resize(width: 600)
    #expect(log.rows.isEmpty)
    list.layout()
    #expect(Set(log.rows) == Set(0..<20))
    log.rows = []
    // Back at a former width nothing is measured at all.
    list.resize(width: 300)
    list.layout()
    #expect(log.rows.isEmpty)
  }

  @Test func `What the host measured tells how tall the other rows of the kind are likely to be`() {
    let list = list(Array(0..<10_000), measured)
    list.layout()
    #expect(list.contentLength == 600_000)
  }

  @Test func `Each kind of row is expected to be as tall as those of its kind`() throws {
    let short = Configurator<Int, RowView>(identifier: "short", height: 20) { _, _, _ in }
    let measured = measured
    let rows = AggregateConfigurator<Int> { number in
      number % 4 == 0 ? measured.row(for: number) : short.row(for: number)
    }
    let list = list(Array(0..<4000), rows)
    list.layout()
    // A quarter at 60, learned; three quarters at 20, known.
    #expect(abs(list.contentLength / (1000 * 60 + 3000 * 20) - 1) < 0.01)
    // Rows that come one by one are expected to be like their kind.
    let before = list.contentLength
    try list.insert((0..<100).map { 10_000 + $0 * 4 }, at: RowPlace(0, 3000))
    #expect(abs(list.contentLength - before - 6000) < 1)
    try list.insert((0..<100).map { 20_001 + $0 * 4 }, at: RowPlace(0, 3000))
    #expect(abs(list.contentLength - before - 8000) < 1)
  }

  @Test(arguments: [3000, 40_000])
  func `One row in five hundred that is a hundred times as tall counts as what it is`(count: Int) {
    let texts = (0..<count).map { String(repeating: "x", count: $0 % 500 == 250 ? 4000 : 40) }
    let rows = Configurator<String, RowView>(height: 0) { _, _, _ in }
      .estimated { text, _ in Double(text.utf8.count) }
    let list = ListDriver(
      DataSource(texts.enumerated().map { "\($0) \($1)" }), id: { $0 }, rows: rows, host: host,
      configuration: ListConfiguration(viewport: 600, width: 300))
    let truth = list.data.sections[0].items.reduce(0) { $0 + Double($1.utf8.count) }
    #expect(abs(list.contentLength / truth - 1) < 0.05, "\(list.contentLength) instead of \(truth)")
  }

  /// Rule 54: under another estimate the rows above, not measured yet, end elsewhere in their lanes.
  @Test func `A second frame shows what the first one does`() throws {
    let rows = Configurator<Int, RowView>(measure: { row in
      { _ in RowHeight(row == 0 ? 900 : Double(20 + row * 7 % 50)) }
    }) { _, _, _ in }
    var configuration = ListConfiguration(viewport: 300, width: 320)
    configuration.lanes = ListLanes(2)
    func list() -> ListDriver<Int, Int> {
      ListDriver(
        DataSource(Array(0..<20)), id: { $0 }, rows: rows, host: host, configuration: configuration)
    }
    let first = list()
    first.layout()
    first.scroll(to: 300)
    first.layout()
    let second = list()
    #expect(second.restore(first.savedState()))
    second.layout()
    let (places, length) = (second.visiblePlaces, second.contentLength)
    second.layout()
    #expect(second.visiblePlaces == places && second.contentLength == length)
  }

  @Test
  func
    `Turned after all was measured the content is as long as it is likely to be, and back as long as it was`()
    throws
  {
    let measurer = try ChatRows.measurer()
    let list = ListDriver(
      DataSource((0..<400).map { Message(number: $0) }), rows: ChatRows.configurator(), host: host,
      measurer: measurer, configuration: ListConfiguration(viewport: 700, width: 375))
    list.layout()
    while list.measureAhead(rows: 1000) > 0 {}
    let portrait = list.contentLength
    list.resize(width: 667)
    let turned = list.contentLength
    while list.measureAhead(rows: 1000) > 0 {}
    #expect(abs(turned / list.contentLength - 1) < 0.05, "\(turned) instead of \(list.contentLength)")
    list.resize(width: 375)
    #expect(list.contentLength == portrait)
  }
}
