internal import RowLayout
internal import RowRendering
internal import SelfSizing
internal import TextLayout

/// Rows as one page for a browser, complete in itself: each at every width of a range, its height as a curve, its parts on
/// hover, and its plain texts beside the browser's own lines.
///
/// Heights on the page are exact at every width of the range. Pictures and frames are those of whole points (of fewer widths
/// in a range of more than 2,000 points), to a ten-thousandth of a point.
public struct RowPage {
  /// A row to be shown.
  struct Entry {
    var fixture: RowFixture
    var row: PreparedRow
    /// The height that the document proposes to it.
    var proposedHeight: Double?
  }

  private let title: String
  private(set) var entries: [Entry] = []
  private var marks: Set<Double> = []
  private var engine: TextEngine?

  /// A page without rows.
  public init(title: String) { self.title = title }

  /// Adds a row of a document.
  ///
  /// - Parameters:
  ///   - fixture: the row.
  ///   - measurer: measures it; those of all rows with text have the same fonts.
  ///   - widths: the widths that stand out; those of the document if empty.
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public mutating func add(
    _ fixture: RowFixture, _ measurer: RowFixtureMeasurer, widths: [Double] = []
  ) throws(DocumentError) {
    let row = try measurer.prepare(fixture)
    let proposals = try measurer.proposals(for: fixture, widths: widths)
    marks.formUnion(proposals.lazy.compactMap(\.width).filter { $0 > 0 && $0.isFinite })
    engine = engine ?? measurer.usedEngine
    entries.append(Entry(fixture: fixture, row: row, proposedHeight: proposals.first?.height))
  }

  /// The page.
  ///
  /// - Throws: ``DocumentError`` that shows the part that cannot be resolved at some width.
  /// - Complexity: a layout of each row for each width of the range.
  public func html() throws(DocumentError) -> String {
    let widths = PageWidths(marks: marks)
    var pictures = SVGPictures()
    var texts = PageTexts()
    var rows: [PageRow] = []
    for (number, entry) in entries.enumerated() {
      rows.append(
        try entry.fixture.placingErrors { () throws(RowError) in
          try PageRow(
            entry, number: number, widths: widths, glyphs: engine, pictures: &pictures, texts: &texts)
        })
    }
    do throws(TextError) {
      let comparison = try PageComparison(texts, widths: widths, engine)
      return PageMarkup(title: title, widths: widths, rows: rows, comparison: comparison)
        .html(definitions: pictures.definitions)
    } catch {
      throw DocumentError(.invalidValue, "a text of the page cannot be set: \(error)")
    }
  }
}

/// The widths that a page shows.
struct PageWidths {
  /// The widths that stand out, rising.
  let marks: [Double]
  let from: Double
  let to: Double
  /// From one width to the next: a point, or more where there would be too many.
  let step: Double
  /// All widths at which there are pictures, rising.
  let all: [Double]

  private static let most = 2_000.0

  /// From half the least of some widths to half as much again as the greatest.
  init(marks: Set<Double>) {
    self.marks = marks.isEmpty ? [375] : marks.sorted()
    from = ((self.marks.first ?? 0) / 2).rounded(.down)
    to = max(from + 1, ((self.marks.last ?? 0) * 1.5).rounded(.up))
    step = max(1, ((to - from) / Self.most).rounded(.up))
    all = Set(stride(from: from, through: to, by: step)).union(self.marks).union([to]).sorted()
  }
}

/// A row of a page.
struct PageRow {
  let id: String
  let proposedHeight: Double?
  let steps: RowHeightSteps
  let series: PictureSeries

  init(
    _ entry: RowPage.Entry, number: Int, widths: PageWidths, glyphs: TextEngine?,
    pictures: inout SVGPictures, texts: inout PageTexts
  ) throws(RowError) {
    id = entry.fixture.id
    proposedHeight = entry.proposedHeight
    steps = try entry.row.heightSteps(widths: widths.from...widths.to, height: entry.proposedHeight)
    var series = PictureSeries()
    let glyphs = glyphs.map { ComposedLabels($0) }
    for width in widths.all {
      let row = try entry.row.layout(ProposedSize(width: width, height: entry.proposedHeight))
      texts.add(row, id: id)
      let picture = pictures.picture(try Drawing(row, glyphs: glyphs), glyphs: glyphs, name: "r\(number)-")
      series.add(row, picture, at: width)
    }
    self.series = series
  }
}

/// The plain texts of a page with their lines and fonts.
struct PageComparison {
  /// A text to be compared.
  struct Entry {
    var text: PageTexts.Text
    var row: String
    var layouts: [PageTexts.Layout]
    var families: [String]
  }

  private(set) var entries: [Entry] = []
  private(set) var fonts: PageFonts?

  init(_ texts: PageTexts, widths: PageWidths, _ engine: TextEngine?) throws(TextError) {
    guard let engine, !texts.texts.isEmpty else { return }
    let fonts = try PageFonts(texts.texts.map(\.text), engine)
    for (text, row) in texts.texts {
      entries.append(
        Entry(
          text: text, row: row, layouts: try text.layouts(at: widths.all, engine),
          families: fonts.families[text.stack] ?? []))
    }
    self.fonts = fonts
  }
}
