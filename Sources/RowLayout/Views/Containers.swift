/// Views in a row, from leading to trailing (rules S1 to S10).
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// A row; without a spacing, neighbours stand as far apart as they like best (rules G1 to G4).
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = GridDescription(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
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
        return RowDescription(.group(children: inner.children(content(GeometryProxy(size: size)))))
      })
  }
}

/// What a reader's content is told.
public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  public let size: RowSize
}

/// A label that acts; laid out as its label is.
public struct Button<Label: View>: PrimitiveView {
  let label: Label

  /// A button; what it does is no matter of layout.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.button(label: context.single(label)))
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// An icon with a title beside it.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// A label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.label(title: context.single(title), icon: context.single(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text beside a symbol.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A text beside an image.
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
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
