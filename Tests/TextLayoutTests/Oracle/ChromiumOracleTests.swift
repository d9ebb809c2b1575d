import Foundation
import SelfSizing
import TestSupport
import Testing

/// Wrapping held against a browser's: the share of results that agree must not fall below what was reached.
@Suite struct ChromiumOracleTests {
  /// The scores by kind of label; edge results count apart.
  struct Scores {
    var untagged = ChromiumScore()
    var tagged = ChromiumScore()
    var khmerAndLao = ChromiumScore()
    var edges = ChromiumScore()
    var differences: [String] = []

    mutating func add(_ comparison: ChromiumComparison, _ label: ChromiumOracle.Label, isEdge: Bool) {
      if isEdge {
        edges.add(comparison)
      } else if label.isKhmerOrLao {
        khmerAndLao.add(comparison)
      } else if label.isTagged {
        tagged.add(comparison)
      } else {
        untagged.add(comparison)
      }
    }

    mutating func add(_ other: Scores) {
      untagged = untagged + other.untagged
      tagged = tagged + other.tagged
      khmerAndLao = khmerAndLao + other.khmerAndLao
      edges = edges + other.edges
      differences += other.differences
    }
  }

  @Test(.enabled(if: ProjectFolders.oracle != nil))
  func linesAgreeWithChromium() async throws {
    let folder = try #require(ProjectFolders.oracle).appending(path: "text")
    let oracle = try ChromiumOracle(folder: folder)
    let workers = 4
    var scores = Scores()
    try await withThrowingTaskGroup(of: Scores.self) { group in
      for worker in 0..<workers {
        group.addTask {
          try Self.scores(of: oracle, indices: stride(from: worker, to: oracle.labels.count, by: workers))
        }
      }
      for try await part in group { scores.add(part) }
    }

    for difference in scores.differences.sorted() { print(difference) }
    let all = scores.untagged + scores.tagged
    print("labels without tags:            \(scores.untagged)")
    print("all labels except Khmer and Lao: \(all)")
    print("Khmer and Lao:                  \(scores.khmerAndLao)")
    print("edge results:                   \(scores.edges)")
    #expect(scores.untagged.lineCountPercent >= 99.99)
    #expect(scores.untagged.breaksPercent >= 99.99)
    #expect(all.lineCountPercent >= 99.98)
    #expect(all.breaksPercent >= 99.95)
    #expect(all.widthPercent >= 99.5)
    #expect(all.heightPercent >= 99.9)
  }

  /// Compares some labels; the differences name the first result of each label that differs.
  private static func scores(of oracle: ChromiumOracle, indices: some Sequence<Int>) throws -> Scores {
    var scores = Scores()
    for index in indices {
      let (label, results) = oracle.labels[index]
      let text = try oracle.prepare(label)
      var difference: String?
      for result in results {
        let comparison = try ChromiumComparison(text, result)
        scores.add(comparison, label, isEdge: result.isEdge)
        if !comparison.difference.isEmpty, !result.isEdge, difference == nil {
          difference = comparison.difference
        }
      }
      if let difference {
        let start = String(label.text.prefix(50)).debugDescription
        scores.differences.append("\(label.id) (\(label.stack), \(label.language)) \(difference): \(start)")
      }
    }
    return scores
  }
}
