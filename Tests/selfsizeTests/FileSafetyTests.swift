import Foundation
import TestSupport
import Testing

/// The tool beside files that are not what they seem: outputs that are inputs, files that change, names that mislead.
@Suite struct FileSafetyTests {
  private static let document = """
    {"format":1,"widths":[320],"environment":{},"rows":[{"id":"r","tree":{"kind":"leaf","w":1,"h":3},"expected":{"320":3}}]}
    """

  /// Runs a script in a folder with a document `a.json`; `$tool` is the tool.
  private func run(_ script: String) throws -> (result: Tool.Result, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.json")
    return (try Tool.shell("cd '\(folder.url.path)'; " + script), folder)
  }

  @Test(arguments: [
    "$tool verify a.json --junit a.json", "$tool verify . --junit ./a.json",
    "ln -s a.json l.xml; $tool verify a.json --junit l.xml",
    "ln a.json hard.svg; $tool render a.json -o hard.svg", "ln -s a.json l.svg; $tool render a.json -o l.svg",
    "cp a.json in.html; $tool render in.html -o in.html",
    "ln a.json in.svg; $tool render - -o in.svg < a.json",
  ])
  func anOutputThatIsAnInputIsRefusedByAnyName(script: String) throws {
    let (result, folder) = try run(script)
    #expect(result.code == 2)
    #expect(result.errors.contains("would be written over"))
    #expect(try folder.read("a.json") == Self.document)
  }

