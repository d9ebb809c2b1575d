import Foundation
import TestSupport
import Testing

@Suite struct VerifyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func row(_ id: String, height: Double, expected: Double) -> String {
    """
    {"format": 1, "widths": [100], "rows": [
      {"id": "\(id)", "tree": {"kind": "leaf", "w": 20, "h": \(height)}, "expected": {"100": \(expected)}}]}
    """
  }

  /// A row in real text that was recorded with a build of Inter.
  private func text(fonts: String) -> String {
    #"""
    {"format": 1, "widths": [100],
     "environment": {"stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}, "font": {"stack": "ui", "size": 17}},
     "fonts": \#(fonts),
     "rows": [{"id": "label", "tree": {"kind": "text", "string": "Hello"}, "expected": {"100": 21}}]}
    """#
  }

  private func verify(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["verify"] + arguments, in: folder.url)
  }

  @Test func foldersAreSearchedInByteOrderAndTheSummaryCounts() throws {
    try folder.write(row("one", height: 5, expected: 5), to: "rows/b.json")
    try folder.write(row("two", height: 5, expected: 6), to: "rows/Z.json")
    try folder.write(row("three", height: 5, expected: 7), to: "rows/a/deep/er.json")
    try folder.write("not looked at", to: "rows/notes.txt")
    let result = try verify("rows")
    #expect(result.code == 1)
    #expect(result.errors.isEmpty, "nothing is shown of progress where there is no terminal")
    #expect(
      result.output == """
        rows/Z.json: two at 100: height is 5, expected 6 (1 less); L2: has a size of its own
        rows/a/deep/er.json: three at 100: height is 5, expected 7 (2 less); L2: has a size of its own
        3 rows in 3 documents: 2 not as expected

        """)
    try folder.write(row("two", height: 5, expected: 5), to: "rows/Z.json")
    try folder.write(row("three", height: 5, expected: 5), to: "rows/a/deep/er.json")
    let mended = try verify("rows/")
    #expect(mended.code == 0)
    #expect(mended.output == "3 rows in 3 documents: all as expected\n")
  }

  @Test func aFolderWithoutDocumentsIsAnError() throws {
    try folder.write("", to: "rows/notes.txt")
    let result = try verify("rows")
    #expect(result.code == 2)
    #expect(result.errors.contains("no .json file in rows"))
  }

  /// One bad document does not keep the others from being verified.
  @Test(arguments: [
    (
      "bad.json", #"{"format": 2, "rows": []}"#,
      "rows/bad.json:1:12: this document is of format 2, and this version"
    ),
    ("bad.json", #"{"format": 1, "rows": [}"#, "rows/bad.json:1:24: expected a value"),
    (
      "bad.json", #"{"format": 1, "rows": [], "environment": {"stacks": {"ui": {"fonts": ["No.otf"]}}}}"#,
      "rows/bad.json: The font stack \"ui\": The font file No.otf was not found in rows, "
    ),
    (
      "bad.json", #"{"format": 1, "fonts": {"A.otf": {"version": "1", "digest": "xyz"}}, "rows": []}"#,
      "rows/bad.json:1:61: a digest is 16 hexadecimal digits"
    ),
    (
      "bad.json", #"{"format": 1, "rows": [{"tree": {"kind": "divider"}, "expected": {"wide": 1}}]}"#,
      "\"wide\" is no width"
    ),
  ])
  func badDocumentsAreNamedAndTheOthersVerified(name: String, text: String, message: String) throws {
    try folder.write(text, to: "rows/\(name)")
    try folder.write(row("good", height: 5, expected: 5), to: "rows/good.json")
    try folder.write(row("short", height: 5, expected: 6), to: "rows/short.json")
    let result = try verify("rows", "--junit", "report.xml")
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("error: "))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(
      result.output.contains(
        "rows/short.json: short at 100: height is 5, expected 6 (1 less); L2: has a size of its own"))
    #expect(result.output.hasSuffix("2 rows in 3 documents: 1 not as expected, 1 error\n"))
    let report = try folder.read("report.xml")
    #expect(report.contains(#"<testsuites name="selfsize verify" tests="3" failures="1" errors="1">"#))
  }

  @Test func aRowThatExpectsNothingIsAnError() throws {
    try folder.write(
      row("new", height: 5, expected: 5).replacing(#", "expected": {"100": 5.0}"#, with: ""), to: "new.json")
    let result = try verify("new.json")
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix(#"error: new.json:2:3: row "new": nothing is expected of it; "#))
    #expect(result.output == "1 row in 1 document: 1 error\n")
    #expect(try Tool.run(["record", folder.url.appending(path: "new.json").path]).code == 0)
    #expect(try verify("new.json").code == 0)
  }

  @Test func aMissingFileIsAnErrorThatNamesIt() throws {
    try folder.write(row("good", height: 5, expected: 5), to: "good.json")
    let result = try verify("missing.json", "good.json")
    #expect(result.code == 2)
    #expect(result.errors == "error: cannot open missing.json: No such file or directory\n")
    #expect(result.output == "1 row in 2 documents: 1 error\n")
  }

  @Test func anotherBuildOfAFontIsNamedFirst() throws {
    let file = try folder.write(
      text(fonts: #"{"Inter-Regular.otf": {"version": "2.5", "digest": "00000000000000ff"}}"#)
        .replacing("21}", with: "99}"), to: "label.json")
    let result = try verify("label.json")
    #expect(result.code == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("label.json: the font Inter-Regular.otf is version "))
    #expect(lines[0].contains("recorded with version 2.5 (digest 00000000000000ff)"))
    #expect(lines[1].hasPrefix("label.json: label at 100: height is 21, expected 99 (78 less); T2: 1 line"))
    #expect(lines[2] == "1 row in 1 document: 1 not as expected, 1 document recorded with other fonts")

    let recorded = try Tool.run(["record", file])
    #expect(recorded.code == 0)
    #expect(recorded.output.contains("before 2.5 (digest 00000000000000ff)"))
    #expect(recorded.output.hasSuffix("1 document: 1 changed\n"))
    #expect(try verify("label.json").code == 0)
    #expect(try Tool.run(["record", file]).output == "1 document: nothing changed\n")
  }

  @Test func anotherBuildOfAFontMayBeLetPass() throws {
    try folder.write(
      text(fonts: #"{"Inter-Regular.otf": {"version": "2.5", "digest": "00000000000000ff"}}"#),
      to: "label.json")
    #expect(try verify("label.json").code == 1)
    let result = try verify("label.json", "--allow-other-fonts")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("label.json: note: the font Inter-Regular.otf is version"))
  }

  @Test func fontsThatCameOrWentAreNamed() throws {
    try folder.write(
      text(fonts: #"{"Other.otf": {"version": "1", "digest": "00000000000000ff"}}"#), to: "label.json")
    let result = try verify("label.json")
    #expect(result.code == 1)
    #expect(result.output.contains("the font Inter-Regular.otf, version"))
    #expect(result.output.contains("recorded with the font Other.otf, version 1, which no stack of it names"))
  }

  /// A document gets its fonts beside its rows, and keeps every other byte.
  @Test func recordingAddsFontsOnALineOfTheirOwn() throws {
    let fonts = #"{"Inter-Regular.otf": {"version": "2.5", "digest": "00000000000000ff"}}"#
    let document = text(fonts: fonts).replacing(" \"fonts\": \(fonts),\n", with: "")
    let file = try folder.write(document, to: "label.json")
    #expect(try verify("label.json").code == 0, "a document that says nothing of its fonts is taken as it is")
    #expect(try Tool.run(["record", file]).code == 0)
    let lines = try folder.read("label.json").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix(#" "fonts": {"Inter-Regular.otf": {"version": ""#))
    #expect(lines[2].hasSuffix("\"}},"))
    #expect(lines.enumerated().filter { $0.offset != 2 }.map(\.element).joined(separator: "\n") == document)
  }

  @Test func jUnitReportsHoldWhatWasFound() throws {
    try folder.write(row("a<b&\\\"c\\\"", height: 5, expected: 6), to: "bad.json")
    try folder.write(row("good", height: 5, expected: 5), to: "good.json")
    #expect(try verify("good.json", "bad.json", "--junit", "report.xml").code == 1)
    #expect(
      try folder.read("report.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="selfsize verify" tests="2" failures="1" errors="0">
          <testsuite name="good.json" tests="1" failures="0" errors="0">
            <testcase classname="good.json" name="good"/>
          </testsuite>
          <testsuite name="bad.json" tests="1" failures="1" errors="0">
            <testcase classname="bad.json" name="a&lt;b&amp;&quot;c&quot;">
              <failure message="a&lt;b&amp;&quot;c&quot; at 100: height is 5, expected 6 (1 less); L2: has a size of its own">a&lt;b&amp;&quot;c&quot; at 100: height is 5, expected 6 (1 less); L2: has a size of its own</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// The message tells which part moved, by how much, and the rule behind it.
  @Test func whatMovedIsNamedWithItsRule() throws {
    let tree = #"""
      {"kind": "padding", "length": 10, "child": {"kind": "vstack", "spacing": 4, "id": "column", "children": [
        {"kind": "text", "words": [30, 30], "advance": 1, "lineHeight": 20, "ascent": 15, "id": "title"},
        {"kind": "leaf", "w": 20, "h": 8, "id": "icon"}]}}
      """#
    let expected =
      #"{"size": [50, 52], "frames": {"icon": [15, 34, 20, 8], "title": [10, 10, 30, 20], "gone": [0, 0, 1, 1]}}"#
    try folder.write(
      #"{"format": 1, "rows": [{"id": "card", "proposal": {"width": 60, "height": null}, "tree": \#(tree), "expected": \#(expected)}]}"#,
      to: "card.json")
    let result = try verify("card.json")
    #expect(result.code == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix(
        "card.json: card at 60: height is 72, expected 52 (20 more); tallest inside is text \"title\" in "),
      "\(lines[0])")
    #expect(lines[1] == "card.json: card at 60: \"gone\": expected, and not shown")
    #expect(
      lines[2].contains(
        "text \"title\" in padding > vstack \"column\": height is 40, expected 20 (20 more); T2: 2 lines"),
      "\(lines[2])")
    #expect(
      lines[3].contains(
        "leaf \"icon\" in padding > vstack \"column\": y is 54, expected 34 (20 further down); L2: "),
      "\(lines[3])")
  }
}
