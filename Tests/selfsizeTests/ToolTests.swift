import TestSupport
import Testing

@Suite struct ToolTests {
  @Test func helpIsPrintedAndIsNoError() throws {
    let result = try Tool.run(["--help"])
    #expect(result.code == 0)
    #expect(result.output.contains("USAGE: selfsize"))
    #expect(result.errors.isEmpty)
  }

  @Test func badUseEndsWithCode2AndPrintsNothingOnStandardOutput() throws {
    let result = try Tool.run(["--no-such-option"])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("--no-such-option"))
  }
}
