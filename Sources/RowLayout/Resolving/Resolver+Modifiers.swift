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

  // MARK: Padding

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
