internal import ListLayout

/// A line of a trace after the first.
struct TraceLine {
  enum Action {
    case none
    case heights(TraceObject)
    case event(ListEvent)
    /// Measurements, where the world says what a missing height is.
    case measure([(measurement: ListMeasurement, hasHeight: Bool)])
    case query(TraceQuery)
    /// Insets; a side that is not named keeps its own.
    case insets(top: Double?, bottom: Double?)
  }

  var action = Action.none
  var hasFrame = false
}

/// A question to a list.
enum TraceQuery {
  case top(SlotReference)
  case height(SlotReference)
  case state(SlotReference)
  case place(SlotReference)
  case slotAt(Double)
  case visible(Double, Double)
  /// The list as it is to be kept beyond the program's end, with heights or without.
  case saved(withHeights: Bool)
}

/// Reads lines of a trace: JSON to events.
struct TraceReader {
  let document: JSONDocument
  /// The part of the document that is the line.
  let line: JSONValue
  /// The lanes of the list's sections that do not say in which they are.
  var listLanes = ListLanes()

  static let events = [
    "load", "scroll", "measure", "batch", "snapshot", "header", "footer", "estimate", "width",
    "contentVersion",
    "scrollTo", "stickToEnd", "insets", "viewport", "anchor", "defer", "save", "restore", "query", "heights",
  ]

  /// Events that the list has beyond the trace format, for what a recorded list does.
  static let ownEvents = [
    "slotEstimates", "step", "dragIndicator", "indicator", "reloadAll", "keep", "rescale", "lanes",
  ]

  private static let keys = ["note", "frame"] + events + ownEvents

  /// The line's event and whether a frame follows it.
  func traceLine() throws(DocumentError) -> TraceLine {
    if line["configure"] != nil {
      throw document.error(.invalidValue, "only the first line of a trace configures its list", at: line)
    }
    let object = try object(line, Self.keys)
    var result = TraceLine(hasFrame: try object.bool("frame") ?? false)
    let events = object.keys.filter { $0 != "note" && $0 != "frame" }
    guard events.count <= 1 else {
      throw document.error(
        .invalidValue, "a line has one event, this one \(events.joined(separator: " and "))",
        at: object[events[1]] ?? line)
    }
    if let event = events.first, let value = object[event] { result.action = try action(event, value) }
    return result
  }

  /// An object, read strictly.
  func object(_ value: JSONValue, _ keys: [String]) throws(DocumentError) -> TraceObject {
    try TraceObject(value, in: document, keys: keys)
  }

  private func action(_ name: String, _ value: JSONValue) throws(DocumentError) -> TraceLine.Action {
    switch name {
    case "heights": .heights(try object(value, ["keys", "otherwise", "estimates"]))
    case let name where Self.ownEvents.contains(name): .event(try ownEvent(name, value))
    case "query": .query(try query(value))
    case "measure": .measure(try measurements(value))
    case "load": .event(.load(try content(object(value, ["sections", "rows"]))))
    case "snapshot": .event(try snapshot(value))
    case "batch": .event(.batch(try batch(value)))
    case "header", "footer": .event(try edge(name, value))
    case "scroll": .event(try scroll(value))
    case "scrollTo": .event(try show(value))
    case "estimate": .event(try estimate(value))
    case "anchor": .event(try anchor(value))
    case "insets": try changedInsets(value)
    case "contentVersion":
      .event(.contentVersion(estimateClass: try object(value, ["class"]).whole("class")))
    case "width": .event(.width(try document.number(value)))
    case "viewport": .event(.viewport(try document.number(value)))
    case "stickToEnd": .event(.stickToEnd(try document.bool(value)))
    case "defer": .event(.deferCorrections(try document.bool(value)))
    case "save": .event(.save(try document.string(value)))
    default: .event(.restore(try document.string(value)))
    }
  }

  private func ownEvent(_ name: String, _ value: JSONValue) throws(DocumentError) -> ListEvent {
    switch name {
    case "slotEstimates": return .estimateSlots(try measurements(value).map(\.measurement))
    case "step": return .step(try document.number(value))
    case "dragIndicator": return .dragIndicator(try document.bool(value))
    case "indicator": return .indicator(try document.number(value))
    case "rescale":
      guard case .array(let elements) = value.content else {
        throw document.error(.invalidValue, "expected a list of scales", at: value)
      }
      return .rescale(
        try elements.map { value throws(DocumentError) in
          let object = try object(value, ["class", "factor", "offset"])
          return HeightScale(
            estimateClass: try object.whole("class") ?? 0,
            factor: try document.number(object.required("factor")), offset: try object.number("offset") ?? 0)
        })
    case "lanes":
      let object = try object(value, ["section"] + Self.laneKeys)
      return .lanes(try lanes(object, listLanes), section: try object.whole("section") ?? 0)
    case "keep":
      let object = try object(value, ["name", "saved"])
      let text = try object.required("saved")
      guard let saved = SavedList(traceText: try document.string(text)) else {
        throw document.error(.invalidValue, "expected the text of a saved list", at: text)
      }
      return .keep(saved, as: try document.string(object.required("name")))
    default:
      guard try document.bool(value) else {
        throw document.error(.invalidValue, "\"\(name)\" is true or left out", at: value)
      }
      return .reloadAll
    }
  }

