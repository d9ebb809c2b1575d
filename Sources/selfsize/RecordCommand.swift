internal import ArgumentParser
internal import LayoutFixtures

/// `selfsize record`: writes what rows now measure into their documents.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes what rows measure into their documents, and says what changed.",
    discussion: """
      Only what rows expect is written; everything else in a document stays as it is, byte for byte:

        selfsize record Fixtures/Rows/quotes.json
      """)

  @Argument(help: "Documents of rows, or folders of them.")
  var files: [String]

  @Option(name: .customLong("font-dir"), help: "A folder in which fonts are looked up first; repeatable.")
  var fontFolders: [String] = []

  func run() throws {
    for file in try RowDocuments.find(in: files) {
      let recorder = try RowRecorder(path: file, fontFolders: fontFolders)
      if recorder.changes.isEmpty {
        try StandardOutput.print("\(file): nothing changed")
        continue
      }
      try OutputFile.replace(file, with: recorder.bytes)
      for change in recorder.changes {
        for line in change.split(separator: "\n") { try StandardOutput.print("\(file): \(line)") }
      }
    }
  }
}
