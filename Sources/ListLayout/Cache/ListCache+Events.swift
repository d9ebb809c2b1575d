extension ListCache {
  /// Applies an event to the state; where it is refused nothing has changed.
  mutating func handle(_ event: ListEvent) throws(ListRefusal) {
    switch event {
    case .load(let sections):
      try checkNoBatch("load a list")
      try load(sections)
    case .scrollBy(let distance, let overscrolls):
      scroll(to: offset &+ ListUnits.units(points: distance), overscrolls: overscrolls)
    case .scrollTo(let offset, let overscrolls):
      fold()
      scroll(to: ListUnits.units(points: offset), overscrolls: overscrolls)
    case .measure(let measurements): measure(measurements)
    case .batch(let batch):
      if batchDepth > 0 { openBatch.merge(batch) } else { try apply(batch) }
    case .snapshot(let sections, let reloads):
      try checkNoBatch("apply a snapshot")
      rearrange(try slotMap(sections, reloads: reloads))
    case .header(let slot, let section): try setEdge(slot, at: .header(section))
    case .footer(let slot, let section): try setEdge(slot, at: .footer(section))
    case .estimateSlots(let estimates): estimateSlots(estimates)
    case .estimate(let height, let estimateClass): try setEstimate(height, estimateClass)
    case .lanes(let lanes, let section): try setLanes(lanes, section: section)
    case .width(let width):
      try ListRefusal.check(width, "The width")
      changeWidth(to: ListUnits.length(width))
    case .rescale(let scales): try rescale(scales)
    case .contentVersion(let estimateClass): try raiseVersion(estimateClass)
    case .show(let slot, let alignment, let padding):
      show(try self.slot(slot), alignment, padding: ListUnits.length(padding))
    case .showEnd: aim(at: ScrollTarget(slot: 0, goal: .end))
    case .showSection(let section, let alignment, let padding):
      show(try start(ofSection: section), alignment, padding: ListUnits.length(padding))
    case .animate(let slot, let alignment, let padding):
      animate(to: scrollTarget(try self.slot(slot), alignment, padding: ListUnits.length(padding)))
    case .animateToEnd: animate(to: ScrollTarget(slot: 0, goal: .end))
    case .step(let progress): step(to: progress)
    case .stickToEnd(let sticks): isStickingToEnd = sticks
    case .insets(let insets): setInsets(ListUnits.length(insets.top), ListUnits.length(insets.bottom))
    case .viewport(let height):
      try ListRefusal.check(height, "The viewport")
      setViewport(max(0, ListUnits.length(height)))
    case .anchor(let key, let edge): try choose(key, edge)
    case .deferCorrections(let isOn):
      isDeferringCorrections = isOn
      if !isOn { fold() }
    case .save(let name): try keep(saved(), as: name)
    case .keep(let saved, let name): try keep(saved, as: name)
    case .restore(let name): try restore(name)
    case .dragIndicator(let isDragged): setIndicatorDrag(isDragged)
    case .indicator(let fraction): moveIndicator(to: fraction)
    case .reloadAll: reloadAll()
    }
  }

  /// A scroll by the user: only the offset changes (rule 22).
  mutating func scroll(to wanted: Units, overscrolls: Bool) {
    endHolds()
    if wanted != offset { scrollsBack = wanted < offset }
    let new = overscrolls ? max(-ListUnits.limit * 512, min(ListUnits.limit * 512, wanted)) : clamped(wanted)
    carry(by: new &- offset)
    offset = new
  }

  /// Carries what was presented along with a scroll.
  mutating func carry(by distance: Units) {
    guard distance != 0 else { return }
    for place in visibleSlots.indices { visibleSlots[place].y &-= distance }
    guard seenInstead != nil else { return }
    for place in seenInstead?.indices ?? 0..<0 { seenInstead?[place].y &-= distance }
  }

  func missing(_ place: SlotPlace) -> ListRefusal {
    .missing(place, sections: index.sectionCount, rows: index.rowCount(place.section))
  }

  /// Applies measured heights with one correction; each stands alone.
  private mutating func measure(_ measurements: [ListMeasurement]) {
    var heights: [(frame: SlotFrame, height: Units)] = []
    var numbers: [Int: Int] = [:]
    for measurement in measurements {
      guard let accepted = accept(measurement, "The height of @") else { continue }
      // Of two for one slot the later one holds.
      if let number = numbers[accepted.frame.slot] {
        heights[number] = accepted
      } else {
        numbers[accepted.frame.slot] = heights.count
        heights.append(accepted)
      }
    }
    set(heights)
  }

  /// Sets measured heights of slots as they stand, with one correction.
  mutating func set(_ heights: some Collection<(frame: SlotFrame, height: Units)>) {
    guard !heights.isEmpty else { return }
    let before = anchorContext()
    var changed = false
    for (frame, height) in heights {
      let value = SlotValue(state: .measured, estimateClass: frame.value.estimateClass, height: height)
      if value != frame.value { index.set(value, at: frame.place) }
      changed = changed || frame.height != height && !index.isHidden(frame.place)
    }
    if changed { reanchor(before) }
  }

  private mutating func setEstimate(_ height: Double, _ estimateClass: Int) throws(ListRefusal) {
    try check(estimateClass)
    changeEstimates([(estimateClass, try units(height, "The estimate of class #", estimateClass))])
  }

  func checkNoBatch(_ action: String) throws(ListRefusal) {
    guard batchDepth == 0 else {
      throw ListRefusal(.conflict, "Cannot $ while a batch is open.", text: action)
    }
  }

  func check(_ estimateClass: Int) throws(ListRefusal) {
    guard (0..<8).contains(estimateClass) else {
      throw ListRefusal(.outOfRange, "There is no class #: classes are 0 to 7.", estimateClass)
    }
  }

  private mutating func setInsets(_ top: Units, _ bottom: Units) {
    guard top != insetTop || bottom != insetBottom else { return }
    let before = anchorContext()
    insetTop = top
    insetBottom = bottom
    reanchor(before)
  }

  private mutating func setViewport(_ height: Units) {
    guard height != viewport else { return }
    let before = anchorContext()
    viewport = height
    reanchor(before)
  }

  private mutating func choose(_ key: String?, _ edge: SlotEdge) throws(ListRefusal) {
    if let key { _ = try self.slot(.key(key)) }
    chosen = key.map { ChosenAnchor(key: $0, edge: edge) }
  }

  /// Applies an edit to the heights at every remembered width.
  mutating func editAll(_ edit: (_ index: inout HeightIndex, _ isCurrent: Bool) -> Void) {
    edit(&index, true)
    for place in formerWidths.indices { edit(&formerWidths[place].index, false) }
  }

  /// Forgets all heights: every slot becomes unmeasured (rule 26).
  private mutating func reloadAll() {
    let before = anchorContext()
    let old = index
    editAll { index, _ in index.forgetHeights() }
    outdateEstimates(atAllWidths: true)
    if !index.hasSameGeometry(as: old) { reanchor(before) }
  }
}
