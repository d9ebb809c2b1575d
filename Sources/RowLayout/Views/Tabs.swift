// Screens of a view of tabs: their contents are laid out, and none of their tabs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A screen of a view of tabs, by what its tab shows.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let content: Content

  private init(making content: () -> Content) { self.content = content() }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(making: content) }
  public var body: some View { content }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(making: content)
  }
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(making: content)
  }
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init(making: content) }
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init(making: content) }
}

extension Tab where Label == DefaultTabLabel {
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(making: content) }
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(making: content) }
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) { self.init(making: content) }
}

/// The usual label of a tab; not laid out in rows.
nonisolated public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

/// Screens of a view of tabs that belong together.
nonisolated public struct TabSection<Content: View>: View {
  private let content: Content
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
  public var body: some View { content }
}

/// The content of a view of tabs: views.
public typealias TabContent = View
/// Builds the screens of tabs.
public typealias TabContentBuilder = ViewBuilder

/// The purpose of a tab.
public enum TabRole: Hashable, Sendable {
  case search
}

/// The place of a tab.
public enum TabPlacement: Hashable, Sendable {
  case automatic, pinned, sidebarOnly
}

nonisolated extension View {
  /// Accepts the name by which a tab's place is kept.
  public func customizationID(_ id: String) -> some View { self }
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}
