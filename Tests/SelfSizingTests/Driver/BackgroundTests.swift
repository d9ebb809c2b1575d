import Foundation
import SelfSizing
import TestSupport
import Testing

/// All rows of a list measured by other tasks while it scrolls and changes; to be run under the thread sanitizer too.
@Suite struct BackgroundTests {
  private let count = isThorough ? 100_000 : 400

  @Test func `All rows are measured in the background while the list scrolls and changes`() async throws {
    let measurer = try ChatRows.measurer()
    let host = RecordingHost(recordsEvents: false)
    let list = ListDriver(
      DataSource((0..<count).map { Message(number: $0) }), rows: ChatRows.configurator(), host: host,
      measurer: measurer, configuration: ListConfiguration(viewport: 700, width: 375))
    list.layout()
    var random = SeededGenerator(seed: 3)
    var taken = 0
    try await withThrowingTaskGroup(of: MeasuredBatch.self) { group in
      var running = 0
      /// Keeps four batches under way; whether there is one.
      func hasBatches() -> Bool {
        while running < 4 {
          let batch = list.batch(limit: 16)
          guard batch.count > 0 else { break }
          group.addTask { batch.measured() }
          running += 1
        }
        return running > 0
      }
      var frame = 0
      while hasBatches() {
        frame += 1
        list.scroll(by: Double.random(in: -400...500, using: &random))
        if frame % 16 == 0 { try change(list, frame, &random) }
        let report = list.layout()
        #expect(report.failures.isEmpty)
        guard let measured = try await group.next() else { break }
        running -= 1
        taken += list.apply(measured)
      }
    }
    // What was measured while it changed was left out and measured again, so that all is known now.
    #expect(taken > count / 2)
    #expect(list.batch().count == 0 && list.measureAhead(rows: 1) == 0)
    var length = 0.0
    for row in 0..<list.data.numberOfItems(inSection: 0) {
      let message = try #require(list.data.item(at: RowPlace(0, row)))
      length += (try list.sizer.height(of: message, width: 375).height * 192).rounded(.up) / 192
    }
    #expect(abs(list.contentLength - length) < 1e-3)
    try checkFresh(list, measurer, &random)
  }

  private func change(_ list: ListDriver<Message, Int>, _ frame: Int, _ random: inout SeededGenerator) throws
  {
    let row = Int.random(in: 0..<list.data.numberOfItems, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      guard var message = list.data.item(at: RowPlace(0, row)) else { return }
      message.text = Message(number: message.id, revision: frame).text
      try list.replace(at: RowPlace(0, row), with: message)
    case 1: try list.insert([Message(number: count + frame)], at: RowPlace(0, row))
    default: try list.remove(at: RowPlace(0, row))
    }
  }

  /// Some of the remembered heights against fresh measurements.
  private func checkFresh(
    _ list: ListDriver<Message, Int>, _ measurer: RowMeasurer, _ random: inout SeededGenerator
  ) throws {
    for _ in 0..<30 {
      let row = Int.random(in: 0..<list.data.numberOfItems, using: &random)
      let message = try #require(list.data.item(at: RowPlace(0, row)))
      let fresh = try PreparedRow(
        ChatRows.description(message), environment: measurer.environment, texts: measurer.text)
      #expect(
        try list.sizer.height(of: message, width: 375).height == fresh.height(width: 375), "row \(row)")
    }
  }
}
