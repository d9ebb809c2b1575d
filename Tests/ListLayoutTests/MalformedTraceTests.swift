import LayoutFixtures
import ListLayout
import Testing

/// Malformed lines end a replay with an error that says where; nothing traps.
@Suite struct MalformedTraceTests {
  private func replay(_ lines: [String]) throws {
    var replay = TraceReplay()
    for (number, line) in lines.enumerated() {
      _ = try replay.step(SourceText(name: "trace", string: line, firstLine: number + 1))
    }
  }

  private static let start = [#"{"configure": {"viewport": 100}}"#, #"{"load": {"rows": {"count": 5}}}"#]

  @Test(
    "A line that is no event is an error with its place",
    arguments: [
      #"{"lod": {}}"#, #"{"load": {"rows": 3}}"#, #"{"load": {}}"#, #"{"load": {"rows": {"count": 1.5}}}"#,
      #"{"scroll": {}}"#, #"{"scroll": {"by": 1, "to": 2}}"#, #"{"scroll": {"by": "x"}}"#,
      #"{"width": null}"#,
      #"{"measure": {"height": 3}}"#, #"{"measure": {"key": "0", "row": 1, "height": 3}}"#,
      #"{"batch": {"deletes": [[0]]}}"#, #"{"batch": {"delete": []}}"#, #"{"query": {}}"#,
      #"{"query": {"top": {"row": 1}, "height": {"row": 1}}}"#,
      #"{"scrollTo": {"row": 1, "align": "centre"}}"#,
      #"{"scrollTo": {"row": 1, "align": 2}}"#, #"{"header": {"section": 0}}"#, #"{"frame": 1}"#, "[]", "{",
      #"{"load": {"rows": []}, "width": 3}"#, #"{"configure": {}}"#,
      #"{"heights": {"otherwise": {"hash": 1}}}"#,
      #"{"heights": {"otherwise": {"hash": 1, "min": 3, "max": 9, "per": 7}}}"#,
      #"{"heights": {"estimates": []}}"#, #"{"step": "x"}"#, #"{"reloadAll": false}"#,
      #"{"slotEstimates": 3}"#,
      #"{"dragIndicator": 1}"#, #"{"indicator": null}"#, #"{"keep": {"name": "x", "saved": "{"}}"#,
      #"{"scrollTo": {"section": 1, "animated": true}}"#,
    ])
  func malformed(line: String) throws {
    var replay = TraceReplay()
    for (number, start) in Self.start.enumerated() {
      _ = try replay.step(SourceText(name: "trace", string: start, firstLine: number + 1))
    }
    let before = replay.list
    let error = try #require(throws: DocumentError.self) {
      _ = try replay.step(SourceText(name: "trace", string: line, firstLine: 3))
    }
    #expect(error.location?.line == 3)
    #expect(error.description.contains("^"))
    #expect(replay.list == before && before != nil)
  }

  @Test("The first line must be the configuration")
  func configurationFirst() {
    let missing = #expect(throws: DocumentError.self) { try replay([#"{"load": {"rows": []}}"#]) }
    #expect(missing?.message == "the first line of a trace is {\"configure\": {…}}")
    let second = #expect(throws: DocumentError.self) { try replay([Self.start[0], Self.start[0]]) }
    #expect(second?.message == "only the first line of a trace configures its list")
    let key = #expect(throws: DocumentError.self) {
      try replay([Self.start[0], #"{"scroll": {"by": 1, "zzzzzzzzzz": 2}}"#])
    }
    #expect(key?.message == "unknown key \"zzzzzzzzzz\"; known here: by, overscroll, to")
    let fraction = #expect(throws: DocumentError.self) {
      try replay([Self.start[0], #"{"load": {"rows": {"count": 0.5}}}"#])
    }
    #expect(fraction?.message == "expected a whole number up to 2^53, found 0.5")
    #expect(throws: DocumentError.self) { try replay([#"{"configure": {"scale": 5}}"#]) }
    #expect(throws: DocumentError.self) { try replay([#"{"configure": {"viewprt": 5}}"#]) }
    for (name, value) in [
      ("viewport", "-1"), ("width", "-0.5"), ("budget", "-3"), ("preMeasureDistance", "-1"),
    ] {
      let error = #expect(throws: DocumentError.self) {
        try replay([#"{"configure": {"\#(name)": \#(value)}}"#])
      }
      #expect(error?.message.contains(" is a finite number from 0 on, not -") == true, "\(name)")
    }
    for estimates in ["-3", "[]", "[44, -3]"] {
      let error = #expect(throws: DocumentError.self) {
        try replay([#"{"configure": {"estimates": \#(estimates)}}"#])
      }
      #expect(
        error?.message.hasPrefix("estimates are heights from 0 on: a number, or a list of at least one")
          == true)
    }
  }

  @Test(
    "Numbers beyond all bounds are refused or cut, and trap nothing",
    arguments: [
      #"{"load": {"rows": {"count": 9007199254740992}}}"#, #"{"load": {"rows": {"count": -1}}}"#,
      #"{"load": {"rows": {"count": 5, "first": -5}}}"#, #"{"scroll": {"by": 1e300}}"#,
      #"{"scroll": {"by": -1e300, "overscroll": true}}"#, #"{"viewport": 1e300}"#, #"{"viewport": -5}"#,
      #"{"insets": {"top": -1e300, "bottom": 1e300}}"#, #"{"estimate": {"height": 1e300}}"#,
      #"{"width": -1}"#,
      #"{"measure": {"section": -1, "row": -9007199254740992, "height": 1}}"#,
      #"{"batch": {"inserts": [{"at": [9007199254740992, -1], "key": "x"}]}}"#,
      #"{"scrollTo": {"row": 1, "padding": 1e300}}"#, #"{"query": {"slotAt": -1e300}}"#,
      #"{"query": {"visible": [-1e300, 1e300]}}"#, #"{"contentVersion": {"class": -3}}"#,
    ])
  func extremes(line: String) throws {
    try replay(Self.start + [line, #"{"frame": true}"#, #"{"heights": {"otherwise": 20}, "frame": true}"#])
  }
}
