public import RowLayout
internal import SelfSizing
public import TextLayout

/// A row in a test, described in code: its heights, frames and dumps are compared with what the test expects.
///
/// Every check returns a message that says what differs, or nil, so that any test framework works:
///
/// ```swift
/// let row = try RowTest(QuoteRow(), id: "quote")
/// #expect(row.verify(heights: [320: 82, 375: 60]) == nil)
/// ```
///
/// Texts are set by a ``FixedAdvanceShaper`` unless an engine is given: no font is needed, and widths are easy to reckon
/// by hand.
public struct RowTest: Sendable {
  /// The row's name in messages.
  public let id: String
  /// The row.
  public let row: PreparedRow
  /// The greatest error allowed in a number, in points.
  public let tolerance: Double
  /// The builds of the font files that the row's texts may be set in, by name.
  let fonts: [String: FontIdentity]

  init(id: String, row: PreparedRow, tolerance: Double, fonts: [String: FontIdentity]) {
    (self.id, self.row, self.tolerance, self.fonts) = (id, row, tolerance, fonts)
  }

  /// A row given as a view.
  ///
  /// - Parameters:
  ///   - view: the row.
  ///   - id: what it is called in messages.
  ///   - environment: the screen, the reader's settings, and what applies to all texts.
  ///   - texts: what prepares texts: fixed advances, or an engine with fonts.
  ///   - tolerance: how far numbers may lie from what is expected, in points.
  /// - Throws: `RowError` with the part at fault.
  public init(
    _ view: some View, id: String = "row", environment: RowEnvironment = RowEnvironment(),
    texts: any TextPreparing = FixedAdvanceShaper(), tolerance: Double = 0.01
  ) throws(RowError) {
    self.init(
      id: id, row: try PreparedRow(view: view, environment: environment, texts: texts),
      tolerance: tolerance, fonts: Self.fonts(of: texts))
  }

  /// A row given as a description.
  ///
  /// - Parameters:
  ///   - description: the row.
  ///   - id: what it is called in messages.
  ///   - environment: the screen, the reader's settings, and what applies to all texts.
  ///   - texts: what prepares texts: fixed advances, or an engine with fonts.
  ///   - tolerance: how far numbers may lie from what is expected, in points.
  /// - Throws: `RowError` with the part at fault.
  public init(
    _ description: RowDescription, id: String = "row",
    environment: RowEnvironment = RowEnvironment(),
    texts: any TextPreparing = FixedAdvanceShaper(), tolerance: Double = 0.01
  ) throws(RowError) {
    self.init(
      id: id, row: try PreparedRow(description, environment: environment, texts: texts),
      tolerance: tolerance, fonts: Self.fonts(of: texts))
  }

  private static func fonts(of texts: any TextPreparing) -> [String: FontIdentity] {
    (texts as? TextEngine)?.library.identities ?? [:]
  }

  var comparison: RowComparison { RowComparison(id: id, row: row, tolerance: tolerance) }

  /// Why a check could not be made, as the message of the check.
  func checked(_ check: () throws(RowError) -> String?) -> String? {
    do throws(RowError) { return try check() } catch { return "\(id): \(error)" }
  }
}

extension RowTest {
  /// Compares heights, each at the width that is its key.
  ///
  /// - Returns: what differs, and a line to paste if it is right; nil if all agree.
  public func verify(heights: [Double: Double]) -> String? {
    let expected = heights.map { (width: $0.key, height: $0.value) }.sorted { $0.width < $1.width }
    return checked { () throws(RowError) in
      let mismatches = try comparison.mismatches(heights: expected)
      guard !mismatches.isEmpty else { return nil }
      var measured: [String] = []
      for (width, _) in expected {
        measured.append("\(width.spelled): \(try row.height(width: width).spelled)")
      }
      return Report.text(
        head: "\(id) is not as expected:",
        lines: mismatches.map(\.description) + ["measured: [\(measured.joined(separator: ", "))]"])
    }
  }

  /// Compares the frames of named parts, and the size if one is given, at a width with the height left open.
  ///
  /// - Returns: which parts moved by how much and the rules behind them; nil if all agree.
  public func verify(
    frames: [String: RowRect], size: RowSize? = nil, width: Double
  ) -> String? {
    verify(frames: frames, size: size, proposal: .width(width))
  }

  /// Compares the frames of named parts, and the size if one is given, at a proposal.
  ///
  /// - Returns: which parts moved by how much and the rules behind them; nil if all agree.
  public func verify(
    frames: [String: RowRect], size: RowSize? = nil, proposal: ProposedSize
  ) -> String? {
    checked { () throws(RowError) in
      let mismatches = try comparison.mismatches(at: proposal, size: size, frames: frames)
      return mismatches.isEmpty
        ? nil : Report.text(head: "\(id) is not as expected:", lines: mismatches.map(\.description))
    }
  }
}
