import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout

/// What is fast must say what is slow: tables and words what whole shaping says, plain arrays, kept steps and batches what
/// the line walker says, on all corpora in all faces that are tested.
///
/// With `SELFSIZING_THOROUGH=1`: every label, widths from 40 to 1,200 in steps of 1/16, and ten million pairs of label and
/// width; a few minutes in a release build (`CONTRIBUTING.md`).
@Suite struct SweepTests {
  /// Labels prepared in all ways, in one face and those that it falls back to.
  private struct Labels {
    let fast: [PreparedText]
    let kept: [PreparedText]
    let slow: [PreparedText]
    let batch: LabelHeights

    init(_ file: String, every step: Int, from first: Int = 0) throws {
      let others = [
        "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
        "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
      ]
      let engine = try TextEngine(stacks: ["ui": FontStack(files: [file] + others)])
      let texts = try Corpus.all.labels()
      let labels = stride(from: first, to: texts.count, by: step).map {
        TextLabel(texts[$0], font: FontDescription(stack: "ui", size: 16))
      }
      fast = try labels.map { try engine.preparedText($0) }
      kept = fast.map { $0.keepingHeightSteps() }
      slow = try labels.map { try engine.preparer.prepareInFull($0) }
      batch = LabelHeights(kept)
    }

    /// The height as the line filler finds it in the text shaped whole.
    func walkedHeight(_ index: Int, _ width: Double) -> Double {
      PlainWalkTests.lineByLine(slow[index], width: width).height
    }

    func agrees(_ index: Int, _ width: Double) throws -> Bool {
      let height = walkedHeight(index, width)
      return try fast[index].height(width: width) == height && kept[index].height(width: width) == height
    }
  }

  @Test(arguments: PairTableTests.faces)
  func everyWidth(in file: String) throws {
    let labels = try Labels(file, every: isThorough ? 1 : 53)
    var faults: [String] = []
    // In the short form another 16th of a point is met with every width.
    for place in stride(from: 40 * 16, through: 1_200 * 16, by: isThorough ? 1 : 16 * 31 + 1) {
      let width = Double(place) / 16
      let batch = try labels.batch.heights(width: width)
      for index in batch.indices {
        let isSame = try labels.agrees(index, width) && batch[index] == labels.walkedHeight(index, width)
        if !isSame { faults.append("label \(index) at \(width)") }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  @Test(arguments: PairTableTests.faces)
  func randomPairs(in file: String) throws {
    let labels = try Labels(file, every: isThorough ? 1 : 31, from: isThorough ? 0 : 3)
    var generator = SeededGenerator(seed: 10)
    var faults: [String] = []
    for _ in 0..<(isThorough ? 10_000_000 / PairTableTests.faces.count + 1 : 2_000) {
      let index = Int.random(in: 0..<labels.fast.count, using: &generator)
      // Any width, also such that words are cut.
      let width = Double.random(in: 0..<1_300, using: &generator)
      if try !labels.agrees(index, width) { faults.append("label \(index) at \(width)") }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  @Test func allCoresSayWhatOneSays() async throws {
    let labels = LabelHeights(try HeightStepsTests.texts(every: 5))
    for width in [0, 33.3, 200, .infinity] {
      // One part, many, and a last one that is not full.
      for size in [1 << 14, 1, 7] {
        let heights = try await labels.concurrentHeights(width: width, labelsOfATask: size)
        #expect(try heights == labels.heights(width: width))
      }
    }
    #expect(try await LabelHeights([]).concurrentHeights(width: 10).isEmpty)
    await #expect(throws: TextError.self) {
      try await labels.concurrentHeights(width: .nan, labelsOfATask: 3)
    }
  }
}
