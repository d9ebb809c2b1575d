/// Times several bodies against each other: in every round each runs once, in turn, so that a machine whose speed
/// drifts slows all alike.
struct Stopwatch {
  /// The rounds that count; one more runs first and does not.
  var rounds = 9

  /// The nanoseconds per operation of a body, over the rounds.
  struct Timing {
    var median: Double
    var min: Double
  }

  /// Something to time: how many operations one run of it makes, and the run.
  struct Subject {
    var operations: Int
    var body: () throws -> Void

    init(operations: Int, _ body: @escaping () throws -> Void) {
      self.operations = operations
      self.body = body
    }
  }

  /// Times the subjects in alternating rounds.
  func time(_ subjects: [Subject]) throws -> [Timing] {
    let clock = ContinuousClock()
    var samples = [[Double]](repeating: [], count: subjects.count)
    for round in 0...rounds {
      for (i, subject) in subjects.enumerated() {
        let elapsed = try clock.measure { try subject.body() }
        let nanoseconds =
          Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9
        if round > 0 { samples[i].append(nanoseconds / Double(max(subject.operations, 1))) }
      }
    }
    return samples.map { values in
      let sorted = values.sorted()
      return Timing(median: sorted[sorted.count / 2], min: sorted[0])
    }
  }

  /// Times one subject.
  func time(operations: Int, _ body: @escaping () throws -> Void) throws -> Timing {
    try time([Subject(operations: operations, body)])[0]
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<T>(_ value: T) {}
