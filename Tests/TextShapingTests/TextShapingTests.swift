import Testing

@Suite struct TextShapingTests {
  @Test func builds() {}
}
