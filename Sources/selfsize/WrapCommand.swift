internal import ArgumentParser
@_spi(JSON) internal import LayoutFixtures
internal import SelfSizing

/// `selfsize wrap`: labels in, their lines out.
struct WrapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap",
    abstract: "Breaks labels into lines at each size and width.",
    discussion: """
      Reads labels, one JSON object a line, and prints a line of JSON per label, size and width, in input order:

        selfsize wrap labels.ndjson --stacks stacks.json --size 17 --width 80,120,160
        echo '{"id": "a", "text": "Hello, world"}' | selfsize wrap - --width 60

      A label's line may carry sizes and widths of its own; in place of "text" it may have "runs": strings with fonts of
      their own, and boxes, as the texts of rows have them.
      """)

  @Argument(help: "Files of labels; - is the standard input, as is none.")
  var files: [String] = []

  @Option(help: "\(RowInput.stacksHelp); without it text is set in the system's fonts.")
  var stacks: String?

  @OptionGroup var fontOptions: FontOptions

  @Option(
    name: .customLong("size"), parsing: .unconditionalSingleValue,
    help: "Font sizes in points, as 13,17; repeatable; 17 unless given.",
    transform: NumberList.sizes(in:))
  var sizeLists: [[Double]] = []

  @Option(
    name: .customLong("width"), parsing: .unconditionalSingleValue,
    help: "Widths in points, as 80,120; repeatable.",
    transform: NumberList.widths(in:))
  var widthLists: [[Double]] = []

  @Option(help: "Which break opportunities count: unicode, unicode17 or chromium.")
  var tailoring = TailoringArgument.unicode

  @Option(name: .customLong("line-metrics"), help: "How heights are rounded: pixel or css.")
  var lineMetrics = LineMetricsArgument.pixel

  @Option(help: "Pixels a point, the grid of --line-metrics pixel.")
  var scale = 2.0

  @Flag(help: "Also print least and greatest widths, where lines stand, and the text as it is set.")
  var details = false

  @Flag(help: "Also print the carets of each label.")
  var carets = false

  @Flag(help: "Also print the rectangles of each label's ranges and the offsets at its points.")
  var ranges = false

  @Option(help: BadLines.help)
  var badLines = BadLines.Policy.stop

  enum TailoringArgument: String, CaseIterable, ExpressibleByArgument { case unicode, unicode17, chromium }
  enum LineMetricsArgument: String, CaseIterable, ExpressibleByArgument { case pixel, css }

  func validate() throws {
    guard scale > 0, scale <= 1000 else {
      throw ValidationError("--scale must be greater than 0 and at most 1000.")
    }
  }

  func run() throws {
    let engine = try TextEngine(stacksFile: stacks, folders: fontOptions.folders)
    let style = ParagraphStyle(
      tailoring: BreakTailoring(rawValue: tailoring.rawValue) ?? .unicode,
      lineMetrics: lineMetrics == .css ? .css : .pixel(scale: scale))
    var measurer = LabelMeasurer(
      engine: engine, style: style, sizes: sizeLists.isEmpty ? [17] : Array(sizeLists.joined()),
      widths: Array(widthLists.joined()))
    measurer.hasDetails = details
    measurer.hasCarets = carets
    measurer.hasRanges = ranges
    var badLines = BadLines(badLines)
    for file in files.isEmpty ? ["-"] : files {
      var reader = LineReader(try InputFile(path: file))
      try badLines.forEach({ try reader.next() }) { line in
        for result in try measurer.measure(in: JSONDocument(line)) { try StandardOutput.print(result.json) }
        try StandardOutput.endAnswer()
      }
    }
    try badLines.finish()
  }
}
