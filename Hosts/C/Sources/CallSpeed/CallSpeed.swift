import CSelfSizing
import Foundation
import LayoutFixtures
import LayoutServing
import SelfSizing

/// Prints what calls through C cost beside the same calls in Swift, in nanoseconds, each the least of many rounds by turns:
/// `call-speed CONFIGURATION LABELS`, a file of lines with a `text`.
@main struct CallSpeed {
  /// The most that a call through C may cost beyond the Swift call.
  static let mostBeyond = 50.0
  static let rounds = 300

  private let engine: LayoutEngine
  private let handle: OpaquePointer
  private let texts: [String]
  private let font: FontDescription

  static func main() throws {
    guard CommandLine.arguments.count == 3 else { fatalError("use: call-speed CONFIGURATION LABELS") }
    let speed = try CallSpeed(CommandLine.arguments[1], CommandLine.arguments[2])
    try speed.labels(kept: false)
    try speed.labels(kept: true)
    try speed.scrolls()
    try speed.batches()
  }

  private init(_ configuration: String, _ labels: String) throws {
    let json = try Data(contentsOf: URL(fileURLWithPath: configuration))
    engine = try LayoutEngine(json: SourceText(name: configuration, bytes: Array(json)))
    var handle: OpaquePointer?
    let status = unsafe json.withUnsafeBytes { bytes in
      unsafe ss_engine_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), json.count, nil, &handle)
    }
    guard status == SS_OK, let handle = unsafe handle else { fatalError("no engine") }
    unsafe self.handle = handle
    font = FontDescription(
      stack: engine.configuration.document.environment.font.stack ?? "",
      size: engine.configuration.sizes.first ?? 17)
    struct Line: Decodable { var text: String }
    let lines = try Data(contentsOf: URL(fileURLWithPath: labels)).split(separator: UInt8(ascii: "\n"))
    let texts = try lines.map { try JSONDecoder().decode(Line.self, from: $0).text }
    self.texts = (0..<1_000).map { texts[$0 % texts.count] }
  }

  /// Nanoseconds for one of so many.
  private static func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .nanoseconds(count)
  }

  /// Runs both by turns and prints the least of each.
  private static func compare(
    _ name: String, _ count: Int, swift: () throws -> Void, c: () throws -> Void
  ) throws {
    var least = (swift: Double.infinity, c: Double.infinity)
    for _ in 0..<rounds {
      least.swift = min(least.swift, try time(count, swift))
      least.c = min(least.c, try time(count, c))
    }
    let beyond = least.c - least.swift
    print(
      String(
        format: "%@: Swift %.1f ns, C %.1f ns: %.1f ns more (at most %.0f)", name, least.swift, least.c,
        beyond,
        mostBeyond))
  }

  private func labels(kept: Bool) throws {
    let texts = try texts.map { text in
      let prepared = try engine.texts.preparedText(TextLabel(text, font: font))
      return kept ? prepared.keepingHeightSteps() : prepared
    }
    let handles = try self.texts.map { text in
      var label: OpaquePointer?
      var other: OpaquePointer?
      guard ss_label_create(handle, text, text.utf8.count, nil, &label) == SS_OK else {
        throw CocoaError(.featureUnsupported)
      }
      guard kept else { return label }
      guard ss_label_keep_heights(label, &other) == SS_OK else { throw CocoaError(.featureUnsupported) }
      ss_label_release(label)
      return other
    }
    defer { for label in handles { ss_label_release(label) } }
    var sums = (swift: 0.0, c: 0.0)
    try Self.compare(kept ? "a label's height, kept" : "a label's height, walked", texts.count) {
      for index in texts.indices { sums.swift += try texts[index].height(width: 100 + Double(index % 200)) }
    } c: {
      for index in handles.indices {
        var height = 0.0
        _ = ss_label_height(handles[index], 100 + Double(index % 200), &height)
        sums.c += height
      }
    }
    guard sums.swift == sums.c else { fatalError("the heights differ") }
  }

  private func scrolls() throws {
    let lines = [
      #"{"configure": {"viewport": 640}}"#, #"{"load": {"rows": {"count": 1000000}}}"#,
      #"{"scrollTo": {"row": 5000}}"#,
    ]
    var replay = TraceReplay()
    for line in lines { _ = try replay.step(SourceText(name: "list", string: line)) }
    guard var list = replay.list else { fatalError("no list") }
    replay = TraceReplay()
    var handle: OpaquePointer?
    guard ss_list_create(lines[0], lines[0].utf8.count, &handle) == SS_OK else { fatalError("no list") }
    for line in lines.dropFirst() { _ = ss_list_apply(handle, line, line.utf8.count, nil, nil) }
    defer { ss_list_free(handle) }
    var report = ss_report()
    try Self.compare("a scroll of a list", 1_000) {
      for index in 0..<1_000 { _ = list.scroll(by: index % 2 == 0 ? -10 : 10, overscrolls: false) }
    } c: {
      for index in 0..<1_000 { _ = ss_list_scroll_by(handle, index % 2 == 0 ? -10 : 10, 0, &report) }
    }
  }

  /// Texts a second, for the speed of other hosts to be compared with.
  private func batches() throws {
    var least = Double.infinity
    var sum = 0.0
    for _ in 0..<Self.rounds {
      least = min(
        least,
        try Self.time(texts.count) {
          for text in texts {
            sum += try engine.texts.preparedText(TextLabel(text, font: font)).height(width: 250)
          }
        })
    }
    print(String(format: "a text in a batch of 1,000: Swift %.0f ns", least))
    guard sum > 0 else { fatalError("no heights") }
  }
}
