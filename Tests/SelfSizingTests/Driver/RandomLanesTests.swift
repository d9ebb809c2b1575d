import TestSupport
import Testing

@testable import SelfSizing

/// Lists in lanes under random events, through the driver alone, checked after each frame against the rules told plainly.
@Suite struct RandomLanesTests {
  @Test(arguments: isThorough ? Array(0..<400) : [151, 261] + Array(0..<12))
  func `After every frame rows stand in their lanes, all that meet the viewport are shown and nothing jumped`(
    seed: Int
  ) throws {
    var run = RandomLanesRun(seed: UInt64(seed))
    for _ in 0..<60 where run.failures < 3 { try run.step() }
    #expect(run.failures == 0, "seed \(seed)")
  }
}

/// A list in lanes that random events happen to.
struct RandomLanesRun {
  /// A row of some area: as tall as its width leaves it, so that the width shows in the height.
  struct Tile: Identifiable, Equatable {
    var id: Int
    var area: Double
    var isWide: Bool { id.isMultiple(of: 17) }
  }

  final class TileCell: ReusableCell {
    var tile: Tile?
  }

  /// A slot as it stood: along and across the list, in points.
  struct Seen: Equatable {
    var id: Int
    var isRow: Bool
    var isPinned: Bool
    var y: Double
    var height: Double
    var bottom: Double { y + height }
  }

  /// What an event may do to the place being read.
  enum Promise {
    /// The first slot in view that is still there and none of these stays, moved by a scroll alone.
    case stays(but: Set<Int>, scrolled: Double)
    /// The line at the viewport's start stays.
    case line
    /// This row stands at a distance from the viewport's start, as far as the ends allow.
    case shows(Int, at: Double)
    case nothing
  }

