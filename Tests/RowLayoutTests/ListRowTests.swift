import RowLayout
import Testing

/// Rows of lists: the room around them, and their least heights.
@MainActor @Suite struct ListRowTests {
  @Test("Rows of lists have the insets and the least height of their profile")
  func lists() throws {
    func box(_ height: CGFloat) -> some View { Color.red.frame(height: height) }
    #expect(try height(List { box(10) }) == 52)
    #expect(try height(List { box(30) }) == 60)
    #expect(try height(List { box(10) }.dynamicTypeSize(.xxxLarge)) == 59)
    #expect(try height(List { box(10) }.listRowProfile(.iOS18)) == 44)
    #expect(try height(Form { box(30) }.listRowProfile(.iOS18)) == 52)
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 3, trailing: 0)
    #expect(try height(List { box(10).listRowInsets(insets) }) == 53)
    #expect(try height(box(10).listRowInsets(insets)) == 53)
    #expect(try height(List { box(30).listRowInsets(.horizontal, 0) }) == 60)
    #expect(try height(List { box(30).listRowInsets(.vertical, 20) }) == 70)
    #expect(try height(List { box(40).listRowInsets(.top, 0) }) == 55)
    #expect(try height(List { box(30).listRowInsets(.all, nil) }) == 60)
    #expect(try height(box(10).listRowInsets(.bottom, 5)) == 15)
    let none = EdgeInsets()
    #expect(try height(List { box(10).listRowInsets(none).frame(height: 60) }) == 60)
    #expect(try height(List { box(10).listRowInsets(none).padding(30).background(Color.red).id(1) }) == 70)
    #expect(try height(List { VStack { box(40).listRowInsets(none) } }) == 70)
    let two = ForEach([70, 80], id: \.self) { box($0) }.listRowInsets(none)
    #expect(try height(List { two.frame(minHeight: 75) }) == 155)
    // Headers have room of their own, unless they ask for other.
    #expect(try height(List { ViewSection(header: box(30), content: two, footer: EmptyView()) }) == 200)
    let header = box(30).listRowInsets(none)
    #expect(try height(List { ViewSection(header: header, content: two, footer: EmptyView()) }) == 180)
    #expect(try height(List(0..<3, id: \.self) { _ in box(50) }) == 240)
    #expect(try height(List { Text("a").badge("b") }) == 52)
  }

  @Test("A switch is the same whether its style is named or not")
  func switches() throws {
    let toggle = Toggle("Notify me about every new message", isOn: .constant(true))
    for setting in [DynamicTypeSize.large, .accessibility5] {
      for width in [120.0, 300, 600] {
        let rows = [AnyView(toggle), AnyView(toggle.toggleStyle(.switch))].map { row in
          List { row }.dynamicTypeSize(setting)
        }
        #expect(try height(rows[0], width: width) == height(rows[1], width: width))
      }
    }
  }
}
