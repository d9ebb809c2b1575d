// Values of the environment that tell what no described row has: windows, pointers, aids, and what a view does with them.

/// Closes a window; does nothing in a described row.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings; does nothing in a described row.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Begins to change a name; does nothing in a described row.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Moves the keyboard to where it was at first; does nothing in a described row.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// The state of a window's controls.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// In the window with the keyboard; in a window of the app that is used; in a window of another app.
  case key, active, inactive
}

extension EnvironmentValues {
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Begins to change a name: nil, as nothing has one.
  public var rename: RenameAction? { nil }
  /// Moves the keyboard to where it was at first.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// The state of the window's controls.
  @Entry public var controlActiveState: ControlActiveState = .key
  /// True if the window looks used.
  @Entry public var appearsActive: Bool = true
  /// True if a watch's screen is dimmed.
  @Entry public var isLuminanceReduced: Bool = false
  /// False: nobody records the screen.
  public var isSceneCaptured: Bool { false }
  /// True if views show where a pointer is.
  public var isHoverEffectEnabled: Bool { true }
  /// The visibility of a menu's mark.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
  /// The repetition of buttons that are held.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  /// The visibility of marks beside what is scrolled to the side.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// The visibility of marks beside what is scrolled up and down.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// The change from one content to the next.
  @Entry public var contentTransition: ContentTransition = .identity
  /// The keys of the control around.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// The prominence of badges.
  @Entry public var badgeProminence: BadgeProminence = .standard
  /// True if words are not corrected while they are written.
  @Entry public var autocorrectionDisabled: Bool = false
  /// True if a screen for those who need few things is shown.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// True if flashing lights are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True if pictures may move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// True if small contents are shown large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// True if a hand's movements do something.
  public var accessibilityQuickActionsEnabled: Bool { false }
}
