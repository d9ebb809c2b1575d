// Sections whose rows stand in lanes (rules 53 to 56).

extension HeightIndex {
  /// The lanes of a section's rows.
  func lanes(ofSection section: Int) -> ListLanes {
    sections.located(section)?.section.lanes?.style ?? ListLanes()
  }

  /// Deals rows to lanes that have none since they were inserted, or one before them came or went (rule 54).
  ///
  /// Complexity: O(1) where there are none; else as of ``LaneRows/deal(_:_:_:gap:)`` for each section that has any.
  mutating func dealLanes() {
    sections.modifyAll(where: { $0.undealt > 0 }, gaps) { [staleness, estimates, gaps] section, _ in
      section.lanes?.deal(section.rows.reader, staleness, estimates, gap: gaps.row)
    }
  }

  /// Works out the heights of lanes under the current estimates. Complexity: O(1) where there are none; else O(sections
  /// with lanes + spanning rows).
  mutating func refreshLanes() {
    sections.modifyAll(where: { $0.laned > 0 }, gaps) { [estimates] section, _ in
      section.lanes?.refresh(estimates)
    }
  }

  /// Deals all rows in lanes anew.
  mutating func restartLanes() {
    sections.modifyAll(where: { $0.laned > 0 }, gaps) { [staleness] section, _ in
      section.setLanes(section.reader.lanes?.style ?? ListLanes(), staleness)
    }
    dealLanes()
  }

  /// Has a section's rows in other lanes.
  mutating func setLanes(_ lanes: ListLanes, section: Int) {
    sections.modify(section, gaps) { [staleness] in $0.setLanes(lanes, staleness) }
    dealLanes()
  }

  /// The lanes of a section's rows after a snapshot: where the section was there before, and had lanes, rows keep theirs
  /// up to the first that came, went or moved.
  ///
  /// - Parameters:
  ///   - rows: the rows now.
  ///   - oldSlots: the number that each of them had in the list, nil for new ones.
  ///   - section: the section's number among the old ones, nil for a new one.
  ///   - style: the lanes of a section that had none.
  func lanes(
    of rows: [SlotValue], _ oldSlots: [Int?], in section: Int?, _ oldSections: SectionTree,
    else style: ListLanes
  ) -> LaneRows? {
    if let old = section.flatMap(oldSections.located) {
      guard var lanes = section.flatMap(oldSections.record)?.lanes else {
        return rows.contains { $0.spans } ? LaneRows(ListLanes(), rows) : nil
      }
      let first = old.before.slots + (old.section.header == nil ? 0 : 1)
      let numbers = 0..<old.section.rows.count
      lanes.edit(oldSlots.map { slot in slot.map { $0 - first }.flatMap { numbers.contains($0) ? $0 : nil } })
      {
        rows[$0].spans
      }
      return lanes
    }
    return style.isPlain && !rows.contains { $0.spans } ? nil : LaneRows(style, rows)
  }
}

extension LaneRows {
  /// Rows that have no lane yet.
  fileprivate init(_ style: ListLanes, _ rows: [SlotValue]) {
    self.init(style, count: rows.count, spanning: rows.indices.filter { rows[$0].spans })
  }
}

extension SectionRecord {
  /// Gives rows that are inserted places among those in lanes, without a lane yet; one that spans comes alone.
  mutating func insertInLanes(_ count: Int, _ value: SlotValue, at row: Int) {
    if value.spans {
      // That it spans is kept in a section of one lane too.
      lanes = lanes ?? LaneRows(ListLanes(), count: rows.count)
      lanes?.insertSpanning(at: row)
    } else {
      lanes?.insert(count, at: row)
    }
  }

  /// Has the rows in other lanes, none of them dealt yet.
  mutating func setLanes(_ style: ListLanes, _ staleness: Staleness) {
    writeBack(0..<rows.count, staleness)
    if lanes == nil {
      lanes = style.isPlain ? nil : LaneRows(style, count: rows.count)
    } else {
      lanes?.restart(style)
    }
  }
}
