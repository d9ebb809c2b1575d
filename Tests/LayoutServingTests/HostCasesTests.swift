import Foundation
@_spi(JSON) import LayoutFixtures
@_spi(JSON) import LayoutServing
import SelfSizing
import TestSupport
import Testing

/// The table of cases that every host runs, run by Swift (`Fixtures/Hosts/README.md`).
@Suite struct HostCasesTests {
  @Test func labels() throws {
    let labels = try HostCases.engine().labels
    let results = try HostCases.lines("labels.ndjson").flatMap { line in
      try labels.measure(in: JSONDocument(SourceText(name: "labels", string: line)))
    }
    try HostCases.check(results.map(\.json), against: "labels.expected.ndjson")
  }

  @Test func rows() throws {
    let engine = try HostCases.engine()
    let results = try HostCases.lines("rows.ndjson").flatMap { line in
      try engine.measure(row: nil, in: JSONDocument(SourceText(name: "rows", string: line)), withFrames: true)
    }
    try HostCases.check(results.map(\.json), against: "rows.expected.ndjson")
  }

  /// Labels written to bytes and read again without fonts answer as those that were written.
  @Test func portableLabels() throws {
    let labels = try HostCases.engine().labels
    var heights: [Double] = []
    for line in try HostCases.lines("labels.ndjson") {
      let document = try JSONDocument(SourceText(name: "labels", string: line))
      let label = try document.decode(LabelDocument.self)
      let bytes = try labels.prepare(in: document).encoded()
      let text = try PortableText(decoding: bytes).text
      for size in try #require(label.sizes) where label.isScalable || size == label.sizes?.first {
        let sized = try text.withFontSize(size)
        heights += try #require(label.widths).map { try sized.height(width: $0) }
      }
    }
    let expected = try HostCases.lines("labels.expected.ndjson").map { line in
      let root = try JSONDocument(SourceText(name: "labels", string: line)).root
      guard case .number(let height)? = root["height"]?.content else { throw CocoaError(.coderValueNotFound) }
      return height
    }
    #expect(heights.map(\.bitPattern) == expected.map(\.bitPattern))
  }
}
