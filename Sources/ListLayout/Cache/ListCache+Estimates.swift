// Estimates that slots have of their own (rule 32); those of a class are in HeightTotals.swift.

extension ListCache {
  /// Gives slots that were never measured estimates of their own; what is measured or stale keeps its height.
  mutating func estimateSlots(_ estimates: [ListMeasurement]) {
    var given: [(place: SlotPlace, height: Units)] = []
    for estimate in estimates {
      guard let (frame, height) = accept(estimate, "The estimate of @") else { continue }
      given.append((frame.place, height))
    }
    setOwnEstimates(given)
  }

  /// The slot that a measurement or an estimate is of, and its height in units; nil where it is not current or refused,
  /// which is noted.
  mutating func accept(
    _ measurement: ListMeasurement, _ subject: StaticString
  ) -> (frame: SlotFrame, height: Units)? {
    do throws(ListRefusal) {
      guard let frame = index.frame(of: try self.slot(measurement.slot)) else { return nil }
      guard isCurrent(measurement, frame.value) else {
        line.dropped += 1
        return nil
      }
      return (frame, try units(measurement.height, subject, at: frame.place))
    } catch {
      line.refusal = line.refusal ?? error
      return nil
    }
  }

  /// A height in units; notes where it was cut.
  mutating func units(
    _ height: Double, _ subject: StaticString, _ number: Int = 0, at place: SlotPlace? = nil,
    text: String = ""
  ) throws(ListRefusal) -> Units {
    let (units, isClamped) = try grid.units(height, subject, number, at: place, text: text)
    if isClamped { line.clamped += 1 }
    return units
  }

  /// Asks for estimates of the slots within the pre-measure distance that came there since they were last asked for.
  ///
  /// - Returns: whether a height changed.
  mutating func estimateAround(_ estimate: (Missing) -> Units?) -> Bool {
    let distance = ListUnits.length(configuration.preMeasureDistance * ListUnits.points(units: viewport))
    let origin = offset &- shift
    var asked: [Missing] = []
    var around: Range<Int>?
    index.visitVisible(
      origin &- max(0, distance), origin &+ viewport &+ max(0, distance), most: configuration.limits.frame
    ) { frame in
      around = (around?.lowerBound ?? frame.slot)..<frame.slot + 1
      guard frame.value.state == .unmeasured, frame.value.estimateStamp != index.estimateStamp,
        estimatedRange?.contains(frame.slot) != true
      else { return }
      asked.append(Missing(frame, across: across(frame)))
    }
    guard let around else { return false }
    if let old = estimatedRange, old.overlaps(around) {
      estimatedRange = min(old.lowerBound, around.lowerBound)..<max(old.upperBound, around.upperBound)
    } else {
      estimatedRange = around
    }
    return setOwnEstimates(asked.compactMap { slot in estimate(slot).map { (slot.place, $0) } })
  }

  /// Sets estimates as one event; whether a height changed.
  @discardableResult
  private mutating func setOwnEstimates(_ estimates: [(place: SlotPlace, height: Units)]) -> Bool {
    guard !estimates.isEmpty else { return false }
    let before = anchorContext()
    var changed = false
    for (place, height) in estimates {
      guard let frame = index.frame(at: place), frame.value.state == .unmeasured else { continue }
      var value = SlotValue(estimateClass: frame.value.estimateClass, height: height)
      value.estimateStamp = index.estimateStamp
      index.set(value, at: place)
      changed = changed || frame.value.height(index.estimates) != height && !index.isHidden(place)
    }
    if changed { reanchor(before) }
    return changed
  }

  /// Has slots asked for their estimates again: the width is new, or content is at all widths.
  mutating func outdateEstimates(atAllWidths: Bool) {
    estimatedRange = nil
    estimateStamp = estimateStamp &+ 1 < SlotValue.outdatedStamp ? estimateStamp &+ 1 : 0
    if atAllWidths {
      editAll { [estimateStamp] index, _ in index.estimateStamp = estimateStamp }
    } else {
      index.estimateStamp = estimateStamp
    }
  }

  /// True if a measurement or an estimate is for the current width and content (rule 9).
  package func isCurrent(_ measurement: ListMeasurement) -> Bool {
    guard let slot = try? self.slot(measurement.slot), let frame = index.frame(of: slot) else { return true }
    return isCurrent(measurement, frame.value)
  }

  func isCurrent(_ measurement: ListMeasurement, _ value: SlotValue) -> Bool {
    let version = versions[value.estimateClass & 7]
    return measurement.version ?? version == version && measurement.epoch ?? widthEpoch == widthEpoch
  }
}
