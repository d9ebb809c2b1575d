import SelfSizing

/// How far the content's height before any row is measured is from what it turns out to be, at load and at a new width,
/// for lists of the kinds that apps have.
struct EstimateSuite {
  private let measurer: RowMeasurer
  private let portrait = 375.0
  private let landscape = 667.0

  static func run(_ report: inout Report) throws {
    let suite = try EstimateSuite()
    for list in try EstimateList.all(count: 5000) { try suite.run(list, &report) }
  }

  private init() throws {
    let engine = try TextEngine(stacks: [
      "ui": FontStack(files: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf"])
    ])
    measurer = RowMeasurer(text: engine, environment: RowEnvironment(font: FontChoice(stack: "ui")))
  }

  private func driver(_ list: EstimateList) -> ListDriver<EstimateList.Item, Int> {
    ListDriver(
      DataSource(list.items), id: \.id, rows: list.rows, host: RecordingHost(recordsEvents: false),
      measurer: measurer, configuration: ListConfiguration(viewport: 700, width: portrait))
  }

  private func run(_ list: EstimateList, _ report: inout Report) throws {
    // What was measured at one width is told first, since the lengths to come are the truth for the others.
    let measured = driver(list)
    let load = try Stopwatch(rounds: 3).time(operations: 1) { keep(driver(list)) }
    while measured.measureAhead(rows: 10_000) > 0 {}
    let truth = measured.contentLength
    measured.resize(width: landscape)
    let afterTurning = measured.contentLength
    while measured.measureAhead(rows: 10_000) > 0 {}
    let turnedTruth = measured.contentLength

    let fresh = driver(list)
    report.add(off("\(list.name).load", fresh.contentLength, truth))
    fresh.resize(width: landscape)
    report.add(off("\(list.name).turned", fresh.contentLength, turnedTruth))
    report.add(off("\(list.name).turned.measured", afterTurning, turnedTruth))
    report.add(
      Figure(
        name: "estimate.\(list.name).time", median: load.median / 1e6, min: load.min / 1e6, unit: "ms",
        target: nil))
  }

  private func off(_ name: String, _ estimate: Double, _ truth: Double) -> Figure {
    let off = (estimate / truth - 1) * 100
    return Figure(
      name: "estimate." + name, median: abs(off), min: abs(off), unit: "%", target: .atMost(5))
  }
}
