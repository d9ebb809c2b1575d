import TestSupport
import Testing

@testable import ListLayout

/// Rows in lanes against arrays: rules 53 to 56.
@Suite struct LaneTests {
  /// The index, and the arrays it is held against.
  private struct Pair {
    var index: HeightIndex
    var naive: NaiveLanes
    var random: SeededGenerator

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Edits both, then deals.
    mutating func edit(_ count: Int) {
      for _ in 0..<count {
        let row = number(0..<naive.rows.count + 1)
        if number(0..<3) == 0, row < naive.rows.count {
          let length = number(0..<20) == 0 ? naive.rows.count / 3 : number(1..<4)
          let range = row..<min(naive.rows.count, row + length)
          index.takeRows(range, section: 0)
          naive.remove(range)
        } else {
          insert(at: row)
        }
      }
      index.dealLanes()
      naive.deal()
    }

    private mutating func insert(at row: Int) {
      var value = SlotValue(estimateClass: number(0..<3))
      value.spans = number(0..<6) == 0
      var new = NaiveLanes.Row(estimateClass: value.estimateClass, spans: value.spans)
      if number(0..<2) == 0 {
        value.state = number(0..<2) == 0 ? .measured : .stale
        value.height = number(0..<8) == 0 ? 0 : number(0..<4) == 0 ? number(0..<(1 << 30)) : number(0..<400)
        new.height = value.height
      }
      index.insertRows(count: 1, value, at: row, section: 0)
      naive.insert([new], at: row)
    }

    mutating func step() {
      switch number(0..<12) {
      case 0..<3: edit(1)
      case 3: edit(number(2..<6))
      case 4:
        let (height, estimateClass) = (number(0..<5) == 0 ? 0 : number(1..<300), number(0..<3))
        index.setEstimate(height, ofClass: estimateClass)
        naive.estimates[estimateClass] = height
      case 5 where number(0..<6) == 0:
        index.restartLanes()
        naive.restart()
      case 6 where number(0..<10) == 0:
        naive.lanes = number(1..<9)
        naive.isInTurn = number(0..<2) == 0
        index.setLanes(
          ListLanes(naive.lanes, rule: naive.isInTurn ? .turn : .shortest, leading: 1), section: 0)
        naive.restart()
      case 7 where !naive.rows.isEmpty:
        // Neighbours measured together.
        let row = number(0..<naive.rows.count)
        let heights = (0..<min(naive.rows.count - row, number(1..<30))).map { _ in number(0..<300) }
        index.setHeights(heights, fromRow: row)
        for (number, height) in heights.enumerated() { naive.rows[row + number].height = height }
      case 8: index.makeStale(class: number(0..<4) == 0 ? nil : 0)
      default:
        guard !naive.rows.isEmpty else { return }
        let (row, height) = (number(0..<naive.rows.count), number(0..<500))
        index.setHeight(height, of: row)
        naive.rows[row].height = height
      }
    }
  }

  private func check(_ pair: inout Pair, _ note: String) {
    let (index, naive) = (pair.index, pair.naive)
    index.checkInvariants()
    let tops = naive.tops()
    #expect(index.contentHeight == tops.last, "\(note): the content's height")
    for row in stride(from: pair.number(0..<3), to: naive.rows.count, by: naive.rows.count > 500 ? 101 : 1) {
      let frame = index.frame(of: row)
      guard frame?.top == tops[row], frame?.height == naive.height(naive.rows[row]),
        frame?.lane.map(Int.init) == naive.rows[row].lane
      else {
        Issue.record(
          "\(note): row \(row) is \(String(describing: frame)), not \(naive.rows[row]) at \(tops[row])")
        return
      }
    }
    for _ in 0..<4 {
      let height = max(1, tops.last ?? 0)
      let y = pair.number(-5..<height + 5)
      #expect(index.slot(at: y) == (naive.rows.isEmpty ? nil : naive.row(at: y)), "\(note): the row at \(y)")
      let end = y + pair.number(0..<10) * pair.number(1..<300)
      let most = pair.number(0..<3) == 0 ? pair.number(0..<6) : .max
      var visible: [Int] = []
      index.visitVisible(y, end, most: most) { frame in
        visible.append(frame.slot)
        let row = frame.slot
        #expect(
          frame.top == tops[row] && frame.lane.map(Int.init) == naive.rows[row].lane, "\(note): row \(row)")
        #expect(frame.value.state == index.state(of: row), "\(note): the state of row \(row)")
      }
      #expect(visible == Array(naive.visible(y, end).prefix(most)), "\(note): rows from \(y) to \(end)")
    }
  }

  private func start(_ seed: Int, rows: Int) -> Pair {
    let naive = NaiveLanes(
      lanes: seed % 8 + 1, isInTurn: seed % 3 == 2, gap: seed % 4 * 10, estimates: [40, 100, 70])
    var pair = Pair(
      index: HeightIndex(
        estimates: naive.estimates + Array(repeating: 0, count: 5), gaps: GapRules(row: naive.gap)),
      naive: naive, random: SeededGenerator(seed: UInt64(seed) + 7))
    pair.index.insertSection(at: 0)
    pair.index.setLanes(
      ListLanes(naive.lanes, rule: naive.isInTurn ? .turn : .shortest, leading: 1), section: 0)
    pair.index.insertRows(count: rows, at: 0, section: 0)
    pair.naive.insert(Array(repeating: .init(), count: rows), at: 0)
    pair.naive.deal()
    return pair
  }

  @Test("Rules 53 to 56: random edits and heights give the tops and lanes of arrays", arguments: 0..<16)
  func randomRuns(seed: Int) {
    var pair = start(seed, rows: seed * 3)
    for round in 0..<(isThorough ? 20_000 : 250) {
      if pair.naive.rows.count > 200 {
        pair.index.takeRows(20..<150, section: 0)
        pair.naive.remove(20..<150)
        pair.edit(0)
      }
      pair.step()
      check(&pair, "seed \(seed) round \(round)")
    }
  }

  @Test("Rules 53 to 56 in sections of 5,000 rows, most of them measured", arguments: 0..<4)
  func largeSections(seed: Int) {
    var pair = start(seed * 2 + 1, rows: 5000)
    pair.index.setHeights((0..<5000).map { $0 * 37 % 290 }, fromRow: 0)
    for row in pair.naive.rows.indices { pair.naive.rows[row].height = row * 37 % 290 }
    for round in 0..<(isThorough ? 1000 : 12) {
      for _ in 0..<10 { pair.step() }
      check(&pair, "seed \(seed) round \(round)")
    }
  }
}
