import SelfSizing
import Testing

/// Row templates carry runs: rows that differ in the strings of their runs alone share one.
@Suite struct RunTemplateTests {
  private let environment = RowEnvironment(font: FontChoice(stack: "ui"))

  private func engine() throws -> TextEngine {
    try TextEngine(stacks: [
      "ui": FontStack(fonts: [
        FontReference(file: "Inter-Regular.otf", family: "Inter"),
        FontReference(file: "Inter-Bold.otf", family: "Inter", weights: 700...700),
      ])
    ])
  }

  private func row(_ name: String, _ message: String) -> some View {
    HStack { Text(name).bold() + Text(" " + message) }
  }

  @Test func everyRunTakesAStringOfItsOwn() throws {
    let engine = try engine()
    let template = try RowTemplate(view: row("Ann", "hello"), environment: environment, texts: engine)
    let message = "has written a message that takes two lines or three of this width"
    let filled = try template.row(runs: [["Tomasz Wójcik", " " + message]], texts: engine)
    let alone = try PreparedRow(
      view: row("Tomasz Wójcik", message), environment: environment, texts: engine)
    for width in stride(from: 60.0, to: 600, by: 7) {
      #expect(try filled.height(width: width) == alone.height(width: width))
    }
    let ideal = ProposedSize(width: nil, height: nil)
    #expect(try filled.layout(ideal).size == alone.layout(ideal).size)
    #expect(throws: RowError.self) { try template.row(runs: [["a", "b", "c"]], texts: engine) }
    #expect(throws: RowError.self) { try template.row(runs: [], texts: engine) }
  }

  private final class Cell: ReusableCell {}

  @Test func aSizerMeasuresRowsOfRunsAsTheyAreAlone() throws {
    struct Message { var id: Int, name: String, text: String }
    let engine = try engine()
    let messages = (0..<40).map {
      Message(id: $0, name: "Name \($0)", text: String(repeating: "word and ", count: $0 % 7 + 1))
    }
    let sizer = RowSizer(
      Configurator<Message, Cell> {
        row($0.name, $0.text)
      } fill: { _, _, _ in
      }, id: \.id,
      measurer: RowMeasurer(text: engine, environment: environment))
    for message in messages {
      let alone = try PreparedRow(
        view: row(message.name, message.text), environment: environment, texts: engine)
      #expect(try sizer.height(of: message, width: 180).height == alone.height(width: 180))
    }
  }
}
