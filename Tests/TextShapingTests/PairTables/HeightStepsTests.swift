import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// Kept steps and inverse questions must say what walking says (rules R2, R3, R6 and W7).
@Suite struct HeightStepsTests {
  static func texts(
    _ style: ParagraphStyle = ParagraphStyle(), every step: Int
  ) throws -> [PreparedText] {
    let files = ["Inter-Regular.otf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf"]
    let library = try FontLibrary(stacks: ["ui": FontStack(files: files)])
    let preparer = TextPreparer(shaper: HarfBuzzShaper(library: library), dictionary: nil, bidi: nil)
    var labels = try Corpus.chat.labels() + Corpus.multilingual.labels()
    labels += ["", " ", "one", "two\nparagraphs of text", "soft\u{AD}hyphens and\ttabs", "AVAVAV-VAVAV-To"]
    return try stride(from: labels.count - 1, to: 0, by: -step).map {
      try preparer.prepare(TextLabel(labels[$0], font: FontDescription(stack: "ui", size: 16), style: style))
    }
  }

  @Test func keptHeightsAreTheWalkedOnes() throws {
    let step = isThorough ? 1 : 29
    var kept = 0
    for style in [
      ParagraphStyle(), ParagraphStyle(lineLimit: 3, lineMetrics: .pixel(scale: 3)),
      ParagraphStyle(lineMetrics: .css),
    ] {
      let texts = try Self.texts(style, every: step)
      let batch = LabelHeights(texts)
      var generator = SeededGenerator(seed: 6)
      for _ in 0..<60 {
        let width = Double(Int.random(in: 0...1_200 * 16, using: &generator)) / 16
        let heights = try batch.heights(width: width)
        for (text, height) in zip(texts, heights) { #expect(try text.height(width: width) == height) }
      }
      for text in texts {
        let stepped = text.keepingHeightSteps()
        if stepped.hasKeptSteps { kept += 1 }
        // Where steps meet.
        for width in stride(from: 0.0, to: 420, by: 7.3) {
          let interval = try stepped.heightInterval(width: width)
          #expect(try interval.height == text.height(width: width))
          #expect(interval.from <= width && width < interval.to)
          for edge in [interval.from, interval.to - 1.0 / 64] where edge.isFinite {
            #expect(try text.height(width: edge) == interval.height)
            #expect(try stepped.height(width: edge) == interval.height)
          }
        }
      }
    }
    #expect(kept > (isThorough ? 100 : 40))
  }

  @Test func intervalsAreAllHeightsInTurn() throws {
    for style in [ParagraphStyle(), ParagraphStyle(lineLimit: 3, paragraphSpacing: 4)] {
      for text in try Self.texts(style, every: isThorough ? 3 : 97) {
        let intervals = text.heightIntervals()
        #expect(intervals.first?.from == 0)
        #expect(intervals.last?.to == .infinity)
        for (interval, next) in zip(intervals, intervals.dropFirst()) {
          #expect(interval.to == next.from && interval.height != next.height)
        }
        for interval in intervals {
          #expect(try text.heightInterval(width: interval.from) == interval)
          #expect(try text.height(width: min(interval.to - 1.0 / 64, 9_999)) == interval.height)
        }
        #expect(text.heightIntervals(from: 150) == intervals.filter { $0.to > 150 })
        #expect(text.heightIntervals(from: .nan) == intervals)
        #expect(text.heightIntervals(from: .infinity).count == 1)
      }
    }
  }

  @Test func simpleTextsAndStepsAllocateNothingAtANewWidth() async {
    await #expect(processExitsWith: .success) {
      guard AllocationCount.isAvailable else { return }
      for text in try HeightStepsTests.texts(every: 40) {
        let kept = text.keepingHeightSteps()
        _ = try text.height(width: 30)
        for width in [30.0, 100, 900] {
          try #require(AllocationCount.minimum { _ = try text.height(width: width) } == 0)
          try #require(AllocationCount.minimum { _ = try kept.height(width: width) } == 0)
        }
      }
    }
  }

  /// Styles in which positions alone do not tell where lines end, or each line has its own limit.
  static let styles: [ParagraphStyle] = {
    var standsOut = TextIndent(first: -9, leading: 12)
    standsOut.isEachParagraph = true
    return [
      ParagraphStyle(), ParagraphStyle(tailoring: .chromium), ParagraphStyle(indent: TextIndent(first: 20)),
      ParagraphStyle(indent: TextIndent(first: 15, isHanging: true, leading: 3, trailing: 4)),
      ParagraphStyle(indent: standsOut), ParagraphStyle(indent: TextIndent(first: -30)),
      ParagraphStyle(wrapping: TextWrapping(filling: .balance)),
      ParagraphStyle(wrapping: TextWrapping(filling: .pretty), indent: TextIndent(leading: 8)),
      ParagraphStyle(wrapping: TextWrapping(lineBreak: .anywhere)),
      ParagraphStyle(wrapping: TextWrapping(overflow: .normal)),
      ParagraphStyle(wrapping: TextWrapping(whiteSpace: .breakSpaces)),
      ParagraphStyle(spacingTrim: .trimStart), ParagraphStyle(hangingPunctuation: [.first, .last]),
    ]
  }()

