import SelfSizing

/// What giving a list other data costs beyond comparing the items: one change at either end, and all in another order.
struct UpdateSuite {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  private final class Cell: ReusableCell {}

  private let count = 100_000
  private let stopwatch = Stopwatch(rounds: 5)
  private let items: [Item]

  static func run(_ report: inout Report) throws { try UpdateSuite().run(&report) }

  private init() { items = (0..<count).map { Item(id: $0, text: "Item number \($0) of a long list") } }

  private func list(_ items: [Item]) -> ListDriver<Item, Int> {
    let rows = Configurator<Item, Cell>(height: 50) { _, _, _ in }
    let list = ListDriver(
      DataSource(items), rows: rows, host: RecordingHost(recordsEvents: false),
      configuration: ListConfiguration(viewport: 700, width: 375))
    list.layout()
    return list
  }

  private func run(_ report: inout Report) throws {
    let added = Item(id: -1, text: "A new one")
    try change(to: [added] + items, "insertFirst", &report)
    try change(to: items + [added], "insertLast", &report)
    try change(to: Array(items.dropFirst()), "removeFirst", &report)
    try change(to: Array(items.dropLast()), "removeLast", &report)
    var random = FastRandom()
    var shuffled = items
    for place in shuffled.indices.reversed() { shuffled.swapAt(place, random.next(place + 1)) }
    let list = list(items)
    var isShuffled = false
    let timing = try stopwatch.time(operations: 1) {
      isShuffled.toggle()
      try list.update(to: DataSource(isShuffled ? shuffled : items))
    }
    report.add(
      Figure(
        name: "update.100k.shuffle", median: timing.median / 1e6, min: timing.min / 1e6, unit: "ms",
        target: .atMost(300)))
  }

  /// Times going to other items and back, less an update to the same items, which compares all and finds nothing.
  private func change(to other: [Item], _ name: String, _ report: inout Report) throws {
    let list = list(items)
    let same = self.list(items)
    let (before, after) = (DataSource(items), DataSource(other))
    // The identities of all rows are taken in once, when rows first come.
    try list.update(to: after)
    try list.update(to: before)
    let timings = try stopwatch.time([
      .init(operations: 2) {
        try list.update(to: after)
        try list.update(to: before)
      },
      .init(operations: 2) {
        try same.update(to: before)
        try same.update(to: before)
      },
    ])
    let beyond = (timings[0].median - timings[1].median) / 1e6
    report.add(
      Figure(
        name: "update.100k.\(name)", median: beyond, min: (timings[0].min - timings[1].min) / 1e6,
        unit: "ms", reference: "comparing", ratio: timings[0].median / timings[1].median,
        target: .atMost(1)))
  }
}
