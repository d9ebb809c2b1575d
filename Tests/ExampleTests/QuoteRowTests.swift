import LayoutFixtures
import Testing

@Suite struct QuoteRowTests {
  @Test func theQuoteIsAsTallAsItsLines() throws {
    let row = try RowTest(QuoteRow(text: "The journey of a thousand miles", author: "Lao Tzu"))
    #expect(row.verify(heights: [160: 109.5, 320: 53]) == nil)
    #expect(row.verifyNeverTaller() == nil)
    #expect(row.verify(snapshot: "Fixtures/quote.txt", widths: [160, 320]) == nil)
  }
}
