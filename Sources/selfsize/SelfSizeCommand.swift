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
      Exit codes: 0 success, 1 a fixture fell short of what it expects, 2 bad use, bad input, or output that cannot be written.
      """,
    version: "0.1.0",
    subcommands: subcommands)

  private static var subcommands: [any ParsableCommand.Type] {
    var commands: [any ParsableCommand.Type] = [
      MeasureCommand.self, WrapCommand.self, VerifyCommand.self, RecordCommand.self, RenderCommand.self,
      ReplayCommand.self, ServeCommand.self, CompileCommand.self, KitCommand.self,
    ]
    #if SystemFonts
      commands.append(FontsCommand.self)
    #endif
    return commands
  }

  static func main() {
    Signals.listen()
    do {
      try checkArguments()
      var command = try parseAsRoot()
      try command.run()
      try StandardOutput.flush()
    } catch {
      stop(with: error)
    }
  }

  /// Refuses names that are no UTF-8: spelled otherwise, they are those of other files.
  private static func checkArguments() throws(ToolError) {
    for (index, argument) in CommandLine.arguments.enumerated() {
      guard let bytes = unsafe CommandLine.unsafeArgv[index] else { return }
      guard unsafe String(validatingCString: bytes) != nil else {
        throw ToolError("\(argument) is no UTF-8, and cannot be read as an argument")
      }
    }
  }

  /// Prints what an error says and ends the process with the exit code it stands for.
  private static func stop(with error: any Error) -> Never {
    // What was already finished is printed before the message.
    var isPrinted = printed { try StandardOutput.flush() }
    if let code = error as? ExitCode { Glibc.exit(isPrinted ? code.rawValue : 2) }
    if exitCode(for: error).isSuccess {
      isPrinted = printed {
        try StandardOutput.print(fullMessage(for: error))
        try StandardOutput.flush()
      }
      Glibc.exit(isPrinted ? 0 : 2)
    }
    StandardError.print(describe(error).map { "error: " + $0 } ?? fullMessage(for: error).asMessage)
    Glibc.exit(2)
  }

  /// True if `body` could print; prints an error if not.
  private static func printed(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      StandardError.print("error: \(error)")
      return false
    }
  }
}

/// The message of an error about the input; nil for others, as those about arguments.
func describe(_ error: any Error) -> String? {
  switch error {
  case let error as DocumentError: "\(error)"
  case let error as ToolError: "\(error)".asMessage
  case let error as FontError: "\(error)".asMessage
  default: nil
  }
}
