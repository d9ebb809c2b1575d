// Screens that a phone shows one at a time.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Columns beside each other, of which a phone shows the first.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  /// Two columns, which of them are there, and which of them a phone shows; it is the first in a described row.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.sidebar = sidebar() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  public var body: some View { sidebar.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// The columns that are there.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  case sidebar, content, detail
}

/// The looks of columns.
public enum NavigationSplitViewStyleName: Hashable, Sendable {
  case automatic, prominentDetail, balanced
}

nonisolated extension View {
  /// Accepts a column's width; a phone's column is as wide as the phone.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Accepts a column's widths; a phone's column is as wide as the phone.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyleName) -> some View { self }
  /// Room as a screen's edges have it: 16 points (U).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}

/// Dates of a calendar: a month of 320 by 324 points (U), its label unseen.
nonisolated public struct MultiDatePicker<Label: View>: View {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  public init<Bounds: RangeExpression>(
    selection: Binding<Set<DateComponents>>, in bounds: Bounds, @ViewBuilder label: () -> Label
  ) where Bounds.Bound == Date {}
  public var body: some View { FixedLeaf(width: 320, height: 324).frame(maxWidth: .infinity) }
}

extension MultiDatePicker where Label == Text {
  @OtherTitles
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
  public init<Bounds: RangeExpression>(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Bounds
  ) where Bounds.Bound == Date {}
}

/// Panes side by side with lines of a point between them, as macOS has them (U).
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    HStack(spacing: 1) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Panes below each other with lines of a point between them, as macOS has them (U).
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    VStack(spacing: 1) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A button that opens the app's settings on macOS; laid out as its label.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { Button(action: {}) { label } }
}

extension SettingsLink where Label == Text {
  public init() { self.init { Text("Settings…") } }
}
