@testable import RowLayout

/// Where everything lies (rules S8, Z2, F6, O2).
extension NaiveResolver {
  /// The frames of everything that has an id.
  func frames(_ part: Part, _ offer: Offer, x: Double = 0, y: Double = 0) -> [String: RowRect] {
    let size = size(part, offer)
    var result: [String: RowRect] = [:]
    for child in arranged(part, offer, size) {
      result.merge(frames(child.part, child.offer, x: x + child.x, y: y + child.y)) { first, _ in first }
    }
    if let id = part.description.id {
      result[id] = RowRect(x: x, y: y, width: size.width, height: size.height)
    }
    return result
  }

  func arranged(_ part: Part, _ offer: Offer, _ size: Size) -> [Arranged] {
    func only(_ child: RowDescription, _ offer: Offer) -> Arranged {
      let child = inside(part, child)
      return Arranged(part: child, offer: offer, size: self.size(child, offer))
    }
    func aligned(_ child: Arranged, _ alignment: Alignment, in around: Arranged? = nil) -> Arranged {
      var child = child
      let own = guides(alignment, child)
      let frame = around.map { guides(alignment, $0) }
      child.x = (frame?.x ?? alignment.horizontal.key.defaultValue(in: size)) - own.x
      child.y = (frame?.y ?? alignment.vertical.key.defaultValue(in: size)) - own.y
      return child
    }
    switch part.description.kind {
    case .hstack, .vstack, .zstack: return arrangedContainer(part, offer, size)
    case .frame(let width, let height, let alignment, let child):
      let own = Offer(width: fixed(width) ?? offer.width, height: fixed(height) ?? offer.height)
      return [aligned(only(child, own), alignment)]
    case .flexFrame(let limits, let child):
      let width = normalised(limits.minWidth, limits.idealWidth, limits.maxWidth)
      let height = normalised(limits.minHeight, limits.idealHeight, limits.maxHeight)
      let own = Offer(
        width: placing(offer.width, size.width, width), height: placing(offer.height, size.height, height))
      return [aligned(only(child, own), limits.alignment)]
    case .padding(let padding, let child):
      var result = only(child, shrunk(offer, padding.insets))
      result.x = padding.insets.leading
      result.y = padding.insets.top
      return [result]
    case .fixedSize(let horizontal, let vertical, let child):
      return [only(child, open(offer, horizontal, vertical))]
    case .aspectRatio(let ratio, let mode, let child):
      return [only(child, ratioOffer(part, ratio, mode, child, offer))]
    case .flex(let flex, _): return arrangedFlex(part, flex, offer, size)
    case .fraction(let frame, let child):
      let own = parts(frame, of: offer)
      let inner = Offer(width: own.width ?? offer.width, height: own.height ?? offer.height)
      return [aligned(only(child, inner), frame.alignment)]
    case .layoutPriority(_, let child), .border(_, _, let child), .alignmentGuide(_, _, let child),
      .flexItem(_, let child):
      return [only(child, offer)]
    case .offset(let x, let y, let child):
      var result = only(child, offer)
      result.x = x
      result.y = y
      return [result]
    case .overlay(let alignment, let content, let child), .background(let alignment, let content, let child):
      let layer = only(content, Offer(size))
      let primary = only(child, offer)
      return [primary, aligned(layer, alignment, in: primary)]
    case .viewThatFits(let axes, let children):
      return [only(fitting(part, axes, children, offer).description, offer)]
    default: return []
    }
  }

  func placing(_ offer: Double?, _ size: Double, _ limits: Limits) -> Double? {
    let isInside = size > limits.least ?? -.infinity && size < limits.greatest ?? .infinity
    return offer == nil && limits.ideal == nil && isInside ? nil : size
  }

  func arrangedContainer(_ part: Part, _ offer: Offer, _ size: Size) -> [Arranged] {
    let (children, axis) = childrenOf(part)
    if let only = onlyChild(of: part) {
      return [Arranged(part: only, offer: offer, size: self.size(only, offer))]
    }
    guard let axis else { return arrangedPile(part, children, size) }
    var placing = offer
    if axis == .horizontal { placing.height = offer.height ?? size.height }
    if axis == .vertical { placing.width = offer.width ?? size.width }
    var result = share(part, children, axis, placing)
    let before = line(part, result, axis).before
    let gaps = [0] + gaps(part, children)
    var along = 0.0
    for index in result.indices {
      along += gaps[index]
      let across = before - guide(part, result[index])
      result[index].x = axis == .horizontal ? along : across
      result[index].y = axis == .horizontal ? across : along
      along += length(result[index].size, axis)
    }
    return result
  }

  func arrangedPile(_ part: Part, _ children: [Part], _ size: Size) -> [Arranged] {
    guard case .zstack(let alignment, _) = part.description.kind, !children.isEmpty else { return [] }
    var result = children.map {
      Arranged(part: $0, offer: Offer(size), size: self.size($0, Offer(size)))
    }
    let highest = children.map(priority).max() ?? 0
    let first = result.filter { priority($0.part) == highest }
    let x = first.map { guides(alignment, $0).x }.max() ?? 0
    let y = first.map { guides(alignment, $0).y }.max() ?? 0
    for index in result.indices {
      let own = guides(alignment, result[index])
      result[index].x = x - own.x
      result[index].y = y - own.y
    }
    return result
  }
}
