import Foundation
import TestSupport
import Testing

/// `selfsize serve` from the outside: clients in other languages, and a pipe that waits for each answer.
@Suite struct ServeTests {
  private static func has(_ program: String) -> Bool {
    (try? Tool.shell("command -v \(program)").code) == 0
  }

  @Test(.enabled(if: has("python3"), "python3 is not installed"))
  func aClientInPythonGetsEveryAnswerOfTheTable() throws { try check("python3", "serve_client.py") }

  @Test(.enabled(if: has("node"), "node is not installed"))
  func aClientInJavaScriptGetsEveryAnswerOfTheTable() throws { try check("node", "serve-client.mjs") }

  private func check(_ interpreter: String, _ client: String) throws {
    let path = ProjectFolders.root.appending(path: "Tests/selfsizeTests/Clients/\(client)").path
    let result = try Tool.shell("\(interpreter) '\(path)' \"$tool\" '\(ProjectFolders.fixtures.path)'")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.hasSuffix(" results, exit code 0\n"), "\(result.output)")
    #expect(Int(result.output.prefix { $0.isNumber }) ?? 0 > 700)
  }

  @Test func eachAnswerIsThereBeforeTheNextRequestIsWritten() throws {
    let request = #"{"id": 1, "measure": {"tree": {"kind": "leaf", "w": 1, "h": 3}}, "widths": [9]}"#
    try expectAnswers(["serve"], requests: [request, request, request])
  }

  /// Lines of `measure -` and `replay -` come at once where the output is no regular file.
  @Test func streamsAnswerEachLineAtOnceWhereTheOutputIsAPipe() throws {
    let row = #"{"tree": {"kind": "leaf", "w": 1, "h": 3}}"#
    try expectAnswers(
      ["measure", "-", "--format", "json"], head: #"{"format": 1, "widths": [9]}"#, requests: [row, row])
    try expectAnswers(
      ["replay", "-"], requests: [#"{"configure": {}}"#, #"{"load": {"rows": {"count": 9}}}"#])
  }

  private func expectAnswers(_ arguments: [String], head: String? = nil, requests: [String]) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Tool.folder.appending(path: "selfsize")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer { process.waitUntilExit() }
    defer { try? input.fileHandleForWriting.close() }
    if let head { try input.fileHandleForWriting.write(contentsOf: Data((head + "\n").utf8)) }
    for request in requests {
      try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
      var descriptor = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let isThere = unsafe poll(&descriptor, 1, 60_000) == 1
      try #require(isThere, "no answer within a minute")
      let answer = output.fileHandleForReading.availableData
      #expect(answer.last == UInt8(ascii: "\n"))
      #expect(answer.count { $0 == UInt8(ascii: "\n") } == 1)
    }
  }

  @Test func aLineThatIsTooLongIsAnAnswerAndTheNextIsRead() throws {
    let input = String(repeating: " ", count: 100) + "{}\n" + #"{"id": 1, "list": "a", "close": true}"# + "\n"
    let result = try Tool.run(["serve", "--max-line", "60"], input: input)
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#"{"id": null, "error": {"code": "tooLong""#) == true)
    #expect(lines.last?.hasPrefix(#"{"id": 1, "error""#) == true)
  }
}
