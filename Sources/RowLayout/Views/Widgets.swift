// The family, colouring and background of widgets, for their views to ask for.

/// The family of a widget, which tells its size.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  /// A small square, a row of two, a large square of four, or a row of eight; in a watch's corner, round, a
  /// small row, or a line of text.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular,
    accessoryRectangular, accessoryInline
}

/// The colouring of a widget.
public enum WidgetRenderingMode: Hashable, Sendable {
  /// As it is; in two colours; in one colour.
  case fullColor, accented, vibrant
}

/// The colouring of an image in a widget of two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// With the coloured group, or without.
  public static let accented = Self(name: "accented"), fullColor = Self(name: "fullColor")
  /// Grey.
  public static let desaturated = Self(name: "desaturated"),
    accentedDesaturated = Self(name: "accentedDesaturated")
}

extension EnvironmentValues {
  /// The family of the widget: the first one until another is set.
  @Entry public var widgetFamily: WidgetFamily = .systemSmall
  /// The colouring of the widget.
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  /// The margins of the widget, which a described row has not: none until they are set.
  @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
}

/// The usual background of a widget on a watch or a locked screen; takes what it is proposed (rule L1).
nonisolated public struct AccessoryWidgetBackground: View {
  /// The background.
  public init() {}
  /// A shape.
  public var body: some View { Color("gray") }
}

nonisolated extension Image {
  /// Accepts the colouring in a widget of two colours.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
