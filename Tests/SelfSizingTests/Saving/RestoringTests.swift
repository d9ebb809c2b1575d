import SelfSizing
import TestSupport
import Testing

@Suite struct RestoringTests {
  private let messages = (0..<200).map { Message(number: $0) }
  private let measurer: RowMeasurer

  init() throws { measurer = try ChatRows.measurer() }

  private func sizer(_ measurer: RowMeasurer? = nil) -> RowSizer<Message, Int> {
    RowSizer(ChatRows.configurator(), id: \.id, measurer: measurer ?? self.measurer)
  }

  private func list(_ messages: [Message], width: Double = 375) -> (ListDriver<Message, Int>, RecordingHost) {
    let host = RecordingHost(recordsEvents: false)
    let list = ListDriver(
      DataSource(messages), rows: ChatRows.configurator(), host: host, measurer: measurer,
      configuration: ListConfiguration(viewport: 700, width: width))
    return (list, host)
  }

  /// The bytes of one run, read by the next.
  private func saved(width: Double = 375, context: String = "") throws -> SavedHeights {
    let first = sizer()
    _ = try first.heights(of: messages, width: width)
    return try SavedHeights(decoding: first.savedHeights(context: context).encoded())
  }

  @Test func `The next run lays out no row whose content, width and environment are the same`() throws {
    let next = sizer()
    next.restore(try saved())
    let heights = try next.heights(of: messages, width: 375)
    #expect(heights.map(\.height) == (try sizer().heights(of: messages, width: 375)).map(\.height))
    #expect(next.counts.prepared == 0 && next.counts.restored == messages.count)
    // Once taken, a height is remembered like one measured here.
    _ = try next.heights(of: messages, width: 375)
    #expect(next.counts.remembered == messages.count)
  }

  @Test func `Changed content is measured`() throws {
    let next = sizer()
    next.restore(try saved())
    var message = messages[7]
    message.text += " And one more line, so that the row is taller than it was before, and then another one."
    let height = try next.height(of: message, width: 375).height
    #expect(height == (try sizer().height(of: message, width: 375)).height)
    #expect(next.counts.prepared == 1 && next.counts.restored == 0)
  }

  @Test func `At another width only rows whose heights hold there are taken`() throws {
    let next = sizer()
    next.restore(try saved())
    let heights = try next.heights(of: messages, width: 376)
    #expect(heights.map(\.height) == (try sizer().heights(of: messages, width: 376)).map(\.height))
    #expect(next.counts.restored > 0 && next.counts.prepared > 0)
    #expect(next.counts.restored + next.counts.prepared == messages.count)
  }

  @Test func `Another environment, another context, or an item made invalid: nothing is taken`() throws {
    let saved = try saved(context: "1.0")
    let other = sizer()
    other.restore(saved, context: "1.1")
    let larger = RowEnvironment(dynamicTypeSize: .xxLarge, font: FontChoice(stack: "ui"))
    let large = sizer(RowMeasurer(text: measurer.text, environment: larger))
    large.restore(saved, context: "1.0")
    let invalid = sizer()
    invalid.restore(saved, context: "1.0")
    invalid.invalidate(messages[0].id)
    for sizer in [other, large, invalid] {
      _ = try sizer.height(of: messages[0], width: 375)
      #expect(sizer.counts.restored == 0 && sizer.counts.prepared == 1)
    }
    _ = try invalid.height(of: messages[1], width: 375)
    #expect(invalid.counts.restored == 1)
    invalid.invalidateAll()
    _ = try invalid.height(of: messages[2], width: 375)
    #expect(invalid.counts.restored == 1)
  }

  @Test func `Heights not asked for are saved again, and fresh ones replace old ones`() throws {
    let next = sizer()
    next.restore(try saved())
    var changed = messages[3]
    changed.text = "ok"
    let height = try next.height(of: changed, width: 375)
    let third = sizer()
    third.restore(next.savedHeights())
    #expect(try third.height(of: changed, width: 375).height == height.height)
    _ = try third.height(of: messages[4], width: 375)
    #expect(third.counts.restored == 2 && third.counts.prepared == 0)
  }

  @Test func `A list begins with saved heights and keeps them without layout`() throws {
    let (list, host) = list(messages)
    list.restore(try saved())
    let truth = try sizer().heights(of: messages, width: 375).reduce(0) { $0 + $1.height }
    // Kept in units of 1/192 point, rounded up.
    #expect(list.contentLength >= truth - 1e-6 && list.contentLength < truth + 200 / 192.0)
    let length = list.contentLength
    while list.offset + 700 < length - 1 {
      list.scroll(by: 500)
      list.layout()
    }
    #expect(list.contentLength == length)
    #expect(list.sizer.counts.prepared == 0)
    #expect(host.shownCount > 0)
  }

  @Test func `Heights of other content are estimates until the row comes on screen`() throws {
    var changed = messages
    for number in stride(from: 0, to: 200, by: 2) { changed[number].text = "ok" }
    let (list, host) = list(changed)
    list.restore(try saved())
    let before = list.contentLength
    list.layout()
    #expect(list.contentLength < before)
    for shown in host.shown {
      let message = try #require(list.item(at: shown.place))
      let fresh = try sizer().height(of: message, width: 375).height
      #expect(abs(shown.frame.height - fresh) < 1 / 192.0)
    }
    #expect(list.sizer.counts.prepared > 0 && list.sizer.counts.restored > 0)
  }
}
