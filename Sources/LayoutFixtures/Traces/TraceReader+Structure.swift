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
      return .key(try document.string(object.required("key")))
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
    return try description(of: object(value, Self.descriptionKeys))
  }

  private static let descriptionKeys = ["key", "class", "height", "span"]

  private func description(of object: TraceObject) throws(DocumentError) -> SlotDescription {
    SlotDescription(
      try document.string(object.required("key")), estimateClass: try object.whole("class") ?? 0,
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
      return try document.elements(sections).map { value throws(DocumentError) in
        try section(self.object(value, Self.sectionKeys))
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
    if case .array(let elements) = value.content { return .listed(try elements.map(description)) }
    let object = try object(value, ["count", "prefix", "first", "class"])
    return .counted(
      try document.whole(object.required("count")), prefix: try object.string("prefix") ?? "",
      first: try object.whole("first") ?? 0, estimateClass: try object.whole("class") ?? 0)
  }

  static let batchKeys = [
    "deletes", "reloads", "reconfigures", "inserts", "moves", "deleteSections", "reloadSections",
    "insertSections", "moveSections", "counts",
  ]

  func batch(_ value: JSONValue) throws(DocumentError) -> ListBatch {
    let object = try object(value, Self.batchKeys)
    var batch = ListBatch()
    batch.deletes = try object.elements("deletes", place)
    batch.reloads = try object.elements("reloads", place)
    batch.reconfigures = try object.elements("reconfigures", place)
    batch.deleteSections = try object.elements("deleteSections", document.whole)
    batch.reloadSections = try object.elements("reloadSections", document.whole)
    batch.counts = object["counts"] == nil ? nil : try object.elements("counts", document.whole)
    batch.inserts = try object.elements("inserts") { value throws(DocumentError) in
      let insert = try self.object(value, ["at"] + Self.descriptionKeys)
      return .init(try description(of: insert), at: try place(insert.required("at")))
    }
    batch.moves = try object.elements("moves") { value throws(DocumentError) in try move(value, place) }
    batch.insertSections = try object.elements("insertSections") { value throws(DocumentError) in
      let insert = try self.object(value, ["at"] + Self.sectionKeys)
      return .init(try section(insert), at: try document.whole(insert.required("at")))
    }
    batch.moveSections = try object.elements("moveSections") { value throws(DocumentError) in
      try move(value, document.whole)
    }
    return batch
  }

  private func move<Place>(
    _ value: JSONValue, _ place: (JSONValue) throws(DocumentError) -> Place
  ) throws(DocumentError) -> ListBatch.MoveOf<Place> {
    let move = try object(value, ["from", "to"])
    return .init(from: try place(move.required("from")), to: try place(move.required("to")))
  }

  private func place(_ value: JSONValue) throws(DocumentError) -> RowPlace {
    let (section, row) = try document.pair(value)
    return RowPlace(try document.whole(section), try document.whole(row))
  }
}
