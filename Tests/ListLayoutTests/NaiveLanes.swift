@testable import ListLayout

/// Rows in lanes written from rules 53 to 56 with arrays alone, everything worked out anew: what ``LaneRows`` is held
/// against. One section without header and footer; all lengths in units.
struct NaiveLanes {
  struct Row {
    /// A height of its own; nil where its class's estimate stands for it.
    var height: Int?
    var estimateClass = 0
    var spans = false
    var lane: Int?
    /// Whether it is new, or something before it came or went, since rows were last dealt.
    var isNew = true
  }

  var rows: [Row] = []
  var lanes: Int
  var isInTurn: Bool
  var gap: Int
  var estimates: [Int]

  func height(_ row: Row) -> Int { row.height ?? estimates[row.estimateClass] }

  // MARK: - Places

  /// What lies between two spanning rows, so far.
  private struct Band {
    /// The top of its lanes.
    var top: Int
    var ends: [Int]
    var counts: [Int]

    init(top: Int, lanes: Int) {
      self.top = top
      ends = Array(repeating: top, count: lanes)
      counts = Array(repeating: 0, count: lanes)
    }

    mutating func put(_ height: Int, in lane: Int, gap: Int) -> Int {
      let top = counts[lane] > 0 ? ends[lane] + gap : top
      ends[lane] = top + height
      counts[lane] += 1
      return top
    }
  }

  /// The top of each row, and behind them the height of all; rows without a lane are dealt on the way.
  private mutating func layOut() -> [Int] {
    var tops: [Int] = []
    var band = Band(top: 0, lanes: lanes)
    var isDealing = false
    // The class of the never measured rows dealt last, the lanes in turn, and how many rows they got.
    var stretch: (estimateClass: Int, cycle: [Int], count: Int)?
    for number in rows.indices {
      let height = height(rows[number])
      if rows[number].spans {
        let top = number > 0 ? (band.ends.max() ?? 0) + (band.counts.allSatisfy { $0 == 0 } ? 0 : gap) : 0
        tops.append(top)
        band = Band(top: top + height + gap, lanes: lanes)
        isDealing = rows[number].isNew
        stretch = nil
        rows[number].isNew = false
        continue
      }
      isDealing = isDealing || rows[number].isNew
      if isDealing {
        let shortest = (0..<lanes).sorted { (band.ends[$0], $0) < (band.ends[$1], $1) }
        if isInTurn {
          rows[number].lane = band.counts.reduce(0, +) % lanes
        } else if rows[number].height != nil {
          rows[number].lane = shortest[0]
          stretch = nil
        } else {
          if stretch?.estimateClass != rows[number].estimateClass {
            stretch = (rows[number].estimateClass, shortest, 0)
          }
          if let (_, cycle, count) = stretch { rows[number].lane = cycle[count % lanes] }
          stretch?.count += 1
        }
      }
      rows[number].isNew = false
      tops.append(band.put(height, in: rows[number].lane ?? 0, gap: gap))
    }
    let isEmptyBand = band.counts.allSatisfy { $0 == 0 }
    return tops + [rows.isEmpty ? 0 : isEmptyBand ? band.top - gap : band.ends.max() ?? 0]
  }

  /// The top of each row, and behind them the height of all.
  func tops() -> [Int] {
    var copy = self
    return copy.layOut()
  }

  /// The rows that meet `[a, b)`.
  func visible(_ a: Int, _ b: Int) -> [Int] {
    guard a < b else { return [] }
    let tops = tops()
    return rows.indices.filter {
      let height = height(rows[$0])
      return height > 0 && tops[$0] < b && tops[$0] + height > a
    }
  }

  /// The row at a y: rules 2 and 55.
  func row(at y: Int) -> Int {
    let tops = tops()
    let tall = rows.indices.filter { height(rows[$0]) > 0 }
    let y = max(0, y)
    return tall.first { tops[$0] <= y && y < tops[$0] + height(rows[$0]) }
      ?? tall.last { tops[$0] <= y } ?? tall.first ?? 0
  }

  // MARK: - Changes

  mutating func deal() { _ = layOut() }

  mutating func insert(_ new: [Row], at row: Int) { rows.insert(contentsOf: new, at: row) }

  mutating func remove(_ range: Range<Int>) {
    rows.removeSubrange(range)
    // The one that follows has another row before it now, unless it begins a stretch of its own.
    if range.lowerBound < rows.count, !rows[range.lowerBound].spans { rows[range.lowerBound].isNew = true }
  }

  mutating func restart() {
    for row in rows.indices { rows[row].isNew = true }
    deal()
  }
}
