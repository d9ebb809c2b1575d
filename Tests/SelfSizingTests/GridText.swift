import SelfSizing

/// Text without fonts: every character is half the font size wide, lines break at single spaces, and a line is as tall
/// as the font size (rule T9).
struct GridText: TextPreparing {
  func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    if let run = label.runs.first(where: { $0.font.stack != "grid" }) {
      throw TextError(.unknownStack, "no font stack named \(run.font.stack)")
    }
    let size = label.runs.map(\.font.size).max() ?? 10
    return Label(text: label.runs.map(\.string).joined(), size: size, style: label.style)
  }

  private struct Label: TextMeasuring {
    var text: String
    var size: Double
    var style: ParagraphStyle
    var fontMetrics: TextFontMetrics {
      TextFontMetrics(ascent: size * 0.8, descent: size * 0.2, leading: 0, capHeight: size * 0.7)
    }

    func measure(width: Double?, height: Double?) -> TextMeasurement {
      let columns = width.map { $0.isFinite ? max(1, Int($0 * 2 / size)) : Int.max } ?? Int.max
      var lines: [Int] = []
      for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        var line = 0
        for word in paragraph.split(separator: " ") {
          var count = word.unicodeScalars.count
          if line > 0, line + 1 + count <= columns {
            line += 1 + count
            continue
          }
          if line > 0 { lines.append(line) }
          while count > columns {
            lines.append(columns)
            count -= columns
          }
          line = count
        }
        lines.append(line)
      }
      let widest = Double(lines.max() ?? 0) * size / 2
      let shown = max(1, min(lines.count, style.lineLimit ?? lines.count))
      return TextMeasurement(
        width: widest, height: Double(max(shown, style.minimumLines)) * size,
        firstBaseline: size * 0.8, lastBaseline: size * (Double(shown) - 0.2),
        lineCount: shown, isTruncated: shown < lines.count, validFrom: widest,
        validTo: width.map { $0.nextUp } ?? .infinity)
    }
  }
}
