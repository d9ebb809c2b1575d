// A section of a list of views, in SwiftUI's forms, so that the name means what it does in a pasted row as well. Its views are its only item.

extension Section: View where Item: SectionViews {
  /// The header, the content and the footer.
  public var body: some View { header?.views }
}

/// The views of a section.
public protocol SectionViews {
  /// The views' type.
  associatedtype Views: View
  /// The header, the content and the footer.
  var views: Views { get }
}

extension ViewSection: SectionViews {
  /// The section itself.
  public var views: ViewSection { self }
}

extension Section {
  private init<P: View, C: View, F: View>(views header: P, _ content: C, _ footer: F)
  where Item == ViewSection<P, C, F> {
    self.init([], header: ViewSection(header: header, content: content, footer: footer))
  }

  /// A section without a header.
  public init<C: View>(@ViewBuilder content: () -> C) where Item == ViewSection<EmptyView, C, EmptyView> {
    self.init(views: EmptyView(), content(), EmptyView())
  }

  /// A section with a header.
  public init<P: View, C: View>(@ViewBuilder content: () -> C, @ViewBuilder header: () -> P)
  where Item == ViewSection<P, C, EmptyView> {
    self.init(views: header(), content(), EmptyView())
  }

  /// A section with a footer.
  public init<C: View, F: View>(@ViewBuilder content: () -> C, @ViewBuilder footer: () -> F)
  where Item == ViewSection<EmptyView, C, F> {
    self.init(views: EmptyView(), content(), footer())
  }

  /// A section with a header and a footer.
  public init<P: View, C: View, F: View>(
    @ViewBuilder content: () -> C, @ViewBuilder header: () -> P, @ViewBuilder footer: () -> F
  ) where Item == ViewSection<P, C, F> {
    self.init(views: header(), content(), footer())
  }

  /// A section with a text above.
  public init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Item == ViewSection<Text, C, EmptyView> {
    self.init(views: Text(title), content(), EmptyView())
  }

  /// A section with a text above.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
  where Item == ViewSection<Text, C, EmptyView> {
    self.init(views: Text(title), content(), EmptyView())
  }

  /// A section with a text above.
  @_disfavoredOverload
  public init<C: View>(_ title: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Item == ViewSection<Text, C, EmptyView> {
    self.init(views: Text(title), content(), EmptyView())
  }

  /// A section with a text above, whose content is there while it is open.
  public init<C: View>(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where Item == ViewSection<Text, C?, EmptyView> {
    self.init(views: Text(title), isExpanded.wrappedValue ? content() : nil, EmptyView())
  }

  /// A section with a text above, whose content is there while it is open.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Item == ViewSection<Text, C?, EmptyView> {
    self.init(views: Text(title), isExpanded.wrappedValue ? content() : nil, EmptyView())
  }

  /// A section with a header, whose content is there while it is open.
  public init<P: View, C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> P
  ) where Item == ViewSection<P, C?, EmptyView> {
    self.init(views: header(), isExpanded.wrappedValue ? content() : nil, EmptyView())
  }

  /// A section with a header, in SwiftUI's older form.
  public init<P: View, C: View>(header: P, @ViewBuilder content: () -> C)
  where Item == ViewSection<P, C, EmptyView> {
    self.init(views: header, content(), EmptyView())
  }

  /// A section with a footer, in SwiftUI's older form.
  public init<C: View, F: View>(footer: F, @ViewBuilder content: () -> C)
  where Item == ViewSection<EmptyView, C, F> {
    self.init(views: EmptyView(), content(), footer)
  }

  /// A section with a header and a footer, in SwiftUI's older form.
  public init<P: View, C: View, F: View>(header: P, footer: F, @ViewBuilder content: () -> C)
  where Item == ViewSection<P, C, F> {
    self.init(views: header, content(), footer)
  }
}

extension SwiftUI {
  /// `Section` by its qualified name.
  public typealias Section = SelfSizing.Section
}
