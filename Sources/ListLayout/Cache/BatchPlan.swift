/// A batch that was found to be possible: what goes where (rules 23, 24).
struct BatchPlan: Sendable {
  var sections: OrderEdit
  var deletedSections: Set<Int> = []
  /// New numbers of moved sections by their old ones.
  var movedSections: [Int: Int] = [:]
  /// The row edits of old sections that have any, by the old number.
  var rows: [Int: OrderEdit] = [:]
  /// New places of moved rows by their old ones.
  var movedRows: [RowPlace: RowPlace] = [:]
  var deletedRows: [RowPlace] = []

  /// True if no slot of a list goes, or gets another place.
  func keepsPlaces(_ index: HeightIndex) -> Bool {
    guard deletedRows.isEmpty, movedRows.allSatisfy({ $0.key == $0.value }) else { return false }
    if sections.removed.isEmpty, sections.added.isEmpty { return true }
    return (0..<sections.oldCount).allSatisfy { old in
      newSection(old) == old || index.sections.located(old)?.section.slotCount == 0
    }
  }

  /// The new number of an old section, nil where it is deleted.
  func newSection(_ old: Int) -> Int? {
    movedSections[old] ?? sections.newNumber(of: old)
  }

  /// True if the slot at an old place stays in the list.
  func keeps(_ place: SlotPlace) -> Bool {
    if case .row(let row) = place.part, movedRows[RowPlace(place.section, row)] != nil { return true }
    return !deletedSections.contains(place.section) && staysInSection(place)
  }

  /// True but for a row that is deleted or moved itself.
  private func staysInSection(_ place: SlotPlace) -> Bool {
    guard case .row(let row) = place.part, let edit = rows[place.section] else { return true }
    return edit.newNumber(of: row) != nil
  }

  /// The first slot from one on, or from it back with a step of -1, that neither goes nor moves.
  func survivor(from slot: Int, by step: Int, _ index: HeightIndex) -> Int? {
    var next = slot
    while let place = index.place(of: next) {
      if !deletedSections.contains(place.section), movedSections[place.section] == nil {
        if staysInSection(place) { return next }
        next += step
      } else if let gone = index.sections.located(place.section) {
        next = step > 0 ? gone.before.slots + gone.section.slotCount : gone.before.slots - 1
      }
    }
    return nil
  }
}

extension BatchPlan {
  /// Checks a batch against a list; heights and keys are not looked at.
  init(_ batch: ListBatch, _ index: HeightIndex) throws(ListRefusal) {
    sections = OrderEdit(oldCount: index.sectionCount, removed: [], added: [])
    try planSections(batch)
    try planRows(batch, index)
    try checkCounts(batch, index)
  }

  private mutating func planSections(_ batch: ListBatch) throws(ListRefusal) {
    let count = sections.oldCount
    func check(_ section: Int, _ operation: String, _ limit: Int) throws(ListRefusal) {
      guard section >= 0, section < limit else {
        throw ListRefusal(
          .outOfRange, "Cannot $ section #: there are # sections.", section, limit, text: operation)
      }
    }
    (deletedSections, movedSections) = try Self.check(
      batch.deleteSections, batch.moveSections, batch.reloadSections, name: { "Section " + String($0) }
    ) { section, operation throws(ListRefusal) in try check(section, operation, count) }
    let newCount = count - deletedSections.count + batch.insertSections.count
    var added: Set<Int> = []
    for section in batch.insertSections.map({ $0.at }) + batch.moveSections.map({ $0.to }) {
      try check(section, "insert or move to", newCount)
      guard added.insert(section).inserted else {
        throw ListRefusal(.occupied, "Two sections are put at #.", section)
      }
    }
    sections = OrderEdit(
      oldCount: count, removed: (batch.deleteSections + batch.moveSections.map { $0.from }).sorted(),
      added: added.sorted())
  }

  private mutating func planRows(_ batch: ListBatch, _ index: HeightIndex) throws(ListRefusal) {
    let plan = self
    let check = { (place: RowPlace, operation: String) throws(ListRefusal) in
      try plan.check(place, operation, index)
    }
    movedRows = try Self.check(
      batch.deletes, batch.moves, batch.reloads, name: { "The " + $0.place.description }, check
    ).moved
    for place in batch.reconfigures { try check(place, "reconfigure") }
    deletedRows = batch.deletes.sorted()
    try planEdits(
      removed: batch.deletes + batch.moves.map { $0.from },
      added: batch.inserts.map { $0.at } + batch.moves.map { $0.to }, index)
  }

