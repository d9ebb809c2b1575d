// Contents of a screen's bars, searches and edges: no matter of a row's own layout.

nonisolated extension View {
  /// Accepts that a bar is without something.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
  /// Accepts a visibility of suggestions.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  /// Accepts the place of a search's text.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Accepts that nothing is looked for.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepts that nothing is replaced.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepts an action on renaming.
  @preconcurrency
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View { self }
  /// Accepts a field for a name.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  /// Accepts that edges show nothing special while content scrolls below them.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Accepts a visibility of letters beside a list.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepts that nothing shows below a pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepts the usual effect below a pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepts that the view goes on, mirrored, beyond the safe area.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

/// Something that bars have by themselves.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// The button of the sidebar; the title; the search.
  case sidebarToggle, title, search
}

/// Something that bars have by themselves, at a place; not laid out in rows.
nonisolated public struct DefaultToolbarItem: View {
  /// Something at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A place of suggestions.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// Places of suggestions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu; in the content.
    public static let menu = Self(rawValue: 1), content = Self(rawValue: 2)
  }
  /// As usual; in a menu; in the content.
  case automatic, menu, content
}
