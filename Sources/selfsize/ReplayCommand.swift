internal import ArgumentParser
internal import LayoutFixtures

/// `selfsize replay`: list traces in, state lines out.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replays list traces: a line of events in, a line of state out.",
    discussion: """
      The first line of a trace configures the list, every other one is an event, a frame or a query:

        {"configure": {"viewport": 200, "estimates": 50}}
        {"load": {"rows": {"count": 1000}}}
        {"heights": {"otherwise": 70}, "frame": true}

      Input is in points, output in whole units of 1/192 point. An event that is refused changes nothing and the
      replay goes on; a malformed line ends it. A program that shows a list can record such a trace of what its list did
      (ListCache.startRecording(), recordedTrace()), to be replayed here.
      """)

  @Argument(help: "Traces, each replayed in a list of its own; - is the standard input, as is none.")
  var files: [String] = []

  func run() throws {
    for file in files.isEmpty ? ["-"] : files {
      var reader = LineReader(try InputFile(path: file))
      var replay = TraceReplay()
      while let line = try reader.next() {
        try StandardOutput.print(replay.step(line))
        try StandardOutput.endAnswer()
      }
    }
  }
}
