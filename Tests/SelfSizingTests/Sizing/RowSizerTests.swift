import SelfSizing
import Testing

@Suite struct RowSizerTests {
  private let messages = (0..<60).map { Message(number: $0) }
  private let measurer: RowMeasurer

  init() throws { measurer = try ChatRows.measurer() }

  private func sizer(heightCapacity: Int = 65_536, rowCapacity: Int = 512) -> RowSizer<Message, Int> {
    RowSizer(
      ChatRows.configurator(), id: \.id, measurer: measurer, heightCapacity: heightCapacity,
      rowCapacity: rowCapacity)
  }

  /// Heights without sizer, template or cache.
  private func freshHeights(_ messages: [Message], width: Double) throws -> [Double] {
    try messages.map {
      try PreparedRow(ChatRows.description($0), environment: measurer.environment, texts: measurer.text)
        .height(width: width)
    }
  }

  @Test func `Rows whose content cannot be compared are measured each time, and counted`() throws {
    final class Blank: ReusableCell {}
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
      }
      func placeSubviews(in _: CGRect, proposal _: ProposedViewSize, subviews _: Subviews, cache _: inout ())
      {}
    }
    let rows = Configurator<Int, Blank> { number in
      Pile { Rectangle().frame(height: Double(number)) }
    } fill: { _, _, _ in
    }
    let sizer = RowSizer(rows, id: { $0 }, measurer: measurer)
    for round in 1...2 {
      #expect(try sizer.heights(of: 0..<10, width: 320).map(\.height) == (0..<10).map(Double.init))
      #expect(sizer.counts.prepared == 10 * round)
    }
  }

  @Test(arguments: [320.0, 611.5])
  func `One by one, by several tasks and on a budget, heights are those of fresh measurements`(width: Double)
    async throws
  {
    let fresh = try freshHeights(messages, width: width)
    let serial = sizer()
    #expect(try serial.heights(of: messages, width: width).map(\.height) == fresh)
    for workers in [0, 2, 7] {
      let parallel = sizer()
      #expect(try await parallel.heights(of: messages, width: width, workers: workers).map(\.height) == fresh)
      #expect(parallel.counts.prepared == messages.count)
      // What the tasks found is remembered.
      #expect(try parallel.heights(of: messages, width: width).map(\.height) == fresh)
      #expect(parallel.counts.prepared == messages.count && parallel.counts.remembered == messages.count)
    }
    let budgeted = sizer()
    #expect(try budgeted.prepare(messages, width: width, budget: .zero) == 0)
    var ready = 0
    while ready < messages.count {
      ready += try budgeted.prepare(messages[ready...], width: width, budget: .milliseconds(2))
    }
    #expect(budgeted.counts.prepared == messages.count)
    let endless = Duration(attoseconds: .max)
    #expect(try budgeted.prepare(messages, width: width, budget: endless) == messages.count)
    #expect(try budgeted.heights(of: messages, width: width).map(\.height) == fresh)
    #expect(budgeted.counts.prepared == messages.count)
  }

  @Test func `Several tasks measure only what is not known`() async throws {
    let sizer = sizer()
    _ = try sizer.heights(of: messages.prefix(20), width: 375)
    let heights = try await sizer.heights(of: messages, width: 375, workers: 3)
    #expect(sizer.counts.remembered == 20 && sizer.counts.prepared == 60)
    #expect(heights.map(\.height) == (try freshHeights(messages, width: 375)))
  }

  @Test func `Changed content is noticed without being told, and only it is measured`() throws {
    let sizer = sizer()
    _ = try sizer.heights(of: messages, width: 375)
    var changed = messages
    for number in stride(from: 0, to: 60, by: 10) { changed[number] = Message(number: number, revision: 1) }
    #expect(
      try sizer.heights(of: changed, width: 375).map(\.height) == (try freshHeights(changed, width: 375)))
    let unchanged = zip(messages, changed).count { $0 == $1 }
    #expect(sizer.counts.remembered == unchanged && sizer.counts.prepared == 120 - unchanged)
    // Back to what it was: that height was replaced.
    #expect(
      try sizer.height(of: messages[0], width: 375).height == (try freshHeights([messages[0]], width: 375))[0]
    )
  }

  @Test func `What is made invalid is measured again`() throws {
    let sizer = sizer()
    _ = try sizer.heights(of: messages.prefix(3), width: 375)
    sizer.invalidate(1)
    _ = try sizer.heights(of: messages.prefix(3), width: 375)
    #expect(sizer.counts.prepared == 4 && sizer.counts.remembered == 2)
    sizer.invalidateAll()
    _ = try sizer.heights(of: messages.prefix(3), width: 375)
    #expect(sizer.counts.prepared == 7)
  }

  @Test func `At another width nothing is shaped, and rows whose heights hold there are not resolved`() throws
  {
    let sizer = sizer()
    let before = try sizer.heights(of: messages, width: 375)
    let holding = before.count { $0.holds(at: 380) }
    let after = try sizer.heights(of: messages, width: 380)
    #expect(after.map(\.height) == (try freshHeights(messages, width: 380)))
    #expect(sizer.counts.prepared == 60)
    #expect(sizer.counts.remembered == holding && sizer.counts.resolved == 60 - holding)
    #expect(holding > 30 && holding < 60)
    for (old, new) in zip(before, after) where old.holds(at: 380) { #expect(old.height == new.height) }
  }

  @Test func `Memories are bounded, and heights right when they forget`() throws {
    let sizer = sizer(heightCapacity: 20, rowCapacity: 8)
    let fresh = try freshHeights(messages, width: 375)
    for _ in 0..<2 { #expect(try sizer.heights(of: messages, width: 375).map(\.height) == fresh) }
    #expect(sizer.counts.prepared == 120)
  }

  @Test func `A row that is code in part is measured each time`() throws {
    final class Cell: ReusableCell {}
    var (asked, height) = (0, 10.0)
    let rows = Configurator<Int, Cell>(
      measure: { _ in
        asked += 1
        return { [height] _ in RowHeight(height) }
      }, fill: { _, _, _ in })
    let sizer = RowSizer(rows, id: { $0 }, measurer: RowMeasurer())
    #expect(try sizer.height(of: 1, width: 100).height == 10)
    height = 20
    #expect(try sizer.height(of: 1, width: 100).height == 20)
    #expect(asked == 2 && sizer.savedHeights().count == 0)
  }

  @Test func `A row that cannot be measured is an error, also among others`() async {
    final class Cell: ReusableCell {}
    let rows = Configurator<Int, Cell>(
      description: { number in
        RowDescription(number == 3 ? .invalid(RowError(.invalidNumber, "no row")) : .divider)
      }, fill: { _, _, _ in })
    let sizer = RowSizer(rows, id: { $0 }, measurer: RowMeasurer())
    let error = RowError(.invalidNumber, path: "items[3]", "no row")
    #expect(throws: error) { try sizer.heights(of: 0..<5, width: 100) }
    _ = try? sizer.height(of: 0, width: 100)
    await #expect(throws: error) { try await sizer.heights(of: Array(0..<5), width: 100, workers: 2) }
    #expect(throws: Never.self) { try sizer.height(of: 4, width: 100) }
  }
}
