@testable import ListLayout

// Sections whose rows stand in lanes (rules 53 to 56).

extension NaiveList {
  /// The rows of a section in the lanes that a table has for them.
  func laneRows(_ section: Section, _ table: Int) -> NaiveLanes {
    NaiveLanes(
      rows: section.rows.map { slot in
        let lane = tables[table].lanes[slot.key]
        return NaiveLanes.Row(
          height: tables[table].known[slot.key]?.height, estimateClass: slot.estimateClass, spans: slot.spans,
          lane: lane, isNew: lane == nil && !slot.spans)
      },
      lanes: section.lanes.count, isInTurn: section.lanes.rule == .turn, gap: rules.gaps.row,
      estimates: estimates)
  }

  /// Gives all rows a lane that have none, at each width by the heights known there (rule 54).
  mutating func deal() {
    for table in tables.indices {
      for section in sections where section.lanes.count > 1 {
        var rows = laneRows(section, table)
        rows.deal()
        for (slot, row) in zip(section.rows, rows.rows) { tables[table].lanes[slot.key] = row.lane }
      }
    }
  }

  /// Takes the lanes of all rows but those before which, back to the spanning row or the section's start, none came,
  /// went or moved.
  mutating func keepLanes(from old: [Section], _ moved: Set<String>) {
    var kept: Set<String> = []
    for section in sections {
      guard let was = old.first(where: { $0.key == section.key }) else { continue }
      let before = Self.bands(was)
      for (head, keys) in Self.bands(section) where !moved.contains(head) {
        for (key, old) in zip(keys, before[head] ?? []) {
          guard key == old, !moved.contains(key) else { break }
          kept.insert(key)
        }
      }
    }
    for table in tables.indices { tables[table].lanes = tables[table].lanes.filter { kept.contains($0.key) } }
  }

  /// The keys of rows in lanes by that of the spanning row before them, "" where there is none.
  private static func bands(_ section: Section) -> [String: [String]] {
    var bands: [String: [String]] = ["": []]
    var head = ""
    for slot in section.rows {
      if slot.spans {
        head = slot.key
        bands[head] = []
      } else {
        bands[head]?.append(slot.key)
      }
    }
    return bands
  }

  /// Slots that came to a section in which they have another width are not measured any more (rule 53).
  mutating func outdateInOtherLanes(from old: [Section]) {
    func width(_ slot: Slot, _ section: Section) -> [Double] {
      let (lanes, isRow) = (section.lanes, section.rows.contains { $0.key == slot.key })
      let sides = lanes.leading + lanes.trailing
      guard isRow, !slot.spans, lanes.count > 1 else { return [sides] }
      return [sides, Double(lanes.count), lanes.gap]
    }
    var widths: [String: [Double]] = [:]
    for section in old { for slot in section.slots { widths[slot.key] = width(slot, section) } }
    for section in sections {
      for slot in section.slots where widths[slot.key] != width(slot, section) {
        for table in tables.indices { tables[table].known[slot.key]?.isMeasured = false }
      }
    }
  }

  /// Has a section's rows in other lanes.
  mutating func setLanes(_ lanes: ListLanes, section: Int) {
    let old = sections[section].lanes
    guard old != lanes else { return }
    func widths(_ lanes: ListLanes) -> [Int] {
      let all = (tables.last?.width ?? 0) - Int((lanes.leading + lanes.trailing) * 192)
      return [all, (all - (lanes.count - 1) * Int(lanes.gap * 192)) / lanes.count]
    }
    let isAsWide = widths(lanes) == widths(old)
    if !isAsWide { holdLine() }
    event { list in
      list.sections[section].lanes = lanes
      for table in list.tables.indices {
        for slot in list.sections[section].slots {
          list.tables[table].lanes[slot.key] = nil
          if !isAsWide { list.tables[table].known[slot.key]?.isMeasured = false }
        }
      }
      list.deal()
    }
  }
}
