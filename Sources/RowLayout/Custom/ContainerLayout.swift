/// A view in a frame whose length along some axes is a function of what is proposed.
struct ContainerLayout: Layout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  /// The proposal with the lengths along the axes; one that is open or endless stays so.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func along(_ proposed: CGFloat?, _ axis: Axis, _ set: Axis.Set) -> CGFloat? {
      guard axes.contains(set), let proposed, proposed.isFinite else { return proposed }
      return max(0, length(proposed, axis))
    }
    return ProposedViewSize(
      width: along(proposal.width, .horizontal, .horizontal),
      height: along(proposal.height, .vertical, .vertical))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let inner = inner(proposal)
    let size = subviews.first?.sizeThatFits(inner) ?? .zero
    func along(_ length: CGFloat?, _ own: CGFloat, _ set: Axis.Set) -> CGFloat {
      guard axes.contains(set), let length, length.isFinite else { return own }
      return length
    }
    return CGSize(
      width: along(inner.width, size.width, .horizontal), height: along(inner.height, size.height, .vertical))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (x, y) = (alignment.horizontal.anchor, alignment.vertical.anchor)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y),
      anchor: UnitPoint(x: x, y: y), proposal: inner(proposal))
  }
}
