/// Answers by what was asked, as many as come up in one resolution: for parts so deep inside each other that what is asked again
/// no longer lies in the few slots of a node, so that work would multiply from level to level.
struct KeptAnswers<Question: Hashable, Answer> {
  /// The number of answers at which all of them are dropped.
  private static var most: Int { 1 << 16 }

  private var answers: [Question: Answer] = [:]

  subscript(question: Question) -> Answer? { answers[question] }

  mutating func keep(_ answer: Answer, to question: Question) {
    if answers.count >= Self.most { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
  }

  /// Drops the answers; the memory of many goes too.
  mutating func forget() {
    guard !answers.isEmpty else { return }
    answers.removeAll(keepingCapacity: answers.count < 1024)
  }
}

/// A node's slots, and what it is proposed.
struct SizeQuestion: Hashable {
  var slot: Int
  var width: Double
  var height: Double
  var generation: UInt32
}

/// A guide of a node, and what it is proposed.
struct GuideQuestion: Hashable {
  var node: Int
  var guide: Int
  var proposal: Proposal
  var generation: UInt32
}
