/// A view in a frame whose length along some axes is a function of the length of the scroll view, list or row around it.
struct ContainerLayout: Layout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  /// The proposal with the lengths along the axes; one that is open or endless stays so where the container's is open.
  private func inner(_ proposal: ProposedViewSize, in subviews: Subviews) -> ProposedViewSize {
    let container = subviews.bridge?.containerSize ?? .unspecified
    func along(_ proposed: CGFloat?, _ container: Double?, _ axis: Axis, _ set: Axis.Set) -> CGFloat? {
      guard axes.contains(set), let own = container.map({ CGFloat($0) }) ?? proposed, own.isFinite else {
        return proposed
      }
      return max(0, length(own, axis))
    }
    return ProposedViewSize(
      width: along(proposal.width, container.width, .horizontal, .horizontal),
      height: along(proposal.height, container.height, .vertical, .vertical))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let inner = inner(proposal, in: subviews)
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
      anchor: UnitPoint(x: x, y: y), proposal: inner(proposal, in: subviews))
  }
}
