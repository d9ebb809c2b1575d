import Foundation
import SelfSizing
import TestSupport
import Testing

/// Labels of several weights, slants, sizes and families held against a browser's lines.
@Suite struct RichOracleTests {
  @Test(.enabled(if: ProjectFolders.oracle != nil))
  func linesOfRichLabelsAgreeWithChromium() throws {
    let folder = try #require(ProjectFolders.oracle).appending(path: "rich")
    let oracle = try ChromiumOracle(folder: folder)
    var score = ChromiumScore()
    var cut = ChromiumScore()
    for (label, results) in oracle.labels {
      let text = try oracle.prepare(label)
      var shown = false
      for result in results where !result.isEdge {
        let comparison = try ChromiumComparison(text, result)
        if label.cutsCluster { cut.add(comparison) } else { score.add(comparison) }
        if !comparison.difference.isEmpty, !shown, !label.cutsCluster {
          shown = true
          print(
            "\(label.id) (\(label.stack), \(label.language)) \(comparison.difference): \(label.text.debugDescription)"
          )
        }
      }
    }
    print("rich labels:               \(score)")
    print("runs that cut a character: \(cut)")
    #expect(score.lineCountPercent >= 99.9)
    #expect(score.breaksPercent >= 99.8)
    #expect(score.heightPercent >= 99.9)
    #expect(score.widthPercent >= 99.9)
  }
}
