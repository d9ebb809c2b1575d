internal import ArgumentParser
internal import LayoutFixtures

/// The handling of lines and rows that cannot be read or measured.
struct BadLines {
  /// `--bad-lines`
  enum Policy: String, CaseIterable, ExpressibleByArgument {
    /// The first ends the run.
    case stop
    /// Each is reported, and the run goes on with the next.
    case skip
  }

  /// The help text of the option.
  static let help: ArgumentHelp =
    "What a bad line or row does: stop ends the run with it; skip reports it with its number and goes on, with exit code 2 at the end."

  let policy: Policy
  private var count = 0

  init(_ policy: Policy) { self.policy = policy }

  /// Does something with each line or row that there is.
  mutating func forEach<Line>(_ next: () throws -> Line?, _ body: (Line) throws -> Void) throws {
    var isAtEnd = false
    while !isAtEnd {
      try attempt {
        guard let line = try next() else { return isAtEnd = true }
        try body(line)
      }
    }
  }

  /// Does something with the next line: a fault of the line is reported where the run goes on, and thrown where not.
  private mutating func attempt(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as DocumentError where policy == .skip && error.code != .unreadable {
      count += 1
      // Behind the results before it.
      try StandardOutput.flush()
      StandardError.print("error: \(error)")
    }
  }

  /// Ends the run: with exit code 2 if anything was skipped.
  func finish() throws {
    guard count > 0 else { return }
    try StandardOutput.flush()
    StandardError.print("\(counted(count, "bad line")) skipped")
    throw ExitCode(2)
  }
}
