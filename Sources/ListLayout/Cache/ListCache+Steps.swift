extension ListCache {
  /// Applies an event. Where it is refused nothing has changed, and the report says why.
  @discardableResult
  public mutating func apply(_ event: ListEvent) -> ListReport {
    begin()
    perform(event)
    return end()
  }

  /// Makes the list what a map of its slots says, as the snapshot of the same result would.
  package mutating func apply(_ map: SlotMap) -> ListReport {
    begin()
    if recorder != nil {
      let reloads = map.reloaded.sorted().compactMap(keys.key(at:))
      let event = ListEvent.snapshot(sections(of: map), reloads: reloads)
      recorder?.note(RecordedStep(event: event))
    }
    (aheadRange, estimatedRange) = (nil, nil)
    attempt { list throws(ListRefusal) in
      try list.check(map)
      list.rearrange(map)
    }
    return end()
  }

  /// Measures what is visible and missing, and presents it (rule 10): afterwards ``visibleSlots`` and
  /// ``pinnedSlots`` and the offset belong together.
  ///
  /// - Parameters:
  ///   - event: what is applied first, in the same step.
  ///   - measure: gives a slot's height in points, nil where it is not known yet.
  @discardableResult
  public mutating func frame(
    after event: ListEvent? = nil, measuring measure: (MeasureRequest) -> Double?
  ) -> ListReport {
    begin()
    if let event { perform(event) }
    return performFrame(continuesStep: event != nil, estimates: false) { request, _ in measure(request) }
  }

  /// Runs ``frame(after:measuring:)``, where slots have estimates of their own.
  ///
  /// `estimate` gives that in points of a slot that was never measured and comes near the viewport, as from the length of
  /// its text; nil leaves it at its class's. It is called once for a slot at a width (rule 32), and anew after a change of
  /// structure where it gave nil.
  @discardableResult
  public mutating func frame(
    estimating estimate: (MeasureRequest) -> Double?, measuring measure: (MeasureRequest) -> Double?
  ) -> ListReport {
    begin()
    return performFrame(continuesStep: false, estimates: true) { request, kind in
      kind == .height ? measure(request) : estimate(request)
    }
  }

  /// Runs a frame as the others do, where the host finds its slots by key; without `estimate` it asks for no estimates.
  @discardableResult
  public mutating func frameByKey(
    after event: ListEvent? = nil, estimating estimate: ((String, MeasureRequest) -> Double?)? = nil,
    measuring measure: (String, MeasureRequest) -> Double?
  ) -> ListReport {
    begin()
    if let event { perform(event) }
    return performFrame(continuesStep: event != nil, estimates: estimate != nil) { [keys] request, kind in
      guard let key = keys.key(at: request.slot) else { return nil }
      return kind == .height ? measure(key, request) : estimate?(key, request)
    }
  }

  /// A step in which nothing happens: what the step before told is told no more.
  @discardableResult
  public mutating func idle() -> ListReport {
    begin()
    return end()
  }

  mutating func begin() {
    line.begin(hasTarget: target != nil)
  }

  mutating func perform(_ event: ListEvent) {
    recorder?.note(RecordedStep(event: event))
    if event.changesWhatIsKnown { aheadRange = nil }
    if event.changesStructure { estimatedRange = nil }
    attempt { list throws(ListRefusal) in try list.handle(event) }
  }

  /// Changes the list, or notes why not.
  mutating func attempt(_ change: (inout ListCache) throws(ListRefusal) -> Void) {
    do throws(ListRefusal) {
      try change(&self)
    } catch {
      line.refusal = error
      line.clamped = 0
    }
    if target != nil { line.hadTarget = true }
  }

  private mutating func performFrame(
    continuesStep: Bool, estimates: Bool, _ host: (MeasureRequest, AnswerKind) -> Double?
  ) -> ListReport {
    var log = AnswerLog(grid: grid, records: recorder != nil)
    runFrame(estimates: estimates) { log.answer($0, $1, host) }
    line.refusal = line.refusal ?? log.refusal
    line.clamped += log.clamped
    if recorder != nil {
      let answers = { [keys] (kind: AnswerKind) in
        log.answers.filter { $0.kind == kind }
          .map { RecordedAnswer(key: keys.key(at: $0.slot) ?? "", height: $0.height) }
      }
      recorder?.note(
        RecordedFrame(heights: answers(.height), estimates: estimates ? answers(.estimate) : nil),
        continuesStep: continuesStep)
    }
    return end()
  }

  mutating func end() -> ListReport {
    foldNearStart()
    compactKeys()
    return ListReport(
      offset: offset &+ bias, contentHeight: index.contentHeight, bias: bias, correction: line.correction,
      cause: line.cause, dropped: line.dropped, clamped: line.clamped, refusal: line.refusal)
  }
}

extension ListCache {
  /// Drops the names of keys that went, once they are most of all.
  private mutating func compactKeys() {
    guard keys.isSparse else { return }
    let moved = movedKeys.all.joined().compactMap(keys.order.position(of:))
    movedKeys = KeySet()
    movedKeys.insert(moved.map { $0..<$0 + 1 })
    keys = KeyMap(keys.runs(in: 0..<keys.count))
  }
}

