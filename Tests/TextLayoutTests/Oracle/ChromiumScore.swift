import SelfSizing

/// How many of some results agree with Chromium's.
struct ChromiumScore: CustomStringConvertible {
  var count = 0
  var lineCounts = 0
  var breaks = 0
  var heights = 0
  var lineWidths = 0
  var closeWidths = 0

  private static func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 100 : 100 * Double(part) / Double(whole)
  }

  var lineCountPercent: Double { Self.percent(lineCounts, of: count) }
  var breaksPercent: Double { Self.percent(breaks, of: count) }
  var heightPercent: Double { Self.percent(heights, of: count) }
  var widthPercent: Double { Self.percent(closeWidths, of: lineWidths) }

  var description: String {
    """
    \(count) results: line counts \(Self.shown(lineCountPercent)), breaks \(Self.shown(breaksPercent)), \
    heights \(Self.shown(heightPercent)), widths within 1/16 px \(Self.shown(widthPercent))
    """
  }

  private static func shown(_ percent: Double) -> String { "\((percent * 1000).rounded() / 1000) %" }

  /// Counts one result.
  mutating func add(_ comparison: ChromiumComparison) {
    count += 1
    lineCounts += comparison.hasSameLineCount ? 1 : 0
    breaks += comparison.hasSameBreaks ? 1 : 0
    heights += comparison.hasSameHeight ? 1 : 0
    lineWidths += comparison.lineWidths
    closeWidths += comparison.closeWidths
  }

  static func + (a: ChromiumScore, b: ChromiumScore) -> ChromiumScore {
    ChromiumScore(
      count: a.count + b.count, lineCounts: a.lineCounts + b.lineCounts, breaks: a.breaks + b.breaks,
      heights: a.heights + b.heights, lineWidths: a.lineWidths + b.lineWidths,
      closeWidths: a.closeWidths + b.closeWidths)
  }
}

/// One result beside Chromium's.
struct ChromiumComparison {
  var hasSameLineCount: Bool
  var hasSameBreaks: Bool
  var hasSameHeight: Bool
  /// The lines whose widths can be compared, as the breaks agree, and how many are within 1/16 px.
  var lineWidths = 0
  var closeWidths = 0
  /// By how much the lines that are not within 1/16 px are wider there.
  var excess: [Double] = []
  /// By how much Chromium's rounding of each box of a line up to 1/64 px may widen it: lines here have up to 8 boxes.
  static let boxRounding = 0...0.125
  /// What differs, for people; empty if nothing does.
  var difference = ""

  init(_ text: PreparedText, _ expected: ChromiumOracle.Result) throws {
    let sized = try text.withFontSize(expected.size)
    let lines = try sized.lines(width: expected.width)
    let starts = lines.map(\.scalars.lowerBound)
    let height = try sized.height(width: expected.width)
    hasSameLineCount = starts.count == expected.starts.count
    hasSameBreaks = starts == expected.starts
    hasSameHeight = abs(height - expected.height) < 0.01
    let place = "at \(expected.size)/\(expected.width)"
    guard hasSameBreaks else {
      let first = zip(starts, expected.starts).first { $0 != $1 }
      difference =
        "\(place) a line starts at \(first.map { "\($0)" } ?? "-") instead of \(first.map { "\($1)" } ?? "-")"
      return
    }
    lineWidths = lines.count
    for (line, width) in zip(lines, expected.widths) {
      if abs(line.width - width) <= 1.0 / 16 {
        closeWidths += 1
      } else {
        excess.append(width - line.width)
        difference = "\(place) a line is \(line.width) wide instead of \(width)"
      }
    }
    if !hasSameHeight { difference = "\(place) the height is \(height) instead of \(expected.height)" }
  }
}
