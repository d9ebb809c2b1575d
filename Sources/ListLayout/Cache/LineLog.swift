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

  /// Begins another step's, with the room of this one's list.
  mutating func begin(hasTarget: Bool) {
    var room: [Int] = []
    swap(&room, &asked)
    room.removeAll(keepingCapacity: true)
    self = LineLog(asked: room, hadTarget: hasTarget)
  }
}