  func insets(_ value: JSONValue, _ more: [String] = []) throws(DocumentError) -> ListInsets {
    let object = try object(value, ["top", "bottom"] + more)
    return ListInsets(top: try object.number("top") ?? 0, bottom: try object.number("bottom") ?? 0)
  }

  private func changedInsets(_ value: JSONValue) throws(DocumentError) -> TraceLine.Action {
    let object = try object(value, ["top", "bottom"])
    return .insets(top: try object.number("top"), bottom: try object.number("bottom"))
  }

  private func scroll(_ value: JSONValue) throws(DocumentError) -> ListEvent {
    let object = try object(value, ["by", "to", "overscroll"])
    let overscrolls = try object.bool("overscroll") ?? false
    switch (try object.number("by"), try object.number("to")) {
    case (let distance?, nil): return .scrollBy(distance, overscrolls: overscrolls)
    case (nil, let offset?): return .scrollTo(offset, overscrolls: overscrolls)
    default: throw document.error(.invalidValue, "a scroll has either \"by\" or \"to\"", at: value)
    }
  }

  private func show(_ value: JSONValue) throws(DocumentError) -> ListEvent {
    let object = try object(value, Self.slotKeys + ["align", "padding", "end", "start", "animated"])
    let isAnimated = try object.bool("animated") ?? false
    if try object.bool("end") == true {
      guard object.keys.allSatisfy({ $0 == "end" || $0 == "animated" }) else {
        throw document.error(.invalidValue, "a scroll to the end has no other keys", at: value)
      }
      return isAnimated ? .animateToEnd : .showEnd
    }
    var alignment = ScrollAlignment.top
    if let value = object["align"] {
      if case .number(let fraction) = value.content {
        guard (0...1).contains(fraction) else {
          throw document.error(.invalidValue, "an alignment is a fraction between 0 and 1", at: value)
        }
        alignment = .fraction(fraction)
      } else {
        alignment = try document.word(
          value, among: ["top": .top, "middle": .middle, "bottom": .bottom, "nearest": .nearest])
      }
    }
    let padding = try object.number("padding") ?? 0
    if try object.bool("start") == true {
      return .showSection(try object.whole("section") ?? 0, alignment, padding: padding)
    }
    let slot = try slot(object)
    return isAnimated
      ? .animate(slot, alignment, padding: padding) : .show(slot, alignment, padding: padding)
  }

  private func estimate(_ value: JSONValue) throws(DocumentError) -> ListEvent {
    let object = try object(value, ["class", "height"])
    guard let height = try document.height(object.required("height")) else {
      throw document.error(.invalidValue, "an estimate is a height, not null", at: value)
    }
    return .estimate(height, estimateClass: try object.whole("class") ?? 0)
  }

  private func anchor(_ value: JSONValue) throws(DocumentError) -> ListEvent {
    if case .null = value.content { return .anchor(nil) }
    let object = try object(value, ["key", "edge"])
    let edge = try object.word("edge", among: ["top": SlotEdge.top, "bottom": .bottom]) ?? .top
    return .anchor(try document.string(object.required("key")), edge: edge)
  }

  private func edge(_ name: String, _ value: JSONValue) throws(DocumentError) -> ListEvent {
    let object = try object(value, ["section", "slot"])
    let slot = try optionalSlot(object.required("slot"))
    let section = try object.whole("section") ?? 0
    return name == "header" ? .header(slot, section: section) : .footer(slot, section: section)
  }

  private func snapshot(_ value: JSONValue) throws(DocumentError) -> ListEvent {
    let object = try object(value, ["sections", "rows", "reloads"])
    let reloads = try object.elements("reloads", document.string)
    return .snapshot(try content(object), reloads: reloads)
  }

  static let queries = ["top", "height", "state", "place", "slotAt", "visible", "saved"]

  private func query(_ value: JSONValue) throws(DocumentError) -> TraceQuery {
    let object = try object(value, Self.queries)
    guard object.keys.count == 1, let name = object.keys.first, let part = object[name] else {
      throw document.error(
        .invalidValue, "a query asks one of \(Self.queries.joined(separator: ", "))", at: value)
    }
    switch name {
    case "slotAt": return .slotAt(try document.number(part))
    case "saved": return .saved(withHeights: try document.bool(part))
    case "visible":
      let (top, bottom) = try document.pair(part)
      return .visible(try document.number(top), try document.number(bottom))
    default:
      let slot = try slot(try self.object(part, Self.slotKeys))
      return name == "top"
        ? .top(slot) : name == "height" ? .height(slot) : name == "state" ? .state(slot) : .place(slot)
    }
  }

  private func measurements(
    _ value: JSONValue
  ) throws(DocumentError) -> [(measurement: ListMeasurement, hasHeight: Bool)] {
    try document.oneOrMore(value).map {
      value throws(DocumentError) -> (measurement: ListMeasurement, hasHeight: Bool) in
      let object = try object(value, Self.slotKeys + ["height", "version", "epoch"])
      let height = try object.height("height")
      let measurement = ListMeasurement(
        try slot(object), height: height ?? 0, version: try object.whole("version"),
        epoch: try object.whole("epoch"))
      return (measurement, height != nil)
    }
  }
}
