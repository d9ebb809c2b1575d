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
  /// In the window with the keyboard.
  case key
  /// In a window of the app that is used.
  case active
  /// In a window of another app.
  case inactive
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
  public var controlActiveState: ControlActiveState {
    get { self[named: "controlActiveState", or: .key] }
    set { self[named: "controlActiveState", or: newValue] = newValue }
  }
  /// True if the window looks used.
  public var appearsActive: Bool {
    get { self[named: "appearsActive", or: true] }
    set { self[named: "appearsActive", or: newValue] = newValue }
  }
  /// True if a watch's screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[named: "isLuminanceReduced", or: false] }
    set { self[named: "isLuminanceReduced", or: newValue] = newValue }
  }
  /// False: nobody records the screen.
  public var isSceneCaptured: Bool { false }
  /// True if views show where a pointer is.
  public var isHoverEffectEnabled: Bool { true }
  /// The visibility of a menu's mark.
  public var menuIndicatorVisibility: Visibility {
    get { self[named: "menuIndicatorVisibility", or: .automatic] }
    set { self[named: "menuIndicatorVisibility", or: newValue] = newValue }
  }
  /// The repetition of buttons that are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[named: "buttonRepeatBehavior", or: .automatic] }
    set { self[named: "buttonRepeatBehavior", or: newValue] = newValue }
  }
  /// The visibility of marks beside what is scrolled to the side.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[named: "horizontalScrollIndicatorVisibility", or: .automatic] }
    set { self[named: "horizontalScrollIndicatorVisibility", or: newValue] = newValue }
  }
  /// The visibility of marks beside what is scrolled up and down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[named: "verticalScrollIndicatorVisibility", or: .automatic] }
    set { self[named: "verticalScrollIndicatorVisibility", or: newValue] = newValue }
  }
  /// The change from one content to the next.
  public var contentTransition: ContentTransition {
    get { self[named: "contentTransition", or: .identity] }
    set { self[named: "contentTransition", or: newValue] = newValue }
  }
  /// The keys of the control around.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[named: "badgeProminence", or: .standard] }
    set { self[named: "badgeProminence", or: newValue] = newValue }
  }
  /// True if words are not corrected while they are written.
  public var autocorrectionDisabled: Bool {
    get { self[named: "autocorrectionDisabled", or: false] }
    set { self[named: "autocorrectionDisabled", or: newValue] = newValue }
  }
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
