import Testing

@Suite struct RowLayoutTests {
  @Test func builds() {}
}