  /// Checks places before the batch of what it deletes, moves and reloads.
  ///
  /// - Returns: what is deleted, and the new places of what is moved by their old ones.
  private static func check<Place>(
    _ deletes: [Place], _ moves: [ListBatch.MoveOf<Place>], _ reloads: [Place], name: (Place) -> String,
    _ check: (Place, _ operation: String) throws(ListRefusal) -> Void
  ) throws(ListRefusal) -> (deleted: Set<Place>, moved: [Place: Place]) {
    var deleted: Set<Place> = []
    var moved: [Place: Place] = [:]
    func refusal(_ code: ListRefusal.Code, _ sentence: StaticString, _ place: Place) -> ListRefusal {
      ListRefusal(code, sentence, text: name(place))
    }
    for place in deletes {
      try check(place, "delete")
      guard deleted.insert(place).inserted else { throw refusal(.duplicate, "$ is deleted twice.", place) }
    }
    for move in moves {
      let place = move.from
      try check(place, "move")
      guard !deleted.contains(place) else { throw refusal(.conflict, "$ is both deleted and moved.", place) }
      guard moved.updateValue(move.to, forKey: place) == nil else {
        throw refusal(.duplicate, "$ is moved twice.", place)
      }
    }
    for place in reloads {
      try check(place, "reload")
      guard !deleted.contains(place) else {
        throw refusal(.conflict, "$ is both deleted and reloaded.", place)
      }
    }
    return (deleted, moved)
  }

  private func check(_ place: RowPlace, _ operation: String, _ index: HeightIndex) throws(ListRefusal) {
    func refusal(_ code: ListRefusal.Code, _ why: StaticString, _ first: Int, _ second: Int = 0)
      -> ListRefusal
    {
      ListRefusal(code, "Cannot $ the @: ", first, second, at: place.place, text: operation, end: why)
    }
    guard let rows = index.rowCount(place.section) else {
      throw refusal(.outOfRange, "there are # sections.", index.sectionCount)
    }
    guard place.row >= 0, place.row < rows else {
      throw refusal(.outOfRange, "section # has # rows.", place.section, rows)
    }
    guard !deletedSections.contains(place.section) else {
      throw refusal(.insideSection, "section # is deleted.", place.section)
    }
  }

  /// Makes the row edits of all sections that have any.
  private mutating func planEdits(
    removed: [RowPlace], added places: [RowPlace], _ index: HeightIndex
  ) throws(ListRefusal) {
    // By the old numbers of their sections.
    var edits: [Int: (removed: [Int], added: [Int])] = [:]
    for place in removed { edits[place.section, default: ([], [])].removed.append(place.row) }
    var oldSections: [Int: Int] = [:]
    for (old, new) in movedSections { oldSections[new] = old }
    for place in places {
      guard place.section >= 0, place.section < sections.newCount else {
        throw ListRefusal(
          .outOfRange,
          "Cannot put anything at the @: there are # sections afterwards.", sections.newCount, at: place.place
        )
      }
      guard let old = oldSections[place.section] ?? sections.oldNumber(of: place.section) else {
        throw ListRefusal(
          .insideSection, "Cannot put anything at the @: that section is inserted.", at: place.place)
      }
      edits[old, default: ([], [])].added.append(place.row)
    }
    for (old, rows) in edits.sorted(by: { $0.key < $1.key }) {
      let count = index.rowCount(old) ?? 0
      let edit = OrderEdit(oldCount: count, removed: rows.removed.sorted(), added: rows.added.sorted())
      let new = newSection(old) ?? old
      for (place, row) in edit.added.enumerated() {
        guard row >= 0, row < edit.newCount else {
          throw ListRefusal(
            .outOfRange,
            "Cannot put anything at @, which had # rows and has # afterwards.", count, edit.newCount,
            at: .row(row, section: new))
        }
        guard place == 0 || edit.added[place - 1] != row else {
          throw ListRefusal(.occupied, "Two rows are put at @.", at: .row(row, section: new))
        }
      }
      self.rows[old] = edit
    }
  }

  private func checkCounts(_ batch: ListBatch, _ index: HeightIndex) throws(ListRefusal) {
    guard let counts = batch.counts else { return }
    guard counts.count == sections.newCount else {
      throw ListRefusal(
        .counts, "There are # sections afterwards, not #.", sections.newCount, counts.count)
    }
    var actual = [Int](repeating: 0, count: counts.count)
    for old in 0..<sections.oldCount {
      guard let new = newSection(old) else { continue }
      actual[new] = rows[old]?.newCount ?? index.rowCount(old) ?? 0
    }
    for insert in batch.insertSections { actual[insert.at] = insert.section.rows.count }
    for (section, count) in counts.enumerated() where actual[section] != count {
      throw ListRefusal(
        .counts, "Section # has # rows afterwards, not #.", section, actual[section], count)
    }
  }
}