  var list: ListDriver<Tile, Int>
  var host = RecordingHost(recordsEvents: false)
  var configuration: ListConfiguration
  var rows: Configurator<Tile, TileCell>
  /// True if estimates are learned, which moves rows of other lanes than the anchor's (rule 55).
  let learns: Bool
  var random: SeededGenerator
  var nextNumber = 1
  var number = 0
  var failures = 0
  var event = ""

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
    configuration = ListConfiguration(
      viewport: pick([300, 500.5]), width: pick([200, 320]), pinsHeaders: pick([true, false]),
      axis: pick([.vertical, .vertical, .horizontal]))
    configuration.lanes = ListLanes(pick([1, 2, 3, 5]), rule: pick([.shortest, .turn]), gap: pick([0, 8]))
    configuration.gaps = ListGaps(row: pick([0, 6]), header: pick([0, 4]), section: pick([0, 10]))
    configuration.insets = ListInsets(top: pick([0, 44]), bottom: pick([0, 20]))
    configuration.isRightToLeft = pick([false, false, true])
    configuration.pinsFooters = pick([false, false, true])
    rows = Configurator<Tile, TileCell>(measure: { tile in { RowHeight(tile.area / max(1, $0)) } }) {
      cell, tile, _ in cell.tile = tile
    }
    learns = pick([true, false])
    if !learns { rows = rows.estimated { $0.area / max(1, $1) } }
    self.random = random
    list = ListDriver(DataSource<Tile>(), rows: rows, host: host, configuration: configuration)
    list = ListDriver(
      DataSource(sections: (0..<4).map { section(number: $0) }), rows: rows, host: host,
      configuration: configuration, spans: { $0.isWide })
    list.layout()
  }

  // MARK: Events

  mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func tiles(_ count: Int) -> [Tile] {
    (0..<count).map { _ in
      nextNumber += 1
      return Tile(id: nextNumber, area: Double(roll(10..<60) * 200))
    }
  }

  private mutating func section(number: Int) -> Section<Tile> {
    let lanes = [
      nil, ListLanes(1), ListLanes(3, gap: 5, leading: 10, trailing: 7), ListLanes(2, rule: .turn),
    ]
    let header = roll(0..<3) > 0 ? Tile(id: -10_000 - nextNumber, area: 8000) : nil
    let footer = roll(0..<3) == 0 ? Tile(id: -20_000 - nextNumber, area: 5000) : nil
    let items = tiles(roll(0..<80))
    return Section(
      items, key: "\(number) \(nextNumber)", header: header, footer: footer, lanes: lanes[roll(0..<4)])
  }

  private mutating func place(forInsert: Bool = false) -> RowPlace? {
    let shown = list.visiblePlaces.compactMap { place in
      if case .row(let row) = place.part { RowPlace(place.section, row) } else { nil }
    }
    if let near = shown.first, roll(0..<2) == 0 {
      let count = list.data.sections[near.section].items.count + (forInsert ? 1 : 0)
      return RowPlace(near.section, max(0, min(count - 1, near.row + roll(-4..<12))))
    }
    guard !list.data.sections.isEmpty else { return nil }
    let section = roll(0..<list.data.sections.count)
    let count = list.data.sections[section].items.count + (forInsert ? 1 : 0)
    return count > 0 ? RowPlace(section, roll(0..<count)) : nil
  }

  mutating func step() throws {
    number += 1
    let before = seen()
    let promise = try happen()
    let report = list.layout()
    check(report.failures.isEmpty && report.refusals.isEmpty, "\(report)")
    checkPlaces()
    checkShown()
    checkPoints()
    check(promise, before)
  }

  private mutating func happen() throws -> Promise {
    let offset = list.offset
    let kind = roll(0..<20)
    event = "\(kind)"
    switch kind {
    case 0..<4:
      let distance = Double(roll(-500..<700))
      list.scroll(by: distance)
      return list.offset - offset == distance ? .stays(but: [], scrolled: distance) : .nothing
    case 4:
      list.scroll(to: Double(roll(0..<max(1, Int(list.contentLength)))))
      return .nothing
    case 5:
      guard let place = place(), let item = list.data.item(at: place) else { return .nothing }
      try list.show(place.place, at: .top)
      return .shows(item.id, at: .nan)
    case 6:
      list.resize(width: Double([200, 320, 411][roll(0..<3)]))
      return .line
    case 7:
      list.lanes = ListLanes(roll(1..<6), gap: Double(roll(0..<2) * 8))
      return .line
    case 8, 9:
      guard let place = place(forInsert: true) else { return .nothing }
      try list.insert(tiles(roll(1..<4)), at: place)
      return .stays(but: [], scrolled: 0)
    case 10:
      guard let place = place() else { return .nothing }
      try list.remove(at: place)
      return .stays(but: [], scrolled: 0)
    case 11:
      guard let place = place(), var item = list.data.item(at: place) else { return .nothing }
      item.area = Double(roll(10..<60) * 200)
      try list.replace(at: place, with: item)
      return .stays(but: [], scrolled: 0)
    case 12:
      guard let from = place(), let to = place(), from != to, let item = list.data.item(at: from) else {
        return .nothing
      }
      if to.section != from.section || to.row < list.data.sections[to.section].items.count {
        try list.move(from: from, to: to)
      }
      return abs(from.row - to.row) > 1 ? .stays(but: [item.id], scrolled: 0) : .nothing
    case 13:
      list.measureAhead(rows: roll(1..<30))
      return .stays(but: [], scrolled: 0)
    case 14:
      list.apply(list.batch(limit: 20).measured())
      return .stays(but: [], scrolled: 0)
    case 15: return try update()
    case 16: return try reorder()
    case 17: return restore()
    case 18:
      list.defersCorrections.toggle()
      return .stays(but: [], scrolled: 0)
    default:
      list.reload()
      return .line
    }
  }

  /// Other data: rows gone, new and edited.
  private mutating func update() throws -> Promise {
    var data = list.data
    for _ in 0..<roll(1..<5) {
      guard let place = place(), place.row < data.sections[place.section].items.count else { continue }
      switch roll(0..<3) {
      case 0: data.sections[place.section].items.remove(at: place.row)
      case 1: data.sections[place.section].items[place.row].area += 400
      default: data.sections[place.section].items.insert(contentsOf: tiles(2), at: place.row)
      }
    }
    try list.update(to: data)
    return .stays(but: [], scrolled: 0)
  }

  /// Sections that go, come, change places and get other lanes.
  private mutating func reorder() throws -> Promise {
    var data = list.data
    switch roll(0..<4) {
    case 0 where data.sections.count > 2: data.sections.remove(at: roll(0..<data.sections.count))
    case 1: data.sections.insert(section(number: 9), at: roll(0..<data.sections.count + 1))
    case 2 where data.sections.count > 1: data.sections.swapAt(0, data.sections.count - 1)
    default:
      let number = roll(0..<data.sections.count)
      data.sections[number].lanes = ListLanes(roll(1..<5))
    }
    try list.update(to: data)
    return .nothing
  }

  /// The list as another run finds it: at the place where it was left, with its heights or without, perhaps at another
  /// width and in other lanes.
  private mutating func restore() -> Promise {
    var state = list.savedState()
    if roll(0..<2) == 0 {
      state.heights = ListDriver(DataSource<Tile>(), rows: rows, host: RecordingHost()).savedHeights()
    }
    guard let (item, y) = list.placeBeingRead else { return .nothing }
    let lanes = list.lanes
    host = RecordingHost(recordsEvents: false)
    configuration.lanes = roll(0..<2) == 0 ? lanes : ListLanes(roll(1..<6))
    configuration.width = roll(0..<2) == 0 ? list.width : 280
    list = ListDriver(
      list.data, rows: rows, host: host, configuration: configuration, spans: { $0.isWide })
    let isFound = list.restore(state)
    check(isFound, "the place is not found")
    return .shows(item.id, at: Double(y) / 192)
  }
}
