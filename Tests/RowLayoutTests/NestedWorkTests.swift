import Foundation
import TestSupport
import Testing

@testable import RowLayout

/// The work of rows made to multiply it: parts deep inside each other, cells over many columns, many lines and names.
@Suite struct NestedWorkTests {
  private func description(_ json: String) throws -> RowDescription {
    try JSONDecoder().decode(RowDescription.self, from: Data(json.utf8))
  }

  private func row(_ json: String) throws -> PreparedRow {
    try PreparedRow(description(json), texts: StandInEngine(hasWholeLines: false))
  }

  /// Sizings, and questions to children, of a layout from nothing.
  private func work(_ json: String, height: Double? = nil) throws -> Int {
    var output = FrameWriter(frames: [])
    let row = try row(json)
    output.begin(count: row.parts.count)
    let offer = try row.checked(ProposedSize(width: 320, height: height))
    var work = 0
    try row.withResolver { resolver in
      let size = resolver.size(0, offer)
      resolver.place(0, offer, size, x: 0, y: 0, into: &output)
      work = resolver.sizings + resolver.visits
    }
    return work
  }

  private static let text = #"{"kind":"text","string":"hello world"}"#

  /// Grids of two rows and columns inside each other.
  private static func grids(_ depth: Int, alignment: String = "center") -> String {
    (0..<depth).reduce(text) { inner, _ in
      func row(_ cell: String) -> String {
        #"{"kind":"gridRow","alignment":"\#(alignment)","children":[\#(cell),\#(text)]}"#
      }
      return #"{"kind":"grid","children":[\#(row(inner)),\#(row(text))]}"#
    }
  }

  /// Frames inside each other that lay what is inside them on its baselines, in a row that asks for another.
  private static func frames(_ depth: Int, _ kind: String) -> String {
    let inner = (0..<depth).reduce(text) { inner, level in
      let alignment = level % 2 == 0 ? "leadingFirstTextBaseline" : "leadingLastTextBaseline"
      let height = kind == "frame" ? "height" : "minHeight"
      return
        #"{"kind":"\#(kind)","\#(height)":\#(50 + level),"alignment":"\#(alignment)","child":\#(inner)}"#
    }
    return #"{"kind":"hstack","alignment":"firstTextBaseline","children":[\#(inner),\#(text)]}"#
  }

  @Test(
    "Grids 32 deep take at most 30 times the work of 16", arguments: [nil, 900.0] as [Double?],
    ["center", "firstTextBaseline"])
  func grids(height: Double?, alignment: String) throws {
    let half = try work(Self.grids(16, alignment: alignment), height: height)
    #expect(try work(Self.grids(32, alignment: alignment), height: height) <= 30 * half)
  }

  @Test(
    "Frames 40 deep that align baselines take at most eight times the work of 20",
    arguments: ["frame", "flexFrame"])
  func frames(kind: String) throws {
    let half = try work(Self.frames(20, kind))
    #expect(try work(Self.frames(40, kind)) <= 8 * half)
  }

  @Test(
    "Grids deep inside each other answer the same whatever was asked before",
    arguments: ["center", "firstTextBaseline"])
  func sameAnswers(alignment: String) throws {
    let json = Self.grids(12, alignment: alignment)
    let asked = try row(json)
    for width in stride(from: 40.0, to: 900, by: 37) {
      let fresh = try row(json)
      #expect(try asked.layout(width: width).size == fresh.layout(width: width).size, "\(width)")
      #expect(try asked.height(width: width) == fresh.height(width: width), "\(width)")
    }
  }

  @Test("A row whose containers ask too often is refused as one of too many sizings")
  func refusal() throws {
    let row = try row(Self.grids(4))
    #expect(row.core.program.mostVisits > 1_000_000)
    let error = #expect(throws: RowError.self) {
      try row.withResolver { resolver in resolver.visits = row.core.program.mostVisits + 1 }
    }
    #expect(error?.code == .tooManySizings)
  }

  @Test("The cell above each cell is found as by a look at every column")
  func cellsAbove() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = GridProgram()
      for row in 0..<Int.random(in: 1...9, using: &random) {
        if Int.random(in: 0...4, using: &random) == 0 {
          grid.cells.append(.init(row: row, fillsRow: true))
          continue
        }
        var column = 0
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          let span = Int.random(in: 1...4, using: &random)
          grid.cells.append(.init(row: row, column: column, span: span))
          column += span
        }
      }
      let columns = grid.cells.filter { !$0.fillsRow }.map { $0.column + $0.span }.max() ?? 0
      grid.columnGuides = Array(repeating: 1, count: columns)
      var last: [Int: Int] = [:]
      var expected: [Int?] = []
      for (place, cell) in grid.cells.enumerated() {
        expected.append(last[cell.column])
        for column in cell.column..<(cell.fillsRow ? columns : cell.column + cell.span) {
          last[column] = place
        }
      }
      #expect(grid.cellsAbove() == expected, "seed \(seed)")
    }
  }

  @Test("A cell over ten thousand columns costs them once, and not for each cell beside it")
  func wideCell() throws {
    let leaf = #"{"kind":"leaf","w":1,"h":1}"#
    let cell = #"{"kind":"gridRow","children":[{"kind":"gridCell","columns":10000,"child":\#(leaf)}]}"#
    let one = try row(
      #"{"kind":"grid","children":[{"kind":"forEach","count":5000,"child":\#(leaf)},\#(cell)]}"#)
    #expect(try one.height(width: 320) == 5001 + 5000 * 8)
    let error = #expect(throws: RowError.self) {
      try row(#"{"kind":"grid","children":[{"kind":"forEach","count":200,"child":\#(cell)}]}"#)
    }
    #expect(error?.code == .tooManyParts)
    #expect(error?.path.isEmpty == false)
  }

  @Test("Many rows share a given height as the children of a column do", arguments: [24, 25, 60])
  func manyRows(count: Int) throws {
    let leaves = (0..<count).map { number in
      number % 3 == 0
        ? #"{"kind":"leaf","w":1,"h":\#(number % 5),"id":"\#(number)"}"#
        : #"{"kind":"flexFrame","minHeight":\#(number % 4),"maxHeight":\#(9 + number % 7),"#
          + #""id":"\#(number)","child":{"kind":"rect"}}"#
    }
    let cells = leaves.map { #"{"kind":"gridRow","children":[\#($0)]}"# }
    let proposal = ProposedSize(width: 50, height: Double(count) * 6)
    let grid = try row(#"{"kind":"grid","verticalSpacing":0,"children":[\#(cells.joined(separator: ","))]}"#)
      .layout(proposal)
    let column = try row(#"{"kind":"vstack","spacing":0,"children":[\#(leaves.joined(separator: ","))]}"#)
      .layout(proposal)
    for number in 0..<count {
      #expect(grid.frame("\(number)")?.height == column.frame("\(number)")?.height, "\(number)")
    }
  }

  @Test("Guides keep their numbers, however many there are")
  func guideNumbers() throws {
    var program = RowProgram()
    let keys = try (0..<2000).map { try #require(GuideKey(spelling: "v:g\($0)")) }
    for key in keys { _ = program.use(key) }
    for (place, key) in keys.enumerated() {
      #expect(program.use(key) == Int32(8 + place))
      #expect(program.number(of: key) == Int32(8 + place))
    }
    #expect(program.guides.count == 2008)
    let leading = try #require(GuideKey(spelling: "h:leading"))
    #expect(program.number(of: leading) == 0)
    #expect(try program.number(of: #require(GuideKey(spelling: "h:g1"))) == nil)
  }
}
