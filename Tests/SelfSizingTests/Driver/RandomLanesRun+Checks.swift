import Testing

@testable import SelfSizing

// What is held after each frame.

extension RandomLanesRun {
  private func along(_ frame: RowRect) -> (start: Double, length: Double) {
    if configuration.axis == .vertical { return (frame.y, frame.height) }
    guard configuration.isRightToLeft else { return (frame.x, frame.width) }
    return (max(configuration.viewport, list.contentLength) - frame.x - frame.width, frame.width)
  }

  private func across(_ frame: RowRect) -> (start: Double, length: Double) {
    if configuration.axis == .horizontal { return (frame.y, frame.height) }
    return (configuration.isRightToLeft ? list.width - frame.x - frame.width : frame.x, frame.width)
  }

  private var isShort: Bool {
    list.contentLength < configuration.viewport - configuration.insets.top - configuration.insets.bottom
  }

  /// What the last frame shows, in content order.
  func seen() -> [Seen] {
    host.shown.compactMap { shown -> (SlotPlace, Seen)? in
      guard let tile = (shown.cell as? TileCell)?.tile else { return nil }
      let (start, length) = along(shown.frame)
      let isRow = if case .row = shown.place.part { true } else { false }
      return (
        shown.place,
        Seen(id: tile.id, isRow: isRow, isPinned: shown.isPinned, y: start - list.offset, height: length)
      )
    }
    .sorted { (list.cache.slot(of: $0.0) ?? 0) < (list.cache.slot(of: $1.0) ?? 0) }.map(\.1)
  }

  /// Rows stand one below the other in their lanes, as wide as these, and what spans below all of them.
  mutating func checkPlaces() {
    var end: Double?
    for (number, section) in list.data.sections.enumerated() {
      let lanes = section.lanes ?? list.lanes
      let top = end.map { $0 + configuration.gaps.section } ?? .nan
      var start = top
      func frame(_ place: SlotPlace) -> (along: (start: Double, length: Double), across: (Double, Double))? {
        list.frame(of: place).map { (along($0), across($0)) }
      }
      if section.header != nil, let header = frame(.header(number)) {
        if !start.isNaN { check(near(header.along.start, start), "header \(number)") }
        start = header.along.start + header.along.length + configuration.gaps.header
        end = header.along.start + header.along.length
      }
      var ends = [Double](repeating: start, count: lanes.count)
      for (row, item) in section.items.enumerated() {
        guard let frame = frame(.row(row, section: number)) else {
          check(false, "no frame")
          continue
        }
        if row == 0, start.isNaN { ends = ends.map { _ in frame.along.start } }
        let width = lanes.width(inList: list.width, spans: item.isWide)
        check(near(frame.across.1, width), "\(number).\(row) is \(frame.across.1) wide, not \(width)")
        let lane = Int(((frame.across.0 - lanes.leading) / (width + lanes.gap)).rounded())
        let gap = configuration.gaps.row
        if item.isWide {
          check(near(frame.along.start, ends.max() ?? 0), "\(number).\(row) spans at \(frame), not \(ends)")
          ends = ends.map { _ in frame.along.start + frame.along.length + gap }
        } else {
          check(
            near(frame.along.start, ends[lane]), "\(number).\(row) in lane \(lane): \(frame), not \(ends)")
          ends[lane] = frame.along.start + frame.along.length + gap
        }
        end = (ends.max() ?? 0) - gap
      }
      if section.header == nil, section.footer == nil, section.items.isEmpty { end = top }
      if section.footer != nil, let footer = frame(.footer(number)) {
        end = footer.along.start + footer.along.length
      }
    }
    if let end, !isShort, !list.defersCorrections {
      let length = list.contentLength
      check(near(end, length), "the content ends at \(end), not \(length)")
    }
  }

  /// All that meets the viewport is shown, with its own cell and at its measured height, and nothing else.
  mutating func checkShown() {
    let (top, bottom) = (list.offset, list.offset + configuration.viewport)
    var expected: Set<SlotPlace> = []
    for slot in 0..<list.cache.slotCount {
      guard let place = list.cache.place(of: slot), let frame = list.frame(of: place) else { continue }
      let (start, length) = along(frame)
      if start + length > top + 0.001, start < bottom - 0.001, length > 0 { expected.insert(place) }
    }
    let shown = host.shown
    let natural = Set(shown.filter { !$0.isPinned }.map(\.place))
    let pinned = Set(shown.filter(\.isPinned).map(\.place))
    check(natural.union(pinned).isSuperset(of: expected), "not shown: \(expected.subtracting(natural))")
    check(natural.isSubset(of: expected), "shown beside: \(natural.subtracting(expected))")
    check(Set(list.visiblePlaces) == natural.union(pinned), "visible places")
    for row in shown {
      guard let item = list.item(at: row.place), let tile = (row.cell as? TileCell)?.tile else { continue }
      check(tile == item, "the cell at \(row.place) shows another row")
      let (width, height) = (across(row.frame).length, along(row.frame).length)
      let fresh = (item.area / max(1, width) * 192).rounded(.up) / 192
      check(abs(fresh - height) < 0.006, "\(row.place) is \(height) high and measures \(fresh)")
    }
  }

