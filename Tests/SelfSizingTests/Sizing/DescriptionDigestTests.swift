import Foundation
import SelfSizing
import TestSupport
import Testing

/// A height is taken for a row where the digests are equal, so rows of different heights must have different ones.
@Suite struct DescriptionDigestTests {
  /// Words of documents that stand for each other.
  private static let words = [
    ["leading", "trailing", "center"], ["top", "bottom", "firstTextBaseline", "lastTextBaseline"],
    ["headline", "caption", "body", "title", "footnote"], ["hstack", "vstack", "zstack"], ["ltr", "rtl"],
    ["fit", "fill"], ["horizontal", "vertical"], ["rect", "divider", "spacer"],
  ]

  @Test(arguments: ["typical-cells", "rich-text", "complicated-cell-view", "chat"])
  func `Documents changed in one place differ in height only where they differ in their digests`(name: String)
    throws
  {
    let file = ProjectFolders.fixtures.appending(path: "Rows/\(name).json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let original = try document(text)
    let engine = try TextEngine(stacks: original.stacks)
    let before = original.rows.map { self.row($0, engine, original.environment) }
    // The places of numbers, and of words that may be others.
    let numbers = text.ranges(of: /[0-9]+(\.[0-9]+)?/)
    let words = Self.words.flatMap { group in
      group.flatMap { word in text.ranges(of: "\"\(word)\"").map { ($0, group) } }
    }
    var random = SeededGenerator(seed: 5)
    var changed = 0
    for _ in 0..<60 {
      var copy = text
      if Bool.random(using: &random), let (range, group) = words.randomElement(using: &random) {
        copy.replaceSubrange(range, with: "\"\(group.randomElement(using: &random) ?? "")\"")
      } else if let range = numbers.randomElement(using: &random) {
        copy.replaceSubrange(range, with: "\(Int.random(in: 1...60, using: &random))")
      }
      guard let other = try? document(copy), other.rows.count == before.count,
        other.stacks == original.stacks,
        other.environment == original.environment
      else { continue }
      for (old, entry) in zip(before, other.rows) {
        let new = row(entry, engine, original.environment)
        guard new.heights != old.heights else { continue }
        changed += 1
        #expect(new.digest != old.digest, "\(old.heights) and \(new.heights)")
      }
    }
    #expect(changed > 0)
  }

  /// Rows that differ in one thing that decides how lines are filled or left out.
  @Test func `Rows differ in their digests where lines are filled or cut otherwise`() {
    let text = RowDescription(.text(TextDescription("some words", lineLimit: LineLimit(maximum: 1))))
    var cut = TextDescription("some words", lineLimit: LineLimit(maximum: 1))
    cut.truncation = "middle"
    var digests = [RowBody.described(text).digest, RowBody.described(RowDescription(.text(cut))).digest]
    let changes: [(inout EnvironmentChange) -> Void] = [
      { _ in }, { $0.fitting.minimumScale = 0.5 }, { $0.fitting.allowsTightening = true },
      { $0.fitting.wrap = .balance }, { $0.truncation = "head" }, { $0.textAlignment = "center" },
    ]
    for change in changes {
      var changed = EnvironmentChange()
      change(&changed)
      digests.append(RowBody.described(RowDescription(.environment(changed, child: text))).digest)
    }
    #expect(Set(digests).count == digests.count)
  }

  private func document(_ text: String) throws -> RowDocument {
    try JSONDecoder().decode(RowDocument.self, from: Data(text.utf8))
  }

  private func row(
    _ entry: RowEntry, _ engine: TextEngine, _ environment: RowEnvironment
  ) -> (digest: UInt64?, heights: [Double]) {
    let row = RowDescription(.environment(entry.env, child: entry.tree))
    let prepared = try? PreparedRow(row, environment: environment, texts: engine)
    let heights = [120.0, 320, 700].map { width in (try? prepared?.height(width: width)) ?? -1 }
    return (RowBody.described(row).digest, heights)
  }
}
