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
    var lines = [JSONWriter.line { $0.write(configuration) }]
    var hadEstimates = false
    for step in recording.steps {
      if let frame = step.frame {
        let hasEstimates = frame.estimates != nil
        if !frame.heights.isEmpty || hasEstimates || hadEstimates {
          lines.append(JSONWriter.line { $0.write(frame, endsEstimates: hadEstimates && !hasEstimates) })
        }
        hadEstimates = hasEstimates
      }
      lines.append(
        JSONWriter.line { json in
          if let event = step.event { json.write(event) }
          if step.frame != nil { json.member("frame", true) }
        })
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

// Lines of a trace: events to JSON.

extension JSONWriter {
  /// Writes an array, which is left out where it is empty.
  private mutating func members(_ key: String, _ values: [some JSONWritable]) {
    if !values.isEmpty { member(key, values) }
  }

  /// Writes a length; no list reaches what stands for infinity, and what is no number counts as 0.
  mutating func length(_ key: String, _ value: Double) {
    member(key, value == value ? max(-1e300, min(1e300, value)) : 0)
  }
}

// MARK: - Events

extension JSONWriter {
  mutating func write(_ event: ListEvent) {
    switch event {
    case .load(let sections): object("load") { $0.member("sections", sections) }
    case .scrollBy(let distance, let overscrolls):
      object("scroll") { $0.scroll("by", distance, overscrolls) }
    case .scrollTo(let offset, let overscrolls): object("scroll") { $0.scroll("to", offset, overscrolls) }
    case .measure(let measurements): member("measure", measurements)
    case .estimateSlots(let estimates): member("slotEstimates", estimates)
    case .batch(let batch): object("batch") { $0.write(batch) }
    case .snapshot(let sections, let reloads):
      object("snapshot") { json in
        json.member("sections", sections)
        json.members("reloads", reloads)
      }
    case .header(let slot, let section): write("header", slot, section)
    case .footer(let slot, let section): write("footer", slot, section)
    case .estimate(let height, let estimateClass):
      object("estimate") { json in
        json.member("class", estimateClass)
        json.member("height", height)
      }
    case .width(let width): length("width", width)
    case .rescale(let scales): member("rescale", scales)
    case .lanes(let lanes, let section):
      object("lanes") { json in
        json.member("section", section)
        json.write(lanes)
      }
    case .contentVersion(let estimateClass):
      object("contentVersion") { json in
        if let estimateClass { json.member("class", estimateClass) }
      }
    case .viewport(let height): length("viewport", height)
    case .insets(let insets): object("insets") { $0.write(insets) }
    case .stickToEnd(let isOn): member("stickToEnd", isOn)
    case .deferCorrections(let isOn): member("defer", isOn)
    case .dragIndicator(let isOn): member("dragIndicator", isOn)
    case .indicator(let fraction): length("indicator", fraction)
    case .step(let progress): length("step", progress)
    case .reloadAll: member("reloadAll", true)
    case .save(let name): member("save", name)
    case .restore(let name): member("restore", name)
    case .keep(let saved, let name): keep(saved, name)
    case .anchor(let key, let edge): anchor(key, edge)
    default: writeScroll(event)
    }
  }

  /// Writes the ways to scroll to something.
  private mutating func writeScroll(_ event: ListEvent) {
    object("scrollTo") { json in
      switch event {
      case .show(let slot, let alignment, let padding):
        json.write(slot)
        json.goal(alignment, padding)
      case .animate(let slot, let alignment, let padding):
        json.write(slot)
        json.goal(alignment, padding)
        json.member("animated", true)
      case .showSection(let section, let alignment, let padding):
        json.member("section", section)
        json.member("start", true)
        json.goal(alignment, padding)
      case .animateToEnd:
        json.member("end", true)
        json.member("animated", true)
      default: json.member("end", true)
      }
    }
  }

  private mutating func scroll(_ key: String, _ distance: Double, _ overscrolls: Bool) {
    length(key, distance)
    if overscrolls { member("overscroll", true) }
  }

  private mutating func goal(_ alignment: ScrollAlignment, _ padding: Double) {
    switch alignment {
    case .top: member("align", "top")
    case .middle: member("align", "middle")
    case .bottom: member("align", "bottom")
    case .nearest: member("align", "nearest")
    case .fraction(let part): member("align", max(0, min(1, part)))
    }
    length("padding", padding)
  }

  private mutating func anchor(_ key: String?, _ edge: SlotEdge) {
    guard let key else { return member("anchor", String?.none) }
    object("anchor") { json in
      json.member("key", key)
      json.member("edge", edge.rawValue)
    }
  }

  /// Writes what was saved as the text of its own JSON.
  private mutating func keep(_ saved: SavedList, _ name: String) {
    object("keep") { json in
      json.member("name", name)
      json.member("saved", saved.traceText)
    }
  }

  /// Writes the host's answers in a frame, as what it would answer from now on.
  mutating func write(_ frame: RecordedFrame, endsEstimates: Bool) {
    object("heights") { json in
      if !frame.heights.isEmpty { json.answers("keys", frame.heights) }
      if let estimates = frame.estimates {
        json.answers("estimates", estimates)
      } else if endsEstimates {
        json.member("estimates", String?.none)
      }
    }
  }

  private mutating func answers(_ key: String, _ answers: [RecordedAnswer]) {
    object(key) { json in
      for answer in answers { json.member(answer.key, answer.height) }
    }
  }
}

// MARK: - Structure

extension JSONWriter {
  fileprivate mutating func write(_ reference: SlotReference) {
    switch reference {
    case .key(let key): member("key", key)
    case .place(let place):
      member("section", place.section)
      switch place.part {
      case .header: member("header", true)
      case .row(let row): member("row", row)
      case .footer: member("footer", true)
      }
    }
  }

  private mutating func write(_ key: String, _ slot: SlotDescription?, _ section: Int) {
    object(key) { json in
      json.member("section", section)
      json.member("slot", slot)
    }
  }

  private mutating func write(_ batch: ListBatch) {
    members("deletes", batch.deletes)
    members("reloads", batch.reloads)
    members("reconfigures", batch.reconfigures)
    members("inserts", batch.inserts)
    members("moves", batch.moves)
    members("deleteSections", batch.deleteSections)
    members("reloadSections", batch.reloadSections)
    members("insertSections", batch.insertSections)
    members("moveSections", batch.moveSections)
    if let counts = batch.counts { member("counts", counts) }
  }
}

extension ListMeasurement: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.write(slot)
      json.member("height", height)
      if let version { json.member("version", version) }
      if let epoch { json.member("epoch", epoch) }
    }
  }
}

extension HeightScale: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("class", estimateClass)
      json.member("factor", factor.isFinite ? factor : -1)
      json.length("offset", offset)
    }
  }
}

extension RowPlace: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value([section, row]) }
}

extension SlotDescription: JSONWritable {
  package func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("key", key)
    if estimateClass != 0 { json.member("class", estimateClass) }
    if let height { json.member("height", height) }
    if spans { json.member("span", true) }
  }
}

extension SectionDescription: JSONWritable {
  package func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    if let key { json.member("key", key) }
    if let header { json.member("header", header) }
    switch rows {
    case .listed(let rows): json.member("rows", rows)
    case .counted(let count, let prefix, let first, let estimateClass):
      json.object("rows") { json in
        json.member("count", count)
        json.member("prefix", prefix)
        json.member("first", first)
        json.member("class", estimateClass)
      }
    }
    if let footer { json.member("footer", footer) }
    if let lanes { json.write(lanes) }
  }
}

extension ListBatch.Insert: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("at", at)
      slot.writeMembers(to: &json)
    }
  }
}

extension ListBatch.SectionInsert: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("at", at)
      section.writeMembers(to: &json)
    }
  }
}

extension ListBatch.MoveOf: JSONWritable where Place: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(["from": from, "to": to]) }
}
