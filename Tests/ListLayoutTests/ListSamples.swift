@testable import ListLayout

extension ListCache {
  /// A loaded list of rows with the keys 0, 1, …, viewport 200 and estimate 50 where not said otherwise.
  static func rows(
    _ count: Int, viewport: Double = 200, estimate: Double = 50,
    _ change: (inout ListConfiguration) -> Void = { _ in }
  ) -> ListCache {
    var configuration = ListConfiguration(viewport: viewport, estimates: [estimate])
    change(&configuration)
    var list = ListCache(configuration)
    list.apply(.load([SectionDescription(rows: .counted(count))]))
    return list
  }

  /// The keys and screen y in points of what the last frame shows.
  var shown: [String] {
    visibleSlots.map { "\(key(of: $0.slot) ?? "?")@\(ListUnits.points(units: $0.y))" }
  }
}

extension SavedList {
  /// The known heights in content order.
  var heights: [(key: String, height: Units)] {
    var heights: [(key: String, height: Units)] = []
    visitRuns { keys, run in heights += (0..<keys.count).map { (keys.key(at: $0), run.height) } }
    return heights
  }
}
