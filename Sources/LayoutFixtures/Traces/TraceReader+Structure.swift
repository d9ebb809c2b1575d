internal import ListLayout

// Slots, sections and batches.

extension TraceReader {
  static let slotKeys = ["key", "section", "row", "header", "footer"]

  /// Which slot an object names.
  func slot(_ object: TraceObject) throws(DocumentError) -> SlotReference {
    let named = ["key", "row", "header", "footer"].filter { object[$0] != nil }
    guard named.count == 1, let name = named.first else {
      throw document.error(
        .invalidValue, "a slot is named by one of key, row, header or footer", at: object.value)
    }
    if name == "key" {
      guard object["section"] == nil else {
        throw document.error(.invalidValue, "a slot named by its key has no section", at: object.value)
      }
      return .key(try document.string(try object.required("key")))
    }
    let section = try object.whole("section") ?? 0
    if name == "row" { return .place(.row(try object.whole("row") ?? 0, section: section)) }
    guard try object.bool(name) == true else {
      throw document.error(.invalidValue, "\"\(name)\" is true or left out", at: object.value)
    }
    return .place(name == "header" ? .header(section) : .footer(section))
  }

  /// The description of a slot: its key, or an object.
  func description(of value: JSONValue) throws(DocumentError) -> SlotDescription {
    if case .string(let key) = value.content { return SlotDescription(key) }
    return try description(of: try TraceObject(value, in: document, keys: Self.descriptionKeys))
  }

  private static let descriptionKeys = ["key", "class", "height", "span"]

  private func description(of object: TraceObject) throws(DocumentError) -> SlotDescription {
    SlotDescription(
      try document.string(try object.required("key")), estimateClass: try object.whole("class") ?? 0,
      height: try object.height("height"), spans: try object.bool("span") ?? false)
  }

  func optionalSlot(_ value: JSONValue?) throws(DocumentError) -> SlotDescription? {
    guard let value else { return nil }
    if case .null = value.content { return nil }
    return try description(of: value)
  }

  /// The content that `sections` or `rows` describe.
  func content(_ object: TraceObject) throws(DocumentError) -> [SectionDescription] {
    switch (object["sections"], object["rows"]) {
    case (let sections?, nil):
      return try document.mapped(try document.elements(sections)) { value throws(DocumentError) in
        try section(try TraceObject(value, in: document, keys: Self.sectionKeys))
      }
    case (nil, let rows?): return [SectionDescription(rows: try self.rows(rows))]
    default:
      throw document.error(.invalidValue, "content is either \"sections\" or \"rows\"", at: object.value)
    }
  }

  private static let sectionKeys = ["key", "header", "rows", "footer"] + laneKeys

  private func section(_ object: TraceObject) throws(DocumentError) -> SectionDescription {
    var rows = RowsDescription.listed([])
    if let value = object["rows"] { rows = try self.rows(value) }
    return SectionDescription(
      key: try object.string("key"), header: try optionalSlot(object["header"]), rows: rows,
      footer: try optionalSlot(object["footer"]),
      lanes: Self.laneKeys.contains { object[$0] != nil } ? try lanes(object, listLanes) : nil)
  }

  private func rows(_ value: JSONValue) throws(DocumentError) -> RowsDescription {
    if case .array(let elements) = value.content {
      return .listed(
        try document.mapped(elements) { value throws(DocumentError) in try description(of: value) })
    }
    let object = try TraceObject(value, in: document, keys: ["count", "prefix", "first", "class"])
    return .counted(
      try document.whole(try object.required("count")), prefix: try object.string("prefix") ?? "",
      first: try object.whole("first") ?? 0, estimateClass: try object.whole("class") ?? 0)
  }

  func batch(_ value: JSONValue) throws(DocumentError) -> ListBatch {
    let object = try TraceObject(
      value, in: document,
      keys: [
        "deletes", "reloads", "reconfigures", "inserts", "moves", "deleteSections", "reloadSections",
        "insertSections", "moveSections", "counts",
      ])
    var batch = ListBatch()
    batch.deletes = try places(object, "deletes")
    batch.reloads = try places(object, "reloads")
    batch.reconfigures = try places(object, "reconfigures")
    batch.deleteSections = try numbers(object, "deleteSections")
    batch.reloadSections = try numbers(object, "reloadSections")
    batch.counts = object["counts"] == nil ? nil : try numbers(object, "counts")
    for value in try object.elements("inserts") {
      let insert = try TraceObject(value, in: document, keys: ["at"] + Self.descriptionKeys)
      batch.inserts.append(.init(try description(of: insert), at: try place(try insert.required("at"))))
    }
    for value in try object.elements("moves") {
      let move = try TraceObject(value, in: document, keys: ["from", "to"])
      batch.moves.append(
        .init(from: try place(try move.required("from")), to: try place(try move.required("to"))))
    }
    for value in try object.elements("insertSections") {
      let insert = try TraceObject(value, in: document, keys: ["at"] + Self.sectionKeys)
      batch.insertSections.append(
        .init(try section(insert), at: try document.whole(try insert.required("at"))))
    }
    for value in try object.elements("moveSections") {
      let move = try TraceObject(value, in: document, keys: ["from", "to"])
      batch.moveSections.append(
        .init(
          from: try document.whole(try move.required("from")), to: try document.whole(try move.required("to"))
        ))
    }
    return batch
  }

  private func places(_ object: TraceObject, _ key: String) throws(DocumentError) -> [RowPlace] {
    try document.mapped(try object.elements(key)) { value throws(DocumentError) in try place(value) }
  }

  private func numbers(_ object: TraceObject, _ key: String) throws(DocumentError) -> [Int] {
    try document.mapped(try object.elements(key)) { value throws(DocumentError) in try document.whole(value) }
  }

  private func place(_ value: JSONValue) throws(DocumentError) -> RowPlace {
    let (section, row) = try document.pair(value)
    return RowPlace(try document.whole(section), try document.whole(row))
  }
}
