internal import ArgumentParser
internal import LayoutFixtures
internal import LayoutServing

/// `selfsize serve`: requests of another program in, answers out.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answers another program: a line of JSON in, a line of JSON out, until the input ends.",
    discussion: """
      Start it beside your program, write requests to its standard input and read answers from its standard output. Each \
      line gets one answer, flushed at once, in the order of the lines; several may be on the way at a time. An answer \
      carries the request's id, a number or a string.

        {"id": 0, "configure": {"format": 1, "environment": {"stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}, \
      "font": {"stack": "ui"}}, "widths": [320]}}
        {"id": 1, "measure": {"tree": {"kind": "text", "string": "Hello"}}, "widths": [320, 375], "frames": true}
        {"id": 2, "wrap": {"stack": "ui", "text": "Hello, world"}, "sizes": [17], "widths": [60]}
        {"id": 3, "list": "inbox", "event": {"configure": {"viewport": 640, "estimates": 44}}}
        {"id": 4, "list": "inbox", "event": {"load": {"rows": {"count": 1000}}, "frame": true}}
        {"id": 5, "list": "inbox", "close": true}
        {"id": 6, "template": "chat", "row": {"tree": {"kind": "text", "string": {"hole": "body"}}}}
        {"id": 7, "template": "chat", "values": {"body": "Hello"}, "widths": [320]}
        {"id": 8, "template": "chat", "close": true}

      configure opens fonts: it is a document of rows without rows, with "sizes", "tailoring" (unicode, unicode17 or chromium) and \
      "lineMetrics" (pixel or css) for labels, and "systemStacks" ({"ui": "sans-serif"}) for stacks of the system's fonts. \
      measure takes a row, wrap a label, and their results are those of selfsize measure and selfsize wrap. An event of a \
      list is a line of selfsize replay, and its state what that prints. A template is a row with holes, kept under a name; \
      values fill it, and its results are those of the row with the values written in.

      What is wrong with a request is an answer, which changes nothing:

        {"id": 1, "error": {"code": "unknownKey", "message": "unknown key \\"widht\\"; …", "line": 2, "column": 61}}
      """)

  @OptionGroup var fontOptions: FontOptions

  @Option(name: .customLong("max-lists"), help: "The most lists open at once.")
  var lists = ServerLimits().lists

  @Option(name: .customLong("max-line"), help: "The longest line that is read, in bytes.")
  var lineLength = 16 << 20

  func validate() throws {
    guard lists >= 0 else { throw ValidationError("--max-lists must be at least 0.") }
    guard lineLength >= 2, lineLength <= 1 << 30 else {
      throw ValidationError("--max-line must be from 2 to 1073741824.")
    }
  }

  func run() throws {
    var limits = ServerLimits()
    limits.lists = lists
    var documents = DocumentLimits()
    documents.lineLength = lineLength
    var server = LayoutServer(folders: fontOptions.folders, limits: limits)
    var reader = LineReader(try InputFile(path: "-"), limits: documents)
    while let answer = try nextAnswer(&reader, &server) {
      try StandardOutput.print(answer)
      try StandardOutput.flush()
    }
  }

  private func nextAnswer(_ reader: inout LineReader, _ server: inout LayoutServer) throws -> String? {
    do throws(DocumentError) {
      return try reader.next().map { server.answer($0) }
    } catch {
      guard error.code != .unreadable else { throw error }
      return LayoutServer.answer(to: error)
    }
  }
}
