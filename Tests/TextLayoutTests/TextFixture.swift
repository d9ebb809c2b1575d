import LayoutFixtures
import RowLayout
import SelfSizing

/// One file of `Fixtures/Text`: a behaviour, and texts that show it.
struct TextFixture: Decodable {
  var note: String?
  /// The faces; without any, each character is half as wide as the font is large.
  var fonts: [FontReference]?
  var size: Double?
  var lang: String?
  var tailoring: String?
  var metrics: String?
  /// The gap between lines of the face that stands in for fonts, in thousandths of the size.
  var lineGap: Int?
  var style: Style?
  var cases: [Case]

  /// How a text is set, where not as usual.
  struct Style: Decodable {
    var lineLimit: Int?
    var minimumLines: Int?
    var lineSpacing: Double?
    var lineHeight: [String: Double]?
    var paragraphSpacing: Double?
    var truncation: String?
    var token: String?
    var tabStops: [Double]?
    var alignment: String?
    var textCase: String?
    var tracking: Double?
    var wordSpacing: Double?
    var leading: Double?
    var features: [String: Int]?
    var axes: [String: Double]?
  }

  /// One text, and what is expected of it.
  struct Case: Decodable {
    var text: String?
    var runs: [TextDescription.Run]?
    var width: Double
    var proposedHeight: Double?
    var lang: String?
    var tailoring: String?
    var style: Style?
    var minimumScale: Double?
    var note: String?

    /// The text of each line.
    var lines: [String]?
    var widths: [Double]?
    var baselines: [Double]?
    /// Where each line stands beside the widest.
    var x: [Double]?
    var height: Double?
    /// Whether the widths of the lines add up to the width of the text unbroken.
    var sum: Bool?
    /// What shows on the last line, token included.
    var lastShows: String?
    /// The widths for which the measurement holds; no end where it holds for all that are wider.
    var valid: [Double]?
    /// The least width by number of lines.
    var leastWidths: [String: Double]?
    var uncovered: [[Int]]?
    var shrinksTo: Double?
    /// A part of the message with which the label is refused.
    var error: String?

    var pieces: [TextDescription.Run] { runs ?? [.init(text ?? "")] }

    var scalars: [Unicode.Scalar] {
      pieces.flatMap { $0.box == nil ? Array($0.string.unicodeScalars) : ["\u{FFFC}"] }
    }

    var name: String { String(String.UnicodeScalarView(scalars)).debugDescription }

    func shown(_ line: TextLine?) -> String? {
      guard let line, let omitted = line.omitted else { return nil }
      var view = String.UnicodeScalarView(scalars[line.scalars.lowerBound..<omitted.lowerBound])
      view.append(contentsOf: (style?.token ?? "\u{2026}").unicodeScalars)
      view.append(contentsOf: scalars[omitted.upperBound...])
      return String(view)
    }
  }

  func prepare(_ one: Case) throws(TextError) -> PreparedText {
    let style = one.style ?? style ?? Style()
    let pieces = one.pieces.map { run in
      var run = run
      run.font = (run.font ?? FontChoice()).completed(by: FontChoice(stack: "s", size: size ?? 10))
      var piece = run.piece(at: .large)
      style.apply(to: &piece.font)
      return piece
    }
    let label = TextLabel(
      runs: pieces,
      style: style.paragraph(
        tailoring: BreakTailoring(rawValue: one.tailoring ?? tailoring ?? "") ?? .unicode,
        lineMetrics: metrics == "css" ? .css : .pixel(scale: 2)), language: one.lang ?? lang)
    guard let fonts else { return try FixedAdvanceShaper(lineGap: lineGap ?? 0).preparedText(label) }
    do {
      return try TextEngine(stacks: ["s": FontStack(fonts: fonts)]).preparedText(label)
    } catch let error as TextError {
      throw error
    } catch {
      throw TextError(.unknownStack, "\(error)")
    }
  }
}

extension TextFixture.Style {
  func apply(to font: inout FontDescription) {
    font.tracking += tracking ?? 0
    font.wordSpacing = wordSpacing ?? 0
    font.leading = leading ?? font.leading
    font.features += (features ?? [:]).sorted { $0.key < $1.key }.map { FontFeature($0.key, value: $0.value) }
    font.variations = (axes ?? [:]).map { FontVariation($0.key, $0.value) }
  }

  func paragraph(tailoring: BreakTailoring, lineMetrics: LineMetrics) -> ParagraphStyle {
    var height = LineHeight.natural
    for (key, value) in lineHeight ?? [:] {
      switch key {
      case "multiple": height = .multiple(value)
      case "atLeast": height = .atLeast(value)
      default: height = .exactly(value)
      }
    }
    return ParagraphStyle(
      lineLimit: lineLimit, minimumLines: minimumLines ?? 1, tailoring: tailoring, lineMetrics: lineMetrics,
      lineSpacing: lineSpacing ?? 0, lineHeight: height, paragraphSpacing: paragraphSpacing ?? 0,
      truncation: truncation.flatMap(Truncation.init) ?? .tail, truncationToken: token ?? "\u{2026}",
      tabStops: tabStops ?? [], alignment: alignment.flatMap(LineAlignment.init) ?? .leading,
      textCase: textCase.flatMap(TextCase.init))
  }
}
