import Foundation
import SelfSizing
import TestSupport
import Testing

/// A list of chat messages under random events, checked after each frame against fresh measurements.
@Suite struct RandomListTests {
  @Test(arguments: isThorough ? [1, 2, 3] : [1])
  func `After every frame each row shown has the height of a fresh measurement and nothing jumped`(
    seed: UInt64
  ) throws {
    var run = try RandomListRun(seed: seed, rowCount: isThorough ? 10_000 : 600)
    for _ in 0..<(isThorough ? 20_000 : 300) {
      try run.step()
      if run.failures > 5 { break }
    }
    #expect(run.failures == 0)
    // The cells alive are what the viewport needs, not what was ever shown.
    #expect(run.list.liveCellCount <= run.mostShown)
  }
}

private struct RandomListRun {
  let list: ListDriver<Message, Int>
  let host = RecordingHost(recordsEvents: false)
  let measurer: RowMeasurer
  var mostShown = 0
  var failures = 0
  private var random: SeededGenerator
  private var nextNumber: Int
  private var fresh: [Message: [Double: Double]] = [:]
  private var width = 375.0
  private var pending: MeasuredBatch?
  private var number = 0
  private var eventKind = 0
  /// How far the event scrolled.
  private var scrolled = 0.0

  init(seed: UInt64, rowCount: Int) throws {
    random = SeededGenerator(seed: seed)
    measurer = try ChatRows.measurer()
    nextNumber = rowCount
    list = ListDriver(
      DataSource((0..<rowCount).map { Message(number: $0) }), rows: ChatRows.configurator(), host: host,
      measurer: measurer, configuration: ListConfiguration(viewport: 700, width: 375))
    list.layout()
    list.scroll(to: list.contentLength / 2)
    list.layout()
  }

  /// An event, a frame, and all checks.
  mutating func step() throws {
    number += 1
    let before = screen()
    let oldWidth = width
    scrolled = 0
    let moved = try event()
    let report = list.layout()
    mostShown = max(mostShown, host.shownCount)
    check(report.failures.isEmpty, "rows failed: \(report.failures)")
    checkShown()
    if let moved { checkAnchor(before, moved: moved) }
    if width != oldWidth { checkLine(before) }
  }

  /// Does something; gives the items of which one was moved, or nil where the reader's place may change.
  private mutating func event() throws -> Set<Int>? {
    let count = list.data.numberOfItems
    let kind = Int.random(in: 0..<23, using: &random)
    eventKind = kind
    switch kind {
    case 0..<7:
      list.scroll(by: Double.random(in: -600...600, using: &random))
      scrolled = list.offset - host.offset
      return []
    case 7:
      list.scroll(to: Double.random(in: 0...max(1, list.contentLength), using: &random))
      return nil
    case 8:
      guard count > 0 else { return nil }
      try list.show(.row(Int.random(in: 0..<count, using: &random)), at: .middle)
      return nil
    case 9:
      width =
        [320, 375, 414, 600, Double(Int.random(in: 250...800, using: &random))].randomElement(using: &random)
        ?? 320
      list.resize(width: width)
      return nil
    case 10, 11:
      try list.insert(newMessages(Int.random(in: 1...4, using: &random)), at: RowPlace(0, place(count)))
      return []
    case 12, 13:
      guard count > 50 else { return [] }
      try list.remove(at: RowPlace(0, min(place(count), count - 1)))
      return []
    case 14:
      guard count > 0 else { return [] }
      let source = min(place(count), count - 1)
      let item = list.data.item(at: RowPlace(0, source))
      try list.move(from: RowPlace(0, source), to: RowPlace(0, min(place(count), count - 1)))
      return item.map { [$0.id] }
    case 15, 16:
      guard count > 0 else { return [] }
      let row = min(place(count), count - 1)
      guard var item = list.data.item(at: RowPlace(0, row)) else { return [] }
      item.text = Message(number: item.id, revision: number).text
      try list.replace(at: RowPlace(0, row), with: item)
      return []
    case 17:
      list.measureAhead(rows: Int.random(in: 1...20, using: &random))
      return []
    case 18:
      if let pending { list.apply(pending) }
      pending = list.batch(limit: 20).measured()
      return []
    case 19:
      guard count > 0 else { return [] }
      try list.reload(at: RowPlace(0, min(place(count), count - 1)))
      return []
    case 20:
      list.reload()
      return []
    default:
      return try update()
    }
  }

