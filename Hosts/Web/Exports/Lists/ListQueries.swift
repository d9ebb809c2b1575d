import ListLayout

/// A question to a list: see `ListLayout.query` in lists.mjs, which has the same order.
private enum Question: Int32 {
  case slot, top, height, state, place, key, slotAt, visible, movement, isCurrent, across, epoch, version
  case widthIsKept, remaining, indicator
}

/// Answers a question whose arguments are in the inbox.
///
/// Returns how many numbers the answer has; -1 where there is none, -2 where the slot that is meant does not exist (the text
/// says why), -3 where there is no such list or question.
@_expose(wasm, "listQuery") @_cdecl("web_list_query")
public func listQuery(_ number: Int32, _ question: Int32, _ length: UInt32) -> Int32 {
  guard let held = HeldList.all[number], let question = Question(rawValue: question) else { return -3 }
  var inbox = Inbox(length: length)
  do throws(ListRefusal) {
    guard let answer = try answers(question, &inbox, held) else { return -1 }
    guard inbox.isRead else { return -3 }
    for (place, number) in answer.enumerated() { Room.numbers.set(number, at: place) }
    return Int32(truncatingIfNeeded: answer.count)
  } catch {
    tell(error)
    return -2
  }
}

/// Tells JavaScript why something is refused: the code, and the length of the sentence, which is kept.
func tell(_ refusal: ListRefusal) {
  Room.numbers.set(Double(code(refusal.code)), at: 0)
  Room.numbers.set(Double(Room.keep(refusal.description)), at: 1)
}

private func answers(
  _ question: Question, _ inbox: inout Inbox, _ held: HeldList
) throws(ListRefusal) -> [Double]? {
  let list = held.list
  func points(_ units: Units?) -> [Double]? { units.map { [ListUnits.points(units: $0)] } }
  func named() throws(ListRefusal) -> Int { try list.slot(inbox.reference()) }
  switch question {
  case .slot: return [Double(try named())]
  case .top: return points(list.top(of: try named()))
  case .height: return points(list.height(of: try named()))
  case .state:
    let states = SlotState.allCases
    return list.state(of: try named()).flatMap { states.firstIndex(of: $0) }.map { [Double($0)] }
  case .place: return list.place(of: try named()).map { numbers(of: $0) }
  case .key: return list.key(of: inbox.whole()).map { [Double(Room.keep($0))] }
  case .slotAt: return list.slot(at: ListUnits.units(points: inbox.number())).map { [Double($0)] }
  case .visible:
    let slots = list.slots(
      from: ListUnits.units(points: inbox.number()), to: ListUnits.units(points: inbox.number()))
    held.asked.reserve(8 * slots.count)
    for (place, slot) in slots.enumerated() { held.asked.set(Double(slot), at: place) }
    return [Double(held.asked.address), Double(slots.count)]
  case .movement: return points(list.largestScreenMovement)
  case .isCurrent:
    let measurement = ListMeasurement(
      inbox.reference(), height: 0, version: inbox.optional { $0.whole() },
      epoch: inbox.optional { $0.whole() })
    return [list.isCurrent(measurement) ? 1 : 0]
  case .across: return list.across(of: try named()).map { [$0] }
  case .epoch: return [Double(list.widthEpoch)]
  case .version: return [Double(list.contentVersion(ofClass: inbox.whole()))]
  case .widthIsKept: return [list.remembers(width: inbox.number()) ? 1 : 0]
  case .remaining: return list.remainingDistance.map { [$0] }
  case .indicator: return [list.indicatorFraction, list.indicatorLength]
  }
}

/// The section, then 0 and the row, 1 for a header, 2 for a footer.
private func numbers(of place: SlotPlace) -> [Double] {
  switch place.part {
  case .row(let row): [Double(place.section), 0, Double(row)]
  case .header: [Double(place.section), 1, 0]
  case .footer: [Double(place.section), 2, 0]
  }
}
