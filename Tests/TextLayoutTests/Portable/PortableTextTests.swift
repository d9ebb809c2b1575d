import SelfSizing
import TestSupport
import Testing

@testable import TextLayout

/// A label written and read back says what it said before, and bytes that are not such a label are refused (rule P8).
@Suite struct PortableTextTests {
  private static let stack = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc",
    "NotoColorEmoji.ttf",
  ]
  private static let engine = try? TextEngine(stacks: [
    "ui": FontStack(files: stack), "serif": FontStack(files: ["NotoSerif-Regular.ttf"]),
  ])
  private static let font = FontDescription(stack: "ui", size: 16)

  /// A label of every kind of thing that is written.
  private static let samples: [TextLabel] = [
    TextLabel("AVATAR: a line, (and) \u{201C}another\u{201D} of plain Latin.", font: font),
    TextLabel("", font: font),
    TextLabel(
      "Tab\tstops\tand soft\u{AD}hy\u{AD}phens\r\n\r\nemoji 👍🏽 \u{5E9}\u{5DC}\u{5D5}\u{5DD} مرحبا بالعالم ไทยภาษา\n",
      font: font,
      style: ParagraphStyle(
        lineLimit: 4, minimumLines: 2, lineSpacing: 1.5, lineHeight: .multiple(1.25), paragraphSpacing: 7,
        truncation: .middle, truncationToken: " [more]", tabStops: [40, 90.5], alignment: .center)),
    TextLabel(
      runs: [
        TextRun("mixed ", font: FontDescription(stack: "serif", size: 22, leading: 3)),
        TextRun(InlineBox(width: 20, ascent: 14, descent: 4), font: font, joinsPrevious: true),
        TextRun(" नमस्ते held together", font: font, isUnbreakable: true),
        TextRun("2", font: FontDescription(stack: "ui", size: 9, baselineOffset: 6.5)),
        TextRun("\u{E123} 日本語。", font: font),
      ],
      style: ParagraphStyle(
        tailoring: .chromium, lineMetrics: .css, lineHeight: .atLeast(20), truncation: .head,
        textCase: .uppercase)
    ),
    TextLabel(
      "سلام‌ها که\u{AD}می\u{AD}روند «و» می‌آیند", font: font,
      style: ParagraphStyle(lineMetrics: .pixel(scale: 3), alignment: .trailing)),
    TextLabel(
      "「一」、「二」（三）\n（四）。五ABC六", font: font, style: ParagraphStyle(autospace: true, spacingTrim: .trimStart),
      language: "ja"),
  ]
  private static let widths = [0, 23.5, 71.3, 140, 320, .infinity]

  private static func prepared(_ label: TextLabel) throws -> PortableText {
    try #require(engine).portableText(label)
  }

  @Test(arguments: samples.indices)
  func whatIsReadAnswersAsWhatWasWritten(number: Int) throws {
    let label = Self.samples[number]
    let written = try Self.prepared(label)
    let bytes = written.encoded()
    let read = try PortableText(decoding: bytes)
    #expect(read.fontDigest == written.fontDigest)
    #expect(read.text.style == written.text.style && read.text.leading == written.text.leading)
    #expect(try Answers(read.text, widths: Self.widths) == Answers(written.text, widths: Self.widths))
    // One spelling for each label.
    #expect(read.encoded() == bytes)
    let stepped = PortableText(written.text.keepingHeightSteps(), fontDigest: 1)
    let reread = try PortableText(decoding: stepped.encoded())
    #expect(Answers.steps(of: reread.text) == Answers.steps(of: stepped.text))
    #expect(try Answers(reread.text, widths: Self.widths) == Answers(stepped.text, widths: Self.widths))
  }

  @Test(arguments: Corpus.allCases)
  func corporaAnswerAsBefore(corpus: Corpus) throws {
    let labels = try corpus.labels()
    var generator = SeededGenerator(seed: 8)
    var bytes = 0
    for index in stride(from: 0, to: labels.count, by: isThorough ? 1 : 97) {
      let text = try Self.prepared(TextLabel(labels[index], font: Self.font))
      let encoded = text.encoded()
      bytes += encoded.count
      let read = try PortableText(decoding: encoded).text
      let widths = (0..<4).map { _ in Double(Int.random(in: 0...1_200 * 16, using: &generator)) / 16 }
      let isEqual = try Answers(read, widths: widths) == Answers(text.text, widths: widths)
      #expect(isEqual, "\(labels[index])")
      #expect(encoded.count <= 2 * labels[index].utf8.count + 400)
    }
    #expect(bytes > 0)
  }

  /// Words that are read right away are those that the table of the segments is packed into.
  @Test(arguments: Corpus.allCases)
  func plainSegmentsAreReadAsTheirTableIsPacked(corpus: Corpus) throws {
    let labels = try corpus.labels()
    var plainCount = 0
    for index in stride(from: 0, to: labels.count, by: isThorough ? 1 : 29) {
      let read = try PortableText(
        decoding: Self.prepared(TextLabel(labels[index], font: Self.font)).encoded()
      ).text
      guard let source = read.setting.origin as? PortableSource else { continue }
      let own = read.storage.withText { $0.array }
      var coder = ByteCoder(reading: ByteReader(own[...]))
      var table = try source.segments(reading: &coder)
      let packed = LabelStorage.make(style: read.setting, table: &table, text: own.span)
      #expect(packed.hasSameParts(as: read.storage), "\(labels[index])")
      guard let plain = LabelStorage.plain(reading: own[...], style: read.setting) else { continue }
      plainCount += 1
      #expect(packed.hasSameParts(as: plain), "\(labels[index])")
    }
    #expect(plainCount > 1)
  }

  /// Clusters are read when they are asked for: those that do not make the label's segments are not used.
  @Test func clustersOfAnotherLabelAreNotUsed() throws {
    func parts(_ string: String) throws -> (bytes: [UInt8], segments: [UInt8], clusters: [UInt8]) {
      let bytes = try Self.prepared(TextLabel(string, font: Self.font)).encoded()
      let read = try PortableText(decoding: bytes).text
      let source = try #require(read.setting.origin as? PortableSource)
      let own = read.storage.withText { $0.array }
      var coder = ByteCoder(reading: ByteReader(own[...]))
      _ = try source.segments(reading: &coder)
      let clusters = Array(own.suffix(coder.reader.count))
      return (Array(bytes.dropLast(own.count + 8)), own.dropLast(clusters.count), clusters)
    }
    let one = try parts("Words, and many of them")
    let other = try parts("Others, and some of those")
    // Both counts of clusters take one byte.
    let count = UInt8(other.clusters.count)
    let joined = one.bytes + one.segments.dropLast() + [count] + other.clusters
    #expect(other.clusters.count < 128 && one.clusters.count < 128)
    let text = try PortableText(decoding: sealed(joined)).text
    #expect(try answers(sealed(joined)))
    let own = try PortableText(
      decoding: Self.prepared(TextLabel("Words, and many of them", font: Self.font)).encoded()
    ).text
    #expect(try text.height(width: 100) == own.height(width: 100))
    #expect(text.clusters.contents.clusterFlags.count == 10 && own.clusters.contents.clusterFlags.count == 23)
    let segments = [text, own].map { $0.clusters.table($0.style).segments.map(\.contentEnd) }
    #expect(segments[0] == segments[1])
  }

  /// Labels of one font and style share all but their own part, of which they keep the bytes.
  @Test func labelsOfOneStyleShareTheirSetting() throws {
    func read(_ string: String, _ font: FontDescription = Self.font) throws -> PreparedText {
      try PortableText(decoding: Self.prepared(TextLabel(string, font: font)).encoded()).text
    }
    func pair() throws -> (PreparedText, PreparedText) {
      (try read("One label of many"), try read("another of the same style, and longer"))
    }
    var (first, other) = try pair()
    // Labels of tests that run beside this one may take the setting's place between the two.
    for _ in 0..<8 where first.setting !== other.setting { (first, other) = try pair() }
    #expect(first.setting === other.setting && first.setting.isShared)
    #expect(first.storage.ownClusters == nil && first.storage.isWithoutClusters)
    #expect(try first.lines(width: 30).count > 3 && !first.storage.isWithoutClusters)
    // A label takes up no more than its bytes, its words and its head.
    let bytes = try Self.prepared(TextLabel("One label of many", font: Self.font)).encoded()
    #expect(first.byteCount <= bytes.count + 4 * 4 + 64)
    let larger = try read("One label of many", FontDescription(stack: "ui", size: 17))
    #expect(larger.setting !== first.setting && larger.fontSize == 17)
    var spaced = Self.font
    spaced.wordSpacing = 3
    #expect(try read("One label of many", spaced).setting !== first.setting)
    // However many settings came between.
    for size in 1...20 { _ = try read("a", FontDescription(stack: "ui", size: Double(size))) }
    let again = try read("One label of many")
    #expect(again.setting !== first.setting)
    #expect(try Answers(again, widths: Self.widths) == Answers(first, widths: Self.widths))
  }

  @Test func tasksReadLabelsAsOneDoes() async throws {
    let labels = try (0..<40).map { number in
      let font = FontDescription(stack: "ui", size: Double(10 + number % 11))
      return try Self.prepared(TextLabel("A label, and number \(number)", font: font)).encoded()
    }
    let expected = try labels.map { try PortableText(decoding: $0).text.height(width: 60) }
    try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<20).flatMap { _ in try labels.map { try PortableText(decoding: $0).text.height(width: 60) }
          }
        }
      }
      for try await heights in group { #expect(heights == (0..<20).flatMap { _ in expected }) }
    }
  }

  @Test func fontDigestsTellFontsApart() throws {
    let engine = try #require(Self.engine)
    let ui = TextLabel("a", font: Self.font)
    let serif = TextLabel("a", font: FontDescription(stack: "serif", size: 16))
    #expect(engine.fontDigest(of: ui) == engine.fontDigest(of: TextLabel("b", font: Self.font)))
    #expect(engine.fontDigest(of: ui) != engine.fontDigest(of: serif))
    let reversed = try TextEngine(stacks: ["ui": FontStack(files: Self.stack.reversed())])
    #expect(engine.fontDigest(of: ui) != reversed.fontDigest(of: ui))
  }

  @Test(arguments: samples.indices)
  func aBitChangedAByteLostOrAddedIsRefused(number: Int) throws {
    let label = Self.samples[number]
    let bytes = PortableText(try Self.prepared(label).text.keepingHeightSteps(), fontDigest: 0x1234).encoded()
    for position in bytes.indices {
      let expected: PortableTextError.Code =
        position < 8 ? .foreign : position == 8 ? .unsupportedVersion : .damaged
      let isRefused = (0..<8).allSatisfy { bit in
        var changed = bytes
        changed[position] ^= 1 << bit
        return fault(changed)?.code == expected
      }
      #expect(isRefused, "byte \(position)")
      #expect(fault(Array(bytes[..<position]))?.code == (position < 8 ? .foreign : .damaged))
    }
    #expect(fault(bytes + [0])?.code == .damaged)
  }

  @Test func otherDataIsRefusedByName() {
    #expect(fault([])?.code == .foreign)
    #expect(fault(Array("SelfSize".utf8))?.code == .foreign)
    #expect(fault(Array("SelfText".utf8))?.code == .damaged)
    #expect(fault(Array("SelfText\u{4}".utf8))?.code == .unsupportedVersion)
    #expect(fault(Array("SelfText\u{6}".utf8))?.description.contains("version 6") == true)
    #expect(fault(Array("SelfText\u{5}1234567".utf8))?.code == .damaged)
    #expect(fault(Array("SelfText\u{5}12345678".utf8))?.offset == 9)
  }

  /// A digest is no seal: under one that fits, bits are turned, all of them in the long run, and bytes are made up, so that the reader itself and
  /// all that a made-up label is asked are tried.
  @Test(arguments: samples.indices)
  func bytesUnderADigestThatFitsAreRefusedOrAnswer(number: Int) throws {
    let label = Self.samples[number]
    let bytes = Array(
      PortableText(try Self.prepared(label).text.keepingHeightSteps(), fontDigest: 0x1234).encoded().dropLast(
        8))
    var read = 0
    for position in 9..<bytes.count {
      for bit in stride(from: isThorough ? 0 : position % 4, to: 8, by: isThorough ? 1 : 4) {
        var changed = bytes
        changed[position] ^= 1 << bit
        if try answers(sealed(changed)) { read += 1 }
      }
      // What is cut off can hardly be whole: nothing but the counts tells where it ends.
      #expect(fault(sealed(Array(bytes[..<position])))?.code == .damaged, "cut off at \(position)")
    }
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<(isThorough ? 200_000 : 200) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 9..<changed.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: changed[position] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: changed[position] = 0xFF
        case 2: changed.remove(at: position)
        case 3: changed.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], at: position)
        default: changed.insert(UInt8.random(in: 0...3, using: &generator), at: position)
        }
      }
      if try answers(sealed(changed)) { read += 1 }
    }
    #expect(read > (isThorough ? 100 : 25))
  }

  /// Bytes with the digest that belongs to them.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes = bytes
    writer.write(word: SealedForm.digest(of: bytes[...]))
    return writer.bytes
  }

  /// Asks what the bytes give; false where they are refused.
  private func answers(_ bytes: [UInt8]) throws -> Bool {
    guard let portable = try? PortableText(decoding: bytes) else { return false }
    let text = portable.text
    for width in [0, 37.0, 200, .infinity] {
      let height = try text.height(width: width)
      let lines = try text.lines(width: width, height: 60)
      let size = text.measure(width: width, height: 60)
      let count = try text.lineCount(width: width)
      let isWellFormed =
        height.isFinite && !lines.isEmpty && size.height.isFinite && size.lineCount == lines.count
        && lines.allSatisfy { $0.width.isFinite && $0.scalars.lowerBound >= 0 } && count >= lines.count
      #expect(isWellFormed, "\(bytes)")
    }
    _ = text.certificate
    _ = text.leastWidth(forLines: 2)
    _ = text.widestWidth(forLines: 3)
    _ = text.keepingHeightSteps()
    _ = try text.heightInterval(width: 99)
    _ = try text.withFontSize(9).lineCount(width: 100)
    #expect(portable.encoded().count <= 2 * bytes.count + 100)
    return true
  }

  private func fault(_ bytes: [UInt8]) -> PortableTextError? {
    do throws(PortableTextError) {
      _ = try PortableText(decoding: bytes)
      return nil
    } catch {
      return error
    }
  }
}

extension LabelStorage {
  /// True if words, kinds and text are those of another storage.
  fileprivate func hasSameParts(as other: LabelStorage) -> Bool {
    let (one, two) = (segments, other.segments)
    return flags == other.flags && byteCount == other.byteCount && one.count == two.count
      && head.widest == other.head.widest && one.kindBits == two.kindBits
      && (0..<one.count).allSatisfy { one.word($0) == two.word($0) && one.kind($0) == two.kind($0) }
      && withText { $0.array } == other.withText { $0.array }
  }
}
