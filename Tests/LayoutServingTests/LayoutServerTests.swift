import Foundation
@_spi(JSON) import LayoutFixtures
@_spi(JSON) import LayoutServing
import TestSupport
import Testing

/// The answers of `selfsize serve`.
@Suite struct LayoutServerTests {
  private func answers(_ lines: [String], limits: ServerLimits = ServerLimits()) -> [String] {
    var server = LayoutServer(limits: limits)
    return lines.enumerated().map { index, line in
      server.answer(SourceText(name: "standard input", string: line, firstLine: index + 1))
    }
  }

  private let leaf = #"{"tree": {"kind": "leaf", "w": 1, "h": 3, "id": "a"}}"#

  @Test func answersCarryTheIDAsItIsSpelled() {
    let ids = ["1", "-2.50", #""a\u0062""#, "null"]
    let lines = ids.map { #"{"measure": \#(leaf), "id": \#($0), "widths": [10]}"# }
    for (answer, id) in zip(answers(lines), ids) {
      #expect(
        answer.hasPrefix(#"{"id": \#(id), "results": [{"id": "row 0", "width": 10, "height": 3"#), "\(answer)"
      )
    }
  }

  @Test func aRequestWithoutAnIDHasAnAnswerWithoutOne() {
    let answer = answers([#"{"measure": \#(leaf), "widths": [10, 20], "frames": true}"#])[0]
    #expect(answer.hasPrefix(#"{"results": [{"id": "row 0", "width": 10"#))
    #expect(answer.components(separatedBy: #""frames": {"a": [0, 0, 1, 3]}"#).count == 3)
  }

  /// The table of cases, as requests that are on the way at once.
  @Test func casesOfTheTable() throws {
    var server = LayoutServer()
    let configuration = String(decoding: try HostCases.text("configure.json").bytes, as: UTF8.self)
      .replacingOccurrences(of: "\n", with: " ")
    func results(_ key: String, _ file: String, _ more: String = "") throws -> [String] {
      try HostCases.lines(file).flatMap { line in
        let answer = server.answer(SourceText(name: "in", string: #"{"id": 1, "\#(key)": \#(line)\#(more)}"#))
        let document = try JSONDocument(SourceText(name: "out", string: answer))
        guard case .array(let results)? = document.root["results"]?.content else {
          Issue.record("\(answer)")
          return [String]()
        }
        return results.map { String(decoding: document.source.bytes[$0.range], as: UTF8.self) }
      }
    }
    let ready = server.answer(SourceText(name: "in", string: #"{"id": 0, "configure": \#(configuration)}"#))
    #expect(ready == #"{"id": 0, "stacks": ["mono", "ui"]}"#)
    try #expect(results("wrap", "labels.ndjson") == HostCases.lines("labels.expected.ndjson"))
    try #expect(
      results("measure", "rows.ndjson", #", "frames": true"#) == HostCases.lines("rows.expected.ndjson"))
  }

  /// As in `measure`, the environment's font names the stack, whatever others there are.
  @Test func labelsAreSetInTheStackOfTheEnvironment() {
    let stacks = #""stacks": {"a": {"fonts": ["Inter-Regular.otf"]}, "b": {"fonts": ["DejaVuSansMono.ttf"]}}"#
    let label = #""text": "iiii iiii", "runs": [{"from": 0, "to": 2, "weight": 700}]"#
    let given = answers([
      #"{"configure": {"format": 1, "environment": {\#(stacks), "font": {"stack": "b"}}, "widths": [100]}}"#,
      #"{"wrap": {\#(label)}}"#, #"{"wrap": {\#(label), "stack": "b"}}"#,
      #"{"wrap": {\#(label), "stack": "a"}}"#,
    ])
    #expect(given[1].contains("results"), "\(given[1])")
    #expect(given[1] == given[2])
    #expect(given[1] != given[3])
  }

  @Test func listsLiveByTheirNames() {
    let states = answers([
      #"{"id": 1, "list": "a", "event": {"configure": {"viewport": 100, "estimates": 50}}}"#,
      #"{"id": 2, "list": "b", "event": {"configure": {"viewport": 100, "estimates": 10}}}"#,
      #"{"id": 3, "list": "a", "event": {"load": {"rows": {"count": 3}}}}"#,
      #"{"id": 4, "list": "b", "event": {"load": {"rows": {"count": 3}}}}"#,
      #"{"id": 5, "list": "a", "close": true}"#,
      #"{"id": 6, "list": "a", "event": {"frame": true}}"#,
      #"{"id": 7, "list": "b", "event": {"frame": true}}"#,
    ])
    #expect(states[2] == #"{"id": 3, "state": {"offset": 0, "content": 28800}}"#)
    #expect(states[3] == #"{"id": 4, "state": {"offset": 0, "content": 5760}}"#)
    #expect(states[4] == #"{"id": 5, "closed": true}"#)
    #expect(states[5].contains(#""error": {"code": "invalidValue", "message": "no list is called \"a\""#))
    #expect(states[6].contains(#""asked": ["0", "1", "2"]"#))
  }

  @Test func templatesLiveByTheirNames() {
    let tree = #"{"kind": "leaf", "w": {"hole": "w"}, "h": {"hole": "h"}, "id": "x"}"#
    let answers = answers([
      #"{"id": 1, "template": "a", "row": {"tree": \#(tree)}}"#,
      #"{"id": 2, "template": "a", "values": {"w": 4, "h": 7}, "widths": [10, 20], "frames": true}"#,
      #"{"id": 3, "template": "a", "values": {"w": 4}, "widths": [10]}"#,
      #"{"id": 4, "template": "a", "values": {"w": 4, "h": "tall"}, "widths": [10]}"#,
      #"{"id": 5, "template": "a", "values": {"w": 4, "h": 7}}"#,
      #"{"id": 6, "template": "b", "values": {}, "widths": [10]}"#,
      #"{"id": 7, "template": "a", "row": {"tree": {"kind": "leef"}}}"#,
      #"{"id": 8, "template": "a", "values": {"w": 4, "h": 9}, "widths": [10]}"#,
      #"{"id": 9, "template": "a", "close": true}"#, #"{"id": 10, "template": "a", "close": true}"#,
      #"{"id": 11, "template": "a"}"#, #"{"id": 12, "template": "a", "row": {}, "values": {}}"#,
    ])
    #expect(answers[0] == #"{"id": 1, "holes": {"w": "number", "h": "number"}}"#)
    #expect(answers[1].components(separatedBy: #""height": 7, "size": [4, 7]"#).count == 3)
    #expect(answers[1].contains(#""frames": {"x": [0, 0, 4, 7]}"#))
    #expect(answers[2].contains(#"the hole \"h\" has no value"#))
    #expect(answers[3].contains(#"the hole \"h\" takes a number, and was given a string"#))
    #expect(answers[3].contains(#""column": 38"#))
    #expect(answers[4].contains("there is no width to measure at"))
    #expect(answers[5].contains(#"no template is called \"b\""#))
    #expect(answers[6].contains("leaf") && answers[6].contains("error"))
    #expect(answers[7].contains(#""height": 9"#))
    #expect(answers[8] == #"{"id": 9, "closed": true}"#)
    #expect(answers[9].contains("no template is called"))
    for answer in answers[10...] {
      #expect(answer.contains(#"a \"row\", or \"values\", or \"close\": true"#))
    }
  }

  @Test func templatesAreLimited() {
    var limits = ServerLimits()
    limits.templates = 1
    let row = #""row": {"tree": {"kind": "divider"}}"#
    let answers = answers(
      [#"{"template": "a", \#(row)}"#, #"{"template": "b", \#(row)}"#, #"{"template": "a", \#(row)}"#],
      limits: limits)
    #expect(answers[0] == #"{"holes": {}}"#)
    #expect(answers[1].contains("1 templates are kept, and no more are allowed"))
    #expect(answers[2] == answers[0])
  }

  @Test func aMalformedEventChangesNothing() {
    let configure = #"{"list": "a", "event": {"configure": {"viewport": 100, "estimates": 50}}}"#
    let load = #"{"list": "a", "event": {"load": {"rows": {"count": 2}}}}"#
    let bad = [
      #"{"list": "a", "event": {"scroll": {"bye": 10}}}"#,
      #"{"list": "a", "event": {"heights": {"keys": {"0": 70, "1": "tall"}}}}"#,
      #"{"list": "a", "event": {"heights": {"keys": {"0": 70}, "otherwise": "tall"}}}"#,
    ]
    let frame = #"{"list": "a", "event": {"frame": true}}"#
    let good = answers([configure, load, frame]).last
    for line in bad {
      let states = answers([configure, load, line, frame])
      #expect(states[2].contains("\"error\""))
      #expect(states[3] == good)
    }
  }

  @Test(arguments: [
    ("{", #""code": "syntax""#), ("[1]", "expected a request: an object"), ("{}", "a request has one of"),
    (#"{"id": [1], "measure": {}}"#, "an id is a number or a string"),
    (#"{"id": 4, "measur": {}}"#, "a request has one of"),
    (#"{"id": 4, "measure": {}, "wrap": {}}"#, "a request has one of"),
    (#"{"id": 4, "measure": {}, "widht": [1]}"#, #"unknown key \"widht\"; did you mean \"widths\"?"#),
    (#"{"id": 4, "measure": {}}"#, #"the key \"tree\" is missing"#),
    (#"{"id": 4, "measure": {"tree": {"kind": "leaf", "w": 1, "h": 1}}}"#, "no width to measure it at"),
    (
      #"{"id": 4, "measure": {"tree": {"kind": "text", "string": "x", "font": {"size": 0}}}, "widths": [1]}"#,
      "a font size has to be"
    ),
    (#"{"id": 4, "wrap": {"stack": "ui", "text": "x"}, "widths": [1]}"#, "\\\"ui\\\""),
    (#"{"id": 4, "wrap": {"stack": "ui", "text": "x"}, "widths": [-1]}"#, "expected a number from 0.0"),
    (#"{"id": 4, "wrap": {"stack": "ui", "text": "x"}, "widths": []}"#, "expected a list of 1 to"),
    (#"{"id": 4, "list": 3, "event": {}}"#, "expected a string"),
    (#"{"id": 4, "list": "a"}"#, #"has an \"event\", or"#),
    (#"{"id": 4, "list": "a", "close": false}"#, #"has an \"event\", or"#),
    (#"{"id": 4, "configure": {"format": 2}}"#, "the format has to be 1"),
    (#"{"id": 4, "configure": {"format": 1, "tailoring": "webkit"}}"#, #"tailoring is \"unicode\" or"#),
    (#"{"id": 4, "configure": {"format": 1, "sizes": []}}"#, "one at least"),
    (#"{"id": 4, "configure": {"format": 1, "rows": []}}"#, "no rows"),
    (
      #"{"id": 4, "configure": {"format": 1, "environment": {"stacks": {"ui": {"fonts": ["No.ttf"]}}}}}"#,
      #""code": "unreadable", "message""#
    ),
  ])
  func whatIsWrongIsAnAnswer(line: String, part: String) {
    let all = answers([line, #"{"id": 5, "measure": \#(leaf), "widths": [10]}"#])
    #expect(all[0].hasPrefix(line.hasPrefix(#"{"id": 4"#) ? #"{"id": 4, "error""# : #"{"id": null, "error""#))
    #expect(all[0].contains(part), "\(all[0])")
    #expect(all[1].contains(#""height": 3"#))
  }

  @Test func errorsNameTheirPlaceInTheStream() {
    let all = answers([#"{"id": 1, "list": "a", "close": true}"#, #"{"id": 2, "wrap": {"stack": 7}}"#])
    #expect(all[1].contains(#""line": 2, "column": 29"#), "\(all[1])")
  }

  @Test func limitsAreAnswers() {
    var limits = ServerLimits()
    (limits.lists, limits.widths, limits.nameLength) = (1, 2, 4)
    let all = answers(
      [
        #"{"id": 1, "list": "a", "event": {"configure": {}}}"#,
        #"{"id": 2, "list": "b", "event": {"configure": {}}}"#,
        #"{"id": 3, "list": "a", "event": {"configure": {}}}"#, #"{"id": 4, "list": "abcde", "event": {}}"#,
        #"{"id": 5, "measure": \#(leaf), "widths": [1, 2, 3]}"#, #"{"id": "abc", "measure": \#(leaf)}"#,
      ], limits: limits)
    #expect(all[1].contains("1 lists are open, and no more are allowed"))
    #expect(all[2].contains("state"))
    #expect(all[3].contains("a name is at most 4 bytes"))
    #expect(all[4].contains("1 to 2 numbers"))
    #expect(all[5].contains("an id is at most 4 bytes"))
  }

  @Test func familiesOfTheSystemMakeStacks() {
    let all = answers([
      #"{"id": 1, "configure": {"format": 1, "systemStacks": {"ui": "Inter", "both": "Inter"}}}"#,
      #"{"id": 2, "wrap": {"stack": "both", "text": "Hello"}, "widths": [100]}"#,
      #"{"id": 3, "configure": {"format": 1, "systemStacks": {"ui": ["Inter", "DejaVu Sans"]}}}"#,
    ])
    #expect(all[0] == #"{"id": 1, "stacks": ["both", "ui"]}"#)
    #expect(all[1].contains(#""lines": 1"#))
    #expect(all[2] == #"{"id": 3, "stacks": ["ui"]}"#)
  }
}
