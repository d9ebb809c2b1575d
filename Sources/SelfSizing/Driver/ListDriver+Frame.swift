public import ListLayout
internal import RowLayout

extension ListDriver {
  /// Brings the host up to date: measures what is visible and was not measured, recycles the cells that left, fills
  /// and places those that enter, moves those whose frames changed, and commits the offset.
  ///
  /// - Complexity: O(log n + cells on screen), and what measuring costs.
  @discardableResult
  public func layout() -> FrameReport {
    failures.removeAll(keepingCapacity: true)
    measuredCount = 0
    measureFrame()
    // What was learned may bring other rows into view.
    if estimates.learns, sendEstimates() { measureFrame() }
    releaseHeldRow()
    gatherSlots()
    display.show(slots, on: host) { slot in self.item(at: slot.place).map(self.row) }
    host.commit(offset: offset, contentLength: contentLength)
    defer { correction = 0 }
    return FrameReport(
      offset: offset, contentLength: contentLength, correction: points(correction),
      largestMovement: points(cache.largestScreenMovement), measuredCount: measuredCount, failures: failures)
  }

  private func measureFrame() {
    let hasKinds = estimates.hasKinds
    let report = cache.frame(
      estimating: { request in
        guard let row = self.item(at: request.place).map(self.row) else { return nil }
        return row.estimate?(self.width)
          ?? (hasKinds && request.estimateClass == 0 ? self.estimates.mean(of: row.kind) : nil)
      }, measuring: { self.measure($0) })
    correction += report.correction
  }

  /// The item at a place; nil if nothing is there.
  public func item(at place: SlotPlace) -> Item? {
    guard data.sections.indices.contains(place.section) else { return nil }
    switch place.part {
    case .header: return data.sections[place.section].header
    case .row(let row): return data.item(at: RowPlace(place.section, row))
    case .footer: return data.sections[place.section].footer
    }
  }

  /// The height of the row at a place. One that cannot be measured stands at its estimate, is reported,
  /// and is asked for again by the next frame.
  private func measure(_ request: MeasureRequest) -> Double? {
    measuredCount += 1
    guard let item = item(at: request.place) else { return nil }
    do throws(RowError) {
      return try height(of: item)
    } catch {
      failures.append(RowFailure(place: request.place, error: error))
      return nil
    }
  }

  func height(of item: Item) throws(RowError) -> Double {
    let height = try sizer.height(of: item, width: width).height
    learn(height, of: item)
    return height
  }

  /// What the committed frame shows, pinned headers and footers last, since they lie above the rows.
  private func gatherSlots() {
    slots.removeAll(keepingCapacity: true)
    let origin = offset
    let pinned = cache.pinnedSlots
    for slot in cache.visibleSlots where !pinned.contains(where: { $0.slot == slot.slot }) {
      gather(slot, origin: origin)
    }
    for slot in pinned { gather(slot, origin: origin) }
  }

  private func gather(_ slot: VisibleSlot, origin: Double) {
    guard let place = cache.place(of: slot.slot), let key = cache.key(of: slot.slot) else { return }
    let frame = frame(start: origin + points(slot.y), length: points(slot.height))
    slots.append(CellDisplay.Slot(key: key, place: place, frame: frame))
  }

  private func points(_ units: Int) -> Double { ListUnits.points(units: units) }

  /// A frame of the list's axis and its width.
  private func frame(start: Double, length: Double) -> RowRect {
    let rect = cache.configuration.axis.rect(start: start, length: length, across: width)
    return RowRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

// MARK: - Scrolling

extension ListDriver {
  /// The offset along the list's axis, in points.
  public var offset: Double { cache.contentOffset }

  /// The length of the content along the list's axis as far as it is known, in points.
  public var contentLength: Double { cache.contentHeight }

  /// Scrolls by a distance in points, held at the ends.
  public func scroll(by distance: Double) { send(.scrollBy(distance)) }

  /// Scrolls to an offset in points, held at the ends.
  public func scroll(to offset: Double) { send(.scrollTo(offset)) }

  /// Has the next frame show a row, exactly where asked, whatever is known of the rows before it (rule 37).
  public func show(_ place: SlotPlace, at alignment: ScrollAlignment = .top) {
    send(.show(.place(place), alignment))
  }

  /// Has the next frame show the first row of the section to which a title of the index leads (rule 41).
  public func show(sectionTitled title: String) {
    guard let section = data.sectionIndex.section(for: title) else { return }
    send(.showSection(section))
  }

  /// Gives the list another width and viewport, in points, as when a device is turned. Rows whose heights hold at the
  /// new width are not laid out again; the line being read stays (rule 33).
  public func resize(width: Double? = nil, viewport: Double? = nil) {
    if let width, width != self.width {
      let isNew = !cache.remembers(width: width)
      self.width = width
      send(.width(width))
      reestimate(isNew: isNew)
    }
    if let viewport {
      self.viewport = viewport
      send(.viewport(viewport))
    }
  }

  /// Applies an event to the layout cache; what it refuses changes nothing.
  @discardableResult
  func send(_ event: ListEvent) -> Bool {
    let report = cache.apply(event)
    correction += report.correction
    return report.refusal == nil
  }
}
