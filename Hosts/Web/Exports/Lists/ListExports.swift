import CWebHost
import ListLayout

/// A list that JavaScript holds.
final class HeldList {
  var list: ListCache
  /// Where the visible and pinned slots are: for each its number, top and height in points, lane, -1 where it has none, left edge and
  /// width.
  var slots = Room()
  /// The numbers of the slots that the last step asked for.
  var asked = Room()

  init(_ list: ListCache) { self.list = list }

  nonisolated(unsafe) static var all = Objects<HeldList>()
}

/// Makes a list from a configuration, and gives its number; 0 where the bytes are none.
@_expose(wasm, "listMake") @_cdecl("web_list_make") public func listMake(_ length: UInt32) -> Int32 {
  var inbox = Inbox(length: length)
  let configuration = inbox.configuration()
  guard inbox.isRead else { return 0 }
  do throws(ListRefusal) {
    try configuration.check()
  } catch {
    tell(error)
    return -2
  }
  return HeldList.all.add(HeldList(ListCache(configuration)))
}

/// Lets a list go.
@_expose(wasm, "listFree") @_cdecl("web_list_free") public func listFree(_ number: Int32) {
  guard let held = HeldList.all[number] else { return }
  held.slots.release()
  held.asked.release()
  HeldList.all.remove(number)
}

/// How a frame asks JavaScript for heights.
private enum Asking: Int32 {
  /// There is no frame.
  case none
  /// By the slot's number.
  case bySlot
  /// By the slot's key.
  case byKey
  /// By the slot's key, and for estimates too.
  case byKeyWithEstimates
}

private func answer(_ height: Double) -> Double? { height == height || web_answered() != 0 ? height : nil }

private func ask(_ key: String, _ request: MeasureRequest, isEstimate: Bool) -> Double? {
  let length = Room.keep(key)
  return answer(
    web_measure_key(
      Room.text.address, UInt32(truncatingIfNeeded: length), isEstimate ? 1 : 0, Double(request.slot),
      Double(request.estimateClass), ListUnits.points(units: request.across)))
}

/// Applies the event in the inbox, if there is one, and runs a frame if one is asked for; the answer's numbers say what came
/// of it.
///
/// Returns 1; 0 where there is no such list or the bytes are no event.
@_expose(wasm, "listStep") @_cdecl("web_list_step")
public func listStep(_ number: Int32, _ length: UInt32, _ asking: Int32) -> Int32 {
  guard let held = HeldList.all[number], let asking = Asking(rawValue: asking) else { return 0 }
  var event: ListEvent?
  if length > 0 {
    var inbox = Inbox(length: length)
    event = inbox.event()
    guard inbox.isRead else { return 0 }
  }
  let report =
    switch (asking, event) {
    case (.none, nil): held.list.idle()
    case (.none, let event?): held.list.apply(event)
    case (.bySlot, let event): held.list.frame(after: event, measuring: bySlot)
    case (let asking, let event):
      held.list.frameByKey(
        after: event, estimating: asking == .byKeyWithEstimates ? { ask($0, $1, isEstimate: true) } : nil,
        measuring: { ask($0, $1, isEstimate: false) })
    }
  tell(report, of: held, hasFrame: asking != .none)
  return 1
}

private func bySlot(_ request: MeasureRequest) -> Double? {
  answer(
    web_measure(
      Double(request.slot), Double(request.estimateClass), ListUnits.points(units: request.across)))
}

/// The user scrolls, by a distance or to an offset.
@_expose(wasm, "listScroll") @_cdecl("web_list_scroll")
public func listScroll(_ number: Int32, _ distance: Double, _ isOffset: Int32, _ overscrolls: Int32) -> Int32
{
  guard let held = HeldList.all[number] else { return 0 }
  let event: ListEvent =
    isOffset != 0
    ? .scrollTo(distance, overscrolls: overscrolls != 0) : .scrollBy(distance, overscrolls: overscrolls != 0)
  tell(held.list.apply(event), of: held, hasFrame: false)
  return 1
}

/// A slot's height becomes known.
@_expose(wasm, "listSetHeight") @_cdecl("web_list_set_height")
public func listSetHeight(_ number: Int32, _ slot: Double, _ height: Double) -> Int32 {
  guard let held = HeldList.all[number] else { return 0 }
  tell(held.list.setHeight(height, ofSlot: Int(exactly: slot) ?? -1), of: held, hasFrame: false)
  return 1
}

