import RowLayout
import Testing

/// Errors of rows that are views name the view's type and the way to the part by types.
@Suite struct ErrorWayTests {
  private struct MessageRow: View {
    let ratio: Double
    var body: some View {
      HStack {
        Text("a").padding()
        VStack {
          ForEach(0..<2) { _ in Color.red }
          Text("b").bold().aspectRatio(ratio, contentMode: .fit)
        }
        Image("missing").padding(3)
      }
    }
  }

  private struct ChosenRow: View {
    let isWide: Bool
    var body: some View {
      if isWide {
        HStack {
          Text("a")
          Image("missing")
        }
      } else {
        VStack { Image("missing") }
      }
    }
  }

  private func error(_ view: some View) throws -> RowError {
    try #require(throws: RowError.self) { try PreparedRow(view: view, texts: StandInEngine()) }
  }

  @Test("The way leads from the view's type through containers to the part; equal names have numbers")
  func ways() throws {
    #expect(try error(MessageRow(ratio: 1)).way == "MessageRow > HStack > Image")
    #expect(try error(MessageRow(ratio: 1)).description.hasPrefix("MessageRow > HStack > Image: The size of"))
    let pair = HStack {
      Text("a")
      Text("b").padding(.infinity)
    }
    #expect(try error(pair).way == "HStack > Text 2")
    let second = VStack {
      Image("known", width: 1, height: 1)
      Image("other").resizable()
    }
    #expect(try error(second).way == "VStack > Image 2")
    let chosen = try error(ChosenRow(isWide: true))
    #expect(chosen.way == "ChosenRow > HStack > Image" && chosen.path == "then[0].children[1]")
    #expect(try error(ChosenRow(isWide: false).padding(3)).way == "VStack > Image")
  }

  @Test("A row that is no view has its path, as before")
  func paths() throws {
    let description = RowDescription(
      .hstack(
        alignment: .center, spacing: nil,
        children: [.init(.padding(.length(.nan, .all), child: .init(.divider)))]))
    let error = try #require(throws: RowError.self) { try PreparedRow(description) }
    #expect(error.way.isEmpty)
    #expect(error.description.hasPrefix("children[0]"))
  }
}
