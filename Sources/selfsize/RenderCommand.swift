internal import ArgumentParser
internal import LayoutFixtures
internal import RowRendering
internal import SelfSizing

/// `selfsize render`: rows in, a picture of them out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws rows at each width, side by side, or as a page with all widths.",
    discussion: """
      Each row is a line of pictures, one for each width:

        selfsize render rows.json --width 320,375 -o rows.svg
        selfsize render rows.json --annotate -o rows.svg
        selfsize render rows.json --row quote-1 -o quote.png
        selfsize render rows.json --select body:4-11 --caret title:0 -o rows.svg
        selfsize render rows.json > rows.svg

      A page is one file for a browser: each row with a slider for its width, from half the least width to half as much \
      again as the greatest; its heights as a curve; its frames on hover; and its plain texts beside the browser's own \
      lines, in the same fonts. It takes 50 to 100 kB a row:

        selfsize render rows.json -o rows.html

      The letters are outlines from the fonts of the document; texts without a font are drawn as bars, images as boxes.
      """)

  @OptionGroup var input: RowInput

  @Option(
    name: [.short, .customLong("output")],
    help: "The file to write, ending in .svg, .png or .html; none prints SVG.")
  var output: String?

  @Option(help: "Pixels a point, for PNG.")
  var scale = 2.0

  @Flag(
    help:
      "Draw frames, baselines, names, gaps and paddings over the rows; a page shows them on hover instead.")
  var annotate = false

  @Flag(help: "Add the characters to the outlines of SVG, so that text can be selected.")
  var selectableText = false

  @Option(
    name: .customLong("select"),
    help:
      "Draw a part of a text as selected: the id of the text's part and its Unicode scalars, as body:4-11; repeatable.",
    transform: DrawnSelection.selection(in:))
  var selections: [DrawnSelection] = []

  @Option(
    name: .customLong("caret"),
    help:
      "Draw a caret in a text: the id of the text's part and the Unicode scalar behind it, as body:4; repeatable.",
    transform: DrawnSelection.caret(in:))
  var carets: [DrawnSelection] = []

  func validate() throws {
    guard scale > 0, scale.isFinite else {
      throw ValidationError("--scale takes a number above 0, not \(scale).")
    }
    guard let output else { return }
    guard selections.isEmpty && carets.isEmpty || !output.hasSuffix(".html") else {
      throw ValidationError("--select and --caret draw into pictures, not into pages.")
    }
    guard [".svg", ".png", ".html"].contains(where: output.hasSuffix) else {
      throw ValidationError(
        "\(output) names no picture that can be written; let it end in .svg, .png or .html.")
    }
  }

  func run() throws {
    if let output { try OutputFile.check(output, isNoneOf: input.paths) }
    if let output, output.hasSuffix(".html") { return try writePage(to: output) }
    var lines: [[Sheet.Cell]] = []
    let marks = selections + carets
    var named: Set<String> = []
    let fonts = try forEachRow { row, measurer in
      let drawings = try measurer.drawings(
        of: row, widths: input.widths, annotations: annotate ? .all : [], selections: marks)
      named.formUnion(try measurer.namesOfTexts(in: row))
      lines.append(
        drawings.map {
          Sheet.Cell(title: "\(row.id) at \(MeasureTable.title($0.proposal))", drawing: $0.drawing)
        })
    }
    if let missing = marks.first(where: { !named.contains($0.part) }) {
      throw ToolError("there is no text \(missing.part) in a font of the document to select in")
    }
    let drawing = Sheet(lines: lines).drawing
    var glyphs = fonts?.glyphs
    var captionStack = fonts?.captionStack
    if let output, output.hasSuffix(".png") {
      if captionStack == nil {
        glyphs = captionFont()
        captionStack = Self.captionStackName
      }
      guard let png = drawing.image(glyphs: glyphs, scale: scale, captionStack: captionStack)?.png() else {
        throw ToolError("the picture is too large for PNG; draw fewer rows, a smaller --scale, or SVG")
      }
      return try OutputFile.replace(output, with: png)
    }
    let svg = drawing.svg(glyphs: glyphs, captionStack: captionStack, selectableText: selectableText)
    if let output {
      try OutputFile.replace(output, with: Array(svg.utf8))
    } else {
      try StandardOutput.print(svg)
    }
  }

  private static let captionStackName = "captions"

  /// A font for the titles and names of a picture whose rows have none; nil, which is said, where there is none either.
  private func captionFont() -> TextEngine? {
    let files = ["Inter-Regular.otf", "DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf"]
    for file in files {
      let stacks = [Self.captionStackName: FontStack(files: [file])]
      if let engine = try? TextEngine(stacks: stacks, folders: input.fontOptions.folders) { return engine }
    }
    StandardError.print(
      "note: the picture has no titles and names, as its rows have no font and none of \(files.joined(separator: ", ")) is "
        + "installed; install one (fonts-inter), give its folder with --font-dir, or write SVG")
    return nil
  }

  private func writePage(to output: String) throws {
    let names = input.paths.map { $0 == "-" ? "Rows" : $0.split(separator: "/").last.map(String.init) ?? $0 }
    var page = RowPage(title: names.joined(separator: ", "))
    var shown: [RowFixture] = []
    let fonts = try forEachRow {
      try page.add($0, $1, widths: input.widths)
      shown.append($0)
    }
    try OutputFile.replace(output, with: Array(page.html(of: shown, fonts).utf8))
  }

  /// Does something with each row that was asked for.
  ///
  /// - Returns: what measured rows with fonts; nil where there are none. A picture has the fonts of all its rows.
  @discardableResult
  private func forEachRow(
    _ body: (RowFixture, RowFixtureMeasurer) throws -> Void
  ) throws -> RowFixtureMeasurer? {
    var fonts: RowFixtureMeasurer?
    var found: Set<String> = []
    for file in input.paths {
      var (rows, measurer) = try input.open(file)
      while let row = try rows.next() {
        guard input.isWanted(row.id) else { continue }
        found.insert(row.id)
        try body(row, measurer)
      }
      if let output { try OutputFile.check(output, isNoneOf: measurer.fontPaths) }
      guard measurer.glyphs != nil else { continue }
      guard fonts?.hasFonts(of: measurer) ?? true else {
        throw ToolError("\(file) has other fonts than the files before it; draw it into a picture of its own")
      }
      fonts = measurer
    }
    try input.checkNames(found: found)
    if found.isEmpty { throw ToolError("there is no row to draw") }
    return fonts
  }
}

