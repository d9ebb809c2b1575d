extension Resolver {
  /// Gives the children of a container their proposals, sizes and places in the scratch.
  mutating func arrange(_ index: Int, _ proposal: Proposal, _ size: Extent) {
    switch program.nodes[index].kind {
    case .hstack: arrangeStack(index, proposal, size, .horizontal)
    case .vstack: arrangeStack(index, proposal, size, .vertical)
    case .zstack: arrangeZStack(index, size)
    case .grid: arrangeGrid(index, proposal, size)
    case .flex: arrangeFlex(index, proposal, size)
    case .layout: arrangeLayout(index, proposal, size)
    case .geometryReader: arrangeGeometryReader(index, size)
    default: break
    }
  }

  /// Gives a node and everything inside it their frames (rule M3).
  mutating func place<Output: PlacingOutput>(
    _ index: Int, _ proposal: Proposal, _ size: Extent, x: Double, y: Double, into output: inout Output
  ) {
    guard !isExhausted else { return }
    output.put(index, proposal, size, x: x, y: y)
    let node = program.nodes[index]
    let around = output.mirror
    if node.isRightToLeft != around.isMirrored {
      output.mirror = around.turned(inside: x, width: size.width.value)
    }
    let container = enter(index, proposal)
    defer {
      leave(to: container)
      output.mirror = around
    }
    switch node.kind.role {
    case .leaf: return
    case .container:
      arrange(index, proposal, size)
      for place in node.children {
        let child = scratch.children[place]
        self.place(
          Int(program.childList[place]), child.proposal, child.size, x: x + child.x.value,
          y: y + child.y.value, into: &output)
      }
    case .layers: placeLayers(index, proposal, size, x: x, y: y, into: &output)
    case .wrapper:
      let inside = placement(index, proposal, size)
      place(
        inside.child, inside.proposal, inside.size, x: x + inside.x.value, y: y + inside.y.value,
        into: &output)
    }
  }

  /// Rules O1 and O2: the secondary child is proposed the primary's size and lies on its guides.
  private mutating func placeLayers<Output: PlacingOutput>(
    _ index: Int, _ proposal: Proposal, _ size: Extent, x: Double, y: Double, into output: inout Output
  ) {
    let node = program.nodes[index]
    let primary = child(0, of: index)
    place(primary, proposal, size, x: x, y: y, into: &output)
    let secondary = child(1, of: index)
    let offer = Proposal(width: size.width, height: size.height)
    let taken = self.size(secondary, offer)
    let horizontal = Int(node.horizontalGuide)
    let vertical = Int(node.verticalGuide)
    let left =
      guideValue(of: primary, horizontal, proposal, size)
      - guideValue(of: secondary, horizontal, offer, taken)
    let top =
      guideValue(of: primary, vertical, proposal, size) - guideValue(of: secondary, vertical, offer, taken)
    place(secondary, offer, taken, x: x + left.value, y: y + top.value, into: &output)
  }

  /// Rule R1: the content is proposed the reader's size and lies in the top leading corner.
  private mutating func arrangeGeometryReader(_ index: Int, _ size: Extent) {
    let offer = Proposal(width: size.width, height: size.height)
    for place in program.nodes[index].children {
      propose(offer, to: place)
      put(place, along: .zero, across: .zero, .horizontal)
    }
  }
}

/// The way from positions that count from the leading side to positions from the root's left (rule Q1): every part lays out what is
/// inside it from its own leading side.
struct Mirroring {
  private(set) var isMirrored = false
  private var origin = 0.0

  /// The left edge of a part that lies so far from the leading side.
  func left(_ x: Double, width: Double) -> Double { isMirrored ? origin - x - width : origin + x }

  /// The positions inside a part whose lines run the other way.
  func turned(inside x: Double, width: Double) -> Mirroring {
    let left = left(x, width: width)
    return Mirroring(isMirrored: !isMirrored, origin: isMirrored ? left - x : left + width + x)
  }
}

/// Takes what placing gives.
protocol PlacingOutput {
  /// Kept by placing while it goes through the parts.
  var mirror: Mirroring { get set }
  /// A node's proposal, size and place, x from the leading side.
  mutating func put(_ index: Int, _ proposal: Proposal, _ size: Extent, x: Double, y: Double)
}
