nonisolated extension View {
  /// The colour of backgrounds behind.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(Color.background, ignoresSafeAreaEdges: edges)
  }
  /// The shape that shapes inside follow.
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  /// Glass behind (rule M1).
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule(), isEnabled: Bool = true)
    -> some View
  { self }
  /// The colour of what acts inside (rule M1).
  public func tint<S: ShapeStyle>(_ style: S?) -> some View { styled { $0.tint = style?.spelling } }
  /// The colours of texts and shapes inside; the first is the one of main content.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ first: S1, _ second: S2, _ third: S3 = Color.primary
  )
    -> some View
  { foregroundStyle(first) }
  /// Light or dark inside.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  /// Drawn larger or smaller (rule M1).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Turned in space (rule M1).
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Drawn through a matrix (rule M1).
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Mirrored where lines run from right to left (rule M1).
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> some View { self }
  /// Drawn as a function of its geometry makes it (rule M1).
  public func visualEffect<E: View>(_ effect: @escaping (ModifierContent, GeometryProxy) -> E) -> some View {
    self
  }
  /// Accepts a hue rotation (rule M1).
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// The opposite of each colour (rule M1).
  public func colorInvert() -> some View { self }
  /// Each colour through another (rule M1).
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Accepts a contrast (rule M1).
  public func contrast(_ amount: Double) -> some View { self }
  /// Light parts let through (rule M1).
  public func luminanceToAlpha() -> some View { self }
  /// Accepts movement (rule M1).
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  )
    -> some View
  { self }
  /// Accepts movement (rule M1).
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }
  /// Views in front, by an edge: in a row they stand beyond it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let views = ZStack(content: content).layoutPriority(1)
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { views }
      self
      if edge == .bottom { views }
    }.fraction()
  }
  /// Views in front, by a side: in a row they stand beyond it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let views = ZStack(content: content).layoutPriority(1)
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { views }
      self
      if edge == .trailing { views }
    }.fraction()
  }
  /// Views in a bar by an edge: in a row they stand beyond it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Views in a bar by a side: in a row they stand beyond it.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// A place in the space that is proposed, all of which the view takes.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
  /// Changes a value of the environment for all views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { environment(changing: { transform(&$0[keyPath: keyPath]) }) }
}
