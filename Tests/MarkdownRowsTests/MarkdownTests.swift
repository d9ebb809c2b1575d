import MarkdownRows
import SelfSizing
import Testing

/// Texts in Markdown, where the trait is on; as they are where it is not.
@Suite struct MarkdownTests {
  private static let isOn = MarkdownDocument.isAvailable

  /// The runs of a text with what is meant by them.
  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks = [
        (InlinePresentationIntent.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"),
        (.strikethrough, "s"),
      ].filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { "<\($0.absoluteString)>" } ?? ""
      return "\(String(text[run.range].characters))|\(marks)\(link)"
    }
  }

  @Test(.enabled(if: isOn)) func blocksAreRead() throws {
    let source = """
      # Title *one*

      A paragraph
      of two lines.

      - first
      - second

        1. inner

      3. three
      4. four

      > quoted
      > > twice

      ```swift
      let a = 1

      ```

      ---

      <div>kept</div>
      """
    let blocks = MarkdownDocument(source).blocks
    guard blocks.count == 8, case .heading(level: 1, let title) = blocks[0],
      case .paragraph(let text) = blocks[1],
      case .list(let items, start: nil) = blocks[2], case .list(let numbered, start: 3) = blocks[3],
      case .quote(let quoted) = blocks[4]
    else {
      Issue.record("\(blocks)")
      return
    }
    #expect(runs(title) == ["Title |", "one|i"])
    #expect(runs(text) == ["A paragraph of two lines.|"])
    #expect(items.count == 2 && numbered.count == 2)
    #expect(items[1] == [.paragraph("second"), .list([[.paragraph("inner")]], start: 1)])
    #expect(quoted == [.paragraph("quoted"), .quote([.paragraph("twice")])])
    #expect(blocks[5] == .code("let a = 1\n", language: "swift"))
    #expect(blocks[6] == .rule)
    #expect(blocks[7] == .paragraph("<div>kept</div>"))
  }

  @Test(.enabled(if: isOn)) func whatIsNotUnderstoodStaysText() {
    #expect(
      MarkdownDocument("| a | b |\n|---|---|\n| 1 | 2 |").blocks == [
        .paragraph("| a | b | |---|---| | 1 | 2 |")
      ])
    #expect(MarkdownDocument("![a cat](cat.png) x[^1]").blocks == [.paragraph("a cat x[^1]")])
    #expect(MarkdownDocument("- [ ] to do").blocks == [.list([[.paragraph("[ ] to do")]], start: nil)])
  }

  @Test(.enabled(if: isOn)) func linesKeepTheirWhiteSpace() {
    #expect(
      runs(AttributedString(inlineMarkdown: "  # a\n\n- **b**  c\r\nd ")) == [
        "  # a\n\n- |", "b|b", "  c\nd |",
      ])
    #expect(
      runs(AttributedString(inlineMarkdown: "[a *b*](https://x.y/z) `c  d` ~~e~~")) == [
        "a |<https://x.y/z>", "b|i<https://x.y/z>", " |", "c  d|c", " |", "e|s",
      ])
    #expect(runs(AttributedString(inlineMarkdown: "")) == [])
    #expect(runs(AttributedString(inlineMarkdown: "\u{1680}a *b*")) == ["\u{1680}a |", "b|i"])
  }

  /// Literals of texts are read by a reader of their own, which needs no library; both see the same.
  @Test(
    .enabled(if: isOn),
    arguments: [
      "**bold** and [link](http://x.y)", "a _b **c**_ d", "3 * 4 * 5", "snake_case_name", "**open", "[a] (b)",
      "a ~ b", "*a* b", "`code *x*` y", "\\*a\\*", "**a**b", "plain", "~~gone~~ left",
    ])
  func literalsAreReadTheSame(literal: String) throws {
    func runs(_ text: Text) -> [String] {
      guard case .text(let described) = RowDescription(text).kind, case .runs(let runs) = described.content
      else {
        return []
      }
      var found: [(string: String, font: FontChoice?)] = []
      for run in runs {
        if let last = found.last, last.font == run.font {
          found[found.count - 1].string += run.string
        } else {
          found.append((run.string, run.font))
        }
      }
      return found.map { "\($0.string)|\($0.font.map { "\($0)" } ?? "")" }
    }
    let own = runs(Text(LocalizedStringKey(literal)))
    #expect(own == runs(Text(AttributedString(inlineMarkdown: literal))))
  }

  @Test(.enabled(if: isOn)) func deepAndLongTextsEnd() {
    let deep = MarkdownDocument(String(repeating: "> ", count: 20_000) + "x")
    var depth = 0
    var blocks = deep.blocks
    while case .quote(let inner)? = blocks.first { (blocks, depth) = (inner, depth + 1) }
    #expect(depth > 10 && depth < 100 && blocks == [.paragraph("x")])
    #expect(MarkdownDocument(String(repeating: "- a\n", count: 5_000)).blocks.count == 1)
    _ = MarkdownDocument(String(repeating: "**a _b ", count: 3_000))
    let nested = String(repeating: "*a **b ", count: 200) + String(repeating: "b** a*", count: 200)
    guard case .paragraph(let text)? = MarkdownDocument(nested).blocks.first else {
      Issue.record("no paragraph")
      return
    }
    let intents = text.runs.map { $0.inlinePresentationIntent ?? [] }
    // Neighbours of one intent are one run.
    #expect(intents == [.emphasized, [.emphasized, .stronglyEmphasized], .emphasized])
  }

  @Test func aRowIsAsTallAsItsTexts() throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    func height(_ view: some View) throws -> Double {
      try PreparedRow(view: view, texts: engine).height(width: 200)
    }
    let text = "One paragraph that is long enough for two lines at least"
    #expect(try height(MarkdownRow(text)) == height(Text(verbatim: text)))
    guard Self.isOn else { return }
    let list = try height(MarkdownRow("- a\n- b\n\n> c\n\n    code", spacing: 7))
    let line = try height(Text("a"))
    // Two items, a quote, code with its padding, and what stands between them.
    #expect(abs(list - (4 * line + 3.5 + 16 + 14)) <= 1)
  }

  @Test func numbersOfAListMayBeginAnywhere() throws {
    let items: [[MarkdownDocument.Block]] = [[.paragraph("a")], [.paragraph("b")], [.paragraph("c")]]
    func height(start: Int) throws -> Double {
      try PreparedRow(
        view: MarkdownRow(MarkdownDocument(blocks: [.list(items, start: start)])), texts: TextEngine()
      )
      .height(width: 400)
    }
    #expect(try height(start: .max) == height(start: 1))
    #expect(try height(start: .min) == height(start: 1))
  }
}
