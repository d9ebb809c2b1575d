public import RowLayout

/// The blocks of a text in Markdown, as CommonMark has them, with GitHub's struck-through words.
///
/// Tables, footnotes, pictures and HTML are not understood and stay text, a picture by the words that stand for it. Without the
/// package trait `Markdown` the whole is one paragraph as it stands.
public struct MarkdownDocument: Hashable, Sendable {
  /// A block.
  public indirect enum Block: Hashable, Sendable {
    /// Running text; emphasis, code, struck words and links are its attributes.
    case paragraph(AttributedString)
    /// A heading of a level, 1 to 6.
    case heading(level: Int, AttributedString)
    /// Items of blocks each, with the number of the first; nil for items without numbers.
    case list([[Block]], start: Int?)
    /// A quote.
    case quote([Block])
    /// Text that stays as it is written, with the name of its language.
    case code(String, language: String?)
    /// A line across.
    case rule
  }

  /// The blocks from the top down.
  public var blocks: [Block]

  /// A document of blocks.
  public init(blocks: [Block]) { self.blocks = blocks }

  /// Reads a text.
  ///
  /// - Complexity: linear in the text, but for texts made to take long.
  public init(_ source: String) {
    #if Markdown
      if let tree = MarkdownTree(source) {
        blocks = tree.blocks
        return
      }
    #endif
    blocks = source.isEmpty ? [] : [.paragraph(AttributedString(source))]
  }

  /// True if the package was built with the trait `Markdown`.
  public static var isAvailable: Bool {
    #if Markdown
      true
    #else
      false
    #endif
  }
}

extension AttributedString {
  /// The marks of Markdown within a line, as `Text` reads them: no blocks, white space and newlines as they are.
  public init(inlineMarkdown source: String) {
    #if Markdown
      self = MarkdownTree.inline(source) ?? AttributedString(source)
    #else
      self.init(source)
    #endif
  }
}
