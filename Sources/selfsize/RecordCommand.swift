internal import ArgumentParser
internal import LayoutFixtures
internal import SelfSizing

/// `selfsize record`: writes what rows now measure into their documents.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes what rows measure into their documents, and says what changed.",
    discussion: """
      Only what rows expect is written, and the builds of the fonts they were measured with; everything else in a \
      document stays as it is, byte for byte:

        selfsize record Fixtures/Rows/quotes.json

      Exit code 2 if a document cannot be read; it stays as it is, and the others are recorded all the same.
      """)

  @Argument(help: "Documents of rows, or folders of them, searched for .json files with all that is below.")
  var files: [String]

  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let documents = try RowDocuments.find(in: files)
    let fonts = FixtureFonts()
    var progress = Progress(total: documents.count)
    var changed = 0
    var errors = 0
    for file in documents {
      progress.begin(file)
      do {
        let recorder = try RowRecorder(path: file, fontFolders: fontOptions.folders, fonts: fonts)
        guard !recorder.changes.isEmpty else { continue }
        try OutputFile.replace(file, with: recorder.bytes, ifStill: recorder.original)
        changed += 1
        for change in recorder.changes {
          for line in change.split(separator: "\n") { try progress.print("\(file): \(line)") }
        }
      } catch {
        guard let message = describe(error) else { throw error }
        errors += 1
        try progress.complain(message, about: error is FontError ? file : nil)
      }
    }
    progress.clear()
    let summary = changed == 0 ? "nothing changed" : "\(changed) changed"
    try StandardOutput.print(
      "\(counted(documents.count, "document")): \(summary)"
        + (errors > 0 ? ", \(counted(errors, "error"))" : ""))
    if errors > 0 { throw ExitCode(2) }
  }
}
