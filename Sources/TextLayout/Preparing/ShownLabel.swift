/// A label as it is set: its letters in their case and its white space collapsed as its style asks, with the way back to the
/// label's own text.
struct ShownLabel {
  var label: TextLabel
  /// The own scalar of each scalar that is set, and the end of the text; nil where they are the same.
  private(set) var origins: [Int]?

  /// A label in its case, its white space collapsed.
  init(_ label: TextLabel, sources: PreparationSources) {
    self.label = label
    guard !label.isShownAsItStands else { return }
    let whiteSpace = label.style.wrapping.whiteSpace
    let inCase = label.inCase(sources)
    if let inCase { self.label = inCase }
    guard inCase == nil || whiteSpace.collapses else { return }
    var text = ChangedText(self.label)
    if inCase == nil, let textCase = label.style.textCase {
      text.change(to: textCase, language: label.language, sources: sources)
    }
    if whiteSpace.collapses { text.collapse(joinsLines: whiteSpace.joinsLines) }
    for (index, string) in text.strings.enumerated() { self.label.runs[index].string = string }
    origins = text.origins
  }

  /// The label's own scalar that a scalar comes from.
  func origin(_ shown: Int) -> Int {
    guard let origins else { return shown }
    return origins.indices.contains(shown) ? origins[shown] : origins.last ?? 0
  }

  /// The scalars that are set of a range of the label's own.
  func shown(_ range: Range<Int>) -> Range<Int> {
    guard let origins else { return range }
    let lower = origins.partitioningIndex { $0 >= range.lowerBound }
    return lower..<max(lower, origins.partitioningIndex { $0 >= range.upperBound })
  }
}

extension TextLabel {
  /// True if the text is set as it stands.
  var isShownAsItStands: Bool { style.textCase == nil && !style.wrapping.whiteSpace.collapses }

  /// The label with its letters in their case, which its style no longer asks for; nil where it asks for none, or letters become more
  /// or fewer.
  func inCase(_ sources: PreparationSources) -> TextLabel? {
    guard let textCase = style.textCase else { return nil }
    let change = CaseChange(textCase: textCase, language: language, sources: sources)
    var label = self
    for index in runs.indices {
      guard let string = change.changedInPlace(runs[index].string) else { return nil }
      label.runs[index].string = string
    }
    label.style.textCase = nil
    return label
  }
}

/// The scalars of a label while they are changed, each with the run and the place that it comes from.
private struct ChangedText {
  private struct Scalar {
    var scalar: Unicode.Scalar
    var run: Int
    var origin: Int
  }

  private var scalars: [Scalar] = []
  private let runCount: Int
  private let end: Int

  init(_ label: TextLabel) {
    runCount = label.runs.count
    var origin = 0
    for (run, text) in label.runs.enumerated() {
      for scalar in text.string.unicodeScalars {
        scalars.append(Scalar(scalar: scalar, run: run, origin: origin))
        origin += 1
      }
    }
    end = origin
  }

  /// The runs' texts.
  var strings: [String] {
    var views = [String.UnicodeScalarView](repeating: String.UnicodeScalarView(), count: runCount)
    for scalar in scalars { views[scalar.run].append(scalar.scalar) }
    return views.map { String($0) }
  }

  /// The place that each scalar comes from, and the end; nil where nothing moved.
  var origins: [Int]? {
    if scalars.count == end, scalars.indices.allSatisfy({ scalars[$0].origin == $0 }) { return nil }
    var origins = scalars.map { $0.origin }
    if !origins.isEmpty { origins[0] = 0 }
    return origins + [end]
  }

  // MARK: White space

  /// Makes one space of each row of spaces and tabs, and of newlines too where they join; none stays beside a line's start or end.
  mutating func collapse(joinsLines: Bool) {
    var kept: [Scalar] = []
    kept.reserveCapacity(scalars.count)
    // Whether a space here would begin a line or follow another.
    var isBare = true
    for scalar in scalars {
      switch scalar.scalar {
      case " ", "\t",
        "\n" where joinsLines, "\r" where joinsLines:
        if isBare { continue }
        kept.append(Scalar(scalar: " ", run: scalar.run, origin: scalar.origin))
        isBare = true
      case "\n", "\r":
        if isBare, kept.last?.scalar == " " { kept.removeLast() }
        kept.append(scalar)
        isBare = true
      default:
        kept.append(scalar)
        isBare = false
      }
    }
    if isBare, kept.last?.scalar == " " { kept.removeLast() }
    scalars = kept
  }

  // MARK: Case

  /// Changes the letters of each run.
  mutating func change(to textCase: TextCase, language: String?, sources: PreparationSources) {
    var changed: [Scalar] = []
    changed.reserveCapacity(scalars.count)
    var first = 0
    while first < scalars.count {
      var end = first
      while end < scalars.count, scalars[end].run == scalars[first].run { end += 1 }
      let run = scalars[first..<end]
      let mapping = CaseChange(textCase: textCase, language: language, sources: sources)
      for (scalar, index) in mapping.changed(run.map { $0.scalar }) {
        var shown = run[run.startIndex + index]
        shown.scalar = scalar
        changed.append(shown)
      }
      first = end
    }
    scalars = changed
  }
}
