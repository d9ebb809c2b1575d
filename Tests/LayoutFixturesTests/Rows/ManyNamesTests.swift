import Foundation
import SelfSizing
import TestSupport
import Testing

@testable @_spi(JSON) import LayoutFixtures
@testable import RowLayout

/// Documents with names, widths and faults by the ten thousands, for which time goes with their length, not with its square.
@Suite(.timeLimit(.minutes(2))) struct ManyNamesTests {
  private let count = 20_000
  private let leaf = #"{"kind":"leaf","w":1,"h":3}"#

  private func reader(_ rows: String) throws -> (RowFileReader, RowFixtureMeasurer, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"format":1,"widths":[320],"environment":{},"rows":[\#(rows)]}"#, to: "rows.json")
    let rows = try RowFileReader(path: path)
    return (rows, try RowFixtureMeasurer(header: rows.header, folders: []), folder)
  }

  @Test func widthsExpectedOfOneRow() throws {
    let expected = (0..<count).map { "\"\($0)\":3" }.joined(separator: ",")
    var (rows, measurer, _) = try reader(#"{"tree":\#(leaf),"expected":{\#(expected)}}"#)
    let row = try #require(try rows.next())
    #expect(try measurer.mismatches(of: row).isEmpty)
  }

  @Test func holesOfOneRow() throws {
    let parts = (0..<count).map { #"{"kind":"leaf","w":1,"h":{"hole":"h\#($0)"}}"# }.joined(separator: ",")
    let values = (0..<count).map { "\"h\($0)\":1" }.joined(separator: ",")
    let tree = #"{"kind":"vstack","spacing":0,"children":[\#(parts)]}"#
    var (rows, measurer, _) = try reader(#"{"tree":\#(tree),"values":{\#(values)}}"#)
    let row = try #require(try rows.next())
    #expect(try measurer.measure(row).first?.measurement.height == Double(count))
  }

  @Test func faultsOfOneLine() throws {
    let bad = #"{"tree":{"kind":"text","string":"x","font":{"stack":"none"}}}"#
    let count = count / 4
    var (rows, measurer, _) = try reader([String](repeating: bad, count: count).joined(separator: ","))
    var columns: Set<Int> = []
    while let row = try rows.next() {
      do {
        _ = try measurer.prepare(row)
        Issue.record("a stack that is not there is taken")
      } catch {
        columns.insert(try #require(error.location?.column))
      }
    }
    #expect(columns.count == count)
  }

  @Test func placesAreThoseCountedFromTheStart() {
    var text = ""
    for number in 0..<3_000 { text += number % 7 == 0 ? "é\n" : number % 5 == 0 ? "👍🏽" : "a\n" }
    let source = SourceText(name: "t", string: text)
    var state: UInt64 = 7
    for _ in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let offset = Int(state >> 33) % (source.bytes.count + 100)
      let before = source.bytes.prefix(offset)
      let location = source.location(ofByteAt: offset)
      #expect(location.line == 1 + before.count { $0 == 0x0A })
      #expect(location.column == 1 + before.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 })
    }
  }

  @Test func widthsBeyondTheLimitAreRefused() throws {
    var (rows, measurer, _) = try reader(#"{"tree":\#(leaf)}"#)
    let row = try #require(try rows.next())
    let widths = [Double](repeating: 3, count: RowFixtureMeasurer.mostWidths)
    #expect(try measurer.measure(row, widths: widths).count == widths.count)
    #expect(throws: DocumentError.self) { try measurer.measure(row, widths: widths + [3]) }
  }

  @Test func resultsOfOneLabelBeyondTheLimitAreRefused() throws {
    let labels = LabelMeasurer(engine: try TextEngine())
    let sizes = (0..<400).map { _ in "9" }.joined(separator: ",")
    let widths = (0..<400).map { _ in "9" }.joined(separator: ",")
    let document = try JSONDocument(
      SourceText(name: "l", string: #"{"text":"a","sizes":[\#(sizes)],"widths":[\#(widths)]}"#))
    #expect {
      try labels.measure(in: document)
    } throws: {
      ($0 as? DocumentError)?.code == .tooLong
    }
  }
}
