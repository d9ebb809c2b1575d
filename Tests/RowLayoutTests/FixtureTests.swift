import Foundation
import RowLayout
import TestSupport
import Testing

/// A row of a fixture file whose texts are stand-ins.
struct FixtureRow: CustomTestStringConvertible, Sendable {
  let file: String
  let environment: RowEnvironment
  let row: RowEntry

  var testDescription: String { "\(file) \(row.id ?? "")" }

  static let files = ["cell-view.json", "complicated-cell-view.json", "typical-cells.json", "flexible.json"]

  static let all: [FixtureRow] = files.flatMap { file -> [FixtureRow] in
    do {
      let data = try Data(contentsOf: ProjectFolders.fixtures.appending(path: "Rows/\(file)"))
      let document = try JSONDecoder().decode(RowDocument.self, from: data)
      return document.rows.map { FixtureRow(file: file, environment: document.environment, row: $0) }
    } catch {
      Issue.record("\(file): \(error)")
      return []
    }
  }.filter { !$0.needsEngine }

  /// Rows of real text are checked where fonts are at hand.
  private var needsEngine: Bool {
    do throws(RowError) {
      _ = try row.prepared(in: environment)
      return false
    } catch { return error.code == .missingTextEngine }
  }
}

@Suite struct FixtureTests {
  @Test("Typical cells have the heights worked out by hand", arguments: FixtureRow.all)
  func heights(_ fixture: FixtureRow) throws {
    let row = try fixture.row.prepared(in: fixture.environment)
    guard case .heights(let heights) = fixture.row.expected else {
      Issue.record("No expected heights")
      return
    }
    #expect(!heights.isEmpty)
    for (width, height) in heights {
      let found = try row.height(width: try #require(Double(width)))
      #expect(abs(found - height) <= 0.01, "at \(width): \(found), not \(height)")
    }
  }

  @Test("There are the two cells of the article and twenty more")
  func fixturesAreThere() {
    #expect(FixtureRow.all.count >= 24)
  }

  @Test("A reason is a line to read")
  func reasonsAreLines() throws {
    let row = try PreparedRow(view: Rectangle().frame(height: 20).id("bar").padding(4))
    #expect(
      try row.why(width: 100).map(\.description) == [
        "padding: 100.0 x 28.0, proposed 100.0 x nil; D1: the child is proposed what is left inside the insets",
        "  frame \"bar\": 92.0 x 20.0, proposed 92.0 x nil; F1: the given dimensions replace those proposed; the others are "
          + "the child's",
        "    rect: 92.0 x 20.0, proposed 92.0 x 20.0; L1: takes what is proposed, 10 where nothing is",
      ])
  }

  @Test("The tree of why names a rule for every part that is shown", arguments: FixtureRow.all)
  func why(_ fixture: FixtureRow) throws {
    let row = try fixture.row.prepared(in: fixture.environment)
    let proposal = ProposedSize(width: 320, height: nil)
    let reasons = try row.why(proposal)
    #expect(reasons.count == (try row.layout(proposal)).entries.count)
    #expect(reasons.allSatisfy { !$0.rule.isEmpty && !$0.reason.isEmpty })
    #expect(reasons.first?.proposal == proposal)
    #expect(try row.why(width: 320).map(\.description) == reasons.map(\.description))
  }
}
