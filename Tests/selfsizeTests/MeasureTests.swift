import Foundation
import TestSupport
import Testing

@Suite struct MeasureTests {
  private func measure(_ document: String, _ arguments: [String] = []) throws -> Tool.Result {
    try Tool.run(["measure", "-"] + arguments, input: document)
  }

  private let oneRow = """
    {"format": 1, "widths": [100], "rows": [
      {"id": "a", "tree": {"kind": "padding", "length": 5, "child": {"kind": "leaf", "w": 20, "h": 10, "id": "b"}}}]}
    """

  @Test func printsATableWithAColumnPerWidth() throws {
    let result = try Tool.run([
      "measure", "Fixtures/Rows/quotes.json", "--width", "320,375", "--width", "414",
    ])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "row            320    375    414")
    #expect(lines.count == 12)
    #expect(lines.last?.hasPrefix("total") == true)
    #expect(result.errors.isEmpty)
  }

  @Test func columnsOfATableStandBelowEachOtherWhateverTheNames() throws {
    let names = ["watch ⌚", "check ✅", "漢字", "e\u{301}te\u{301}", "👨‍👩‍👧"]
    let rows = names.map { #"{"id": "\#($0)", "tree": {"kind": "leaf", "w": 1, "h": 3}}"# }
    let result = try measure(#"{"format": 1, "widths": [9], "rows": [\#(rows.joined(separator: ", "))]}"#)
    #expect(
      result.output == """
        row        9
        watch ⌚   3
        check ✅   3
        漢字       3
        e\u{301}te\u{301}        3
        👨‍👩‍👧         3
        total     15

        """)
  }

  @Test func printsALineOfJSONPerRowAndWidth() throws {
    let result = try measure(oneRow, ["--format", "json", "--frames"])
    #expect(
      result.output == """
        {"id": "a", "width": 100, "height": 20, "size": [30, 20], "valid": [10, "inf"], "frames": {"b": [5, 5, 20, 10]}}

        """)
  }

  @Test("A template filled from bytes, from its document, or in a row of its own has one height")
  func measuresTemplates() throws {
    let folder = try TemporaryFolder()
    let document = """
      {"format": 1, "environment": {"scale": 2}, "widths": [100], "rows": [
        {"id": "card", "tree": {"kind": "padding", "length": {"hole": "room"}, "child": {"kind": "hstack", "children": [
          {"kind": "if", "condition": {"hole": "open"}, "then": [{"kind": "leaf", "w": 20, "h": 10}]},
          {"kind": "image", "size": {"hole": "photo"}}]}}}]}
      """
    let rows = try folder.write(document, to: "rows.json")
    let bytes = folder.url.appending(path: "rows.ssr").path
    let filling = #"{"room": 3, "open": true, "photo": [30, 40]}"#
    let values = try folder.write(
      "{\"row\": \"card\", \"id\": \"a\", \"values\": \(filling)}\n", to: "values.ndjson")
    let compiled = try Tool.run(["compile", rows, "-o", bytes])
    #expect(compiled.code == 0, "\(compiled.errors)")
    #expect(compiled.output == "card: room (number), open (flag), photo (size)\n")
    let line = #"{"id": "a", "width": 100, "height": 46, "size": [64, 46], "valid": ["#
    for file in [rows, bytes] {
      let result = try Tool.run(
        ["measure", file, "--values", values, "--width", "100", "--format", "json"])
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.hasPrefix(line), "\(result.output)")
    }
    let withoutValues = try Tool.run(["measure", bytes, "--width", "100"])
    #expect(withoutValues.code == 2 && withoutValues.errors.contains("with --values"))
    let own = document.replacing("\"id\": \"card\"", with: "\"id\": \"a\", \"values\": \(filling)")
    #expect(try measure(own, ["--format", "json"]).output.hasPrefix(line))
    let missing = try measure(own.replacing("\"open\": true, ", with: ""), [])
    #expect(missing.code == 2)
    #expect(missing.errors.contains("the hole \"open\" has no value"))
    #expect(missing.errors.contains("\"condition\""))
    let unfilled = try measure(document)
    #expect(unfilled.code == 2 && unfilled.errors.contains("the hole \"room\" has no value"))
  }

  @Test func whyNamesTheRuleBehindEveryPart() throws {
    let result = try measure(oneRow, ["--why"])
    #expect(result.output.hasPrefix("a at 100\n  part"))
    #expect(result.output.contains("100 x nil  30 x 20  D1"))
    #expect(result.output.contains("L2"))
    #expect(try measure(oneRow, ["--why", "--frames"]).output.contains("100 x nil  30 x 20  0 0 30 20  D1"))
    #expect(try measure(oneRow, ["--why", "--format", "json"]).code == 2)
    let folder = try measure(oneRow, ["--font-dir", "/nowhere"])
    #expect(folder.code == 2 && folder.errors.contains("no folder /nowhere"))
  }

  @Test("Characters that no font of a row has are told of in every form of the results")
  func uncoveredCharactersAreToldOf() throws {
    let row = """
      {"format": 1, "environment": {"stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}, "font": {"stack": "ui"}},
       "widths": [300], "rows": [{"id": "a", "tree": {"kind": "vstack", "children": [
        {"kind": "text", "string": "ไทย"}, {"kind": "text", "string": "b"},
        {"kind": "text", "string": "😀", "lineLimit": 1}]}, "env": {"minimumScaleFactor": 0.5}}]}
      """
    let table = try measure(row)
    #expect(
      table.code == 0 && table.errors.hasPrefix("note: row \"a\": its fonts lack 4 characters"),
      "\(table.errors)")
    #expect(try measure(row, ["--format", "json"]).output.hasSuffix(#", "uncovered": 4}"# + "\n"))
    let reasons = try measure(row, ["--why"]).output
    #expect(reasons.contains("1 line (3 characters in no face); as wide as the widest"), "\(reasons)")
    #expect(
      reasons.contains("1 line; as wide as the widest") && reasons.contains("1 line (1 character in no face)")
    )
  }

  @Test func measuresOnlyTheRowsAskedFor() throws {
    let rows = "Fixtures/Rows/quotes.json"
    let one = try Tool.run(["measure", rows, "--row", "einstein", "--width", "320", "--format", "json"])
    #expect(
      one.code == 0 && one.output.hasPrefix("{\"id\": \"einstein\"")
        && one.output.filter(\.isNewline).count == 1)
    let none = try Tool.run(["measure", rows, "--row", "einstein", "--row", "nowhere", "--width", "320"])
    #expect(
      none.code == 2 && none.output.contains("einstein") && none.errors.contains("there is no row nowhere"))
    #expect(try Tool.run(["measure", rows, "--values", rows, "--row", "einstein"]).code == 2)
  }

  @Test func aRowWithAProposalOfItsOwnIsMeasuredForThat() throws {
    let document = oneRow.replacing(
      "\"tree\"", with: "\"proposal\": {\"width\": null, \"height\": \"inf\"}, \"tree\"")
    #expect(try measure(document).output.contains("nil x inf"))
    #expect(try measure(document, ["--format", "json"]).output.contains("\"width\": null"))
  }

  @Test func aStreamIsMeasuredUpToTheBadLine() throws {
    let stream = """
      {"format": 1, "widths": [50]}
      {"tree": {"kind": "leaf", "w": 1, "h": 2}}

      {"tree": {"kind": "leaf", "w": 1, "h": }}
      {"tree": {"kind": "leaf", "w": 1, "h": 3}}
      """
    let result = try measure(stream, ["--format", "json"])
    #expect(result.code == 2)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("error: standard input:4:40: expected a value"))
  }

  @Test(arguments: [
    ("{\"format\": 1, \"rows\": [", "standard input:1:24: expected a value"),
    ("", "standard input is empty"),
    ("{\"format\": 2, \"rows\": []}", "standard input:1:12: this document is of format 2"),
    (
      #"{"format": 1, "rows": [{"tree": {"kind": "vstack", "childern": []}}]}"#,
      "standard input:1:52: unknown key \"childern\"; did you mean \"children\"?"
    ),
    (#"{"format": 1, "rows": [{"tree": {"kind": "divider"}}]}"#, "row \"row 0\": there is no width"),
    (#"{"format": 1, "widths": [-1], "rows": []}"#, "standard input:1:25: a width is a number of 0 or more"),
    (
      #"""
      {"format": 1, "environment": {"stacks": {"a": {"fonts": ["Inter-Regular.otf"]}, "b": {"fonts": ["Inter-Bold.otf"]}}},
       "widths": [1], "rows": [{"tree": {"kind": "text", "string": "a"}}]}
      """#,
      "The text names no font stack; known are: a, b."
    ),
    (
      #"{"format": 1, "environment": {"stacks": {"ui": {"fonts": [{"file": "No.otf", "package": "fonts-no"}]}}}, "rows": []}"#,
      "install the Debian package fonts-no"
    ),
    (
      #"{"format": 1, "environment": {"stacks": {"ui": {"fonts": ["./README.md"]}}}, "rows": []}"#,
      "README.md"
    ),
    (
      #"{"format": 1, "environment": {"stacks": {"ui": {"fonts": ["/tmp"]}}}, "rows": []}"#,
      "/tmp is no file, but a folder or a device"
    ),
    (
      #"{"format": 1, "rows": [{"tree": {"kind": "text", "string": "a", "lineLimit": [1]}}]}"#,
      "standard input:1:78: a line limit is a number or two numbers"
    ),
    (
      #"{"format": 1, "rows": [{"tree": {"kind": "text", "string": "a", "lineLimit": 1.5}}]}"#,
      "standard input:1:78: expected a whole number, found 1.5"
    ),
    (
      #"{"format": 1, "rows": [{"tree": {"kind": "text", "string": "a", "font": {"size": {"hole": "s"}}}}]}"#,
      "standard input:1:82: expected a number, found a hole, which cannot stand here"
    ),
  ])
  func badDocumentsAreRefusedWithTheirPlace(document: String, message: String) throws {
    let result = try measure(document)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: ["nan", "-5", "1e9", "320,", "x"]) func widthsThatAreNoneAreRefused(width: String) throws {
    for arguments in [["--width=\(width)"], ["--width", width]] {
      let result = try measure(oneRow, arguments)
      #expect(result.code == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("a width is a number of points from 0 to 1000000; "))
    }
  }

  @Test(arguments: [
    ("{\"kind\": \"vstack\", \"children\": [", "]}", 100_000),
    ("{\"kind\": \"padding\", \"child\": ", "}", 300),
  ])
  func nestingBeyondTheLimitIsRefused(open: String, close: String, depth: Int) throws {
    let tree =
      String(repeating: open, count: depth) + "{\"kind\": \"divider\"}"
      + String(repeating: close, count: depth)
    let result = try measure("{\"format\": 1, \"widths\": [1], \"rows\": [{\"tree\": \(tree)}]}")
    #expect(result.code == 2)
    #expect(result.errors.contains(depth > 1000 ? "limit of 1024" : "more than 256 parts"))
  }

  @Test func theDeepestRowIsMeasuredCompiledAndServed() throws {
    let tree =
      String(repeating: #"{"kind": "vstack", "children": ["#, count: 255) + #"{"kind": "divider"}"#
      + String(repeating: "]}", count: 255)
    let document = #"{"format": 1, "widths": [1], "rows": [{"tree": \#(tree)}]}"#
    #expect(try measure(document).code == 0)
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "deep.ssr").path
    let compiled = try Tool.run(["compile", "-", "-o", output], input: document)
    #expect(compiled.code == 0, "\(compiled.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["deep.ssr"])
    let served = try Tool.run(["serve"], input: #"{"measure": {"tree": \#(tree)}, "widths": [1]}"# + "\n")
    #expect(served.output.contains("\"height\": 0.5"), "\(served.output.prefix(200))")
  }

  @Test func aLabelOfMegabytesIsMeasured() throws {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20_000)
    let document = #"""
      {"format": 1, "widths": [320],
       "environment": {"stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}, "font": {"stack": "ui", "size": 17}},
       "rows": [{"id": "long", "tree": {"kind": "text", "string": "\#(text)"}}]}
      """#
    let result = try measure(document, ["--format", "json"])
    #expect(result.code == 0)
    #expect(result.output.contains("\"id\": \"long\""))
  }

  @Test func verifyTellsWhatFellShortAndRecordMendsIt() throws {
    let file = URL.temporaryDirectory.appending(path: "fixture-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let wrong = oneRow.replacing("}]}", with: "}, \"expected\": {\"100\": 22}}]}").replacing(
      "}}, \"exp", with: "}, \"exp")
    try Data(wrong.utf8).write(to: file)
    let before = try Tool.run(["verify", file.path])
    #expect(before.code == 1)
    #expect(before.output.contains("a at 100: height is 20, expected 22 (2 less)"))
    let recorded = try Tool.run(["record", file.path])
    #expect(recorded.code == 0, "\(recorded.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8) == wrong.replacing("22", with: "20"))
    #expect(try Tool.run(["verify", file.path]).code == 0)
  }
}
