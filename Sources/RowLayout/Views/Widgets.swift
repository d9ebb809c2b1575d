// The family, colouring and background of widgets, for their views to ask for.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The family of a widget, which tells its size.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular,
    accessoryRectangular, accessoryInline
}

/// The place that renews widgets; a described row has none to renew.
public struct WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}

/// The colouring of a widget.
public enum WidgetRenderingMode: Hashable, Sendable {
  case fullColor, accented, vibrant
}

/// The colouring of an image in a widget of two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  public static let accented = Self(name: "accented"), fullColor = Self(name: "fullColor")
  public static let desaturated = Self(name: "desaturated"),
    accentedDesaturated = Self(name: "accentedDesaturated")
}

extension EnvironmentValues {
  /// The family of the widget: the first one until another is set.
  @Entry public var widgetFamily: WidgetFamily = .systemSmall
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  /// The margins of the widget, which a described row has not: none until they are set.
  @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
}

/// The usual background of a widget on a watch or a locked screen; takes what it is proposed (rule L1).
nonisolated public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color("gray") }
}

nonisolated extension Image {
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
