// What is around a row on its screen: no matter of the row's layout.

nonisolated extension View {
  /// Accepts an action on changes of scrolling.
  @preconcurrency
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View { self }
  /// Accepts an action on phases of scrolling.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
  /// The style of scrolled edges.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Accepts a container's background.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Accepts a container's background.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  /// True if a widget colours the view.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Accepts a widget's address.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Views beside, which a row has not.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    self
  }
  /// True if symbols inside move (rule M1).
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// True if the view with the keyboard looks so.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// True if the view is out of date while it is loaded.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// A field to look for something, and whether it is used.
  @OtherTitles
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }
  /// A field to look for something, and whether it is used.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }
  /// A field to look for something by words and by tokens.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
  /// A field to look for something by words and by tokens.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
  /// Accepts a store of values kept by name; described rows see the first ones.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Accepts values to copy.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// The prominence of a badge.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Accepts values for other apps.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Accepts an accessibility zoom action.
  @preconcurrency
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  )
    -> some View
  { self }
  /// A way through elements for a screen reader.
  public func accessibilityRotor<Elements: RandomAccessCollection>(
    _ label: LocalizedStringKey, entries: Elements, entryLabel: KeyPath<Elements.Element, String>
  ) -> some View where Elements.Element: Identifiable { self }
  /// The colour of backgrounds inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Drawn at once; without effect on layout (rule M1).
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
}

nonisolated extension View {
  /// The size of a sheet.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// True if what is behind can be touched.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  { self }
  /// The role of a pinch of two fingers in the air.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// A value that what has the keyboard tells those around.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    self
  }
}
