import ListLayout

// Frames of a list, new and old.

extension ListBenchmark {
  /// A first frame of 13 rows in 3 lanes, against one of as many in one lane.
  func laneFigure(_ report: inout Report) throws {
    let frames = 20_000
    let timings = try stopwatch.time(
      [3, 1].map { lanes in
        .init(operations: frames) {
          var configuration = configuration
          configuration.viewport = Self.viewport / Double(lanes)
          configuration.lanes = ListLanes(lanes)
          var list = ListCache(configuration)
          list.apply(.load([SectionDescription(rows: .counted(count))]))
          for _ in 0..<frames {
            list.scroll(by: configuration.viewport)
            list.frame { Self.height($0.slot) }
          }
          keep(list)
        }
      })
    report.add(
      Figure(
        name: "list.\(name).lanes.frame", median: timings[0].median, min: timings[0].min, unit: "ns",
        reference: "one lane", ratio: timings[0].median / timings[1].median, target: .ratioAtMost(2)))
  }

  /// Three million counted rows brought back: of one height, and in a thousand runs.
  static func restoreFigures(_ report: inout Report) throws {
    let count = 3_000_000
    for (name, limit, height) in [
      ("restore", 10.0, { _ in 60.0 }), ("restore.runs", nil, { Double(40 + $0 / 3000 % 7) }),
    ] as [(String, Double?, (Int) -> Double)] {
      var list = ListCache(ListConfiguration(viewport: viewport, estimates: [80]))
      list.apply(.load([SectionDescription(rows: .counted(count))]))
      var measured = list
      for start in stride(from: 0, to: count, by: 50_000) {
        measured.apply(
          .measure((start..<start + 50_000).map { ListMeasurement(.place(.row($0)), height: height($0)) }))
      }
      list.apply(.keep(measured.saved(), as: "place"))
      let timing = try Stopwatch(rounds: 3).time(operations: 1) { [list] in
        var list = list
        keep(list.apply(.restore("place")))
      }
      report.add(
        Figure(
          name: "list.3M.\(name)", median: timing.median / 1e6, min: timing.min / 1e6, unit: "ms",
          target: limit.map { .atMost($0) }))
    }
  }

  /// Scrolling through a list never seen before, a viewport of 13 rows a frame, against single rows of a list of a million
  /// that become known.
  func frameFigure(_ report: inout Report) throws {
    let frames = min(20_000, count / 40)
    var million = Self.all[0].loaded()
    for _ in 0..<100 {
      million.apply(.scrollBy(Self.viewport))
      million.frame { Self.height($0.slot) }
    }
    let timings = try stopwatch.time([
      .init(operations: frames) {
        var list = loaded()
        for _ in 0..<frames {
          list.scroll(by: Self.viewport)
          list.frame { Self.height($0.slot) }
        }
        keep(list)
      }, Self.measurements(in: million),
    ])
    report.add(
      Figure(
        name: "list.\(name).frame.first", median: timings[0].median, min: timings[0].min, unit: "ns",
        reference: "list.1M.event.measure", ratio: timings[0].median / timings[1].median,
        target: .ratioAtMost(1.5)))
  }

  /// Single rows anywhere in a list that become known.
  static func measurements(in list: ListCache) -> Stopwatch.Subject {
    let count = list.slotCount
    return .init(operations: 20_000) {
      var (list, random) = (list, FastRandom())
      for _ in 0..<20_000 {
        keep(list.setHeight(Double(30 + random.next(270)), ofSlot: random.next(count)))
      }
    }
  }

  /// Scrolling back and forth over what is measured.
  func warmFrames() throws -> Stopwatch.Timing {
    var list = loaded()
    for _ in 0..<20_000 {
      list.scroll(by: Self.viewport)
      list.frame { Self.height($0.slot) }
    }
    return try stopwatch.time(operations: 20_000) {
      var way = 100.0
      for frame in 0..<20_000 {
        if frame % 5000 == 0 { way = -way }
        list.scroll(by: way)
        list.frame(measuring: { _ in nil })
      }
    }
  }
}
