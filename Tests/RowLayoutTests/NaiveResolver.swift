import TextLayout

@testable import RowLayout

/// The rules written down once more, as plainly as they read: no caches, no facts, no slopes, recursion over the
/// description itself. Slow on purpose; what random trees are compared with.
struct NaiveResolver {
  typealias Size = RowSize
  typealias Offer = ProposedSize

  var scale = 2.0

  /// A part with what is known from around it.
  struct Part {
    var description: RowDescription
    var axis: Axis?
  }

  // MARK: Sizing

  func size(_ part: Part, _ offer: Offer) -> Size {
    switch part.description.kind {
    case .rect: offer.replacingUnspecifiedDimensions()
    case .leaf(let width, let height, _): Size(width: width, height: height)
    case .text(let text): textSize(text, offer)
    case .spacer(let least): spacer(part, least ?? 8, offer)
    case .divider: divider(part, offer)
    case .hstack, .vstack, .zstack: container(part, offer)
    case .frame(let width, let height, _, let child):
      {
        let own = Offer(width: fixed(width) ?? offer.width, height: fixed(height) ?? offer.height)
        let taken = size(inside(part, child), own)
        return Size(width: fixed(width) ?? taken.width, height: fixed(height) ?? taken.height)
      }()
    case .flexFrame(let limits, let child): flexible(part, limits, child, offer)
    case .padding(let padding, let child):
      {
        let insets = padding.insets
        let taken = size(inside(part, child), shrunk(offer, insets))
        return Size(
          width: max(0, taken.width + insets.leading + insets.trailing),
          height: max(0, taken.height + insets.top + insets.bottom))
      }()
    case .fixedSize(let horizontal, let vertical, let child):
      size(inside(part, child), open(offer, horizontal, vertical))
    case .layoutPriority(_, let child), .border(_, _, let child), .offset(_, _, let child),
      .overlay(_, _, let child), .background(_, _, let child):
      size(inside(part, child), offer)
    case .aspectRatio(let ratio, let mode, let child):
      size(inside(part, child), ratioOffer(part, ratio, mode, child, offer))
    case .viewThatFits(let axes, let children):
      size(fitting(part, axes, children, offer), offer)
    default: .zero
    }
  }

  private func inside(_ part: Part, _ child: RowDescription) -> Part {
    Part(description: child, axis: part.axis)
  }

