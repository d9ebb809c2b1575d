/// The content of a cell of UIKit's lists: a view with the cell's margins around it, which are those of the environment's
/// ``EnvironmentValues/listRowProfile`` unless set (U), and at least as high as that says; what is narrower stands in the middle (U).
///
/// It is a view here, and so measured as any row; the cell itself does not exist.
nonisolated public struct UIHostingConfiguration<Content: View, Background: View>: PrimitiveView {
  private let content: Content
  private let background: Background
  private var margins = (
    top: CGFloat?.none, leading: CGFloat?.none, bottom: CGFloat?.none, trailing: CGFloat?.none
  )
  private var least = (width: CGFloat?.none, height: CGFloat?.none)

  private init(_ content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// The configuration with another background.
  private func with<Other: View>(_ background: Other) -> UIHostingConfiguration<Content, Other> {
    var configuration = UIHostingConfiguration<Content, Other>(content, background: background)
    configuration.margins = margins
    configuration.least = least
    return configuration
  }

  /// The configuration with views behind the content and its margins.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    with(content())
  }

  /// The configuration with a colour or the like behind the content and its margins.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    with(Rectangle().fill(style))
  }

  /// The configuration with margins on some edges.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// The configuration with margins on some edges.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = self
    if edges.contains(.top) { configuration.margins.top = insets.top }
    if edges.contains(.leading) { configuration.margins.leading = insets.leading }
    if edges.contains(.bottom) { configuration.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { configuration.margins.trailing = insets.trailing }
    return configuration
  }

  /// The configuration with a least size; nil leaves the cell's.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var configuration = self
    configuration.least = (width, height)
    return configuration
  }

  /// The configuration as it is.
  public func minSize() -> Self { self }

  func describe(_ context: ViewContext) -> RowDescription {
    let profile = context.values.listRowProfile
    let insets = EdgeInsets(
      top: margins.top ?? profile.insets.top, leading: margins.leading ?? profile.insets.leading,
      bottom: margins.bottom ?? profile.insets.bottom, trailing: margins.trailing ?? profile.insets.trailing)
    let height = least.height ?? CGFloat(profile.minimumHeight(at: context.values.dynamicTypeSize))
    let row = content.padding(insets)
      .frame(minWidth: least.width ?? 0, maxWidth: .infinity, minHeight: height)
      .background { background }
    return context.describe(row)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// The content of a cell.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), background: EmptyView()) }
}
