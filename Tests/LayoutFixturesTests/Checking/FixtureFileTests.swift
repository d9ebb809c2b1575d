import Foundation
import TestSupport
import Testing

@testable import LayoutFixtures

@Suite struct FixtureFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ rows: String, format: Int = 1) throws -> FixtureFile {
    FixtureFile(
      try folder.write(
        "{\"format\": \(format), \"widths\": [100], \"rows\": [\(rows)]}", to: "rows.json"))
  }

  private func leaf(_ id: String, expected: String) -> String {
    "{\"id\": \"\(id)\", \"tree\": {\"kind\": \"leaf\", \"w\": 5, \"h\": 7}\(expected)}"
  }

  @Test func aFixtureThatHoldsGivesNoMessage() throws {
    let file = try file(leaf("a", expected: ", \"expected\": {\"100\": 7}"))
    #expect(file.verify(isRecording: false) == nil)
  }

  @Test func whatDiffersIsListed() throws {
    let rows = (1...30).map { leaf("r\($0)", expected: ", \"expected\": {\"100\": 8}") }.joined(
      separator: ",")
    let file = try file(rows)
    let message = try #require(file.verify(isRecording: false))
    #expect(
      message.hasPrefix(
        "\(file.path) is not as expected:\n  r1 at 100: height is 7, expected 8 (1 less); L2: has a size of its own\n"
      ))
    #expect(message.hasSuffix("\n  and 10 more"))
  }

  @Test func eachFaultHasItsMessage() throws {
    #expect(
      try file("", format: 9).verify(isRecording: false)?.contains("this document is of format 9") == true)
    #expect(try file("{}").verify(isRecording: false)?.contains("\"tree\" is missing") == true)
    #expect(try file("").verify(isRecording: false)?.contains("it has no rows") == true)
    let missing = FixtureFile(folder.url.appending(path: "no.json").path)
    #expect(missing.verify(isRecording: false)?.hasSuffix("no.json: No such file or directory") == true)
    #expect(missing.verify(isRecording: true)?.hasSuffix("no.json: No such file or directory") == true)
  }

  /// A test that cannot fail would pass for ever.
  @Test(arguments: ["", #", "expected": {}"#, #", "proposal": {"width": 9}, "expected": {"frames": {}}"#])
  func aRowThatExpectsNothingIsNotAsExpected(expected: String) throws {
    let rows = leaf("a", expected: ", \"expected\": {\"100\": 7}") + "," + leaf("b", expected: expected)
    let message = try #require(try file(rows).verify(isRecording: false))
    #expect(message.contains("rows.json:1:"))
    #expect(message.contains("row \"b\": nothing is expected of it; selfsize record writes what it measures"))
  }

  @Test func recordingWritesAndFails() throws {
    let file = try file(leaf("a", expected: ", \"expected\": {\"100\": 8}") + "," + leaf("b", expected: ""))
    let message = try #require(file.verify(isRecording: true))
    #expect(
      message == """
        recorded \(file.path); unset SELFSIZING_RECORD to verify it
          a at 100: height is 7, expected 8 (1 less); L2: has a size of its own
          b: new
        """)
    #expect(file.verify(isRecording: false) == nil)
    #expect(file.verify(isRecording: true)?.hasSuffix("\n  nothing changed") == true)
  }

  @Test func aRowOfAFileIsFoundByItsName() throws {
    let file = try file(leaf("a", expected: "") + "," + leaf("b", expected: ""))
    #expect(try file.row("b").verify(heights: [10: 7]) == nil)
    #expect(throws: DocumentError.self) { try file.row("c") }
    do { _ = try file.row("c") } catch { #expect("\(error)".hasSuffix("has no row \"c\"; it has a, b")) }
  }

  @Test func relativePathsStartAtTheSourceFile() {
    #expect(
      FixtureFile("Fixtures/a.json").path.hasSuffix("/Tests/LayoutFixturesTests/Checking/Fixtures/a.json"))
    #expect(FixtureFile("/a.json").path == "/a.json")
  }

  @Test func theVariableIsOnUnlessEmptyOrZero() {
    #expect(Recording.isOn("1"))
    #expect(!Recording.isOn("0"))
    #expect(!Recording.isOn(""))
  }
}
