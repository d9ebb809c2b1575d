internal import ListLayout

// Closures and hosts that the list calls may ask it for anything: no state is held meanwhile. Their changes must wait.

extension ListDriver {
  /// Does something in which closures and the host are called; what these changed meanwhile comes after it.
  func work<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    isWorking = true
    defer {
      isWorking = false
      while !waiting.isEmpty {
        let changes = waiting
        waiting = []
        for change in changes { change() }
      }
    }
    return try body()
  }

  /// Makes a change; from within the list's work, as soon as that is done.
  func whenIdle(_ change: @escaping () -> Void) {
    if isWorking { waiting.append(change) } else { change() }
  }

  /// Refuses what cannot wait, from within the list's work.
  func checkIdle() throws(ListRefusal) {
    if isWorking { throw atWork }
  }

  /// Why something is refused from within the list's work.
  var atWork: ListRefusal {
    ListRefusal(
      .atWork,
      "The list is at work: what it calls to measure, fill and show rows can change it only afterwards.")
  }

  /// Applies an event from outside; what it refuses changes nothing.
  func send(_ event: ListEvent) {
    whenIdle { self.apply(event) }
  }

  /// Applies an event from outside.
  ///
  /// - Throws: why it is refused; nothing has changed then.
  func perform(_ event: ListEvent) throws(ListRefusal) {
    try checkIdle()
    try accept(cache.apply(event))
  }

  /// Applies an event to the layout cache; what it refuses changes nothing.
  func apply(_ event: ListEvent) {
    correction += cache.apply(event).correction
  }

  /// Applies an event; what it refuses is reported with the next frame, and changes nothing.
  func takes(_ event: ListEvent) -> Bool {
    let report = cache.apply(event)
    correction += report.correction
    if let refusal = report.refusal { refusals.append(refusal) }
    return report.refusal == nil
  }

  /// Takes in what became of a change.
  func accept(_ report: ListReport) throws(ListRefusal) {
    correction += report.correction
    if let refusal = report.refusal { throw refusal }
  }
}
