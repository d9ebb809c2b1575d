// Commands, searches and remotes: no matter of a row's layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  @preconcurrency
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
  @preconcurrency
  public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)? = nil) -> some View {
    self
  }
  @preconcurrency
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
  @preconcurrency
  public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
  @preconcurrency
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Disfavoured, since iOS has none, so that an app may declare its own.
  @_disfavoredOverload public func focusSection() -> some View { self }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  @preconcurrency
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View { self }
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  @OtherTitles
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

/// A move by keys.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// The bar's behaviour in a search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

/// The search's behaviour in a bar.
public enum SearchToolbarBehavior: Hashable, Sendable {
  case automatic, minimize
}

/// The bar of tabs' behaviour on scrolling.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

/// The content's behaviour in a sheet.
public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic, resizes, scrolls
}

/// The weight of a question.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, standard, critical
}

/// The change of glass that comes and goes.
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, matchedGeometry, materialize
}

/// The place of what scrolls; a described row stays where it is.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  /// The point at which it stands.
  public private(set) var point: CGPoint?
  public var isPositionedByUser: Bool { false }
  public init(edge: Edge) { self.edge = edge }
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// A place at a point.
  public init(point: CGPoint) { self.point = point }
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { (edge, self.point) = (nil, point) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    (edge, point) = (nil, nil)
  }
}

/// Changes that can be taken back; a described row has none.
public final class UndoManager: Sendable {
  public init() {}
  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  public func undo() {}
  public func redo() {}
  public func setActionName(_ name: String) {}
  public func removeAllActions() {}
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void)
  {
  }
}

extension EnvironmentValues {
  public var undoManager: UndoManager? { nil }
}

/// When the scopes of a search are shown.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}
