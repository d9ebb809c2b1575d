internal import ArgumentParser
internal import LayoutFixtures
internal import SelfSizing

/// `selfsize compile`: rows in, their templates as bytes out.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Writes rows as templates in bytes, for where their document is not.",
    discussion: """
      Each row of the document becomes a template under its id. In place of a text's string, a number, an image's size, the \
      condition of an if or the count of a forEach stands {"hole": "name"}, which values fill later:

        selfsize compile rows.json -o rows.ssr
        selfsize measure rows.ssr --values rows.ndjson --stacks fonts.json --width 375

      The bytes hold no fonts: whoever measures gives them. A filled template has the heights of the row with the values \
      written in, bit for bit.
      """)

  @Argument(help: "The document of rows; - is the standard input, as is none.")
  var file = "-"

  @Option(name: [.short, .customLong("output")], help: "The file to write.")
  var output: String

  func run() throws {
    try OutputFile.check(output, isNoneOf: [file])
    let templates = try RowTemplateFile(path: file).templates
    var names: Set<String> = []
    if let twin = templates.compactMap(\.id).first(where: { !names.insert($0).inserted }) {
      throw ToolError("two rows have the id \(twin); templates are told apart by it")
    }
    try OutputFile.replace(output, with: PortableRowTemplate.encoded(templates))
    for template in templates {
      let holes = template.holes.map { "\($0.name) (\($0.kind))" }.joined(separator: ", ")
      try StandardOutput.print("\(template.id ?? "-"): \(holes.isEmpty ? "no holes" : holes)".asMessage)
    }
  }
}
