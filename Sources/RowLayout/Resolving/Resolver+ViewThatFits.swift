extension Resolver {
  /// Rule W1: the first child that fits, else the last.
  mutating func fittingChild(_ index: Int, _ proposal: Proposal) -> Int {
    let node = program.nodes[index]
    var offer = proposal
    if node.horizontal { offer.width = .unspecified }
    if node.vertical { offer.height = .unspecified }
    for place in node.children.dropLast() {
      let candidate = Int(program.childList[place])
      let taken = size(candidate, offer)
      if fits(taken.width, proposal.width, node.horizontal),
        fits(taken.height, proposal.height, node.vertical)
      {
        return candidate
      }
    }
    return Int(program.childList[max(node.children.lowerBound, node.children.upperBound - 1)])
  }

  /// True if a child is no longer than the proposal, but for what rounding leaves of sums.
  private mutating func fits(_ taken: Length, _ offer: Length, _ isConstrained: Bool) -> Bool {
    !isConstrained || offer.isUnspecified || !isLess(offer + Length(Length.rounding), taken)
  }
}
