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

  /// The cause of a difference, shown to be it where that can be done.
  private func cause(
    _ label: OracleLabel, _ tailoring: BreakTailoring, breaker: LineBreaker, wanted: Set<Int>
  ) -> Cause? {
    if ["khmr", "laoo"].contains(label.stack) { return .dictionary }
    if tailoring == .chromium, Set(label.scalarOffsets(breaksAnew(in: label.text, breaker))) == wanted {
      return .lineStart
    }
    return nil
  }

  /// The breaks that come out if after each one the rest of the text is looked at as if nothing stood before it.
  private func breaksAnew(in text: String, _ breaker: LineBreaker) -> [Int] {
    let bytes = Array(text.utf8)
    var offsets: [Int] = []
    var start = 0
    while start < bytes.count {
      let rest = bytes.span.extracting(start..<bytes.count)
      guard let next = breaker.breaks(in: rest).first, next.offset > 0 else { break }
      start += next.offset
      if start < bytes.count { offsets.append(start) }
    }
    return offsets
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
    "Every label without a documented cause breaks as the oracle says",
    arguments: [BreakTailoring.unicode, .chromium])
  func oracle(tailoring: BreakTailoring) throws {
    let folder = try #require(ProjectFolders.oracle)
    let dictionary = ICUDictionary()
    var explained = 0
    let labels = try OracleLabel.all(in: folder)
    #expect(labels.count > 1500)
    for (label, expected) in labels {
      let options = LineBreakOptions(tailoring: tailoring, language: label.lang)
      let breaker = LineBreaker(options: options, dictionary: dictionary)
      let breaks = breaker.breaks(in: label.text.utf8Span.span)
      // The oracle lists no break at the text's end.
      let inside = breaks.map(\.offset).filter { $0 < label.text.utf8.count }
      let found = Set(label.scalarOffsets(inside))
      let wanted = Set(tailoring == .unicode ? expected.icu : expected.chromium)
      if found == wanted { continue }
      let extra = context(found.subtracting(wanted), in: label.text)
      let missing = context(wanted.subtracting(found), in: label.text)
      let difference = "\(tailoring) \(label.id) \(label.lang): too many [\(extra)], too few [\(missing)]"
      if let cause = cause(label, tailoring, breaker: breaker, wanted: wanted) {
        explained += 1
        print("\(difference): \(cause.rawValue)")
      } else {
        Issue.record("\(difference)")
      }
    }
    print("\(tailoring): \(labels.count - explained) of \(labels.count) labels equal, \(explained) explained")
  }
}
