/// A way of moving a caret.
public enum CaretStep: Hashable, Sendable, CaseIterable {
  /// By a character as readers take it, a grapheme cluster.
  case character
  /// To the start of a word (UAX #29).
  case word
  /// To the line above or below, at the same distance from the left.
  case line
}

extension TextPositions {
  /// The offset that a caret moves to, the text's end at most.
  ///
  /// - Complexity: linear in the text for words, in the characters of a line else.
  public func offset(after offset: Int, by step: CaretStep) -> Int {
    switch step {
    case .character: nextCharacter(after: offset)
    case .word: words().first { $0 > offset } ?? end
    case .line: offsetOnLine(line(of: offset) + 1, below: offset) ?? end
    }
  }

  /// The offset that a caret moves back to, the text's start at least.
  ///
  /// - Complexity: linear in the text for words, in the characters of a line else.
  public func offset(before offset: Int, by step: CaretStep) -> Int {
    switch step {
    case .character: previousCharacter(before: offset)
    case .word: words().last { $0 < offset } ?? 0
    case .line: offsetOnLine(line(of: offset) - 1, below: offset) ?? 0
    }
  }

  private func offsetOnLine(_ line: Int, below offset: Int) -> Int? {
    guard let box = box(ofLine: line) else { return nil }
    return self.offset(atX: caret(at: offset).x, y: (box.top + box.bottom) / 2).offset
  }
}
