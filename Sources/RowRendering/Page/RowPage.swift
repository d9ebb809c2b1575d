public import RowLayout
public import TextLayout
public import TextShaping

/// Rows as one page for a browser, complete in itself: each at every width of a range, its height as a curve, its parts on
/// hover, and its plain texts beside the browser's own lines.
///
/// Heights on the page are exact at every width of the range. Pictures and frames are those of whole points (of fewer widths
/// in a range of more than 2,000 points), to a ten-thousandth of a point.
public struct RowPage {
  /// A row to be shown.
  struct Entry {
    var id: String
    var row: PreparedRow
    var proposedHeight: Double?
  }

  /// The reason why a page cannot be made.
  public enum Failure: Error, Hashable, Sendable {
    /// The row at a place cannot be resolved at some width.
    case row(Int, RowError)
    /// A text of the rows cannot be set.
    case text(TextError)
  }

  private let title: String
  private(set) var entries: [Entry] = []
  private var marks: Set<Double> = []

  /// A page without rows.
  public init(title: String) { self.title = title }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: the row, prepared.
  ///   - id: its name.
  ///   - proposedHeight: the height that it is offered at every width.
  ///   - marks: the widths that stand out, in points.
  public mutating func add(
    _ row: PreparedRow, id: String, proposedHeight: Double? = nil, marks: [Double] = []
  ) {
    self.marks.formUnion(marks.lazy.filter { $0 > 0 && $0.isFinite })
    entries.append(Entry(id: id, row: row, proposedHeight: proposedHeight))
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - glyphs: the source of the texts' glyphs; without one, texts are left out of pictures.
  ///   - fonts: the fonts of these glyphs; without them nothing is compared with the browser's own lines.
  /// - Throws: ``Failure`` that tells which row cannot be resolved at some width.
  /// - Complexity: a layout of each row for each width of the range.
  public func html(glyphs: (any GlyphSource)?, fonts: FontLibrary?) throws(Failure) -> String {
    let widths = PageWidths(marks: marks)
    var pictures = SVGPictures()
    var texts = PageTexts()
    var rows: [PageRow] = []
    for (number, entry) in entries.enumerated() {
      do throws(RowError) {
        rows.append(
          try PageRow(
            entry, number: number, widths: widths, glyphs: glyphs, pictures: &pictures, texts: &texts))
      } catch {
        throw .row(number, error)
      }
    }
    do throws(TextError) {
      let comparison = try PageComparison(texts, widths: widths, glyphs, fonts)
      return PageMarkup(title: title, widths: widths, rows: rows, comparison: comparison)
        .html(definitions: pictures.definitions)
    } catch {
      throw .text(error)
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
    _ entry: RowPage.Entry, number: Int, widths: PageWidths, glyphs: (any GlyphSource)?,
    pictures: inout SVGPictures, texts: inout PageTexts
  ) throws(RowError) {
    id = entry.id
    proposedHeight = entry.proposedHeight
    steps = try entry.row.heightSteps(widths: widths.from...widths.to, height: entry.proposedHeight)
    var series = PictureSeries()
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

  init(
    _ texts: PageTexts, widths: PageWidths, _ glyphs: (any GlyphSource)?, _ library: FontLibrary?
  ) throws(TextError) {
    guard let glyphs, let library, !texts.texts.isEmpty else { return }
    let fonts = try PageFonts(texts.texts.map(\.text), glyphs, library)
    for (text, row) in texts.texts {
      entries.append(
        Entry(
          text: text, row: row, layouts: try text.layouts(at: widths.all, glyphs),
          families: fonts.families[text.stack] ?? []))
    }
    self.fonts = fonts
  }
}
