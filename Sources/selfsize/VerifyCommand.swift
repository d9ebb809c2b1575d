internal import ArgumentParser
internal import LayoutFixtures
internal import SelfSizing

/// `selfsize verify`: fixtures in, what falls short out.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Checks that rows measure what their documents expect.",
    discussion: """
      Prints what differs, which part moved by how much and the rule behind it, then a summary. A document that was \
      recorded with other builds of its fonts says so first:

        selfsize verify Fixtures/Rows
        selfsize verify Fixtures/Rows --junit report.xml

      Exit code 1 if any row or font differs, 2 if a document cannot be read or a row expects nothing; the others are \
      verified all the same.
      """)

  @Argument(help: "Documents of rows, or folders of them, searched for .json files with all that is below.")
  var files: [String]

  @OptionGroup var fontOptions: FontOptions

  @Option(help: "Also writes the results to this file as JUnit XML.")
  var junit: String?

  @Flag(help: "Lets other builds of fonts pass than those recorded, as long as the numbers agree.")
  var allowOtherFonts = false

  func run() throws {
    let documents = try RowDocuments.find(in: files)
    if let junit { try OutputFile.check(junit, isNoneOf: documents) }
    let fonts = FixtureFonts()
    var progress = Progress(total: documents.count)
    var tally = Tally()
    var report = JUnitReport()
    var fontPaths: Set<String> = []
    for file in documents {
      progress.begin(file)
      report.beginSuite(file)
      do {
        try verify(file, fonts, &progress, &tally, &report, &fontPaths)
      } catch {
        guard let message = describe(error) else { throw error }
        tally.errors += 1
        report.add("document", .error(message))
        try progress.complain(message, about: error is FontError ? file : nil)
      }
    }
    progress.clear()
    if let junit {
      try OutputFile.check(junit, isNoneOf: fontPaths.sorted())
      try OutputFile.replace(junit, with: Array(report.xml.utf8))
    }
    try StandardOutput.print(tally.summary(documents: documents.count))
    if tally.errors > 0 { throw ExitCode(2) }
    if tally.rowsAmiss + tally.fontsAmiss > 0 { throw ExitCode(1) }
  }

  private func verify(
    _ file: String, _ fonts: FixtureFonts, _ progress: inout Progress, _ tally: inout Tally,
    _ report: inout JUnitReport, _ fontPaths: inout Set<String>
  ) throws {
    var run = try FixtureRun(path: file, fontFolders: fontOptions.folders, fonts: fonts)
    if !run.fontMismatches.isEmpty, !allowOtherFonts {
      tally.fontsAmiss += 1
      report.add("fonts", .failure(run.fontMismatches.map(\.description).joined(separator: "\n")))
    }
    for mismatch in run.fontMismatches {
      try progress.print("\(file): \(allowOtherFonts ? "note: " : "")\(mismatch)")
    }
    defer { fontPaths.formUnion(run.fontPaths) }
    while let row = try run.next() {
      tally.rows += 1
      if let error = row.error {
        tally.errors += 1
        report.add(row.id, .error("\(error)"))
        try progress.complain("\(error)", about: nil)
      } else if row.mismatches.isEmpty {
        report.add(row.id, .success)
      } else {
        tally.rowsAmiss += 1
        report.add(row.id, .failure(row.mismatches.map(\.description).joined(separator: "\n")))
        for mismatch in row.mismatches { try progress.print("\(file): \(mismatch)") }
      }
    }
  }

  /// The findings in all documents.
  private struct Tally {
    var rows = 0
    var rowsAmiss = 0
    var fontsAmiss = 0
    var errors = 0

    func summary(documents: Int) -> String {
      var findings: [String] = []
      if rowsAmiss > 0 { findings.append("\(rowsAmiss) not as expected") }
      if fontsAmiss > 0 { findings.append("\(counted(fontsAmiss, "document")) recorded with other fonts") }
      if errors > 0 { findings.append(counted(errors, "error")) }
      return "\(counted(rows, "row")) in \(counted(documents, "document")): "
        + (findings.isEmpty ? "all as expected" : findings.joined(separator: ", "))
    }
  }
}
