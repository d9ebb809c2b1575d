/// Fixed and flexible frames (rules F1 to F6, FR1).
extension Resolver {
  // MARK: Fixed frame

  /// Rules F1 and FR1.
  mutating func frameSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let own = ownLengths(program.nodes[index], proposal)
    var size = Extent(width: own.width, height: own.height)
    guard own.width.isUnspecified || own.height.isUnspecified else { return size }
    let taken = self.size(child(0, of: index), childProposal(index, proposal))
    if own.width.isUnspecified { size.width = taken.width }
    if own.height.isUnspecified { size.height = taken.height }
    return size
  }

  /// The lengths that a frame gives itself: fixed ones, or parts of those proposed; open where it gives none.
  @inline(__always)
  func ownLengths(_ node: RowNode, _ proposal: Proposal) -> Proposal {
    let own = node.own
    guard node.kind == .fraction else {
      return Proposal(
        width: own.width.isNaN ? .unspecified : Length(own.width),
        height: own.height.isNaN ? .unspecified : Length(own.height))
    }
    return Proposal(
      width: part(own.width, of: proposal.width), height: part(own.height, of: proposal.height))
  }

  private func part(_ part: Double, of length: Length) -> Length {
    part.isNaN || length.isUnspecified ? .unspecified : part == 0 ? .zero : length * part
  }

  // MARK: Flexible frame

  /// Rules F3 to F5.
  mutating func flexFrameSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let node = program.nodes[index]
    let hasWidth = isDecided(proposal.width, node.limits.width)
    let hasHeight = isDecided(proposal.height, node.limits.height)
    var taken = Extent.zero
    if !hasWidth || !hasHeight {
      taken = size(child(0, of: index), childProposal(index, proposal))
    }
    return Extent(
      width: hasWidth
        ? decided(proposal.width, node.limits.width)
        : hugging(taken.width, proposal.width, node.limits.width),
      height: hasHeight
        ? decided(proposal.height, node.limits.height)
        : hugging(taken.height, proposal.height, node.limits.height))
  }

  /// True if a dimension is independent of the child (rules F3 and F4).
  @inline(__always)
  private func isDecided(_ offer: Length, _ limits: FrameLimits) -> Bool {
    offer.isUnspecified ? !limits.ideal.isNaN : !limits.least.isNaN && !limits.greatest.isNaN
  }

  private mutating func decided(
    _ offer: Length, _ limits: FrameLimits
  ) -> Length {
    offer.isUnspecified ? Length(limits.ideal) : clamped(offer, limits)
  }

  private mutating func clamped(_ length: Length, _ limits: FrameLimits) -> Length {
    var result = length
    if !limits.greatest.isNaN { result = smaller(result, Length(limits.greatest)) }
    if !limits.least.isNaN { result = larger(result, Length(limits.least)) }
    return result
  }

  /// Clamps the proposal or the ideal by rule F5; nil stays nil.
  mutating func limited(
    _ offer: Length, _ limits: FrameLimits
  ) -> Length {
    if offer.isUnspecified { return limits.ideal.isNaN ? offer : clamped(Length(limits.ideal), limits) }
    return clamped(offer, limits)
  }

  /// Rule F5's size.
  private mutating func hugging(
    _ taken: Length, _ offer: Length, _ limits: FrameLimits
  ) -> Length {
    let asked = limited(offer, limits)
    switch (limits.least.isNaN, limits.greatest.isNaN) {
    case (true, true): return taken
    case (false, false): return clamped(taken, limits)
    case (false, true):
      let kept = asked.isUnspecified ? taken : smaller(asked, taken)
      return larger(kept, Length(limits.least))
    case (true, false):
      let kept = asked.isUnspecified ? taken : larger(asked, taken)
      return smaller(kept, Length(limits.greatest))
    }
  }

  /// Rule F6: the frame's own size, or nil where the frame only passed an open proposal on.
  mutating func placingLength(
    _ offer: Length, _ size: Length, _ limits: FrameLimits
  ) -> Length {
    guard offer.isUnspecified, limits.ideal.isNaN else { return size }
    let isInside =
      (limits.least.isNaN || isLess(Length(limits.least), size))
      && (limits.greatest.isNaN || isLess(size, Length(limits.greatest)))
    return isInside ? .unspecified : size
  }
}
