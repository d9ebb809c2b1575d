import TextLayout

@testable import RowLayout

/// Alignment guides, by rules B1 to B4, N1 and N2.
extension NaiveResolver {
  /// The place of a guide in a part: what is set, else the default.
  func guide(_ key: GuideKey, _ child: Arranged) -> Double {
    explicit(key, child.part, child.offer) ?? key.defaultValue(in: child.size)
  }

  func guides(_ alignment: Alignment, _ child: Arranged) -> (x: Double, y: Double) {
    (guide(alignment.horizontal.key, child), guide(alignment.vertical.key, child))
  }

  /// The place of a guide that a part, or something inside it, sets.
  func explicit(_ key: GuideKey, _ part: Part, _ offer: Offer) -> Double? {
    switch part.description.kind {
    case .text(let text):
      let measured = measure(text, offer)
      return key == .firstTextBaseline
        ? measured.firstBaseline : key == .lastTextBaseline ? measured.lastBaseline : nil
    case .leaf(_, _, let baseline):
      return key == .firstTextBaseline || key == .lastTextBaseline ? baseline : nil
    case .hstack, .vstack, .zstack:
      let children = arrangedContainer(part, offer, size(part, offer))
      if onlyChild(of: part) != nil { return explicit(key, children[0].part, children[0].offer) }
      return combined(key, children)
    case .flex(let flex, _): return combined(key, arrangedFlex(part, flex, offer, size(part, offer)))
    case .alignmentGuide(let guide, let value, let child) where guide.key == key:
      switch value {
      case .value(let points): return points
      case .of(let other):
        let child = inside(part, child)
        return self.guide(other.key, Arranged(part: child, offer: offer, size: size(child, offer)))
      case .computed: return nil
      }
    case .offset(_, _, let child): return explicit(key, inside(part, child), offer)
    default:
      // Of several children, the first is the primary one.
      guard let child = arranged(part, offer, size(part, offer)).first else { return nil }
      return explicit(key, child.part, child.offer).map { $0 + (key.axis == .horizontal ? child.x : child.y) }
    }
  }

  private func combined(_ key: GuideKey, _ children: [Arranged]) -> Double? {
    let values = children.compactMap { child in
      explicit(key, child.part, child.offer).map { $0 + (key.axis == .horizontal ? child.x : child.y) }
    }
    guard !values.isEmpty else { return nil }
    if key == .firstTextBaseline { return values.min() }
    if key == .lastTextBaseline { return values.max() }
    return key.builtIn == nil ? values.reduce(0, +) / Double(values.count) : nil
  }
}
