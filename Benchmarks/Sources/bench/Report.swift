/// A measured figure, and what it is held against.
struct Figure {
  /// A dotted name, as `text.chat.width.steps`.
  var name: String
  /// The figure itself.
  var median: Double
  var min: Double
  var unit: String
  /// The name of what was measured in the same run for comparison, and the figure divided by its median.
  var reference: String?
  var ratio: Double?
  /// What is wanted: the figure itself at most this, or the ratio.
  var target: Target?

  enum Target {
    /// The median is at most this many units.
    case atMost(Double)
    /// The ratio to the reference is at most this.
    case ratioAtMost(Double)
    /// The median is at least this many units, as a speed-up.
    case atLeast(Double)
  }

  /// Whether the target holds; nil without a target.
  var holds: Bool? {
    switch target {
    case nil: nil
    case .atMost(let limit): median <= limit
    case .atLeast(let limit): median >= limit
    case .ratioAtMost(let limit): ratio.map { $0 <= limit } ?? false
    }
  }
}

/// Prints figures as they come, as a table or a JSON object a line.
struct Report {
  private let format: Bench.Format
  private var count = 0
  private var failures: [String] = []

  init(format: Bench.Format) { self.format = format }

  /// Prints a figure.
  mutating func add(_ figure: Figure) {
    if count == 0, format == .table {
      print(row("figure", "median", "minimum", "unit", "reference", "ratio", "target", ""))
    }
    count += 1
    if figure.holds == false { failures.append(figure.name) }
    print(format == .table ? tableRow(figure) : json(figure))
  }

  /// Says how many figures miss their targets.
  func finish() {
    guard format == .table else { return }
    print(
      failures.isEmpty ? "every target holds" : "short of the target: " + failures.joined(separator: ", "))
  }

  private func tableRow(_ figure: Figure) -> String {
    let target =
      switch figure.target {
      case nil: "none"
      case .atMost(let limit): "<= \(short(limit))"
      case .atLeast(let limit): ">= \(short(limit))"
      case .ratioAtMost(let limit): "ratio <= \(short(limit))"
      }
    return row(
      figure.name, short(figure.median), short(figure.min), figure.unit, figure.reference ?? "",
      figure.ratio.map(short) ?? "", target, figure.holds.map { $0 ? "holds" : "FALLS SHORT" } ?? "")
  }

  private func row(_ cells: String...) -> String {
    let widths = [38, 10, 10, 6, 22, 10, 16, 0]
    return zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(1, width - cell.count))
    }.joined()
  }

  /// Three significant digits.
  private func short(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "\(value)" }
    var unit = 1.0
    while abs(value) / unit >= 1000 { unit *= 10 }
    while abs(value) / unit < 100 { unit /= 10 }
    let rounded = (value / unit).rounded() * unit
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    // Undo what the multiplication left in the last binary digits.
    return "\((rounded * 1e9).rounded() / 1e9)"
  }

  private func json(_ figure: Figure) -> String {
    var members = [
      "\"name\": \"\(figure.name)\"", "\"median\": \(figure.median)", "\"min\": \(figure.min)",
      "\"unit\": \"\(figure.unit)\"",
    ]
    if let reference = figure.reference { members.append("\"reference\": \"\(reference)\"") }
    if let ratio = figure.ratio { members.append("\"ratio\": \(ratio)") }
    switch figure.target {
    case nil: break
    case .atMost(let limit), .ratioAtMost(let limit), .atLeast(let limit):
      members.append("\"target\": \(limit)")
    }
    if let holds = figure.holds { members.append("\"holds\": \(holds)") }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
