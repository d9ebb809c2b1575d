import Testing

@testable import SelfSizing

/// Lists that are asked, and changed, from within the closures and the hosts that they call.
@Suite struct ReentryTests {
  @Test func `Whatever a list calls may ask it for anything, and changes nothing by it`() throws {
    let (asked, quiet) = (ReentryStory(), ReentryStory())
    asked.action = { _ in asked.askAll() }
    for story in [asked, quiet] { try story.tell() }
    #expect(asked.callers == Set(ReentryStory.Caller.allCases))
    #expect(asked.told == quiet.told)
  }

  @Test func `What measures is told how things stood before the frame`() {
    let story = ReentryStory()
    story.list.layout()
    story.list.scroll(by: 700)
    let (length, frame) = (story.list.contentLength, story.list.frame(of: .row(59)))
    var answers: [Bool] = []
    story.action = { caller in
      guard caller == .measuring else { return }
      answers.append(story.list.contentLength == length && story.list.frame(of: .row(59)) == frame)
    }
    story.list.overscan = 0
    story.list.layout()
    #expect(answers.first == true)
    #expect(story.list.contentLength != length)
  }

  @Test(arguments: ReentryStory.Caller.allCases.filter { $0 != .committing })
  func `What a list calls while it is at work cannot change it then`(caller: ReentryStory.Caller) throws {
    let story = ReentryStory()
    var codes: [ListRefusal.Code?] = []
    story.action = {
      guard $0 == caller, story.list.isWorking, codes.isEmpty else { return }
      codes = story.changeAll()
    }
    try? story.tell()
    #expect(codes == Array(repeating: .atWork, count: 9))
  }

  @Test(arguments: ReentryStory.Caller.allCases)
  func `Changes whenever a list calls end nothing`(caller: ReentryStory.Caller) {
    let story = ReentryStory()
    var count = 0
    story.action = {
      guard $0 == caller, count < 40 else { return }
      count += 1
      _ = story.changeAll()
    }
    try? story.tell()
    story.action = nil
    #expect(count > 0)
    #expect(story.list.layout().refusals == [])
  }

  @Test(arguments: [ReentryStory.Caller.measuring, .filling, .placing, .identity])
  func `What needs no answer comes after the frame, as if it had come then`(caller: ReentryStory.Caller) {
    let (inside, after) = (ReentryStory(), ReentryStory())
    func change(_ list: ListDriver<ReentryItem, Int>) {
      list.scroll(by: 50)
      list.sticksToEnd = true
      list.insets = ListInsets(top: 20, bottom: 10)
      list.resize(width: 300, viewport: 350)
      list.selection = [4]
      list.reload()
      list.scrollToEnd(duration: .seconds(1))
    }
    var isChanged = false
    inside.action = {
      guard $0 == caller, !isChanged else { return }
      isChanged = true
      change(inside.list)
    }
    let reports = [inside.list.layout(), after.list.layout()]
    change(after.list)
    #expect(isChanged)
    #expect(reports[0] == reports[1])
    for list in [inside.list, after.list].compactMap({ $0 }) {
      #expect(list.isInMotion && list.insets.top == 20)
      list.advance(by: .milliseconds(300))
      list.layout()
    }
    #expect(inside.told == after.told)
  }

  @Test func `A frame within a frame is refused, and says so`() {
    let story = ReentryStory()
    var inner: [FrameReport] = []
    story.action = { if $0 == .filling { inner.append(story.list.layout()) } }
    let report = story.list.layout()
    #expect(report.refusals == [])
    #expect(!inner.isEmpty && inner.allSatisfy { $0.refusals.map(\.code) == [.atWork] })
    #expect(inner.last?.contentLength == report.contentLength)
  }

  @Test func `Cells of a list's own making may look at its pools`() {
    let story = ReentryStory()
    var counts: [Int] = []
    story.list.pools.register(ReentryCell.self, identifier: "measured") {
      counts.append(story.list.pools.liveCount(ReentryCell.self, identifier: "measured"))
      return ReentryCell()
    }
    story.list.layout()
    #expect(counts.count > 2 && counts == Array(1...counts.count))
  }

  @Test func `What names saved rows may use the sizer that asks for it`() throws {
    let rows = Configurator<ReentryItem, ReentryCell>(
      row: { Color.clear.frame(height: 20 + Double($0.id)) }, fill: { _, _, _ in })
    let sizer = RowSizer(rows, id: \.id, measurer: RowMeasurer())
    let items = (0..<10).map { ReentryItem(id: $0) }
    let heights = try sizer.heights(of: items, width: 100)
    let saved = sizer.savedHeights()
    var asked = 0
    for act in [{ _ = sizer.savedHeights() }, { sizer.restore(saved) }, { sizer.invalidateAll() }] {
      sizer.restore(saved) { id in
        asked += 1
        act()
        return "\(id)"
      }
      sizer.invalidate(3)
      #expect(try sizer.heights(of: items, width: 100) == heights)
    }
    #expect(asked >= 3)
  }
}
