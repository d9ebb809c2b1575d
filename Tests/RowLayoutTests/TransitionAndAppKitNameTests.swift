import Foundation
import RowLayout
import Testing

/// Names of transitions, of macOS and of questions that row files use beside those of the other tests of names.
@MainActor @Suite struct TransitionAndAppKitNameTests {
  private struct Key: PreferenceKey {
    static let defaultValue = 20.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  private struct Item: Hashable, Identifiable { let id: Int }

  private var plain: some View { Text("some words").padding(3) }
  private let item: Item? = Item(id: 1)

  private func sized(_ view: some View) -> some View {
    view.environment(\.imageSizes, ["picture": CGSize(width: 9, height: 31)])
  }

  private func expectNoEffect(_ views: [any View]) throws {
    let expected = try height(plain)
    for view in views { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
  }

  @Test("Transitions by their types leave the height as it is")
  func transitions() throws {
    try expectNoEffect([
      plain.transition(.opacity), plain.transition(.blurReplace), plain.transition(.blurReplace(.upUp)),
      plain.transition(BlurReplaceTransition(configuration: .downUp)),
      plain.transition(OpacityTransition().combined(with: MoveTransition(edge: .leading)).animation(.easeIn)),
      plain.transition(AsymmetricTransition(insertion: .opacity, removal: .scale(0.5, anchor: .top))),
      plain.transition(AsymmetricTransition(insertion: .push(from: .top), removal: .identity)),
      plain.transition(AsymmetricTransition(insertion: .slide, removal: .scale)),
      plain.transition(AsymmetricTransition(insertion: .move(edge: .top), removal: .offset(x: 3))),
      plain.transition(AsymmetricTransition(insertion: OffsetTransition(CGSize()), removal: .blurReplace)),
      plain.animation(.easeIn.logicallyComplete(after: 1), value: 1),
      plain.keyframeAnimator(initialValue: 1.0, trigger: 1) { view, value in
        view.opacity(value)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
      },
      KeyframeAnimator(initialValue: 3.0) { plainly in
        Text("some words").padding(plainly)
      } keyframes: { _ in
        LinearKeyframe(20.0, duration: 1)
      },
      KeyframeAnimator(initialValue: CGSize(width: 3, height: 9), trigger: 1) { size in
        Text("some words").padding(size.width)
      } keyframes: { _ in
        KeyframeTrack(\.width) { CubicKeyframe(20, duration: 1) }
      },
    ])
  }

  @Test("Questions, keys and previews leave the height as it is")
  func questions() throws {
    let isShown = Binding.constant(true)
    let title = "a title"
    try expectNoEffect([
      plain.alert(Text("a"), isPresented: isShown, presenting: item) { _ in Button("b") {} },
      plain.alert(Text("a"), isPresented: isShown, presenting: item) { _ in
        Button("b") {}
      } message: {
        Text("\($0.id)")
      },
      plain.alert(title, isPresented: isShown, presenting: item) { _ in Button("b") {} },
      plain.alert(title, isPresented: isShown, presenting: item) { _ in
        Button("b") {}
      } message: {
        Text("\($0.id)")
      },
      plain.confirmationDialog(Text("a"), isPresented: isShown, presenting: item) { _ in Button("b") {} },
      plain.confirmationDialog(Text("a"), isPresented: isShown, titleVisibility: .visible, presenting: item) {
        Text("\($0.id)")
      } message: {
        Text("\($0.id)")
      },
      plain.confirmationDialog(title, isPresented: isShown, presenting: item) { _ in Button("b") {} },
      plain.confirmationDialog(title, isPresented: isShown, presenting: item) {
        Text("\($0.id)")
      } message: {
        Text("\($0.id)")
      },
      plain.dialogIcon(Image(systemName: "star")),
      plain.sensoryFeedback(trigger: 1) { .success },
      plain.onKeyPress(keys: [.upArrow, .space]) { _ in .handled },
      plain.onKeyPress(characters: .alphanumerics, phases: .down) { _ in .ignored },
      plain.symbolVariableValueMode(.draw), plain.paletteSelectionEffect(.symbolVariant(.fill)),
      plain.toolbarBackgroundVisibility(.hidden, for: .navigationBar),
      plain.navigationLinkIndicatorVisibility(.hidden),
      plain.quickLookPreview(.constant(nil)), plain.quickLookPreview(.constant(nil), in: [URL]()),
      plain.backgroundPreferenceValue(Key.self, alignment: .top) { Color.red.frame(height: $0) },
      plain.overlayPreferenceValue(Key.self, alignment: .bottom) { Color.red.frame(height: $0) },
      ForEach([1], id: \.self) { _ in plain }.onInsert(of: [.text]) { _, _ in },
    ])
  }

  @Test("Resources and titles are as high as their names")
  func resources() throws {
    let resource = ImageResource(name: "picture", bundle: .main)
    let title = "a title"
    let pairs: [(any View, any View)] = [
      (Label("a", image: resource), Label("a", image: "picture")),
      (Label(title, image: resource), Label(title, image: "picture")),
      (Button("a", image: resource) {}, Button("a", image: "picture") {}),
      (Button(title, image: resource) {}, Label(title, image: "picture")),
      (Image("picture", variableValue: 0.5, bundle: nil, label: Text("a")), Image("picture")),
      (ControlGroup("a") { plain }, plain), (ControlGroup(title) { plain }, plain),
      (ControlGroup("a", systemImage: "star") { plain }, plain),
      (ControlGroup(title, systemImage: "star") { plain }, plain),
    ]
    for (one, other) in pairs {
      #expect(try height(sized(AnyView(one))) == height(sized(AnyView(other))), "\(type(of: one))")
    }
  }

  @Test("Images, fonts and colours of macOS are those of UIKit")
  func macOS() throws {
    #expect(try height(Image(nsImage: NSImage(size: CGSizeMake(3, 7)))) == 7)
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    #expect(try height(Image(nsImage: symbol)) == 20)
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: .init(pointSize: 34, weight: .bold)))
    #expect(try height(Image(uiImage: large)) == 40)
    #expect(large.withTintColor(.red, renderingMode: .alwaysOriginal).size == large.size)
    let small = Text("a").font(Font(NSFont.systemFont(ofSize: NSFont.smallSystemFontSize)))
    #expect(try height(small) == height(Text("a").font(.system(size: 11))))
    #expect(NSFont.systemFontSize > NSFont.smallSystemFontSize && NSFont.labelFontSize == 10)
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label) && NSColor.linkColor == .systemBlue)
    #expect(NSColor.windowBackgroundColor != NSColor.controlBackgroundColor)
    #expect(NSEvent.modifierFlags.isEmpty && NSPasteboard.general.string(forType: .string) == nil)
    #expect(CGRectMake(1, 2, 3, 4).origin == CGPointMake(1, 2) && UIView().tintColor == .systemBlue)
  }

  @Test("The publishers of timers have their names")
  func timers() throws {
    let timer: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
    let connected: Publishers.Autoconnect<Timer.TimerPublisher> = timer.autoconnect()
    try expectNoEffect([plain.onReceive(connected) { _ in connected.upstream.connect().cancel() }])
  }
}
