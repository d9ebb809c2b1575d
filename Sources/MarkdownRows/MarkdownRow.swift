public import RowLayout

/// A document of Markdown as a row: paragraphs, headings, lists, quotes and code one below the other.
///
/// Its texts take the font around; headings have those of their level.
nonisolated public struct MarkdownRow: View {
  private let document: MarkdownDocument
  private let spacing: Double

  /// A row of a text in Markdown, with points between its blocks.
  public init(_ source: String, spacing: Double = 10) {
    self.init(MarkdownDocument(source), spacing: spacing)
  }

  /// A row of a document, with points between its blocks.
  public init(_ document: MarkdownDocument, spacing: Double = 10) {
    self.document = document
    self.spacing = spacing
  }

  /// The blocks of the row.
  public var body: some View { MarkdownBlocks(blocks: document.blocks, spacing: spacing) }
}

/// Blocks one below the other.
private struct MarkdownBlocks: View {
  let blocks: [MarkdownDocument.Block]
  let spacing: Double

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(0..<blocks.count) { index in MarkdownBlock(block: blocks[index], spacing: spacing) }
    }
  }
}

private struct MarkdownBlock: View {
  let block: MarkdownDocument.Block
  let spacing: Double

  var body: some View {
    switch block {
    case .paragraph(let text): Text(text)
    case .heading(let level, let text): Text(text).font(Self.font(ofHeading: level))
    case .list(let items, let start):
      VStack(alignment: .leading, spacing: spacing / 2) {
        ForEach(0..<items.count) { index in
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(verbatim: start.map { "\(min($0, Int.max - index) + index)." } ?? "\u{2022}")
            MarkdownBlocks(blocks: items[index], spacing: spacing / 2)
          }
        }
      }
    case .quote(let blocks):
      MarkdownBlocks(blocks: blocks, spacing: spacing)
        .padding(.leading, 12)
        .overlay(alignment: .leading) { Rectangle().frame(width: 3) }
    case .code(let text, _):
      Text(verbatim: text).monospaced().padding(8).background(Color.gray.opacity(0.15))
    case .rule: Divider()
    }
  }

  private static func font(ofHeading level: Int) -> Font {
    switch level {
    case 1: .title.bold()
    case 2: .title2.bold()
    case 3: .title3.bold()
    case 4: .headline
    default: .subheadline.bold()
    }
  }
}