/// Measures slots around the viewport while nothing else is to be done, so many at most.
@_expose(wasm, "listMeasureAhead") @_cdecl("web_list_measure_ahead")
public func listMeasureAhead(_ number: Int32, _ budget: Int32) -> Int32 {
  guard let held = HeldList.all[number] else { return 0 }
  tell(held.list.measureAhead(budget: Int(budget), measuring: bySlot), of: held, hasFrame: false)
  return 1
}

/// Opens or ends a batch; batches applied meanwhile are one.
@_expose(wasm, "listBatch") @_cdecl("web_list_batch")
public func listBatch(_ number: Int32, _ isEnd: Int32) -> Int32 {
  guard let held = HeldList.all[number] else { return 0 }
  if isEnd != 0 {
    tell(held.list.endBatch(), of: held, hasFrame: false)
  } else {
    held.list.beginBatch()
  }
  return 1
}

/// Gives the reader's place as bytes, with the heights or without: their number; -1 where there is no such list.
@_expose(wasm, "listSaved") @_cdecl("web_list_saved")
public func listSaved(_ number: Int32, _ withHeights: Int32) -> Int32 {
  guard let held = HeldList.all[number] else { return -1 }
  return Int32(truncatingIfNeeded: Room.keep(held.list.saved(withHeights: withHeights != 0).bytes))
}

/// Keeps what the bytes in the inbox say, by the name "saved".
///
/// Returns 1; 0 where there is no such list, -1 where the bytes are no saved list.
@_expose(wasm, "listKeep") @_cdecl("web_list_keep")
public func listKeep(_ number: Int32, _ length: UInt32) -> Int32 {
  guard let held = HeldList.all[number] else { return 0 }
  var inbox = Inbox(length: length)
  guard let saved = SavedList(bytes: inbox.bytesToEnd()) else { return -1 }
  tell(held.list.apply(.keep(saved, as: "saved")), of: held, hasFrame: false)
  return 1
}

/// Writes what a step did: see `Report` in lists.mjs, which has the same order.
private func tell(_ report: ListReport, of held: HeldList, hasFrame: Bool) {
  var place = 0
  func write(_ number: Double) {
    Room.numbers.set(number, at: place)
    place += 1
  }
  write(ListUnits.points(units: report.offset))
  write(ListUnits.points(units: report.contentHeight))
  write(ListUnits.points(units: report.bias))
  write(ListUnits.points(units: report.correction))
  write(report.cause.map { Double(cause($0)) } ?? -1)
  write(Double(report.dropped))
  write(Double(report.clamped))
  write(report.refusal.map { Double(code($0.code)) } ?? -1)
  write(report.refusal.map { Double(Room.keep($0.description)) } ?? 0)
  write(Double(held.list.slotCount))
  let asked = held.list.askedSlots
  held.asked.reserve(8 * asked.count)
  for (place, slot) in asked.enumerated() { held.asked.set(Double(slot), at: place) }
  write(Double(held.asked.address))
  write(Double(asked.count))
  guard hasFrame else { return }
  let (visible, pinned) = (held.list.visibleSlots, held.list.pinnedSlots)
  held.slots.reserve(8 * 6 * (visible.count + pinned.count))
  held.write(visible, at: 0)
  held.write(pinned, at: 6 * visible.count)
  write(Double(held.slots.address))
  write(Double(visible.count))
  write(Double(pinned.count))
}

extension HeldList {
  /// Writes the numbers of slots, then their tops, their heights, their lanes, their left edges and their widths.
  fileprivate func write(_ visible: [VisibleSlot], at start: Int) {
    let count = visible.count
    for (place, slot) in visible.enumerated() {
      slots.set(Double(slot.slot), at: start + place)
      slots.set(ListUnits.points(units: slot.y), at: start + count + place)
      slots.set(ListUnits.points(units: slot.height), at: start + 2 * count + place)
      slots.set(slot.lane.map { Double($0) } ?? -1, at: start + 3 * count + place)
      let sides = list.sides(of: slot)
      slots.set(ListUnits.points(units: sides.lowerBound), at: start + 4 * count + place)
      slots.set(ListUnits.points(units: sides.upperBound - sides.lowerBound), at: start + 5 * count + place)
    }
  }
}

/// The number that stands for a code in lists.mjs.
func code(_ code: ListRefusal.Code) -> Int { ListRefusal.Code.allCases.firstIndex(of: code) ?? 0 }

private func cause(_ cause: CorrectionCause) -> Int {
  switch cause {
  case .target: 0
  case .end: 1
  case .start: 2
  case .chosen: 3
  case .seen: 4
  case .line: 5
  case .fallback: 6
  }
}
