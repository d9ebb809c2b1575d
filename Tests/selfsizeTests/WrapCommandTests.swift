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

  @Test(arguments: [
    (#"{"id": "a", "stack": "ui", "text": }"#, "standard input:1:36"),
    (#"{"id": "a", "stack": "ui", "text": "a", "lnag": "en"}"#, #"did you mean "lang"?"#),
    (#"{"id": "a", "stack": "ui"}"#, #"the key "text" is missing"#),
    (#"{"id": "a", "stack": "iu", "text": "a"}"#, #"no font stack "iu""#),
    (#"{"id": "a", "stack": "ui", "text": "a", "widths": [-1]}"#, "-1.0 is out of range"),
    (#"{"id": "a", "stack": "ui", "text": "a", "sizes": [0]}"#, "0.0 is out of range"),
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

  @Test(arguments: ["nan", "-5", "1e9", "12;13", ""])
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
