import Foundation
import Testing
import TextLayout

@testable import RowLayout

/// Rows that once came out wrong, as small as they could be made.
@Suite struct RegressionTests {
  private func row(_ json: String) throws -> PreparedRow {
    try PreparedRow(JSONDecoder().decode(RowDescription.self, from: Data(json.utf8)))
  }

  @Test(
    "S3: of equally inflexible parts the first declared comes first, as its answer across depends on its turn"
  )
  func tieOfInflexibleParts() throws {
    let row = try row(
      """
      {"kind": "vstack", "children": [
        {"kind": "zstack", "id": "pile", "children": [
          {"kind": "leaf", "w": 27, "h": 32},
          {"kind": "text", "words": [4, 8, 3, 2, 9], "advance": 5, "lineHeight": 12, "ascent": 8, "leading": 2}]},
        {"kind": "leaf", "w": 30, "h": 18}]}
      """)
    // 50 points for two: the pile is offered 25, into which one line fits; it is cut short, full columns wide (T9).
    let layout = try row.layout(ProposedSize(width: 149, height: 58))
    #expect(layout.frame("pile")?.width == 145)
  }

  @Test("S5: a height holds only while what is left for a part stays above 0")
  func shareAboveZero() throws {
    let row = try row(
      """
      {"kind": "hstack", "children": [
        {"kind": "layoutPriority", "value": -1, "child": {"kind": "vstack", "children": [
          {"kind": "leaf", "w": 22, "h": 39},
          {"kind": "text", "words": [8], "advance": 7, "lineHeight": 13, "ascent": 8}]}},
        {"kind": "flexFrame", "maxHeight": 40, "child": {"kind": "hstack", "children": [
          {"kind": "rect"}, {"kind": "text", "words": [8], "advance": 8, "lineHeight": 21, "ascent": 8}]}}]}
      """)
    let measured = try row.measure(width: 46.5)
    #expect(measured.height == 86)
    #expect(measured.validFrom == 46)
    #expect(try row.height(width: 40) == 99)
  }

  @Test(
    "An error's description has 2,000 bytes at most, however deep its part lies and however long a name is")
  func longErrors() throws {
    var tree = RowDescription(Rectangle().padding(.nan))
    for _ in 0..<240 {
      tree = RowDescription(
        .vstack(alignment: .center, spacing: nil, children: [RowDescription(.divider), tree]))
    }
    let error = #expect(throws: RowError.self) { try PreparedRow(tree) }
    #expect((error?.path.utf8.count ?? 0) > 2000)
    #expect((error?.description.utf8.count ?? .max) <= 2000)
    let name = String(repeating: "名", count: 3000)
    let unknown = #expect(throws: RowError.self) { try PreparedRow(view: Image(name)) }
    #expect((unknown?.description.utf8.count ?? .max) <= 2000)
  }
}
