/// The log of one step: an event, a frame, or both.
struct LineLog: Sendable {
  var asked: [Int] = []
  var moved: Units?
  var dropped = 0
  var clamped = 0
  var refusal: ListRefusal?
  /// True if a target was unfinished at any time of the step.
  var hadTarget = false
  var correction: Units = 0
  var cause: CorrectionCause?
  var hasFrame = false

  mutating func begin(hasTarget: Bool) {
    asked.removeAll(keepingCapacity: true)
    moved = nil
    dropped = 0
    clamped = 0
    refusal = nil
    hadTarget = hasTarget
    correction = 0
    cause = nil
    hasFrame = false
  }
}
