import TextLayout

@testable import RowLayout

/// Default spacing, by rules G1 to G4, P3 and S9.
extension NaiveResolver {
  /// What two facing edges can have in common; the wish without a category is for anything.
  enum Category: Hashable {
    case anything, viewAboveText, viewBelowText, textToText
  }

  typealias EdgeWishes = [Category: Wish]

  /// A gap that is wished for; of two texts beside each other the taller one's line has its way.
  struct Wish: ExpressibleByFloatLiteral {
    var gap: Double
    var order: Double

    init(_ gap: Double, order: Double? = nil) { (self.gap, self.order) = (gap, order ?? gap) }
    init(floatLiteral value: Double) { self.init(value) }
  }

  /// The wishes of the four edges.
  struct Wishes {
    var top: EdgeWishes = [.viewBelowText: 0.0]
    var bottom: EdgeWishes = [.viewAboveText: 0.0]
    var leading: EdgeWishes = [:]
    var trailing: EdgeWishes = [:]
  }

  func gap(_ first: EdgeWishes, _ second: EdgeWishes) -> Double {
    let common = first.keys.filter { $0 != .anything && second[$0] != nil }
    if let largest = common.map({ first[$0, default: 0.0].gap + second[$0, default: 0.0].gap }).max() {
      return largest
    }
    return [first[.anything], second[.anything]].compactMap { $0?.gap }.max() ?? 8
  }

  func wishes(_ part: Part) -> Wishes {
    switch part.description.kind {
    case .text(let text): textWishes(text)
    case .spacer: spacerWishes(part)
    case .hstack, .vstack, .zstack, .flex: containerWishes(part)
    case .fraction(let frame, let child):
      reset(
        inside(part, child), horizontal: frame.width != nil || frame.height == nil,
        vertical: frame.height != nil || frame.width == nil)
    case .frame(let width, let height, _, let child):
      reset(inside(part, child), horizontal: fixed(width) != nil, vertical: fixed(height) != nil)
    case .flexFrame(let limits, let child):
      reset(
        inside(part, child),
        horizontal: limits.minWidth != nil || limits.idealWidth != nil || limits.maxWidth != nil,
        vertical: limits.minHeight != nil || limits.idealHeight != nil || limits.maxHeight != nil)
    case .padding(let padding, let child):
      paddedWishes(padding.insets, inside(part, child))
    case .fixedSize(_, _, let child), .layoutPriority(_, let child), .aspectRatio(_, _, let child),
      .overlay(_, _, let child), .background(_, _, let child), .border(_, _, let child),
      .offset(_, _, let child), .alignmentGuide(_, _, let child), .flexItem(_, let child):
      wishes(inside(part, child))
    case .viewThatFits(_, let children): children.first.map { wishes(inside(part, $0)) } ?? Wishes()
    default: Wishes()
    }
  }

  private func textWishes(_ text: TextDescription) -> Wishes {
    // A stand-in text whose capital letters have no height stands as an ordinary view.
    guard case .standIn(let standIn) = text.content, let capHeight = standIn.capHeight else {
      return Wishes()
    }
    let descent = standIn.lineHeight - standIn.ascent
    let tenth = (standIn.lineHeight / 10 * scale).rounded(.up) / scale
    let line = standIn.lineHeight + tenth
    var wishes = Wishes()
    wishes.top = [
      .viewAboveText: Wish(line - standIn.ascent),
      .textToText: Wish(
        (standIn.leading * scale).rounded(.up) / scale, order: standIn.lineHeight + standIn.leading),
    ]
    wishes.bottom = [
      .viewBelowText: Wish(max(line - (capHeight), tenth + descent)), .textToText: 0.0,
    ]
    return wishes
  }

  private func spacerWishes(_ part: Part) -> Wishes {
    var wishes = Wishes(top: [:], bottom: [:], leading: [:], trailing: [:])
    if part.axis != .vertical {
      wishes.leading = [.anything: 0.0]
      wishes.trailing = [.anything: 0.0]
    }
    if part.axis != .horizontal {
      wishes.top = [.anything: 0.0]
      wishes.bottom = [.anything: 0.0]
    }
    return wishes
  }

  private func containerWishes(_ part: Part) -> Wishes {
    let (children, axis) = childrenOf(part)
    let wishes = children.map(wishes)
    guard let first = wishes.first, let last = wishes.last else {
      return Wishes(
        top: [.anything: 0.0], bottom: [.anything: 0.0], leading: [.anything: 0.0], trailing: [.anything: 0.0]
      )
    }
    func union(_ edge: (Wishes) -> EdgeWishes) -> EdgeWishes {
      wishes.map(edge).reduce([:]) { $0.merging($1, uniquingKeysWith: { $1.order > $0.order ? $1 : $0 }) }
    }
    var result = Wishes(
      top: union(\.top), bottom: union(\.bottom), leading: union(\.leading), trailing: union(\.trailing))
    if axis == .horizontal { (result.leading, result.trailing) = (first.leading, last.trailing) }
    if axis == .vertical { (result.top, result.bottom) = (first.top, last.bottom) }
    return result
  }

  private func isSpacer(_ part: Part) -> Bool {
    switch part.description.kind {
    case .spacer: true
    case .overlay(_, _, let child), .background(_, _, let child), .border(_, _, let child),
      .offset(_, _, let child), .flexItem(_, let child):
      isSpacer(inside(part, child))
    case .hstack, .vstack, .zstack:
      // A stack of one part is that part (rule S10).
      onlyChild(of: part).map(isSpacer) ?? false
    default: false
    }
  }

  private func reset(_ child: Part, horizontal: Bool, vertical: Bool) -> Wishes {
    var result = wishes(child)
    guard !isSpacer(child) else { return result }
    let plain = Wishes()
    if horizontal { (result.leading, result.trailing) = (plain.leading, plain.trailing) }
    if vertical { (result.top, result.bottom) = (plain.top, plain.bottom) }
    return result
  }

  private func paddedWishes(_ insets: EdgeInsets, _ child: Part) -> Wishes {
    var result = wishes(child)
    let plain = Wishes()
    if insets.top != 0 { result.top = plain.top }
    if insets.leading != 0 { result.leading = plain.leading }
    if insets.bottom != 0 { result.bottom = plain.bottom }
    if insets.trailing != 0 { result.trailing = plain.trailing }
    return result
  }
}
