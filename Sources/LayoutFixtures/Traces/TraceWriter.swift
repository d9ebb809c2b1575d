public import ListLayout

extension ListCache {
  /// Returns the steps since ``ListLayout/ListCache/startRecording()``, as a trace for `selfsize replay`, a line a step
  /// and one before each frame for the host's answers; nil where nothing is recorded.
  ///
  /// Replayed, it gives a list equal to this one (rule 49), so a trace is all that a report of a fault needs. What the
  /// trace format proper does not have (animated scrolls, the indicator, estimates by slot) is written in keys of its
  /// own, which `selfsize replay` knows.
  public func recordedTrace() -> String? {
    guard let recording else { return nil }
    var lines = [TraceWriter.line { $0.write(configuration) }]
    var hadEstimates = false
    for step in recording.steps {
      if let frame = step.frame {
        let hasEstimates = frame.estimates != nil
        if !frame.heights.isEmpty || hasEstimates || hadEstimates {
          lines.append(TraceWriter.line { $0.write(frame, endsEstimates: hadEstimates && !hasEstimates) })
        }
        hadEstimates = hasEstimates
      }
      lines.append(
        TraceWriter.line { writer in
          if let event = step.event { writer.write(event) }
          if step.frame != nil { writer.member("frame") { $0.value(true) } }
        })
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Writes lines of a trace: events to JSON.
struct TraceWriter {
  var json = JSONWriter()

  static func line(_ body: (inout TraceWriter) -> Void) -> String {
    var writer = TraceWriter()
    writer.json.beginObject()
    body(&writer)
    writer.json.endObject()
    return writer.json.text
  }

  mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    json.key(key)
    body(&json)
  }

  mutating func object(_ key: String? = nil, _ body: (inout TraceWriter) -> Void) {
    if let key { json.key(key) }
    json.beginObject()
    body(&self)
    json.endObject()
  }

  mutating func array<T>(_ key: String, _ values: [T], _ body: (inout TraceWriter, T) -> Void) {
    json.key(key)
    json.beginArray()
    for value in values { body(&self, value) }
    json.endArray()
  }

  /// Writes an array, which is left out where it is empty.
  private mutating func members<T>(_ key: String, _ values: [T], _ body: (inout TraceWriter, T) -> Void) {
    if !values.isEmpty { array(key, values, body) }
  }

  /// Writes a length; no list reaches what stands for infinity, and what is no number counts as 0.
  mutating func length(_ key: String, _ value: Double) {
    let finite = value == value ? max(-1e300, min(1e300, value)) : 0
    member(key) { $0.value(finite) }
  }

  private mutating func height(_ key: String, _ value: Double?) {
    member(key) { if let value { $0.value(value) } else { $0.null() } }
  }
}

// MARK: - Events

extension TraceWriter {
  mutating func write(_ event: ListEvent) {
    switch event {
    case .load(let sections): object("load") { $0.write(sections) }
    case .scrollBy(let distance, let overscrolls):
      object("scroll") { $0.scroll("by", distance, overscrolls) }
    case .scrollTo(let offset, let overscrolls): object("scroll") { $0.scroll("to", offset, overscrolls) }
    case .measure(let measurements): write("measure", measurements)
    case .estimateSlots(let estimates): write("slotEstimates", estimates)
    case .batch(let batch): object("batch") { $0.write(batch) }
    case .snapshot(let sections, let reloads):
      object("snapshot") { writer in
        writer.write(sections)
        writer.members("reloads", reloads) { $0.json.value($1) }
      }
    case .header(let slot, let section): write("header", slot, section)
    case .footer(let slot, let section): write("footer", slot, section)
    case .estimate(let height, let estimateClass):
      object("estimate") { writer in
        writer.member("class") { $0.value(estimateClass) }
        writer.height("height", height)
      }
    case .width(let width): length("width", width)
    case .rescale(let scales):
      array("rescale", scales) { writer, scale in
        writer.object { writer in
          writer.member("class") { $0.value(scale.estimateClass) }
          writer.member("factor") { $0.value(scale.factor.isFinite ? scale.factor : -1) }
          writer.length("offset", scale.offset)
        }
      }
    case .lanes(let lanes, let section):
      object("lanes") { writer in
        writer.member("section") { $0.value(section) }
        writer.write(lanes)
      }
    case .contentVersion(let estimateClass):
      object("contentVersion") { writer in
        if let estimateClass { writer.member("class") { $0.value(estimateClass) } }
      }
    case .viewport(let height): length("viewport", height)
    case .insets(let insets): object("insets") { $0.write(insets) }
    case .stickToEnd(let isOn): member("stickToEnd") { $0.value(isOn) }
    case .deferCorrections(let isOn): member("defer") { $0.value(isOn) }
    case .dragIndicator(let isOn): member("dragIndicator") { $0.value(isOn) }
    case .indicator(let fraction): length("indicator", fraction)
    case .step(let progress): length("step", progress)
    case .reloadAll: member("reloadAll") { $0.value(true) }
    case .save(let name): member("save") { $0.value(name) }
    case .restore(let name): member("restore") { $0.value(name) }
    case .keep(let saved, let name): keep(saved, name)
    case .anchor(let key, let edge): anchor(key, edge)
    default: writeScroll(event)
    }
  }

  /// Writes the ways to scroll to something.
  private mutating func writeScroll(_ event: ListEvent) {
    object("scrollTo") { writer in
      switch event {
      case .show(let slot, let alignment, let padding):
        writer.write(slot)
        writer.goal(alignment, padding)
      case .animate(let slot, let alignment, let padding):
        writer.write(slot)
        writer.goal(alignment, padding)
        writer.member("animated") { $0.value(true) }
      case .showSection(let section, let alignment, let padding):
        writer.member("section") { $0.value(section) }
        writer.member("start") { $0.value(true) }
        writer.goal(alignment, padding)
      case .animateToEnd:
        writer.member("end") { $0.value(true) }
        writer.member("animated") { $0.value(true) }
      default: writer.member("end") { $0.value(true) }
      }
    }
  }

  private mutating func scroll(_ key: String, _ distance: Double, _ overscrolls: Bool) {
    length(key, distance)
    if overscrolls { member("overscroll") { $0.value(true) } }
  }

  private mutating func goal(_ alignment: ScrollAlignment, _ padding: Double) {
    member("align") { json in
      switch alignment {
      case .top: json.value("top")
      case .middle: json.value("middle")
      case .bottom: json.value("bottom")
      case .nearest: json.value("nearest")
      case .fraction(let part): json.value(max(0, min(1, part)))
      }
    }
    length("padding", padding)
  }

  private mutating func anchor(_ key: String?, _ edge: SlotEdge) {
    guard let key else { return member("anchor") { $0.null() } }
    object("anchor") { writer in
      writer.member("key") { $0.value(key) }
      writer.member("edge") { $0.value(edge.rawValue) }
    }
  }

  /// Writes what was saved as the text of its own JSON.
  private mutating func keep(_ saved: SavedList, _ name: String) {
    object("keep") { writer in
      writer.member("name") { $0.value(name) }
      writer.member("saved") { $0.value(saved.traceText) }
    }
  }

  private mutating func write(_ key: String, _ measurements: [ListMeasurement]) {
    array(key, measurements) { writer, measurement in
      writer.object { writer in
        writer.write(measurement.slot)
        writer.height("height", measurement.height)
        if let version = measurement.version { writer.member("version") { $0.value(version) } }
        if let epoch = measurement.epoch { writer.member("epoch") { $0.value(epoch) } }
      }
    }
  }

  /// Writes the host's answers in a frame, as what it would answer from now on.
  mutating func write(_ frame: RecordedFrame, endsEstimates: Bool) {
    object("heights") { writer in
      if !frame.heights.isEmpty { writer.answers("keys", frame.heights) }
      if let estimates = frame.estimates {
        writer.answers("estimates", estimates)
      } else if endsEstimates {
        writer.member("estimates") { $0.null() }
      }
    }
  }

  private mutating func answers(_ key: String, _ answers: [RecordedAnswer]) {
    object(key) { writer in
      for answer in answers { writer.height(answer.key, answer.height) }
    }
  }
}

// MARK: - Structure

extension TraceWriter {
  private mutating func write(_ reference: SlotReference) {
    switch reference {
    case .key(let key): member("key") { $0.value(key) }
    case .place(let place):
      member("section") { $0.value(place.section) }
      switch place.part {
      case .header: member("header") { $0.value(true) }
      case .row(let row): member("row") { $0.value(row) }
      case .footer: member("footer") { $0.value(true) }
      }
    }
  }

  private mutating func write(_ slot: SlotDescription) {
    member("key") { $0.value(slot.key) }
    if slot.estimateClass != 0 { member("class") { $0.value(slot.estimateClass) } }
    if slot.height != nil { height("height", slot.height) }
    if slot.spans { member("span") { $0.value(true) } }
  }

  private mutating func write(_ key: String, _ slot: SlotDescription?, _ section: Int) {
    object(key) { writer in
      writer.member("section") { $0.value(section) }
      if let slot {
        writer.object("slot") { $0.write(slot) }
      } else {
        writer.member("slot") { $0.null() }
      }
    }
  }

  private mutating func write(_ sections: [SectionDescription]) {
    array("sections", sections) { writer, section in writer.object { $0.write(section) } }
  }

  private mutating func write(_ section: SectionDescription) {
    if let key = section.key { member("key") { $0.value(key) } }
    if let header = section.header { object("header") { $0.write(header) } }
    switch section.rows {
    case .listed(let rows): array("rows", rows) { writer, slot in writer.object { $0.write(slot) } }
    case .counted(let count, let prefix, let first, let estimateClass):
      object("rows") { writer in
        writer.member("count") { $0.value(count) }
        writer.member("prefix") { $0.value(prefix) }
        writer.member("first") { $0.value(first) }
        writer.member("class") { $0.value(estimateClass) }
      }
    }
    if let footer = section.footer { object("footer") { $0.write(footer) } }
    if let lanes = section.lanes { write(lanes) }
  }

  private mutating func write(_ batch: ListBatch) {
    places("deletes", batch.deletes)
    places("reloads", batch.reloads)
    places("reconfigures", batch.reconfigures)
    members("inserts", batch.inserts) { writer, insert in
      writer.object { writer in
        writer.member("at") { $0.value([insert.at.section, insert.at.row]) }
        writer.write(insert.slot)
      }
    }
    members("moves", batch.moves) { writer, move in
      writer.object { writer in
        writer.member("from") { $0.value([move.from.section, move.from.row]) }
        writer.member("to") { $0.value([move.to.section, move.to.row]) }
      }
    }
    members("deleteSections", batch.deleteSections) { $0.json.value($1) }
    members("reloadSections", batch.reloadSections) { $0.json.value($1) }
    members("insertSections", batch.insertSections) { writer, insert in
      writer.object { writer in
        writer.member("at") { $0.value(insert.at) }
        writer.write(insert.section)
      }
    }
    members("moveSections", batch.moveSections) { writer, move in
      writer.object { writer in
        writer.member("from") { $0.value(move.from) }
        writer.member("to") { $0.value(move.to) }
      }
    }
    if let counts = batch.counts { member("counts") { $0.value(counts) } }
  }

  private mutating func places(_ key: String, _ places: [RowPlace]) {
    members(key, places) { $0.json.value([$1.section, $1.row]) }
  }
}
