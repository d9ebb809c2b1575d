import Foundation
import RowLayout
import Testing

extension ContainerValues {
  /// True if the row is pinned: it stands above the others.
  @Entry fileprivate var isPinned = false
}

extension FocusedValues {
  @Entry fileprivate var chosen: Int?
}

/// Names that came with the newer systems, and those that row files borrow from UIKit.
@MainActor @Suite struct RecentNameTests {
  private struct Person: Identifiable {
    let id: Int
    var isOn = false
    var label: String { "\(id)" }
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Mark: TextAttribute {}

  private struct Marker: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          if run[Mark.self] == nil { context.draw(run) } else { for slice in run { context.draw(slice) } }
        }
        context.draw(line)
      }
    }
  }

  private struct Growth: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    { nil }
  }

  private struct Qualified: SwiftUI.View {
    @SwiftUI.State private var count = 2
    var body: some SwiftUI.View {
      SwiftUI.VStack(spacing: 3) {
        SwiftUI.Text("a")
        SwiftUI.Color.red.frame(height: CGFloat(count))
      }
    }
  }

  private struct Watching: View {
    @FocusedValue(\.chosen) private var chosen
    var body: some View { if chosen == nil { Text("a") } }
  }

  private let title: LocalizedStringResource = "some title"

  @Test("A title by a resource is the title by its key")
  func resources() throws {
    let (isOn, text, date) = (Binding.constant(true), Binding.constant("abc"), Binding.constant(Date()))
    let pairs: [(any View, any View)] = [
      (Button(title) {}, Button("some title") {}),
      (Button(title, systemImage: "star") {}, Button("some title", systemImage: "star") {}),
      (Label(title, systemImage: "star"), Label("some title", systemImage: "star")),
      (Toggle(title, isOn: isOn), Toggle("some title", isOn: isOn)),
      (
        Picker(title, selection: text) { Text("x").tag("abc") },
        Picker("some title", selection: text) { Text("x").tag("abc") }
      ),
      (LabeledContent(title, value: "x"), LabeledContent("some title", value: "x")),
      (LabeledContent(title) { Text("x") }, LabeledContent("some title") { Text("x") }),
      (TextField(title, text: text), TextField("some title", text: text)),
      (NavigationLink(title) { Text("x") }, NavigationLink("some title") { Text("x") }),
      (NavigationLink(title, value: 1), NavigationLink("some title", value: 1)),
      (Menu(title) { Text("x") }, Menu("some title") { Text("x") }),
      (DisclosureGroup(title) { Text("x") }, DisclosureGroup("some title") { Text("x") }),
      (GroupBox(title) { Text("x") }, GroupBox("some title") { Text("x") }),
      (ProgressView(title), ProgressView("some title")),
      (Stepper(title, value: .constant(1)), Stepper("some title", value: .constant(1))),
      (DatePicker(title, selection: date), DatePicker("some title", selection: date)),
      (ColorPicker(title, selection: .constant(.red)), ColorPicker("some title", selection: .constant(.red))),
      (
        ContentUnavailableView(title, systemImage: "star"),
        ContentUnavailableView("some title", systemImage: "star")
      ),
    ]
    for (one, other) in pairs {
      #expect(try width(AnyView(one)) == width(AnyView(other)), "\(type(of: one))")
      #expect(try height(AnyView(one), width: 60) == height(AnyView(other), width: 60), "\(type(of: one))")
    }
  }

  @Test("Names stand with the module's before them")
  func qualified() throws {
    #expect(try height(Qualified()) == 25)
  }

  private struct Line: View {
    var body: some View { Color.red.frame(height: 2) }
  }

  private struct Lined: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        Line()
      }
    }
  }

  private struct Stacked: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { ZStack { children } }
  }

  @Test("A container of one's own lays the parts of its content out anew")
  func subviews() throws {
    let three = Group {
      Color.red.frame(height: 10)
      ForEach(0..<2) { _ in Color.red.frame(height: 20).containerValue(\.isPinned, true).padding(1) }
    }
    let spaced = VStack(spacing: 0) { ForEach(subviews: three) { $0.padding(.bottom, 5) } }
    #expect(try height(spaced) == 10 + 2 * 22 + 15)
    let counted = VStack(spacing: 0) {
      Group(subviews: three) { parts in
        if let first = parts.first { first }
        Color.blue.frame(height: CGFloat(parts.count) * 100)
      }
    }
    #expect(try height(counted) == 310)
    let pinned = VStack(spacing: 0) {
      ForEach(subviews: three) { part in
        if part.containerValues.isPinned { part }
      }
    }
    #expect(try height(pinned) == 44)
    #expect(try height(VStack(spacing: 0) { _VariadicView.Tree(Lined()) { three } }) == 10 + 2 * 22 + 3 * 2)
    #expect(try height(VStack(spacing: 0) { _VariadicView.Tree(Stacked()) { three } }) == 22)
    let sections = VStack(spacing: 0) {
      ForEach(sections: three) { section in
        section.header
        section.content
        section.footer
      }
    }
    #expect(try height(sections) == 54)
    #expect(try height(VStack(spacing: 0) { Group(sections: three) { $0.first?.content } }) == 54)
    #expect(try height(VStack { ForEach(subviews: EmptyView()) { $0 } }) == 0)
  }

  @Test("Icons, buttons and choices have the room that is asked for them")
  func rooms() throws {
    let label = Label {
      Text("abc")
    } icon: {
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try width(label.labelReservedIconWidth(30).labelIconToTitleSpacing(4)) == 30 + 4 + 24)
    #expect(try width(label.labelIconToTitleSpacing(4)) == 10 + 4 + 24)
    let button = Button("abc") {}.buttonStyle(.plain)
    #expect(try PreparedRow(view: button, texts: StandInEngine()).layout(width: 200).size.width == 24)
    let wide = try PreparedRow(view: button.buttonSizing(.flexible), texts: StandInEngine())
    #expect(try wide.layout(width: 200).size.width == 200)
    #expect(try width(button.buttonSizing(.fitted)) == 24)
    let choice = Picker(selection: .constant(1)) {
      Text("one").tag(1)
    } label: {
      Text("a")
    } currentValueLabel: {
      Color.red.frame(width: 10, height: 70)
    }
    #expect(try height(choice) == 84)
    #expect(try height(Button(role: .close) {}) == height(Image(systemName: "xmark")))
    #expect(try height(Button(role: .cancel) {}) == 20)
  }

  @Test("Screens by tabs lie on top of each other, and lists that can be ordered are lists")
  func tabsAndLists() throws {
    let tabs = TabView(selection: .constant(1)) {
      Tab("a", systemImage: "star", value: 1) { Color.red.frame(height: 40) }.badge(2)
      TabSection("more") {
        Tab("b", image: "x", value: 2) { Color.red.frame(height: 70) }.customizationID("b")
      }
      Tab(value: 3, role: .search) { Text("a") }
    }
    #expect(try height(tabs) == 70)
    #expect(
      try height(TabView { Tab("a", systemImage: "b", role: .search) { Color.red.frame(height: 9) } }) == 9)
    let people = Binding.constant([Person(id: 1), Person(id: 2)])
    let list = try height(List(people) { Text($0.wrappedValue.label) })
    #expect(try height(List(people, editActions: .all) { Text($0.wrappedValue.label) }) == list)
    #expect(
      try height(List { ForEach(people, editActions: .move) { Text($0.wrappedValue.label) } }) == list)
    #expect(
      try height(Toggle("a", sources: people, isOn: \.isOn)) == height(Toggle("a", isOn: .constant(true))))
  }

  @Test("Names without an effect on layout leave the height as it is")
  func withoutEffect() throws {
    let plain = Text("some words").padding(3)
    let space = Namespace().wrappedValue
    let all: [any View] = [
      plain.navigationTitle(title), plain.accessibilityLabel(title).accessibilityHint(title).help(title),
      plain.alert(title, isPresented: .constant(true)) { Text("a") },
      plain.confirmationDialog(title, isPresented: .constant(true)) { Text("a") },
      plain.scrollTransition(.animated.threshold(.visible(0.5))) { $0.opacity($1.isIdentity ? 1 : 0) },
      plain.scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { view, _ in view },
      plain.lineHeight(.loose), plain.lineHeight(.exact(points: 30)), plain.textRenderer(Marker()),
      plain.glassEffect(.clear.interactive(), in: .rect(corners: .concentric)),
      plain.listItemTint(.monochrome),
      plain.background(.red, in: ConcentricRectangle(topLeadingCorner: .fixed(3), topTrailingCorner: 4)),
      plain.contentShape(.buttonBorder), plain.pointerStyle(.link), plain.pointerVisibility(.hidden),
      plain.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) },
      plain.searchScopes(.constant(1), activation: .onTextEntry) { Text("a") }, plain.textEditorStyle(.plain),
      plain.accessibilityRotor("a") { AccessibilityRotorEntry("a", id: 1) },
      plain.accessibilityRotor(.headings) { AccessibilityRotorEntry("a", id: 1, in: space) },
      plain.accessibilityRotorEntry(id: 1, in: space), plain.animation(Animation(Growth()), value: 1),
      plain.onSubmit(of: .search) {}, plain.textInputSuggestions { Text("a") },
      plain.writingToolsBehavior(.disabled), plain.allowedDynamicRange(.high),
      plain.listSectionMargins(.horizontal, 3), PhaseAnimator([1, 2]) { _ in plain },
      plain.safeAreaBar(edge: .top) { EmptyView() },
    ]
    let expected = try height(plain)
    for view in all { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
    #expect(try height(Text("a").customAttribute(Mark())) == 20)
    #expect(try height(Watching()) == 20)
    #expect(try height(Button("a") {}.buttonStyle(.glass(.clear))) == 34)
    let canvas = Canvas { context, _ in
      context.clip(to: Path(), options: .inverse)
      context.fill(Path(), with: .color(white: 1))
      context.fill(Path(), with: .color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5))
      try? context.clipToLayer(opacity: 0.5) { _ in throw CancellationError() }
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("a").tag(1)
    }
    #expect(try height(canvas.frame(height: 30)) == 30)
  }

  @Test("What UIKit shows is not shown, and what it answers is said")
  func screens() {
    var isChanged = false
    UIView.animate(withDuration: 0.3) { isChanged = true }
    #expect(isChanged)
    let screen = UIHostingController(rootView: Text("a"))
    screen.view.backgroundColor = .clear
    #expect(screen.sizeThatFits(in: CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    let question = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "b", style: .cancel))
    screen.present(question, animated: true)
    #expect(question.actions.map(\.title) == ["b"] && screen.presentedViewController == nil)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.rootViewController == nil)
    #expect(!UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive })
    #expect(DynamicTypeSize(UIContentSizeCategory.extraLarge) == .xLarge)
    #expect(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        .preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(ImageRenderer(content: Text("a")).uiImage == nil)
    let image = UIImage(size: CGSize(width: 3, height: 2))
    #expect(image.cgImage?.width == 3 && (image.pngData() ?? image.jpegData(compressionQuality: 1)) == nil)
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    #expect(window.overrideUserInterfaceStyle == .dark && window.safeAreaInsets == .zero)
  }

  @Test("An image of no size that pixels have has some all the same")
  func imagesOfAbsurdSizes() throws {
    let sizes: [(CGFloat, Int)] = [
      (.infinity, 1 << 30), (1e300, 1 << 30), (-.infinity, 0), (.nan, 0), (-3, 0), (2.9, 2),
    ]
    for (length, pixels) in sizes {
      let image = try #require(UIImage(size: CGSize(width: length, height: length)).cgImage)
      #expect(image.width == pixels && image.height == pixels)
    }
    let file = Data([0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 1, count: 30))
    for scale in [CGFloat.leastNormalMagnitude / 4, CGFloat.leastNonzeroMagnitude, 1, .infinity] {
      let image = try #require(UIImage(data: file, scale: scale)?.cgImage)
      #expect((0...1 << 30).contains(image.width) && (0...1 << 30).contains(image.height))
    }
    #expect(UIImage(data: file, scale: 1)?.cgImage?.width == 0x0101_0101)
    #expect(UIImage(data: file, scale: .nan) == nil)
  }
}
