internal import Glibc
internal import LayoutFixtures
internal import Synchronization

/// The standard output, gathered into blocks; what cannot be written is an error, never lost in silence.
enum StandardOutput {
  private static let blockSize = 1 << 16
  private static let pending = Mutex<[UInt8]>([])

  /// True if somebody may be waiting for each line: a pipe or a terminal, no file.
  private static let isInteractive = {
    var status = stat()
    return unsafe fstat(STDOUT_FILENO, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }()

  /// Ends the answer to a line of a stream: a program that waits for it gets it now.
  static func endAnswer() throws {
    if isInteractive { try flush() }
  }

  /// Adds a line; the line feed is put here.
  static func print(_ line: some StringProtocol) throws {
    try pending.withLock { pending in
      pending += line.utf8
      pending.append(UInt8(ascii: "\n"))
      if pending.count >= blockSize { try write(&pending) }
    }
  }

  /// Adds lines.
  static func print(_ lines: some Sequence<String>) throws {
    for line in lines { try print(line) }
  }

  /// Writes out what was gathered.
  static func flush() throws { try pending.withLock { try write(&$0) } }

  /// Writes out what was gathered unless another thread is at it; whether it came to that.
  static func flushIfFree() -> Bool {
    pending.withLockIfAvailable { try? write(&$0) } != nil
  }

  private static func write(_ pending: inout [UInt8]) throws(ToolError) {
    defer { pending.removeAll(keepingCapacity: true) }
    guard OutputFile.write(pending, to: STDOUT_FILENO) else {
      throw ToolError("cannot write to standard output: \(unsafe String(cString: strerror(errno)))")
    }
  }
}

/// The standard error: messages and progress.
enum StandardError {
  /// True if somebody may be watching.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Prints a line; what cannot be written is let go, as there is nowhere left to say so.
  static func print(_ line: String) { write(line + "\n") }

  /// Prints text as it is, as a line of progress that ends in a carriage return.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