/// A frame's request for a slot.
enum AnswerKind { case height, estimate }

/// Turns the host's answers into units, and keeps what was wrong with them.
private struct AnswerLog {
  let grid: HeightGrid
  let records: Bool
  var refusal: ListRefusal?
  var clamped = 0
  var answers: [(slot: Int, height: Double?, kind: AnswerKind)] = []

  /// Asks for a slot's height or estimate; in units, nil where none came or it was refused.
  @inline(__always)
  mutating func answer(
    _ missing: ListCache.Missing, _ kind: AnswerKind, _ host: (MeasureRequest, AnswerKind) -> Double?
  ) -> Units? {
    let request = MeasureRequest(
      slot: missing.slot, place: missing.place, estimateClass: missing.estimateClass, across: missing.across)
    let answer = host(request, kind)
    if records { answers.append((missing.slot, answer, kind)) }
    guard let answer else { return nil }
    do throws(ListRefusal) {
      let height = try grid.units(
        answer, kind == .height ? "The height of the @" : "The estimate of the @", at: missing.place)
      if height.isClamped { clamped += 1 }
      return height.units
    } catch {
      refusal = refusal ?? error
      return nil
    }
  }
}

extension ListEvent {
  /// True if slots get other numbers, or values of slots are forgotten.
  fileprivate var changesStructure: Bool {
    switch self {
    case .load, .batch, .snapshot, .header, .footer, .restore, .reloadAll: true
    default: false
    }
  }

  /// True if slots may be without a current height that had one.
  fileprivate var changesWhatIsKnown: Bool {
    switch self {
    case .width, .contentVersion, .estimate: true
    default: changesStructure
    }
  }
}

// MARK: - What there is to read

extension ListCache {
  /// The offset to be shown in points, the bias included.
  public var contentOffset: Double { ListUnits.points(units: offset &+ bias) }

  /// The content's height in points. Complexity: O(1).
  public var contentHeight: Double { ListUnits.points(units: index.contentHeight) }

  /// The number of slots.
  public var slotCount: Int { index.slotCount }

  /// The number of sections.
  public var sectionCount: Int { index.sectionCount }

  /// The areas at the viewport's ends that bars cover now.
  public var insets: ListInsets {
    ListInsets(top: ListUnits.points(units: insetTop), bottom: ListUnits.points(units: insetBottom))
  }

  /// The heights at the current width, by slot.
  public var heights: HeightIndex { index }

  /// The content version of a class: what measurements carry (rule 9).
  public func contentVersion(ofClass estimateClass: Int) -> Int { versions[estimateClass & 7] }

  /// The numbers of the slots that the last step asked for, in order.
  public var askedSlots: [Int] { line.asked }

  /// By how much the slot moved most on screen that should not have moved at all (rule 20), in units: of the slots
  /// presented before, those neither pinned nor moved. Complexity: O(visible slots · log n).
  public var largestScreenMovement: Units {
    if let moved = line.moved { return moved }
    var list = self
    return list.largestMovement()
  }

  /// The key of a slot. Complexity: O(log n).
  public func key(of slot: Int) -> String? { keys.key(at: slot) }

  /// The number of the slot with a key. Complexity: O(log n), expected.
  public func slot(withKey key: String) -> Int? { keys.position(of: key) }

  /// The number of the slot at a place. Complexity: O(log sections).
  public func slot(of place: SlotPlace) -> Int? { index.slot(of: place) }

  /// The place of a slot. Complexity: O(log sections).
  public func place(of slot: Int) -> SlotPlace? { index.place(of: slot) }

  /// The number of the slot that is meant.
  ///
  /// - Throws: a refusal where there is none.
  public func slot(_ reference: SlotReference) throws(ListRefusal) -> Int {
    switch reference {
    case .key(let key):
      guard let slot = keys.position(of: key) else {
        throw ListRefusal(.unknownKey, "No slot has the key \"$\".", text: key)
      }
      return slot
    case .place(let place):
      guard let slot = index.slot(of: place) else { throw missing(place) }
      return slot
    }
  }

  /// The y of a slot's top in content coordinates, in units, the bias included (decision D1).
  public func top(of slot: Int) -> Units? { index.top(of: slot).map { $0 &+ bias } }

  /// A slot's height in units.
  public func height(of slot: Int) -> Units? { index.height(of: slot) }

  /// The state of a slot's height.
  public func state(of slot: Int) -> SlotState? { index.state(of: slot) }

  /// The slot at a y in content coordinates, in units, the bias included (rule 2).
  public func slot(at y: Units) -> Int? { index.slot(at: y &- bias) }

  /// The slots visible between two y in content coordinates, in units, the bias included (rule 3); no more than
  /// ``ListLimits/frame``.
  public func slots(from top: Units, to bottom: Units) -> [Int] {
    var slots: [Int] = []
    index.visitVisible(top &- bias, bottom &- bias, most: configuration.limits.frame) {
      slots.append($0.slot)
    }
    return slots
  }
}
