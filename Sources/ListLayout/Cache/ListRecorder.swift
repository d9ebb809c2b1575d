/// A step of a recorded list: an event, a frame with the host's answers, or an event and then a frame.
public struct RecordedStep: Hashable, Sendable {
  /// The event that was applied; nil where only a frame ran.
  public var event: ListEvent?
  /// The frame that ran, after the event; nil where none did.
  public var frame: RecordedFrame?

  /// A step of an event, a frame, or both.
  public init(event: ListEvent? = nil, frame: RecordedFrame? = nil) {
    self.event = event
    self.frame = frame
  }
}

/// The host's answers in a frame, in the order of the requests.
public struct RecordedFrame: Hashable, Sendable {
  /// The heights.
  public var heights: [RecordedAnswer]
  /// The slots' own estimates (rule 32); nil where the host gives none at all.
  public var estimates: [RecordedAnswer]?

  /// A frame's answers.
  public init(heights: [RecordedAnswer] = [], estimates: [RecordedAnswer]? = nil) {
    self.heights = heights
    self.estimates = estimates
  }
}

/// The host's answer to a request for a height or an estimate.
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

/// The steps of a list since recording began (rule 49).
public struct ListRecorder: Hashable, Sendable {
  /// The steps in order.
  public private(set) var steps: [RecordedStep] = []

  mutating func note(_ step: RecordedStep) { steps.append(step) }

  /// Adds a frame to the last step, of which it is a part, or as a step of its own.
  mutating func note(_ frame: RecordedFrame, continuesStep: Bool) {
    if continuesStep, !steps.isEmpty {
      steps[steps.count - 1].frame = frame
    } else {
      steps.append(RecordedStep(frame: frame))
    }
  }
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
}
