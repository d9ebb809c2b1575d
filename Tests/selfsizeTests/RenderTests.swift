import Foundation
import TestSupport
import Testing
import TextShaping

@Suite struct RenderTests {
  private let row = """
    {"format": 1, "widths": [100, 50], "rows": [
      {"id": "a", "tree": {"kind": "padding", "length": 5, "child": {"kind": "rect", "fill": "red", "id": "b"}}},
      {"id": "c", "tree": {"kind": "text", "words": [3, 4], "advance": 8, "lineHeight": 20, "ascent": 16}}]}
    """

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = URL.temporaryDirectory.appending(path: "render-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func printsAnSVGOfEveryRowAtEveryWidth() throws {
    let result = try Tool.run(["render", "-"], input: row)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("<svg xmlns="))
    for title in ["a at 100", "a at 50", "c at 100", "c at 50"] {
      #expect(result.output.contains(">\(title)</text>"))
    }
    #expect(result.output.contains("data-id=\"b\""))
    #expect(!result.output.contains("stroke"))
    #expect(try Tool.run(["render", "-", "--annotate"], input: row).output.contains("stroke"))
  }

  @Test func drawsOnlyTheRowsAskedFor() throws {
    let result = try Tool.run(["render", "-", "--row", "c", "--width", "80"], input: row)
    #expect(result.output.contains("c at 80") && !result.output.contains("a at"))
    // One that is not there is no reason to leave it out in silence.
    for names in [["nowhere"], ["c", "nowhere"]] {
      let none = try Tool.run(["render", "-"] + names.flatMap { ["--row", $0] }, input: row)
      #expect(
        none.code == 2 && none.output.isEmpty && none.errors.contains("there is no row nowhere"))
    }
  }

  @Test func drawsSelectionsAndCarets() throws {
    let document = """
      {"format": 1, "widths": [100], "environment": {"stacks": {"ui": {"fonts": [{"file": "Inter-Regular.otf"}]}}}, "rows": [
        {"id": "a", "tree": {"kind": "text", "string": "some words", "id": "body", "font": {"stack": "ui", "size": 10}}}]}
      """
    let plain = try Tool.run(["render", "-"], input: document).output
    func rectangles(_ text: String) -> Int { text.components(separatedBy: "<rect").count }
    let selected = try Tool.run(
      ["render", "-", "--select", "body:0-4", "--caret", "body:4", "--caret", "body:10"], input: document)
    #expect(selected.code == 0 && rectangles(selected.output) == rectangles(plain) + 3)
    for (arguments, message) in [
      (["--select", "title:0-4"], "there is no text title"), (["--select", "body:4"], "ID:FROM-TO"),
      (["--caret", "body:1-2"], "ID:OFFSET"), (["--caret", "body"], "ID:OFFSET"),
      (["--select", "body:4-4"], "ID:FROM-TO"), (["--caret", "body:x"], "ID:OFFSET"),
      (["--caret", "body:1", "-o", "a.html"], "not into pages"),
    ] {
      let result = try Tool.run(["render", "-"] + arguments, input: document)
      #expect(result.code == 2 && result.errors.contains(message), "\(arguments): \(result.errors)")
    }
  }

  @Test func drawsSeveralFilesWhereTheirFontsAreTheSame() throws {
    func document(_ font: String) -> String {
      """
      {"format": 1, "widths": [100], "environment": {"stacks": {"ui": {"fonts": [{"file": "\(font)"}]}}}, "rows": [
        {"id": "a", "tree": {"kind": "text", "string": "ab", "font": {"stack": "ui", "size": 10}}}]}
      """
    }
    try withFolder { folder in
      let names = ["Inter-Regular.otf", "NotoSansHebrew-Regular.ttf"]
      let files = names.map { folder.appending(path: $0 + ".json") }
      for (file, name) in zip(files, names) { try Data(document(name).utf8).write(to: file) }
      let bare = folder.appending(path: "bare.json")
      try Data(row.utf8).write(to: bare)
      let one = try Tool.run(["render", files[0].path])
      #expect(one.code == 0 && one.output.contains("<use href="))
      // Rows without fonts take none away from those that have some.
      let both = try Tool.run(["render", files[0].path, bare.path, files[0].path])
      #expect(both.code == 0 && both.output.contains("class=\"line\""))
      let other = try Tool.run(["render", files[0].path, files[1].path])
      #expect(other.code == 2 && other.errors.contains("other fonts"))
    }
  }

  @Test func writesFilesByTheirEndings() throws {
    try withFolder { folder in
      let svg = folder.appending(path: "rows.svg").path
      let png = folder.appending(path: "rows.png").path
      #expect(try Tool.run(["render", "-", "-o", svg], input: row).code == 0)
      #expect(try String(contentsOfFile: svg, encoding: .utf8).hasPrefix("<svg"))
      #expect(try Tool.run(["render", "-", "-o", png], input: row).code == 0)
      #expect(try Data(contentsOf: URL(filePath: png)).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      let html = folder.appending(path: "rows.html").path
      #expect(try Tool.run(["render", "-", "-o", html], input: row).code == 0)
      #expect(try String(contentsOfFile: html, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
      let other = try Tool.run(["render", "-", "-o", folder.appending(path: "rows.gif").path], input: row)
      #expect(other.code == 2 && other.errors.contains(".svg, .png or .html"))
    }
  }

  @Test func titlesOfRowsWithoutFontsAreSetInAnInstalledOne() throws {
    try withFolder { folder in
      let png = folder.appending(path: "rows.png").path
      let result = try Tool.run(["render", "-", "-o", png, "--row", "a", "--scale", "1"], input: row)
      #expect(result.code == 0 && result.errors.isEmpty)
      let image = try #require(PixelImage(png: Array(Data(contentsOf: URL(filePath: png)))))
      // The strip in which the titles stand: letters are darker than the ground.
      let strip = (16..<32).flatMap { y in (0..<image.width).map { image.pixels[(y * image.width + $0) * 4] }
      }
      #expect(strip.contains { $0 < 150 })
    }
  }

  @Test func refusesScalesThatGiveNoPicture() throws {
    try withFolder { folder in
      for scale in ["0", "-1", "nan", "1000000"] {
        let path = folder.appending(path: "rows.png").path
        let result = try Tool.run(["render", "-", "-o", path, "--scale=\(scale)"], input: row)
        #expect(result.code == 2, "\(scale)")
        #expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  @Test func thePictureOfTheREADMEIsMadeByItsCommand() throws {
    let readme = try String(contentsOf: ProjectFolders.root.appending(path: "README.md"), encoding: .utf8)
    let picture = "Fixtures/Pictures/chat.svg"
    let command = try #require(
      readme.split(separator: "\n").first { $0.contains("selfsize render") && $0.hasSuffix("-o \(picture)") })
    let words = command.split(separator: " ").map(String.init)
    let start = try #require(words.firstIndex(of: "render"))
    let result = try Tool.run(Array(words[start..<words.count - 2]))
    let shown = try String(contentsOf: ProjectFolders.root.appending(path: picture), encoding: .utf8)
    #expect(
      result.code == 0 && result.output.hasPrefix(shown), "run the command again and commit what it makes")
  }
}
