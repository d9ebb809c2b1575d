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
    process.executableURL = self.folder.appending(path: program)
    process.arguments = arguments
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
