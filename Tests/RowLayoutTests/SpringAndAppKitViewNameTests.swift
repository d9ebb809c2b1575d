import Foundation
import RowLayout
import Testing

/// Names of springs, of chosen rows and of AppKit's views that row files use.
@MainActor @Suite struct SpringAndAppKitViewNameTests {
  private struct Field: NSViewRepresentable {
    final class Coordinator {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTextField { NSTextField() }
    func updateNSView(_ nsView: NSTextField, context: NSViewRepresentableContext<Field>) {
      nsView.isHidden = !context.environment.isEnabled
    }
  }

  private struct Screen: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController {
      NSHostingController(rootView: Text("a"))
    }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
  }

  private struct Mark: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<Mark>) -> NSView { NSView() }
    func updateUIView(_ uiView: NSView, context: Context) {}
  }

  private struct Behind: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.allowedDynamicRange) private var range
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: prominence == .increased ? 30 : 20)
        if range == .high { Color.red.frame(height: 7) }
      }
    }
  }

  private struct Token: Identifiable { var id = 1 }

  private var plain: some View { Text("some words").padding(3) }

  @Test("Springs, searches by tokens and stores leave the height as it is")
  func withoutEffect() throws {
    let tokens = Binding.constant([Token()])
    let springs: [Animation] = [
      .interpolatingSpring, .interpolatingSpring(), .interpolatingSpring(duration: 0.2, bounce: 0.3),
      .interpolatingSpring(stiffness: 3, damping: 2), .interpolatingSpring(.smooth, initialVelocity: 1),
      .spring(.snappy(duration: 0.3)), .spring(.bouncy(duration: 0.3, extraBounce: 0.1), blendDuration: 1),
      .spring(Spring(settlingDuration: 1, dampingRatio: 0.3)), .spring(Spring(stiffness: 3, damping: 2)),
      .spring(), .interactiveSpring(), .interactiveSpring(duration: 0.2), .interactiveSpring(response: 0.2),
    ]
    let expected = try height(plain)
    for spring in springs { #expect(try height(plain.animation(spring, value: 1)) == expected) }
    let views: [any View] = [
      plain.searchable(text: .constant(""), tokens: tokens) { Text("\($0.id)") },
      plain.searchable(
        text: .constant(""), tokens: tokens, suggestedTokens: tokens, placement: .toolbar, prompt: "a"
      ) { Text("\($0.id)") },
      plain.defaultAppStorage(.standard),
    ]
    for view in views { #expect(try height(AnyView(view)) == expected) }
  }

  @Test("What is behind a row is as usual unless it is said otherwise")
  func prominence() throws {
    #expect(try height(Behind()) == 20)
    #expect(try height(Behind().environment(\.backgroundProminence, .increased)) == 30)
    #expect(try height(Behind().environment(\.allowedDynamicRange, .high)) == 27)
  }

  @Test("A list of which one row is always chosen is as high as one of which none is")
  func lists() throws {
    let numbers = [1, 2, 3]
    let one = Binding.constant(1)
    let none = Binding<Int?>.constant(nil)
    let some = Binding<Set<Int>>.constant([])
    let expected = try height(List(numbers, id: \.self) { Text("\($0)") })
    #expect(expected > 0)
    #expect(try height(List(numbers, id: \.self, selection: one) { Text("\($0)") }) == expected)
    #expect(try height(List(numbers, id: \.self, selection: none) { Text("\($0)") }) == expected)
    #expect(try height(List(numbers, id: \.self, selection: some) { Text("\($0)") }) == expected)
    let each = ForEach(numbers, id: \.self) { Text("\($0)") }
    #expect(try height(List(selection: one) { each }) == expected)
    #expect(try height(List([Token()], selection: one) { _ in Text("1") }) == height(List { Text("1") }))
  }

  @Test("Views and screens of AppKit take what is proposed, as those of UIKit do")
  func views() throws {
    #expect(try height(Field().frame(height: 40)) == 40)
    #expect(try height(Screen().frame(height: 40)) == 40)
    #expect(try height(Mark().frame(height: 40)) == 40)
    let expected = try height(plain)
    #expect(try height(plain.background(Field())) == expected)
    #expect(try height(plain.background { Screen() }) == expected)
    #expect(try height(plain.overlay(Mark())) == expected)
  }

  @Test("Lengths are made of Foundation's numbers")
  func numbers() throws {
    let share = NSDecimalNumber(decimal: Decimal(0.5))
    #expect(try height(Color.red.frame(height: 40 * CGFloat(truncating: share))) == 20)
    #expect(CGFloat(exactly: NSNumber(value: 2.5)) == 2.5)
  }

  @Test("A question of AppKit keeps its words and is answered by nobody")
  func questions() {
    let alert = NSAlert()
    (alert.messageText, alert.informativeText, alert.alertStyle) = ("a", "b", .critical)
    alert.addButton(withTitle: "c")
    alert.accessoryView = NSTextField(frame: NSRect(x: 0, y: 0, width: 20, height: 10))
    #expect(alert.buttonTitles == ["c"])
    #expect(alert.accessoryView?.frame.width == 20)
    #expect(alert.runModal() != .alertFirstButtonReturn)
    #expect(alert.runModal() == NSApplication.ModalResponse.cancel)
    #expect(NSAlert(error: CocoaError(.fileNoSuchFile)).messageText.isEmpty == false)
    var answers = 0
    alert.beginSheetModal(for: NSWindow()) { _ in answers += 1 }
    #expect(answers == 0)
    #expect(NSApp.keyWindow == nil && NSApp.mainWindow == nil && NSApp.windows.isEmpty)
    #expect(NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .flagsChanged]) { $0 } == nil)
    #expect(NSEvent.addGlobalMonitorForEvents(matching: .any) { _ in } == nil)
    #expect(!UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
    #expect(!UIPasteboard.general.hasImages)
  }
}
