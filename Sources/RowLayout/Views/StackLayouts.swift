/// A stack as a layout: where it holds views it is that stack; asked by another layout, it answers by its own means.
protocol StackLayout: Layout where Cache == Void {
  func description(of children: [RowDescription]) -> RowDescription.Kind
}

/// A row or a column as a layout.
protocol LineStackLayout: StackLayout {
  var line: LineLayout { get }
}

extension LineStackLayout {
  /// The children's lengths one after the other, and the greatest across.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    line.size(proposal, subviews)
  }
  /// The children one after the other, in the middle across.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { line.place(in: bounds, subviews) }
}

/// A row as a layout.
public struct HStackLayout: LineStackLayout {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  var line: LineLayout { LineLayout(axis: .horizontal, spacing: spacing) }
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
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  var line: LineLayout { LineLayout(axis: .vertical, spacing: spacing) }
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func description(of children: [RowDescription]) -> RowDescription.Kind {
    .vstack(alignment: alignment, spacing: spacing.map { Double($0) }, children: children)
  }
}

/// A pile as a layout.
public struct ZStackLayout: StackLayout {
  let alignment: Alignment
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
  let spacing: CGFloat?

  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      spacing ?? CGFloat($0.spacing.distance(to: $1.spacing, along: axis))
    }
  }

  private func sizes(_ length: CGFloat?, _ across: CGFloat?, _ subviews: LayoutSubviews) -> [CGSize] {
    guard let length else { return subviews.map { $0.sizeThatFits(proposal(nil, across)) } }
    func flexibility(_ child: LayoutSubview) -> CGFloat {
      along(child.sizeThatFits(proposal(.infinity, across))) - along(child.sizeThatFits(proposal(0, across)))
    }
    var left = length - gaps(subviews).reduce(0, +)
    let order = subviews.enumerated().sorted {
      ($1.element.priority, flexibility($0.element)) < ($0.element.priority, flexibility($1.element))
    }
    var result = [CGSize](repeating: .zero, count: subviews.count)
    for (taken, child) in order.enumerated() {
      let share = max(0, left) / CGFloat(subviews.count - taken)
      result[child.offset] = child.element.sizeThatFits(proposal(share, across))
      left -= along(result[child.offset])
    }
    return result
  }

  func size(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let (length, breadth) =
      axis == .horizontal ? (proposed.width, proposed.height) : (proposed.height, proposed.width)
    let sizes = sizes(length, breadth, subviews)
    let total = sizes.reduce(0) { $0 + along($1) } + gaps(subviews).reduce(0, +)
    let widest = sizes.map { across($0) }.max() ?? 0
    return axis == .horizontal ? CGSize(width: total, height: widest) : CGSize(width: widest, height: total)
  }

  func place(in bounds: CGRect, _ subviews: LayoutSubviews) {
    let sizes = sizes(along(bounds.size), across(bounds.size), subviews)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (child, (size, gap)) in zip(subviews, zip(sizes, gaps(subviews) + [0])) {
      let point =
        axis == .horizontal ? CGPoint(x: position, y: bounds.midY) : CGPoint(x: bounds.midX, y: position)
      child.place(
        at: point, anchor: axis == .horizontal ? .leading : .top,
        proposal: proposal(along(size), across(bounds.size)))
      position += along(size) + gap
    }
  }
}
