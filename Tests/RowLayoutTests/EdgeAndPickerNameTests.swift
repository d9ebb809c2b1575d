import Foundation
import RowLayout
import Testing

/// Names of edges, kinds of entered text, choices of files, attributes of UIKit, clocks and watches, as row files use them.
@MainActor @Suite struct EdgeAndPickerNameTests {
  private struct Person: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  private var plain: some View { Text("some words").padding(3) }

  @Test("Separators of two edges, kinds of fields and watches leave the height as it is")
  func withoutEffect() throws {
    WKInterfaceDevice.current().play(.click)
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "a")
    UIPasteboard.general.setValue("a", forPasteboardType: UTType.plainText.identifier)
    UIPasteboard.general.setData(Data(), forPasteboardType: UTType.gzip.identifier)
    let edges: VerticalEdge.Set = [.top, .bottom]
    let views: [any View] = [
      plain.listRowSeparator(.hidden, edges: edges), plain.listRowSeparatorTint(.red, edges: .top),
      plain.listSectionSeparator(.hidden, edges: .init(.bottom)), plain.listSectionSeparatorTint(nil),
      plain.accessibilityDragPoint(.center, description: "a"),
      plain.accessibilityDropPoint(.top, description: String("a")),
      plain.accessibilityDropPoint(.top, description: Text("a")), plain.tabViewStyle(.verticalPage),
      plain.scrollPosition(.constant(ScrollPosition())),
      plain.textContentType(.creditCardNumber), plain.textContentType(.postalCode),
      plain.textContentType(.givenName), plain.keyboardType(.alphabet), plain.submitLabel(.route),
      plain.onReceive(
        Just(1).throttle(
          for: RunLoop.SchedulerTimeType.Stride(0.3), scheduler: RunLoop.main, latest: true)
      ) { _ in },
      plain.onReceive(
        Just(1).debounce(for: DispatchQueue.SchedulerTimeType.Stride(1), scheduler: DispatchQueue.main)
      ) { _ in },
    ]
    let expected = try height(plain)
    for view in views { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
    #expect(edges == .all && edges.contains(.init(.top)) && !VerticalEdge.Set.top.contains(.bottom))
    #expect(WKInterfaceDevice.current().screenBounds.width * WKInterfaceDevice.current().screenScale == 396)
  }

