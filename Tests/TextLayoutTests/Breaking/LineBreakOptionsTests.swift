import Testing
import TextLayout

@Suite struct LineBreakOptionsTests {
  @Test("The language tag's Unicode extension sets strictness and keep-all; arguments go before it")
  func extensions() {
    #expect(LineBreakOptions(language: "ja").strictness == .normal)
    #expect(LineBreakOptions(language: "ja-u-lb-strict").strictness == .strict)
    #expect(LineBreakOptions(language: "ja-JP-U-CA-japanese-LB-Loose").strictness == .loose)
    #expect(LineBreakOptions(language: "ko-u-lw-keepall").keepsAll)
    #expect(LineBreakOptions(language: "ko-u-lw-keepall-lb-strict").strictness == .strict)
    #expect(!LineBreakOptions(keepsAll: false, language: "ko-u-lw-keepall").keepsAll)
    #expect(LineBreakOptions(strictness: .normal, language: "ja-u-lb-strict").strictness == .normal)
  }

  @Test(
    "Private use, unknown values and broken tags set nothing",
    arguments: ["", "-", "u-", "x-u-lb-strict-", "ja-u-lb", "ja-u-lb-what", "en-a-u-lb"])
  func others(tag: String) {
    let options = LineBreakOptions(language: tag)
    #expect(options.strictness == .normal)
    #expect(!options.keepsAll)
  }

  @Test(
    "Chinese has quotes that open and close",
    arguments: [
      ("zh", true), ("zh-Hant-TW", true), ("ZH-hans", true), ("zha", false), ("ja", false), ("z", false),
    ])
  func chinese(tag: String, expected: Bool) {
    #expect(LineBreakOptions(language: tag).hasChineseQuotes == expected)
  }

  @Test(
    "Where lines end anywhere a soft hyphen shows one, and stays with what stands before it but for spaces (P5, C7)"
  )
  func softHyphens() {
    var options = LineBreakOptions()
    options.breaksAnywhere = true
    let breaks = LineBreaker(options: options).breaks(in: "a\u{AD}) \u{AD}b".utf8.span)
    #expect(breaks.map(\.offset) == [3, 4, 5, 7])
    #expect(breaks.map(\.isSoftHyphen) == [true, false, false, true])
  }
}
