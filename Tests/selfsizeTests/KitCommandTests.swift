import Foundation
import SelfSizing
import TestSupport
import Testing

/// `selfsize kit` from the outside: the kit that it writes, and what it says about input that is wrong.
@Suite struct KitCommandTests {
  private func run(
    _ options: String..., stacks: String = #"{"ui": {"fonts": ["Inter-Regular.otf"]}}"#
  ) throws -> (result: Tool.Result, bytes: [UInt8]?) {
    let folder = URL.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(stacks.utf8).write(to: folder.appending(path: "stacks.json"))
    let output = folder.appending(path: "fonts.kit")
    let result = try Tool.run(
      ["kit", folder.appending(path: "stacks.json").path, "-o", output.path] + options)
    return (result, (try? Data(contentsOf: output)).map { Array($0) })
  }

  @Test func theKitHoldsWhatIsAskedFor() throws {
    let (result, bytes) = try run("--ranges", "20-7E", "--characters", "日本…", "--languages", "tlh")
    #expect(result.code == 0, "\(result.errors)")
    let kit = try FontKit(decoding: try #require(bytes))
    #expect(kit.stackNames == ["ui"])
    #expect(kit.languages.contains("tlh") && kit.languages.contains("en"))
    for (text, isExact) in [("Hello, world…", true), ("Grüße", false), ("Привет", false)] {
      let label = TextLabel(text, font: FontDescription(size: 16), language: "tlh")
      #expect(try kit.label(label).isExact == isExact, "\(text)")
    }
  }

  @Test func whatIsWrongIsSaid() throws {
    for (options, fault) in [
      (["--ranges", "7E-20"], "7E-20"), (["--ranges", "xyz"], "xyz"), (["--weights", "bold"], "bold"),
      (["--weights", "1001"], "1001"), (["--ranges", "20-"], "20-"), (["--ranges", "41,-7E"], "-7E"),
    ] {
      let (result, bytes) = try run(options[0], options[1])
      #expect(result.code == 2 && result.errors.contains(fault), "\(result.errors)")
      #expect(result.errors.contains("Usage: selfsize kit <stacks>"))
      #expect(bytes == nil)
    }
    let (result, bytes) = try run(stacks: #"{"ui": {"fonts": ["NotoColorEmoji.ttf"]}}"#)
    #expect(result.code == 2 && result.errors.contains("NotoColorEmoji.ttf"), "\(result.errors)")
    #expect(bytes == nil)
  }
}