  /// A point is in the row whose frame has it.
  mutating func checkPoints() {
    for _ in 0..<6 {
      let screen = list.cache.visibleRect
      let point = RowPoint(
        x: screen.x + Double(roll(0..<max(1, Int(screen.width)))) + 0.5,
        y: screen.y + Double(roll(0..<max(1, Int(screen.height)))) + 0.5)
      let found = list.place(at: point)
      guard !host.shown.contains(where: { isOnEdge(point, of: $0.frame) }) else { continue }
      let hit =
        host.shown.last { $0.isPinned && contains($0.frame, point) }
        ?? host.shown.first { contains($0.frame, point) }
      if host.shown.filter({ $0.isPinned && contains($0.frame, point) }).count > 1 { continue }
      check(
        found == hit?.place,
        "at \(point) \(String(describing: found)), shown \(String(describing: hit?.place))")
    }
  }

  private func isOnEdge(_ point: RowPoint, of frame: RowRect) -> Bool {
    [frame.x, frame.x + frame.width].contains { near($0, point.x) }
      || [frame.y, frame.y + frame.height].contains { near($0, point.y) }
  }

  private func contains(_ frame: RowRect, _ point: RowPoint) -> Bool {
    point.x >= frame.x && point.x < frame.x + frame.width && point.y >= frame.y
      && point.y < frame.y + frame.height
  }

  mutating func check(_ promise: Promise, _ before: [Seen]) {
    let after = seen()
    let now = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    let frames = (0..<list.cache.slotCount).compactMap { list.cache.place(of: $0) }
      .compactMap { list.frame(of: $0) }.map(along)
    let least = (frames.first?.start ?? 0) - configuration.insets.top
    let end = (frames.map { $0.start + $0.length }.max() ?? 0) + configuration.insets.bottom
    // Farther from the ends than rounds of measuring are likely to be held there.
    let isHeld = list.offset > least + 150 && list.offset + configuration.viewport < end - 150
    switch promise {
    case .nothing: return
    case .stays(let moved, let scrolled):
      guard isHeld else { return }
      let all = Set(
        list.data.sections.flatMap { [$0.header, $0.footer].compactMap { $0?.id } + $0.items.map(\.id) })
      let anchor = before.first {
        !$0.isPinned && !moved.contains($0.id) && all.contains($0.id) && $0.bottom - scrolled > 0.01
          && $0.y - scrolled < configuration.viewport - 0.01
      }
      guard let anchor else { return }
      // The first slot that a frame shows is held as it teaches estimates, and other lanes move against that one's (rule 55).
      if learns, after.first(where: { !$0.isPinned })?.id != anchor.id { return }
      guard let found = now[anchor.id], !found.isPinned else {
        if configuration.pinsHeaders || anchor.bottom - scrolled <= configuration.insets.top { return }
        return check(false, "\(anchor) is not shown any more")
      }
      let isCollapsed =
        (anchor.y - scrolled < 0.01 || configuration.pinsHeaders) && found.height < anchor.height
      check(
        near(found.y, anchor.y - scrolled) || isCollapsed, "\(anchor) scrolled \(scrolled) is at \(found)")
    case .line:
      guard isHeld, !configuration.pinsHeaders, !learns else { return }
      let top = configuration.insets.top
      guard let line = before.first(where: { !$0.isPinned && $0.bottom > top + 0.01 }) else { return }
      guard let found = now[line.id] else { return check(false, "the line's row \(line) went") }
      let wanted = line.y >= top ? line.y : top - (top - line.y) / line.height * found.height
      check(abs(found.y - wanted) < 0.02, "the line of \(line) is at \(found)")
    case .shows(let id, let y):
      guard isHeld else { return }
      guard let row = now[id] else { return check(y < 0, "\(id) is not shown") }
      if y.isNaN {
        guard !configuration.pinsHeaders, !configuration.pinsFooters else { return }
        check(near(row.y, configuration.insets.top), "\(row) is not at the top")
      } else {
        check(near(row.y, y), "\(row) is not at \(y)")
      }
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.011 }

  mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    failures += 1
    Issue.record("step \(number), event \(event): \(message())")
  }
}
