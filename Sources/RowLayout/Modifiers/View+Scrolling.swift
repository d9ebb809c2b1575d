// What scrolls, and where: no matter of a row's own layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole? = nil) -> some View {
    self
  }
  public func scrollTransition<V: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (ModifierContent, ScrollTransitionPhase) -> V
  ) -> some View { transition(ModifierContent(content: self), .identity) }
  public func scrollTransition<V: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (ModifierContent, ScrollTransitionPhase) -> V
  ) -> some View { scrollTransition(axis: axis, transition: transition) }
  @preconcurrency
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View { self }
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
  /// The room around the content of scroll views inside.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { contentMargins(.all, length, for: placement) }
  /// The room at some edges of the content of scroll views inside; none where the length is nil.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }
  /// The room at some edges of the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}

/// The visibility of scroll bars.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// The bounce of short content.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// A keyboard dismissal by scrolling.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// When a place in content that scrolls counts.
public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset, sizeChanges, alignment
}

/// A view's phase on its way through scrolled content: the middle in a described row.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// Around which content room is.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

/// Content whose scrolling is told where to go; laid out as its content.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: some View { content(ScrollViewProxy()) }
}

/// Tells scrolling where to go; a described row stays where it is.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The way of a view through scrolled content.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let number: Int
  /// By the place alone; by an animation; without one.
  public static let interactive = Self(number: 0), animated = Self(number: 1), identity = Self(number: 2)
  public static func interactive(timingCurve: UnitCurve) -> Self { interactive }
  public static func animated(_ animation: Animation) -> Self { animated }
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// A part of a view by which it is seen.
  public struct Threshold: Hashable, Sendable {
    private let part: Double
    public static let visible = Threshold(part: 1)
    public static let hidden = Threshold(part: 0)
    public static let centered = Threshold(part: 0.5)
    public static func visible(_ part: Double) -> Threshold { Threshold(part: part) }
  }
}
