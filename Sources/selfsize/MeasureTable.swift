internal import LayoutFixtures
internal import SelfSizing

/// The results of measuring as people read them: a row per row, a column per width, and the total height.
struct MeasureTable {
  private var proposals: [ProposedSize] = []
  private var rows: [(id: String, heights: [Double])] = []
  private var ownProposals: [RowResult] = []
  /// The results that have frames.
  private var framed: [RowResult] = []

  /// Adds the results of one row; `isOwn` if they are for the row's own proposal.
  mutating func add(_ results: [RowResult], isOwn: Bool) {
    guard let first = results.first else { return }
    if first.uncovered > 0 {
      StandardError.print(
        "note: row \"\(first.id)\": its fonts lack \(first.uncovered) characters, which count as wide as the first font's box for such; --why shows the texts"
          .asMessage)
    }
    if isOwn { return ownProposals.append(first) }
    // Only what is printed is kept: there may be many rows, and many widths.
    if rows.isEmpty { proposals = results.map(\.proposal) }
    rows.append((first.id, results.map(\.measurement.height)))
    framed += results.filter { $0.frames?.isEmpty == false }
  }

  /// The table of rows by width, that of rows with proposals of their own, then the frames if there are any.
  var lines: [String] {
    (rows.isEmpty ? [] : linesByWidth) + (rows.isEmpty || ownProposals.isEmpty ? [] : [""])
      + (ownProposals.isEmpty ? [] : linesOfOwnProposals) + frameLines
  }

  private var linesByWidth: [String] {
    var table = TextTable(head: ["row"] + proposals.map(Self.title))
    var totals = [Double](repeating: 0, count: proposals.count)
    for row in rows {
      for (column, height) in row.heights.enumerated() { totals[column] += height }
      table.add([row.id] + row.heights.map(Self.short))
    }
    table.add(["total"] + totals.map(Self.short))
    return table.lines
  }

  private var linesOfOwnProposals: [String] {
    var table = TextTable(head: ["row", "proposal", "width", "height"])
    for result in ownProposals {
      let size = result.measurement.size
      table.add([result.id, Self.title(result.proposal), Self.short(size.width), Self.short(size.height)])
    }
    return table.lines
  }

  private var frameLines: [String] {
    (framed + ownProposals).flatMap { result -> [String] in
      guard let frames = result.frames, !frames.isEmpty else { return [] }
      var table = TextTable(head: ["  part", "x", "y", "width", "height"])
      for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
        table.add(["  " + name] + [frame.x, frame.y, frame.width, frame.height].map(Self.short))
      }
      return ["", "\(result.id.withVisibleControls) at \(Self.title(result.proposal))"] + table.lines
    }
  }

  /// `375`, or `375 x 44` where a height is proposed.
  static func title(_ proposal: ProposedSize) -> String {
    proposal.height == nil ? dimension(proposal.width) : pair(proposal)
  }

  /// `375 x nil`: both dimensions.
  static func pair(_ proposal: ProposedSize) -> String {
    "\(dimension(proposal.width)) x \(dimension(proposal.height))"
  }

  private static func dimension(_ value: Double?) -> String { value.map(short) ?? "nil" }

  /// A number with at most three decimals.
  static func short(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value == .infinity ? "inf" : "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
