import LayoutFixtures
import Testing

/// Whole numbers of traces, as far out as a double goes.
@Suite struct WholeNumberTests {
  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "-9007199254740994", "9007199254740994", "1e18", "-1e18",
    "1e308",
    "0.5", "-9223372036854775809",
  ])
  func numbersThatNoListCountsAreRefused(number: String) throws {
    for event in [
      #"{"query":{"height":{"row":\#(number)}}}"#, #"{"load":{"rows":{"count":\#(number)}}}"#,
      #"{"batch":{"deleteSections":[\#(number)]}}"#,
    ] {
      var replay = TraceReplay()
      _ = try replay.step(SourceText(name: "t", string: #"{"configure":{"viewport":100}}"#))
      #expect {
        try replay.step(SourceText(name: "t", string: event))
      } throws: {
        ($0 as? DocumentError)?.code == .invalidValue
      }
      // The replay goes on.
      _ = try replay.step(SourceText(name: "t", string: #"{"load":{"rows":{"count":3}},"frame":true}"#))
    }
  }
}
