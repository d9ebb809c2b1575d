// What scrolls, and where: no matter of a row's own layout.

nonisolated extension View {
  /// Accepts a scroll lock.
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
  /// Accepts scroll bar visibility.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  {
    self
  }
  /// Accepts a flash of scroll bars.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Accepts a clipping setting.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepts a bounce setting.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    self
  }
  /// Accepts a keyboard dismissal mode.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepts a background visibility.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepts scroll stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  /// Accepts views as scroll targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Which view is seen.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Accepts an anchor for a role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole? = nil) -> some View {
    self
  }
  /// Returns the view at rest.
  public func scrollTransition<V: View>(
    axis: Axis? = nil, transition: @escaping (ModifierContent, ScrollTransitionPhase) -> V
  ) -> some View { transition(ModifierContent(content: self), .identity) }
  /// Returns the view at rest.
  public func scrollTransition<V: View>(
    _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (ModifierContent, ScrollTransitionPhase) -> V
  ) -> some View { scrollTransition(axis: axis, transition: transition) }
  /// Returns the view at rest.
  public func scrollTransition<V: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (ModifierContent, ScrollTransitionPhase) -> V
  ) -> some View { scrollTransition(axis: axis, transition: transition) }
  /// Accepts an action on visibility.
  @preconcurrency
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View { self }
  /// Accepts an action on pulling down.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
  /// Room around content that scrolls.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    noted("notMeasured", "contentMargins")
  }
  /// Room around content that scrolls.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { noted("notMeasured", "contentMargins") }
}

/// The visibility of scroll bars.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As usual; seen; not seen; never seen.
  case automatic, visible, hidden, never
}

/// The bounce of short content.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As usual; it does; it does not.
  case automatic, always, basedOnSize
}

/// A keyboard dismissal by scrolling.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As usual; at once; by the finger; never.
  case automatic, immediately, interactively, never
}

/// Stops of scrolling.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At pages; at views.
  case paging, viewAligned
  /// At views, at most some of them on.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    viewAligned
  }
  /// At views, by a place in them.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { viewAligned }
}

/// The reach of a swipe where scrolling stops at views.
public enum ViewAlignedScrollTargetBehavior {
  /// The reach of a swipe.
  public enum LimitBehavior: Hashable, Sendable {
    /// As usual; a little; some views on; one view on; as far as it would.
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
}

/// When a place in content that scrolls counts.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// At first; when the content's size changes; while the content is smaller than the room.
  case initialOffset, sizeChanges, alignment
}

/// A view's phase on its way through scrolled content: the middle in a described row.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming; there; going.
  case topLeading, identity, bottomTrailing
  /// True if the view is there.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// Around which content room is.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// All; the content; the bars of scrolling.
  case automatic, scrollContent, scrollIndicators
}

/// Content whose scrolling is told where to go; laid out as its content.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  /// A reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Tells scrolling where to go; a described row stays where it is.
public struct ScrollViewProxy {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The way of a view through scrolled content.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let number: Int
  /// By the place alone; by an animation; without one.
  public static let interactive = Self(number: 0), animated = Self(number: 1), identity = Self(number: 2)
  /// By the place, on a curve.
  public static func interactive(timingCurve: UnitCurve) -> Self { interactive }
  /// By an animation of a kind.
  public static func animated(_ animation: Animation) -> Self { animated }
  /// Accepts the part of the view that counts.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// A part of a view by which it is seen.
  public struct Threshold: Hashable, Sendable {
    private let part: Double
    /// All of it.
    public static let visible = Threshold(part: 1)
    /// None of it.
    public static let hidden = Threshold(part: 0)
    /// The middle.
    public static let centered = Threshold(part: 0.5)
    /// A part.
    public static func visible(_ part: Double) -> Threshold { Threshold(part: part) }
  }
}