  /// Another data source: some messages gone, some new, some edited, a few in another place.
  private mutating func update() throws -> Set<Int> {
    var items = Array(list.data.sections[0].items)
    var moved: Set<Int> = []
    for change in 0..<Int.random(in: 1...6, using: &random) {
      let row = min(place(items.count), max(0, items.count - 1))
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where items.count > 50: items.remove(at: row)
      case 1 where items.count > 50 && change == 0:
        // One at most: which of several rows that changed places moved and which stayed is for the list to say.
        let item = items.remove(at: row)
        let target = min(place(items.count), items.count)
        moved = [item.id]
        if abs(target - row) == 1 { moved.insert(items[min(row, target)].id) }
        items.insert(item, at: target)
      case 2 where !items.isEmpty: items[row].text = Message(number: row, revision: number).text
      default: items.insert(contentsOf: newMessages(1), at: row)
      }
    }
    try list.update(to: DataSource(items))
    return moved
  }

  /// A place, often near what is shown.
  private mutating func place(_ count: Int) -> Int {
    let near = host.shown.first.map { row($0.place) } ?? 0
    return Bool.random(using: &random)
      ? max(0, min(count, near + Int.random(in: -4...14, using: &random)))
      : Int.random(in: 0...count, using: &random)
  }

  private mutating func newMessages(_ count: Int) -> [Message] {
    defer { nextNumber += count }
    return (0..<count).map { Message(number: nextNumber + $0) }
  }

  // MARK: Checks

  private func screen() -> [(id: Int, y: Double, height: Double)] {
    host.shown.compactMap { shown in
      (shown.cell as? ChatCell)?.message.map { ($0.id, shown.frame.y - host.offset, shown.frame.height) }
    }
  }

  private mutating func checkShown() {
    let shown = host.shown
    var bottom: Double?
    for row in shown {
      let item = list.item(at: row.place)
      check((row.cell as? ChatCell)?.message == item, "a cell at \(row.place) shows another message")
      if let bottom { check(abs(row.frame.y - bottom) < 1e-6, "a gap before \(row.place)") }
      bottom = row.frame.y + row.frame.height
      guard let item, let height = freshHeight(of: item) else { continue }
      // Kept in units of 1/192 point, rounded up (rule 8).
      check(
        row.frame.height >= height - 1e-6 && row.frame.height < height + 1 / 192.0 + 1e-6,
        "\(row.place) is \(row.frame.height) high and measures \(height)")
    }
    guard let first = shown.first, let last = shown.last else {
      return check(list.data.numberOfItems == 0, "blank")
    }
    check(first.frame.y <= host.offset + 1e-6, "blank at the top")
    check(
      last.frame.y + last.frame.height >= min(host.offset + 700, host.contentLength) - 1e-6,
      "blank at the bottom")
    check(row(last.place) - row(first.place) == shown.count - 1, "rows left out")
  }

  /// The first row that was shown, is still there and was not moved stays where it was on screen, or where a scroll put
  /// it, but where the list ends (rules 15, 18 and 22).
  private mutating func checkAnchor(_ before: [(id: Int, y: Double, height: Double)], moved: Set<Int>) {
    let limit = max(0, host.contentLength - 700)
    guard host.offset > 0.01, host.offset < limit - 0.01 else { return }
    let scrolled = scrolled
    let after = screen()
    let now = Dictionary(after.map { ($0.id, $0.y) }) { first, _ in first }
    // Of two neighbours that changed places either may be the one that moved.
    let isHeld = (moved.isEmpty ? [-1] : moved).contains { moved in
      let held = before.first { row in
        let y = row.y - scrolled
        return now[row.id] != nil && row.id != moved && y + row.height > 0.01 && y < 699.99
      }
      guard let held, let y = now[held.id] else { return true }
      let expected = held.y - scrolled
      // A tall row that collapses above the readable top shows its head (rule 17).
      return abs(y - expected) < 0.011 || (expected < 0 && abs(y) < 0.011)
    }
    check(isHeld, "jumped: moved \(moved), scrolled by \(scrolled), before \(before), now \(after)")
  }

  /// The line at the viewport's top is the same part of the same row after a change of width (rule 33).
  private mutating func checkLine(_ before: [(id: Int, y: Double, height: Double)]) {
    let limit = max(0, host.contentLength - 700)
    guard host.offset > 0.01, host.offset < limit - 0.01,
      let line = before.first(where: { $0.y + $0.height > 0 }), line.y <= 0,
      let now = screen().first(where: { $0.id == line.id })
    else { return }
    let part = -line.y / line.height
    check(
      abs(now.y + part * now.height) < 0.011,
      "the line at \(part) of \(line.id) went to \(now.y + part * now.height)")
  }

  private mutating func freshHeight(of message: Message) -> Double? {
    if let known = fresh[message]?[width] { return known }
    let row = try? PreparedRow(
      ChatRows.description(message), environment: measurer.environment, texts: measurer.text)
    let height = try? row?.height(width: width)
    fresh[message, default: [:]][width] = height
    return height
  }

  private mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    failures += 1
    Issue.record("step \(number), event \(eventKind): \(message())")
  }

  private func row(_ place: SlotPlace) -> Int {
    if case .row(let row) = place.part { row } else { -1 }
  }
}
