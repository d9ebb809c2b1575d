import RowLayout
import Testing

/// The simple cell of the article on self-sizing cells, modifier for modifier.
struct CellView: View {
  let content: String
  let count: Int

  var body: some View {
    HStack(alignment: .center, spacing: 10) {
      Rectangle()
        .fill(Color.blue)
        .frame(width: 2)
      VStack(alignment: .leading, spacing: 4) {
        Text(content)
          .lineLimit(nil)
        Text(String(repeating: content + " ", count: count))
          .font(.caption)
          .foregroundColor(.secondary)
          .lineLimit(nil)
      }
      .padding([.top, .bottom], 10)
      Spacer()
    }
    .padding([.leading, .trailing], 10)
  }
}

/// The complicated cell of the same article; the button's label is a leaf of a fixed size, or a text.
struct ComplicatedCellView<Label: View>: View {
  let value: Int
  @ViewBuilder let label: () -> Label

  var body: some View {
    VStack {
      HStack {
        VStack {
          Color.green.frame(width: 50, height: 50)
          Color.red.frame(width: 50, height: 50)
          Spacer()
        }
        .frame(minHeight: 100)
        Rectangle()
          .fill(Color.blue)
          .frame(minWidth: 100)
        VStack {
          Text(String(repeating: "Value ", count: value % 40) + "\(value % 40)")
            .lineLimit(nil)
          Rectangle().fill(Color.red).frame(width: 50, height: 50)
          Spacer()
        }
      }
      Button(action: {}) { label() }
        .padding(.bottom, 5)
    }
    .border(Color.blue)
    .padding()
    .frame(minHeight: 0, maxHeight: .infinity)
    .border(Color.red)
  }
}

@Suite struct ViewTests {
  @Test("The article's simple cell is 60 high at 375, its bar as high as the row when placed")
  func simpleCell() throws {
    let row = try PreparedRow(view: CellView(content: "Title", count: 2), texts: StandInEngine())
    let layout = try row.layout(width: 375)
    #expect(layout.size == RowSize(width: 375, height: 60))
    let bar = layout.entries.first { $0.part.kinds.contains("rect") }
    #expect(bar?.frame == RowRect(x: 10, y: 0, width: 2, height: 60))
  }

  @Test(
    "The article's complicated cell is 173 high with a leaf for a label, at any width",
    arguments: [320.0, 1000.0])
  @MainActor func complicatedCell(width: Double) throws {
    let view = ComplicatedCellView(value: 0) { FixedLeaf(width: 56, height: 20) }
    let row = try PreparedRow(view: view, texts: StandInEngine())
    #expect(try row.height(width: width) == 173)
  }

  @Test("With a text for a label the gap above it is the text's own (rule G3)")
  @MainActor func complicatedCellWithText() throws {
    let view = ComplicatedCellView(value: 0) { Text("Tap me!") }
    let row = try PreparedRow(view: view, texts: StandInEngine())
    #expect(try row.height(width: 320) == 173 + 6)
  }

  @Test("A body sees the environment that is set around it")
  @MainActor func environmentInBody() throws {
    struct Inner: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { FixedLeaf(width: size.isAccessibilitySize ? 100 : 10, height: 10) }
    }
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding(3) }
    }
    let small = try PreparedRow(view: Inner().modifier(Padded()))
    let large = try PreparedRow(
      view: VStack { Inner().modifier(Padded()) }.dynamicTypeSize(.accessibility3))
    #expect(try small.size(.unspecified) == RowSize(width: 16, height: 16))
    #expect(try large.size(.unspecified) == RowSize(width: 106, height: 16))
  }

  @Test("A geometry reader's content gets the size taken (rule R1)")
  func geometryReader() throws {
    let view = GeometryReader { proxy in
      FixedLeaf(width: proxy.size.width / 2, height: 5).id("half")
    }
    let layout = try PreparedRow(view: view.padding(10)).layout(
      ProposedSize(width: 120, height: 40))
    #expect(layout.frame("half") == RowRect(x: 10, y: 10, width: 50, height: 5))
  }

  @Test("100,000 nested stacks are refused, and let go of without harm")
  func deepViews() {
    var view = AnyView(FixedLeaf(width: 1, height: 1))
    for _ in 0..<100_000 { view = AnyView(VStack { view }) }
    #expect(throws: RowError.self) { try PreparedRow(view: view) }
    var description = RowDescription(.divider)
    for _ in 0..<100_000 {
      description = RowDescription(.vstack(alignment: .center, spacing: nil, children: [description]))
    }
    let error = #expect(throws: RowError.self) { try PreparedRow(description) }
    #expect(error?.code == .tooDeep)
  }

  @Test("Leaving a view's type open looks at nothing in it, and lets go of it once")
  func openType() throws {
    final class Log: @unchecked Sendable {
      var looks = 0
      var releases = 0
    }
    final class Held: CustomReflectable, @unchecked Sendable {
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log.releases += 1 }
      var customMirror: Mirror {
        log.looks += 1
        return Mirror(self, children: [])
      }
    }
    struct Watched: View {
      let held: Held
      var body: some View { FixedLeaf(width: 3, height: 4) }
    }
    let log = Log()
    do {
      let view = AnyView(VStack { AnyView(Watched(held: Held(log))) })
      let description = RowDescription(
        HStack {
          view
          view
        })
      #expect(try PreparedRow(description).size(.unspecified).height == 4)
    }
    #expect(log.looks == 0 && log.releases == 1)
  }

  @Test("A body without an end is refused")
  func endlessView() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    let error = #expect(throws: RowError.self) { try PreparedRow(view: Endless()) }
    #expect(error?.code == .tooDeep)
  }

  @Test("Two elements with one id are refused, with the place of the list")
  func duplicateIDs() {
    let view = HStack {
      Divider()
      ForEach(["a", "b", "a"], id: \.self) { _ in Spacer() }
    }
    let error = #expect(throws: RowError.self) { try PreparedRow(view: view) }
    #expect(error?.code == .duplicateID)
    #expect(error?.path == "children[1]")
  }
}
