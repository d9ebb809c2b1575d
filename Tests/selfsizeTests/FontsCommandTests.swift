#if SystemFonts
  import Foundation
  import TestSupport
  import Testing

  /// `selfsize fonts`.
  @Suite struct FontsCommandTests {
    @Test func aStackIsListedWeightByWeight() throws {
      let folder = try TemporaryFolder()
      let stacks = folder.url.appending(path: "stacks.json")
      let text = #"""
        {"ui": {"fonts": [{"file": "Inter-Regular.otf", "family": "Inter"},
          {"file": "Inter-Bold.otf", "family": "Inter", "weight": 700}, "DejaVuSans.ttf"]}}
        """#
      try Data(text.utf8).write(to: stacks)
      let result = try Tool.run(["fonts", "--stacks", stacks.path, "--stack", "ui", "--format", "json"])
      #expect(result.code == 0, "\(result.errors)")
      let lines = result.output.split(separator: "\n")
      #expect(
        lines.prefix(2) == [
          #"{"family": "Inter", "italic": false, "weights": [100, 500], "file": "Inter-Regular.otf", "index": 0, "axes": {}}"#,
          #"{"family": "Inter", "italic": false, "weights": [600, 900], "file": "Inter-Bold.otf", "index": 0, "axes": {}}"#,
        ])
      #expect(
        lines.last
          == #"{"italic": true, "weights": [100, 900], "file": "DejaVuSans.ttf", "index": 0, "axes": {}}"#)
      let table = try Tool.run(["fonts", "--stacks", stacks.path])
      #expect(table.output.contains("Inter"), "the only stack needs no name")
      #expect(table.output.contains("600-900"))
      let all = try Tool.run(["fonts", "--stacks", stacks.path, "--limit", "\(Int.max)"])
      #expect(all.output == table.output && all.code == 0)
    }

    @Test func aFamilyOfTheSystemIsListedWeightByWeight() throws {
      let result = try Tool.run(["fonts", "No Such Family", "Inter", "--format", "json"])
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.isEmpty)
      #expect(result.output.split(separator: "\n").allSatisfy { $0.contains(#""family": "Inter""#) })
      #expect(result.output.contains(#""weights": [700, 700]"#))
      let missing = try Tool.run(["fonts", "No Such Family"])
      #expect(missing.errors.contains("no font of the family \"No Such Family\" is installed"))
    }

    @Test func oneWeightIsListedWithTheFallback() throws {
      let result = try Tool.run(["fonts", "Inter", "--weight", "700", "--limit", "3", "--format", "json"])
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[0].contains(#""family": "Inter""#) && lines[0].contains(#""weight": 700"#))
    }

    @Test func wrongUsesAreRefused() throws {
      for wrong in [
        ["--stack", "ui"], ["Inter", "--stacks", "a.json"], ["--limit", "0"], ["--weight", "0"],
      ] {
        #expect(try Tool.run(["fonts"] + wrong).code == 2, "\(wrong)")
      }
    }

    @Test func labelsWithoutStacksAreSetInTheSystemsFonts() throws {
      let label = #"{"id": "a", "text": "Hello, world"}"#
      let result = try Tool.run(["wrap", "-", "--width", "60"], input: label)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains(#""lines": 2"#))
    }

    @Test func rowsWithoutStacksAreSetInTheSystemsFonts() throws {
      let rows = #"{"format": 1, "rows": [{"id": "a", "tree": {"kind": "text", "string": "Hello, world"}}]}"#
      let result = try Tool.run(["measure", "-", "--width", "400,60", "--format", "json"], input: rows)
      #expect(result.code == 0, "\(result.errors)")
      let heights = result.output.split(separator: "\n").count { $0.contains(#""height""#) }
      #expect(heights == 2)
    }

    @Test func theSystemsFontsThatRowsAreSetInAreRecorded() throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "rows.json")
      let text = #"""
        {"format": 1, "widths": [200],
         "rows": [{"id": "a", "tree": {"kind": "text", "string": "Hello", "font": {"weight": 700}}}]}
        """#
      try Data(text.utf8).write(to: file)
      #expect(try Tool.run(["record", file.path]).code == 0)
      let recorded = try String(contentsOf: file, encoding: .utf8)
      let shown = try Tool.run(["fonts", "--format", "json"]).output.split(separator: "\n")
      let bold = try #require(shown.first { $0.contains(#""weights": [600, 900]"#) && $0.contains("false") })
      let path = try #require(bold.firstMatch(of: /"file": "([^"]*)"/)).1
      #expect(recorded.contains(#""\#(path)": {"version": "#))
      #expect(try Tool.run(["record", file.path]).output == "1 document: nothing changed\n")
      #expect(try Tool.run(["verify", file.path]).code == 0)
      let other = recorded.replacing(/"digest": "[0-9a-f]{16}"/, with: #""digest": "0123456789abcdef""#)
      try Data(other.utf8).write(to: file)
      #expect(try Tool.run(["verify", file.path]).code == 1)
    }
  }
#endif
