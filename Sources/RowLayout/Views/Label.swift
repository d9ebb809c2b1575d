/// An icon with a title beside it.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// A label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    if let dressed = context.dressed(
      LabelStyleConfiguration(title: StyledPart(title), icon: StyledPart(icon)))
    {
      return dressed
    }
    let title = context.describe(TitleLines(title: title))
    let (spacing, width) = (context.values.labelIconSpacing, context.values.labelIconWidth)
    guard spacing != nil || width != nil else {
      return RowDescription(.label(title: title, icon: context.single(icon)))
    }
    let room = FlexibleFrame(minWidth: width)
    let icon = RowDescription(.flexFrame(room, child: context.single(icon)))
    return RowDescription(
      .hstack(alignment: .firstTextBaseline, spacing: spacing, children: [icon, title]))
  }
}

nonisolated extension View {
  /// The least room for the icons of labels inside, in points (U).
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(changing: { $0.labelIconWidth = Double(width) })
  }
  /// The distance of icons and titles of labels inside, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(changing: { $0.labelIconSpacing = Double(spacing) })
  }
}

extension Label where Title == StyledPart, Icon == StyledPart {
  /// A label in a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text beside a symbol.
  @OtherTitles
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A text beside an image.
  @OtherTitles
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A text beside an image.
  @OtherTitles
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}

/// The input of a label style.
public struct LabelStyleConfiguration {
  /// A label's title.
  public typealias Title = StyledPart
  /// A label's icon.
  public typealias Icon = StyledPart
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The looks of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the dressed label.
  associatedtype Body: View
  /// The style input.
  typealias Configuration = LabelStyleConfiguration
  /// The dressed label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label by its icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label by its title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleLines(title: configuration.title)
  }
}

/// A label by its icon and its title beside.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// Both.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label as usual.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: Self { Self() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: Self { Self() }
  /// Icon and title.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// The looks of the labels inside.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
