import Testing

@Suite struct TextICUTests {
  @Test func builds() {}
}
