import LayoutFixtures
import XCTest

final class QuoteFixtureTests: XCTestCase {
  func testTheFixtureHolds() throws {
    XCTAssertNil(FixtureFile("Fixtures/quote.json").verify())
    let row = try FixtureFile("Fixtures/quote.json").row("lao-tzu")
    XCTAssertNil(row.verifyHeights(within: 40...400, widths: 120...1000))
  }
}
