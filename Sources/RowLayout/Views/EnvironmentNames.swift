// Values of the environment that have no effect on layout; described rows see those of a phone at rest.

/// The setting for the size of text as UIKit has it.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  /// From the least over the standard, `large`, to the greatest of the five for accessibility.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// True if the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The contrast of colours.
public enum ColorSchemeContrast: Hashable, Sendable {
  /// As usual; further.
  case standard, increased
}

/// The requested weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual; bold.
  case regular, bold
}

/// A phase of the app.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// It is not; it is, and does nothing; it is.
  case background, inactive, active
}

/// The presence of a screen, and a way to close it.
public struct PresentationMode: Sendable {
  /// It is.
  public var isPresented: Bool { true }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// The prominence of what is behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// As usual.
  public static let standard = Self(isIncreased: false)
  /// More, as behind a chosen row.
  public static let increased = Self(isIncreased: true)
}

/// Loads what is shown anew; does nothing in a described row.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens a window; does nothing in a described row.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Asks for a word about the app; does nothing in a described row.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The reader's setting for the size of text as UIKit has it.
  public var sizeCategory: ContentSizeCategory {
    get {
      let number = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
      return ContentSizeCategory.allCases[min(number, ContentSizeCategory.allCases.count - 1)]
    }
    set {
      let number = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 0
      dynamicTypeSize = DynamicTypeSize.allCases[min(number, DynamicTypeSize.allCases.count - 1)]
    }
  }
  /// The contrast of colours.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// True if colour alone is not enough.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// True if nothing is translucent.
  public var accessibilityReduceTransparency: Bool { false }
  /// True if buttons have shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// True if colours invert.
  public var accessibilityInvertColors: Bool { false }
  /// True if an aid runs.
  public var accessibilityEnabled: Bool {
    get { accessibilityVoiceOverEnabled }
    set { accessibilityVoiceOverEnabled = newValue }
  }
  /// True if switches control the phone.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// The requested weight of text.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
  /// The calendar by which dates are written.
  @Entry public var calendar: Calendar = Calendar.current
  /// The zone in which times are written.
  @Entry public var timeZone: TimeZone = TimeZone.current
  /// The app's phase.
  @Entry public var scenePhase: ScenePhase = .active
  /// The screen's presence.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// True if a screen is shown.
  public var isPresented: Bool { false }
  /// True if the view has the keyboard.
  public var isFocused: Bool { false }
  /// True during a search.
  public var isSearching: Bool { false }
  /// Ends looking for something.
  public var dismissSearch: DismissAction { DismissAction() }
  /// Loads what is shown anew.
  public var refresh: RefreshAction? { nil }
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// True if there may be several windows.
  public var supportsMultipleWindows: Bool { false }
  /// True if scrolling is on.
  public var isScrollEnabled: Bool { true }
  /// The least height of a list's rows at the standard size of text.
  public var defaultMinListRowHeight: CGFloat {
    get { CGFloat(listRowProfile.minimumHeight) }
    set { listRowProfile.minimumHeight = Double(newValue) }
  }
  /// The least height of a list's headers, their room above and below included; nil for that of rows.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// True if choices by round marks are side by side.
  @Entry var hasHorizontalRadioGroups: Bool = false
  /// The kinds of symbols.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// The rendering mode of symbols.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// Points between lines, which ``View/lineSpacing(_:)`` sets without this value.
  @Entry public var lineSpacing: CGFloat = 0
  /// True if texts are tightened, which ``View/allowsTightening(_:)`` sets without this value.
  @Entry public var allowsTightening: Bool = false
  /// The least scale of texts, which ``View/minimumScaleFactor(_:)`` sets without this value.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// The truncation of texts, which ``View/truncationMode(_:)`` sets without this value.
  @Entry public var truncationMode: TruncationMode = .tail
  /// Asks for a word about the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The style of backgrounds.
  @Entry public var backgroundStyle: AnyShapeStyle?
  /// The brightness that is allowed above white, which ``View/allowedDynamicRange(_:)`` sets without this value.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
  /// The prominence of what is behind, as behind a chosen row of a list.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// The place of what stands below tabs; nil where it stands in none.
  @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
  /// True if a widget has its background around.
  @Entry public var showsWidgetContainerBackground: Bool = true
  /// The background material.
  public var backgroundMaterial: Material? { nil }
  /// The prominence of headers.
  @Entry public var headerProminence: Prominence = .standard
}

/// The place of what stands below tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Among the tabs; above the tabs.
  case inline, expanded
}
