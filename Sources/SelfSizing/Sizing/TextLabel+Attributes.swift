public import RowLayout
public import TextLayout

extension TextLabel {
  /// A label of a text with attributes: runs in their fonts and tracking, emphasised as they are meant, boxes for attachments
  /// (`inlineBox`), and the addresses of links as the runs' identities.
  ///
  /// Attributes that say nothing of how wide or tall text is, and kinds of paragraphs, are passed over.
  ///
  /// - Parameters:
  ///   - font: the font of runs that name none.
  ///   - setting: the reader's setting for the size of text.
  public init(
    _ content: AttributedString, font: Font = .body, style: ParagraphStyle = ParagraphStyle(),
    language: String? = nil, at setting: DynamicTypeSize = .large
  ) {
    let runs = content.runs.map { run in
      let traits = run.inlinePresentationIntent?.traits ?? FontChoice()
      var piece = TextDescription.Run(String(content[run.range].characters))
      piece.box = run.inlineBox
      piece.font = traits.completed(by: (run.font ?? font).choice)
      piece.tracking = (run.tracking ?? run.kern).map { Double($0) }
      piece.baselineOffset = run.baselineOffset.map { Double($0) }
      piece.link = run.link?.absoluteString
      return piece.piece(at: setting)
    }
    let empty = TextRun("", font: font.choice.description(at: setting))
    self.init(runs: runs.isEmpty ? [empty] : runs, style: style, language: language)
  }
}