  @Test("Lists of elements that can be changed have their rows, whichever are chosen")
  func lists() throws {
    let people = Binding.constant([Person(id: 1, name: "a"), Person(id: 2, name: "b\nb")])
    let one = Binding<Int?>.constant(nil)
    let some = Binding<Set<Int>>.constant([])
    let name = Binding<String?>.constant("a")
    let expected = try height(List(people.wrappedValue) { Text($0.name) })
    #expect(expected > 0)
    #expect(try height(List(people, selection: one) { Text($0.wrappedValue.name) }) == expected)
    #expect(try height(List(people, selection: some) { Text($0.wrappedValue.name) }) == expected)
    #expect(try height(List(people, id: \.name, selection: name) { Text($0.wrappedValue.name) }) == expected)
    #expect(
      try height(
        List(people, id: \.self, selection: .constant(Set<Person>())) { $person in Text(person.name) })
        == expected)
    #expect(
      try height(List(people, editActions: .move, selection: one) { $person in Text(person.name) })
        == expected)
    #expect(
      try height(List(people, editActions: .all, selection: some) { $person in Text(person.name) })
        == expected)
  }

  @Test("Fonts and colours of UIKit stand in attributed strings; a font of UIKit is measured")
  func attributes() throws {
    var text = AttributedString("some words")
    text.font = UIFont.systemFont(ofSize: 11)
    text.foregroundColor = UIColor.red
    text.backgroundColor = UIColor.blue
    #expect(try height(Text(text)) == 16)
    #expect(try height(Text("some words")) == 20)
    #expect(text.uiKit.foregroundColor == .red && text.swiftUI.foregroundColor == nil)
    text.font = .body
    text.foregroundColor = .green
    #expect(try height(Text(text)) == 20)
    #expect(text.foregroundColor == Color.green && text.uiKit.backgroundColor == .blue)
    let scope: AttributeScopes.SwiftUIAttributes.Type = AttributeScopes.TextAttributes.self
    #expect(scope == AttributeScopes.TextAttributes.self)
    let stroked = NSAttributedString(string: "ab", attributes: [.strokeColor: UIColor.red, .strokeWidth: -2])
    #expect(try width(Text(AttributedString(stroked))) == width(Text("ab")))
    #expect(CGColor(red: 1, green: 0, blue: 0.2, alpha: 1).components == [1, 0, 0.2, 1])
    #expect(UIColor.red.cgColor.components?.count == UIColor.red.cgColor.numberOfComponents)
    #expect(UIColor(white: 0, alpha: 0.4).cgColor.alpha == 0.4)
  }

  @Test("Addresses in a text are found without the punctuation behind them; other kinds are not")
  func detection() throws {
    let text = "See https://a.org/b?c=d. Or www.e.net, f@g.org (h.com/i) at 3 pm, e.g. v1.2"
    let range = NSRange(text.startIndex..., in: text)
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let found = detector.matches(in: text, options: [], range: range)
    #expect(
      found.map { $0.url?.absoluteString } == [
        "https://a.org/b?c=d", "http://www.e.net", "mailto:f@g.org", "http://h.com/i",
      ])
    #expect(found.first?.range == NSRange(location: 4, length: 19))
    #expect(detector.firstMatch(in: text, range: range) == found.first && found.first?.resultType == .link)
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 23)) == 1)
    let dates = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
    #expect(dates.matches(in: text, range: range).isEmpty)
  }

  private final class Chooser: UIDocumentPickerDelegate {
    var chosen: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      chosen = urls
    }
  }

  private struct Choice: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.gzip], asCopy: true)
      picker.allowsMultipleSelection = true
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
    func makeCoordinator() -> Chooser { Chooser() }
  }

  @Test("A choice of files takes what it is proposed, and tells its delegate")
  func pickers() throws {
    #expect(try height(Choice().frame(height: 31)) == 31)
    let picker = UIDocumentPickerViewController(forExporting: [])
    let chooser = Chooser()
    picker.delegate = chooser
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [URL(fileURLWithPath: "/a")])
    picker.delegate?.documentPickerWasCancelled(picker)
    #expect(chooser.chosen.map(\.path) == ["/a"])
  }

  @Test("Questions of AppKit have buttons, messages have names, settings are set by key")
  func settings() throws {
    let alert = NSAlert()
    alert.addButton(withTitle: "Keep")
    let delete = alert.addButton(withTitle: "Delete")
    delete.hasDestructiveAction = true
    delete.keyEquivalent = "d"
    let box = NSButton(checkboxWithTitle: "Also files", target: nil, action: nil)
    box.state = .on
    alert.accessoryView = box
    let question = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    #expect(question.textFields == nil)
    question.addTextField { $0.clearButtonMode = .whileEditing }
    question.addTextField()
    #expect(question.textFields?.map(\.clearButtonMode) == [.whileEditing, .never])
    #expect(alert.buttonTitles == ["Keep", delete.title] && box.state != .off && box.title == "Also files")
    #expect(!UIApplication.shared.sendAction(Selector(("show:")), to: nil, from: nil, for: nil))
    #expect(Selector("a") == "a" && Selector("a") != Selector("b"))
    let key = "EdgeAndPickerNameTests"
    UserDefaults.standard.setValue(3, forKey: key)
    #expect(UserDefaults.standard.integer(forKey: key) == 3)
    UserDefaults.standard.removeObject(forKey: key)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == nil)
    let start: CFTimeInterval = CACurrentMediaTime()
    #expect(start > 0 && CACurrentMediaTime() >= start)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(now - Date.now.timeIntervalSinceReferenceDate) < 60)
  }
}
