import RowLayout
import TestSupport
import Testing

/// The height of rows at all widths of a range at once.
@Suite struct HeightStepTests {
  @Test("Steps say at every width what measuring says there")
  func agreeWithMeasuring() throws {
    var most = 0
    for seed in RandomTests.seeds.prefix(200) {
      let (description, proposal) = RandomTests.row(seed)
      let row = try PreparedRow(description)
      let steps = try row.heightSteps(widths: 0...200, height: proposal.height)
      try #require(steps.steps.first?.from == 0 && steps.steps.last?.to == 200)
      #expect(zip(steps.steps, steps.steps.dropFirst()).allSatisfy { $0.to == $1.from && $0.from < $0.to })
      var random = SeededGenerator(seed: seed)
      for step in steps.steps where !step.isSampled {
        // Not within rounding of the ends.
        let inside = step.from + 1e-5...max(step.from + 1e-5, step.to - 1e-5)
        for width in [step.from + 1e-5, Double.random(in: inside, using: &random), inside.upperBound] {
          let measured = try row.measure(ProposedSize(width: width, height: proposal.height)).height
          let found = try #require(steps.height(width: width))
          guard found == measured || abs(found - measured) < 1e-6 else {
            Issue.record("seed \(seed) at \(width): \(found), not \(measured)")
            return
          }
        }
      }
      most = max(most, steps.steps.count)
    }
    #expect(most > 5)
  }

  @Test("A text in a row has a step for each number of lines, which begins at the very width")
  func text() throws {
    let text = StandInText(words: [3, 3, 3].map { .characters($0) }, advance: 8, lineHeight: 20, ascent: 16)
    let row = try PreparedRow(RowDescription(.text(TextDescription(.standIn(text)))))
    let steps = try row.heightSteps(widths: 24...100).steps
    #expect(steps.map(\.height) == [60, 40, 20])
    #expect(steps.map(\.from) == [24, 56, 88])
    #expect(steps.allSatisfy { $0.slope == 0 && !$0.isSampled })
  }

  @Test("A picture that keeps its ratio grows evenly")
  func slope() throws {
    let row = try PreparedRow(view: Rectangle().aspectRatio(2, contentMode: .fit))
    let steps = try row.heightSteps(widths: 10...110)
    #expect(steps.steps.map(\.slope) == [0.5])
    #expect(steps.height(width: 10) == 5 && steps.height(width: 60) == 30 && steps.height(width: 110) == 55)
    #expect(steps.height(width: 9.9) == nil && steps.height(width: 110.1) == nil)
    #expect(steps.height(width: .nan) == nil)
  }

  @Test("A range of one width has one step, one without an end is refused")
  func bounds() throws {
    let row = try PreparedRow(view: Rectangle().frame(height: 7))
    #expect(try row.heightSteps(widths: 5...5).height(width: 5) == 7)
    #expect(throws: RowError.self) { try row.heightSteps(widths: 0 ... .infinity) }
    #expect(throws: RowError.self) { try row.heightSteps(widths: -.infinity...4) }
  }
}
