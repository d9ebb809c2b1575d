/// A screen of a view of tabs, by what its tab shows.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let content: Content

  private init(making content: () -> Content) { self.content = content() }

  /// A screen with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(making: content)
  }
  /// The screen.
  public var body: some View { content }
}

extension Tab where Value == Never {
  /// A screen with a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(making: content)
  }
  /// A screen that is found by its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(making: content)
  }
  /// A screen with a text and a symbol.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init(making: content) }
  /// A screen with a text and an image.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init(making: content) }
}

extension Tab where Label == DefaultTabLabel {
  /// A screen with a value, a text and a symbol.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(making: content) }
  /// A screen with a value, a text and an image.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(making: content) }
  /// A screen with a value that is found by its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) { self.init(making: content) }
}

/// The usual label of a tab; not laid out in rows.
nonisolated public struct DefaultTabLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Screens of a view of tabs that belong together.
nonisolated public struct TabSection<Content: View>: View {
  private let content: Content
  /// Screens with a text above their tabs.
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Screens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Screens with a view above their tabs.
  public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
  /// The screens.
  public var body: some View { content }
}

/// The content of a view of tabs: views.
public typealias TabContent = View
/// Builds the screens of tabs.
public typealias TabContentBuilder = ViewBuilder

/// The purpose of a tab.
public enum TabRole: Hashable, Sendable {
  /// Looking for something.
  case search
}

/// The place of a tab.
public enum TabPlacement: Hashable, Sendable {
  /// As usual; it stays; in the sidebar alone.
  case automatic, pinned, sidebarOnly
}

nonisolated extension View {
  /// Accepts the name by which a tab's place is kept.
  public func customizationID(_ id: String) -> some View { self }
  /// Accepts a tab's place.
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  /// Accepts views beside the tabs of a section.
  public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}
