import Foundation
import TestSupport
import Testing

@testable import ListLayout

/// Whether long runs were asked for.
enum LongRuns {
  static let isOn = ProcessInfo.processInfo.environment["SELFSIZING_THOROUGH"] == "1"
}

/// Random events against the naive list: rules 14 to 22, 25, 26, 33 to 39, and that nothing moves that must not.
@Suite struct AnchorModelTests {
  private static let seeds = 10
  /// 100,000 events in all, 10 million in the long run, 10,000 under a sanitizer.
  private static let events = LongRuns.isOn ? 1_000_000 : AllocationCount.isAvailable ? 10_000 : 1000

  /// The two lists, and what makes the next event.
  private struct Pair {
    var list: ListCache
    var naive: NaiveList
    var random: SeededGenerator
    var gone: [String] = []
    var next = 0
    var event = ""

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  }

  @Test(
    "Rules 14 to 22: random events give the offsets, positions and movements of a naive list",
    arguments: 0..<seeds)
  func randomEvents(seed: Int) {
    var pair = Self.start(seed)
    var unexpected = 0
    // Whether the list was scrolled, got a target or a line to hold, or met a limit since the last frame.
    var isExcepted = false
    for round in 0..<Self.events {
      let before = pair.naive
      if before.movedAtFrame != nil { isExcepted = false }
      Self.step(&pair)
      isExcepted = isExcepted || ["scroll", "show", "width", "content"].contains { pair.event.hasPrefix($0) }
      let (list, naive) = (pair.list, pair.naive)
      let isEqual =
        ListUnits.units(points: list.contentOffset) == naive.offset + naive.bias
        && list.heights.contentHeight == naive.content && list.bias == naive.bias
        && list.largestScreenMovement == naive.largestMovement && Self.isShown(list, naive)
        && list.askedSlots.compactMap(list.key) == naive.asked
      if !isEqual {
        Issue.record(
          """
          seed \(seed) round \(round) after \(pair.event): offset \(list.contentOffset * 192) bias \(list.bias) content \
          \(list.heights.contentHeight) moved \(list.largestScreenMovement) asked \(list.askedSlots.compactMap(list.key)), \
          not \(naive.offset + naive.bias) \(naive.bias) \(naive.content) \(naive.largestMovement) \(naive.asked)
          """)
        return
      }
      // Rule 20: nothing moves but by what the rule names, whatever came before since the last frame.
      let allowed = before.movedAtFrame != nil ? 0 : before.largestMovement
      if list.largestScreenMovement > allowed, !naive.mayMove, !isExcepted, Self.isUntouched(before, naive) {
        unexpected += 1
      }
      isExcepted = isExcepted || naive.mayMove
      if round % 500 == 0 { list.heights.checkInvariants() }
    }
    #expect(unexpected == 0)
  }

  private static func isShown(_ list: ListCache, _ naive: NaiveList) -> Bool {
    let shown = list.presented
    guard shown.count == naive.presented.count else { return false }
    return zip(shown, naive.presented).allSatisfy {
      $0.y == $1.y && $0.height == $1.height && list.key(of: $0.slot) == $1.key
    }
  }

  /// Whether the rows from the first to the last one seen are the same as before.
  private static func isUntouched(_ before: NaiveList, _ after: NaiveList) -> Bool {
    let seen = Set(before.seen().map(\.key) + before.presented.map(\.key)).compactMap(before.place)
    guard let a = seen.min(), let b = seen.max(), let c = after.place(before.rows[a].key),
      c + b - a < after.rows.count
    else { return false }
    return (a...b).allSatisfy { number in
      before.rows[number].key == after.rows[number - a + c].key
        && before.height(before.rows[number]) == after.height(after.rows[number - a + c])
    }
  }

  private static func start(_ seed: Int) -> Pair {
    var configuration = ListConfiguration(
      viewport: 300, width: 320, padding: ListInsets(top: Double(seed % 3) * 8, bottom: Double(seed % 3) * 8),
      gaps: ListGaps(row: Double(seed % 4)), estimates: [40, 25])
    configuration.contentAlignment = ContentAlignment.allCases[seed % 3]
    configuration.attic = 1_000_000
    var pair = Pair(
      list: ListCache(configuration),
      naive: NaiveList(
        viewport: 300 * 192, estimates: [40 * 192, 25 * 192], padding: seed % 3 * 8 * 192,
        gap: seed % 4 * 192,
        alignment: configuration.contentAlignment, width: 320 * 192),
      random: SeededGenerator(seed: UInt64(seed) + 1))
    let rows = (0..<25).map { SlotDescription("a\($0)", estimateClass: $0 % 5 == 0 ? 1 : 0) }
    pair.list.apply(.load([SectionDescription(rows: .listed(rows))]))
    pair.naive.rows = rows.map { NaiveList.Row(key: $0.key, estimateClass: $0.estimateClass) }
    return pair
  }

