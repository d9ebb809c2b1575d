import Foundation
import RowLayout
import Testing

/// The table of names of windows, speech, questions and pointers that have no effect on layout.
@MainActor @Suite struct WindowAndSpeechNameTests {
  private var plain: some View { Text("some words").padding(3) }
  private let space = Namespace().wrappedValue
  private let key = AccessibilityCustomContentKey("a")

  private func expectNoEffect(_ views: [any View]) throws {
    let expected = try height(plain)
    for view in views { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
  }

  @Test("Gestures that may be none, questions, searches and the keyboard leave the height as it is")
  func interaction() throws {
    let gesture: AnyGesture<Void>? = nil
    try expectNoEffect([
      plain.gesture(gesture), plain.simultaneousGesture(Optional(TapGesture())),
      plain.listRowHoverEffect(.lift), plain.listRowHoverEffect(nil),
      plain.dialogSuppressionToggle(isSuppressed: .constant(true)),
      plain.dialogSuppressionToggle("a", isSuppressed: .constant(true)),
      plain.dialogSuppressionToggle(Text("a"), isSuppressed: .constant(true)),
      plain.dialogSuppressionToggle(String("a"), isSuppressed: .constant(true)),
      plain.dialogPreventsAppTermination(true),
      plain.searchable(text: .constant(""), isPresented: .constant(true), prompt: "a"),
      plain.searchable(text: .constant(""), isPresented: .constant(true), placement: .toolbar),
      plain.searchable(text: .constant(""), isPresented: .constant(true), prompt: String("a")),
      plain.focusable(interactions: .activate), plain.focusable(true, interactions: [.edit, .automatic]),
      plain.prefersDefaultFocus(in: space), plain.focusScope(space),
      plain.userActivity("a", element: Optional(3)) { _, _ in },
      plain.widgetLabel("a"), plain.widgetLabel(String("a")),
    ])
  }

  @Test("What is told and how lines align leave the height as it is")
  func told() throws {
    try expectNoEffect([
      plain.accessibilityLabel(Text("a"), isEnabled: true),
      plain.accessibilityLabel(String("a"), isEnabled: false),
      plain.accessibilityValue("a", isEnabled: true), plain.accessibilityValue(Text("a"), isEnabled: true),
      plain.accessibilityValue(String("a"), isEnabled: true),
      plain.accessibilityHint("a", isEnabled: true), plain.accessibilityHint(Text("a"), isEnabled: true),
      plain.accessibilityHint(String("a"), isEnabled: true),
      plain.accessibilityLinkedGroup(id: 1, in: space),
      plain.accessibilityLabeledPair(role: .label, id: 1, in: space),
      plain.accessibilityLabeledPair(role: .content, id: 1, in: space),
      plain.accessibilityCustomContent(key, Text("a"), importance: .high),
      plain.accessibilityCustomContent(key, "a"), plain.accessibilityCustomContent(key, String("a")),
      plain.speechAdjustedPitch(1), plain.speechAnnouncementsQueued(),
      plain.typesettingLanguage(.automatic), plain.typesettingLanguage(.explicit(.init(identifier: "th"))),
      plain.multilineTextAlignment(strategy: .writingDirectionBased),
      plain.multilineTextAlignment(strategy: .layoutBased), plain.multilineTextAlignment(strategy: .default),
      plain.writingDirection(strategy: .contentBased), plain.writingDirection(strategy: .layoutBased),
      plain.writingDirection(strategy: .default),
      plain.foregroundStyle(Color.red.mix(with: .blue, by: 0.3, in: .perceptual)),
    ])
    #expect(key == AccessibilityCustomContentKey("a") && key != AccessibilityCustomContentKey("b"))
    #expect(AccessibilityCustomContentKey("a", id: "c") == AccessibilityCustomContentKey(Text("b"), id: "c"))
  }

  private struct Reading: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.rename) private var rename
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.controlActiveState) private var controlActiveState
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.isSceneCaptured) private var isSceneCaptured
    @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
    @Environment(\.menuIndicatorVisibility) private var menuIndicatorVisibility
    @Environment(\.buttonRepeatBehavior) private var buttonRepeatBehavior
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.contentTransition) private var contentTransition
    @Environment(\.keyboardShortcut) private var keyboardShortcut
    @Environment(\.badgeProminence) private var badgeProminence
    @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled
    @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive
    @Environment(\.accessibilityDimFlashingLights) private var dimsLights
    @Environment(\.accessibilityPlayAnimatedImages) private var playsImages
    @Environment(\.accessibilityLargeContentViewerEnabled) private var showsLarge
    @Environment(\.accessibilityQuickActionsEnabled) private var hasQuickActions
    @Namespace private var space

    var body: some View {
      let _ = Self._printChanges()
      let _ = Self._logChanges()
      let isUsual =
        rename == nil && controlActiveState == .key && appearsActive && !isSceneCaptured
        && isHoverEffectEnabled && menuIndicatorVisibility == .automatic && keyboardShortcut == nil
        && buttonRepeatBehavior == .automatic && horizontal == .automatic && vertical == .automatic
        && badgeProminence == .standard && !autocorrectionDisabled && !isAssistive && !dimsLights
        && playsImages && !showsLarge && !hasQuickActions
      Button {
        dismissWindow()
        dismissWindow(id: "a")
        openSettings()
        resetFocus(in: space)
      } label: {
        Color.red.frame(height: isUsual ? (isLuminanceReduced ? 20 : 10) : 30)
      }
      .contentTransition(contentTransition)
    }
  }

  @Test("Values of the environment have their usual ones, or those that were set")
  func environment() throws {
    #expect(try height(Reading()) == 10)
    #expect(try height(Reading().environment(\.isLuminanceReduced, true)) == 20)
    #expect(try height(Reading().environment(\.controlActiveState, .inactive)) == 30)
    #expect(try height(Reading().environment(\.appearsActive, false)) == 30)
    #expect(try height(Reading().environment(\.badgeProminence, .increased)) == 30)
    #expect(try height(Reading().environment(\.buttonRepeatBehavior, .enabled)) == 30)
    #expect(try height(Reading().environment(\.menuIndicatorVisibility, .hidden)) == 30)
    #expect(try height(Reading().environment(\.verticalScrollIndicatorVisibility, .never)) == 30)
    #expect(try height(Reading().environment(\.horizontalScrollIndicatorVisibility, .never)) == 30)
    #expect(try height(Reading().environment(\.autocorrectionDisabled, true)) == 30)
  }
}
