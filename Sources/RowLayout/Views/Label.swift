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
    guard let style = context.values.labelStyle else {
      return RowDescription(.label(title: context.single(title), icon: context.single(icon)))
    }
    var values = context.values
    values.labelStyle = nil
    let dressed = EnvironmentValues.$current.withValue(values) { style.dress(AnyView(title), AnyView(icon)) }
    return context.with(values).single(dressed)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text beside a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A text beside a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A text beside an image.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A text beside an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// What a label style dresses.
public struct LabelStyleConfiguration {
  /// A label's title or icon.
  public struct Part: View {
    let content: AnyView
    /// The part as it was made.
    public var body: some View { content }
  }

  /// The title.
  public let title: Part
  /// The icon.
  public let icon: Part
}

/// The looks of labels.
public protocol LabelStyle: SendableMetatype {
  /// The type of the dressed label.
  associatedtype Body: View
  /// What is dressed.
  typealias Configuration = LabelStyleConfiguration
  /// The dressed label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label by its icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label by its title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label by its icon and its title beside.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// Both.
  public func makeBody(configuration: Configuration) -> some View {
    Label(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: Self { Self() }
  /// Icon and title.
  public static var automatic: Self { Self() }
}

/// The style of the labels inside a view, as the environment keeps it.
struct AnyLabelStyle: @unchecked Sendable {
  // It is `Sendable` unchecked because descriptions are made where the style was set, and nothing else calls it.
  let dress: (AnyView, AnyView) -> AnyView
}

extension View {
  /// The looks of the labels inside.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let any = AnyLabelStyle { title, icon in
      AnyView(style.makeBody(configuration: .init(title: .init(content: title), icon: .init(content: icon))))
    }
    return environment(changing: { $0.labelStyle = any })
  }
}
