import TestSupport
import Testing

@Suite struct ReplayTests {
  private func replay(_ trace: String) throws -> Tool.Result { try Tool.run(["replay", "-"], input: trace) }

  @Test func givesAStatePerLine() throws {
    let result = try replay(
      """
      {"configure":{"viewport":200,"estimates":50}}
      {"load":{"rows":{"count":1000}}}
      {"scrollTo":{"row":500},"frame":true}

      """)
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last?.contains("\"content\": 9600000, \"asked\": [\"500\"") == true)
  }

  @Test func aMalformedLineEndsTheReplayWithItsPlace() throws {
    let result = try replay("{\"configure\":{}}\n{\"scroll\":{\"by\":}}\n{\"frame\":true}\n")
    #expect(result.code == 2)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("error: standard input:2:17: expected a value"))
  }

  @Test func anUnknownKeyEndsTheReplayAndIsNamed() throws {
    let result = try replay("{\"configure\":{\"viewprt\":100}}\n")
    #expect(result.code == 2)
    #expect(result.errors.contains("viewport"))
  }

  @Test func aRefusedEventChangesNothingAndTheReplayGoesOn() throws {
    let result = try replay(
      """
      {"configure":{"viewport":100,"estimates":50}}
      {"load":{"rows":{"count":3}}}
      {"batch":{"deletes":[[0,9]]}}
      {"frame":true}

      """)
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].contains("out-of-range"))
  }
}
