/// Views in a row, from leading to trailing (rules S1 to S10).
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// A row; without a spacing, neighbours stand as far apart as they like best (rules G1 to G4).
  public init(
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
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// A column; without a spacing, neighbours stand as far apart as they like best (rules G1 to G4).
  public init(
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
  let alignment: Alignment
  let content: Content

  /// A pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
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
  let grid: GridDescription
  let content: Content

  /// A grid of ``GridRow``s; whatever is no row takes the whole width.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = GridDescription(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.grid(grid, children: context.children(content)))
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
  let content: @Sendable (GeometryProxy) -> Content

  /// A reader; the content is made when the row is placed, as often as it is.
  public init(@ViewBuilder content: @escaping @Sendable (GeometryProxy) -> Content) {
    self.content = content
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let values = context.values
    let content = content
    return RowDescription(
      .reader { size in
        let inner = ViewContext(values: values)
        return RowDescription(.group(children: inner.children(content(GeometryProxy(size: CGSize(size))))))
      })
  }
}

/// What a reader's content is told.
public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  public let size: CGSize

  /// Room that a screen's shape takes away: none in a row.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame; a row does not know where it lies, so the corner is the reader's own.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
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
    RowDescription(.layout(layout, children: context.children(content)))
  }
}

/// What a place counts from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen.
  case global
  /// The view.
  case local
}
