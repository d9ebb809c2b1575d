import Testing

@testable import SelfSizing

/// An item of a list that is asked from within.
struct ReentryItem: Hashable {
  var id: Int
  var version = 0
}

/// A cell that tells when it is made ready for reuse.
final class ReentryCell: ReusableCell {
  weak var story: ReentryStory?
  func prepareForReuse() { story?.call(.reusing) }
}

/// A list of which every closure, and the host, does something of the test's when it is called.
///
/// `@unchecked Sendable`: the tests use one task each.
final class ReentryStory: @unchecked Sendable {
  /// Who is called.
  enum Caller: Hashable, CaseIterable {
    case identity, item, row, describing, measuring, estimating, filling, key
    case reusing, creating, configuring, placing, pinning, animating, hiding, committing
  }

  let recorder = RecordingHost(animatesChanges: true)
  /// What is done at each call but one from within itself.
  var action: ((Caller) -> Void)?
  private(set) var callers: Set<Caller> = []
  private var isMade = false
  private var isInside = false

  private(set) lazy var list: ListDriver<ReentryItem, Int> = {
    let measured = Configurator<ReentryItem, ReentryCell>(
      identifier: "measured",
      measure: { item in
        { width in
          self.call(.measuring)
          return RowHeight(self.height(item, width), validFrom: width, validTo: width.nextUp)
        }
      }, fill: fill)
    let described = Configurator<ReentryItem, ReentryCell>(
      identifier: "described",
      row: { item in
        self.call(.describing)
        return Color.clear.frame(height: self.height(item, 0))
      }, fill: fill
    ).estimated { _, _ in
      self.call(.estimating)
      return 30
    }
    let rows = AggregateConfigurator<ReentryItem> { item in
      self.call(.row)
      return item.id % 2 == 0 ? measured.row(for: item) : described.row(for: item)
    }
    let items = SectionItems(count: 200) { number in
      self.call(.item)
      return ReentryItem(id: number)
    }
    let list = ListDriver(
      DataSource(sections: [
        Section(items, header: ReentryItem(id: -1)), Section([ReentryItem(id: 1000)]),
      ]),
      id: { item in
        self.call(.identity)
        return item.id
      }, rows: rows, host: self,
      configuration: ListConfiguration(viewport: 400, width: 320, pinsHeaders: true))
    list.overscan = 60
    return list
  }()

  init() {
    _ = list
    isMade = true
  }

  private func height(_ item: ReentryItem, _ width: Double) -> Double {
    Double(25 + (item.id & 7) * 5 + item.version) + width / 64
  }

  private func fill(_ cell: ReentryCell, _ item: ReentryItem, _ place: SlotPlace) { call(.filling) }

  func call(_ caller: Caller) {
    guard isMade, !isInside else { return }
    callers.insert(caller)
    isInside = true
    action?(caller)
    isInside = false
  }

  /// What the host was told, but for cells that left, which leave in no order.
  var told: [RecordingHost.Event] {
    recorder.events.filter { if case .hide = $0 { false } else { true } }
  }

  private func key(_ id: Int) -> String {
    call(.key)
    return "\(id)"
  }

  /// Has the list do all that it can.
  func tell() throws(ListRefusal) {
    list.layout()
    list.scroll(by: 700)
    list.layout()
    list.measureAhead(rows: 3)
    list.apply(list.batch(limit: 3).measured())
    try list.replace(at: RowPlace(0, 30), with: ReentryItem(id: 30, version: 9))
    list.layout()
    list.resize(width: 200)
    list.layout()
    let state = list.savedState(key: key)
    list.reload()
    list.scroll(to: 0)
    list.layout()
    list.restore(state, key: key)
    list.layout()
    var data = list.data
    if data.numberOfItems(inSection: 0) > 25 {
      data.sections[0].items.removeSubrange(3..<25)
      data.sections[0].items.insert(ReentryItem(id: 2000), at: 12)
    }
    try list.update(to: data)
    list.selection = [7, 8]
    list.layout()
    data.sections.reverse()
    try list.update(to: data)
    list.layout()
    list.reload(keepsPlace: false)
    list.layout()
  }

