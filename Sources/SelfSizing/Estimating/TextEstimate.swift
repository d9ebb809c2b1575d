public import TextLayout

/// Guesses how many lines a text takes in one font, and how tall they are, without shaping it: tens of nanoseconds for
/// a chat message. Made by a ``TextEstimator``.
///
/// The guess adds up the advances of single characters and breaks lines at spaces, hyphens and ideographs. It knows
/// neither kerning nor ligatures, dictionary breaks or the finer rules of line breaking; for most labels it gives the
/// true number of lines, and for lists a content height within a few per cent.
public struct TextEstimate: Sendable {
  let advances: CharacterAdvances
  /// The metrics of one line.
  public let fontMetrics: TextFontMetrics
  private let size: Double
  private let style: ParagraphStyle

  init(
    advances: CharacterAdvances, fontMetrics: TextFontMetrics, size: Double, style: ParagraphStyle
  ) {
    self.advances = advances
    self.fontMetrics = fontMetrics
    self.size = size
    self.style = style
  }

  /// The likely number of lines of a text at a width in points. O(length), no allocation.
  public func lineCount(of text: String, width: Double) -> Int { lines(of: text, width: width).count }

  /// The likely height of a text in points at a width in points. O(length), no allocation.
  public func height(of text: String, width: Double) -> Double {
    style.height(of: lines(of: text, width: width), metrics: fontMetrics)
  }

  private func lines(of text: String, width: Double) -> LineEstimate {
    var lines = LineEstimate(width: width)
    lines.add(text.utf8Span.span, advances: advances, size: size)
    lines.finish()
    return lines
  }
}

extension ParagraphStyle {
  /// The number of lines shown of `count`.
  func shown(ofLines count: Int) -> Int { max(1, min(count, lineLimit ?? count)) }

  /// The height of lines of a font, rounded up to a pixel (rules T2, T4, T5, T7).
  ///
  /// - Parameters:
  ///   - lines: the lines of the text, of which no more than the limit count.
  ///   - limit: the most lines shown, beside the style's own limit.
  ///   - metrics: the metrics of a line.
  func height(of lines: LineEstimate, limit: Int = .max, metrics: TextFontMetrics) -> Double {
    let shown = min(shown(ofLines: lines.count), max(1, limit))
    let count = Double(max(shown, minimumLines))
    // Lines of other faces are taken to be as frequent among the lines shown as among all.
    let excess = lines.totalExcess * Double(shown) / Double(lines.count)
    guard let scale = lineMetrics.scale else {
      return count * (metrics.ascent.rounded() + metrics.descent.rounded() + metrics.leading) + excess
    }
    let height = count * (metrics.ascent + metrics.descent) + (count - 1) * metrics.leading + excess
    guard scale > 0, scale.isFinite else { return height }
    return (height * scale - 1e-6).rounded(.up) / scale
  }
}
