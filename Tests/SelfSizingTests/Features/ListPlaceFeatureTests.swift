import SelfSizing
import Testing

/// How a list keeps what is read in its place: features that lists have, each by ``ListDriver`` alone.
@Suite struct ListPlaceFeatureTests {
  private let fixture = FeatureList()
  private typealias Row = FeatureList.Row

  /// A list of 200 rows, scrolled to the hundredth.
  private func scrolled(_ change: (inout ListConfiguration) -> Void = { _ in }) -> ListDriver<Row, Int> {
    let list = fixture.list(FeatureList.rows(200), FeatureList.screen(change))
    list.layout()
    list.scroll(to: 5020)
    list.layout()
    return list
  }

  /// Checks that every row on screen that is still there stands where it stood.
  private func expectUnmoved(_ before: [Int: Double], except moved: Set<Int> = []) {
    let now = fixture.screen
    for (id, y) in before where !moved.contains(id) && now[id] != nil { #expect(now[id] == y, "row \(id)") }
  }

  @Test func `17 No jump at first measure above`() {
    let list = fixture.list(FeatureList.rows(200) { $0 < 100 ? 83 : 50 })
    list.scroll(to: 5000)
    list.layout()
    let before = fixture.screen
    list.scroll(by: -70)
    let report = list.layout()
    #expect(report.largestMovement == 0 && report.correction > 0)
    expectUnmoved(before.mapValues { $0 + 70 })
  }

  @Test func `18 Growing row keeps its top`() throws {
    let list = scrolled()
    let before = fixture.screen
    try list.replace(at: RowPlace(0, 104), with: Row(id: 104, height: 90))
    list.layout()
    #expect(fixture.screen[104] == before[104])
    #expect(fixture.screen[105] == before[105].map { $0 + 40 })
  }

  @Test func `19 Anchor on insert above`() throws {
    let list = scrolled()
    let before = fixture.screen
    try list.insert((0..<100).map { Row(id: 1000 + $0, height: 70) }, at: RowPlace(0, 3))
    list.layout()
    #expect(fixture.screen == before)
  }

  @Test func `20 Anchor on insert and delete`() throws {
    let list = scrolled()
    let before = fixture.screen
    try list.performBatch { batch in
      for row in 10..<20 { batch.delete(at: RowPlace(0, row)) }
      batch.insert((0..<3).map { Row(id: 1000 + $0, height: 90) }, from: RowPlace(0, 0))
    }
    list.layout()
    #expect(fixture.screen == before)
  }

  @Test func `21 Anchor during drag or momentum`() throws {
    let list = scrolled()
    list.defersCorrections = true
    let (before, offset) = (fixture.screen, list.offset)
    try list.insert([Row(id: 1000, height: 70)], at: RowPlace(0, 3))
    list.layout()
    // The offset given to the host stays, and so does what is seen.
    #expect(list.offset == offset && fixture.screen == before)
    list.defersCorrections = false
    list.layout()
    #expect(list.offset != offset && fixture.screen == before)
    // An overscroll is not ended by a correction.
    list.scroll(to: -40, overscrolls: true)
    list.layout()
    #expect(list.offset == -40)
    try list.replace(at: RowPlace(0, 5), with: Row(id: 4, height: 90))
    list.layout()
    #expect(list.offset == -40)
  }

  @Test func `22 Host chooses the anchor`() throws {
    let list = scrolled()
    let before = fixture.screen
    try list.hold(.row(105))
    try list.replace(at: RowPlace(0, 102), with: Row(id: 102, height: 90))
    list.layout()
    #expect(fixture.screen[105] == before[105])
    #expect(fixture.screen[101] == before[101].map { $0 - 40 })
    #expect(throws: ListRefusal.self) { try list.hold(.row(999)) }
  }

  @Test func `23 Bottom anchoring`() {
    let list = fixture.list(FeatureList.rows(5), FeatureList.screen { $0.contentAlignment = .bottom })
    list.layout()
    #expect(fixture.screen[4] == 450)
  }

  @Test func `24 Stays at end while last row grows`() throws {
    let list = fixture.list(FeatureList.rows(50), FeatureList.screen { $0.sticksToEnd = true })
    list.layout()
    for height in stride(from: 60.0, through: 400, by: 20) {
      try list.replace(at: RowPlace(0, 49), with: Row(id: 49, height: height))
      list.layout()
      #expect(abs(list.offset - (list.contentLength - 500)) < 1e-6)
    }
    // Switched off, the row grows downwards.
    list.sticksToEnd = false
    let offset = list.offset
    try list.replace(at: RowPlace(0, 49), with: Row(id: 49, height: 450))
    list.layout()
    #expect(list.offset == offset && !list.sticksToEnd)
  }

  @Test(arguments: [true, false])
  func `25 New rows show at the very top`(keepsStart: Bool) throws {
    let list = fixture.list(FeatureList.rows(50), FeatureList.screen { $0.keepsStart = keepsStart })
    list.layout()
    try list.insert([Row(id: 100, height: 70)], at: RowPlace(0, 0))
    list.layout()
    #expect(fixture.shown.first == (keepsStart ? 100 : 0))
  }

  @Test func `26 Width keeps the line`() {
    let list = scrolled()
    // Two fifths of row 100 are above the top.
    list.resize(width: 150)
    list.layout()
    #expect(fixture.screen[100] == -40)
  }

  @Test func `27 Former width needs no measuring`() {
    let list = scrolled()
    list.resize(width: 150)
    list.layout()
    fixture.log.measured = []
    list.resize(width: 300)
    list.layout()
    #expect(fixture.log.measured.isEmpty && fixture.screen[100] == -20)
  }

  @Test func `36 Batch edits, old and new meaning`() throws {
    let data = DataSource(sections: [
      Section(FeatureList.rows(3), key: "a"), Section([Row(id: 10, height: 50)], key: "b"),
    ])
    let list = fixture.list(data)
    list.layout()
    let difference = try list.performBatch { batch in
      batch.insert(Row(id: 20, height: 50), at: RowPlace(1, 1))
      batch.delete(at: RowPlace(0, 1))
      batch.move(from: RowPlace(0, 2), to: RowPlace(1, 0))
      batch.insertSection(Section([Row(id: 30, height: 50)], key: "c"), at: 2)
    }
    #expect(list.data.sections.map { $0.items.map(\.id) } == [[0], [2, 20, 10], [30]])
    #expect(difference.deleted == [RowPlace(0, 1)] && difference.inserted == [RowPlace(1, 1)])
    #expect(difference.insertedSections == [2] && difference.moved.map(\.to) == [RowPlace(1, 0)])
    try list.performBatch { batch in
      batch.moveSection(from: 2, to: 0)
      batch.deleteSection(0)
      batch.reloadSection(1)
    }
    list.layout()
    #expect(fixture.shown == [30, 2, 20, 10] && list.data.sections.map(\.key) == ["c", "b"])
  }

  @Test func `37 Move keeps height`() throws {
    let list = fixture.list(FeatureList.rows(20) { Double(20 + $0) })
    list.layout()
    fixture.log.measured = []
    fixture.host.forget()
    try list.move(from: RowPlace(0, 2), to: RowPlace(0, 4))
    list.layout()
    #expect(fixture.log.measured.isEmpty && list.frame(of: .row(4))?.height == 22)
    #expect(!fixture.host.events.contains(.configure(.row(4))))
  }

  @Test func `38 Bad batch refused without a trap, nothing changed, with a reason`() throws {
    let list = scrolled()
    let (data, frame) = (list.data, fixture.screen)
    let bad: [(ListRefusal.Code, (inout RowBatch<Row>) -> Void)] = [
      (.outOfRange, { $0.delete(at: RowPlace(0, 200)) }),
      (.outOfRange, { $0.insert(Row(id: 900, height: 1), at: RowPlace(3, 0)) }),
      (.outOfRange, { $0.reload(at: RowPlace(-1, 0)) }), (.outOfRange, { $0.deleteSection(1) }),
      (
        .duplicate,
        {
          $0.delete(at: RowPlace(0, 1))
          $0.delete(at: RowPlace(0, 1))
        }
      ), (.duplicateKey, { $0.insert(Row(id: 7, height: 1), at: RowPlace(0, 0)) }),
      (.conflict, { $0.replace(at: RowPlace(0, 1), with: Row(id: 2, height: 1)) }),
    ]
    for (code, change) in bad {
      #expect {
        try list.performBatch(change)
      } throws: { error in
        (error as? ListRefusal)?.code == code && "\(error)".hasSuffix(".")
      }
    }
    #expect(throws: ListRefusal.self) { try list.insert([Row(id: 900, height: 1)], at: RowPlace(0, 201)) }
    #expect(throws: ListRefusal.self) { try list.move(from: RowPlace(0, 5), to: RowPlace(0, 200)) }
    #expect(throws: ListRefusal.self) { try list.remove(at: RowPlace(1, 0)) }
    list.layout()
    #expect(list.data == data && fixture.screen == frame)
  }

