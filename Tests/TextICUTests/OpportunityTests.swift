import Foundation
import TestSupport
import Testing
import TextICU
import TextLayout

/// Break opportunities of the oracle's labels, by the ICU inside Chromium (`.unicode`) and by Chromium itself
/// (`.chromium`).
@Suite(.enabled(if: ProjectFolders.oracle != nil, "SELFSIZING_ORACLE is not set"))
struct OpportunityTests {
  /// Why a label may differ.
  enum Cause: String {
    /// Chromium's Khmer and Lao dictionaries are others than the toolchain's.
    case dictionary = "another dictionary"
    /// Chromium segments South-East Asian words anew from each line's start, and these opportunities were measured
    /// with a line start at each of them; ours come from one pass.
    case lineStart = "words found anew from each line's start"
  }

  private func cause(_ label: OracleLabel, _ tailoring: BreakTailoring) -> Cause? {
    if ["khmr", "laoo"].contains(label.stack) { return .dictionary }
    if tailoring == .chromium, ["thai", "mymr"].contains(label.stack), label.tags.contains("context") {
      return .lineStart
    }
    return nil
  }

  private func context(_ offsets: Set<Int>, in text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    func string(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
    }
    return offsets.sorted().map { "\($0) \"\(string($0 - 6..<$0))|\(string($0..<$0 + 6))\"" }
      .joined(separator: ", ")
  }

  @Test(
    "Every label without a documented cause breaks as the oracle says", arguments: BreakTailoring.allCases)
  func oracle(tailoring: BreakTailoring) throws {
    let folder = try #require(ProjectFolders.oracle)
    let dictionary = ICUDictionary()
    var explained = 0
    let labels = try OracleLabel.all(in: folder)
    #expect(labels.count > 1500)
    for (label, expected) in labels {
      let options = LineBreakOptions(tailoring: tailoring, language: label.lang)
      let breaks = LineBreaker(options: options, dictionary: dictionary).breaks(in: label.text.utf8Span.span)
      // The oracle lists no break at the text's end.
      let inside = breaks.map(\.offset).filter { $0 < label.text.utf8.count }
      let found = Set(label.scalarOffsets(inside))
      let wanted = Set(tailoring == .unicode ? expected.icu : expected.chromium)
      if found == wanted { continue }
      let extra = context(found.subtracting(wanted), in: label.text)
      let missing = context(wanted.subtracting(found), in: label.text)
      let difference = "\(tailoring) \(label.id) \(label.lang): too many [\(extra)], too few [\(missing)]"
      if let cause = cause(label, tailoring) {
        explained += 1
        print("\(difference): \(cause.rawValue)")
      } else {
        Issue.record("\(difference)")
      }
    }
    print("\(tailoring): \(labels.count - explained) of \(labels.count) labels equal, \(explained) explained")
  }
}
