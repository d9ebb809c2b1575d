/// A verification of one fixture file, row by row: a document, or a stream of rows in constant memory.
///
/// ```swift
/// var run = try FixtureRun(path: "rows.json")
/// for mismatch in run.fontMismatches { print(mismatch) }
/// while let row = try run.next() { for mismatch in row.mismatches { print(mismatch) } }
/// ```
public struct FixtureRun {
  private var rows: RowFileReader
  private let measurer: RowFixtureMeasurer
  /// The font files that are others than those with which the fixture was recorded, by name.
  public let fontMismatches: [FontMismatch]

  /// Opens a fixture file and its fonts.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - fontFolders: where bare font names are looked up, after the file's folder.
  ///   - fonts: what keeps fonts open for other files.
  /// - Throws: ``DocumentError`` where the file is missing, of a newer format or malformed; `FontError` where a font is
  ///   missing or broken.
  public init(path: String, fontFolders: [String] = [], fonts: FixtureFonts = FixtureFonts()) throws {
    rows = try RowFileReader(path: path)
    measurer = try RowFixtureMeasurer(
      header: rows.header, folders: [rows.folder] + fontFolders, fonts: fonts)
    fontMismatches = measurer.fontMismatches
  }

  /// The paths of the font files that were opened so far.
  package var fontPaths: [String] { measurer.fontPaths }

  /// Checks the next row; nil after the last.
  ///
  /// - Throws: ``DocumentError`` where a line of a stream is no row. Reading may go on with the row after it.
  public mutating func next() throws(DocumentError) -> RowVerdict? {
    guard let row = try rows.next() else { return nil }
    do throws(DocumentError) {
      guard row.expectsSomething else {
        throw row.error(
          .invalidValue, "nothing is expected of it; selfsize record writes what it measures")
      }
      return RowVerdict(id: row.id, mismatches: try measurer.mismatches(of: row), error: nil)
    } catch {
      return RowVerdict(id: row.id, mismatches: [], error: error)
    }
  }
}

/// The outcome of a fixture's row.
public struct RowVerdict: Sendable {
  /// The row's name.
  public var id: String
  /// The mismatches found.
  public var mismatches: [RowMismatch]
  /// Why the row could not be measured or compared; nil if it could.
  public var error: DocumentError?

  /// True if everything is as expected.
  public var holds: Bool { mismatches.isEmpty && error == nil }
}
