internal import Glibc

/// Ends the tool on a signal as people and pipelines expect it: every line that was finished is written out first, and the
/// process then dies of the signal itself, so that a shell sees 128 and its number.
enum Signals {
  private static let caught = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to listen, on a thread of its own, since the others may be waiting for input or computing for long. Signals
  /// that the parent ignores, as under `nohup`, stay ignored.
  static func listen() {
    // A reader that goes away ends the tool without a word, whatever the parent did with this signal.
    _ = signal(SIGPIPE, SIG_DFL)
    var wanted = wanted
    unsafe pthread_sigmask(SIG_BLOCK, &wanted, nil)
    var thread = pthread_t()
    unsafe pthread_create(
      &thread, nil,
      { _ in
        Signals.wait()
        return nil
      }, nil)
  }

  /// The signals waited for.
  private static var wanted: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in caught where !isIgnored(number) { unsafe sigaddset(&signals, number) }
    return signals
  }

  private static func wait() {
    var wanted = wanted
    var number: Int32 = 0
    guard unsafe sigwait(&wanted, &number) == 0 else { return }
    // A second for a reader that is slow; one that reads nothing at all is not waited for.
    for _ in 0..<100 where !StandardOutput.flushIfFree() { usleep(10_000) }
    _ = signal(number, SIG_DFL)
    unsafe pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
