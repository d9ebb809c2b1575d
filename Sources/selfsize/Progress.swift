internal import LayoutFixtures

/// Shows on a terminal how far a run over many documents got; elsewhere nothing.
struct Progress {
  private let total: Int
  private let isShown = StandardError.isTerminal
  private let clock = ContinuousClock()
  private var done = 0
  private var isOnScreen = false
  private var lastShown: ContinuousClock.Instant?

  /// A run over so many documents.
  init(total: Int) { self.total = total }

  /// Notes that the next document is looked at; the line changes ten times a second at most.
  mutating func begin(_ file: String) {
    defer { done += 1 }
    guard isShown, total > 1 else { return }
    let now = clock.now
    if let lastShown, lastShown.duration(to: now) < .milliseconds(100) { return }
    lastShown = now
    clear()
    StandardError.write("\(done)/\(total) \(String(file.suffix(60)).withVisibleControls)\r")
    isOnScreen = true
  }

  /// Takes the line off the screen.
  mutating func clear() {
    if isOnScreen { StandardError.write("\u{1B}[K") }
    isOnScreen = false
  }

  /// Prints a line of results.
  mutating func print(_ line: String) throws {
    clear()
    try StandardOutput.print(line.asMessage)
  }

  /// Prints an error behind the results before it, and goes on.
  ///
  /// - Parameter file: the document, where the message does not name it.
  mutating func complain(_ message: String, about file: String?) throws {
    clear()
    try StandardOutput.flush()
    StandardError.print("error: " + (file.map { "\($0): ".asMessage } ?? "") + message)
  }
}
