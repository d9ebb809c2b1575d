/// A container in which items grow, shrink and begin new lines as in CSS's flexible boxes (rules FX1 to FX6); not one of SwiftUI's.
///
/// ```swift
/// FlexStack(wraps: true, spacing: 8) {
///   ForEach(tags, id: \.self) { tag in Text(tag).padding(6) }
/// }
/// ```
public struct FlexStack<Content: View>: PrimitiveView {
  let flex: FlexDescription
  let content: Content

  /// A container.
  ///
  /// - Parameters:
  ///   - axis: the direction in which items stand one after the other.
  ///   - wraps: whether items that do not fit begin a new line.
  ///   - alignment: across the axis that of items in their line, along it that of lines in the container.
  ///   - spacing: points between the items of a line.
  ///   - lineSpacing: points between lines; nil for those between items.
  ///   - content: the items.
  public init(
    _ axis: Axis = .horizontal, wraps: Bool = false, alignment: Alignment = .topLeading, spacing: CGFloat = 0,
    lineSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    flex = FlexDescription(
      axis, wraps: wraps, alignment: alignment, spacing: Double(spacing),
      lineSpacing: lineSpacing.map { Double($0) })
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.flex(flex, children: context.children(content)))
  }
}

nonisolated extension View {
  /// The factors of an item of a ``FlexStack`` (rules FX2 to FX4); not one of SwiftUI's.
  ///
  /// - Parameters:
  ///   - grow: the part of what is left over that the item takes.
  ///   - shrink: the part of what is missing that the item gives, in proportion to its length.
  ///   - basis: the length before growing and shrinking, in points; nil for the item's own.
  public func flexItem(grow: Double = 0, shrink: Double = 1, basis: CGFloat? = nil) -> some View {
    let item = FlexItem(grow: grow, shrink: shrink, basis: basis.map { Double($0) })
    return modified { .flexItem(item, child: $0) }
  }

  /// A frame as wide or high as a part of what is proposed, 1 for all of it (rule FR1), or of the ``FlexStack`` around (rule FX3); not
  /// one of SwiftUI's.
  public func fraction(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FractionFrame(width: width, height: height, alignment: alignment)
    return modified { .fraction(frame, child: $0) }
  }
}
