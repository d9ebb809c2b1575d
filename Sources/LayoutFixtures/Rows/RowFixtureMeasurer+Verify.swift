internal import RowLayout
internal import SelfSizing
internal import TextShaping

extension RowFixtureMeasurer {
  /// Compares a row with what its document expects of it.
  ///
  /// - Returns: a mismatch for the row and for each part that differs by more than the document's tolerance; none if all
  ///   agree, or if nothing is expected.
  /// - Throws: ``DocumentError`` where the row cannot be measured, or what is expected cannot be compared.
  public func mismatches(of fixture: RowFixture) throws(DocumentError) -> [RowMismatch] {
    guard let expected = fixture.entry.expected else { return [] }
    let comparison = RowComparison(
      id: fixture.id, row: try prepare(fixture),
      tolerance: header.tolerance ?? RowComparison.usualTolerance)
    switch expected {
    case .heights(let heights):
      return try fixture.placingErrors { () throws(RowError) in
        try comparison.mismatches(heights: Self.byWidth(heights))
      }
    case .layout(let size, let frames):
      guard let proposal = fixture.entry.proposal else {
        throw fixture.error(
          .invalidValue, "a size or frames are expected, but there is no \"proposal\" to measure them for")
      }
      return try fixture.placingErrors { () throws(RowError) in
        try comparison.mismatches(at: proposal, size: size, frames: frames)
      }
    }
  }

  /// Expected heights in the order of their widths.
  static func byWidth(_ heights: [String: Double]) -> [(width: Double, height: Double)] {
    heights.compactMap { width, height in Double(width).map { ($0, height) } }.sorted { $0.width < $1.width }
  }

  /// The font files whose build is another than that with which the document was recorded.
  public var fontMismatches: [FontMismatch] {
    guard !header.fonts.isEmpty else { return [] }
    var actual = fontIdentities
    if FontStack.includeSystemFonts(header.stacks) {
      // Which files the system takes shows only when the rows are measured: those recorded are looked at where they lie.
      for file in header.fonts.keys where actual[file] == nil {
        actual[file] = engine.library.identity(ofFile: file)
      }
    }
    return FontMismatch.between(recorded: header.fonts, actual: actual)
  }
}
