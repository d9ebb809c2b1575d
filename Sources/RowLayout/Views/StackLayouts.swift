/// A stack as a layout: where it holds views it is that stack; asked by another layout, it answers by its own means.
protocol StackLayout: Layout where Cache == Void {
  func description(of children: [RowDescription]) -> RowDescription.Kind
}

/// A row or a column as a layout.
protocol LineStackLayout: StackLayout {
  var line: LineLayout { get }
}

extension LineStackLayout {
  /// The children's lengths one after the other, and what they reach across from their common guide.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    line.size(proposal, subviews)
  }
  /// The children one after the other, their guides on one line.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { line.place(in: bounds, subviews) }
}

/// A row as a layout.
public struct HStackLayout: LineStackLayout {
  /// The alignment of the children across.
  public var alignment: VerticalAlignment
  /// Points between children; nil for what they prefer.
  public var spacing: CGFloat?
  var line: LineLayout { LineLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func description(of children: [RowDescription]) -> RowDescription.Kind {
    .hstack(alignment: alignment, spacing: spacing.map { Double($0) }, children: children)
  }
}

/// A column as a layout.
public struct VStackLayout: LineStackLayout {
  /// The alignment of the children across.
  public var alignment: HorizontalAlignment
  /// Points between children; nil for what they prefer.
  public var spacing: CGFloat?
  var line: LineLayout { LineLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func description(of children: [RowDescription]) -> RowDescription.Kind {
    .vstack(alignment: alignment, spacing: spacing.map { Double($0) }, children: children)
  }
}

/// A grid of ``GridRow``s as a layout; asked by another layout, it is a column, as it knows no rows then.
public struct GridLayout: LineStackLayout {
  /// The alignment of cells that name none.
  public var alignment: Alignment
  /// Points between columns; nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for what the cells prefer.
  public var verticalSpacing: CGFloat?
  var line: LineLayout {
    LineLayout(axis: .vertical, guide: alignment.horizontal.key, spacing: verticalSpacing)
  }
  /// A grid; whatever is no row takes the whole width.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func description(of children: [RowDescription]) -> RowDescription.Kind {
    let grid = GridDescription(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
    return .grid(grid, children: children)
  }
}

/// A pile as a layout.
public struct ZStackLayout: StackLayout {
  /// The alignment of the children.
  public var alignment: Alignment
  /// A pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func description(of children: [RowDescription]) -> RowDescription.Kind {
    .zstack(alignment: alignment, children: children)
  }

  /// The greatest width and height of the children.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: .zero) { size, child in
      let own = child.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
  /// The children in the middle.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for child in subviews {
      child.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Children one after the other: the least flexible gets its share of what is left first (rules S2 to S5).
struct LineLayout {
  let axis: Axis
  /// The guide by which children lie across.
  let guide: GuideKey
  let spacing: CGFloat?

  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  /// A child under a proposal: its length along the line, and its reach across before and behind the guide.
  private struct Measured {
    var length: CGFloat = 0
    var before: CGFloat = 0
    var behind: CGFloat = 0
  }

  private func measured(_ child: LayoutSubview, _ along: CGFloat?, _ across: CGFloat?) -> Measured {
    let size = child.dimensions(in: proposal(along, across))
    if axis == .horizontal {
      let before = size[VerticalAlignment(key: guide)]
      return Measured(length: size.width, before: before, behind: size.height - before)
    }
    let before = size[HorizontalAlignment(key: guide)]
    return Measured(length: size.height, before: before, behind: size.width - before)
  }

  private func measured(_ length: CGFloat?, _ across: CGFloat?, _ subviews: LayoutSubviews) -> [Measured] {
    guard let length else { return subviews.map { measured($0, nil, across) } }
    func flexibility(_ child: LayoutSubview) -> CGFloat {
      along(child.sizeThatFits(proposal(.infinity, across))) - along(child.sizeThatFits(proposal(0, across)))
    }
    var left = length - gaps(subviews).reduce(0, +)
    let order = subviews.enumerated().sorted {
      ($1.element.priority, flexibility($0.element)) < ($0.element.priority, flexibility($1.element))
    }
    var result = [Measured](repeating: Measured(), count: subviews.count)
    for (taken, child) in order.enumerated() {
      let share = max(0, left) / CGFloat(subviews.count - taken)
      result[child.offset] = measured(child.element, share, across)
      left -= result[child.offset].length
    }
    return result
  }

  func size(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let (length, breadth) =
      axis == .horizontal ? (proposed.width, proposed.height) : (proposed.height, proposed.width)
    let children = measured(length, breadth, subviews)
    let total = children.reduce(0) { $0 + $1.length } + gaps(subviews).reduce(0, +)
    let reach = (children.map { $0.before }.max() ?? 0) + (children.map { $0.behind }.max() ?? 0)
    return axis == .horizontal ? CGSize(width: total, height: reach) : CGSize(width: reach, height: total)
  }

  func place(in bounds: CGRect, _ subviews: LayoutSubviews) {
    let breadth = axis == .horizontal ? bounds.height : bounds.width
    let children = measured(along(bounds.size), breadth, subviews)
    let line = children.map { $0.before }.max() ?? 0
    var position: CGFloat = 0
    for (subview, (child, gap)) in zip(subviews, zip(children, gaps(subviews) + [0])) {
      let (x, y) =
        axis == .horizontal ? (position, line - child.before) : (line - child.before, position)
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal(child.length, breadth))
      position += child.length + gap
    }
  }
}
