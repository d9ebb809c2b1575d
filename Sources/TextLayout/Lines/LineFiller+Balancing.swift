/// Filling the lines of a paragraph more evenly than greedily: at a limit of its own, at which it has as many lines.
extension LineFiller {
  /// The limits of a paragraph.
  struct ParagraphLimits {
    /// The limit of the label.
    var given: Int
    /// The limits of the label `[least, next)` with which the paragraph has these lines.
    var least: Int
    var next: Int
    /// The number of the label's lines before the paragraph, and of its own.
    var linesBefore: Int
    var count: Int
  }

  /// The lines of a paragraph at a limit.
  private struct Trial {
    var limit: Int
    var count = 0
    /// The limits `[least, next)` with which its lines are the same.
    var least = 0
    var next = Int.max
    /// The widths of all lines together, of the widest one and of the last.
    var sum = 0
    var widest = 0
    var last = 0
    /// The number of lines that end inside a word.
    var cuts = 0
    /// True if the last line is a single word.
    var endsWithWord = false

    /// True if one word is left for the last line, less than a third as wide as the widest.
    var isLonely: Bool { count > 1 && endsWithWord && 3 * last < widest }

    /// True if it has as many lines as another, and no more broken words.
    func isAsGood(as other: Trial) -> Bool { count == other.count && cuts <= other.cuts }
  }

  /// Chooses the limit of the paragraph that the next line begins.
  mutating func fillEvenly() {
    let given = paragraph?.given ?? fullLimit
    let before = paragraph.map { $0.linesBefore + $0.count } ?? 0
    let (filling, most) = withLabel {
      ($0.style.wrapping.filling, $0.style.lineLimit)
    }
    var trial = trial(limit: given)
    let count = trial.count
    var chosen = ParagraphLimits(
      given: given, least: trial.least, next: trial.next, linesBefore: before, count: count)
    // A text that is cut is filled as far as it goes.
    if count > 1, count <= most - before {
      switch filling {
      case .greedy: break
      case .balance:
        trial = balanced(trial)
        // Where a narrower line may make fewer lines, what lies between is not known.
        if flags.contains(.isSteady) { chosen.least = trial.least }
      case .pretty:
        guard let better = companionable(trial) else { break }
        trial = better
        chosen.least = trial.least
      }
    }
    (fullLimit, limit, paragraph) = (trial.limit, trial.limit, chosen)
  }

  private func trial(limit: Int) -> Trial {
    var filler = self
    filler.isGreedy = true
    (filler.limit, filler.fullLimit) = (limit, limit)
    var trial = Trial(limit: limit)
    while let line = filler.next() {
      trial.count += 1
      trial.least = max(trial.least, filler.least(of: line))
      trial.next = min(trial.next, line.next)
      if line.endCluster != nil { trial.cuts += 1 }
      trial.sum += line.width
      trial.widest = max(trial.widest, line.width)
      trial.last = line.width
      trial.endsWithWord = line.segments.count == 1 && line.isOfWholeSegments
      if line.endsParagraph { break }
    }
    return trial
  }

  /// The lines at the least limit with as many.
  ///
  /// - Complexity: O(log *w*) walks of the paragraph for a limit *w* units wide.
  private func balanced(_ widest: Trial) -> Trial {
    // The limits `low` and less give more lines, or cut more words; the best gives as many.
    var (low, best) = (-1, atLeast(widest))
    var middle = widest.sum / widest.count
    while best.limit - low > 1 {
      middle = min(max(middle, low + 1), best.limit - 1)
      let tried = trial(limit: middle)
      if tried.isAsGood(as: widest) {
        best = atLeast(tried)
      } else {
        low = max(middle, min(tried.next, best.limit) - 1)
      }
      middle = low + (best.limit - low) / 2
    }
    return best
  }

  /// Returns the trial at the least limit with the same lines.
  private func atLeast(_ trial: Trial) -> Trial {
    var trial = trial
    trial.limit = min(trial.limit, trial.least)
    return trial
  }

  /// The lines at the greatest limit with as many of which the last is not lonely; nil where they are the widest ones, or there are none
  /// among the next narrower ones.
  ///
  /// - Complexity: at most 24 walks of the paragraph.
  private func companionable(_ widest: Trial) -> Trial? {
    var tried = widest
    for _ in 0..<24 where tried.isLonely {
      guard tried.least > 0 else { return nil }
      tried = trial(limit: min(tried.least, tried.limit) - 1)
      guard tried.isAsGood(as: widest) else { return nil }
    }
    return tried.isLonely || tried.limit == widest.limit ? nil : tried
  }
}
