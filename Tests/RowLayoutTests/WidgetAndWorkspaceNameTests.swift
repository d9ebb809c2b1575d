import Foundation
import RowLayout
import Testing
import TextLayout

/// Names of widgets, of what is handed over, of focus, and of AppKit's and UIKit's screens that row files use.
@MainActor @Suite struct WidgetAndWorkspaceNameTests {
  private struct Note: Codable, Transferable {
    var title = ""
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).visibility(.team).suggestedFileName { $0.title }
      DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Document: Transferable {
    var url: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .pdf) {
        SentTransferredFile($0.url)
      } importing: {
        Document(url: $0.file)
      }
    }
  }

  /// A field whose focus is the row's: it is made with what the row's focus projects.
  private struct Field: View {
    @FocusState.Binding var isFocused: Bool
    var body: some View { Text(isFocused ? "" : "some words").padding(3).focused($isFocused) }
  }

  private struct Row: View {
    @FocusState private var isFocused: Bool
    var body: some View { Field(isFocused: $isFocused) }
  }

  private struct Entry: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.widgetContentMargins) private var margins
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: family == .systemMedium ? 30 : 20)
        if mode == .accented { Color.red.frame(height: 7) }
      }
      .padding(.top, margins.top)
    }
  }

  private struct Spoken: View {
    @Environment(\.accessibilityEnabled) private var isSpoken
    var body: some View { Color.red.frame(height: isSpoken ? 40 : 20) }
  }

  /// A picture by the branch that an application's own type names, as loaders of pictures do.
  private struct Picture<Content: View>: View {
    let body: AsyncImage<Content>
    init<Loaded: View, Placeholder: View>(
      @ViewBuilder content: @escaping (Image) -> Loaded, @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Loaded, Placeholder> {
      body = AsyncImage(url: nil, content: content, placeholder: placeholder)
    }
  }

  private struct Blur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
      let view = NSVisualEffectView()
      (view.material, view.blendingMode, view.state) = (.hudWindow, .withinWindow, .active)
      return view
    }
    func updateNSView(_ view: NSVisualEffectView, context: Context) { view.isEmphasized = false }
  }

  private final class Clicked: NSView {
    var clicks = 0
    override var acceptsFirstResponder: Bool { true }
    override func mouseDown(with event: NSEvent) {
      clicks += event.clickCount
      super.mouseDown(with: event)
    }
  }

  private struct Clickable: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { Clicked() }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private struct Switch: AppIntent {}

  private var plain: some View { Text("some words").padding(3) }

  @Test("What is handed over, a watch's crown and what is in space leave the height as it is")
  func withoutEffect() throws {
    let value = Binding.constant(1.0)
    let views: [any View] = [
      plain.draggable(Note()), plain.draggable(Document(url: URL(fileURLWithPath: "/"))),
      plain.dropDestination(for: Note.self) { _, _ in true },
      plain.digitalCrownRotation(value), plain.digitalCrownRotation(value) { _ in },
      plain.digitalCrownRotation(
        value, from: 0, through: 9, by: 1, sensitivity: .low, isContinuous: true,
        isHapticFeedbackEnabled: false
      ),
      plain.digitalCrownRotation(detent: value, from: 0, through: 9, by: 1) { _ in
      } onIdle: {
      },
      plain.digitalCrownAccessory(.hidden), plain.digitalCrownAccessory { Text("a") },
      plain.glassBackgroundEffect(), plain.glassBackgroundEffect(displayMode: .never),
      plain.glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 3)),
      plain.ornament(attachmentAnchor: .scene(.bottom)) { Text("a") },
      plain.ornament(visibility: .visible, attachmentAnchor: .parent(.top), contentAlignment: .top) {
        Text("a")
      },
      plain.offset(z: 3), plain.frame(depth: 3), plain.frame(depth: nil, alignment: .front),
      plain.background(AccessoryWidgetBackground()), plain.background(Blur()), plain.background(Clickable()),
    ]
    let expected = try height(plain)
    for view in views { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
  }

  @Test("A field is made with the focus that the row around has")
  func focus() throws { #expect(try height(Row()) == height(plain)) }

  @Test("A widget's family, colouring and margins are read by its views")
  func widgets() throws {
    #expect(try height(Entry()) == 20)
    #expect(try height(Entry().environment(\.widgetFamily, .systemMedium)) == 30)
    #expect(try height(Entry().environment(\.widgetRenderingMode, .accented)) == 27)
    #expect(
      try height(
        Entry().environment(\.widgetContentMargins, EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)))
        == 25)
    #expect(try height(AccessoryWidgetBackground().frame(height: 40)) == 40)
    #expect(
      try height(
        Image(systemName: "a").resizable().widgetAccentedRenderingMode(.desaturated).frame(height: 9)) == 9)
  }

  @Test("Buttons and toggles of widgets are as high as those that act")
  func intents() throws {
    let button = Button("a") {}.buttonStyle(.bordered)
    #expect(try height(Button("a", intent: Switch()).buttonStyle(.bordered)) == height(button))
    #expect(try height(Button(intent: Switch()) { Text("a") }.buttonStyle(.bordered)) == height(button))
    #expect(
      try height(Button("a" as String, role: .destructive, intent: Switch()).buttonStyle(.bordered))
        == height(button))
    let symbol = Button("a", systemImage: "star") {}
    #expect(try height(Button("a", systemImage: "star", intent: Switch())) == height(symbol))
    #expect(try height(Button("a" as String, systemImage: "star", intent: Switch())) == height(symbol))
    let toggle = Toggle("a", isOn: .constant(true))
    #expect(try height(Toggle("a", isOn: true, intent: Switch())) == height(toggle))
    #expect(try height(Toggle("a" as String, isOn: true, intent: Switch())) == height(toggle))
    #expect(
      try height(Toggle(isOn: false, intent: Switch()) { Color.red.frame(height: 50) })
        == height(Toggle(isOn: .constant(false)) { Color.red.frame(height: 50) }))
    let help = try height(Image(systemName: "questionmark.circle"))
    #expect(try height(HelpLink {}) == help)
    #expect(try height(HelpLink(destination: URL(fileURLWithPath: "/"))) == help)
    #expect(try height(HelpLink(anchor: "a")) == help && height(HelpLink(anchor: "a", book: "b")) == help)
  }

  @Test("What stands by a side takes its width and its spacing from a row")
  func sides() throws {
    let text = Text(String(repeating: "words ", count: 40))
    let side = Color.red.frame(width: 100, height: 10)
    let expected = try height(text, width: 216)
    #expect(try expected > height(text))
    #expect(try height(text.safeAreaInset(edge: .trailing, spacing: 4) { side }) == expected)
    #expect(try height(text.safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { side }) == expected)
    #expect(try height(text.safeAreaBar(edge: .leading, spacing: 4) { side }) == expected)
    #expect(try height(text.safeAreaInset(edge: .bottom, spacing: 4) { side }) == height(text) + 14)
  }

  @Test("An aid that runs is read by views")
  func aids() throws {
    #expect(try height(Spoken()) == 20)
    #expect(try height(Spoken().environment(\.accessibilityEnabled, true)) == 40)
  }

  @Test("A loader's own picture has the height of its placeholder")
  func pictures() throws {
    let picture = Picture {
      $0.resizable()
    } placeholder: {
      Color.red.frame(height: 31)
    }
    #expect(try height(picture) == 31)
  }

  @Test("An image of AppKit's has the size that it was given last")
  func images() throws {
    let image = NSImage(size: NSSize(width: 40, height: 20))
    #expect(Set([image, image, NSImage(size: image.size)]).count == 2)
    #expect(try height(plain.onChange(of: image as NSImage?) { _, _ in }) == height(plain))
    #expect(try height(Image(nsImage: image)) == 20)
    image.size = NSSize(width: 24, height: 12)
    #expect(image.size == CGSize(width: 24, height: 12))
    #expect(try height(Image(nsImage: image)) == 12)
    #expect(NSImage(contentsOf: URL(string: "https://example.com/a.png")!) == nil)
    #expect(NSImage(contentsOf: URL(fileURLWithPath: "/dev/null")) == nil)
    let bytes: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 30, 0, 0, 0, 11,
    ]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try height(Image(nsImage: #require(NSImage(contentsOf: file)))) == 11)
  }

  @Test("Fonts and lengths follow the traits that they are asked for")
  func fonts() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let large = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
    #expect((large as CTFont).pointSize == 40 && !UIAccessibility.buttonShapesEnabled)
    #expect(
      try height(Text("a").font(Font(large)))
        == height(Text("a").dynamicTypeSize(.accessibility3)))
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: nil) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - 40) < 0.5)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(metrics.scaledFont(for: font, compatibleWith: traits).pointSize - 40) < 0.5)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    #expect(Font(UIFont.italicSystemFont(ofSize: 20)) == .system(size: 20).italic())
  }

  @Test("A resized font keeps its letters, and traits make another font")
  func fontTraits() throws {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    #expect(Font(bold.withSize(30)) == .system(size: 30, weight: .bold))
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    let both = try #require(bold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(Font(UIFont(descriptor: both, size: 0)) == .system(size: 20, weight: .bold).italic())
    let italic = try #require(bold.fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(Font(UIFont(descriptor: italic, size: 12)) == .system(size: 12, weight: .regular).italic())
    let round = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).withDesign(.rounded))
    #expect(round.pointSize == 17 && round.symbolicTraits == .traitBold)
    #expect(Font(UIFont(descriptor: round, size: 0)) == .system(.headline, design: .rounded))
    let mono = try #require(round.withSize(9).withSymbolicTraits(.traitMonoSpace))
    #expect(mono.pointSize == 9 && mono.symbolicTraits == .traitMonoSpace)
  }

  @Test("The white of a grey is told")
  func colours() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    let isGrey = unsafe UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.4).getWhite(&white, alpha: &alpha)
    #expect(isGrey && abs(white - 0.2) < 0.01 && abs(alpha - 0.4) < 0.01)
    let isRedGrey = unsafe UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: nil)
    #expect(!isRedGrey)
  }

  @Test("Files, apps and panels of AppKit: nothing is opened, and nobody answers")
  func workspace() {
    let place = URL(fileURLWithPath: "/")
    let workspace = NSWorkspace.shared
    let settings = NSWorkspace.OpenConfiguration()
    settings.activates = false
    workspace.open(place, configuration: settings) { _, _ in Issue.record("opened") }
    #expect(!workspace.selectFile("/a", inFileViewerRootedAtPath: "/"))
    #expect(workspace.icon(for: .pdf).size == CGSize(width: 32, height: 32))
    #expect(workspace.urlForApplication(withBundleIdentifier: "a") == nil)
    #expect(workspace.runningApplications.isEmpty && workspace.frontmostApplication == nil)
    let app = NSRunningApplication.current
    #expect(!app.activate(options: [.activateAllWindows, .activateIgnoringOtherApps]) && !app.isActive)
    #expect(!app.terminate())
    #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "a").isEmpty)
    let panel = NSOpenPanel()
    (panel.canChooseDirectories, panel.allowedContentTypes, panel.prompt) = (true, [.pdf], "a")
    (panel.isExtensionHidden, panel.allowsOtherFileTypes) = (true, true)
    #expect(panel.runModal() != .OK && panel.url == nil && panel.urls.isEmpty)
    panel.begin { _ in Issue.record("answered") }
    panel.beginSheetModal(for: NSWindow()) { _ in Issue.record("answered") }
    #expect(NSSavePanel().runModal() == .cancel)
    #expect(NSScreen.main?.frame == UIScreen.main.bounds && NSScreen.screens.count == 1)
    #expect(NSEvent.mouseLocation == .zero)
    #expect(NSHostingView(rootView: Text("a")).subviews.isEmpty)
  }

  @Test("Screens of UIKit lie above or beside each other, and share with nobody")
  func screens() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    #expect(stack.topViewController === second && stack.visibleViewController === second)
    #expect(stack.popViewController(animated: false) === second)
    #expect(stack.popViewController(animated: false) == nil)
    stack.pushViewController(second, animated: false)
    #expect(stack.popToRootViewController(animated: false)?.count == 1)
    #expect(UINavigationController().popToRootViewController(animated: false)?.isEmpty == true)
    let tabs = UITabBarController()
    tabs.selectedViewController = second
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = [first, second]
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === second)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController == nil)
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
    #expect(alert.popoverPresentationController == nil)
    alert.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    #expect(first.navigationController == nil && first.tabBarController == nil)
    let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop, .print]
    share.completionWithItemsHandler = { _, _, _, _ in Issue.record("shared") }
    first.present(share, animated: true)
    AccessibilityNotification.Announcement("a").post()
    AccessibilityNotification.Announcement(AttributedString("a")).post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged(nil).post()
    AccessibilityNotification.PageScrolled("a").post()
  }
}