  /// Asks the list for everything.
  func askAll() {
    _ = (list.offset, list.contentLength, list.insets, list.indicator, list.isInMotion, list.sticksToEnd)
    _ = (list.visiblePlaces, list.pinnedPlaces, list.indexTitles, list.selection, list.liveCellCount)
    _ = (list.pools.pooledCount, list.data.numberOfItems, list.defersCorrections, list.isDraggingIndicator)
    for place in [SlotPlace.row(0), .row(25), .row(50), .header(0)] {
      _ = (list.frame(of: place), list.item(at: place), try? list.resolvedRow(at: place))
    }
    _ = (list.place(at: RowPoint(x: 5, y: list.offset + 100)), list.place(of: 25))
    _ = (list.savedHeights(key: { "\($0)" }), list.savedState(key: { "\($0)" }), list.sizer.counts)
    _ = (try? list.textPlace(atX: 5, y: 5), try? list.drawing())
  }

  /// Changes the list in every way, and gives the codes of what was refused, nil for what was not.
  func changeAll() -> [ListRefusal.Code?] {
    list.scroll(by: 3)
    list.scroll(to: 40)
    list.showEnd()
    list.sticksToEnd.toggle()
    list.insets.top += 1
    list.defersCorrections.toggle()
    list.isDraggingIndicator.toggle()
    list.dragIndicator(to: 0.5)
    list.resize(width: list.data.numberOfItems % 2 == 0 ? 310 : 290, viewport: 380)
    list.selection = [3, 4]
    list.scrollToEnd(duration: .seconds(1))
    list.advance(by: .milliseconds(10))
    list.pools.trim()
    list.reload()
    list.reload(keepsPlace: false)
    let state = list.savedState(key: { "\($0)" })
    list.restore(state.heights, key: { "\($0)" })
    list.restore(state, key: { "\($0)" })
    list.measureAhead(rows: 1)
    list.apply(list.batch(limit: 1).measured())
    var codes = list.layout().refusals.map { Optional($0.code) }
    func note(_ change: () throws(ListRefusal) -> Void) {
      do throws(ListRefusal) {
        try change()
        codes.append(nil)
      } catch {
        codes.append(error.code)
      }
    }
    note { () throws(ListRefusal) in try list.show(.row(5)) }
    note { () throws(ListRefusal) in try list.hold(.row(5)) }
    note { () throws(ListRefusal) in try list.scroll(to: .row(7), duration: .seconds(1)) }
    let new = ReentryItem(id: 5000 + list.data.numberOfItems)
    note { () throws(ListRefusal) in try list.insert([new], at: RowPlace(0, 1)) }
    note { () throws(ListRefusal) in try list.remove(at: RowPlace(0, 2)) }
    note { () throws(ListRefusal) in try list.move(from: RowPlace(0, 2), to: RowPlace(0, 4)) }
    note { () throws(ListRefusal) in try list.reload(at: RowPlace(0, 2)) }
    note { () throws(ListRefusal) in try list.update(to: DataSource([ReentryItem(id: 1)])) }
    return codes
  }
}

extension ReentryStory: ListHost {
  var animatesChanges: Bool { true }

  func create<Cell: ReusableCell>(_ type: Cell.Type, for kind: ReuseKind) -> Cell {
    call(.creating)
    let cell = recorder.create(type, for: kind)
    (cell as? ReentryCell)?.story = self
    return cell
  }

  func configure(_ cell: any ReusableCell, at place: SlotPlace) {
    call(.configuring)
    recorder.configure(cell, at: place)
  }

  func place(_ cell: any ReusableCell, in frame: RowRect, at place: SlotPlace) {
    call(.placing)
    recorder.place(cell, in: frame, at: place)
  }

  func pin(_ cell: any ReusableCell, _ isPinned: Bool, at place: SlotPlace) {
    call(.pinning)
    recorder.pin(cell, isPinned, at: place)
  }

  func animate(_ transitions: [RowTransition]) {
    call(.animating)
    recorder.animate(transitions)
  }

  func hide(_ cell: any ReusableCell, at place: SlotPlace) {
    call(.hiding)
    recorder.hide(cell, at: place)
  }

  func commit(offset: Double, contentLength: Double) {
    call(.committing)
    recorder.commit(offset: offset, contentLength: contentLength)
  }
}
