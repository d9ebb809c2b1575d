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
      guard fast.setting.isSimple else { return false }
      let slow = try slow.prepare(label)
      // Before anything asks for clusters.
      for width in widths {
        let limit = fast.limit(for: width)
        #expect(Self.lines(of: fast, limit) == Self.lines(of: slow, limit), "\(text) at \(width)")
        #expect(try fast.lineCount(width: width) == slow.lineCount(width: width), "\(text) at \(width)")
        #expect(try fast.height(width: width) == slow.height(width: width), "\(text) at \(width)")
      }
      let (mine, theirs) = (fast.clusters.contents, slow.clusters.contents)
      #expect(mine.clusterWidths == theirs.clusterWidths, "\(text)")
      #expect(mine.cuts == theirs.cuts, "\(text)")
      #expect(mine.fits == theirs.fits && mine.ends == theirs.ends, "\(text)")
      #expect(mine.segmentClusterEnds == theirs.segmentClusterEnds, "\(text)")
      let segments = fast.storage.segments
      var zero = 0
      for index in 0..<segments.count {
        #expect(zero + segments.contentEnd(index) == theirs.fits[index], "\(text)")
        #expect(zero + segments.advanceEnd(index) == theirs.ends[index], "\(text)")
        if segments.kind(index).flags.contains(.rebases) { zero = theirs.ends[index] }
      }
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

    private static func lines(of text: PreparedText, _ limit: Int) -> [FilledLine] {
      var filler = LineFiller(text.storage, limit: limit)
      return (0...).lazy.map { _ in filler.next() }.prefix { $0 != nil }.compactMap(\.self)
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

  /// Where rules match here and there, what they change is added up around them, and the text between stands.
  @Test(arguments: PairTableTests.faces)
  func proseWithSubstitutionsIsMeasuredAsShaped(in file: String) throws {
    let preparers = try Preparers(file)
    var generator = SeededGenerator(seed: 9)
    let words = [
      "we", "meet", "Wäre", "today", "Ävar", "and", "off", "fine", "typing", "the", "Tower", "naïve,",
    ]
    let lively = [
      "18:30", "8:05,", "3x4", "-> A", "A->B", "(A)", "[B-C]", "A: B", "a: b", "@Home", "e@A.B", "¿Qué?",
      "1/2", "ﬁ",
      "--", "“A”", "a:b", ":-)", "7:15  8:45", "x2", "\u{2192}A", "X-Y", "«Z»",
    ]
    var simple = 0
    let rounds = isThorough ? 30_000 : 100
    for _ in 0..<rounds {
      let text = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        let pieces = Int.random(in: 0..<5, using: &generator) == 0 ? lively : words
        return pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined(separator: " ")
      let width = Double(Int.random(in: 0...400 * 16, using: &generator)) / 16
      if try preparers.expectEqual(text, widths: [width]) { simple += 1 }
    }
    #expect(simple > rounds / 3)
  }

  /// Breaks between characters that kern, and breaks across which a substitution looks: lines that end there are as wide as the
  /// letters are without what follows.
  @Test(arguments: [
    "e\"?A", "a 20f 2,=oAe-1x>ei?A $?", "Lenper → Außerdem fehlt", "W → A → V (A) → To", "A-T (V) A: T",
    "A → B",
    "(A (B (C: D - E", "A -> B => C", "( a", "so ( it  ( goes",
  ])
  func breaksInsideWhatBelongsTogether(text: String) throws {
    for file in PairTableTests.faces {
      try Preparers(file).expectEqual(text, widths: stride(from: 0, to: 120, by: 1.5).map(\.self))
    }
  }

  @Test func anArrowBeforeACapitalLetterIsMeasuredByTables() throws {
    let preparers = try Preparers("Inter-Regular.otf")
    #expect(try preparers.expectEqual("Lenper → Außerdem fehlt noch", widths: [0, 60, 100, 200]))
  }

  /// Texts whose segments leave the usual bounds: many letters without a break, positions beyond those that stand with characters,
  /// more spaces than a segment can name.
  @Test(arguments: [
    String(repeating: "a", count: 255), String(repeating: "a", count: 256),
    String(repeating: "It is a long way. ", count: 200), String(repeating: "Grüße an alle. ", count: 200),
    String(repeating: "é", count: 127) + "a", String(repeating: "é", count: 128),
    String(repeating: "é", count: 256),
    "one two  three   four    five     six", "one two three  ", "  leading", " leading",
    String(repeating: "a b", count: 79) + "cd", String(repeating: "a b", count: 79) + "cde",
  ])
  func boundsOfSegments(text: String) throws {
    for file in ["Inter-Regular.otf", "LiberationSans-Regular.ttf"] {
      let preparers = try Preparers(file)
      try preparers.expectEqual(text, widths: [0, 30, 99.5, 320, 4_000])
    }
  }

  @Test(arguments: [12, 40]) func breaksAreTheLineBreakersOwn(longest: Int) throws {
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
      for _ in 0..<Int.random(in: 1...longest, using: &generator) {
        let isSpace = Int.random(in: 0..<6, using: &generator) == 0
        let value = isSpace ? 0x20 : characters[Int.random(in: 0..<characters.count, using: &generator)]
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let label = TextLabel(String(text) + "a", font: FontDescription(stack: "face", size: 16))
      let found = try preparers.fast.prepare(label)
      guard found.setting.isSimple else { continue }
      simple += 1
      let bytes = Array(label.runs[0].string.utf8)
      let offsets = breaker.breaks(in: bytes.span).map(\.offset) + [bytes.count]
      let scalars = offsets.map { offset in bytes[..<offset].count { $0 & 0xC0 != 0x80 } }
      let ends = found.clusters.contents.segmentClusterEnds
      #expect(Array(ends) == scalars, "\(label.runs[0].string)")
    }
    #expect(simple > 1_500)
  }
}
