import ArgumentParser
import Foundation

/// Measures every figure the project states and prints each against its target.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Prints every figure against its target: medians over alternating rounds.")

  /// The parts of the project that have figures.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case text, rows, list, chat, estimate, update
    case cold = "text.cold"
    case hostile = "text.hostile"
    case growing = "text.growing"
    case memory = "text.memory"
    case messages = "text.messages"
    case positions = "text.positions"
    case widths = "text.widths"
    case coldRows = "rows.cold"
    case scaling
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, json
  }

  @Option(
    help:
      """
      Only the figures of one part: text, text.cold, text.hostile, text.growing, text.memory, text.messages, \
      text.positions, text.widths, rows, rows.cold, list, chat, estimate, update, or scaling, which runs only if \
      asked for.
      """
  )
  var filter: Part?

  @Option(help: "A table for people, or a JSON object a line.")
  var format: Format = .table

  @Option(help: "Only the figures of messages in another file: NAME=FILE, a JSON object a line.")
  var corpus: String?

  @Option(help: "A shared library built of Yoga's sources, to compare rows with.")
  var yoga: String?

  func run() throws {
    var report = Report(format: format)
    if let corpus {
      let parts = corpus.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw ValidationError("--corpus takes NAME=FILE.") }
      try MessagesSuite(parts[0], file: URL(filePath: parts[1])).run(&report)
      return report.finish()
    }
    for part in Part.allCases where isAsked(for: part) {
      for suite in suites(of: part) { try suite(&report) }
    }
    report.finish()
  }

  /// Without a filter everything runs but what takes minutes; preparing text belongs to text.
  private func isAsked(for part: Part) -> Bool {
    guard let filter else { return part != .scaling }
    return filter == part || filter == .text && (part == .cold || part == .widths)
      || filter == .rows && part == .coldRows
  }

  /// The suites of a part, in the order in which they are printed.
  private func suites(of part: Part) -> [(inout Report) throws -> Void] {
    switch part {
    case .text: [BatchSuite.run] + PangoSuite.suites
    case .widths: [TextSuite.run, MessagesSuite.runWidths]
    case .cold: [ColdTextSuite.run]
    case .growing: [GrowingSuite.run]
    case .memory: [MemorySuite.run]
    case .messages: [MessagesSuite.run]
    case .positions: [PositionsSuite.run]
    case .hostile: [HostileTextSuite.run]
    case .rows: [RowBenchmarks.run, RichRowSuite.run]
    case .coldRows: [{ try ColdRowSuite.run(&$0, yoga: yoga) }]
    case .list: ListBenchmark.suites
    case .chat: [ChatSuite.run]
    case .estimate: [EstimateSuite.run]
    case .update: [UpdateSuite.run]
    case .scaling: [ScalingSuite.run]
    }
  }
}