  private static func step(_ pair: inout Pair) {
    pair.naive.begin()
    defer { pair.naive.end() }
    let kind = pair.number(0..<22)
    switch kind {
    case 0..<7: frame(&pair)
    case 7..<10: scroll(&pair)
    case 10, 11: measure(&pair)
    case 12..<15: batch(&pair)
    case 15, 16: show(&pair)
    default: change(&pair, kind)
    }
  }

  private static func frame(_ pair: inout Pair) {
    pair.event = "frame"
    let salt = pair.number(0..<9)
    let answer = { (key: String) -> Int? in
      let hash = key.utf8.reduce(UInt64(salt)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 32
      return hash % 9 == 0 ? nil : Int(hash % 120)
    }
    pair.list.frameByKey { answer($0).map(Double.init) }
    pair.naive.frame { answer($0).map { $0 * 192 } }
  }

  private static func scroll(_ pair: inout Pair) {
    let distance = pair.number(-700..<700) / (pair.number(0..<3) + 1)
    let overscrolls = pair.number(0..<6) == 0
    pair.event = "scroll by \(distance) \(overscrolls)"
    pair.list.apply(.scrollBy(Double(distance), overscrolls: overscrolls))
    pair.naive.scroll(by: distance * 192, overscrolls: overscrolls)
  }

  private static func measure(_ pair: inout Pair) {
    guard !pair.naive.rows.isEmpty else { return idle(&pair) }
    var heights: [String: Int] = [:]
    for _ in 0..<pair.number(1..<4) {
      heights[pair.naive.rows[pair.number(0..<pair.naive.rows.count)].key] = pair.number(0..<200)
    }
    pair.event = "measure \(heights)"
    pair.list.apply(.measure(heights.map { ListMeasurement(.key($0), height: Double($1)) }))
    pair.naive.event { list in
      for (key, height) in heights {
        list.tables[list.tables.count - 1].known[key] = .init(height: height * 192, isMeasured: true)
      }
    }
  }

  private static func show(_ pair: inout Pair) {
    let padding = pair.number(0..<3) * 5
    guard !pair.naive.rows.isEmpty, pair.number(0..<6) > 0 else {
      pair.event = "show end"
      pair.list.apply(.showEnd)
      return pair.naive.show(.end)
    }
    let key = pair.naive.rows[pair.number(0..<pair.naive.rows.count)].key
    let alignments: [(ScrollAlignment, Int)] = [
      (.top, 0), (.middle, 32768), (.bottom, 65536), (.fraction(0.25), 16384), (.nearest, -1),
    ]
    let (alignment, fraction) = alignments[pair.number(0..<5)]
    pair.event = "show \(key) \(alignment) \(padding)"
    pair.list.apply(.show(.key(key), alignment, padding: Double(padding)))
    // An older target ends before the place of the new one is looked for.
    pair.naive.show(
      fraction < 0
        ? pair.naive.nearest(key, padding: padding * 192) : .aligned(key, fraction, padding: padding * 192))
  }

  private static func change(_ pair: inout Pair, _ kind: Int) {
    let value = pair.number(0..<60)
    switch kind {
    case 17:
      pair.event = "estimate \(value)"
      pair.list.apply(.estimate(Double(value), estimateClass: value % 2))
      pair.naive.event { $0.estimates[value % 2] = value * 192 }
    case 18:
      pair.event = "width \(value % 5)"
      pair.list.apply(.width(Double(300 + value % 5)))
      pair.naive.setWidth((300 + value % 5) * 192)
    case 19:
      let estimateClass = value % 3 == 2 ? nil : value % 3
      pair.event = "content version"
      pair.list.apply(.contentVersion(estimateClass: estimateClass))
      pair.naive.holdLine()
      pair.naive.makeStale(estimateClass)
    case 20 where value < 30:
      pair.event = "insets \(value)"
      pair.list.apply(.insets(ListInsets(top: Double(value), bottom: Double(value / 2))))
      pair.naive.event {
        $0.insetTop = value * 192
        $0.insetBottom = value / 2 * 192
      }
    case 20:
      pair.event = "viewport \(value)"
      pair.list.apply(.viewport(Double(200 + value * 3)))
      pair.naive.event { $0.viewport = (200 + value * 3) * 192 }
    default: toggle(&pair, value)
    }
  }

  private static func toggle(_ pair: inout Pair, _ value: Int) {
    switch value % 3 {
    case 0:
      pair.event = "stick \(value)"
      pair.list.apply(.stickToEnd(value > 30))
      pair.naive.sticksToEnd = value > 30
    case 1:
      pair.event = "defer \(value)"
      pair.list.apply(.deferCorrections(value > 30))
      pair.naive.isDeferring = value > 30
      if value <= 30 { pair.naive.bias = 0 }
    default:
      let key =
        value > 25 || pair.naive.rows.isEmpty ? nil : pair.naive.rows[value % pair.naive.rows.count].key
      let edge: SlotEdge = value % 2 == 0 ? .top : .bottom
      pair.event = "anchor \(key ?? "none") \(edge)"
      pair.list.apply(.anchor(key, edge: edge))
      pair.naive.chosen = key.map { ($0, edge) }
    }
  }

  private static func idle(_ pair: inout Pair) {
    pair.event = "nothing"
    pair.list.idle()
  }

  /// Some rows deleted, some moved, some reloaded, some new, some that come back.
  private static func batch(_ pair: inout Pair) {
    var batch = ListBatch()
    var kept: [NaiveList.Row] = []
    var loose: [(row: NaiveList.Row, from: Int)] = []
    var deleted: [String] = []
    var reloaded: [String] = []
    let isLarge = pair.naive.rows.count > 30
    // A stretch of rows, so that now and then all that is seen goes at once.
    let start = pair.number(0..<max(1, pair.naive.rows.count))
    let goes = start..<start + (isLarge ? 12 : pair.number(0..<8) == 0 ? 9 : 0)
    for (number, row) in pair.naive.rows.enumerated() {
      let choice = pair.number(0..<20)
      if goes.contains(number) || choice == 0 {
        batch.deletes.append(RowPlace(0, number))
        deleted.append(row.key)
      } else if choice == 1 {
        loose.append((row, number))
      } else {
        kept.append(row)
        if choice == 2 {
          batch.reloads.append(RowPlace(0, number))
          reloaded.append(row.key)
        }
      }
    }
    var births: [String: Int?] = [:]
    var result = kept
    for entry in loose { result.insert(entry.row, at: pair.number(0..<result.count + 1)) }
    for _ in 0..<pair.number(0..<(isLarge ? 2 : 5)) {
      pair.next += 1
      var key = "b\(pair.next)"
      if pair.number(0..<3) == 0, let old = pair.gone.popLast() { key = old }
      births.updateValue(pair.number(0..<3) == 0 ? pair.number(0..<90) : nil, forKey: key)
      result.insert(.init(key: key, estimateClass: pair.next % 2), at: pair.number(0..<result.count + 1))
    }
    for (number, row) in result.enumerated() {
      if let height = births[row.key] {
        batch.inserts.append(
          .init(
            SlotDescription(row.key, estimateClass: row.estimateClass, height: height.map(Double.init)),
            at: RowPlace(0, number)))
      } else if let entry = loose.first(where: { $0.row.key == row.key }) {
        batch.moves.append(.init(from: RowPlace(0, entry.from), to: RowPlace(0, number)))
      }
    }
    pair.event = "batch \(batch)"
    if let refusal = pair.list.apply(.batch(batch)).refusal { Issue.record("\(refusal)") }
    pair.naive.event(moves: Set(loose.map(\.row.key)), adds: Set(births.keys)) { list in
      for key in deleted {
        if let known = list.known(key) { list.attic[key] = known.height }
        for table in list.tables.indices { list.tables[table].known[key] = nil }
      }
      list.rows = result
      for (key, height) in births {
        let kept = list.attic.removeValue(forKey: key)
        for table in list.tables.indices {
          let isCurrent = table == list.tables.count - 1
          if let height {
            list.tables[table].known[key] = .init(height: height * 192, isMeasured: isCurrent)
          } else if let kept {
            list.tables[table].known[key] = .init(height: kept, isMeasured: false)
          }
        }
      }
      for key in reloaded {
        for table in list.tables.indices { list.tables[table].known[key]?.isMeasured = false }
      }
    }
    pair.gone += deleted
  }
}
