public import RowRendering
public import SelfSizing

extension RowFixtureMeasurer {
  /// The pictures of a row, one for each of its proposals.
  ///
  /// - Parameters:
  ///   - fixture: the row.
  ///   - widths: the widths; those of the document if empty.
  ///   - annotations: what is drawn over it to explain its layout.
  ///   - selections: the parts of its texts that are selected, and carets in them.
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public func drawings(
    of fixture: RowFixture, widths: [Double] = [], annotations: Annotations = [],
    selections: [DrawnSelection] = []
  ) throws(DocumentError) -> [(proposal: ProposedSize, drawing: Drawing)] {
    try answers(of: fixture, widths) { row, proposal throws(RowError) in
      let drawing = try Drawing(
        row.layout(proposal), glyphs: engine, annotations: annotations, selections: selections)
      return (proposal, drawing)
    }
  }

  /// The names of the row's texts that have a font, so that there are places in them.
  ///
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public func namesOfTexts(in fixture: RowFixture) throws(DocumentError) -> Set<String> {
    let row = try prepare(fixture)
    return try fixture.placingErrors { () throws(RowError) in
      var names: Set<String> = []
      let resolved = try row.layout(ProposedSize(width: nil, height: nil))
      for (index, entry) in resolved.entries.enumerated() where try resolved.positions(ofEntry: index) != nil
      {
        names.formUnion(entry.part.ids)
      }
      return names
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
