public import RowRendering
internal import SelfSizing

extension RowPage {
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
    let proposals = try measurer.proposals(for: fixture, widths: widths)
    add(
      try measurer.prepare(fixture), id: fixture.id, proposedHeight: proposals.first?.height,
      marks: proposals.compactMap(\.width))
  }

  /// The page of rows of documents.
  ///
  /// - Parameters:
  ///   - fixtures: the rows that were added, in order.
  ///   - measurer: has the fonts of all; nil where no row has text.
  /// - Throws: ``DocumentError`` that shows the part that cannot be resolved at some width.
  /// - Complexity: a layout of each row for each width of the range.
  public func html(
    of fixtures: [RowFixture], _ measurer: RowFixtureMeasurer?
  ) throws(DocumentError) -> String {
    let engine = measurer?.usedEngine
    do throws(Failure) {
      return try html(glyphs: engine.map { ComposedLabels($0) }, fonts: engine?.library)
    } catch {
      switch error {
      case .row(let number, let error) where fixtures.indices.contains(number):
        throw fixtures[number].error(.invalidValue, error.message, atPart: error.path)
      case .row(_, let error): throw DocumentError(.invalidValue, error.message)
      case .text(let error):
        throw DocumentError(.invalidValue, "a text of the page cannot be set: \(error)")
      }
    }
  }
}
