import Testing

@Suite struct LayoutFixturesTests {
  @Test func builds() {}
}
