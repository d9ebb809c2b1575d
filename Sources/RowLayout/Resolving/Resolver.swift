internal import TextLayout

/// Resolves a lowered row by the rules: sizing asks nodes for their answers to proposals, placing gives every node its
/// frame (rule M3).
struct Resolver: ~Copyable {
  let core: RowCore
  private(set) var texts: [any TextMeasuring]
  var scratch: RowScratch
  /// The interval of answers so far.
  var interval = Interval()
  var sizings = 0
  /// The children of the containers that were sized, each time anew.
  var visits = 0
  /// Parts around whose guides are being worked out.
  var guideNesting = 0
  /// The lengths that frames are relative to, from outside.
  var container = Proposal(width: .unspecified, height: .unspecified)

  @inline(__always) var program: RowProgram {
    _read { yield core.program }
  }

  init(_ core: RowCore, texts: [any TextMeasuring], scratch: consuming RowScratch) {
    self.core = core
    self.texts = texts
    self.scratch = scratch
  }

  /// Goes on to another row of the same template.
  mutating func begin(row: UInt64, texts: [any TextMeasuring]) {
    self.texts = texts
    scratch.begin(row: row)
    interval = Interval()
    sizings = 0
    visits = 0
  }

  /// Moves the scratch out.
  mutating func takeScratch() -> RowScratch {
    var taken = RowScratch()
    swap(&taken, &scratch)
    return taken
  }

  var isExhausted: Bool { sizings > program.mostSizings || visits > program.mostVisits }

  /// The answer of a node to a proposal.
  ///
  /// Containers keep their answers, each with the proposals for which it stands: lengths inside are in terms of the container's own
  /// proposal, and what comes out is composed with how that depends on the proposal further out.
  mutating func size(_ index: Int, _ proposal: Proposal) -> Extent {
    let slot = program.nodes[index].slot
    guard slot >= 0, !proposal.movesAcross else {
      guard let around = enter(index, proposal) else { return computeSize(index, proposal) }
      defer { leave(to: around) }
      return computeSize(index, proposal)
    }
    let first = Int(slot) * RowScratch.slotsPerNode
    for place in first..<first + RowScratch.slotsPerNode {
      guard scratch.slots[place].generation == scratch.generation else { break }
      guard let change = scratch.slots[place].change(to: proposal) else { continue }
      guard change != (0, 0) else {
        return composed(scratch.slots[place].size, scratch.slots[place].interval, proposal)
      }
      let moved = scratch.slots[place].moved(to: proposal, by: change)
      return composed(moved.size, moved.interval, proposal)
    }
    if let older = scratch.olderAnswer(Int(slot), proposal) {
      return composed(older.size, older.interval, proposal)
    }
    sizings += 1
    visits += Int(program.nodes[index].childCount)
    guard !isExhausted else { return .zero }
    let outer = interval
    interval = Interval()
    let size = computeSize(index, proposal.asOrigin)
      .at(width: proposal.width.value, height: proposal.height.value)
    let own = interval
    scratch.keep(
      .init(
        generation: scratch.generation, width: proposal.width.value, height: proposal.height.value,
        size: size,
        interval: own), slot: Int(slot))
    interval = outer
    return composed(size, own, proposal)
  }

  @inline(__always)
  private mutating func composed(_ size: Extent, _ own: Interval, _ proposal: Proposal) -> Extent {
    interval.intersect(own.composed(with: proposal))
    return size.composed(with: proposal)
  }