  @Test(arguments: Self.styles.indices)
  func widthsForLinesAreTheLeastAndTheWidest(style: Int) throws {
    for text in try Self.texts(Self.styles[style], every: (isThorough ? 3 : style == 0 ? 131 : 289) + style) {
      // Widths in 64ths, up to where one line holds the text.
      let step = isThorough ? 1 : 16
      var counts: [Int] = []
      for place in stride(from: 0, to: 64 * 100, by: step) {
        counts.append(try text.lineCount(width: Double(place) / 64))
      }
      let fewest = try text.lineCount(width: .infinity)
      for lines in Set(counts) {
        let least = try #require(text.leastWidth(forLines: lines))
        #expect(try text.lineCount(width: least) <= lines)
        if least > 0 { #expect(try text.lineCount(width: least - 1.0 / 64) > lines) }
        let first = counts.firstIndex { $0 <= lines }.map { Double($0 * step) / 64 }
        #expect(least <= first ?? 0)
        let widest = text.widestWidth(forLines: lines)
        if lines == fewest {
          #expect(widest == .infinity)
        } else if let widest {
          #expect(try text.lineCount(width: widest) == lines)
          if let last = counts.lastIndex(of: lines), last < counts.count - 1 {
            #expect(widest >= Double(last * step) / 64)
          }
        } else {
          Issue.record("a width gives \(lines) lines")
        }
      }
      #expect(text.leastWidth(forLines: fewest - 1) == nil)
      let balanced = try text.balancedWidth(width: 90)
      #expect(try text.lineCount(width: balanced) == text.lineCount(width: 90))
    }
  }

  /// The size is that which trying one after the other finds, and holds for the widths that the measurement says (rule R6).
  @Test func aLabelShrinksAsIfEachSizeWereTried() throws {
    var generator = SeededGenerator(seed: 9)
    let styles = [
      ParagraphStyle(lineLimit: 1, minimumScale: 0.5), ParagraphStyle(lineLimit: 2, minimumScale: 0.3),
      ParagraphStyle(lineLimit: 2, indent: TextIndent(first: 12), minimumScale: 0.5),
      ParagraphStyle(lineLimit: 1, allowsTightening: true, minimumScale: 0.7),
      ParagraphStyle(minimumScale: 0.4),
      ParagraphStyle(lineLimit: 3, tailoring: .chromium, minimumScale: 0.6),
    ]
    var shrunk = 0
    for (index, style) in styles.enumerated() {
      for text in try Self.texts(style, every: (isThorough ? 7 : 131) + index) {
        for _ in 0..<6 {
          let width = Double.random(in: 1...400, using: &generator)
          let height =
            Bool.random(using: &generator) ? .infinity : Double.random(in: 0...90, using: &generator)
          let scale = style.minimumScale
          func fits(_ text: PreparedText) -> Bool {
            let measured = text.measure(width: width, height: height)
            return !measured.isTruncated && measured.width <= width && measured.height <= height
          }
          var expected = try text.withFontSize(16 * scale)
          for step in stride(from: 64, to: 0, by: -1) {
            let smaller = try text.withFontSize(16 * scale + (16 - 16 * scale) * Double(step) / 64)
            if fits(smaller) {
              expected = smaller
              break
            }
          }
          #expect(
            try text.shrunkToFit(width: width, height: height, minimumScale: scale).fontSize
              == expected.fontSize)
          guard expected.fontSize < 16 else { continue }
          shrunk += 1
          let fitted = FittedText(text)
          let measured = fitted.measure(width: width, height: height)
          for part in [0, 0.3, 0.9] {
            let other = measured.validFrom + (min(measured.validTo, width + 200) - measured.validFrom) * part
            guard other >= measured.validFrom, other < measured.validTo else { continue }
            let again = fitted.measure(width: other, height: height)
            #expect(again.width == measured.width && again.height == measured.height)
            #expect(again.isTruncated == measured.isTruncated)
          }
        }
      }
    }
    #expect(shrunk > 60)
  }

  @Test func aLabelShrinksToFitAndNoFurther() throws {
    for text in try Self.texts(ParagraphStyle(lineLimit: 1), every: 61) {
      let shrunk = try text.shrunkToFit(width: 200, minimumScale: 0.5)
      #expect(shrunk.fontSize >= 8 && shrunk.fontSize <= 16)
      let isCut = shrunk.measure(width: 200, height: nil).isTruncated
      if isCut { #expect(shrunk.fontSize == 8) }
      let larger = try text.withFontSize(min(16, shrunk.fontSize + 0.125))
      if shrunk.fontSize < 16, !isCut { #expect(larger.measure(width: 200, height: nil).isTruncated) }
    }
  }
}
