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

  /// A label of `lines` lines at width 1, whose ranges span all of it.
  private func spanned(lines: Int, ranges: Int, widths: Int = 1) throws -> JSONDocument {
    let text = [String](repeating: "a", count: lines).joined(separator: " ")
    let ranges = [String](repeating: "[0,\(2 * lines)]", count: ranges).joined(separator: ",")
    let widths = [String](repeating: "1", count: widths).joined(separator: ",")
    return try JSONDocument(
      SourceText(
        name: "l", string: #"{"id":"tall","text":"\#(text)","ranges":[\#(ranges)],"widths":[\#(widths)]}"#))
  }

  @Test func rectanglesOfOneLabelBeyondTheLimitAreRefused() throws {
    var labels = LabelMeasurer(engine: try TextEngine())
    labels.hasRanges = true
    let most = LabelMeasurer.mostRectangles / 100
    let all = try labels.measure(in: spanned(lines: 100, ranges: most))
    #expect(all.first?.positions?.rectangles.joined().count == LabelMeasurer.mostRectangles)
    for (ranges, widths) in [(most + 1, 1), (most / 2 + 1, 2)] {
      #expect {
        try labels.measure(in: spanned(lines: 100, ranges: ranges, widths: widths))
      } throws: {
        let error = $0 as? DocumentError
        return error?.code == .tooLong
          && error?.message.hasPrefix("the label \"tall\" has more than 100000 ") == true
      }
    }
    // What is not asked for does not count.
    labels.hasRanges = false
    #expect(try labels.measure(in: spanned(lines: 100, ranges: most + 1)).count == 1)
  }

  @Test func charactersOnLinesOfRangesCount() throws {
    let text = try FixedAdvanceShaper().preparedText(
      TextLabel("one two three", font: FontDescription(size: 10)))
    let positions = try text.positions(width: .infinity)
    var budget = PositionBudget(rectangles: 1, characters: 30)
    #expect(budget.take(linesOf: 0..<1, in: positions) && budget.characters == 17)
    #expect(budget.take(linesOf: 5..<5, in: positions) && budget.characters == 17)
    #expect(budget.take(linesOf: 3..<Int.max, in: positions) && budget.characters == 4)
    #expect(!budget.take(linesOf: 12..<13, in: positions) && budget.isExceeded)
  }

  @Test func linesOfAllResultsOfOneLabelHaveALimit() throws {
    var labels = LabelMeasurer(engine: try TextEngine())
    labels.mostLines = 100
    #expect(try labels.measure(in: spanned(lines: 300, ranges: 1)).count == 1)
    #expect(try labels.measure(in: spanned(lines: 25, ranges: 1, widths: 4)).count == 4)
    #expect {
      try labels.measure(in: spanned(lines: 26, ranges: 1, widths: 4))
    } throws: {
      let error = $0 as? DocumentError
      return error?.code == .tooLong
        && error?.message.hasPrefix("the label \"tall\" has more than 100 lines") == true
    }
  }

  @Test func linesCountedFromTheGreatestNumberStayThere() {
    for text in ["a\nb\nc", String(repeating: "a\n", count: 5_000)] {
      let source = SourceText(name: "x", string: text, firstLine: .max)
      #expect(source.location(ofByteAt: 4).line == .max)
      #expect(source.location(ofByteAt: 5).line == .max)
    }
  }

  @Test func lengthsOfFixedShapersAreBounded() throws {
    let label = TextLabel("hello\u{AD}world 字字\tx", font: FontDescription(size: 10))
    func lines(_ shaper: FixedAdvanceShaper) throws -> [Double] {
      let text = try shaper.preparedText(label)
      return [try text.height(width: 20)] + (try text.lines(width: 1e6).map(\.width))
    }
    let most = 1 << 20
    let widest = FixedAdvanceShaper(advance: .max, ascent: .max, descent: .max, lineGap: .max)
    #expect(
      widest.advance == most && widest.ascent == most && widest.descent == most && widest.lineGap == most)
    #expect(
      try lines(widest)
        == lines(FixedAdvanceShaper(advance: most, ascent: most, descent: most, lineGap: most)))
    let least = FixedAdvanceShaper(advance: .min, ascent: .min, descent: .min, lineGap: .min)
    #expect(
      least.advance == -most && least.ascent == -most && least.descent == -most && least.lineGap == -most)
    #expect(try lines(least).allSatisfy { $0.isFinite })
  }
}
