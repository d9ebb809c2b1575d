import SelfSizing
import Testing

/// The one name `Section`, for views of a list and for the items of a data source.
@Suite struct SectionViewTests {
  private struct Settings: View {
    var body: some View {
      List {
        Section("Sound") { Color.red.frame(height: 10) }
        Section {
          Color.red.frame(height: 100)
        } header: {
          Color.red.frame(height: 10)
        } footer: {
          Color.red.frame(height: 10).listRowInsets(EdgeInsets())
        }
      }
      .listRowProfile(.iOS18)
    }
  }

  private func height(_ view: some View) throws -> Double {
    try PreparedRow(view: view, environment: RowEnvironment(), texts: nil).height(width: 320)
  }

  @Test("A section of views is its header, content and footer; in a list its content is rows")
  func views() throws {
    let section = Section {
      Color.red.frame(height: 5)
      Color.blue.frame(height: 6)
    } header: {
      Color.red.frame(height: 7)
    }
    #expect(try height(VStack(spacing: 0) { section }) == 18)
    let qualified = SwiftUI.Section {
      Color.red.frame(height: 5)
    } header: {
      SwiftUI.Color.red.frame(height: 7)
    }
    #expect(try height(VStack(spacing: 0) { qualified }) == 12)
    #expect(
      try height(
        VStack(spacing: 1) { Section(footer: Color.red.frame(height: 2)) { Color.red.frame(height: 3) } })
        == 6)
    for isOpen in [true, false] {
      let folding = Section(isExpanded: .constant(isOpen)) {
        Color.red.frame(height: 5)
      } header: {
        Color.red.frame(height: 7)
      }
      #expect(try height(VStack(spacing: 0) { folding }) == (isOpen ? 12 : 7))
    }
    let rows = List { section }.listRowProfile(.iOS18)
    #expect(try height(rows) == 2 * 44 + 7 + 23)
  }

  @Test("A section of items is as it was")
  func items() {
    let data = DataSource(sections: [Section([1, 2], key: "a", header: 0), Section([3])])
    #expect(data.sections.map(\.items.count) == [2, 1])
    #expect(data.sections[0].header == 0)
  }
}