  @Test func `39 Difference of snapshots, handed out and to the host with frames`() throws {
    let fixture = FeatureList(animates: true)
    let rows = FeatureList.rows(20)
    let list = fixture.list(rows)
    list.layout()
    fixture.host.forget()
    var new = rows
    new[1].height = 80
    new.remove(at: 3)
    new.insert(Row(id: 100, height: 50), at: 0)
    let difference = try list.update(to: DataSource(new))
    #expect(difference.inserted == [RowPlace(0, 0)] && difference.deleted == [RowPlace(0, 3)])
    #expect(difference.changed == [RowPlace(0, 1)] && difference.moved.isEmpty)
    list.layout()
    guard case .animate(let transitions)? = fixture.host.events.first else {
      Issue.record("the host was told nothing")
      return
    }
    func transition(_ kind: RowTransition.Kind) -> RowTransition? { transitions.first { $0.kind == kind } }
    let full = { (y: Double, height: Double) in ListRect(x: 0, y: y, width: 300, height: height) }
    #expect(transition(.inserted)?.newFrame == full(0, 50) && transition(.inserted)?.oldFrame == nil)
    #expect(transition(.deleted)?.oldFrame == full(150, 50) && transition(.deleted)?.newPlace == nil)
    #expect(transition(.changed)?.oldFrame == full(50, 50) && transition(.changed)?.newFrame == full(100, 80))
    #expect(transition(.shifted)?.oldPlace == .row(0) && transition(.shifted)?.newPlace == .row(1))
    // A scroll alone is no change of data.
    fixture.host.forget()
    list.scroll(by: 30)
    list.layout()
    #expect(!fixture.host.events.contains { if case .animate = $0 { true } else { false } })
  }

