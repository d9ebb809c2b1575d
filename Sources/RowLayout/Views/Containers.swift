/// Views in a row, from leading to trailing (rules S1 to S10).
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A row; without a spacing, neighbours stand as far apart as they like best (rules G1 to G4).
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.hstack(alignment: alignment, spacing: spacing, children: context.children(content)))
  }
}

/// Views in a column, from top to bottom (rules S1 to S10).
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A column; without a spacing, neighbours stand as far apart as they like best (rules G1 to G4).
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.vstack(alignment: alignment, spacing: spacing, children: context.children(content)))
  }
}

/// Views on top of each other, back to front (rules Z1 to Z3).
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// A pile.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.zstack(alignment: alignment, children: context.children(content)))
  }
}

/// The first of several views that fits (rule W1).
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// A choice of views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.viewThatFits(axes: axes, children: context.children(content)))
  }
}

/// Views in rows and columns.
public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  let content: Content

  /// A grid of ``GridRow``s; whatever is no row takes the whole width.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(layout.description(of: context.children(content)))
  }
}

/// A row of a ``Grid``.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.gridRow(alignment: alignment, children: context.children(content)))
  }
}

/// Content that gets the size its reader takes (rule R1).
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  private let maker = EnvironmentScope.current

  /// A reader; the content is made when the row is placed, as often as it is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let (scope, maker, made) = (context.scope, maker, ReaderContent(make: content))
    return RowDescription(
      .reader { size in
        describingViews {
          let views = maker.make { made.make(GeometryProxy(size: CGSize(size))) }
          return RowDescription(.group(children: ViewContext(scope).children(views)))
        }
      })
  }
}

/// The closure of a reader.
///
/// It is `Sendable` unchecked because a view's content is made of what the view is and reads, and changes nothing.
private struct ReaderContent<Content: View>: @unchecked Sendable {
  let make: (GeometryProxy) -> Content
}

/// The input of a reader's content.
public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  public let size: CGSize

  /// Room that a screen's shape takes away: none in a row.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension Layout {
  /// The container with these views in it.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: AnyLayout(self), content: content())
  }
}

/// A container of one's own with its views.
struct LayoutView<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  func describe(_ context: ViewContext) -> RowDescription {
    let children = context.children(content)
    let stack = (layout.base as? any StackLayout)?.description(of: children)
    return RowDescription(stack ?? .layout(layout, children: children))
  }
}
