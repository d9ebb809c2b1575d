internal import ArgumentParser
internal import LayoutFixtures
internal import RowRendering
internal import SelfSizing

/// `selfsize render`: rows in, a picture of them out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws rows at each width, side by side.",
    discussion: """
      Each row is a line of pictures, one for each width:

        selfsize render rows.json --width 320,375 -o rows.svg
        selfsize render rows.json --annotate -o rows.svg
        selfsize render rows.json --row quote-1 -o quote.png
        selfsize render rows.json > rows.svg

      The letters are outlines from the fonts of the document; texts without a font are drawn as bars, images as boxes.
      """)

  @Argument(help: "Files of rows; - is the standard input, as is none.")
  var files: [String] = []

  @Option(
    name: .customLong("width"), help: "Widths in points, as 320,375; repeatable.",
    transform: NumberList.widths(in:))
  var widthLists: [[Double]] = []

  @Option(
    name: [.short, .customLong("output")], help: "The file to write, ending in .svg or .png; none prints SVG."
  )
  var output: String?

  @Option(help: "Pixels a point, for PNG.")
  var scale = 2.0

  @Flag(help: "Draw frames, baselines and names over the rows.")
  var annotate = false

  @Flag(help: "Add the characters to the outlines, so that text can be selected.")
  var selectableText = false

  @Option(name: .customLong("row"), help: "Only the row of this id; repeatable.")
  var rowNames: [String] = []

  @Option(name: .customLong("font-dir"), help: "A folder in which fonts are looked up first; repeatable.")
  var fontFolders: [String] = []

  func validate() throws {
    guard scale > 0, scale.isFinite else {
      throw ValidationError("--scale takes a number above 0, not \(scale).")
    }
    guard let output else { return }
    guard output.hasSuffix(".svg") || output.hasSuffix(".png") else {
      throw ValidationError("\(output) names no picture that can be written; let it end in .svg or .png.")
    }
  }

  func run() throws {
    let files = files.isEmpty ? ["-"] : files
    var lines: [[Sheet.Cell]] = []
    // One with fonts; a picture has those of all its rows.
    var fonts: RowFixtureMeasurer?
    for file in files {
      var rows = try RowFileReader(path: file)
      let measurer = try RowFixtureMeasurer(header: rows.header, folders: [rows.folder] + fontFolders)
      if measurer.glyphs != nil {
        guard fonts?.hasFonts(of: measurer) ?? true else {
          throw ToolError(
            "\(file) has other fonts than the files before it; draw it into a picture of its own")
        }
        fonts = measurer
      }
      while let row = try rows.next() {
        guard rowNames.isEmpty || rowNames.contains(row.id) else { continue }
        let drawings = try measurer.drawings(
          of: row, widths: Array(widthLists.joined()), annotations: annotate ? .all : [])
        lines.append(
          drawings.map {
            Sheet.Cell(title: "\(row.id) at \(MeasureTable.title($0.proposal))", drawing: $0.drawing)
          })
      }
    }
    guard !lines.isEmpty else {
      throw ToolError(
        rowNames.isEmpty
          ? "there is no row to draw" : "there is no row \(rowNames.joined(separator: ", ")) to draw")
    }
    let drawing = Sheet(lines: lines).drawing
    let glyphs = fonts?.glyphs
    let captionStack = fonts?.captionStack
    if let output, output.hasSuffix(".png") {
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
}
