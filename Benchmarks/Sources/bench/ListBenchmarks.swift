import ListLayout

/// The list figures at one size, against a flat Fenwick array of doubles and a plain prefix array.
struct ListBenchmark {
  let count: Int
  let name: String
  let limits: Limits

  /// What is wanted at a size, in nanoseconds.
  struct Limits {
    var find: Double
    var measure: Double
    var insert: Double
  }

  static let all = [
    ListBenchmark(
      count: 1_000_000, name: "1M", limits: Limits(find: 200, measure: 600, insert: 300)),
    ListBenchmark(
      count: 10_000_000, name: "10M", limits: Limits(find: 700, measure: 1200, insert: 1200)),
    ListBenchmark(
      count: 100_000_000, name: "100M", limits: Limits(find: 2000, measure: 2500, insert: 3000)),
  ]

  static var suites: [(inout Report) throws -> Void] { all.map { benchmark in { try benchmark.run(&$0) } } }

  static let viewport = 1980.0
  private static let estimate = 80
  let stopwatch = Stopwatch(rounds: 3)

  /// Heights of 30 to 300 whole points, the same for a row in every run.
  static func height(_ row: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    return Double(30 + (bits >> 8) % 271)
  }

  var configuration: ListConfiguration {
    ListConfiguration(viewport: Self.viewport, estimates: [Double(Self.estimate)])
  }

  func loaded() -> ListCache {
    var list = ListCache(configuration)
    list.apply(.load([SectionDescription(rows: .counted(count))]))
    return list
  }

  func run(_ report: inout Report) throws {
    try cacheFigures(&report)
    try indexFigures(&report)
    if count == Self.all.first?.count {
      try laneFigure(&report)
      try Self.restoreFigures(&report)
    }
  }

  private func figure(
    _ what: String, _ timing: Stopwatch.Timing, _ target: Double?, _ reference: (String, Double)? = nil
  ) -> Figure {
    Figure(
      name: "list.\(name).\(what)", median: timing.median, min: timing.min, unit: "ns",
      reference: reference?.0, ratio: reference.map { timing.median / $0.1 },
      target: target.map { .atMost($0) })
  }

  // MARK: - The whole cache

  private func cacheFigures(_ report: inout Report) throws {
    report.add(
      figure(
        "load",
        try stopwatch.time(operations: 100) {
          for _ in 0..<100 { keep(loaded()) }
        }, 10_000))
    try frameFigure(&report)
    report.add(figure("frame.warm", try warmFrames(), nil))
    var list = loaded()
    for _ in 0..<100 {
      list.apply(.scrollBy(Self.viewport))
      list.frame { Self.height($0.slot) }
    }
    report.add(
      figure(
        "event.estimate",
        try stopwatch.time(operations: 2000) {
          for round in 0..<2000 { keep(list.apply(.estimate(Double(60 + round % 50)))) }
        }, nil))
    report.add(
      figure(
        "event.width",
        try stopwatch.time(operations: 2000) {
          for round in 0..<2000 { keep(list.apply(.width(Double(300 + round % 2 * 100)))) }
        }, nil))
    var index = list.heights
    report.add(
      figure(
        "estimate",
        try stopwatch.time(operations: 100_000) {
          var sum = 0
          for round in 0..<100_000 {
            index.setEstimate(10_000 + round % 64, ofClass: 0)
            sum &+= index.contentHeight
          }
          keep(sum)
        }, 50))
    report.add(
      figure(
        "width",
        try stopwatch.time(operations: 100_000) {
          for _ in 0..<100_000 {
            let former = index
            index.makeStale()
            keep(former.contentHeight)
          }
        }, 50))
    report.add(figure("event.measure", try stopwatch.time([Self.measurements(in: list)])[0], nil))
    report.add(
      figure(
        "event.batch",
        try stopwatch.time(operations: 2000) {
          var random = FastRandom()
          for round in 0..<1000 {
            var batch = ListBatch()
            batch.deletes = [RowPlace(0, random.next(count - 1))]
            list.apply(.batch(batch))
            batch = ListBatch()
            batch.inserts = [
              .init(
                SlotDescription("new\(round)-\(random.next(1 << 40))"),
                at: RowPlace(0, random.next(count - 1)))
            ]
            list.apply(.batch(batch))
          }
        }, nil))
  }

  // MARK: - The index, all rows measured

  private func measuredIndex() -> HeightIndex {
    var index = HeightIndex(rows: count, estimate: Self.estimate * ListUnits.perPoint)
    let block = 1 << 14
    for start in stride(from: 0, to: count, by: block) {
      index.setHeights(
        (start..<min(start + block, count)).map { Int(Self.height($0)) * ListUnits.perPoint }, fromRow: start)
    }
    return index
  }