  private func fixed(_ length: Double?) -> Double? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }

  private func shrunk(_ offer: Offer, _ insets: EdgeInsets) -> Offer {
    Offer(
      width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  private func open(_ offer: Offer, _ horizontal: Bool, _ vertical: Bool) -> Offer {
    Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
  }

  private func textSize(_ text: TextDescription, _ offer: Offer) -> Size {
    let measured = measure(text, offer)
    return Size(width: measured.width, height: measured.height)
  }

  private func measure(_ text: TextDescription, _ offer: Offer) -> TextMeasurement {
    guard case .standIn(let standIn) = text.content else {
      return .init(
        width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false,
        validFrom: 0, validTo: 0)
    }
    return PreparedStandInText(
      standIn, lineLimit: text.lineLimit?.maximum, minimumLines: text.lineLimit?.minimum ?? 1, scale: scale
    ).measure(width: offer.width, height: offer.height)
  }

  private func spacer(_ part: Part, _ least: Double, _ offer: Offer) -> Size {
    Size(
      width: part.axis == .vertical ? 0 : max(offer.width ?? least, least),
      height: part.axis == .horizontal ? 0 : max(offer.height ?? least, least))
  }

  private func divider(_ part: Part, _ offer: Offer) -> Size {
    part.axis == .horizontal
      ? Size(width: 1 / scale, height: offer.height ?? 10)
      : Size(width: offer.width ?? 10, height: 1 / scale)
  }

  private func flexible(
    _ part: Part, _ limits: FlexibleFrame, _ child: RowDescription, _ offer: Offer
  ) -> Size {
    let width = normalised(limits.minWidth, limits.idealWidth, limits.maxWidth)
    let height = normalised(limits.minHeight, limits.idealHeight, limits.maxHeight)
    let asked = Offer(width: asked(offer.width, width), height: asked(offer.height, height))
    let taken = size(inside(part, child), asked)
    return Size(
      width: flexible(offer.width, asked.width, taken.width, width),
      height: flexible(offer.height, asked.height, taken.height, height))
  }

  private typealias Limits = (least: Double?, ideal: Double?, greatest: Double?)

  private func normalised(_ least: Double?, _ ideal: Double?, _ greatest: Double?) -> Limits {
    let low = least.map { max(0, $0) }
    let middle = ideal.map { max($0, low ?? 0) }
    return (low, middle, greatest.map { max($0, middle ?? low ?? 0) })
  }

  private func clamp(_ length: Double, _ limits: Limits) -> Double {
    max(limits.least ?? -.infinity, min(limits.greatest ?? .infinity, length))
  }

  private func asked(_ offer: Double?, _ limits: Limits) -> Double? {
    (offer ?? limits.ideal).map { clamp($0, limits) }
  }

  private func flexible(_ offer: Double?, _ asked: Double?, _ child: Double, _ limits: Limits) -> Double {
    if let offer, limits.least != nil, limits.greatest != nil { return clamp(offer, limits) }
    if offer == nil, let ideal = limits.ideal { return ideal }
    switch (limits.least, limits.greatest) {
    case (nil, nil): return child
    case (.some, .some): return clamp(child, limits)
    case (.some(let least), nil): return max(min(asked ?? .infinity, child), least)
    case (nil, .some(let greatest)): return min(max(asked ?? -.infinity, child), greatest)
    }
  }

  private func ratioOffer(
    _ part: Part, _ ratio: Double?, _ mode: ContentMode, _ child: RowDescription, _ offer: Offer
  ) -> Offer {
    guard offer.width != nil || offer.height != nil else { return offer }
    let ideal = size(inside(part, child), .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return offer }
    let scales = [offer.width.map { $0 / ratio }, offer.height].compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 0
    return Offer(width: scale * ratio, height: scale)
  }

  private func fitting(
    _ part: Part, _ axes: Axis.Set, _ children: [RowDescription], _ offer: Offer
  ) -> Part {
    for child in children.dropLast() {
      let asked = open(offer, axes.contains(.horizontal), axes.contains(.vertical))
      let taken = size(inside(part, child), asked)
      let fits =
        (!axes.contains(.horizontal) || taken.width <= offer.width ?? .infinity)
        && (!axes.contains(.vertical) || taken.height <= offer.height ?? .infinity)
      if fits { return inside(part, child) }
    }
    return inside(part, children[children.count - 1])
  }

  // MARK: Containers

  /// The children with their proposals, sizes and places.
  struct Arranged {
    var part: Part
    var offer: Offer
    var size: Size
    var x = 0.0
    var y = 0.0
  }

  private func container(_ part: Part, _ offer: Offer) -> Size {
    let (children, axis) = childrenOf(part)
    if children.count == 1 { return size(children[0], offer) }
    guard let axis else { return pile(children, offer) }
    let arranged = share(part, children, axis, offer)
    return extent(part, arranged, axis)
  }

  private func childrenOf(_ part: Part) -> ([Part], Axis?) {
    switch part.description.kind {
    case .hstack(_, _, let children):
      (children.map { Part(description: $0, axis: .horizontal) }, .horizontal)
    case .vstack(_, _, let children): (children.map { Part(description: $0, axis: .vertical) }, .vertical)
    case .zstack(_, let children): (children.map { Part(description: $0, axis: nil) }, nil)
    default: ([], nil)
    }
  }

  func priority(_ part: Part) -> Double {
    switch part.description.kind {
    case .layoutPriority(let value, _): value
    case .spacer: -.infinity
    case .fixedSize(_, _, let child), .overlay(_, _, let child), .background(_, _, let child),
      .border(_, _, let child), .offset(_, _, let child):
      priority(inside(part, child))
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children):
      children.isEmpty ? -.infinity : children.count == 1 ? priority(inside(part, children[0])) : 0
    default: 0
    }
  }

  private func pile(_ children: [Part], _ offer: Offer) -> Size {
    let highest = children.map(priority).max() ?? 0
    return children.filter { priority($0) == highest }.reduce(Size.zero) { result, child in
      let taken = size(child, offer)
      return Size(width: max(result.width, taken.width), height: max(result.height, taken.height))
    }
  }

  private func gaps(_ part: Part, _ count: Int) -> Double {
    switch part.description.kind {
    case .hstack(_, let spacing, _), .vstack(_, let spacing, _):
      Double(max(0, count - 1)) * (spacing ?? 0)
    default: 0
    }
  }

  private func length(_ size: Size, _ axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }

  private func offer(_ main: Double?, _ cross: Double?, _ axis: Axis) -> Offer {
    axis == .horizontal ? Offer(width: main, height: cross) : Offer(width: cross, height: main)
  }

  private func share(_ part: Part, _ children: [Part], _ axis: Axis, _ proposal: Offer) -> [Arranged] {
    let main = axis == .horizontal ? proposal.width : proposal.height
    let cross = axis == .horizontal ? proposal.height : proposal.width
    var result: [Arranged] = children.map { Arranged(part: $0, offer: offer(nil, cross, axis), size: .zero) }
    guard let main else {
      for index in result.indices { result[index].size = size(result[index].part, result[index].offer) }
      return result
    }
    func answer(_ child: Part, _ length: Double) -> Double {
      self.length(size(child, offer(length, cross, axis)), axis)
    }
    var available = main - gaps(part, children.count)
    let priorities = children.map(priority)
    for group in Set(priorities).sorted(by: >) {
      let held = children.indices.filter { priorities[$0] < group }.reduce(0) { $0 + answer(children[$1], 0) }
      var left = available == .infinity ? available : available - held
      let members = children.indices.filter { priorities[$0] == group }.sorted { a, b in
        let least = (answer(children[a], 0), answer(children[b], 0))
        let greatest = (answer(children[a], .infinity), answer(children[b], .infinity))
        let first = greatest.0 == .infinity ? .infinity : greatest.0 - least.0
        let second = greatest.1 == .infinity ? .infinity : greatest.1 - least.1
        if first == .infinity, second == .infinity {
          return least.0 != least.1 ? least.0 > least.1 : a < b
        }
        return first != second ? first < second : a < b
      }
      for (step, index) in members.enumerated() {
        let share = max(0, left / Double(members.count - step))
        result[index].offer = offer(share, cross, axis)
        result[index].size = size(children[index], result[index].offer)
        let taken = length(result[index].size, axis)
        if left < .infinity { left -= taken }
        if available < .infinity { available -= taken }
      }
    }
    return result
  }

  private func guide(_ part: Part, _ size: Size, _ axis: Axis) -> Double {
    switch part.description.kind {
    case .hstack(let alignment, _, _): alignment.key.defaultValue(in: size)
    case .vstack(let alignment, _, _): alignment.key.defaultValue(in: size)
    default: 0
    }
  }

  private func line(_ part: Part, _ arranged: [Arranged], _ axis: Axis) -> (before: Double, after: Double) {
    arranged.reduce((0, 0)) { result, child in
      let value = guide(part, child.size, axis)
      let across = axis == .horizontal ? child.size.height : child.size.width
      return (max(result.0, value), max(result.1, across - value))
    }
  }

  private func extent(_ part: Part, _ arranged: [Arranged], _ axis: Axis) -> Size {
    let main = arranged.reduce(gaps(part, arranged.count)) { $0 + length($1.size, axis) }
    let (before, after) = line(part, arranged, axis)
    return axis == .horizontal
      ? Size(width: main, height: before + after) : Size(width: before + after, height: main)
  }

  // MARK: Placing

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

  private func arranged(_ part: Part, _ offer: Offer, _ size: Size) -> [Arranged] {
    func only(_ child: RowDescription, _ offer: Offer) -> Arranged {
      let child = inside(part, child)
      return Arranged(part: child, offer: offer, size: self.size(child, offer))
    }
    func aligned(_ child: Arranged, _ alignment: Alignment) -> Arranged {
      var child = child
      child.x =
        alignment.horizontal.key.defaultValue(in: size)
        - alignment.horizontal.key.defaultValue(in: child.size)
      child.y =
        alignment.vertical.key.defaultValue(in: size) - alignment.vertical.key.defaultValue(in: child.size)
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
    case .layoutPriority(_, let child), .border(_, _, let child): return [only(child, offer)]
    case .offset(let x, let y, let child):
      var result = only(child, offer)
      result.x = x
      result.y = y
      return [result]
    case .overlay(let alignment, let content, let child), .background(let alignment, let content, let child):
      var layer = only(content, Offer(size))
      layer.part.axis = nil
      layer.size = self.size(layer.part, layer.offer)
      return [only(child, offer), aligned(layer, alignment)]
    case .viewThatFits(let axes, let children):
      return [only(fitting(part, axes, children, offer).description, offer)]
    default: return []
    }
  }

  private func placing(_ offer: Double?, _ size: Double, _ limits: Limits) -> Double? {
    let isInside = size > limits.least ?? -.infinity && size < limits.greatest ?? .infinity
    return offer == nil && limits.ideal == nil && isInside ? nil : size
  }

  private func arrangedContainer(_ part: Part, _ offer: Offer, _ size: Size) -> [Arranged] {
    let (children, axis) = childrenOf(part)
    if children.count == 1 {
      return [Arranged(part: children[0], offer: offer, size: self.size(children[0], offer))]
    }
    guard let axis else { return arrangedPile(part, children, size) }
    var placing = offer
    if axis == .horizontal { placing.height = offer.height ?? size.height }
    if axis == .vertical { placing.width = offer.width ?? size.width }
    var result = share(part, children, axis, placing)
    let before = line(part, result, axis).before
    var along = 0.0
    for index in result.indices {
      let across = before - guide(part, result[index].size, axis)
      result[index].x = axis == .horizontal ? along : across
      result[index].y = axis == .horizontal ? across : along
      along += length(result[index].size, axis) + gaps(part, 2)
    }
    return result
  }

  private func arrangedPile(_ part: Part, _ children: [Part], _ size: Size) -> [Arranged] {
    guard case .zstack(let alignment, _) = part.description.kind, !children.isEmpty else { return [] }
    var result = children.map {
      Arranged(part: $0, offer: Offer(size), size: self.size($0, Offer(size)))
    }
    let highest = children.map(priority).max() ?? 0
    let first = result.filter { priority($0.part) == highest }
    let x = first.map { alignment.horizontal.key.defaultValue(in: $0.size) }.max() ?? 0
    let y = first.map { alignment.vertical.key.defaultValue(in: $0.size) }.max() ?? 0
    for index in result.indices {
      result[index].x = x - alignment.horizontal.key.defaultValue(in: result[index].size)
      result[index].y = y - alignment.vertical.key.defaultValue(in: result[index].size)
    }
    return result
  }
}
