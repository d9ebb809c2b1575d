import Foundation
import RowLayout
import Testing

/// Names of screens, tables and files that row files use beside those of rows.
@MainActor @Suite struct FurtherNameTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct Undoing: View {
    @Environment(\.undoManager) private var undoManager
    var body: some View { if undoManager == nil { Text("a") } }
  }

  private struct Dropping: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
  }

  private struct Report: FileDocument {
    static let readableContentTypes: [UTType] = [.json]
  }

  private let people = [Person(id: 1, name: "Ann", age: 3), Person(id: 2, name: "Ben", age: 4)]

  @Test("A table is a list of its first column")
  func tables() throws {
    let list = try height(List(people) { Text($0.name) })
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Color.red.frame(height: CGFloat($0.age) * 100) }.width(80)
    }
    #expect(try height(table) == list)
    #expect(try height(table.tableStyle(.inset).alternatingRowBackgrounds()) == list)
    let tall = Table(people) {
      TableColumn("Age") { Color.red.frame(height: CGFloat($0.age) * 100) }
      TableColumn("Name", value: \.name)
    }
    // Rows of 300 and 400 points, each with 15 above and below.
    #expect(try height(tall) == 760)
    let sorted = Table(people, sortOrder: .constant([KeyPathComparator(\Person.name)])) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
    #expect(try height(sorted) == list)
    #expect(
      try height(Table([Person]()) { TableColumn("Name", value: \.name) })
        == height(List([Person]()) { Text($0.name) }))
  }

  @Test("Columns of screens are as tall as the first; months and scenes' room have their points")
  func screens() throws {
    let sidebar = Color.red.frame(height: 70)
    let two = NavigationSplitView {
      sidebar
    } detail: {
      Color.red.frame(height: 500)
    }
    #expect(try height(two) == 70)
    let three = NavigationSplitView(columnVisibility: .constant(.all)) {
      sidebar
    } content: {
      Color.red.frame(height: 300)
    } detail: {
      Text("a")
    }
    #expect(try height(three.navigationSplitViewStyle(.balanced)) == 70)
    let days = MultiDatePicker("Days", selection: .constant(Set<DateComponents>()))
    #expect(try height(days) == 324)
    #expect(try height(days, width: 430) == 324)
    #expect(try height(sidebar.scenePadding()) == 102)
    #expect(try height(sidebar.scenePadding(.horizontal)) == 70)
  }

  @Test("Attributed strings of the older kind keep what lines are laid out by")
  func attributedStrings() throws {
    let small = UIFont.systemFont(ofSize: 11)
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(string: "small", attributes: [.font: small, .foregroundColor: UIColor.red]))
    let bridged = AttributedString(text)
    #expect(String(bridged.characters) == "plain small")
    #expect(bridged.runs.count == 2)
    #expect(bridged.runs.first?.font == nil)
    #expect(bridged.runs.reversed().first?.font == Font(small))
    let all = AttributedString("small").settingAttributes(AttributeContainer([.font: small]))
    #expect(try height(Text(all)) == 16)
    #expect(try height(Text(AttributedString(NSAttributedString(string: "plain")))) == 20)
    let lined = AttributeContainer([
      .underlineStyle: 1, .strikethroughStyle: 0, .kern: 2, .link: "https://a.b",
    ])
    #expect(lined.underlineStyle == .single && lined.strikethroughStyle == nil)
    #expect(lined.kern == 2 && lined.link == URL(string: "https://a.b"))
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
  }

  @Test("Names without an effect on layout leave the height as it is")
  func withoutEffect() throws {
    let plain = Text("some words").padding(3)
    let isShown = Binding.constant(false)
    let all: [any View] = [
      plain.fileImporter(isPresented: isShown, allowedContentTypes: [.json]) { _ in },
      plain.fileImporter(isPresented: isShown, allowedContentTypes: [.pdf], allowsMultipleSelection: true) {
        (files: Result<[URL], any Error>) in _ = files
      },
      plain.fileExporter(isPresented: isShown, document: Report(), contentType: .json) { _ in },
      plain.fileMover(isPresented: isShown, file: nil) { _ in },
      plain.onDrop(of: [.text, .fileURL], isTargeted: nil) { (_: [NSItemProvider]) in true },
      plain.onDrop(of: [.image], isTargeted: isShown) { (_: [NSItemProvider], _: CGPoint) in true },
      plain.onDrop(of: ["public.text"], isTargeted: nil) { _ in true },
      plain.onDrop(of: ["public.text"], isTargeted: nil) { (_: [NSItemProvider], _: CGPoint) in true },
      plain.onDrop(of: ["public.text"], delegate: Dropping()),
      plain.onDrop(of: [.url], delegate: Dropping()), plain.contentShape(.containerRelative),
      plain.navigationSplitViewColumnWidth(200), plain.navigationSplitViewColumnWidth(min: 1, ideal: 2),
      plain.foregroundStyle(Color(UIColor.red.cgColor)), plain.onExitCommand {}, plain.onMoveCommand { _ in },
      plain.onDeleteCommand {}, plain.onPlayPauseCommand {}, plain.onContinueUserActivity("a") { _ in },
      plain.handlesExternalEvents(preferring: [], allowing: ["a"]), plain.focusSection(),
      plain.searchSuggestions { Text("a") }, plain.searchCompletion("a"),
      plain.searchScopes(.constant(1)) { Text("a").tag(1) },
      plain.searchFocused(FocusState<Bool>().projectedValue), plain.searchToolbarBehavior(.minimize),
      plain.searchPresentationToolbarBehavior(.avoidHidingContent),
      plain.tabBarMinimizeBehavior(.onScrollDown), plain.tabViewBottomAccessory { Text("a") },
      plain.presentationContentInteraction(.scrolls), plain.dialogSeverity(.critical),
      plain.glassEffectID(1, in: Namespace().wrappedValue), plain.glassEffectTransition(.materialize),
      plain.onScrollTargetVisibilityChange(idType: Int.self) { _ in },
      plain.scrollPosition(.constant(ScrollPosition(edge: .top))), plain.widgetLabel { Text("a") },
      plain.widgetCurvesContent(), plain.tableColumnHeaders(.hidden),
    ]
    let expected = try height(plain)
    for view in all { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
    #expect(try height(Undoing()) == 20)
    #expect(UTType("public.json") != nil && UTType.json.preferredFilenameExtension == "json")
    #expect(UTType(filenameExtension: "abc") != UTType.data)
  }
}
