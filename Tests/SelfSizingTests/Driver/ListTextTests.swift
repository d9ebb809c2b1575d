import SelfSizing
import Testing

private final class Cell: ReusableCell {}

/// Points of the viewport and the texts that stand there.
@Suite struct ListTextTests {
  private static let engine = try? TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])

  private func list() -> ListDriver<String, String> {
    let rows = Configurator<String, Cell> { text in
      (Text(text) + Text("[link](https://example.org)")).padding(10)
    } fill: { _, _, _ in
    }
    return ListDriver(
      DataSource(sections: [Section((0..<40).map { "row \($0) of many words that go on and on" }, key: "a")]),
      id: { $0 }, rows: rows, host: RecordingHost(recordsEvents: false),
      measurer: RowMeasurer(
        text: Self.engine, environment: RowEnvironment(font: FontChoice(stack: "ui", size: 15))),
      configuration: ListConfiguration(viewport: 220, width: 200))
  }

  @Test func aPointFindsTheRowTheTextAndTheOffset() throws {
    let list = list()
    list.layout()
    list.scroll(to: 300)
    list.layout()
    let place = try #require(list.visiblePlaces.dropFirst().first)
    let frame = try #require(list.frame(of: place))
    let y = frame.y - list.offset + 12
    let start = try #require(try list.textPlace(atX: 10.2, y: y))
    #expect(start.place == place)
    #expect(start.text.offset == 0)
    let row = try #require(try list.resolvedRow(at: place))
    let later = try #require(try list.textPlace(atX: 60, y: y))
    #expect(later.text.offset > 3)
    let caret = try #require(try row.caret(at: later.text))
    #expect(abs(caret.x - 60) < 8)
    #expect(try list.link(atX: 60, y: y) == nil)
    let links = row.links(ofEntry: start.text.entry)
    let rectangle = try #require(
      try row.rectangles(ofEntry: start.text.entry, scalars: links[0].scalars).first)
    let link = try list.link(atX: rectangle.x + 2, y: frame.y - list.offset + rectangle.y + 2)
    #expect(link?.place == place && link?.address == "https://example.org")
    // The padding is no text.
    #expect(try list.textPlace(atX: 3, y: y) == nil)
    #expect(try list.textPlace(atX: 1_000, y: y) == nil)
  }
}
