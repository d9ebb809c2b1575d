// Where a view stands on the screen: its content alone is laid out, in all the room that is proposed.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A screen whose links lead to others.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
  public var body: some View { root.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// A screen whose links lead to others.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// The screens that were walked through.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = Array(elements) }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  public mutating func removeLast(_ number: Int = 1) { elements.removeLast(min(max(number, 0), count)) }
}

/// Screens side by side by tabs, of which the first is laid out.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { self.content = content() }
  public var body: some View {
    ZStack { content }.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

/// A place for a control in the bars of a screen; not laid out in rows.
nonisolated public struct ToolbarItem<Content: View>: View {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
  }
  public var body: some View { EmptyView() }
}

/// Places for controls in the bars of a screen; not laid out in rows.
public typealias ToolbarItemGroup = ToolbarItem
/// Builds the controls of bars.
public typealias ToolbarContentBuilder = ViewBuilder

/// Room between controls in the bars of a screen.
nonisolated public struct ToolbarSpacer: View {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public var body: some View { EmptyView() }
  /// A sizing.
  public enum SpacerSizing: Sendable {
    case flexible, fixed
  }
}

/// The position of a control in a screen's bars.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, bottomBar, keyboard
  case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
  case confirmationAction, cancellationAction, destructiveAction, primaryAction, secondaryAction
  case status, navigation, navigationBar, tabBar
  case title, largeTitle, subtitle, largeSubtitle
}

/// A bar of a screen.
public typealias ToolbarPlacement = ToolbarItemPlacement

/// The display of a screen's title.
public struct NavigationBarItem: Sendable {
  /// The title's display.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

extension NavigationLink {
  public init(
    destination: @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), label: label) }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
  public init(
    _ title: LocalizedStringKey, destination: @autoclosure () -> Destination, isActive: Binding<Bool>
  ) where Label == Text { self.init(destination: destination()) { Text(title) } }
  public init<V: Hashable>(
    destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), label: label) }
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension View {
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  @OtherTitlesAndText
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  @OtherTitles
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
  public func navigationBarItems<L: View, T: View>(leading: L = EmptyView(), trailing: T = EmptyView())
    -> some View
  { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// The position of a search field.
public enum SearchFieldPlacement: Sendable {
  case automatic, toolbar, sidebar, navigationBarDrawer
  public static func navigationBarDrawer(displayMode: DisplayMode) -> Self { .navigationBarDrawer }
  /// A display mode.
  public enum DisplayMode: Sendable {
    case automatic, always
  }
}

/// The content of a screen's bars: views, none of which is laid out in rows.
public typealias ToolbarContent = View

nonisolated extension View {
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }
}

/// The role of a bar.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, editor, browser, navigationStack
}

/// The size of a bar's title.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, large, inline, inlineLarge
}
