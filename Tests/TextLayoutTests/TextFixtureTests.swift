import Foundation
@_spi(JSON) import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

@Suite struct TextFixtureTests {
  private static var files: [String] {
    let folder = ProjectFolders.fixtures.appending(path: "Text").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test func thereAreFixtures() { #expect(Self.files.count > 30) }

  @Test(arguments: files)
  func textsComeOutAsTheFixtureSays(file: String) throws {
    let path = ProjectFolders.fixtures.appending(path: "Text/\(file)").path
    let fixture = try JSONDocument(try InputFile(path: path).readAll()).decode(TextFixture.self)
    #expect(!fixture.cases.isEmpty)
    for one in fixture.cases {
      guard let error = one.error else {
        let text = try fixture.prepare(one)
        try check(lines: text, one)
        try check(answers: text, one)
        try checkConsumers(of: text, one)
        continue
      }
      let thrown = #expect(throws: TextError.self) { try fixture.prepare(one).lines(width: one.width) }
      #expect(
        thrown?.description.contains(error) == true, "\(String(describing: thrown)) instead of \(error)")
    }
  }

  /// The lines themselves.
  private func check(lines text: PreparedText, _ one: TextFixture.Case) throws {
    let lines = try text.lines(width: one.width, height: one.proposedHeight ?? .infinity)
    let scalars = one.scalars
    let comment: Comment = "\(one.name) at \(one.width)"
    // Compared by scalars: strings that differ in normalisation are equal.
    if let expected = one.lines {
      let shown = lines.map { Array(scalars[$0.scalars]) }
      #expect(shown == expected.map { Array($0.unicodeScalars) }, "\(comment): \(shown)")
    }
    if let widths = one.widths {
      let isEqual = lines.count == widths.count && zip(lines, widths).allSatisfy { abs($0.width - $1) < 1e-4 }
      #expect(isEqual, "\(comment): \(lines.map(\.width))")
    }
    if let baselines = one.baselines { #expect(lines.map(\.baseline) == baselines, comment) }
    if let x = one.x { #expect(lines.map(\.x) == x, comment) }
    if let last = one.lastShows { #expect(one.shown(lines.last) == last, comment) }
    if one.sum == true {
      let unbroken = try text.lines(width: .infinity)[0].width
      #expect(lines.count > 1)
      #expect(abs(lines.reduce(0) { $0 + $1.width } - unbroken) < 0.01, comment)
    }
  }

  /// What is asked of the label as a whole.
  private func check(answers text: PreparedText, _ one: TextFixture.Case) throws {
    let measured = text.measure(width: one.width, height: one.proposedHeight)
    let comment: Comment = "\(one.name) at \(one.width)"
    if let height = one.height { #expect(measured.height == height, comment) }
    if let valid = one.valid {
      #expect(
        [measured.validFrom, measured.validTo] == [valid[0], valid.count > 1 ? valid[1] : .infinity], comment)
    }
    for (lines, width) in one.leastWidths ?? [:] {
      #expect(text.leastWidth(forLines: Int(lines) ?? 0) == width, "\(lines) lines of \(one.name)")
    }
    if let uncovered = one.uncovered {
      #expect(text.uncovered.map { [$0.lowerBound, $0.upperBound] } == uncovered, comment)
    }
    if let size = one.shrinksTo {
      let fitted = try text.shrunkToFit(width: one.width, minimumScale: one.minimumScale ?? 0.5)
      #expect(fitted.fontSize == size, comment)
    }
  }

  /// Count, height, steps and the measured width fed back agree with the lines, whatever they are (rules W7, W8).
  private func checkConsumers(of text: PreparedText, _ one: TextFixture.Case) throws {
    let comment: Comment = "\(one.name) at \(one.width)"
    let measured = text.measure(width: one.width, height: nil)
    #expect(try text.lineCount(width: one.width) == text.lines(width: one.width).count, comment)
    #expect(try text.height(width: one.width) == measured.height, comment)
    #expect(try text.keepingHeightSteps().height(width: one.width) == measured.height, comment)
    // A line that is cut is as tall as it was before, and so may be lower at the width that it is left with.
    if measured.width <= one.width, !measured.isTruncated {
      #expect(try text.lines(width: measured.width) == text.lines(width: one.width), comment)
    }
  }
}
