public import RowRendering
public import SelfSizing

extension RowFixtureMeasurer {
  /// The pictures of a row, one for each of its proposals.
  ///
  /// - Parameters:
  ///   - fixture: the row.
  ///   - widths: the widths; those of the document if empty.
  ///   - annotations: what is drawn over it to explain its layout.
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public func drawings(
    of fixture: RowFixture, widths: [Double] = [], annotations: Annotations = []
  ) throws(DocumentError) -> [(proposal: ProposedSize, drawing: Drawing)] {
    let row = try prepare(fixture)
    let proposals = try proposals(for: fixture, widths: widths)
    return try fixture.placingErrors { () throws(RowError) in
      var result: [(proposal: ProposedSize, drawing: Drawing)] = []
      for proposal in proposals {
        result.append(
          (proposal, try Drawing(row.layout(proposal), glyphs: engine, annotations: annotations)))
      }
      return result
    }
  }

  /// The source of the document fonts' glyphs; nil where it names none, and none of its rows measured so far has text.
  public var glyphs: (any GlyphSource)? { usedEngine }

  /// The engine, as far as ``glyphs`` has it.
  var usedEngine: TextEngine? {
    header.stacks.isEmpty && !engine.library.usesSystemFonts ? nil : engine
  }

  /// True if both documents' fonts are the same, so that a glyph source of one serves the other.
  package func hasFonts(of other: RowFixtureMeasurer) -> Bool {
    header.stacks == other.header.stacks && fontIdentities == other.fontIdentities
  }

  /// A font stack of the document for titles; nil where it has no fonts.
  public var captionStack: String? { header.stacks.keys.min() ?? (usedEngine == nil ? nil : "") }
}
