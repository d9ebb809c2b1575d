import Foundation
@_spi(JSON) import LayoutFixtures
import SelfSizing

/// Time and memory against the size of the input, over four decades: heights of labels, their lines, which need the clusters too, rows
/// as JSON (one wide, and many deep), traces.
///
/// A time's ratio is that of its time per byte to the one at 10 kB: from there on nothing may grow faster than the input. A memory's ratio
/// is that of its peak, beyond what the process had before, to the size of the input.
enum ScalingSuite {
  private static let sizes: [(bytes: Int, name: String)] = [
    (1_000, "1k"), (10_000, "10k"), (100_000, "100k"), (1_000_000, "1M"), (10_000_000, "10M"),
  ]

  /// An input of about so many bytes, and what is done with it.
  private struct Kind {
    var name: String
    var input: (Int) -> [UInt8]
    var work: ([UInt8]) throws -> Void
  }

  static func run(_ report: inout Report) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
    for kind in kinds(engine) {
      let results = try sizes.map { try measure(kind, bytes: $0.bytes) }
      let reference = results[1].perByte
      for (size, result) in zip(sizes, results) {
        report.add(
          Figure(
            name: "scaling.\(kind.name).\(size.name)", median: result.median, min: result.least, unit: "ms",
            reference: "10k, per byte", ratio: result.perByte / reference, target: .ratioAtMost(2)))
        guard let memory = result.memory else { continue }
        report.add(
          Figure(
            name: "scaling.\(kind.name).\(size.name).memory", median: memory / 1e6, min: memory / 1e6,
            unit: "MB",
            reference: "input", ratio: memory / Double(result.bytes)))
      }
    }
  }

  private struct Result {
    var bytes: Int
    /// Milliseconds.
    var median: Double
    var least: Double
    /// Bytes at the peak beyond those before; nil where the system does not tell.
    var memory: Double?

    var perByte: Double { least / Double(bytes) }
  }

  /// Small inputs so often that they take a tenth of a second, large ones once.
  private static func measure(_ kind: Kind, bytes: Int) throws -> Result {
    let input = kind.input(bytes)
    var times: [Double] = []
    try? ProcessMemory.beginPeak()
    let before = ProcessMemory.resident
    let start = ContinuousClock.now
    repeat {
      let elapsed = try ContinuousClock().measure { try kind.work(input) }.components
      times.append(Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15)
    } while start.duration(to: .now) < .milliseconds(100)
    let peak = ProcessMemory.peak
    times.sort()
    return Result(
      bytes: input.count, median: times[times.count / 2], least: times[0],
      memory: peak.flatMap { peak in before.map { Double(max(0, peak - $0)) } })
  }

  private static func kinds(_ engine: TextEngine) -> [Kind] {
    let prepared = { (bytes: [UInt8]) in
      try engine.preparedText(
        TextLabel(String(decoding: bytes, as: UTF8.self), font: FontDescription(stack: "ui", size: 16)))
    }
    let height = { (bytes: [UInt8]) in keep(try prepared(bytes).height(width: 320)) }
    let lines = { (bytes: [UInt8]) in keep(try prepared(bytes).lines(width: 200)) }
    let rows = { (bytes: [UInt8]) in
      let document = try JSONDocument(SourceText(name: "rows", bytes: bytes), nestingLimit: 1_024)
      let row = try document.decode(RowEntry.self).prepared(in: RowEnvironment(), texts: engine)
      keep(try row.height(width: 320))
      keep(try row.layout(width: 200))
    }
    return [
      Kind(name: "label.latin", input: latin, work: height),
      Kind(name: "label.arabic", input: { repeated("يولد جميع الناس أحرارا متساوين ", $0) }, work: height),
      Kind(name: "label.japanese", input: { repeated("すべての人間は、生まれながらにして自由である。", $0) }, work: height),
      Kind(name: "lines.latin", input: latin, work: lines),
      Kind(
        name: "rows.wide",
        input: {
          row(of: repeated(#"{"kind": "leaf", "w": 10, "h": 5}, "#, $0), last: #"{"kind": "spacer"}"#)
        }, work: rows),
      Kind(
        name: "rows.deep", input: { row(of: repeated(deep, $0), last: #"{"kind": "spacer"}"#) }, work: rows),
      Kind(name: "trace", input: trace) { bytes in
        var replay = TraceReplay()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          keep(try replay.step(SourceText(name: "trace", bytes: Array(line))))
        }
      },
    ]
  }

  private static func latin(_ count: Int) -> [UInt8] {
    repeated("The quick brown fox jumps over the lazy dog. ", count)
  }

  private static func repeated(_ unit: String, _ count: Int) -> [UInt8] {
    let unit = Array(unit.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + unit.count)
    repeat { bytes += unit } while bytes.count < count
    return bytes
  }

  private static func row(of children: [UInt8], last: String) -> [UInt8] {
    Array(#"{"tree": {"kind": "vstack", "spacing": 2, "children": ["#.utf8) + children
      + Array((last + "]}}").utf8)
  }

  /// A part that nests about as deep as parts may.
  private static var deep: String {
    let depth = 30
    return String(repeating: #"{"kind": "padding", "length": 1, "child": "#, count: depth)
      + #"{"kind": "rect"}"#
      + String(repeating: "}", count: depth) + ", "
  }

  private static func trace(_ count: Int) -> [UInt8] {
    let start = Array(
      """
      {"configure": {"viewport": 480, "estimates": 44}}
      {"load": {"rows": {"count": 100000}}}
      {"heights": {"otherwise": {"hash": 8, "min": 30, "max": 90}}, "frame": true}

      """.utf8)
    return start + repeated(#"{"scroll": {"by": 120}, "frame": true}"# + "\n", max(1, count - start.count))
  }
}
