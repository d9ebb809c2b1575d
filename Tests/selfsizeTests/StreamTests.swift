import Foundation
import TestSupport
import Testing

/// Streams as pipelines have them: bad lines, readers that go away, full disks, signals, and files that are written whole or
/// not at all.
@Suite struct StreamTests {
  private let row = #"{"tree": {"kind": "leaf", "w": 1, "h": 3}}"# + "\n"
  private let header = #"{"format": 1, "widths": [100]}"# + "\n"

  // MARK: - Bad lines

  @Test func badLinesAreReportedWithTheirNumbersAndSkipped() throws {
    let stream = header + row + "{\n" + row + #"{"tree": {"kind": "stak"}}"# + "\n" + row
    let result = try Tool.run(
      ["measure", "-", "--format", "json", "--bad-lines", "skip"], input: stream)
    #expect(result.code == 2)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.errors.contains("standard input:3:"))
    #expect(result.errors.contains("standard input:5:"))
    #expect(result.errors.hasSuffix("2 bad lines skipped\n"))
    let stopped = try Tool.run(["measure", "-", "--format", "json"], input: stream)
    #expect(stopped.code == 2)
    #expect(stopped.output.split(separator: "\n").count == 1)
    #expect(!stopped.errors.contains("standard input:5:"))
  }

  @Test func labelsKeepTheirOrderAroundBadLines() throws {
    let folder = try TemporaryFolder()
    let stacks = try folder.write(#"{"ui": {"fonts": ["DejaVuSans.ttf"]}}"#, to: "stacks.json")
    let lines = (0..<200).map { number in
      number % 7 == 3
        ? #"{"id": "\#(number)", "stack": "none", "text": "no such stack"}"#
        : #"{"id": "\#(number)", "stack": "ui", "text": "number \#(number)"}"#
    }
    let result = try Tool.run(
      ["wrap", "-", "--stacks", stacks, "--width", "40", "--bad-lines", "skip"],
      input: lines.joined(separator: "\n"))
    #expect(result.code == 2)
    let ids = result.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst(2).first.flatMap { Int($0) }
        ?? line.split(separator: "\"").dropFirst(3).first.flatMap { Int($0) }
    }
    #expect(ids == (0..<200).filter { $0 % 7 != 3 })
    #expect(result.errors.contains("standard input:4:"))
    #expect(result.errors.hasSuffix("29 bad lines skipped\n"))
  }

  @Test func aFileThatCannotBeReadEndsTheRunAllTheSame() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      ["measure", folder.url.path, "--format", "json", "--bad-lines", "skip"])
    #expect(result.code == 2)
    #expect(result.errors.contains("cannot read"))
  }

  // MARK: - Memory

  @Test func aStreamTakesTheSameMemoryHoweverLongItIs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "out")
    let input = Pipe()
    let process = Process()
    process.executableURL = Tool.folder.appending(path: "selfsize")
    process.arguments = ["measure", "-", "--format", "json"]
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: path))
    try process.run()
    // A pipe holds 64 KB: when something was written, nearly all of it was read.
    func peakAfter(_ text: String) throws -> Int {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }
    let early = try peakAfter(header + String(repeating: row, count: 5_000))
    let late = try peakAfter(String(repeating: row, count: 50_000))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.read("out").utf8.count { $0 == UInt8(ascii: "\n") } == 55_000)
    // In kilobytes; the lines and their results are more than ten times as many.
    #expect(late < early + 4_096 || !isPlainBuild, "\(early) KB after 5,000 rows, \(late) KB after 55,000")
  }

  /// Whether memory counts: sanitizers keep what was freed.
  private var isPlainBuild: Bool { AllocationCount.isAvailable }

  // MARK: - Output

  /// Runs a script in bash; `$tool` is the tool's path, `$input` a stream of rows.
  private func shell(_ script: String, rows: Int = 20_000) throws -> Tool.Result {
    let folder = try TemporaryFolder()
    let input = try folder.write(header + String(repeating: row, count: rows), to: "rows.ndjson")
    return try Tool.shell(script, environment: ["input": input])
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func aReaderThatGoesAwayEndsTheToolWithoutAWord(before: String) throws {
    let result = try shell(
      before + #""$tool" measure "$input" --format json | head -n 1; exit ${PIPESTATUS[0]}"#)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.isEmpty)
    #expect(result.code == 128 + SIGPIPE)
  }

  @Test(arguments: [10, 20_000])
  func aFullDiskIsAnError(rows: Int) throws {
    let result = try shell(#""$tool" measure "$input" --format json > /dev/full"#, rows: rows)
    #expect(result.code == 2)
    #expect(result.errors == "error: cannot write to standard output: No space left on device\n")
    #expect(try shell(#""$tool" --help > /dev/full"#).code == 2)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheToolAfterEveryFinishedLine(signal: Int32) throws {
    let count = 50
    // The tool waits for more input when the signal comes. Nothing tells when it has measured what it got, so the wait is
    // doubled until it had the time.
    var wait = 0.05
    var lines = 0
    repeat {
      let (input, output) = (Pipe(), Pipe())
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      // Whoever runs the tests may ignore signals, which would then be inherited.
      process.arguments = [
        "--default-signal=INT,TERM,HUP", Tool.folder.appending(path: "selfsize").path, "measure", "-",
        "--format", "json",
      ]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      try input.fileHandleForWriting.write(
        contentsOf: Data((header + String(repeating: row, count: count)).utf8))
      Thread.sleep(forTimeInterval: wait)
      kill(process.processIdentifier, signal)
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      #expect(bytes.isEmpty || bytes.last == UInt8(ascii: "\n"), "a line was cut")
      lines = bytes.count { $0 == UInt8(ascii: "\n") }
      wait *= 2
    } while lines < count && wait < 20
    #expect(lines == count)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let result = try shell(
      #"trap '' HUP; (sleep 0.2; kill -HUP $$) & { cat "$input"; sleep 0.4; } | exec "$tool" measure - --format json | wc -l"#,
      rows: 10)
    #expect(result.output == "10\n")
    #expect(result.code == 0)
  }

  // MARK: - Recording

  // Sanitizers do not stand files that cannot grow.
  @Test(.enabled(if: AllocationCount.isAvailable), arguments: [true, false])
  func recordingThatCannotFinishLeavesTheOldFile(dies: Bool) throws {
    let folder = try TemporaryFolder()
    let rows = (0..<200).map { #"{"id": "\#($0)", "tree": {"kind": "leaf", "w": 1, "h": 3}}"# }
    let document = #"{"format": 1, "widths": [100], "rows": ["# + rows.joined(separator: ",\n") + "]}"
    let path = try folder.write(document, to: "rows.json")
    // No file may grow beyond a kilobyte: the process dies in the middle of writing, or is told so where it ignores the signal.
    let start = dies ? "env --default-signal=XFSZ" : "env --ignore-signal=XFSZ"
    let result = try shell("ulimit -f 1; \(start) \"$tool\" record '\(path)' 2>&1; exit $?")
    #expect(try folder.read("rows.json") == document)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    if dies {
      #expect(result.code == 128 + SIGXFSZ)
    } else {
      #expect(result.code == 2)
      #expect(result.output.contains("cannot write \(path): File too large"))
      #expect(files == ["rows.json"])
    }
    #expect(try Tool.run(["record", path]).code == 0)
    #expect(try Tool.run(["verify", path]).code == 0)
  }
}
