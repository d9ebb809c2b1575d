public import Foundation

/// Runs the programs that were built beside the tests.
public enum Tool {
  /// What a finished run left.
  public struct Result: Sendable {
    /// The exit code.
    public var code: Int32
    /// Everything on standard output.
    public var output: String
    /// Everything on standard error.
    public var errors: String
  }

  /// The folder of built products: that of the running test program.
  public static var folder: URL {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent()
  }

  /// Runs a built program to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - program: the name of an executable product or a snippet.
  ///   - input: what stands on its standard input.
  ///   - directory: where it runs; the project's top folder if nil.
  public static func run(
    _ arguments: [String], program: String = "selfsize", input: String = "", in directory: URL? = nil
  ) throws -> Result {
    try run(folder.appending(path: program), arguments, input: input, in: directory)
  }

  /// Runs a script in bash, which sets up what a pipeline may; `$tool` is the path of `selfsize`.
  public static func shell(_ script: String, environment: [String: String] = [:]) throws -> Result {
    let tool = ["tool": folder.appending(path: "selfsize").path]
    return try run(
      URL(filePath: "/bin/bash"), ["-c", script], environment: tool.merging(environment) { $1 })
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in directory: URL? = nil
  ) throws -> Result {
    let folder = URL.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a pipe that nobody drains would stop the program.
    let files = try ["in", "out", "err"].map { name in
      let file = folder.appending(path: name)
      try Data(name == "in" ? input.utf8 : "".utf8).write(to: file)
      return file
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = directory ?? ProjectFolders.root
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
