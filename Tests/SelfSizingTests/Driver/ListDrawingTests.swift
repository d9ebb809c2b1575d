import RowRendering
import SelfSizing
import Testing

private final class Cell: ReusableCell {}

/// A list's viewport as a picture.
@Suite struct ListDrawingTests {
  private enum Entry: Hashable {
    case header(Int)
    case message(Int)
  }

  private let host = RecordingHost(recordsEvents: false)

  private func list(_ engine: TextEngine?) -> ListDriver<Entry, Entry> {
    let headers = Configurator<Entry, Cell>(height: 24) { _, _, _ in }
    let messages = Configurator<Entry, Cell> { entry in
      HStack(alignment: .top, spacing: 8) {
        Circle().fill(entry == .message(3) ? Color.red : Color.blue).frame(width: 20, height: 20)
        Text(String(repeating: "Message that wraps. ", count: entry == .message(3) ? 8 : 2))
        Spacer()
      }.padding(6).id(entry == .message(3) ? "third" : "message")
    } fill: { _, _, _ in
    }
    let rows = AggregateConfigurator<Entry> { entry in
      if case .header = entry { headers.row(for: entry) } else { messages.row(for: entry) }
    }
    let data = DataSource(
      sections: (0..<3).map { section in
        Section((0..<5).map { Entry.message(section * 5 + $0) }, key: "\(section)", header: .header(section))
      })
    return ListDriver(
      data, id: { $0 }, rows: rows, host: host,
      measurer: RowMeasurer(
        text: engine, environment: RowEnvironment(font: FontChoice(stack: "ui", size: 15))),
      configuration: ListConfiguration(viewport: 220, width: 200, pinsHeaders: true))
  }

  private var engine: TextEngine {
    get throws { try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])]) }
  }

  @Test("Rows stand where the host was told, from the viewport's top, the pinned header over them")
  func places() throws {
    let engine = try engine
    let list = list(engine)
    list.scroll(to: 100)
    list.layout()
    let drawing = try list.drawing(glyphs: engine)
    #expect(drawing.size == RowSize(width: 200, height: 220))
    let svg = drawing.svg(glyphs: engine, captionStack: "ui")
    #expect(svg.contains("clip-path") && svg.contains("translate(0 \(shortDecimal(-list.offset)))"))
    for shown in host.shown {
      #expect(svg.contains("transform=\"translate(0 \(shortDecimal(shown.frame.y)))\""), "\(shown.place)")
    }
    // The header is the last row in the picture, with a ground of its own.
    let names = svg.matches(of: /data-id="((?:row|header) [^"]*)"/).map { String($0.1) }
    #expect(names.last == "header of section 0" && names.count == host.shownCount)
    // Rows of one template have names and colours of their own.
    #expect(svg.contains("data-id=\"third\"") && svg.contains("#ff3b30") && svg.contains("#007aff"))
    let pixels = try #require(drawing.image(glyphs: engine, scale: 1, captionStack: "ui"))
    #expect(pixels.width == 200 && pixels.height == 220)
  }

  @Test("A list that shows nothing yet is an empty picture; rows outside the viewport are left out")
  func emptiness() throws {
    #expect(try list(nil).drawing().svg(glyphs: nil).contains("data-id") == false)
    let row = PlacedRow(
      frame: RowRect(x: 0, y: 50, width: 100, height: 10), row: nil, title: "<row>")
    let above = try Drawing(
      viewport: RowRect(x: 0, y: 60, width: 100, height: 40), rows: [row], glyphs: nil)
    #expect(!above.svg(glyphs: nil).contains("data-id"))
    let inside = try Drawing(
      viewport: RowRect(x: 0, y: 59, width: 100, height: 40), rows: [row], glyphs: nil)
    #expect(inside.svg(glyphs: nil).contains("data-id=\"&lt;row&gt;\""))
  }
}
