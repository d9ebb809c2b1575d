internal import Foundation
internal import RowLayout

/// The input of the page's script, as JSON.
struct PageData: Encodable {
  /// A row at all widths.
  struct Row: Encodable {
    let id: String
    let steps: [Step]
    let parts: [PictureSeries.Part]
    let shapes: [PictureSeries.Shape]
    let pieces: [PictureSeries.Piece]
  }

  /// Widths in which the height is one, or changes evenly.
  struct Step: Encodable {
    let from: Double
    let to: Double
    let height: Double
    let slope: Double
  }

  /// A text to be compared with the browser's own lines.
  struct Text: Encodable {
    let text: String
    let size: Double
    let language: String
    /// The families as a style sheet has them.
    let families: String
    let layouts: [PageTexts.Layout]
  }

  let from: Double
  let to: Double
  let widths: [Double]
  let rows: [Row]
  let texts: [Text]

  init(_ page: PageMarkup) {
    (from, to, widths) = (page.widths.from, page.widths.to, page.widths.all)
    rows = page.rows.map { row in
      Row(
        id: row.id,
        steps: row.steps.steps.map { Step(from: $0.from, to: $0.to, height: $0.height, slope: $0.slope) },
        parts: row.series.parts, shapes: row.series.shapes, pieces: row.series.pieces)
    }
    texts = page.comparison.entries.map { entry in
      Text(
        text: entry.text.string, size: entry.text.size, language: entry.text.language ?? "",
        families: entry.families.map { "\"\($0)\"" }.joined(separator: ", "), layouts: entry.layouts)
    }
  }

  /// The data on one line. No text in it can end the element that it stands in, as nothing that looks like a tag is left.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Numbers, texts and lists of them: there is nothing that could not be written.
    guard let bytes = try? encoder.encode(self) else { return "{}" }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }
}
