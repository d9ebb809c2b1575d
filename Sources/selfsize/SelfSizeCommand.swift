internal import ArgumentParser
internal import Glibc
internal import LayoutFixtures
internal import SelfSizing

/// The tool: parses arguments, calls the modules, prints. One place turns errors into messages and exit codes.
@main
struct SelfSizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selfsize",
    abstract: "Tells how tall rows are at any width, before any view exists.",
    discussion: """
      Exit codes: 0 success, 1 a fixture fell short of what it expects, 2 bad use or bad input.
      """,
    version: "0.1.0",
    subcommands: [
      MeasureCommand.self, WrapCommand.self, VerifyCommand.self, RecordCommand.self, ReplayCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
      try StandardOutput.flush()
    } catch {
      stop(with: error)
    }
  }

  /// Prints what an error says and ends the process with the exit code it stands for.
  private static func stop(with error: any Error) -> Never {
    // What was already finished is printed before the message.
    let printed: Void? = try? StandardOutput.flush()
    if let code = error as? ExitCode { Glibc.exit(printed == nil ? 2 : code.rawValue) }
    if exitCode(for: error).isSuccess {
      print(fullMessage(for: error))
      Glibc.exit(printed == nil ? 2 : 0)
    }
    let message =
      switch error {
      case let error as DocumentError: "error: \(error)"
      case let error as ToolError: "error: \(error)"
      case let error as FontError: "error: \(error)"
      default: fullMessage(for: error)
      }
    StandardError.print(message)
    Glibc.exit(2)
  }
}
