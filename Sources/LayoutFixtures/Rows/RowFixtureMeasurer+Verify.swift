public import RowLayout

extension RowFixtureMeasurer {
  /// Compares a row with what its document expects of it.
  ///
  /// - Returns: a mismatch per number that differs by more than the document's tolerance; none if all agree, or if
  ///   nothing is expected.
  /// - Throws: ``DocumentError`` where the row cannot be measured, or what is expected cannot be compared.
  public func mismatches(of fixture: RowFixture) throws(DocumentError) -> [RowMismatch] {
    switch fixture.entry.expected {
    case nil: return []
    case .heights(let heights):
      var mismatches: [RowMismatch] = []
      let row = try prepare(fixture)
      for (width, height) in Self.byWidth(heights) {
        let proposal = ProposedSize(width: width, height: nil)
        let actual = try measurement(of: row, fixture, for: proposal).height
        compare([height], [actual], ["height"], fixture, proposal, part: nil, into: &mismatches)
      }
      return mismatches
    case .layout(let size, let frames):
      guard let proposal = fixture.entry.proposal else {
        throw fixture.error(
          .invalidValue, "a size or frames are expected, but there is no \"proposal\" to measure them for")
      }
      return try mismatches(of: fixture, proposal, size: size, frames: frames)
    }
  }

  /// Expected heights in the order of their widths.
  static func byWidth(_ heights: [String: Double]) -> [(width: Double, height: Double)] {
    heights.compactMap { width, height in Double(width).map { ($0, height) } }.sorted { $0.width < $1.width }
  }

  private func mismatches(
    of fixture: RowFixture, _ proposal: ProposedSize, size: RowSize?, frames: [String: RowRect]
  ) throws(DocumentError) -> [RowMismatch] {
    let row = try prepare(fixture)
    let resolved: ResolvedRow
    do throws(RowError) { resolved = try row.layout(proposal) } catch {
      throw fixture.error(.invalidValue, error.message, atPart: error.path)
    }
    var mismatches: [RowMismatch] = []
    if let size {
      compare(
        [size.width, size.height], [resolved.size.width, resolved.size.height], ["width", "height"], fixture,
        proposal, part: nil,
        into: &mismatches)
    }
    let actual = resolved.framesByID
    for (part, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let found = actual[part] else {
        throw fixture.error(
          .invalidValue, "a frame is expected of \"\(part)\", but no part that is shown has this id")
      }
      compare(
        [frame.x, frame.y, frame.width, frame.height], [found.x, found.y, found.width, found.height],
        ["x", "y", "width", "height"], fixture, proposal, part: part, into: &mismatches)
    }
    return mismatches
  }

  private func measurement(
    of row: PreparedRow, _ fixture: RowFixture, for proposal: ProposedSize
  ) throws(DocumentError) -> RowMeasurement {
    do throws(RowError) { return try row.measure(proposal) } catch {
      throw fixture.error(.invalidValue, error.message, atPart: error.path)
    }
  }

  private func compare(
    _ expected: [Double], _ actual: [Double], _ names: [String], _ fixture: RowFixture,
    _ proposal: ProposedSize, part: String?, into mismatches: inout [RowMismatch]
  ) {
    for (index, name) in names.enumerated() where index < expected.count {
      guard !(abs(expected[index] - actual[index]) <= header.tolerance ?? 0.01) else { continue }
      mismatches.append(
        RowMismatch(
          row: fixture.id, proposal: proposal, part: part, dimension: name, expected: expected[index],
          actual: actual[index]))
    }
  }
}

/// A number of a row that differs from what is expected.
public struct RowMismatch: Hashable, Sendable, CustomStringConvertible {
  /// What the row is called.
  public var row: String
  /// What was proposed to it.
  public var proposal: ProposedSize
  /// The part whose frame differs; nil where it is the row itself.
  public var part: String?
  /// `x`, `y`, `width` or `height`.
  public var dimension: String
  /// What was expected, in points.
  public var expected: Double
  /// What was measured, in points.
  public var actual: Double

  /// A sentence: `quote at 320: height is 66, expected 44 (22 more)`.
  public var description: String {
    let width = proposal.width.map(JSONWriter.spelled) ?? "nil"
    let difference = abs(actual - expected)
    let name = part.map { "\($0).\(dimension)" } ?? dimension
    return "\(row) at \(width): \(name) is \(JSONWriter.spelled(actual)), expected "
      + "\(JSONWriter.spelled(expected)) (\(JSONWriter.spelled(difference)) \(actual > expected ? "more" : "less"))"
  }
}
