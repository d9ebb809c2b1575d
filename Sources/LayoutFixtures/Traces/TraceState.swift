internal import ListLayout

/// A list's answer to a query.
enum TraceAnswer {
  case none
  case number(Int)
  case word(String)
  case place(SlotPlace)
  case keys([String])

  init(_ query: TraceQuery, _ list: ListCache) throws(ListRefusal) {
    self = .none
    switch query {
    case .top(let slot): if let top = list.top(of: try list.slot(slot)) { self = .number(top) }
    case .height(let slot): if let height = list.height(of: try list.slot(slot)) { self = .number(height) }
    case .state(let slot): if let state = list.state(of: try list.slot(slot)) { self = .word(state.rawValue) }
    case .place(let slot): if let place = list.place(of: try list.slot(slot)) { self = .place(place) }
    case .slotAt(let y):
      if let slot = list.slot(at: ListUnits.units(points: y)), let key = list.key(of: slot) {
        self = .word(key)
      }
    case .visible(let top, let bottom):
      let slots = list.slots(from: ListUnits.units(points: top), to: ListUnits.units(points: bottom))
      self = .keys(slots.compactMap(list.key))
    }
  }
}

/// A list's state after a line of a trace, as that line's output.
struct TraceState {
  let text: String

  init(_ list: ListCache, _ report: ListReport, line: TraceLine, answer: TraceAnswer?) {
    var json = JSONWriter()
    json.beginObject()
    json.key("offset")
    json.value(report.offset)
    json.key("content")
    json.value(report.contentHeight)
    Self.write("bias", report.bias, &json)
    if line.hasFrame {
      Self.writeFrame(list, &json)
    }
    Self.write("moved", list.largestScreenMovement, &json)
    if let answer {
      json.key("answer")
      Self.write(answer, &json)
    }
    Self.write("dropped", report.dropped, &json)
    Self.write("clamped", report.clamped, &json)
    if let refusal = report.refusal {
      json.key("refused")
      json.value(refusal.code.rawValue)
    }
    json.endObject()
    text = json.text
  }

  private static func writeFrame(_ list: ListCache, _ json: inout JSONWriter) {
    let asked = list.askedSlots
    if !asked.isEmpty {
      json.key("asked")
      write(asked.compactMap(list.key), &json)
    }
    json.key("presented")
    write(list.visibleSlots, list, &json)
    let pinned = list.pinnedSlots
    if !pinned.isEmpty {
      json.key("pinned")
      write(pinned, list, &json)
    }
  }

  private static func write(_ key: String, _ number: Int, _ json: inout JSONWriter) {
    guard number != 0 else { return }
    json.key(key)
    json.value(number)
  }

  private static func write(_ keys: [String], _ json: inout JSONWriter) {
    json.beginArray()
    for key in keys { json.value(key) }
    json.endArray()
  }

  private static func write(_ slots: [VisibleSlot], _ list: ListCache, _ json: inout JSONWriter) {
    json.beginArray()
    for slot in slots {
      json.beginArray()
      json.value(list.key(of: slot.slot) ?? "")
      json.value(slot.y)
      if let lane = slot.lane { json.value(lane) }
      json.endArray()
    }
    json.endArray()
  }

  private static func write(_ answer: TraceAnswer, _ json: inout JSONWriter) {
    switch answer {
    case .none: json.null()
    case .number(let number): json.value(number)
    case .word(let word): json.value(word)
    case .keys(let keys): write(keys, &json)
    case .place(let place):
      json.beginArray()
      json.value(place.section)
      switch place.part {
      case .header: json.value("header")
      case .row(let row): json.value(row)
      case .footer: json.value("footer")
      }
      json.endArray()
    }
  }
}
