internal import ArgumentParser
internal import LayoutFixtures
internal import SelfSizing

/// `selfsize wrap`: labels in, their lines out.
struct WrapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap",
    abstract: "Breaks labels into lines at each size and width.",
    discussion: """
      Reads labels, one JSON object a line, and prints a line of JSON per label, size and width, in input order:

        selfsize wrap labels.ndjson --stacks stacks.json --size 17 --width 80,120,160
        echo '{"id": "a", "stack": "ui", "text": "Hello, world"}' | selfsize wrap - --stacks stacks.json --width 60

      A label's line may carry sizes and widths of its own; in place of "text" it may have "runs": strings with fonts of
      their own, and boxes, as the texts of rows have them.
      """)

  @Argument(help: "Files of labels; - is the standard input, as is none.")
  var files: [String] = []

  @Option(help: "The file that says which fonts a stack's name stands for.")
  var stacks: String

  @Option(name: .customLong("font-dir"), help: "A folder in which fonts are looked up first; repeatable.")
  var fontFolders: [String] = []

  @Option(
    name: .customLong("size"), help: "Font sizes in points, as 13,17; repeatable.",
    transform: NumberList.sizes(in:))
  var sizeLists: [[Double]] = []

  @Option(
    name: .customLong("width"), help: "Widths in points, as 80,120; repeatable.",
    transform: NumberList.widths(in:))
  var widthLists: [[Double]] = []

  @Option(help: "Which break opportunities count: unicode or chromium.")
  var tailoring = TailoringArgument.unicode

  @Option(name: .customLong("line-metrics"), help: "How heights are rounded: pixel or css.")
  var lineMetrics = LineMetricsArgument.pixel

  @Option(help: "Pixels a point, the grid of --line-metrics pixel.")
  var scale = 2.0

  @Option(help: BadLines.help)
  var badLines = BadLines.Policy.stop

  enum TailoringArgument: String, CaseIterable, ExpressibleByArgument { case unicode, chromium }
  enum LineMetricsArgument: String, CaseIterable, ExpressibleByArgument { case pixel, css }

  func validate() throws {
    guard scale > 0, scale <= 1000 else {
      throw ValidationError("--scale must be greater than 0 and at most 1000.")
    }
  }

  func run() throws {
    let stacks = try FontStackDocument.read(stacks)
    let folders = [stacks.folder] + fontFolders
    let engine = try TextEngine(stacks: stacks.stacks, folders: folders)
    var badLines = BadLines(badLines)
    for file in files.isEmpty ? ["-"] : files {
      var reader = LineReader(try InputFile(path: file))
      var isAtEnd = false
      while !isAtEnd {
        try badLines.attempt {
          guard let line = try reader.next() else { return isAtEnd = true }
          try wrap(line, engine: engine)
        }
      }
    }
    try badLines.finish()
  }

  /// Prints the lines of one label; nothing is printed of a label that something is wrong with.
  private func wrap(_ source: SourceText, engine: TextEngine) throws {
    let document = try JSONDocument(source)
    let label = try document.decode(LabelDocument.self)
    let sizes =
      try label.sizes.map {
        try numbers($0, "sizes", NumberList.sizes, document)
      }
      ?? (sizeLists.isEmpty ? [17] : Array(sizeLists.joined()))
    let widths =
      try label.widths.map { try numbers($0, "widths", NumberList.widths, document) }
      ?? Array(widthLists.joined())
    guard !widths.isEmpty else {
      throw document.error(
        .invalidValue, "this label has no widths: give --width, or \"widths\" in the line", at: document.root)
    }
    var output: [String] = []
    var prepared: PreparedText?
    for size in sizes {
      let text: PreparedText
      if let prepared, label.isScalable {
        text = try prepared.withFontSize(size)
      } else {
        text = try prepare(label, size: size, engine: engine, document)
      }
      prepared = text
      for width in widths { output.append(try result(of: text, label: label, size: size, width: width)) }
    }
    for line in output { try StandardOutput.print(line) }
  }

  private func numbers(
    _ numbers: [Double], _ key: String, _ allowed: ClosedRange<Double>, _ document: JSONDocument
  ) throws -> [Double] {
    for (index, number) in numbers.enumerated() where !allowed.contains(number) {
      throw document.error(
        .invalidValue, "\(number) is out of range for \(key): \(allowed.lowerBound) to \(allowed.upperBound)",
        at: document.root[key]?[index] ?? document.root)
    }
    return numbers
  }

  private func prepare(
    _ label: LabelDocument, size: Double, engine: TextEngine, _ document: JSONDocument
  ) throws -> PreparedText {
    let metrics: LineMetrics = lineMetrics == .css ? .css : .pixel(scale: scale)
    let style = ParagraphStyle(
      tailoring: tailoring == .chromium ? .chromium : .unicode, lineMetrics: metrics)
    do throws(TextError) {
      return try engine.preparedText(label.label(size: size, style: style))
    } catch {
      let text = document.root["runs"] ?? document.root["text"]
      // A run may name a stack of its own.
      let isLabelStack = error.code == .unknownStack && label.runs.allSatisfy { $0.font?.stack == nil }
      throw document.error(
        .invalidValue, "\(error)", at: (isLabelStack ? document.root["stack"] : text) ?? document.root)
    }
  }

  private func result(
    of text: PreparedText, label: LabelDocument, size: Double, width: Double
  ) throws -> String {
    let lines = try text.lines(width: width)
    var json = JSONWriter()
    json.beginObject()
    if let id = label.id {
      json.key("id")
      json.value(id)
    }
    json.key("size")
    json.value(size)
    json.key("width")
    json.value(width)
    json.key("lines")
    json.value(lines.count)
    json.key("height")
    json.value(try text.height(width: width))
    json.key("starts")
    json.value(lines.map(\.scalars.lowerBound))
    json.key("widths")
    json.value(lines.map(\.width))
    json.key("uncovered")
    json.value(text.uncovered.count)
    json.endObject()
    return json.text
  }
}
