import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// Simple text must give the answers that shaping gives, all of them, at every width (rules P6 and W7).
@Suite struct SimpleTextTests {
  /// The same shaper without its shortcuts.
  private struct ShapingOnly: TextShaper {
    let base: HarfBuzzShaper
    func makeSession(
      fonts: [FontDescription], language: String?
    ) throws(TextError) -> any ShapingSession {
      try base.makeSession(fonts: fonts, language: language)
    }
  }

  private struct Preparers {
    let fast: TextPreparer
    let slow: TextPreparer

    init(_ file: String) throws {
      let library = try FontLibrary(stacks: ["face": FontStack(fonts: [FontReference(file: file)])])
      let shaper = HarfBuzzShaper(library: library)
      fast = TextPreparer(shaper: shaper, dictionary: nil, bidi: nil)
      slow = TextPreparer(shaper: ShapingOnly(base: shaper), dictionary: nil, bidi: nil)
    }

    /// Expects equal answers; says whether the label was simple.
    @discardableResult
    func expectEqual(_ text: String, widths: [Double], limit: Int? = nil) throws -> Bool {
      let label = TextLabel(
        text, font: FontDescription(stack: "face", size: 16), style: ParagraphStyle(lineLimit: limit),
        language: "en")
      let fast = try fast.prepare(label)
      guard case .simple(let simple) = fast.source else { return false }
      let slow = try slow.prepare(label)
      // Before anything asks for clusters.
      for width in widths {
        #expect(try fast.lineCount(width: width) == slow.lineCount(width: width), "\(text) at \(width)")
        #expect(try fast.height(width: width) == slow.height(width: width), "\(text) at \(width)")
      }
      let (mine, theirs) = (simple.storage.contents, slow.storage.contents)
      #expect(mine.clusterWidths == theirs.clusterWidths, "\(text)")
      #expect(mine.cuts == theirs.cuts, "\(text)")
      #expect(mine.fits == theirs.fits && mine.ends == theirs.ends, "\(text)")
      #expect(mine.segmentClusterEnds == theirs.segmentClusterEnds, "\(text)")
      #expect((0..<simple.segmentCount).map { simple.fit($0) } == Array(theirs.fits), "\(text)")
      #expect((0..<simple.segmentCount).map { simple.end($0) } == Array(theirs.ends), "\(text)")
      #expect(
        (0..<simple.segmentCount).map { simple.clusterEnd($0) } == Array(theirs.segmentClusterEnds), "\(text)"
      )
      for width in widths {
        #expect(try fast.lines(width: width) == slow.lines(width: width), "\(text) at \(width)")
        for height in [nil, 30.0] {
          #expect(
            fast.measure(width: width, height: height) == slow.measure(width: width, height: height),
            "\(text) at \(width)")
        }
      }
      return true
    }
  }

  @Test(arguments: PairTableTests.faces)
  func corporaAreMeasuredAsShaped(in file: String) throws {
    let preparers = try Preparers(file)
    var simple = 0
    let labels = try Corpus.chat.labels() + Corpus.multilingual.labels()
    // All of them in one face, some in the others.
    let step = isThorough ? 1 : file == PairTableTests.faces[0] ? 3 : 17
    for index in stride(from: 0, to: labels.count, by: step)
    where try preparers.expectEqual(labels[index], widths: [0, 17, 131.25, 320]) { simple += 1 }
    #expect(simple * step > 380)
  }

  @Test(arguments: PairTableTests.faces)
  func randomTextIsMeasuredAsShaped(in file: String) throws {
    let preparers = try Preparers(file)
    var generator = SeededGenerator(seed: 4)
    let alphabet = Array("aefiltAVTo.,:;!?-–—…’“”()[]/<>=+x*→ 0127      éß$%&@#\"'«»".unicodeScalars)
    var simple = 0
    let rounds = isThorough ? 100_000 : 150
    for _ in 0..<rounds {
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let width = Double(Int.random(in: 0...200 * 16, using: &generator)) / 16
      let limit = Bool.random(using: &generator) ? 2 : nil
      if try preparers.expectEqual(String(String.UnicodeScalarView(text)), widths: [width], limit: limit) {
        simple += 1
      }
    }
    #expect(simple > rounds / 10)
  }

  @Test func breaksAreTheLineBreakersOwn() throws {
    let preparers = try Preparers("LiberationSans-Regular.ttf")
    var generator = SeededGenerator(seed: 5)
    var characters = (0x20...0x7E).map { UInt32($0) }
    characters += (0xA0...0x17F).filter { $0 != 0xAD }.map { UInt32($0) }
    characters += [
      0x2010, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x20AC, 0x2022, 0x2190, 0x2212,
    ]
    let breaker = LineBreaker(options: LineBreakOptions())
    var simple = 0
    for _ in 0..<3_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let isSpace = Int.random(in: 0..<6, using: &generator) == 0
        let value = isSpace ? 0x20 : characters[Int.random(in: 0..<characters.count, using: &generator)]
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let label = TextLabel(String(text) + "a", font: FontDescription(stack: "face", size: 16))
      guard case .simple(let found) = try preparers.fast.prepare(label).source else { continue }
      simple += 1
      let bytes = Array(label.runs[0].string.utf8)
      let offsets = breaker.breaks(in: bytes.span).map(\.offset) + [bytes.count]
      let scalars = offsets.map { offset in bytes[..<offset].count { $0 & 0xC0 != 0x80 } }
      #expect((0..<found.segmentCount).map { found.clusterEnd($0) } == scalars, "\(label.runs[0].string)")
    }
    #expect(simple > 1_500)
  }
}