  private func indexFigures(_ report: inout Report) throws {
    let unmeasured = Double(
      HeightIndex(rows: count, estimate: 80).byteCount - HeightIndex(rows: 1, estimate: 80).byteCount)
    var index = measuredIndex()
    let bytes = Double(index.byteCount) / Double(count)
    report.add(
      Figure(
        name: "list.\(name).bytes.unmeasured", median: unmeasured / Double(count),
        min: unmeasured / Double(count), unit: "B/row", target: .atMost(0)))
    report.add(
      Figure(
        name: "list.\(name).bytes.measured", median: bytes, min: bytes, unit: "B/row", target: .atMost(5)))

    let fenwick = Fenwick(count: count) { Self.height($0) }
    let operations = 100_000
    let finds = try stopwatch.time([
      // Lists that the closures share would be copied for each question.
      .init(operations: operations) { [index] in
        var random = FastRandom()
        var sum = 0
        for _ in 0..<operations { sum &+= index.top(of: random.next(count)) ?? 0 }
        keep(sum)
      },
      .init(operations: operations) { [index] in
        let height = index.contentHeight
        var random = FastRandom()
        var sum = 0
        for _ in 0..<operations { sum &+= index.slot(at: random.next(height)) ?? 0 }
        keep(sum)
      },
      .init(operations: operations) {
        var random = FastRandom()
        var sum = 0.0
        for _ in 0..<operations { sum += fenwick.sum(random.next(count)) }
        keep(sum)
      },
      .init(operations: operations) { [height = index.contentHeight] in
        var random = FastRandom()
        var sum = 0
        for _ in 0..<operations { sum &+= fenwick.find(Double(random.next(height)) / 192) }
        keep(sum)
      },
    ])
    report.add(figure("top", finds[0], limits.find, ("fenwick", finds[2].median)))
    report.add(figure("slotAt", finds[1], limits.find, ("fenwick", finds[3].median)))

    let updates = try stopwatch.time([
      .init(operations: operations) {
        var random = FastRandom()
        for _ in 0..<operations { index.setHeight((30 + random.next(271)) * 192, of: random.next(count)) }
      },
      .init(operations: operations) {
        var random = FastRandom()
        for _ in 0..<operations { fenwick.set(random.next(count), Double(30 + random.next(271))) }
      },
    ])
    report.add(figure("measure", updates[0], limits.measure, ("fenwick", updates[1].median)))
    try edits(&index, &report)
  }

  private func edits(_ index: inout HeightIndex, _ report: inout Report) throws {
    var moving = index
    index = HeightIndex(rows: 0, estimate: 0)
    let operations = 50_000
    let plain = PlainHeights(count: min(count, 10_000_000)) { Self.height($0) }
    let timings = try stopwatch.time([
      .init(operations: operations) {
        var random = FastRandom()
        for _ in 0..<operations / 2 {
          moving.insertRows(count: 1, at: random.next(count), section: 0)
          let row = random.next(count)
          moving.removeRows(row..<row + 1, section: 0)
        }
      },
      .init(operations: 10) {
        var random = FastRandom()
        for _ in 0..<10 { plain.insert(80, at: random.next(plain.count)) }
      },
    ])
    report.add(figure("edit", timings[0], limits.insert, ("prefix array", timings[1].median)))
  }
}

/// A cheap random generator (xorshift64*, S. Vigna 2016), so that its own time does not show.
struct FastRandom {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next(_ limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D).multipliedFullWidth(by: UInt64(limit)).high)
  }
}

/// What others keep heights in: a Fenwick tree (P. Fenwick 1994) over doubles in one flat array.
final class Fenwick {
  private var tree: [Double]
  private var values: [Double]
  private let top: Int

  init(count: Int, _ height: (Int) -> Double) {
    values = (0..<count).map(height)
    tree = [0] + values
    for i in 1...count {
      let parent = i + (i & -i)
      if parent <= count { tree[parent] += tree[i] }
    }
    top = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
  }

  func sum(_ end: Int) -> Double {
    var i = end
    var sum = 0.0
    while i > 0 {
      sum += tree[i]
      i &= i - 1
    }
    return sum
  }

  func find(_ y: Double) -> Int {
    var place = 0
    var rest = y
    var step = top
    while step > 0 {
      let next = place + step
      if next < tree.count, tree[next] <= rest {
        place = next
        rest -= tree[next]
      }
      step >>= 1
    }
    return place
  }

  func set(_ index: Int, _ height: Double) {
    let delta = height - values[index]
    values[index] = height
    var i = index + 1
    while i < tree.count {
      tree[i] += delta
      i += i & -i
    }
  }
}

/// What others keep heights in as well: the sums of all heights before each row in one plain array.
final class PlainHeights {
  private var offsets: [Double]

  init(count: Int, _ height: (Int) -> Double) {
    offsets = [0]
    offsets.reserveCapacity(count + 1000)
    for row in 0..<count { offsets.append(offsets[row] + height(row)) }
  }

  var count: Int { offsets.count - 1 }

  func insert(_ height: Double, at row: Int) {
    offsets.insert(offsets[row], at: row)
    for index in row + 1..<offsets.count { offsets[index] += height }
  }
}
