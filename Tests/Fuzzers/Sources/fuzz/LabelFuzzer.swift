import Foundation
import LayoutFixtures
import SelfSizing

/// Labels of any text in any style: the first bytes choose the style, what follows is the text, its runs parted by U+001E with a
/// byte of choices after each.
enum LabelFuzzer: Fuzzer {
  static let engine: TextEngine = {
    let stacks = [
      "ui": FontStack(
        files: [
          "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
          "NotoSansThai-Regular.ttf",
          "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
        ]),
      "old": FontStack(files: ["LiberationSans-Regular.ttf", "NotoSansHebrew-Regular.ttf"]),
    ]
    guard let engine = try? TextEngine(stacks: stacks) else {
      fatalError("install the fonts that the README's first command names")
    }
    return engine
  }()

  static func seeds(fixtures: URL) throws -> [[UInt8]] {
    let breaking = try fixtureFiles(fixtures.appending(path: "Text/Breaking"), ending: ".txt")
    let texts = try fixtureFiles(fixtures.appending(path: "Text"), ending: ".json")
    var seeds: [[UInt8]] = []
    for (number, text) in (breaking + texts).enumerated() {
      var style = [UInt8](repeating: 0, count: 32)
      if number > 0 { style[number % 32] = UInt8(truncatingIfNeeded: number * 37) }
      seeds.append(style + text.prefix(400))
      let choices = (0..<48).map { UInt8(truncatingIfNeeded: number * 41 + $0 * 29) }
      seeds.append([128 | choices[0]] + choices + text.prefix(400))
    }
    for kind in HostileText.allCases {
      seeds.append([UInt8](repeating: 0, count: 32) + Array(kind.text(byteCount: 200).utf8))
    }
    return seeds
  }

  static func run(_ input: [UInt8]) {
    var input = InputBytes(input)
    let style = style(&input)
    let language = input.choice([nil, "en", "tr", "ja", "zh-Hant", "", "x-\u{0}"])
    let widths = [input.number(upTo: 400), input.choice([input.number(upTo: 40), 0, .infinity])]
    // One of what takes long for each input, all steps the least often, so that more are tried.
    let asked = input.choice([
      Asked.steps, .leastWidth, .balance, .interval, .leastWidth, .balance, .interval, .interval,
    ])
    let lines = input.choice([1, 2, 5])
    let height = input.number(upTo: 100)
    let runs = runs(&input)
    let label = TextLabel(runs: runs, style: style, language: language)
    guard let text = try? engine.preparedText(label) else { return }
    let kept = asked == .steps ? text.keepingHeightSteps() : text
    // The second time its words are known.
    guard let again = try? engine.preparedText(label) else {
      preconditionFailure("prepared once, then refused")
    }
    for width in widths where !width.isNaN {
      precondition(
        (try? again.height(width: width)) == (try? text.height(width: width)), "known words at \(width)")
      precondition(
        (try? again.lines(width: width)) == (try? text.lines(width: width)), "known words at \(width)")
    }
    for width in widths {
      check(text, kept, label, width: width, height: height)
      if asked == .interval { checkInterval(text, width: width) }
    }
    switch asked {
    case .steps: checkSteps(text, kept, widths)
    case .leastWidth: checkLeastWidth(text, lines: lines)
    case .balance: _ = try? text.balancedWidth(width: widths[0])
    case .interval: break
    }
    if let other = try? text.withFontSize(input.number(upTo: 100)) {
      check(other, other, label, width: 100, height: height)
    }
  }

  /// What looks at a label at many widths.
  private enum Asked {
    case steps, leastWidth, balance, interval
  }

  private static func style(_ input: inout InputBytes) -> ParagraphStyle {
    let flags = input.byte()
    var style = ParagraphStyle(
      lineLimit: flags & 1 == 0 ? nil : Int(input.byte() % 6),
      minimumLines: flags & 2 == 0 ? 1 : Int(input.byte() % 6),
      tailoring: flags & 4 == 0 ? .unicode : .chromium,
      lineMetrics: flags & 8 == 0 ? .pixel(scale: input.choice([1, 2, 3, 1.5, 0, -1, 1e300])) : .css,
      lineSpacing: flags & 16 == 0 ? 0 : input.number(upTo: 20),
      lineHeight: input.choice([
        .natural, .multiple(1.5), .atLeast(20), .exactly(12), .exactly(-1), .multiple(.infinity),
      ]),
      paragraphSpacing: flags & 32 == 0 ? 0 : input.number(upTo: 20),
      truncation: input.choice(Truncation.allCases),
      truncationToken: input.choice(["…", "", "\u{5D0}\u{301}more", "\t\n"]),
      tabStops: flags & 64 == 0 ? [] : [input.number(upTo: 100), input.number(upTo: 200)],
      alignment: input.choice(LineAlignment.allCases),
      textCase: input.choice([nil, nil, nil, .uppercase, .lowercase]))
    if flags & 128 != 0 { setAsPagesDo(&style, &input) }
    return style
  }