  /// By its estimate the row, whose height is known to no one, lies above the viewport, where a frame does not look (rule 10).
  @Test func `45 A place in a tall row is restored without heights`() throws {
    func list() -> ListDriver<Row, Int> { fixture.list(FeatureList.rows(200) { $0 == 50 ? 2_000 : 50 }) }
    let first = list()
    try first.show(.row(50), at: .top)
    first.layout()
    first.scroll(by: 1_700)
    first.layout()
    let before = fixture.screen
    let second = list()
    let state = try SavedListState(decoding: first.savedState(context: "other").encoded())
    #expect(second.restore(state))
    second.layout()
    #expect(before[50] == -1_700 && fixture.screen == before)
  }

  @Test func `45 Save and restore with heights`() throws {
    let rows = FeatureList.rows(500)
    let described = Configurator<Row, FeatureList.Cell> {
      Rectangle().frame(height: 30 + Double($0.id % 40))
    } fill: { cell, row, _ in
      cell.row = row
    }
    func list() -> ListDriver<Row, Int> {
      ListDriver(DataSource(rows), rows: described, host: fixture.host, configuration: FeatureList.screen())
    }
    let first = list()
    try first.show(.row(300), at: .fraction(0.3))
    first.layout()
    let (before, offset) = (fixture.screen, first.offset)
    let bytes = first.savedState().encoded()
    let second = list()
    #expect(second.restore(try SavedListState(decoding: bytes)))
    second.layout()
    #expect(fixture.screen == before && second.sizer.counts.prepared == 0 && second.offset > 0 && offset > 0)
    // What a stranger changed, cut off or made too large is refused with a reason.
    for count in [0, 5, 20, bytes.count - 1] {
      #expect(throws: SavedHeightsError.self) { try SavedListState(decoding: Array(bytes.prefix(count))) }
    }
    for place in stride(from: 0, to: bytes.count, by: 3) {
      var changed = bytes
      changed[place] ^= 0x20
      #expect(throws: SavedHeightsError.self) { try SavedListState(decoding: changed) }
    }
    #expect(throws: SavedHeightsError.self) { try SavedListState(decoding: bytes, limit: 3) }
  }
}
