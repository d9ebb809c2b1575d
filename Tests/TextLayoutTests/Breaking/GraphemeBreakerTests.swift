import Foundation
import TestSupport
import Testing
import TextLayout

/// Rule W3: grapheme clusters of UAX #29, Unicode 16.0.
@Suite struct GraphemeBreakerTests {
  private let breaker = GraphemeBreaker()

  @Test(
    "GraphemeBreakTest.txt of Unicode 15.0 holds but for what 16.0 changes",
    .enabled(if: unicodeData != nil, "the package unicode-data is not installed"))
  func graphemeBreakTest() throws {
    let folder = try #require(unicodeData)
    let cases = try BreakTestCase.cases(in: folder.appending(path: "GraphemeBreakTest.txt"))
    #expect(cases.count > 600)
    let failures = cases.filter { breaker.boundaries(in: $0.text.utf8Span.span) != $0.breaks }
    for failure in failures.prefix(40) {
      print(failure.line, breaker.boundaries(in: failure.text.utf8Span.span), failure.breaks)
    }
    #expect(failures.isEmpty)
  }
}