  /// Changes what few labels change: white space, ends of lines, indents, sides and spaces.
  private static func setAsPagesDo(_ style: inout ParagraphStyle, _ input: inout InputBytes) {
    style.wrapping = TextWrapping(
      lineBreak: input.choice(TextWrapping.LineBreaking.allCases),
      wordBreak: input.choice(TextWrapping.WordBreaking.allCases),
      overflow: input.choice(TextWrapping.Overflow.allCases),
      whiteSpace: input.choice(TextWrapping.WhiteSpace.allCases),
      hyphens: input.choice(TextWrapping.Hyphens.allCases),
      filling: input.choice(TextWrapping.Filling.allCases))
    let sides = input.byte()
    if sides & 1 != 0 {
      style.indent = TextIndent(
        first: input.number(upTo: 40), isHanging: sides & 2 != 0, isEachParagraph: sides & 4 != 0,
        leading: input.number(upTo: 30), trailing: input.number(upTo: 30))
    }
    style.direction = input.choice(BaseDirection.allCases)
    style.autospace = sides & 8 != 0
    style.allowsTightening = sides & 16 != 0
    style.minimumScale = sides & 32 == 0 ? 1 : input.number(upTo: 1)
    style.spacingTrim = input.choice(SpacingTrim.allCases)
    style.hangingPunctuation = HangingPunctuation(rawValue: input.byte() & 15)
  }

  private static func runs(_ input: inout InputBytes) -> [TextRun] {
    var runs: [TextRun] = []
    let sizes = [16, 17.3, 0.5, 1e6, 9]
    let size = input.choice(sizes)
    for part in input.rest.split(separator: 0x1E, omittingEmptySubsequences: false) {
      let kind = runs.isEmpty ? 0 : part.first ?? 0
      var font = FontDescription(
        stack: kind & 1 == 0 ? "ui" : "old", size: kind & 2 == 0 ? size : sizes[Int(kind) % 5])
      if kind & 4 != 0 { font.tracking = Double(Int8(bitPattern: kind)) / 4 }
      if kind & 8 != 0 { font.wordSpacing = Double(kind) / 4 }
      if kind & 16 != 0 { font.features = [FontFeature("kern", value: 0), FontFeature("liga", value: 1)] }
      if kind & 224 == 224 {
        let box = InlineBox(width: Double(kind), ascent: Double(kind) / 3, descent: kind & 1 == 0 ? 4 : -4)
        runs.append(TextRun(box, font: font, joinsPrevious: kind & 2 == 0))
      } else {
        let text = String(decoding: runs.isEmpty ? part : part.dropFirst(), as: UTF8.self)
        runs.append(TextRun(text, font: font, isUnbreakable: kind & 32 != 0, joinsPrevious: kind & 64 != 0))
      }
    }
    return runs
  }

  /// What all consumers of a prepared text must agree on.
  private static func check(
    _ text: PreparedText, _ kept: PreparedText, _ label: TextLabel, width: Double, height: Double
  ) {
    guard let tall = try? text.height(width: width), let count = try? text.lineCount(width: width) else {
      precondition(width.isNaN, "the width \(width) is refused")
      return
    }
    precondition(tall >= 0 && tall.isFinite, "the height at \(width) is \(tall)")
    guard let lines = try? text.lines(width: width) else { preconditionFailure("no lines at \(width)") }
    precondition(lines.count == count, "\(lines.count) lines at \(width), counted \(count)")
    for (line, next) in zip(lines, lines.dropFirst()) {
      precondition(line.scalars.upperBound <= next.scalars.lowerBound, "lines overlap at \(width)")
    }
    precondition((try? kept.height(width: width)) == tall, "kept steps disagree at \(width)")
    let place = (x: height * 3, y: height * 2)
    if let positions = try? text.positions(width: width) {
      let offset = try? text.offset(atX: place.x, y: place.y, width: width)
      precondition(
        offset == positions.offset(atX: place.x, y: place.y).offset,
        "the offset at \(place) is \(offset ?? -1)")
    }
    let measured = text.measure(width: width, height: height)
    precondition(measured.height.isFinite && measured.width >= 0, "the measure at \(width) is \(measured)")
    if width < 1000, let shown = try? engine.glyphLines(of: label, lines) {
      precondition(shown.count == lines.count, "\(shown.count) lines of glyphs for \(lines.count)")
    }
  }

  private static func checkInterval(_ text: PreparedText, width: Double) {
    guard let interval = try? text.heightInterval(width: width) else { return }
    let tall = try? text.height(width: width)
    precondition(
      interval.height == tall && interval.from <= max(0, width), "the interval at \(width) is \(interval)")
  }

  private static func checkLeastWidth(_ text: PreparedText, lines: Int) {
    guard let least = text.leastWidth(forLines: lines) else { return }
    let count = (try? text.lineCount(width: least)) ?? .max
    precondition(count <= lines, "\(count) lines at the least width for \(lines)")
  }

  private static func checkSteps(_ text: PreparedText, _ kept: PreparedText, _ widths: [Double]) {
    let all = LabelHeights([kept, kept])
    for width in widths where !width.isNaN {
      guard let both = try? all.heights(width: width), let alone = try? text.height(width: width) else {
        continue
      }
      precondition(both == [alone, alone], "many labels at \(width): \(both), alone \(alone)")
    }
  }
}
