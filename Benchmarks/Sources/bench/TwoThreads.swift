import Dispatch

/// Runs two parts of the same work on two threads at once.
enum TwoThreads {
  static func run(_ work: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { work($0) }
  }
}
