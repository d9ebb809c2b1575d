// Changes over time: described rows stand still.

nonisolated extension View {
  /// Accepts a value's animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Accepts an animation.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Returns what a function makes of the view, without animation.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (ModifierContent) -> V
  ) -> some View { body(ModifierContent(content: self)) }
  /// Accepts a transaction.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Accepts a transaction for the changes of a value.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Returns what a function makes of the view, without a transaction.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (ModifierContent) -> V
  ) -> some View { body(ModifierContent(content: self)) }
  /// Accepts a transition.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepts grouping of geometry.
  public func geometryGroup() -> some View { self }
  /// Returns the view in the first phase of an animation.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (ModifierContent, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { inFirstPhase(phases, content) }
  /// Returns the view in the first phase of an animation.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (ModifierContent, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { inFirstPhase(phases, content) }

  @ViewBuilder private func inFirstPhase<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, _ content: (ModifierContent, Phase) -> V
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(ModifierContent(content: self), first)
    } else {
      self
    }
  }
  /// Accepts a content transition.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// A view that another one turns into.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

/// Content that changes from phase to phase; described rows stand in the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content
  /// Phases without an end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  /// Phases that begin with a change of a value.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
  /// The content in the first phase.
  public var body: some View {
    if let first { content(first) }
  }
}

/// Makes a change that is animated where there is a screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change that is animated where there is a screen, and then another one.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

/// Makes a change with what goes with it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change with a part of what goes with it.
public func withTransaction<Result, Value>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }
