/// A step of a recorded list: an event, or a frame with the host's answers by key.
public enum RecordedStep: Hashable, Sendable {
  /// An event was applied.
  case event(ListEvent)
  /// A frame ran; the answers in points in the order they were asked for, nil where none came.
  case frame([RecordedAnswer])
}

/// What the host answered when it was asked for a height.
public struct RecordedAnswer: Hashable, Sendable {
  /// The slot's key.
  public var key: String
  /// Its height in points, nil where none came.
  public var height: Double?

  /// An answer for a key.
  public init(key: String, height: Double?) {
    self.key = key
    self.height = height
  }
}

/// What was done to a list since recording began (rule 49).
public struct ListRecorder: Hashable, Sendable {
  /// The steps in order.
  public private(set) var steps: [RecordedStep] = []

  mutating func note(_ event: ListEvent) { steps.append(.event(event)) }

  mutating func note(_ answers: [RecordedAnswer]) { steps.append(.frame(answers)) }
}

extension ListCache {
  /// The steps recorded so far; nil where nothing is recorded.
  public var recording: ListRecorder? { recorder }

  /// Begins to record events and frames, as a trace that is replayed from an empty list with this configuration:
  /// begin before the list is loaded.
  public mutating func startRecording() { recorder = ListRecorder() }

  /// Ends recording.
  ///
  /// - Returns: what was recorded.
  @discardableResult
  public mutating func stopRecording() -> ListRecorder? {
    defer { recorder = nil }
    return recorder
  }

  mutating func noteFrame(_ answers: [(slot: Int, height: Double?)]) {
    recorder?.note(answers.map { RecordedAnswer(key: keys.key(at: $0.slot) ?? "", height: $0.height) })
  }
}
