import Foundation
import RowLayout
import Testing

extension FocusedValues {
  fileprivate struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }
  fileprivate var draft: Binding<String>? { self[DraftKey.self] }
}

private struct TopStop: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.velocity.dy < context.pixelLength { target.rect.origin = .zero }
  }
}

/// The table of the latest names that have no effect on layout.
@MainActor @Suite struct LatestNamesWithoutEffectTests {
  private enum Failure: LocalizedError { case first }

  private var plain: some View { Text("some words").padding(3) }
  private let space = Namespace().wrappedValue
  @FocusState private var isFocused: Bool
  @FocusedBinding(\.draft) private var draft

  private func expectNoEffect(_ views: [any View]) throws {
    let expected = try height(plain)
    for view in views { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
  }

  @Test("Gestures, changes and symbols leave the height as it is")
  func gestures() throws {
    try expectNoEffect([
      plain.gesture(TapGesture(), name: "a"), plain.simultaneousGesture(TapGesture(), isEnabled: true),
      plain.simultaneousGesture(TapGesture(), name: "a"),
      plain.highPriorityGesture(TapGesture(), isEnabled: false),
      plain.highPriorityGesture(TapGesture(), name: "a", isEnabled: false),
      plain.transaction(value: 1) { $0.animation = nil },
      plain.symbolEffect(.wiggle.left, options: .repeat(.continuous)),
      plain.symbolEffect(.rotate.clockwise.byLayer, options: .repeat(.periodic(2, delay: 1)).speed(2)),
      plain.symbolEffect(.breathe.plain, options: .nonRepeating.repeating),
      plain.symbolEffect(.drawOn.individually),
      plain.symbolEffect(.breathe.pulse, options: .speed(2).repeat(3).nonRepeating),
      plain.symbolEffect(.wiggle.custom(angle: .degrees(3)), options: .default.repeat(.periodic)),
      plain.symbolEffect(.rotate.counterClockwise.forward.backward.right),
      plain.symbolEffect(.drawOff.reversed.nonReversing), plain.symbolEffect(.automatic.offUp, value: 1),
      plain.contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer))),
      plain.contentTransition(.symbolEffect(.replace.magic(fallback: .offUp.wholeSymbol))),
      plain.contentTransition(.symbolEffect(.replace.magic(fallback: .replace))),
      plain.contentTransition(.symbolEffect(.replace.magic(fallback: .upUp))),
      plain.transition(.symbolEffect(.disappear, options: .speed(2))),
    ])
  }

  @Test("Sheets, bars and searches leave the height as it is")
  func screens() throws {
    try expectNoEffect([
      plain.alert(isPresented: .constant(true), error: Failure.first) { _ in
        Text("a")
      } message: { _ in
        Text("b")
      },
      plain.presentationBackground(alignment: .top) { Color.red },
      plain.presentationCompactAdaptation(horizontal: .popover, vertical: .sheet),
      plain.presentationSizing(.form.fitted(horizontal: true, vertical: false).sticky(vertical: true)),
      plain.matchedTransitionSource(id: 1, in: space) {
        $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: 2)
      },
      plain.glassEffectUnion(id: 1, namespace: space),
      plain.toolbar(removing: .title), plain.toolbar(removing: .sidebarToggle).toolbar(removing: .search),
      plain.toolbar {
        DefaultToolbarItem(kind: .search, placement: .largeTitle)
        ToolbarItem(placement: .subtitle) { Text("a") }
        ToolbarItem(placement: .title) { Text("a") }
        ToolbarItem(placement: .largeSubtitle) { Text("a") }
      },
      plain.searchSuggestions(.hidden, for: [.menu, .content]),
      plain.findNavigator(isPresented: .constant(true)),
      plain.findDisabled().replaceDisabled(), plain.renameAction {}, plain.renameAction($isFocused),
      plain.scrollEdgeEffectHidden(for: .top), plain.listSectionIndexVisibility(.hidden),
      plain.hoverEffectDisabled(), plain.defaultHoverEffect(.lift), plain.backgroundExtensionEffect(),
      plain.backgroundExtensionEffect(isEnabled: false),
      plain.defaultScrollAnchor(.bottom, for: .initialOffset),
      plain.defaultScrollAnchor(.top, for: .sizeChanges),
      plain.defaultScrollAnchor(.top, for: .alignment),
      plain.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)),
      plain.scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: .center)),
      plain.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew)),
      plain.scrollTargetBehavior(.paging), plain.scrollTargetBehavior(TopStop()),
      plain.gesture(LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in }),
      plain.onReceive(Just("a")) { _ in }, plain.onReceive("ab".publisher.collect()) { _ in },
      plain.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)),
      plain.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always)),
      plain.datePickerStyle(GraphicalDatePickerStyle()).datePickerStyle(CompactDatePickerStyle()),
      plain.datePickerStyle(WheelDatePickerStyle()).datePickerStyle(DefaultDatePickerStyle()),
      plain.formStyle(GroupedFormStyle()).formStyle(ColumnsFormStyle()).formStyle(AutomaticFormStyle()),
      plain.formStyle(.grouped).formStyle(.columns),
      plain.tabViewStyle(DefaultTabViewStyle()).tabViewStyle(TabBarOnlyTabViewStyle()),
      plain.tabViewStyle(SidebarAdaptableTabViewStyle()),
      plain.navigationViewStyle(ColumnNavigationViewStyle()).navigationViewStyle(
        DefaultNavigationViewStyle()),
      plain.sectionIndexLabel("a"), plain.sectionIndexLabel(Text("a")), plain.inspectorColumnWidth(300),
      plain.inspectorColumnWidth(min: 3, ideal: 300),
      plain.toolbar { ToolbarTitleMenu { Text("a") } }.toolbar { ToolbarTitleMenu() },
      plain.tabViewStyle(.sidebarAdaptable), plain.tabViewStyle(.tabBarOnly),
      plain.defaultFocus($isFocused, true, priority: .userInitiated),
    ])
    #expect(SearchSuggestionsPlacement.automatic != .menu && SearchSuggestionsPlacement.content != .menu)
    #expect(draft == nil && $draft.wrappedValue == nil)
    #expect(DefaultFocusEvaluationPriority.automatic != .userInitiated)
  }

  @Test("What is drawn or read differently leaves the height as it is")
  func drawn() throws {
    try expectNoEffect([
      plain.colorEffect(ShaderLibrary.tinted(.float(1), .color(.red), .boundingRect)),
      plain.distortionEffect(
        ShaderLibrary.default.wave(.float2(1, 2), .float2(CGPoint.zero), .float2(CGSize.zero)),
        maxSampleOffset: CGSize(width: 30, height: 30)),
      plain.layerEffect(
        ShaderLibrary.bundle(.main).blur(
          .float3(1, 2, 3), .float4(1, 2, 3, 4), .floatArray([1]), .colorArray([.red]), .image(Image("a"))),
        maxSampleOffset: .zero, isEnabled: false),
      plain.visualEffect { view, _ in view.colorEffect(ShaderLibrary.tinted()) },
      plain.typesettingLanguage(Locale.Language(identifier: "th"), isEnabled: false),
      plain.symbolColorRenderingMode(.gradient), plain.foregroundStyle(HierarchicalShapeStyle.secondary),
      plain.background(BackgroundStyle()),
      plain.background(in: Circle(), fillStyle: FillStyle(eoFill: true)),
      plain.accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation]),
      plain.accessibilityActions(category: .edit) { Text("a") },
      plain.accessibilityActions(category: AccessibilityActionCategory("a")) { Text("a") },
      plain.accessibilityScrollAction { _ in }, plain.accessibilityDragPoint(.center, description: Text("a")),
      plain.accessibilityDropPoint(.center, description: Text("a")),
      plain.accessibilityDefaultFocus($isFocused, true),
    ])
    #expect(AccessibilityActionCategory("a") != .default && AccessibilityActionCategory(Text("a")) != .edit)
    let shader = ShaderLibrary.tinted(.float(1))
    #expect(shader.function.name == "tinted" && shader.arguments == [.float(1)] && !shader.dithersColor)
  }
}
