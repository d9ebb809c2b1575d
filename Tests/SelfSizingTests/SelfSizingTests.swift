import Testing

@Suite struct SelfSizingTests {
  @Test func builds() {}
}
