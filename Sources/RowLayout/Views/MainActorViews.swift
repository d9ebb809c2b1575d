// Views belong to the main actor, as SwiftUI's do, so that they can read what does. Their bodies are made wherever a row
// is described.

extension EnvironmentScope {
  /// Makes a view's body, or what a modifier or style of one's own makes of a view, with these values to read.
  ///
  /// The isolation is taken from the function's type without a check: no view is on a screen, and a body that reads
  /// nothing but what its view holds can be made anywhere.
  func make<Reader, Made>(_ reader: Reader, _ views: @escaping @MainActor (Reader) -> Made) -> Made {
    let anywhere = unsafe unsafeBitCast(views, to: ((Reader) -> Made).self)
    return make { anywhere(reader) }
  }
}

/// Describes views where closures of theirs may ask whether they are on the main actor.
///
/// Modules in the Swift 6 mode ask it at run time, of each closure that a body hands to a module that is not in that
/// mode, as the standard library (SE-0423), and end the program where it is not so. Off the main thread the work is
/// therefore done as a job of the main actor's on this very thread.
func describingViews<Made>(_ work: () -> Made) -> Made {
  if Thread.isMainThread { return work() }
  var made: Made?
  withoutActuallyEscaping(work) { work in
    unsafe withUnsafeMutablePointer(to: &made) { made in
      nonisolated(unsafe) let (work, made) = unsafe (work, made)
      // The executor runs the job before the task's initializer returns.
      Task(executorPreference: CallersThread.executor) { unsafe made.pointee = work() }
    }
  }
  return made ?? work()
}

/// Runs jobs at once on the thread that asks for them, where they pass for jobs of the main actor.
private final class CallersThread: TaskExecutor {
  static let executor = CallersThread()

  func enqueue(_ job: consuming ExecutorJob) {
    unsafe job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}
