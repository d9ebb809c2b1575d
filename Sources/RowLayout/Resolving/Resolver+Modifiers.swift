extension Resolver {
  /// Returns the child's proposal while sizing.
  mutating func childProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
    let node = program.nodes[index]
    var offer = proposal
    switch node.kind {
    case .fixedSize:
      if node.horizontal { offer.width = .unspecified }
      if node.vertical { offer.height = .unspecified }
    case .padding:
      if !offer.width.isUnspecified {
        offer.width = larger(offer.width - Length(node.insets.leading + node.insets.trailing), .zero)
      }
      if !offer.height.isUnspecified {
        offer.height = larger(offer.height - Length(node.insets.top + node.insets.bottom), .zero)
      }
    case .frame, .fraction:
      let own = ownLengths(node, proposal)
      if !own.width.isUnspecified { offer.width = own.width }
      if !own.height.isUnspecified { offer.height = own.height }
    case .flexFrame:
      offer.width = limited(offer.width, node.limits.width)
      offer.height = limited(offer.height, node.limits.height)
    case .aspectRatio:
      return ratioProposal(index, proposal)
    default: break
    }
    return offer
  }

  // MARK: Fixed frame and padding

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
  private func ownLengths(_ node: RowNode, _ proposal: Proposal) -> Proposal {
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

  /// Rule D1; negative insets never make a size negative.
  mutating func paddingSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let node = program.nodes[index]
    let taken = size(child(0, of: index), childProposal(index, proposal))
    var size = Extent(
      width: taken.width + Length(node.insets.leading + node.insets.trailing),
      height: taken.height + Length(node.insets.top + node.insets.bottom))
    if node.insets.leading + node.insets.trailing < 0 { size.width = larger(size.width, .zero) }
    if node.insets.top + node.insets.bottom < 0 { size.height = larger(size.height, .zero) }
    return size
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
  private mutating func limited(
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
  private mutating func placingLength(
    _ offer: Length, _ size: Length, _ limits: FrameLimits
  ) -> Length {
    guard offer.isUnspecified, limits.ideal.isNaN else { return size }
    let isInside =
      (limits.least.isNaN || isLess(Length(limits.least), size))
      && (limits.greatest.isNaN || isLess(size, Length(limits.greatest)))
    return isInside ? .unspecified : size
  }

  // MARK: Aspect ratio

  /// Rules A1 to A4.
  private mutating func ratioProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
    let node = program.nodes[index]
    guard !proposal.width.isUnspecified || !proposal.height.isUnspecified else { return proposal }
    var ratio = node.ratio
    if ratio.isNaN {
      let ideal = size(child(0, of: index), Proposal(width: .unspecified, height: .unspecified))
      ratio = ideal.width.value / ideal.height.value
      guard ratio > 0, ratio.isFinite else { return proposal }
    }
    let byWidth = proposal.width / ratio
    let scale: Length =
      if proposal.width.isUnspecified {
        proposal.height
      } else if proposal.height.isUnspecified {
        byWidth
      } else if node.fills {
        larger(byWidth, proposal.height)
      } else {
        smaller(byWidth, proposal.height)
      }
    return Proposal(width: scale * ratio, height: scale)
  }

  // MARK: View that fits

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

  // MARK: Where a modifier puts its child

  /// The proposal, size and place of the only (or primary) child when the node is placed.
  struct Placement {
    var child: Int
    var proposal: Proposal
    var size: Extent
    var x = Length.zero
    var y = Length.zero
  }

  /// Rules D1, F6, X1, M1 and O1.
  mutating func placement(_ index: Int, _ proposal: Proposal, _ size: Extent) -> Placement {
    let node = program.nodes[index]
    if node.kind == .viewThatFits {
      let chosen = fittingChild(index, proposal)
      return Placement(child: chosen, proposal: proposal, size: self.size(chosen, proposal))
    }
    let child = child(0, of: index)
    var offer = childProposal(index, proposal)
    if node.kind == .flexFrame {
      offer.width = placingLength(proposal.width, size.width, node.limits.width)
      offer.height = placingLength(proposal.height, size.height, node.limits.height)
    }
    var result = Placement(child: child, proposal: offer, size: self.size(child, offer))
    switch node.kind {
    case .padding:
      result.x = Length(node.insets.leading)
      result.y = Length(node.insets.top)
    case .offset:
      result.x = Length(node.shift.x)
      result.y = Length(node.shift.y)
    case .frame, .flexFrame, .fraction:
      align(&result, by: node, in: size)
    default: break
    }
    return result
  }

  /// Lays the child's guides on those of the frame around it.
  mutating func align(_ placement: inout Placement, by node: RowNode, in size: Extent) {
    let horizontal = Int(node.horizontalGuide)
    let vertical = Int(node.verticalGuide)
    placement.x =
      defaultGuide(horizontal, size)
      - guideValue(of: placement.child, horizontal, placement.proposal, placement.size)
    placement.y =
      defaultGuide(vertical, size)
      - guideValue(of: placement.child, vertical, placement.proposal, placement.size)
  }
}
