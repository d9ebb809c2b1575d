@testable import ListLayout

extension NaiveList {
  /// Takes what is known of keys that are removed, in content order (decision D14).
  private mutating func remove(_ gone: [String]) {
    for key in gone {
      if let known = known(key) { removed[key] = known.height }
      for table in tables.indices { tables[table].known[key] = nil }
    }
  }

  /// Gives a new slot its height: given, else restored, else that of the removed row (decisions D13, D14).
  private mutating func bear(_ slot: Slot, _ height: Int?) {
    let kept = removed.removeValue(forKey: slot.key)
    let restored = waiting.removeValue(forKey: slot.key)
    var known: Known?
    if let height {
      known = Known(height: height, isMeasured: true)
    } else if let restored {
      known = self.restored(restored.known, slot, restored.save)
    } else if let kept {
      known = Known(height: kept, isMeasured: false)
    }
    guard let known else { return }
    for table in tables.indices {
      let isCurrent = known.isMeasured && table == tables.count - 1
      tables[table].known[slot.key] = Known(height: known.height, isMeasured: isCurrent)
    }
  }

  private func restored(_ known: Known, _ slot: Slot, _ save: Save) -> Known {
    let isCurrent =
      known.isMeasured && save.width == tables.last?.width
      && save.versions[slot.estimateClass] == versions[slot.estimateClass]
    return Known(height: known.height, isMeasured: isCurrent)
  }

  /// Makes the list these sections.
  ///
  /// - Parameters:
  ///   - heights: the heights given for new slots.
  ///   - deleted: keys of old slots that go, though a new slot may have the same.
  ///   - moves: the keys that count as moved.
  ///   - rowMoves: those of rows that moved by themselves.
  mutating func restructure(
    _ new: [Section], heights: [String: Int] = [:], deleted: Set<String> = [], moves: Set<String> = [],
    rowMoves: Set<String> = [], reloads: Set<String> = []
  ) {
    let (oldKeys, old) = (keys, sections)
    let all = Set(new.flatMap(\.slots).map(\.key))
    let gone = oldKeys.filter { !all.contains($0) || deleted.contains($0) }
    let stay = Set(oldKeys).subtracting(gone)
    let added = new.flatMap(\.slots).filter { !stay.contains($0.key) }
    let reborn = Set(gone).intersection(all)
    // A key deleted and inserted at once is a new slot: nothing of the old one is followed.
    presented.removeAll { reborn.contains($0.key) }
    seenInstead?.removeAll { reborn.contains($0.key) }
    event(moves: moves, adds: Set(added.map(\.key))) { list in
      list.remove(gone)
      list.sections = new
      list.outdateInOtherLanes(from: old)
      for slot in added { list.bear(slot, heights[slot.key]) }
      list.keepLanes(from: old, rowMoves)
      list.deal()
      for key in reloads.intersection(stay) {
        for table in list.tables.indices { list.tables[table].known[key]?.isMeasured = false }
      }
    }
  }

  /// Rule 27: the difference by key; survivors keep their classes.
  mutating func snapshot(_ new: [Section], heights: [String: Int], reloads: Set<String>) {
    let old = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let classes = Dictionary(
      uniqueKeysWithValues: sections.flatMap(\.slots).map { ($0.key, $0.estimateClass) })
    func kept(_ slot: Slot) -> Slot {
      Slot(key: slot.key, estimateClass: classes[slot.key] ?? slot.estimateClass, spans: slot.spans)
    }
    let new = new.map { section in
      Section(
        key: section.key, header: section.header.map(kept), rows: section.rows.map(kept),
        footer: section.footer.map(kept), lanes: section.lanes)
    }
    // Of the rows that stay in a section those out of order are dealt to lanes anew.
    var rowMoves: Set<String> = []
    for section in new {
      guard let was = sections.first(where: { $0.key == section.key }) else { continue }
      let numbers = Dictionary(uniqueKeysWithValues: was.rows.enumerated().map { ($1.key, $0) })
      let staying = section.rows.map(\.key).filter { numbers[$0] != nil }
      let inOrder = Self.longestRising(staying.map { numbers[$0] ?? 0 })
      rowMoves.formUnion(staying.indices.filter { !inOrder.contains($0) }.map { staying[$0] })
    }
    let survivors = new.flatMap(\.slots).map(\.key).filter { old[$0] != nil }
    let places = survivors.map { old[$0] ?? 0 }
    let kept2 = Self.longestRising(places)
    let moves = Set(survivors.indices.filter { !kept2.contains($0) }.map { survivors[$0] })
    restructure(
      new, heights: heights.filter { old[$0.key] == nil }, moves: moves, rowMoves: rowMoves,
      reloads: reloads)
  }

  /// The longest rising subsequence, of several that with the smallest last number, then last but one, and so on.
  static func longestRising(_ numbers: [Int]) -> Set<Int> {
    var lengths: [Int] = []
    var before: [Int?] = []
    for (place, number) in numbers.enumerated() {
      let candidates = (0..<place).filter { numbers[$0] < number }
      let length = candidates.map { lengths[$0] }.max() ?? 0
      before.append(candidates.filter { lengths[$0] == length }.min { numbers[$0] < numbers[$1] })
      lengths.append(length + 1)
    }
    guard let longest = lengths.max() else { return [] }
    var next = numbers.indices.filter { lengths[$0] == longest }.min { numbers[$0] < numbers[$1] }
    var kept: Set<Int> = []
    while let place = next {
      kept.insert(place)
      next = before[place]
    }
    return kept
  }

  /// Rule 47, decision D15.
  mutating func save(_ name: String) {
    let place = anchor(seen()).map { (key: $0.key, y: $0.y) }
    saves[name] = Save(
      place: place, width: tables.last?.width ?? 0, versions: versions,
      heights: (tables.last?.known ?? [:]).filter { keys.contains($0.key) })
  }

  mutating func restore(_ name: String) {
    guard let save = saves[name] else { return }
    target = nil
    line = nil
    pendingPlace = save.place
    let existing = Dictionary(uniqueKeysWithValues: sections.flatMap(\.slots).map { ($0.key, $0) })
    event { list in
      for (key, height) in save.heights {
        if let slot = existing[key] {
          if list.known(key) == nil {
            list.tables[list.tables.count - 1].known[key] = list.restored(height, slot, save)
          }
        } else {
          list.waiting[key] = (height, save)
        }
      }
    }
  }

  /// A restored place becomes a target once its key exists.
  mutating func startPendingPlace() {
    guard let place = pendingPlace, keys.contains(place.key) else { return }
    pendingPlace = nil
    bias = 0
    target = .screen(place.key, place.y)
    hadTarget = true
  }
}

extension NaiveList {
  /// A fresh list: what waits to be restored stays, removed heights do not.
  mutating func load(_ new: [Section], heights: [String: Int]) {
    sections = new
    removed = [:]
    for table in tables.indices { (tables[table].known, tables[table].lanes) = ([:], [:]) }
    for slot in new.flatMap(\.slots) { bear(slot, heights[slot.key]) }
    deal()
    (bias, target, line, seenInstead, movedAtFrame) = (0, nil, nil, nil, nil)
    (presented, pinned, moved) = ([], [], [])
    offset = sticksToEnd ? endLimit : startLimit
    startPendingPlace()
    if let target {
      offset = position(target)
      resetSeen()
    }
  }
}
