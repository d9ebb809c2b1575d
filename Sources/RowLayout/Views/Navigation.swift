// Where a view stands on the screen: its content alone is laid out, in all the room that is proposed.

/// A screen whose links lead to others.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// A screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  /// A screen and the way from it.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
  /// The screen.
  public var body: some View { root.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// A screen whose links lead to others.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  /// A screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The screen.
  public var body: some View { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// The screens that were walked through.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  /// A count.
  public var count: Int { elements.count }
  /// True if there are none.
  public var isEmpty: Bool { elements.isEmpty }
  /// None.
  public init() {}
  /// Those of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = Array(elements) }
  /// Goes on.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  /// Goes back.
  public mutating func removeLast(_ number: Int = 1) { elements.removeLast(min(max(number, 0), count)) }
}

/// Screens side by side by tabs, of which the first is laid out.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  /// Screens of which one is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Screens.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { self.content = content() }
  /// The screens on top of each other.
  public var body: some View {
    ZStack { content }.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

/// A place for a control in the bars of a screen; not laid out in rows.
nonisolated public struct ToolbarItem<Content: View>: View {
  /// A control.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  /// A control by a name.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
  }
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Places for controls in the bars of a screen; not laid out in rows.
public typealias ToolbarItemGroup = ToolbarItem
/// Builds the controls of bars.
public typealias ToolbarContentBuilder = ViewBuilder

/// Room between controls in the bars of a screen.
nonisolated public struct ToolbarSpacer: View {
  /// Room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var body: some View { EmptyView() }
  /// A sizing.
  public enum SpacerSizing: Sendable {
    /// As much as there is; a little.
    case flexible, fixed
  }
}

/// The position of a control in a screen's bars.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// As usual; in the middle; in the lower bar; above the keyboard.
  case automatic, principal, bottomBar, keyboard
  /// The start and the end of the bar, and of the upper bar.
  case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
  /// For agreeing; for giving up; for deleting; for what is done most; for what is done less.
  case confirmationAction, cancellationAction, destructiveAction, primaryAction, secondaryAction
  /// For what is told; for moving; a bar; the tabs' bar.
  case status, navigation, navigationBar, tabBar
  /// In place of the title; of the large title; below the title; below the large title.
  case title, largeTitle, subtitle, largeSubtitle
}

/// A bar of a screen.
public typealias ToolbarPlacement = ToolbarItemPlacement

/// The display of a screen's title.
public struct NavigationBarItem: Sendable {
  /// The title's display.
  public enum TitleDisplayMode: Sendable {
    /// As usual; in the bar; below the bar.
    case automatic, inline, large
  }
}

extension NavigationLink {
  /// A link that is followed by a value.
  public init(
    destination: @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), label: label)
  }
  /// A link that is followed by a value.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
  /// A link with a text that is followed by a value.
  public init(
    _ title: LocalizedStringKey, destination: @autoclosure () -> Destination, isActive: Binding<Bool>
  ) where Label == Text {
    self.init(destination: destination()) { Text(title) }
  }
  /// A link that is followed by one of several values.
  public init<V: Hashable>(
    destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), label: label)
  }
  /// Accepts a detail link setting.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension View {
  /// The title of the screen, which can be changed.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  /// The title of the screen.
  @OtherTitlesAndText
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }
  /// Accepts a title mode.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// A line below the title.
  @OtherTitles
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  /// Accepts a hidden bar.
  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
  /// Accepts a hidden back button.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
  /// Controls of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L = EmptyView(), trailing: T = EmptyView())
    -> some View
  { self }
  /// A screen for the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// A screen that is shown by a value.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  /// A screen for a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Accepts a visibility.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepts a background.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Accepts a background visibility.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Light or dark bars.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// The tab of the screen.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Accepts a hidden status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Accepts a hidden status bar.
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }
  /// A view that another one becomes on the next screen.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// The position of a search field.
public enum SearchFieldPlacement: Sendable {
  /// As usual; in the bar; beside; below the title.
  case automatic, toolbar, sidebar, navigationBarDrawer
  /// Below the title.
  public static func navigationBarDrawer(displayMode: DisplayMode) -> Self { .navigationBarDrawer }
  /// A display mode.
  public enum DisplayMode: Sendable {
    /// As usual; it stays.
    case automatic, always
  }
}

/// The content of a screen's bars: views, none of which is laid out in rows.
public typealias ToolbarContent = View

nonisolated extension View {
  /// True if bars are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// The size of a bar's title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// The role of a bar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// A menu of the title in a bar.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// True if there is glass behind what stands in a bar.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }
}

/// The role of a bar.
public enum ToolbarRole: Hashable, Sendable {
  /// As usual; for editing; for looking; for moving on.
  case automatic, editor, browser, navigationStack
}

/// The size of a bar's title.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// As usual; large; small; large, in the bar.
  case automatic, large, inline, inlineLarge
}
