import Testing

@Suite struct ListLayoutTests {
  @Test func builds() {}
}
