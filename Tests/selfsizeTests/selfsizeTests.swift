import Testing

@Suite struct selfsizeTests {
  @Test func builds() {}
}
