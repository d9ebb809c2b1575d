// Values of the environment that tell what no described row has: windows, pointers, aids, and what a view does with them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Closes a window; does nothing in a described row.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings; does nothing in a described row.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// Begins to change a name; does nothing in a described row.
public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

/// Moves the keyboard to where it was at first; does nothing in a described row.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// The state of a window's controls.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

extension EnvironmentValues {
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Begins to change a name: nil, as nothing has one.
  public var rename: RenameAction? { nil }
  /// Moves the keyboard to where it was at first.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  @Entry public var controlActiveState: ControlActiveState = .key
  @Entry public var appearsActive: Bool = true
  @Entry public var isLuminanceReduced: Bool = false
  /// False: nobody records the screen.
  public var isSceneCaptured: Bool { false }
  public var isHoverEffectEnabled: Bool { true }
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  @Entry public var contentTransition: ContentTransition = .identity
  public var keyboardShortcut: KeyboardShortcut? { nil }
  @Entry public var badgeProminence: BadgeProminence = .standard
  @Entry public var autocorrectionDisabled: Bool = false
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
}
