import RowLayout
import Testing

/// Sizes and places of controls and modifiers that Apple documents, or that a source audited against SwiftUI tells.
@MainActor @Suite struct DocumentedLayoutTests {
  private func box(_ height: CGFloat, _ width: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height)
  }
  private let long = String(repeating: "some words ", count: 20)

  @Test(
    "A labeled control is an ordinary view to its neighbours, and parts of its content share a row (G1, G2)")
  func neighboursOfLabeledControls() throws {
    let on = Binding.constant(true)
    #expect(
      try height(
        VStack {
          LabeledContent("a", value: "b")
          LabeledContent("c", value: "d")
        }) == 20 + 8 + 20)
    #expect(
      try height(
        VStack {
          Toggle("a", isOn: on)
          Toggle("b", isOn: on)
        }) == 31 + 8 + 31)
    let first = { (row: AnyView) in
      VStack {
        Text("a")
        row
      }
    }
    let toggle = first(AnyView(Toggle("b", isOn: on)))
    #expect(try height(toggle) == height(first(AnyView(box(31)))))
    // The content is offered half of the row, not its parts a third each.
    let content = LabeledContent {
      Text(long)
      box(5, 150)
    } label: {
      Text(long).id("label")
    }
    let row = try PreparedRow(view: content, texts: StandInEngine()).layout(width: 376)
    #expect(row.frame("label").map { $0.width > 150 } == true)
  }

  @Test("Subtitles of a label are subheadlines, then footnotes, also behind a condition")
  func levels() throws {
    let isShown = true
    let label = LabeledContent {
      box(5)
    } label: {
      if isShown {
        Text("a")
        Text("b")
      }
      Text("c")
    }
    let lines = VStack {
      Text("a")
      Text("b").font(.subheadline)
      Text("c").font(.footnote)
    }
    #expect(try height(label) == height(lines))
    let row = try PreparedRow(view: label, texts: StandInEngine()).layout(width: 320)
    #expect(row.size.height < 20 * 3)
  }

  @Test("A position is that of the view's middle, and the view is proposed all of the space")
  func position() throws {
    let placed = box(50, 40).id("box").position(x: 50, y: 30).frame(width: 100, height: 100)
    let row = try PreparedRow(view: placed).layout(width: 320)
    #expect(row.frame("box") == RowRect(x: 30, y: 5, width: 40, height: 50))
    let text = Text(long)
    #expect(try height(text.position(x: 10, y: 10)) == height(text))
    #expect(try height(box(50, 40).position(CGPoint(x: 3, y: 4))) == 50)
  }

  @Test("What insets the safe area stands at the default distance, takes its room first, and is a pile")
  func insets() throws {
    #expect(try height(box(20).safeAreaInset(edge: .bottom) { box(10) }) == 38)
    let pile = box(20).safeAreaInset(edge: .top, spacing: 3) {
      box(10)
      box(15)
    }
    #expect(try height(pile) == 38)
    let beside = box(20).id("box").safeAreaInset(edge: .leading, spacing: 0) { Color.red }
    #expect(try PreparedRow(view: beside).layout(width: 320).frame("box")?.width == 0)
    #expect(
      try height(
        VStack {
          Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("b") }
          Text("c").safeAreaInset(edge: .bottom, spacing: 0) { Text("d") }
        }) == 40 + 8 + 40)
  }

  @Test("A field that grows has no more lines than the limit, and no fewer than it reserves (T4, T5)")
  func growingFields() throws {
    let field = TextField("title", text: .constant(long), axis: .vertical)
    #expect(try height(field) > 40)
    #expect(try height(field.lineLimit(2)) == 40)
    #expect(try height(field.lineLimit(1...3)) == 60)
    let empty = TextField("title", text: .constant(""), axis: .vertical)
    #expect(try height(empty.lineLimit(4, reservesSpace: true)) == 80)
    #expect(try height(TextField("title", text: .constant(long)).lineLimit(3...)) == 22)
  }

  @Test("Lazy stacks take all the room across their axis, and are else as others")
  func lazyStacks() throws {
    let column = LazyVStack(alignment: .leading, spacing: 4) {
      box(10, 50).id("first")
      box(10, 90)
    }
    let row = try PreparedRow(view: column).layout(width: 320)
    #expect(row.size == RowSize(width: 320, height: 24))
    #expect(row.frame("first")?.x == 0)
    #expect(try PreparedRow(view: LazyVStack { box(10, 50).id("a") }).layout(width: 320).frame("a")?.x == 135)
    let line = LazyHStack(alignment: .top, pinnedViews: [.sectionHeaders]) { box(10, 50) }
    #expect(try height(line) == 10)
    #expect(try height(HStack { line }.frame(height: 70).background { line }) == 70)
    #expect(try PreparedRow(view: line).layout(ProposedSize(width: 320, height: 70)).size.height == 70)
  }

  @Test("Markdown of full syntax has no breaks between its blocks, and that of a line one space for several")
  func blocksOfMarkdown() throws {
    func text(
      _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> String {
      String(try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax)).characters)
    }
    #expect(try text("# Head\n\nsome **words**\nand more") == "Headsome words and more")
    #expect(try text("- a\n- b  \nc\n1. d\n> e\n-f") == "ab\ncde -f")
    #expect(try text("a\n\n- b   c", .inlineOnly) == "a - b c")
    #expect(try text("5\u{A0}kg  more") == "5\u{A0}kg more")
    #expect(try text("a\n\n- b   c", .inlineOnlyPreservingWhitespace) == "a\n\n- b   c")
    #expect(try height(Text(AttributedString(markdown: "a\n\nb"))) == 20)
  }

  @Test("A text of .init(…) is that of a key, whose Markdown is read")
  func keysByInit() throws {
    let words = "**a** [link](https://example.org)"
    #expect(try width(Text(.init(words))) == width(Text(LocalizedStringKey(words))))
  }

  private enum Sum: PreferenceKey {
    static let defaultValue: CGFloat = 1
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test("Values that views tell those around are added up, and give way to one told farther out")
  func preferences() throws {
    func told(_ views: some View) throws -> CGFloat? {
      let layered = views.overlayPreferenceValue(Sum.self) { Color.red.frame(width: $0, height: 5).id("bar") }
      return try PreparedRow(view: layered).layout(width: 320).frame("bar").map { CGFloat($0.width) }
    }
    let views = VStack {
      box(10).preference(key: Sum.self, value: 20)
      Group {
        box(10).preference(key: Sum.self, value: 3).environment(\.lineLimit, 2)
        box(10)
      }
    }
    #expect(try told(box(10)) == 1)
    #expect(try told(views) == 23)
    #expect(try told(views.transformPreference(Sum.self) { $0 *= 2 }) == 46)
    #expect(try told(views.preference(key: Sum.self, value: 7)) == 7)
    // They go on to views farther out.
    #expect(try told(views.backgroundPreferenceValue(Sum.self) { _ in box(1) }) == 23)
    let anchored = box(10).anchorPreference(key: Sum.self, value: .bounds) { _ in 9 }
    #expect(try told(anchored) == 1)
    #expect(try PreparedRow(view: anchored).report.notes.map(\.code) == [.filledLater])
  }
}
