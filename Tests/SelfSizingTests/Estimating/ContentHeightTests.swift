import Foundation
import SelfSizing
import TestSupport
import Testing

private final class RowView: ReusableCell {}

/// The content's height before anything is measured, against what it turns out to be.
@Suite struct ContentHeightTests {
  private func list(
    _ count: Int, width: Double, measurer: RowMeasurer, row: @escaping (Int) -> RowDescription
  ) -> ListDriver<Int, Int> {
    ListDriver(
      DataSource(rowCounts: [count]) { $0.row }, id: { $0 },
      rows: Configurator<Int, RowView>(description: row, fill: { _, _, _ in }), host: RecordingHost(),
      measurer: measurer, configuration: ListConfiguration(viewport: 700, width: width))
  }

  @Test(arguments: ["chat", "quotes"], [280.0, 320, 375, 414, 768])
  func `The fixtures' lists are within 5 % of their heights at load`(name: String, width: Double) throws {
    let file = ProjectFolders.fixtures.appending(path: "Rows/\(name).json")
    let document = try JSONDecoder().decode(RowDocument.self, from: Data(contentsOf: file))
    let engine = try TextEngine(stacks: document.stacks)
    let list = list(
      document.rows.count, width: width,
      measurer: RowMeasurer(text: engine, environment: document.environment)
    ) { number in
      RowDescription(.environment(document.rows[number].env, child: document.rows[number].tree))
    }
    let truth = try document.rows.reduce(0) {
      $0 + (try $1.prepared(in: document.environment, texts: engine).height(width: width))
    }
    #expect(list.sizer.counts.prepared == 0)
    #expect(abs(list.contentLength / truth - 1) < 0.05, "\(list.contentLength) instead of \(truth)")
    // Shown whole, the list is as long as its rows.
    list.resize(viewport: truth + 100)
    list.layout()
    #expect(abs(list.contentLength - truth) < 1)
  }

  @Test(arguments: [320.0, 375, 768])
  func `A list too long to look at each row is within 5 %, too`(width: Double) throws {
    let measurer = try ChatRows.measurer()
    let messages = (0..<700).map { Message(number: $0) }
    let list = list(messages.count, width: width, measurer: measurer) {
      ChatRows.description(messages[$0])
    }
    let sizer = RowSizer(ChatRows.configurator(), id: \.id, measurer: measurer)
    let truth = try sizer.heights(of: messages, width: width).reduce(0) { $0 + $1.height }
    #expect(abs(list.contentLength / truth - 1) < 0.05, "\(list.contentLength) instead of \(truth)")
  }

  @Test func `Kinds of row count as often as they come, and headers and footers for themselves`() {
    let short = Configurator<Int, RowView>(height: 20) { _, _, _ in }
    let tall = Configurator<Int, RowView>(identifier: "tall", height: 200) { _, _, _ in }
    let edge = Configurator<Int, RowView>(identifier: "edge", height: 33) { _, _, _ in }
    let rows = AggregateConfigurator<Int> { number in
      if number < 0 { return edge.row(for: number) }
      return number % 6 == 0 ? tall.row(for: number) : short.row(for: number)
    }
    var sections: [Section<Int>] = []
    for section in 1...50 {
      let items = Array(section * 600..<section * 600 + 600)
      sections.append(Section(items, header: -section, footer: -1000 - section))
    }
    let list = ListDriver(DataSource(sections: sections), id: { $0 }, rows: rows, host: RecordingHost())
    let truth: Double = 50 * (100 * 200 + 500 * 20 + 2 * 33)
    #expect(abs(list.contentLength / truth - 1) < 0.05, "\(list.contentLength) instead of \(truth)")
  }
}
