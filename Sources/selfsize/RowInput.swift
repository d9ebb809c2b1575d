internal import ArgumentParser
internal import LayoutFixtures

/// The rows that a command reads, and the widths and fonts for them.
struct RowInput: ParsableArguments {
  @Argument(help: "Files of rows; - is the standard input, as is none.")
  var files: [String] = []

  @Option(
    name: .customLong("width"), parsing: .unconditionalSingleValue,
    help: "Widths in points, as 320,375; repeatable.",
    transform: NumberList.widths(in:))
  var widthLists: [[Double]] = []

  @Option(name: .customLong("row"), help: "Only the row of this id; repeatable.")
  var rowNames: [String] = []

  @OptionGroup var fontOptions: FontOptions

  /// The form of a file of stacks.
  static let stacksHelp = #"A file of font stacks by name, as {"ui": {"fonts": ["Inter-Regular.otf"]}}"#

  /// All widths given.
  var widths: [Double] { Array(widthLists.joined()) }

  /// The files, the standard input where none is given.
  var paths: [String] { files.isEmpty ? ["-"] : files }

  /// True if a row is one of those asked for, as all are unless some are named.
  func isWanted(_ id: String) -> Bool { rowNames.isEmpty || rowNames.contains(id) }

  /// Fails where rows that were asked for are not among those found.
  func checkNames(found: Set<String>) throws {
    let missing = rowNames.filter { !found.contains($0) }
    guard missing.isEmpty else { throw ToolError("there is no row \(missing.joined(separator: ", "))") }
  }

  /// Opens a file, and the fonts that it names.
  func open(_ path: String) throws -> (rows: RowFileReader, measurer: RowFixtureMeasurer) {
    let rows = try RowFileReader(path: path)
    return (rows, try RowFixtureMeasurer(header: rows.header, folders: [rows.folder] + fontOptions.folders))
  }
}
