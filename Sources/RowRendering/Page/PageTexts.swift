internal import RowLayout
internal import TextLayout

/// The plain texts of a page, set as browsers set them, to be compared with a browser's own lines.
///
/// Plain is a text in one font with no tracking, features or boxes. Its row's limits, spacing and leading count for
/// nothing here: it is the characters alone in a block of some width.
struct PageTexts {
  /// A text, and the font that it is in.
  struct Text: Hashable {
    var string: String
    var stack: String
    var size: Double
    var language: String?
  }

  /// From a width on the height and where lines begin, in Unicode scalars.
  struct Layout: Encodable {
    var from: Double
    var height: Double
    var starts: [Int]
  }

  /// The texts in the order in which they were found, each once, and the row where that was.
  private(set) var texts: [(text: Text, row: String)] = []
  private var known: Set<Text> = []

  /// Adds the plain texts that a row shows.
  mutating func add(_ row: ResolvedRow, id: String) {
    for entry in row.entries {
      guard let label = entry.text?.label, let text = Text(plain: label), known.insert(text).inserted else {
        continue
      }
      texts.append((text, id))
    }
  }
}

extension PageTexts.Text {
  /// The text of a label; nil where the label is not plain.
  fileprivate init?(plain label: TextLabel) {
    guard label.runs.count == 1, let run = label.runs.first, run.box == nil, !run.isUnbreakable,
      !run.string.isEmpty, label.style.textCase == nil, label.style.tabStops.isEmpty
    else { return nil }
    let font = run.font
    guard font.tracking == 0, font.wordSpacing == 0, font.features.isEmpty, font.variations.isEmpty,
      font.weight == FontDescription.regularWeight, !font.isItalic
    else {
      return nil
    }
    self.init(string: run.string, stack: font.stack, size: font.size, language: label.language)
  }

  /// The text as browsers set it.
  var label: TextLabel {
    TextLabel(
      string, font: FontDescription(stack: stack, size: size),
      style: ParagraphStyle(tailoring: .chromium, lineMetrics: .css), language: language)
  }

  /// The label prepared; nil where another's lines are not known.
  func prepared(_ texts: any TextPreparing) throws(TextError) -> PreparedText? {
    try texts.prepare(label) as? PreparedText
  }

  /// The text at widths that rise.
  func layouts(at widths: [Double], _ texts: any TextPreparing) throws(TextError) -> [PageTexts.Layout] {
    guard let prepared = try prepared(texts) else { return [] }
    var layouts: [PageTexts.Layout] = []
    for width in widths {
      let starts = try prepared.lines(width: width).map(\.scalars.lowerBound)
      let height = try prepared.height(width: width)
      if let last = layouts.last, last.starts == starts, last.height == height { continue }
      layouts.append(PageTexts.Layout(from: width, height: height, starts: starts))
    }
    return layouts
  }
}
