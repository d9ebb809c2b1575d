import Foundation
import TestSupport
import Testing
import TextLayout

/// Rule P4: the breaks of UAX #14, Unicode 16.0, against others' answers.
@Suite struct LineBreakConformanceTests {
  private func breaks(of text: String) -> [Int] {
    LineBreaker(options: LineBreakOptions(strictness: .strict)).breaks(in: text.utf8Span.span)
      .map(\.offset).filter { $0 < text.utf8.count }
  }

  private func failures(_ cases: [BreakTestCase]) -> [BreakTestCase] {
    cases.filter { breaks(of: $0.text) != $0.breaks }
  }

  @Test(
    "The strings of a second implementation break as it says, but for the known errors of its own",
    .enabled(if: ProjectFolders.oracle != nil, "SELFSIZING_ORACLE is not set"),
    arguments: [("random-16.txt", 20_000, 31), ("test-strings-16.txt", 7_654, 0)])
  func oracle(file: String, count: Int, errors: Int) throws {
    let folder = try #require(ProjectFolders.oracle)
    let cases = try BreakTestCase.cases(in: folder.appending(path: "linebreak/\(file)"))
    #expect(cases.count == count)
    let failures = failures(cases)
    #expect(failures.filter { LineBreakOracleErrors.cause(of: $0.text) == nil }.isEmpty)
    #expect(failures.count == errors)
  }

  @Test(
    "LineBreakTest.txt of Unicode 15.0 holds but for the strings that the rules of 16.0 change",
    .enabled(if: unicodeData != nil, "the package unicode-data is not installed"))
  func lineBreakTest() throws {
    let folder = try #require(unicodeData)
    let cases = try BreakTestCase.cases(in: folder.appending(path: "LineBreakTest.txt"))
    #expect(cases.count > 7000)
    #expect(failures(cases).count == 31)
  }
}
