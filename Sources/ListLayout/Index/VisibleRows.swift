/// The rows of a tree that meet a stretch of what they fill one below the other, in order; valid as ``RowSteps`` are.
struct VisibleRows {
  private var steps: RowSteps
  /// The row's number; behind all rows where no more are visible.
  private(set) var number = 0
  /// The row's top below that of the first one.
  private(set) var top: Units = 0
  /// True if no more rows are visible.
  private(set) var isEnd = false

  var height: Units { @inline(__always) get { steps.height } }
  var value: SlotValue { @inline(__always) get { steps.value } }

  /// Those from one that meets the stretch, or is below it, on.
  @inline(__always)
  init(_ rows: RowReader, _ stretch: (from: Units, to: Units), _ rules: LaneRules) {
    let point = RowTop(atMost: stretch.from, gap: rules.gap)
    steps = RowSteps(rows, from: point, rules.estimates, rules.staleness)
    begin(rules)
    find(stretch, rules)
  }

  /// Goes on to the next row that is visible.
  @inline(__always)
  mutating func advance(_ stretch: (from: Units, to: Units), _ rules: LaneRules) {
    pass(rules)
    find(stretch, rules)
  }

  @inline(__always)
  private mutating func begin(_ rules: LaneRules) {
    number = steps.at.row
    top = steps.at.height &+ Units(number) &* rules.gap
  }

  @inline(__always)
  private mutating func pass(_ rules: LaneRules) {
    number &+= 1
    top &+= steps.height &+ rules.gap
  }

  /// Finds the first row that is visible from this one on.
  @inline(__always)
  private mutating func find(_ stretch: (from: Units, to: Units), _ rules: LaneRules) {
    while number < steps.end || steps.advance(rules.estimates, rules.staleness) {
      if steps.height == 0 {
        guard steps.skipFlat(rules.estimates, rules.staleness) else { break }
        begin(rules)
      }
      guard top < stretch.to else { break }
      if top &+ steps.height > stretch.from { return }
      pass(rules)
    }
    isEnd = true
  }
}
