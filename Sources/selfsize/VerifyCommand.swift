internal import ArgumentParser
internal import LayoutFixtures

/// `selfsize verify`: fixtures in, what falls short out.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Checks that rows measure what their documents expect.",
    discussion: """
      Prints a line for each number that differs, then a summary; exit code 1 if any differs:

        selfsize verify Fixtures/Rows
      """)

  @Argument(help: "Documents of rows, or folders of them.")
  var files: [String]

  @Option(name: .customLong("font-dir"), help: "A folder in which fonts are looked up first; repeatable.")
  var fontFolders: [String] = []

  func run() throws {
    var rowCount = 0
    var shortfall = 0
    let documents = try RowDocuments.find(in: files)
    for file in documents {
      var rows = try RowFileReader(path: file)
      let measurer = try RowFixtureMeasurer(header: rows.header, folders: [rows.folder] + fontFolders)
      while let row = try rows.next() {
        rowCount += 1
        let mismatches = try measurer.mismatches(of: row)
        if !mismatches.isEmpty { shortfall += 1 }
        for mismatch in mismatches { try StandardOutput.print("\(file): \(mismatch)") }
      }
    }
    try StandardOutput.print(
      "\(rowCount) rows in \(documents.count) documents: "
        + (shortfall == 0 ? "all as expected" : "\(shortfall) not as expected"))
    if shortfall > 0 { throw ExitCode(1) }
  }
}