extension DrawnSelection {
  /// The part of a text that an argument names, as `body:4-11`.
  fileprivate static func selection(in argument: String) throws -> DrawnSelection {
    let (part, numbers) = try parts(of: argument, form: "ID:FROM-TO, as body:4-11")
    guard numbers.count == 2, numbers[0] < numbers[1] else {
      throw ValidationError("a selection is ID:FROM-TO, as body:4-11, and this is \(argument)")
    }
    return DrawnSelection(part: part, scalars: numbers[0]..<numbers[1])
  }

  /// The place in a text that an argument names, as `body:4`.
  fileprivate static func caret(in argument: String) throws -> DrawnSelection {
    let (part, numbers) = try parts(of: argument, form: "ID:OFFSET, as body:4")
    guard numbers.count == 1 else {
      throw ValidationError("a caret is ID:OFFSET, as body:4, and this is \(argument)")
    }
    return DrawnSelection(part: part, caret: numbers[0])
  }

  /// The name before the last colon, and the numbers behind it.
  private static func parts(of argument: String, form: String) throws -> (part: String, numbers: [Int]) {
    guard let colon = argument.lastIndex(of: ":"), colon > argument.startIndex else {
      throw ValidationError("\(argument) is not of the form \(form)")
    }
    let texts = argument[argument.index(after: colon)...].split(
      separator: "-", omittingEmptySubsequences: false)
    let numbers = texts.compactMap { Int($0) }.filter((0...Int(Int32.max)).contains)
    guard numbers.count == texts.count else {
      throw ValidationError("\(argument) is not of the form \(form)")
    }
    return (String(argument[..<colon]), numbers)
  }
}
