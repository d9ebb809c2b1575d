// Contents of a screen's bars, searches and edges: no matter of a row's own layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  @preconcurrency
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

/// Something that bars have by themselves.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  case sidebarToggle, title, search
}

/// Something that bars have by themselves, at a place; not laid out in rows.
nonisolated public struct DefaultToolbarItem: View {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public var body: some View { EmptyView() }
}

/// A place of suggestions.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// Places of suggestions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Self(rawValue: 1), content = Self(rawValue: 2)
  }
  case automatic, menu, content
}
