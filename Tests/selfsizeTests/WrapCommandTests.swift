import Foundation
import TestSupport
import Testing

/// `selfsize wrap` from the outside: what it prints, and what it says about input that is wrong.
@Suite struct WrapCommandTests {
  /// A folder with a stacks file.
  private struct Folder: ~Copyable {
    let url = URL.temporaryDirectory.appending(path: "wrap-\(UUID().uuidString)")

    init(stacks: String = #"{"ui": {"fonts": ["DejaVuSansMono.ttf"]}}"#) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(stacks.utf8).write(to: url.appending(path: "stacks.json"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func wrap(_ input: String, _ options: String...) throws -> Tool.Result {
      try Tool.run(
        ["wrap", "-", "--stacks", url.appending(path: "stacks.json").path] + options, input: input)
    }
  }

  @Test func aLineIsPrintedPerLabelSizeAndWidthInTheOrderOfTheInput() throws {
    let input = """
      {"id": "b", "stack": "ui", "text": "one two", "kind": "any", "tags": [1], "note": {}}
      {"id": "a", "stack": "ui", "text": "x", "sizes": [10], "widths": [5]}
      """
    let result = try Folder().wrap(input, "--size", "10,20", "--width", "30", "--width", "60")
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    let heads = lines.map { $0.prefix { $0 != "l" } }
    #expect(
      heads == [
        #"{"id": "b", "size": 10, "width": 30, ""#, #"{"id": "b", "size": 10, "width": 60, ""#,
        #"{"id": "b", "size": 20, "width": 30, ""#, #"{"id": "b", "size": 20, "width": 60, ""#,
        #"{"id": "a", "size": 10, "width": 5, ""#,
      ])
    // 1233/2048 of 10 points a character, lines of 1901 + 483 of 2048.
    let first = #"""
      {"id": "b", "size": 10, "width": 30, "lines": 2, "height": 23.5, "starts": [0, 4], \#
      "widths": [18.0615234375, 18.0615234375], "uncovered": 0}
      """#
    #expect(lines.first.map(String.init) == first)
  }

  @Test func optionsChangeBreaksAndHeights() throws {
    let input = #"{"id": "a", "stack": "ui", "text": "a b/c"}"#
    let plain = try Folder().wrap(input, "--size", "10", "--width", "25")
    let browser = try Folder().wrap(
      input, "--size", "10", "--width", "25", "--tailoring", "chromium", "--line-metrics", "css")
    #expect(plain.output.contains(#""starts": [0, 4]"#))
    #expect(browser.output.contains(#""starts": [0, 2]"#))
    #expect(browser.output.contains(#""height": 22"#) || browser.output.contains(#""height": 24"#))
  }

  @Test func clustersThatNoFaceCoversAreCounted() throws {
    let result = try Folder().wrap(#"{"stack": "ui", "text": "a字b字"}"#, "--width", "100")
    #expect(result.output.contains(#""uncovered": 2"#))
  }

  @Test func runsHaveFontsAndBoxesOfTheirOwn() throws {
    // A character is 1233/2048 em wide, a line 2384/2048 em tall.
    let input = #"""
      {"id": "a", "stack": "ui", "runs": [{"string": "ab "}, {"box": {"width": 30, "ascent": 20}}, \#
      {"string": "c d", "unbreakable": true, "font": {"size": 20}}, {"string": "e", "joined": true}], "widths": [50, 1000]}
      """#
    let result = try Folder().wrap(input, "--size", "10,20")
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].contains(#""starts": [0, 4], "widths": [48.0615234375, 42.1435546875]"#), "\(lines[0])")
    #expect(lines[1].contains(#""starts": [0], "widths": [90.205078125]"#), "\(lines[1])")
    // The box and the run's own size stay where the label grows.
    #expect(lines[3].contains(#""starts": [0], "widths": [114.287109375]"#), "\(lines[3])")
  }

  @Test(arguments: [
    (#""runs": []"#, "at least one run", 37), (#""runs": [{}]"#, #"the key "string" is missing"#, 38),
    (#""runs": [{"string": "a"}], "text": "a""#, "not both", 64),
    (#""runs": [{"string": "a", "box": {"width": 1, "ascent": 1}}]"#, "not both", 49),
    (#""runs": [{"box": {"width": -1, "ascent": 1}}]"#, "width of a box lies between", 56),
    (#""runs": [{"box": {"width": 1e9, "ascent": 1}}]"#, "and this is 1000000000.0", 56),
    (#""runs": [{"box": {"ascent": 1}}]"#, #"the key "width" is missing"#, 46),
    (#""runs": [{"box": {"width": 1, "ascent": 1, "height": 3}}]"#, #"unknown key "height""#, 72),
    (#""runs": [{"string": "a", "unbreakabel": true}]"#, #"did you mean "unbreakable"?"#, 54),
    (#""runs": [{"string": "a", "font": {"size": 0}}]"#, "above 0", 71),
    (#""runs": [{"string": "a", "font": {"stack": "nope"}}]"#, #"no font stack "nope""#, 37),
    (#""runs": [{"string": "a", "features": {"zzzz": 1}}]"#, #"the feature "zzzz""#, 37),
    (#""runs": 3"#, "expected an array", 37),
  ])
  func aBadRunIsShownWithItsPlace(member: String, message: String, column: Int) throws {
    let result = try Folder().wrap(
      #"{"id": "a", "stack": "ui",   "#.dropLast(1) + member + "}", "--width", "100")
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("standard input:1:\(column)"), "\(result.errors)")
  }

  @Test(arguments: [
    (#"{"id": "a", "stack": "ui", "text": }"#, "standard input:1:36"),
    (#"{"id": "a", "stack": "ui", "text": "a", "lnag": "en"}"#, #"did you mean "lang"?"#),
    (#"{"id": "a", "stack": "ui"}"#, #"the key "text" is missing"#),
    (#"{"id": "a", "stack": "iu", "text": "a"}"#, #"no font stack "iu""#),
    (
      #"{"id": "a", "stack": "ui", "text": "a", "widths": [-1]}"#,
      "widths are numbers of points, from 0 and up to 1000000, and this is -1.0"
    ),
    (
      #"{"id": "a", "stack": "ui", "text": "a", "sizes": [0]}"#,
      "sizes are numbers of points, above 0 and up to 10000, and this is 0.0"
    ),
    (
      #"{"stack": "ui", "text": "abc", "runs": [{"from": 0, "to": 1}, {"from": 1, "to": 4}]}"#,
      "standard input:1:63: the text ends at 3"
    ),
    (#"{"stack": "ui", "text": "a", "style": {"textIndent": {"length": 1, "x": 1}}}"#, #"unknown key "x""#),
    (#"{"stack": "ui", "text": "a", "style": {"textTransform": "x"}}"#, #"one of "none", "uppercase""#),

    (#"["a"]"#, "expected an object"),
  ])
  func aBadLineIsShownWithItsPlaceAndNothingOfItIsPrinted(line: String, message: String) throws {
    let good = #"{"id": "good", "stack": "ui", "text": "a"}"#
    let result = try Folder().wrap(line + "\n" + good, "--width", "100")
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("standard input:1:"))
    #expect(result.errors.contains("^"))
    // What came before the bad line stays.
    let later = try Folder().wrap(good + "\n" + line, "--width", "100")
    #expect(later.code == 2)
    #expect(later.output.split(separator: "\n").count == 1)
    #expect(later.errors.contains("standard input:2:"))
  }

  @Test(arguments: ["nan", "-5", "1e9", "12;13", "", "0x10"])
  func aWidthThatIsNoneIsRefused(width: String) throws {
    let result = try Folder().wrap(#"{"stack": "ui", "text": "a"}"#, "--width=\(width)")
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
  }

  @Test func aLabelWithoutAnyWidthIsRefused() throws {
    let result = try Folder().wrap(#"{"stack": "ui", "text": "a"}"#)
    #expect(result.code == 2)
    #expect(result.errors.contains("--width"))
  }

  @Test func missingFilesAndFontsAreNamed() throws {
    let missing = try Tool.run(["wrap", "-", "--stacks", "/no/such.json", "--width", "10"])
    #expect(missing.code == 2)
    #expect(missing.errors.contains("/no/such.json"))
    let font = try Folder(
      stacks: #"{"ui": {"fonts": [{"file": "No-Such.ttf", "package": "fonts-nowhere"}]}}"#
    )
    .wrap(#"{"stack": "ui", "text": "a"}"#, "--width", "10")
    #expect(font.code == 2)
    for part in ["No-Such.ttf", "fonts-nowhere", "/usr/share/fonts"] { #expect(font.errors.contains(part)) }
  }
}
