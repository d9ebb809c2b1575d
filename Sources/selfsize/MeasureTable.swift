internal import LayoutFixtures
internal import SelfSizing

/// The results of measuring as people read them: a row per row, a column per width, and the total height.
struct MeasureTable {
  private var rows: [(id: String, results: [RowResult])] = []

  /// Adds the results of one row.
  mutating func add(_ results: [RowResult]) {
    guard let first = results.first else { return }
    rows.append((first.id, results))
  }

  /// The table, then the frames if there are any.
  var lines: [String] {
    // Rows with a proposal of their own bring columns of their own.
    var columns: [ProposedSize] = []
    for result in rows.flatMap(\.results) where !columns.contains(result.proposal) {
      columns.append(result.proposal)
    }
    var table = TextTable(head: ["row"] + columns.map(Self.title))
    var totals = [Double](repeating: 0, count: columns.count)
    for row in rows {
      var cells = [String](repeating: "", count: columns.count)
      for result in row.results {
        guard let column = columns.firstIndex(of: result.proposal) else { continue }
        cells[column] = Self.short(result.measurement.height)
        totals[column] += result.measurement.height
      }
      table.add([row.id] + cells)
    }
    table.add(["total"] + totals.map(Self.short))
    return table.lines + frameLines
  }

  private var frameLines: [String] {
    rows.flatMap(\.results).flatMap { result -> [String] in
      guard let frames = result.frames, !frames.isEmpty else { return [] }
      var table = TextTable(head: ["  part", "x", "y", "width", "height"])
      for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
        table.add(["  " + name] + [frame.x, frame.y, frame.width, frame.height].map(Self.short))
      }
      return ["", "\(result.id) at \(Self.title(result.proposal))"] + table.lines
    }
  }

  /// `375`, or `375 x 44` where a height is proposed.
  private static func title(_ proposal: ProposedSize) -> String {
    let dimension = { (value: Double?) in value.map(short) ?? "nil" }
    guard let height = proposal.height else { return dimension(proposal.width) }
    return "\(dimension(proposal.width)) x \(short(height))"
  }

  /// A number with at most three decimals.
  private static func short(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value == .infinity ? "inf" : "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
