/// The lines of a label that show within a limit of lines and a proposed height (rules T4, T6, R4): the walker's lines, the
/// last one with the token where text follows that does not show.
struct ShownLines<Source: LineSource> {
  /// One line that shows.
  struct Line {
    /// The line as the walker found it.
    var walked: WalkedLine
    /// How it is cut; nil for a line that shows as it is.
    var cut: TruncatedLine?

    /// The width with a token that shows.
    var width: Int { cut?.width ?? walked.width }
    /// The limits `[least, next)` within which the line is as it is.
    var least: Int { cut?.least ?? walked.least }
    var next: Int { cut?.next ?? walked.next }
  }

  private let text: PreparedText
  private let limit: Int
  private let height: Double
  private var walker: LineWalker<Source>
  private var pending: WalkedLine?
  /// The lines so far, one upon the other.
  private(set) var stack: LineStack
  /// Whether a line was cut.
  private(set) var isTruncated = false

  /// The lines that show.
  ///
  /// - Parameters:
  ///   - limit: the widest line allowed, in units.
  ///   - height: the proposed height in points, infinite for none.
  init(_ text: PreparedText, _ source: Source, limit: Int, height: Double) {
    self.text = text
    self.limit = limit
    self.height = height
    stack = LineStack(text, source)
    walker = LineWalker(source, limit: limit)
    pending = walker.next()
  }

  mutating func next() -> Line? {
    guard let line = pending else { return nil }
    stack.add(line)
    pending = walker.next()
    guard let following = pending, !isShown(following) else { return Line(walked: line) }
    pending = nil
    isTruncated = true
    return Line(walked: line, cut: text.truncated(line, limit: limit))
  }

  private func isShown(_ line: WalkedLine) -> Bool {
    if stack.count >= text.lineLimit { return false }
    if height == .infinity { return true }
    var grown = stack
    grown.add(line)
    return grown.total <= height + LineSum.tolerance
  }
}
