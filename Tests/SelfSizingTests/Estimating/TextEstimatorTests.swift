import SelfSizing
import TestSupport
import Testing

@Suite struct TextEstimatorTests {
  private let estimator = TextEstimator(calibratedBy: GridText())
  private let font = FontDescription(stack: "grid", size: 10)

  @Test func `Where every character is equally wide the estimate is the truth`() throws {
    var random = SeededGenerator(seed: 4)
    let estimate = try estimator.estimate(font)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...12, using: &random))
      }
      let text = words.joined(separator: Bool.random(using: &random) ? " " : "\n")
      // Off the grid, where rounding of advances could tip a line either way.
      let width = Double(Int.random(in: 13...60, using: &random)) * 5 + 2
      let truth = try GridText().prepare(TextLabel(text, font: font)).measure(width: width, height: nil)
      #expect(estimate.lineCount(of: text, width: width) == truth.lineCount, "\(width): \(text)")
      #expect(estimate.height(of: text, width: width) == truth.height)
    }
  }

  @Test func `Long words are broken, line limits and reserved lines count`() throws {
    let style = ParagraphStyle(lineLimit: 3, minimumLines: 2)
    let estimate = try estimator.estimate(font, style: style)
    #expect(estimate.lineCount(of: String(repeating: "x", count: 95), width: 51) == 10)
    #expect(estimate.height(of: String(repeating: "x", count: 95), width: 51) == 30)
    #expect(estimate.height(of: "x", width: 51) == 20)
    #expect(estimate.height(of: "", width: 0) == 20)
  }

  @Test func `However low or high the room is, a line shows`() throws {
    let prepared = try estimator.prepare(TextLabel("some words of a text", font: font))
    for height in [-1e308, -1, 0, 1e308, .infinity] {
      let measured = prepared.measure(width: 20, height: height)
      #expect(
        measured.lineCount >= 1
          && measured.lineCount == (height > 1 ? prepared.measure(width: 20, height: nil).lineCount : 1))
    }
  }

  @Test func `Emoji sequences, marks and joiners add no width of their own`() throws {
    let estimate = try estimator.estimate(font)
    // Six characters of half an em: 30 points, where every scalar would take 60.
    #expect(estimate.lineCount(of: "👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽", width: 31) == 1)
    #expect(estimate.lineCount(of: "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", width: 31) == 1)
    #expect(estimate.lineCount(of: "a\u{200D}b\u{200B}c\u{200E}d", width: 21) == 1)
  }

  @Test func `Ideographs break anywhere`() throws {
    let estimate = try estimator.estimate(font)
    #expect(estimate.lineCount(of: String(repeating: "日", count: 20), width: 26) == 4)
  }

  @Test func `An estimator stands in for prepared text`() throws {
    let label = TextLabel(
      runs: [
        TextRun("aaaa bbbb ", font: font), TextRun("cc", font: FontDescription(stack: "grid", size: 20)),
      ])
    let text = try estimator.prepare(label)
    #expect(text.measure(width: nil, height: nil).width == 70)
    let wrapped = text.measure(width: 46, height: nil)
    #expect(wrapped.lineCount == 2 && wrapped.height == 40 && wrapped.width == 45)
    #expect(text.measure(width: 21, height: 41).lineCount == 2)
    #expect(text.measure(width: 21, height: 41).isTruncated)
  }

  @Test func `An unknown font stack is an error`() {
    let unknown = FontDescription(stack: "none", size: 10)
    #expect(throws: TextError.self) { try estimator.estimate(unknown) }
    #expect(throws: TextError.self) { try estimator.prepare(TextLabel("x", font: unknown)) }
  }

  /// In a process of its own: other tests' allocations would count too.
  @Test func `Estimating allocates nothing`() async {
    await #expect(processExitsWith: .success) {
      guard AllocationCount.isAvailable else { return }
      let estimate = try TextEstimator(calibratedBy: GridText()).estimate(
        FontDescription(stack: "grid", size: 10))
      let text = "A message long enough that it is stored outside the string itself."
      var lines = 0
      let count = AllocationCount.minimum { lines += estimate.lineCount(of: text, width: 100) }
      try #require(lines > 0 && count == 0)
    }
  }
}