  private mutating func computeSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let kind = program.nodes[index].kind
    switch kind {
    case .flexible, .geometryReader: return flexibleSize(index, proposal)
    case .leaf:
      let own = program.nodes[index].own
      return Extent(width: Length(own.width), height: Length(own.height))
    case .text:
      let slot = measure(index, proposal)
      return Extent(
        width: Length(scratch.texts[slot].width), height: Length(scratch.texts[slot].height))
    case .spacer: return spacerSize(index, proposal)
    case .divider: return dividerSize(index, proposal)
    case .hstack: return runStack(index, proposal, .horizontal)
    case .vstack: return runStack(index, proposal, .vertical)
    case .zstack: return zstackSize(index, proposal)
    case .frame, .fraction: return frameSize(index, proposal)
    case .flexFrame: return flexFrameSize(index, proposal)
    case .padding: return paddingSize(index, proposal)
    case .fixedSize, .aspectRatio, .layered, .offset, .alignmentGuide:
      return size(child(0, of: index), childProposal(index, proposal))
    case .viewThatFits: return size(fittingChild(index, proposal), proposal)
    case .grid: return gridSize(index, proposal)
    case .flex: return flexSize(index, proposal)
    case .layout: return layoutSize(index, proposal)
    }
  }

  @inline(__always)
  func child(_ place: Int, of index: Int) -> Int {
    Int(program.childList[Int(program.nodes[index].childStart) + place])
  }

  // MARK: Leaves

  /// Rules L1 and L3; an open dimension is 10, or a resizable image's own.
  @inline(__always)
  private mutating func flexibleSize(_ index: Int, _ proposal: Proposal) -> Extent {
    if program.nodes[index].isSquare, !(proposal.width.isUnspecified && proposal.height.isUnspecified) {
      let side =
        proposal.width.isUnspecified
        ? proposal.height
        : proposal.height.isUnspecified ? proposal.width : smaller(proposal.width, proposal.height)
      return Extent(width: side, height: side)
    }
    let own = program.nodes[index].own
    return Extent(
      width: proposal.width.isUnspecified ? Length(own.width.isNaN ? 10 : own.width) : proposal.width,
      height: proposal.height.isUnspecified ? Length(own.height.isNaN ? 10 : own.height) : proposal.height)
  }

  /// Rules P1 and P2.
  private mutating func spacerSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let node = program.nodes[index]
    let least = Length(node.leastLength)
    var size = Extent.zero
    if node.horizontal {
      size.width = proposal.width.isUnspecified ? least : larger(proposal.width, least)
    }
    if node.vertical {
      size.height = proposal.height.isUnspecified ? least : larger(proposal.height, least)
    }
    return size
  }

  /// Rule V1.
  private func dividerSize(_ index: Int, _ proposal: Proposal) -> Extent {
    let node = program.nodes[index]
    func flexible(_ length: Length) -> Length { length.isUnspecified ? Length(10) : length }
    return node.horizontal
      ? Extent(width: flexible(proposal.width), height: Length(node.thickness))
      : Extent(width: Length(node.thickness), height: flexible(proposal.height))
  }

  // MARK: Comparing lengths

  /// The larger of two lengths; the answer holds while it stays the larger.
  @inline(__always)
  mutating func larger(_ a: Length, _ b: Length) -> Length {
    let difference = b - a
    guard !difference.isConstant else { return difference.base > 0 ? b : a }
    let flattened = difference.flattened
    interval.keepSign(of: flattened)
    return flattened.value > 0 || (flattened.value == 0 && flattened.grows) ? b : a
  }

  /// The smaller of two lengths; the answer holds while it stays the smaller.
  @inline(__always)
  mutating func smaller(_ a: Length, _ b: Length) -> Length {
    let difference = b - a
    guard !difference.isConstant else { return difference.base < 0 ? b : a }
    let flattened = difference.flattened
    interval.keepSign(of: flattened)
    return flattened.value < 0 || (flattened.value == 0 && flattened.shrinks) ? b : a
  }

  /// True if one length is less than another, for decisions that do not come out the same where the two are equal.
  mutating func isLess(_ a: Length, _ b: Length) -> Bool {
    guard b.value < .infinity else { return a.value < .infinity }
    let difference = (b - a).flattened
    guard difference.value != 0 else {
      interval.collapse(by: difference)
      return false
    }
    interval.keepSign(of: difference)
    return difference.value > 0
  }

  /// A length that is to be proposed, 0 where it would be less.
  @inline(__always)
  mutating func notNegative(_ length: Length) -> Length { larger(length.flattened, .zero) }
}
