internal import ArgumentParser
internal import LayoutFixtures
internal import SelfSizing

/// `selfsize measure`: rows in, their heights out.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures rows at each width.",
    discussion: """
      Reads documents of rows, and prints a table with a row per row and a column per width:

        selfsize measure rows.json --width 320,375,414
        selfsize measure rows.json --width 375 --format json --frames
        selfsize measure rows.json --row quote-1 --why
        generate-rows | selfsize measure - --format json

      Without --width the widths of the document count. A row with a proposal of its own is measured for that alone.
      With --format json each result is a line of JSON; a stream of rows (a document without rows, then a row a line) \
      is then measured as it comes, in constant memory:

        generate-rows | selfsize measure - --format json --bad-lines skip | head

      With --values the rows of the file are templates, whether a document or what compile wrote, and each line of the values \
      is a row: {"row": "chat", "id": "m1", "values": {"body": "Hello"}}.

        selfsize measure rows.ssr --values rows.ndjson --stacks fonts.json --width 375
      """)

  @OptionGroup var input: RowInput

  @Option(help: "A table for people, or json: a line per row and width.")
  var format: OutputFormat = .table

  @Flag(help: "Also print the frames of all named parts, or with --why of all.")
  var frames = false

  @Flag(help: "Print a tree instead: for every part its proposal, its answer and the rule behind it.")
  var why = false

  @Option(help: "A file of values for the holes of a template, a row a line; - is the standard input.")
  var values: String?

  @Option(
    help: "\(RowInput.stacksHelp), for templates in bytes; without it they are set in the system's fonts.")
  var stacks: String?

  @Option(help: BadLines.help)
  var badLines = BadLines.Policy.stop

  func validate() throws {
    if why, format == .json {
      throw ValidationError("--why prints a tree for people; leave out --format json.")
    }
    if values != nil, why || input.files.count != 1 {
      throw ValidationError("--values takes one file of templates, and prints no reasons.")
    }
    if values == "-", input.files == ["-"] {
      throw ValidationError("The standard input holds the rows or their values, not both.")
    }
    if values != nil, !input.rowNames.isEmpty {
      throw ValidationError("--values takes the row of each line; leave out --row.")
    }
    if stacks != nil, values == nil { throw ValidationError("--stacks goes with --values.") }
  }

  enum OutputFormat: String, CaseIterable, ExpressibleByArgument { case table, json }

  func run() throws {
    if let values { return try measure(values, of: input.files[0]) }
    let files = input.paths
    var badLines = BadLines(badLines)
    var found: Set<String> = []
    for (index, file) in files.enumerated() {
      var (rows, measurer) = try input.open(file)
      var table = MeasureTable()
      try badLines.forEach({ try rows.next() }) { row in
        guard input.isWanted(row.id) else { return }
        if !input.rowNames.isEmpty { found.insert(row.id) }
        if why { return try printReasons(for: row, measurer) }
        let results = try measurer.measure(row, widths: input.widths, withFrames: frames)
        try print(results, isOwn: row.entry.proposal != nil, in: &table)
      }
      guard format == .table, !why else { continue }
      if files.count > 1 { try StandardOutput.print((index > 0 ? "\n" : "") + file.withVisibleControls) }
      try StandardOutput.print(table.lines)
    }
    try badLines.finish()
    try input.checkNames(found: found)
  }

  /// Prints results as they come, or keeps them for the table.
  private func print(_ results: [RowResult], isOwn: Bool, in table: inout MeasureTable) throws {
    guard format == .json else { return table.add(results, isOwn: isOwn) }
    for result in results { try StandardOutput.print(result.json) }
    try StandardOutput.endAnswer()
  }

  /// Measures the template of each line's row with its values.
  private func measure(_ values: String, of path: String) throws {
    let fonts = try stacks.map { try FontStackDocument.read($0) }
    let file = try RowTemplateFile(path: path, stacks: fonts?.stacks ?? [:])
    let measurer = try RowFixtureMeasurer(
      header: file.header, folders: [fonts?.folder ?? file.folder] + input.fontOptions.folders)
    var lines = LineReader(try InputFile(path: values))
    var badLines = BadLines(badLines)
    var table = MeasureTable()
    var number = 0
    try badLines.forEach({ try lines.next() }) { line in
      defer { number += 1 }
      let filling = try RowFilling(line, number: number)
      guard let template = file.template(named: filling.row) else {
        throw filling.error(
          filling.row.map { "there is no template \"\($0)\"" }
            ?? "there is no \"row\", and not one template alone")
      }
      let results = try measurer.measure(filling, of: template, widths: input.widths, withFrames: frames)
      try print(results, isOwn: false, in: &table)
    }
    if format == .table { try StandardOutput.print(table.lines) }
    try badLines.finish()
  }

  private func printReasons(for row: RowFixture, _ measurer: RowFixtureMeasurer) throws {
    for (proposal, reasons) in try measurer.why(row, widths: input.widths) {
      try StandardOutput.print("\(row.id.withVisibleControls) at \(MeasureTable.title(proposal))")
      var table = TextTable(
        head: ["  part", "proposal", "answer"] + (frames ? ["frame"] : []) + ["rule", "because"],
        leftColumns: frames ? [0, 4, 5] : [0, 3, 4])
      for reason in reasons {
        let names = (reason.part.kinds + reason.part.ids.map { "\"\($0)\"" }).joined(separator: " ")
        let frame = reason.frame.numbers.map(MeasureTable.short).joined(separator: " ")
        table.add(
          [
            String(repeating: "  ", count: reason.depth + 1) + names, MeasureTable.pair(reason.proposal),
            MeasureTable.pair(ProposedSize(width: reason.answer.width, height: reason.answer.height)),
          ] + (frames ? [frame] : []) + [reason.rule, reason.reason])
      }
      try StandardOutput.print(table.lines)
    }
  }
}
