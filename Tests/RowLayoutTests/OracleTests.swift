import Foundation
import RowLayout
import TestSupport
import Testing

/// A case of the outside oracle: a row of the project's format with notes of its own.
struct OracleCase: Decodable, CustomTestStringConvertible {
  let id: String
  let tree: RowDescription
  let env: EnvironmentChange?
  let proposal: ProposedSize
  let expected: RowEntry.Expected
  let confidence: String?

  var testDescription: String { id }

  /// The cases of every file of the oracle.
  static let all: [OracleCase] = {
    struct File: Decodable { let cases: [OracleCase] }
    guard let folder = ProjectFolders.oracle else { return [] }
    return ["cases", "measured"].flatMap { name in
      do {
        let data = try Data(contentsOf: folder.appending(path: "rows/\(name).json"))
        return try JSONDecoder().decode(File.self, from: data).cases
      } catch {
        Issue.record("The oracle's \(name) cannot be read: \(error)")
        return []
      }
    }
  }()
}

@Suite struct OracleTests {
  @Test(
    "Every case of the oracle comes out, frames included", .enabled(if: ProjectFolders.oracle != nil),
    arguments: OracleCase.all)
  func oracleCase(_ given: OracleCase) throws {
    let row = try PreparedRow(
      given.tree, environment: RowEnvironment().applying(given.env ?? EnvironmentChange()))
    expectLayout(row, given.proposal, given.expected)
  }

  @Test("The oracle has cases", .enabled(if: ProjectFolders.oracle != nil))
  func oracleHasCases() {
    #expect(OracleCase.all.count >= 236)
  }
}

/// Compares a row's size and frames with what is expected.
func expectLayout(
  _ row: PreparedRow, _ proposal: ProposedSize, _ expected: RowEntry.Expected, tolerance: Double = 0.01,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard case .layout(let size, let frames) = expected else { return }
  do {
    let layout = try row.layout(proposal)
    if let size {
      #expect(
        abs(layout.size.width - size.width) <= tolerance, "width \(layout.size.width), not \(size.width)")
      #expect(
        abs(layout.size.height - size.height) <= tolerance, "height \(layout.size.height), not \(size.height)"
      )
    }
    for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let found = layout.frame(id) else {
        Issue.record("No frame of \(id)", sourceLocation: sourceLocation)
        continue
      }
      let distance = max(
        abs(found.x - frame.x), abs(found.y - frame.y), abs(found.width - frame.width),
        abs(found.height - frame.height))
      #expect(distance <= tolerance, "\(id): \(found), not \(frame)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
