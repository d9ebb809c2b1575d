import Dispatch

/// Runs the same work on two threads at once.
enum TwoThreads {
  static func run(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { _ in work() }
  }
}
