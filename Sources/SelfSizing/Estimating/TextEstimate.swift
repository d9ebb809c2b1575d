public import TextLayout

#if canImport(Glibc)
  internal import Glibc
#endif

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
  public func lineCount(of text: String, width: Double) -> Int {
    var lines = LineEstimate(width: width)
    lines.add(text.utf8Span.span, advances: advances, size: size)
    lines.finish()
    return lines.count
  }

  /// The likely height of a text in points at a width in points. O(length), no allocation.
  public func height(of text: String, width: Double) -> Double {
    height(ofLines: lineCount(of: text, width: width))
  }

  /// The height of so many lines (rules T2, T4, T5, T7).
  public func height(ofLines count: Int) -> Double {
    style.height(ofLines: count, metrics: fontMetrics)
  }
}

extension ParagraphStyle {
  /// The number of lines shown of `count`.
  func shown(ofLines count: Int) -> Int { max(1, min(count, lineLimit ?? count)) }

  /// The height of `count` lines of a font, rounded up to a pixel (rules T2, T4, T5, T7).
  func height(ofLines count: Int, metrics: TextFontMetrics) -> Double {
    let lines = Double(max(shown(ofLines: count), minimumLines))
    switch lineMetrics {
    case .pixel(let scale):
      let height = lines * (metrics.ascent + metrics.descent) + (lines - 1) * metrics.leading
      guard scale > 0, scale.isFinite else { return height }
      return (height * scale - 1e-6).rounded(.up) / scale
    case .css:
      return lines * (metrics.ascent.rounded() + metrics.descent.rounded() + metrics.leading)
    }
  }
}
