package import ListLayout

extension ListCache {
  /// The answer to a query, as JSON.
  func answer(to query: TraceQuery) throws(ListRefusal) -> JSONText {
    func json(_ value: some JSONWritable) -> JSONText { JSONText(JSONWriter(value).text) }
    switch query {
    case .top(let slot): return json(top(of: try self.slot(slot)))
    case .height(let slot): return json(height(of: try self.slot(slot)))
    case .state(let slot): return json(state(of: try self.slot(slot))?.rawValue)
    case .place(let slot): return json(place(of: try self.slot(slot)))
    case .slotAt(let y): return json(slot(at: ListUnits.units(points: y)).flatMap(key))
    case .visible(let top, let bottom):
      let slots = slots(from: ListUnits.units(points: top), to: ListUnits.units(points: bottom))
      return json(slots.compactMap(key))
    case .saved(let withHeights): return json(saved(withHeights: withHeights).traceText)
    }
  }

  /// The state after a line of a trace, as that line's output.
  func traceState(_ report: ListReport, hasFrame: Bool, answer: JSONText?) -> String {
    JSONWriter.line { json in
      json.member("offset", report.offset)
      json.member("content", report.contentHeight)
      if report.bias != 0 { json.member("bias", report.bias) }
      if hasFrame { writeFrame(to: &json) }
      let moved = largestScreenMovement
      if moved != 0 { json.member("moved", moved) }
      if let answer { json.member("answer", answer) }
      if report.dropped != 0 { json.member("dropped", report.dropped) }
      if report.clamped != 0 { json.member("clamped", report.clamped) }
      if let refusal = report.refusal { json.member("refused", refusal.code.rawValue) }
    }
  }

  private func writeFrame(to json: inout JSONWriter) {
    let asked = askedSlots
    if !asked.isEmpty { json.member("asked", asked.compactMap(key)) }
    write("presented", visibleSlots, to: &json)
    let pinned = pinnedSlots
    if !pinned.isEmpty { write("pinned", pinned, to: &json) }
  }

  private func write(_ key: String, _ slots: [VisibleSlot], to json: inout JSONWriter) {
    json.array(key) { json in
      for slot in slots {
        json.array { json in
          json.value(self.key(of: slot.slot) ?? "")
          json.value(slot.y)
          if let lane = slot.lane { json.value(lane) }
        }
      }
    }
  }
}

extension SlotPlace: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.array { json in
      json.value(section)
      switch part {
      case .header: json.value("header")
      case .row(let row): json.value(row)
      case .footer: json.value("footer")
      }
    }
  }
}
