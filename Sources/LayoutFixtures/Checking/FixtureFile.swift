internal import RowLayout

/// A fixture file in a test: a document of rows with what they measure.
///
/// ```swift
/// if let message = FixtureFile("Fixtures/quotes.json").verify() { Issue.record("\(message)") }
/// ```
///
/// With the environment variable `SELFSIZING_RECORD=1` the file is written instead of compared, and the test fails with
/// what was recorded; `selfsize record` writes the same.
public struct FixtureFile: Sendable {
  /// The file's path.
  public let path: String
  /// The folders searched for bare font names, after the file's folder and before the system's.
  public let fontFolders: [String]
  /// True if rows may be measured with other builds of their fonts than the recorded ones.
  public let allowsOtherFonts: Bool

  /// A fixture file; nothing is read yet.
  ///
  /// - Parameters:
  ///   - path: the file's path; a relative one starts at the folder of the source file that names it.
  ///   - fontFolders: where bare font names are looked up, after the file's folder.
  ///   - allowsOtherFonts: whether other builds of fonts than the recorded ones are let pass.
  ///   - sourceFile: the source file that names the path.
  public init(
    _ path: String, fontFolders: [String] = [], allowsOtherFonts: Bool = false,
    sourceFile: String = #filePath
  ) {
    self.path = Self.path(path, namedIn: sourceFile)
    self.fontFolders = fontFolders
    self.allowsOtherFonts = allowsOtherFonts
  }

  /// Measures all rows and compares them with what the file expects.
  ///
  /// - Parameter isRecording: whether to write the file instead.
  /// - Returns: what is not as expected, fonts first, or why the file cannot be verified; nil if all is well. When
  ///   recording always a message, which says what changed.
  public func verify(isRecording: Bool = Recording.isRequested) -> String? {
    do {
      if isRecording { return try record() }
      var run = try FixtureRun(path: path, fontFolders: fontFolders, fonts: Self.fonts)
      var lines = allowsOtherFonts ? [] : run.fontMismatches.map(\.description)
      var count = 0
      while let row = try run.next() {
        count += 1
        lines += row.mismatches.map(\.description)
        if let error = row.error { lines.append(error.description) }
      }
      if count == 0 { lines.append("it has no rows") }
      return lines.isEmpty ? nil : Report.text(head: "\(path) is not as expected:", lines: lines)
    } catch {
      return "\(error)"
    }
  }

  /// A row of the file for other checks, as at other widths.
  ///
  /// - Throws: ``DocumentError`` where there is no such row, or it cannot be prepared; `FontError` where its fonts cannot
  ///   be opened.
  public func row(_ id: String) throws -> RowTest {
    var rows = try RowFileReader(path: path)
    let measurer = try RowFixtureMeasurer(
      header: rows.header, folders: [rows.folder] + fontFolders, fonts: Self.fonts)
    var known: [String] = []
    while let row = try rows.next() {
      guard row.id == id else {
        known.append(row.id)
        continue
      }
      return RowTest(
        id: id, row: try measurer.prepare(row),
        tolerance: rows.header.tolerance ?? RowComparison.usualTolerance,
        fonts: measurer.fontIdentities)
    }
    throw DocumentError(
      .invalidValue,
      "\(path) has no row \"\(id)\"; it has " + known.prefix(20).joined(separator: ", "))
  }

  private func record() throws -> String {
    let recorder = try RowRecorder(path: path, fontFolders: fontFolders, fonts: Self.fonts)
    if !recorder.changes.isEmpty {
      try OutputFile.replace(path, with: recorder.bytes, ifStill: recorder.original)
    }
    return Recording.message(path, recorder.changes)
  }

  /// Tests of one process name the same fonts over and over.
  private static let fonts = FixtureFonts()

  /// A path as it is to be opened: a relative one starts at the folder of the source file that names it.
  static func path(_ path: String, namedIn sourceFile: String) -> String {
    guard !path.hasPrefix("/"), let slash = sourceFile.lastIndex(of: "/") else { return path }
    return sourceFile[...slash] + path
  }
}
