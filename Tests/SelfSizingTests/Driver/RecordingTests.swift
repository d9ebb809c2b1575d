import LayoutFixtures
import SelfSizing
import Testing

private final class Cell: ReusableCell {}

@Suite struct RecordingTests {
  @Test func `What a driver's list did from its beginning is a trace, and its replay gives an equal list`()
    throws
  {
    var configuration = ListConfiguration(viewport: 300, width: 200)
    configuration.lanes = ListLanes(2, gap: 4)
    let rows = Configurator<Int, Cell>(measure: { row in { RowHeight(20 + Double(row * 37 % 90) + $0 / 10) } }
    ) {
      _, _, _ in
    }
    let list = ListDriver(
      DataSource(Array(0..<200)), id: { $0 }, rows: rows, host: RecordingHost(), configuration: configuration,
      spans: { $0.isMultiple(of: 7) }, isRecorded: true)
    list.layout()
    list.scroll(by: 900)
    list.layout()
    try list.insert([1000, 1001], at: RowPlace(0, 3))
    try list.remove(at: RowPlace(0, 40))
    list.layout()
    list.lanes = ListLanes(3)
    list.resize(width: 320, viewport: 250)
    list.layout()
    try list.update(
      to: DataSource(sections: [Section(Array(100..<150)), Section(Array(0..<90), lanes: ListLanes(1))]))
    list.layout()
    list.showEnd()
    list.layout()
    let trace = try #require(list.cache.recordedTrace())
    var replay = TraceReplay()
    for (number, line) in trace.split(separator: "\n").enumerated() {
      _ = try replay.step(SourceText(name: "recorded", string: String(line), firstLine: number + 1))
    }
    #expect(replay.list == list.cache)
  }
}
