// Commands, searches and remotes: no matter of a row's layout.

nonisolated extension View {
  /// Accepts an action on leaving.
  @preconcurrency
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
  /// Accepts an action on moves.
  @preconcurrency
  public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)? = nil) -> some View {
    self
  }
  /// Accepts an action on deleting.
  @preconcurrency
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
  /// Accepts an action on playing.
  @preconcurrency
  public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
  /// Accepts an action on a user's activity.
  @preconcurrency
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepts the activities of windows.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Accepts a group of views for the keyboard.
  public func focusSection() -> some View { self }
  /// Accepts a value that a screen with the keyboard tells those around.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Accepts words beside a search.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Accepts the word that a view stands for in a search.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Accepts scopes of a search.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { self }
  /// Accepts scopes of a search, and when they are shown.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  /// Accepts the keyboard's being in a search.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Accepts the bar's behaviour in a search.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }
  /// Accepts the search's behaviour in a bar.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Accepts the bar of tabs' behaviour on scrolling.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Accepts views above the bar of tabs.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  /// Accepts the content's behaviour in a sheet.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Accepts the weight of a question.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepts a name for glass that becomes other glass.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Accepts the change of glass that comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Accepts an action on the views that are seen.
  @preconcurrency
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View { self }
  /// Accepts the place of what scrolls.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Accepts a widget's label.
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  /// Accepts a widget's text.
  @OtherTitles
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Accepts a widget's curved text.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

/// A move by keys.
public enum MoveCommandDirection: Hashable, Sendable {
  /// By an arrow.
  case up, down, left, right
}

/// The bar's behaviour in a search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As usual, or with the title.
  case automatic, avoidHidingContent
}

/// The search's behaviour in a bar.
public enum SearchToolbarBehavior: Hashable, Sendable {
  /// As usual, or as a button.
  case automatic, minimize
}

/// The bar of tabs' behaviour on scrolling.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// It stays or becomes small.
  case automatic, never, onScrollDown, onScrollUp
}

/// The content's behaviour in a sheet.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// It scrolls, or the sheet grows.
  case automatic, resizes, scrolls
}

/// The weight of a question.
public enum DialogSeverity: Hashable, Sendable {
  /// From usual to heavy.
  case automatic, standard, critical
}

/// The change of glass that comes and goes.
public enum GlassEffectTransition: Hashable, Sendable {
  /// At once, from other glass, or out of nothing.
  case identity, matchedGeometry, materialize
}

/// The place of what scrolls; a described row stays where it is.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge at which it stands.
  public private(set) var edge: Edge?
  /// The point at which it stands.
  public private(set) var point: CGPoint?
  /// True if a finger moved it.
  public var isPositionedByUser: Bool { false }
  /// A place at an edge.
  public init(edge: Edge) { self.edge = edge }
  /// A place by views of a type.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// A place at a point.
  public init(point: CGPoint) { self.point = point }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { (edge, self.point) = (nil, point) }
  /// Goes to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    (edge, point) = (nil, nil)
  }
}

/// Changes that can be taken back; a described row has none.
public final class UndoManager: Sendable {
  /// A manager.
  public init() {}
  /// True if something can be taken back.
  public var canUndo: Bool { false }
  /// True if something can be done again.
  public var canRedo: Bool { false }
  /// Does nothing.
  public func undo() {}
  /// Does nothing.
  public func redo() {}
  /// Does nothing.
  public func setActionName(_ name: String) {}
  /// Does nothing.
  public func removeAllActions() {}
  /// Does nothing.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void)
  {
  }
}

extension EnvironmentValues {
  /// The changes that can be taken back.
  public var undoManager: UndoManager? { nil }
}

/// When the scopes of a search are shown.
public enum SearchScopeActivation: Hashable, Sendable {
  /// As usual; when something is written; when the search begins.
  case automatic, onTextEntry, onSearchPresentation
}