  @Test func anInfiniteHeightIsAnErrorOfTheRowAndNothingIsRecorded() throws {
    let text = """
      {"format":1,"widths":[320],"environment":{},
      "rows":[{"id":"big","tree":{"kind":"padding","length":1e308,"child":{"kind":"leaf","w":1,"h":3}}}]}
      """
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "inf.json")
    let result = try Tool.run(["record", path])
    #expect(result.code == 2)
    #expect(result.errors.contains("inf.json:2:9: the row \"big\" at 320 is infinite"))
    #expect(try folder.read("inf.json") == text)
  }

  @Test func whatIsNoDocumentInAFolderIsPassedOverWithAWord() throws {
    let (result, _) = try run(
      """
      mkfifo x.json; mkdir d.json; cp a.json d.json/b.json; ln -s nowhere gone.json; ln -s d.json folder.json
      touch $'bad\\xff.json'; timeout 20 $tool verify .
      """)
    #expect(result.code == 0)
    #expect(result.output.contains("2 rows in 2 documents"))
    for (name, reason) in [
      ("x.json", "it is a named pipe"), ("gone.json", "it leads to no file"),
      ("folder.json", "it is a link to a folder"),
      ("bad\u{FFFD}.json", "its name is no UTF-8"),
    ] {
      #expect(result.errors.contains("note: ./\(name) is passed over: \(reason)"))
    }
  }

  @Test func idsAndKeysCannotMoveATerminalsCaret() throws {
    let folder = try TemporaryFolder()
    let row = #"{"id":"\u001b[31mX\u009b","tree":{"kind":"leaf","w":1,"h":3},"expected":{"320":4}}"#
    let path = try folder.write(
      #"{"format":1,"widths":[320],"environment":{},"rows":[\#(row)]}"#, to: "ids.json")
    for command in ["measure", "verify"] {
      let result = try Tool.run([command, path])
      #expect(result.output.contains(#"\u{1B}[31mX\u{9B}"#))
      #expect(!(result.output + result.errors).unicodeScalars.contains("\u{1B}"))
    }
    let bad = try folder.write(#"{"format":1,"\u001b]0;x\u0007":1}"#, to: "keys.json")
    let result = try Tool.run(["measure", bad])
    #expect(result.code == 2)
    #expect(result.errors.contains(#"unknown key "\u{1B}]0;x\u{7}""#))
  }

  @Test(arguments: [true, false])
  func messagesStayShortHoweverLongTheInput(isKey: Bool) throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "7", count: 5_000_000)
    let path = try folder.write(
      isKey ? #"{"format":1,"\#(long)":1}"# : #"{"format":\#(long)}"#, to: "long.json")
    let result = try Tool.run(["measure", path])
    #expect(result.code == 2)
    #expect(result.errors.utf8.count < 2_048)
    #expect(result.errors.contains("bytes left out"))
  }

  @Test func canonicallyEqualKeysAreDifferentKeys() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"format":1,"widths":[320],"environment":{"\#u{E9}":1,"e\#u{301}":1},"rows":[]}"#, to: "keys.json")
    let result = try Tool.run(["measure", path])
    #expect(result.code == 2)
    #expect(!result.errors.contains("stands twice"))
  }

  @Test func aDocumentThatChangedWhileItWasRecordedIsLeftAlone() throws {
    // Three thousand rows take a while; the edit comes in between or, on a slow machine, before: either way it stays.
    let (result, folder) = try run(
      #"""
      { printf '{"format":1,"widths":[320],"environment":{},"rows":['
        for i in $(seq 3000); do printf '{"id":"r%d","tree":{"kind":"leaf","w":1,"h":3}},' $i; done
        printf '{"id":"last","tree":{"kind":"leaf","w":1,"h":3}}]}'; } > big.json
      (sleep 0.1; sed 's/"r5"/"EDITED"/' big.json > e; mv e big.json) & $tool record big.json; wait; true
      """#)
    #expect(result.code == 0)
    #expect(try folder.read("big.json").contains("EDITED"))
  }

  @Test(arguments: [
    "$tool kit stacks.json -o font.svg", "ln font.svg other.kit; $tool kit stacks.json -o other.kit",
    "$tool render text.json -o font.svg", "$tool verify text.json --junit font.svg",
  ])
  func anOutputThatIsAFontOfTheInputIsRefused(script: String) throws {
    let font = try #require(try Tool.shell("fc-match -f '%{file}' Inter").output.split(separator: "\n").first)
    let text = #"{"kind":"text","string":"a"}"#
    let (result, folder) = try run(
      #"""
      cp '\#(font)' font.svg; printf '{"ui":{"fonts":["font.svg"]}}' > stacks.json
      printf '%s' '{"format":1,"widths":[320],"environment":{"stacks":{"ui":{"fonts":["font.svg"]}},"font":{"stack":"ui","size":12}},"rows":[{"tree":\#(text)}]}' > text.json
      \#(script)
      code=$?; cmp font.svg '\#(font)' && exit $code
      """#)
    _ = folder
    #expect(result.code == 2)
    #expect(result.errors.contains("would be written over"))
  }

  @Test func aStandardOutputThatIsAFileIsAddedTo() throws {
    let (_, folder) = try run("echo before > log; $tool verify a.json --junit /dev/stdout >> log")
    let log = try folder.read("log")
    #expect(log.hasPrefix("before\n<?xml"))
    #expect(log.hasSuffix("1 row in 1 document: all as expected\n"))
  }

  @Test func aNameThatIsNoUTF8IsRefusedAndNoOtherFileWritten() throws {
    let (result, _) = try run("$tool compile a.json -o $'x\\xff.ssr'; echo $?; ls")
    #expect(result.output == "2\na.json\n")
    #expect(result.errors.contains("is no UTF-8"))
  }

  @Test func namesOfFilesAndFontsCannotMoveATerminalsCaret() throws {
    let fonts = #"{"F\u001b[2J\n.ttf":{"version":"V\u001b]0;x\u0007","digest":"0000000000000000"}}"#
    let row = #"{"tree":{"kind":"leaf","w":1,"h":3},"expected":{"320":9}}"#
    let (result, _) = try run(
      #"""
      name=$'n\u{1B}[31m.json'; printf '%s' '{"format":1,"widths":[320],"environment":{},"fonts":\#(fonts),"rows":[\#(row)]}' > "$name"
      $tool verify "$name"; $tool measure "$name" "$name"; $tool record "$name"
      $tool fonts $'no such\u{1B}[31m family'; $tool wrap - --width 50 <<< '{"id":"\u009b","text":"a"}'; true
      """#.replacing("\\u{1B}", with: "\\x1b"))
    let all = result.output + result.errors
    #expect(all.contains(#"n\u{1B}[31m.json"#) && all.contains(#"F\u{1B}[2J"#) && all.contains(#"\u009b"#))
    #expect(
      !all.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
  }
}
