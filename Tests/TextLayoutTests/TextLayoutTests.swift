import Testing

@Suite struct TextLayoutTests {
  @Test func builds() {}
}
