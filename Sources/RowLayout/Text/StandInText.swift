internal import TextLayout

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A text made of words of which only the lengths are known, every character equally wide: for tests and for rows
/// described without fonts (rule T9).
public struct StandInText: Hashable, Sendable {
  /// A word, or a forced break of the line.
  public enum Word: Hashable, Sendable {
    /// A word of so many characters.
    case characters(Int)
    /// The end of a line.
    case newline
  }

  /// The words in order, one space between two of them.
  public var words: [Word]
  /// The width of every character in points.
  public var advance: Double
  /// Ascent and descent together, in points.
  public var lineHeight: Double
  /// From the baseline up to the top of the line, in points.
  public var ascent: Double
  /// The height of capital letters, in points. Without it the text keeps the distances of an ordinary view instead of
  /// those of a text (rule G3).
  public var capHeight: Double?
  /// The gap between two lines, in points.
  public var leading: Double

  /// A text of words of the given lengths.
  public init(
    words: [Word], advance: Double, lineHeight: Double, ascent: Double, capHeight: Double? = nil,
    leading: Double = 0
  ) {
    self.words = words
    self.advance = advance
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.capHeight = capHeight
    self.leading = leading
  }

  /// A text whose words have the lengths of the words of a string.
  public init(
    counting string: String, advance: Double, lineHeight: Double, ascent: Double, capHeight: Double? = nil,
    leading: Double = 0
  ) {
    var words: [Word] = []
    var isFirst = true
    for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { words.append(.newline) }
      isFirst = false
      words += line.split(separator: " ").map { .characters($0.count) }
    }
    self.init(
      words: words, advance: advance, lineHeight: lineHeight, ascent: ascent, capHeight: capHeight,
      leading: leading)
  }
}

/// A stand-in text ready to be measured.
final class PreparedStandInText: TextMeasuring {
  let text: StandInText
  let lineLimit: Int
  let minimumLines: Int
  /// Points between two lines, the font's leading and what a line spacing adds to it.
  private let leading: Double
  let scale: Double

  init(_ text: StandInText, lineLimit: Int?, minimumLines: Int, addedSpacing: Double = 0, scale: Double) {
    self.text = text
    leading = text.leading + addedSpacing
    self.lineLimit = max(1, lineLimit ?? .max)
    self.minimumLines = max(1, minimumLines)
    self.scale = scale
  }

  var fontMetrics: TextFontMetrics {
    TextFontMetrics(
      ascent: text.ascent, descent: text.lineHeight - text.ascent, leading: text.leading,
      capHeight: text.capHeight ?? text.ascent)
  }

  func measure(width: Double?, height: Double?) -> TextMeasurement {
    let columns = columns(in: width)
    let limit = min(lineLimit, linesThatFit(in: height))
    var walk = StandInLines(columns: columns, limit: limit)
    walk.run(text.words)
    if walk.isTruncated, columns < .max { walk.widest = max(walk.widest, columns) }
    return measurement(of: walk, columns: columns)
  }

  /// Counts the characters that fit, at least 1 (rule T3); one missed by rounding alone counts.
  private func columns(in width: Double?) -> Int {
    guard let width, width.isFinite, text.advance > 0 else { return .max }
    let columns = (width / text.advance + 1e-9).rounded(.down)
    return columns < 1 ? 1 : columns > 1e15 ? .max : Int(columns)
  }

  /// Rule T6.
  private func linesThatFit(in height: Double?) -> Int {
    guard let height, height.isFinite else { return .max }
    let distance = text.lineHeight + leading
    guard distance > 0 else { return .max }
    let lines = ((height + leading) / distance + 1e-9).rounded(.down)
    return lines < 1 ? 1 : lines > 1e15 ? .max : Int(lines)
  }

  private func measurement(of walk: StandInLines, columns: Int) -> TextMeasurement {
    let shown = Double(walk.lines)
    let distance = text.lineHeight + leading
    let sized = max(shown, Double(minimumLines))
    let isEndless = columns == .max
    return TextMeasurement(
      width: roundedUp(Double(walk.widest) * text.advance, toScale: scale),
      height: roundedUp(sized * text.lineHeight + (sized - 1) * leading, toScale: scale),
      firstBaseline: (text.ascent * scale).isFinite ? (text.ascent * scale).rounded() / scale : text.ascent,
      lastBaseline: roundedUp(text.ascent + (shown - 1) * distance, toScale: scale),
      lineCount: walk.lines, isTruncated: walk.isTruncated,
      validFrom: walk.least <= 1 ? 0 : walk.least == .max ? .infinity : Double(walk.least) * text.advance,
      validTo: isEndless || walk.next == .max ? .infinity : Double(walk.next) * text.advance)
  }
}

/// Greedy filling of lines, counted in characters (rules T2 to T4).
private struct StandInLines {
  let columns: Int
  let limit: Int
  var lines = 1
  var widest = 0
  var isTruncated = false
  /// The least number of columns at which the same lines come out.
  var least = 0
  /// The least greater number of columns at which other lines come out.
  var next = Int.max
  private var line = 0
  private var isLineEmpty = true

  init(columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
  }

  mutating func run(_ words: [StandInText.Word]) {
    for word in words {
      switch word {
      case .newline: breakLine()
      case .characters(let count): add(count)
      }
      if isTruncated { break }
    }
    finishLine()
    if isTruncated {
      // The last line is as wide as what is there (rule T9), so another width gives another answer.
      least = columns
      next = columns < .max ? columns + 1 : .max
    }
  }

  private mutating func add(_ count: Int) {
    let joined = isLineEmpty ? count : saturating(line, plus: saturating(count, plus: 1))
    if joined <= columns {
      line = joined
      isLineEmpty = false
      return
    }
    if !isLineEmpty {
      next = min(next, count > columns ? columns + 1 : joined)
      breakLine()
      if isTruncated { return }
    }
    breakWord(count)
  }

  /// Rule T3: a word wider than the line fills lines of its own.
  private mutating func breakWord(_ count: Int) {
    var rest = count
    if rest > columns {
      least = columns
      next = columns + 1
      let full = (rest - 1) / columns
      let fitting = min(full, limit - lines)
      lines += fitting
      widest = max(widest, columns)
      rest -= full * columns
      if fitting < full {
        isTruncated = true
        return
      }
    }
    line = rest
    isLineEmpty = false
  }

  private mutating func breakLine() {
    finishLine()
    guard lines < limit else {
      isTruncated = true
      return
    }
    lines += 1
  }

  private mutating func finishLine() {
    widest = max(widest, line)
    least = max(least, line)
    line = 0
    isLineEmpty = true
  }

  private func saturating(_ a: Int, plus b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? .max : sum
  }
}
