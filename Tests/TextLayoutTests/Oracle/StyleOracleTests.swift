import Foundation
import SelfSizing
import TestSupport
import Testing

/// Labels with a style held against a browser's, feature by feature (rules P4, P5, W1 to W5).
@Suite struct StyleOracleTests {
  /// Results that agree, of all.
  struct Share: CustomStringConvertible {
    var count = 0
    var agreeing = 0

    mutating func add(_ agrees: Bool) {
      count += 1
      if agrees { agreeing += 1 }
    }

    /// Whether a percentage is met, or all but one agree.
    func meets(_ percent: Double) -> Bool {
      agreeing + 1 >= count || 100 * Double(agreeing) >= percent * Double(count)
    }

    var description: String { "\(agreeing)/\(count)" }
  }

  /// What agrees of a feature's labels.
  struct Score: CustomStringConvertible {
    var lineCounts = Share()
    var breaks = Share()
    var widths = Share()
    var minimums = Share()
    var maximums = Share()
    var heights = Share()
    var differences: [String] = []

    var description: String {
      "lines \(lineCounts) breaks \(breaks) widths \(widths) min \(minimums) max \(maximums) heights \(heights)"
    }

    var meetsTargets: Bool {
      lineCounts.meets(99.5) && breaks.meets(99) && widths.meets(99) && minimums.meets(99)
        && maximums.meets(99)
        && heights.meets(99)
    }
  }

  /// The features whose labels do not yet lie as Chromium's do; the list only grows shorter.
  static let unsupported: Set<String> = [
    "textIndent", "autospace", "spacingTrim", "direction", "wrap", "caret",
    // Sequences that are none are cut into glyphs otherwise by HarfBuzz as installed.
    "emoji",
  ]

  /// Labels in which a word of Thai is cut, after which Chromium asks its dictionary anew.
  static let cutWords: Set<String> = ["s0139", "s0140"]

  @Test(.enabled(if: ProjectFolders.oracle != nil))
  func styledLinesAgreeWithChromium() throws {
    let folder = try #require(ProjectFolders.oracle).appending(path: "style")
    let oracle = try StyleOracle(folder: folder)
    var scores: [String: Score] = [:]
    for label in oracle.labels where !Self.cutWords.contains(label.id) {
      let kind = label.isAdvisory ? "\(label.kind) (advisory)" : label.kind
      try Self.add(label, of: oracle, to: &scores[kind, default: Score()])
    }
    for (kind, score) in scores.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(score), unread labels \(oracle.unread[kind] ?? 0)")
      for difference in score.differences.prefix(12) { print("  \(difference)") }
      if kind.hasSuffix("(advisory)") || Self.unsupported.contains(kind) { continue }
      #expect(score.meetsTargets, "\(kind)")
      #expect(oracle.unread[kind] == nil, "\(kind) has keys that are not known")
    }
  }

  private static func add(_ label: StyleOracle.Label, of oracle: StyleOracle, to score: inout Score) throws {
    let text = try oracle.prepare(label)
    var difference = ""
    for result in label.results where !result.isEdge {
      let lines = try text.lines(width: result.width)
      let starts = lines.map(\.scalars.lowerBound)
      score.lineCounts.add(starts.count == result.starts.count)
      score.breaks.add(starts == result.starts)
      if starts != result.starts, difference.isEmpty {
        difference = "at \(result.width) \(starts) instead of \(result.starts)"
      }
      for (index, width) in result.widths.enumerated() {
        let agrees = starts == result.starts && abs(lines[index].width - width) <= 1.0 / 16
        score.widths.add(agrees)
        if !agrees, starts == result.starts, difference.isEmpty {
          difference = "at \(result.width) line \(index) is \(lines[index].width) wide instead of \(width)"
        }
      }
      if let height = result.height {
        let own = try text.height(width: result.width)
        score.heights.add(abs(own - height) < 0.01)
        if abs(own - height) >= 0.01, difference.isEmpty {
          difference = "at \(result.width) \(own) tall instead of \(height)"
        }
      }
    }
    if let minimum = label.minimum {
      let own = text.minimumContentWidth
      score.minimums.add(abs(own - minimum) <= 1.0 / 16)
      if abs(own - minimum) > 1.0 / 16, difference.isEmpty { difference = "min \(own) instead of \(minimum)" }
    }
    if let maximum = label.maximum {
      let own = text.maximumContentWidth
      score.maximums.add(abs(own - maximum) <= 1.0 / 16)
      if abs(own - maximum) > 1.0 / 16, difference.isEmpty { difference = "max \(own) instead of \(maximum)" }
    }
    if !difference.isEmpty { score.differences.append("\(label.id) \(difference)") }
  }
}
