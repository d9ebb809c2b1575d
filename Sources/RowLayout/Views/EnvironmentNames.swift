// Values of the environment that have no effect on layout; described rows see those of a phone at rest.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The setting for the size of text as UIKit has it.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The contrast of colours.
public enum ColorSchemeContrast: Hashable, Sendable {
  case standard, increased
}

/// The requested weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// A phase of the app.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// The presence of a screen, and a way to close it.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { true }
  public mutating func dismiss() {}
}

/// The prominence of what is behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  public static let standard = Self(isIncreased: false)
  public static let increased = Self(isIncreased: true)
}

/// Loads what is shown anew; does nothing in a described row.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Opens a window; does nothing in a described row.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Asks for a word about the app; does nothing in a described row.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
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
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// True if colour alone is not enough.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityEnabled: Bool {
    get { accessibilityVoiceOverEnabled }
    set { accessibilityVoiceOverEnabled = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool { false }
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
  @Entry public var calendar: Calendar = Calendar.current
  @Entry public var timeZone: TimeZone = TimeZone.current
  @Entry public var scenePhase: ScenePhase = .active
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var dismissSearch: DismissAction { DismissAction() }
  public var refresh: RefreshAction? { nil }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var supportsMultipleWindows: Bool { false }
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
  @Entry public var symbolVariants: SymbolVariants = .none
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// Points between lines, which ``View/lineSpacing(_:)`` sets without this value.
  @Entry public var lineSpacing: CGFloat = 0
  /// True if texts are tightened, which ``View/allowsTightening(_:)`` sets without this value.
  @Entry public var allowsTightening: Bool = false
  /// The least scale of texts, which ``View/minimumScaleFactor(_:)`` sets without this value.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// The truncation of texts, which ``View/truncationMode(_:)`` sets without this value.
  @Entry public var truncationMode: TruncationMode = .tail
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  @Entry public var backgroundStyle: AnyShapeStyle?
  /// The brightness that is allowed above white, which ``View/allowedDynamicRange(_:)`` sets without this value.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// The place of what stands below tabs; nil where it stands in none.
  @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
  @Entry public var showsWidgetContainerBackground: Bool = true
  public var backgroundMaterial: Material? { nil }
  @Entry public var headerProminence: Prominence = .standard
}

/// The place of what stands below tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}
