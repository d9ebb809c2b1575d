/// The lines of a label that show within a limit of lines and a proposed height (rules T4, T6, R4): the filler's lines, the
/// last one with the token where text follows that does not show.
struct ShownLines {
  /// One line that shows.
  struct Line {
    /// The line as the filler found it.
    var filled: FilledLine
    /// The line's truncation; nil for a line that shows as it is.
    var cut: TruncatedLine?
    /// By how much its letters stand closer together, all in all (rule R6).
    var tightening = 0

    /// The line's width with its indent.
    var extent: Int { filled.indent + width }
    /// The width with a token that shows.
    var width: Int { cut?.width ?? filled.width }
    /// The limits `[least, next)` within which the line is as it is.
    var least: Int { cut?.least ?? filled.least }
    var next: Int { cut?.next ?? filled.next }
    /// True if only clusters tell if the line can be shorter.
    var isOneSegment: Bool { cut == nil && filled.isOneSegment && filled.least > 0 }
  }

  private let text: PreparedText
  /// The widest line allowed, of the line given last.
  private(set) var limit: Int
  private let height: Double
  /// The widest line allowed by its number, where lines differ.
  private let limitOfLine: ((Int) -> Int)?
  /// The number of lines that were found.
  private var found = 0
  private var filler: LineFiller
  /// The line at hand, once ``advance()`` came to one, and the one behind it.
  private(set) var line: Line
  private var pending: FilledLine?
  /// The lines so far, one upon the other.
  private(set) var heights: LineHeights
  /// True if a line was truncated.
  private(set) var isTruncated = false

  /// The lines that show.
  ///
  /// - Parameters:
  ///   - limit: the widest line allowed, in units.
  ///   - height: the proposed height in points, infinite for none.
  ///   - limitOfLine: the widest line allowed by its number; nil where all lines have the same limit.
  init(_ text: PreparedText, limit: Int, height: Double, limitOfLine: ((Int) -> Int)? = nil) {
    self.text = text
    self.limit = limit
    self.height = height
    self.limitOfLine = limitOfLine
    filler = LineFiller(text.storage, limit: limit)
    heights = LineHeights(text.setting, flags: filler.flags)
    line = Line(filled: FilledLine())
    findFollowing()
  }

  /// Finds the next line of the filler, at its own limit.
  @inline(__always)
  private mutating func findFollowing() {
    if let limitOfLine {
      filler.setLimit(limitOfLine(found))
      found += 1
    }
    pending = filler.next()
  }

  /// The next line, or the first one from there on that ends below a distance from the label's top; the last one where none does.
  mutating func next(below distance: Double = -.infinity) -> Line? {
    #if !SELFSIZING_NO_KERNELS
      if distance > 0 { passLines(above: distance) }
    #endif
    while advance() {
      if pending == nil || heights.bottom > distance { return line }
    }
    return nil
  }

  /// Moves on to the next line; false behind the last.
  mutating func advance() -> Bool {
    guard let next = pending else { return false }
    line = Line(filled: next)
    heights.add(next, of: &filler)
    if let limitOfLine { limit = limitOfLine(found - 1) }
    findFollowing()
    if pending != nil, !isPendingShown() { endText() }
    return true
  }

  #if !SELFSIZING_NO_KERNELS
    /// Passes lines that end above a distance without making them, where all are equally tall; the last one that shows is not passed.
    private mutating func passLines(above distance: Double) {
      guard pending != nil, limitOfLine == nil, height == .infinity, text.storage.hasLinesAlike else {
        return
      }
      var passed = heights
      let most = min(text.lineLimit &- 1, filler.segments.count)
      var count = 0
      while count < most {
        passed.addAlike()
        if passed.bottom > distance { break }
        count += 1
      }
      // The line that waits is the first of them.
      count = count > 1 ? filler.passLines(atMost: count - 1) : 0
      guard count > 0 else { return }
      for _ in 0...count { heights.addAlike() }
      findFollowing()
    }
  #endif

  /// Ends what shows with the line at hand, though text follows.
  @inline(never)
  private mutating func endText() {
    let first = pending
    pending = nil
    let taken = line.filled.indent + trailing
    if let tightened = tightened(line.filled, taken: taken) {
      line = tightened
      return
    }
    isTruncated = true
    line.filled.least = filler.least(of: line.filled)
    var cut = text.truncated(line.filled, limit: max(0, limit == .max ? .max : limit - taken))
    if cut.least > 0 { cut.least = max(0, cut.least + taken) }
    if cut.next != .max { cut.next += taken }
    if !text.storage.hasLinesAlike {
      // The line is as tall as it was before it was cut, and how tall the one behind it is decided that it was.
      cut.keep(line.filled)
      if heights.sum.count < text.lineLimit, var first {
        first.least = filler.least(of: first)
        cut.keep(first)
      }
    }
    cut.next = min(cut.next, leastTightened(before: cut.next, taken: taken))
    line.cut = cut
  }

  /// The least limit below another one with which letters closer together hold all of the text that is left on the line at hand; else
  /// that other one.
  private mutating func leastTightened(before next: Int, taken: Int) -> Int {
    guard text.style.allowsTightening, limit < 1 << 60 else { return next }
    let clusters = filler.clusters()
    let most = min(next, 1 << 58) / 20 * 21 + 21
    let rest = clusters.widthOfRest(
      from: clusters.clusters(of: line.filled).lowerBound, atMost: most, tabOrigin: line.filled.tabOrigin)
    guard rest < most else { return next }
    var room = rest * 20 / 21
    while Self.widest(in: room) < rest { room += 1 }
    return min(next, room + taken)
  }

  /// The widest text that letters closer together bring into a room.
  private static func widest(in room: Int) -> Int { room + room / 20 }

  /// A line with all of the text that is left, its letters closer together; nil where that is none of the style, or too much. It is as
  /// tall as the line that it stands for.
  private mutating func tightened(_ line: FilledLine, taken: Int) -> Line? {
    guard text.style.allowsTightening, limit < 1 << 60 else { return nil }
    let room = max(0, limit - taken)
    let clusters = filler.clusters()
    let most = Self.widest(in: room)
    let rest = clusters.widthOfRest(
      from: clusters.clusters(of: line).lowerBound, atMost: most + 1, tabOrigin: line.tabOrigin)
    guard rest <= most else { return nil }
    var whole = line
    whole.segments = line.segments.lowerBound..<filler.segments.count
    whole.endCluster = nil
    whole.width = min(rest, room)
    // Of another width it is at any other limit.
    (whole.least, whole.next, whole.isOneSegment) = (limit, limit + 1, false)
    (whole.showsHyphen, whole.endsParagraph) = (false, true)
    return Line(filled: whole, tightening: rest - whole.width)
  }

  /// The indent of lines where reading ends.
  var trailing: Int { text.setting.indents?.trailing ?? 0 }

  /// The least limit with which a line so far, which shows as the filler found it, is as it is.
  mutating func least(of line: FilledLine) -> Int { filler.least(of: line) }

  private mutating func isPendingShown() -> Bool {
    if heights.sum.count >= text.lineLimit { return false }
    guard height != .infinity, let pending else { return true }
    var grown = heights
    grown.add(pending, of: &filler)
    return grown.sum.total <= height + LineSum.tolerance
  }
}
