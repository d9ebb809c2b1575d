internal import ListLayout

// What the app is told of what comes into view.

/// The rows in view at the last callbacks.
struct ViewingState<ID: Hashable> {
  /// The rows in the viewport, by slot keys.
  var shown: [String: ShownRow<ID>] = [:]
  /// The keys of the rows near the viewport.
  var near: Set<String> = []
  var isAtStart = false
  var isAtEnd = false

  /// Rows came or went: ends that are near are told again.
  mutating func structureChanged() {
    isAtStart = false
    isAtEnd = false
  }
}

extension ListDriver {
  /// Tells the app what this frame changed. State is brought up first, since callbacks may change the list.
  func tellCallbacks() {
    let callbacks = callbacks
    let (entered, left) = callbacks.entered == nil && callbacks.left == nil ? ([], []) : takeAppearances()
    let ranges = callbacks.prefetch == nil ? [] : takePrefetchRanges()
    let isAtStart = offset + insets.top <= lookahead
    let isAtEnd = contentLength + insets.bottom - offset - viewport <= lookahead
    let reachesStart = isAtStart && !viewing.isAtStart
    let reachesEnd = isAtEnd && !viewing.isAtEnd
    viewing.isAtStart = isAtStart
    viewing.isAtEnd = isAtEnd
    if !left.isEmpty { callbacks.left?(left) }
    if !entered.isEmpty { callbacks.entered?(entered) }
    if !ranges.isEmpty { callbacks.prefetch?(ranges) }
    if reachesStart { callbacks.reachedStart?() }
    if reachesEnd { callbacks.reachedEnd?() }
  }

  /// Takes rows that entered or left the viewport.
  private func takeAppearances() -> (entered: [ShownRow<ID>], left: [ShownRow<ID>]) {
    var shown: [String: ShownRow<ID>] = [:]
    var entered: [ShownRow<ID>] = []
    for slot in slots where !slot.isOverscanned {
      guard let item = item(at: slot.place) else { continue }
      let row = ShownRow(id: id(item), place: slot.place)
      shown[slot.key] = row
      if viewing.shown[slot.key] == nil { entered.append(row) }
    }
    let left = viewing.shown.filter { shown[$0.key] == nil }.values
      .sorted { ($0.place.section, $0.place.order) < ($1.place.section, $1.place.order) }
    viewing.shown = shown
    return (entered, left)
  }

  /// The rows that came near the viewport.
  private func takePrefetchRanges() -> [RowRange] {
    let visible = Set(slots.lazy.filter { !$0.isOverscanned }.map(\.key))
    var near: Set<String> = []
    var ranges: [RowRange] = []
    for slot in slots(within: lookahead) {
      guard let place = cache.place(of: slot), case .row(let row) = place.part,
        let key = cache.key(of: slot)
      else { continue }
      near.insert(key)
      if viewing.near.contains(key) || visible.contains(key) { continue }
      if let last = ranges.last, last.section == place.section, last.rows.upperBound == row {
        ranges[ranges.count - 1].rows = last.rows.lowerBound..<row + 1
      } else {
        ranges.append(RowRange(section: place.section, rows: row..<row + 1))
      }
    }
    viewing.near = near
    return ranges
  }

  /// The slots within so many points of the viewport, as far as heights are known.
  func slots(within distance: Double) -> [Int] {
    cache.slots(
      from: ListUnits.units(points: offset - distance),
      to: ListUnits.units(points: offset + viewport + distance))
  }
}

extension SlotPlace {
  /// The order of a section's parts.
  fileprivate var order: Int {
    switch part {
    case .header: -1
    case .row(let row): row
    case .footer: .max
    }
  }
}
