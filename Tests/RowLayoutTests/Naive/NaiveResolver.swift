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
    case .rect(let shape) where shape.shape == .circle: square(offer.width ?? offer.height, offer)
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
    case .fraction(let frame, let child):
      {
        let own = parts(frame, of: offer)
        let taken = size(
          inside(part, child), Offer(width: own.width ?? offer.width, height: own.height ?? offer.height))
        return Size(width: own.width ?? taken.width, height: own.height ?? taken.height)
      }()
    case .flex(let flex, _): flexSize(part, flex, offer)
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
      .overlay(_, _, let child), .background(_, _, let child), .alignmentGuide(_, _, let child),
      .flexItem(_, let child):
      size(inside(part, child), offer)
    case .aspectRatio(let ratio, let mode, let child):
      size(inside(part, child), ratioOffer(part, ratio, mode, child, offer))
    case .viewThatFits(let axes, let children):
      size(fitting(part, axes, children, offer), offer)
    default: .zero
    }
  }

  func square(_ side: Double?, _ offer: Offer) -> Size {
    let side = min(side ?? 10, offer.height ?? side ?? 10)
    return Size(width: side, height: side)
  }

  func inside(_ part: Part, _ child: RowDescription) -> Part {
    Part(description: child, axis: part.axis)
  }

  func fixed(_ length: Double?) -> Double? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }

  func shrunk(_ offer: Offer, _ insets: EdgeInsets) -> Offer {
    Offer(
      width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func open(_ offer: Offer, _ horizontal: Bool, _ vertical: Bool) -> Offer {
    Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
  }

  func textSize(_ text: TextDescription, _ offer: Offer) -> Size {
    let measured = measure(text, offer)
    return Size(width: measured.width, height: measured.height)
  }

  func measure(_ text: TextDescription, _ offer: Offer) -> TextMeasurement {
    guard case .standIn(let standIn) = text.content else {
      return .init(
        width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false,
        validFrom: 0, validTo: 0)
    }
    // Rule T2: a line spacing replaces a smaller leading.
    let added = text.lineSpacing.map { max(standIn.leading, max(0, $0)) - standIn.leading } ?? 0
    return PreparedStandInText(
      standIn, lineLimit: text.lineLimit?.maximum, minimumLines: text.lineLimit?.minimum ?? 1,
      addedSpacing: added, scale: scale
    ).measure(width: offer.width, height: offer.height)
  }

  func spacer(_ part: Part, _ least: Double, _ offer: Offer) -> Size {
    Size(
      width: part.axis == .vertical ? 0 : max(offer.width ?? least, least),
      height: part.axis == .horizontal ? 0 : max(offer.height ?? least, least))
  }

  func divider(_ part: Part, _ offer: Offer) -> Size {
    part.axis == .horizontal
      ? Size(width: 1 / scale, height: offer.height ?? 10)
      : Size(width: offer.width ?? 10, height: 1 / scale)
  }

  func flexible(
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

  typealias Limits = (least: Double?, ideal: Double?, greatest: Double?)

  func normalised(_ least: Double?, _ ideal: Double?, _ greatest: Double?) -> Limits {
    let low = least.map { max(0, $0) }
    let middle = ideal.map { max($0, low ?? 0) }
    return (low, middle, greatest.map { max($0, middle ?? low ?? 0) })
  }

  func clamp(_ length: Double, _ limits: Limits) -> Double {
    max(limits.least ?? -.infinity, min(limits.greatest ?? .infinity, length))
  }

  func asked(_ offer: Double?, _ limits: Limits) -> Double? {
    (offer ?? limits.ideal).map { clamp($0, limits) }
  }

  func flexible(_ offer: Double?, _ asked: Double?, _ child: Double, _ limits: Limits) -> Double {
    if let offer, limits.least != nil, limits.greatest != nil { return clamp(offer, limits) }
    if offer == nil, let ideal = limits.ideal { return ideal }
    switch (limits.least, limits.greatest) {
    case (nil, nil): return child
    case (.some, .some): return clamp(child, limits)
    case (.some(let least), nil): return max(min(asked ?? .infinity, child), least)
    case (nil, .some(let greatest)): return min(max(asked ?? -.infinity, child), greatest)
    }
  }

  func ratioOffer(
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

  func fitting(
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
}
