public import RowLayout
public import SelfSizing
internal import TextLayout

/// Measures the rows of a document in its fonts and environment. One serves all threads.
public struct RowFixtureMeasurer: Sendable {
  package let header: RowDocument
  package let engine: TextEngine

  /// Opens the document's fonts; one that names no stack is set in the system's, which are opened when a row has text.
  ///
  /// - Parameters:
  ///   - header: the document; its rows do not matter.
  ///   - folders: where bare font names are looked up, before the system's font folders.
  ///   - fonts: what keeps fonts open for other documents.
  /// - Throws: `FontError` that names the missing or broken file.
  public init(
    header: RowDocument, folders: [String], fonts: FixtureFonts = FixtureFonts()
  ) throws(FontError) {
    self.header = header
    engine = try fonts.engine(stacks: header.stacks, folders: folders)
  }

  /// The builds of the document's font files, by name.
  var fontIdentities: [String: FontIdentity] { engine.library.identities }

  /// The paths of the font files that were opened so far.
  package var fontPaths: [String] { engine.library.openedPaths }

  /// Prepares a row of the document.
  ///
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public func prepare(_ fixture: RowFixture) throws(DocumentError) -> PreparedRow {
    try fixture.placingErrors { () throws(RowError) in
      try fixture.entry.prepared(in: header.environment, texts: engine)
    }
  }

  /// The template that a row of the document is, holes and all.
  ///
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public func template(of fixture: RowFixture) throws(DocumentError) -> PortableRowTemplate {
    try fixture.template(in: header.environment)
  }

  /// Returns a row's proposals: its own proposal, else each width with the height unspecified.
  ///
  /// - Parameters:
  ///   - fixture: the row.
  ///   - widths: the widths; those of the document if empty.
  /// - Throws: ``DocumentError`` where there is neither a proposal nor a width.
  public func proposals(
    for fixture: RowFixture, widths: [Double] = []
  ) throws(DocumentError) -> [ProposedSize] {
    if let own = fixture.entry.proposal { return [own] }
    do {
      return try proposals(at: widths)
    } catch {
      throw fixture.error(error.code, error.message)
    }
  }

  /// Widths with the height unspecified.
  ///
  /// - Parameter widths: the widths; those of the document if empty.
  private func proposals(at widths: [Double]) throws(DocumentError) -> [ProposedSize] {
    let widths = widths.isEmpty ? header.widths : widths
    guard !widths.isEmpty else {
      throw DocumentError(
        .invalidValue, "there is no width to measure it at: give \"widths\" in the document, or --width")
    }
    guard widths.count <= Self.mostWidths else {
      throw DocumentError(
        .tooLong, "there are \(widths.count) widths to measure it at, and \(Self.mostWidths) are allowed")
    }
    return widths.map { ProposedSize(width: $0, height: nil) }
  }

  /// The most widths at which a row is measured: more are taken for a slip, as each row is measured at each.
  package static let mostWidths = 10_000

  /// The answers of a row to each of its proposals.
  func answers<Answer>(
    of fixture: RowFixture, _ widths: [Double],
    _ answer: (PreparedRow, ProposedSize) throws(RowError) -> Answer
  ) throws(DocumentError) -> [Answer] {
    let row = try prepare(fixture)
    let proposals = try proposals(for: fixture, widths: widths)
    return try fixture.placingErrors { () throws(RowError) in
      try proposals.map { proposal throws(RowError) in try answer(row, proposal) }
    }
  }

  /// Measures a row.
  ///
  /// - Parameters:
  ///   - fixture: the row.
  ///   - widths: the widths; those of the document if empty.
  ///   - withFrames: whether the frames of all named parts are wanted.
  /// - Returns: a result per proposal.
  /// - Throws: ``DocumentError`` that shows the part at fault; then there is no result at all.
  public func measure(
    _ fixture: RowFixture, widths: [Double] = [], withFrames: Bool = false
  ) throws(DocumentError) -> [RowResult] {
    try answers(of: fixture, widths) { row, proposal throws(RowError) in
      try RowResult(of: row, named: fixture.id, for: proposal, withFrames: withFrames)
    }
  }

  /// Measures a template filled with values, at each width.
  ///
  /// - Parameters:
  ///   - filling: the values, and what the row is called.
  ///   - template: the template.
  ///   - widths: the widths; those of the document if empty.
  ///   - withFrames: whether the frames of all named parts are wanted.
  /// - Throws: ``DocumentError`` at the values' place, with the hole's name where one does not fit.
  public func measure(
    _ filling: RowFilling, of template: PortableRowTemplate, widths: [Double] = [], withFrames: Bool = false
  ) throws(DocumentError) -> [RowResult] {
    let proposals: [ProposedSize]
    do {
      proposals = try self.proposals(at: widths)
    } catch {
      throw filling.error(error.message)
    }
    do throws(RowError) {
      let row = try template.row(filling: filling.values, texts: engine)
      return try proposals.map { proposal throws(RowError) in
        try RowResult(of: row, named: filling.id, for: proposal, withFrames: withFrames)
      }
    } catch {
      throw filling.error(error.message)
    }
  }
}

extension RowFixtureMeasurer {
  /// Why every part of a row came out as it did, for each of its proposals.
  ///
  /// - Throws: ``DocumentError`` that shows the part at fault.
  public func why(
    _ fixture: RowFixture, widths: [Double] = []
  ) throws(DocumentError) -> [(proposal: ProposedSize, reasons: [RowReason])] {
    try answers(of: fixture, widths) { row, proposal throws(RowError) in (proposal, try row.why(proposal)) }
  }
}

/// The measurement of a row for one proposal.
public struct RowResult: Sendable {
  /// The row's name.
  public var id: String
  /// The proposal.
  public var proposal: ProposedSize
  /// The size, and the widths for which the height holds.
  public var measurement: RowMeasurement
  /// The frames of the named parts in the root's coordinates, before snapping to pixels; nil if not wanted.
  public var frames: [String: RowRect]?
  /// The number of parts of the row's texts that no face of their stacks covers.
  public var uncovered: Int

  package init(
    of row: PreparedRow, named id: String, for proposal: ProposedSize, withFrames: Bool
  ) throws(RowError) {
    self.id = id
    self.proposal = proposal
    measurement = try row.measure(proposal)
    frames = withFrames ? try row.layout(proposal).framesByID : nil
    uncovered = row.uncovered
  }

  /// The result as a line of JSON.
  public var json: String { JSONWriter(self).text }
}

extension RowResult: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("width", proposal.width)
      json.member("height", measurement.height)
      json.member("size", measurement.size.numbers)
      json.member("valid", [measurement.validFrom, measurement.validTo])
      if let frames { json.member("frames", frames.mapValues(\.numbers)) }
      if uncovered > 0 { json.member("uncovered", uncovered) }
    }
  }
}
