import TestSupport
import Testing
import TextLayout

@testable import RowLayout

/// Widths at which each text of a row was walked.
private final class Walks: @unchecked Sendable {
  var widths: [Set<Double>] = []
  var calls = 0

  var most: Int { widths.map(\.count).max() ?? 0 }

  func begin() {
    for index in widths.indices { widths[index] = [] }
    calls = 0
  }
}

/// An engine whose texts note each width at which they are walked.
private struct WalkedEngine: TextPreparing {
  let walks: Walks

  struct Walked: TextMeasuring {
    let text: any TextMeasuring
    let number: Int
    let walks: Walks

    var fontMetrics: TextFontMetrics { text.fontMetrics }

    func measure(width: Double?, height: Double?) -> TextMeasurement {
      walks.calls += 1
      walks.widths[number].insert(width ?? .infinity)
      return text.measure(width: width, height: height)
    }
  }

  func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    walks.widths.append([])
    return Walked(
      text: try StandInEngine(hasWholeLines: false).prepare(label), number: walks.widths.count - 1,
      walks: walks)
  }
}

/// The work of a resolution, counted for each text: widths at which its lines were walked.
@Suite struct BoundedWorkTests {
  /// The most widths at which a text of a row was walked to answer once.
  private func walks(
    _ description: RowDescription, _ ask: (PreparedRow) throws -> Void
  ) throws -> (widths: Int, calls: Int) {
    let walks = Walks()
    var environment = RowEnvironment()
    environment.limits.sizings = 50_000
    let row = try PreparedRow(description, environment: environment, texts: WalkedEngine(walks: walks))
    walks.begin()
    try ask(row)
    return (walks.most, walks.calls)
  }

  private func randomRow(
    _ seed: UInt64, depth: Int, hasHeights: Bool, hasFlex: Bool = false
  ) -> RowDescription {
    var random = RandomRow(SeededGenerator(seed: seed))
    random.hasFlex = hasFlex
    random.textsAreReal = true
    random.hasFitting = false
    // A stack whose parts overlap asks for what is left for them at 0.
    random.hasOverlap = false
    random.hasHeights = hasHeights
    return random.description(depth)
  }

  /// Flexible containers inside each other: a basis that is given is one more length that stacks inside are proposed.
  private func flexNesting(of row: RowDescription) -> Int {
    let inside = row.kind.children.map { flexNesting(of: $0) }.max() ?? 0
    if case .flex = row.kind { return inside + 1 }
    return inside
  }

  @Test(
    "A height at open height walks each text at three widths at most, where nothing inside gives a length",
    arguments: [false, true])
  func heights(_ hasFlex: Bool) throws {
    for seed in 0..<1000 as Range<UInt64> {
      let row = randomRow(seed, depth: seed % 2 == 0 ? 3 : 6, hasHeights: false, hasFlex: hasFlex)
      let most = try walks(row) { _ = try $0.height(width: Double(20 + seed % 400)) }.widths
      #expect(most <= 3 + flexNesting(of: row), "seed \(seed)")
    }
  }

  @Test("A part inside that gives a height, or lines up baselines, adds a width a level, and does so seldom")
  func heightsInside() throws {
    var above = 0
    for seed in 0..<1000 as Range<UInt64> {
      let row = randomRow(seed, depth: seed % 2 == 0 ? 3 : 6, hasHeights: true)
      let most = try walks(row) { _ = try $0.height(width: Double(20 + seed % 400)) }.widths
      #expect(most <= 3 + row.depth, "seed \(seed)")
      if most > 3 { above += 1 }
    }
    #expect(above < 25)
  }

  @Test(
    "Frames, and a finite height, walk each text at three widths and one a level at most",
    arguments: [false, true])
  func frames(_ hasFlex: Bool) throws {
    for seed in 0..<1000 as Range<UInt64> {
      let row = randomRow(seed, depth: seed % 2 == 0 ? 3 : 6, hasHeights: true, hasFlex: hasFlex)
      let width = Double(20 + seed % 400)
      let open = try walks(row) { _ = try $0.layout(width: width) }.widths
      let finite = try walks(row) {
        _ = try $0.layout(ProposedSize(width: width, height: Double(seed % 170)))
      }.widths
      #expect(max(open, finite) <= 3 + row.depth, "seed \(seed)")
    }
  }

  /// Rows and columns in turn, each with something beside.
  private func alternating(_ depth: Int, _ shape: Int) -> RowDescription {
    var tree = RowDescription(.text(TextDescription("the text in the middle of it all")))
    for level in 0..<depth {
      let text = TextDescription(shape == 0 ? "side \(level)" : "some words of side \(level) more")
      let side = RowDescription(
        shape == 1 || (shape == 2 && level % 3 == 0) ? .rect(ShapeDescription()) : .text(text))
      if shape == 3, level % 4 == 1 { tree = RowDescription(.padding(.length(1, .all), child: tree)) }
      if shape == 4, level % 4 == 1 {
        tree = RowDescription(.flexFrame(FlexibleFrame(maxWidth: .infinity), child: tree))
      }
      tree = RowDescription(
        level % 2 == 0
          ? .hstack(alignment: .center, spacing: 2, children: [side, tree])
          : .vstack(alignment: .leading, spacing: 2, children: [tree, side]))
    }
    return tree
  }

  @Test(
    "The frames of 64 levels of rows and columns take at most four times the work of 32", arguments: 0...5)
  func depth(_ shape: Int) throws {
    func calls(_ depth: Int, _ height: Double?) throws -> Int {
      let proposal = ProposedSize(width: 400 + 40 * Double(depth), height: height)
      return try walks(alternating(depth, shape)) { _ = try $0.layout(proposal) }.calls
    }
    #expect(try calls(64, nil) <= 4 * calls(32, nil))
    #expect(try calls(64, 120) <= 5 * calls(32, 120))
  }
}
