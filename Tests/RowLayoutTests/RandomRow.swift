@testable import RowLayout

/// Random descriptions, small and of every kind that the naive resolver knows.
struct RandomRow<Generator: RandomNumberGenerator> {
  var generator: Generator
  /// Whether texts are strings, to be prepared by an engine.
  var textsAreReal = false
  /// Whether parts give heights to what is inside them, or line up baselines.
  var hasHeights = true
  /// Whether there are views that fit.
  var hasFitting = true
  /// Whether there are flexible containers and frames of parts.
  var hasFlex = false
  /// Whether the parts of some stacks overlap.
  var hasOverlap = true
  private var names = 0

  init(_ generator: Generator) { self.generator = generator }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func maybe(_ range: ClosedRange<Int>) -> Double? {
    number(0...1) == 0 ? nil : Double(number(range))
  }

  mutating func description(_ depth: Int) -> RowDescription {
    names += 1
    let id = "n\(names)"
    let kind =
      depth <= 0 || number(0...9) < 2 ? leaf() : number(0...2) > 0 ? container(depth) : modifier(depth)
    return RowDescription(kind, id: id)
  }

  private mutating func leaf() -> RowDescription.Kind {
    switch number(0...9) {
    case 0, 1: return .rect(ShapeDescription(number(0...2) == 0 ? .circle : .rectangle))
    case 2, 3:
      return .leaf(
        width: Double(number(0...60)), height: Double(number(0...40)), firstBaseline: maybe(0...40))
    case 4: return .spacer(minLength: maybe(0...20))
    case 5: return .divider
    default:
      if textsAreReal { return realText() }
      var words: [StandInText.Word] = []
      for _ in 0..<number(0...8) { words.append(number(0...8) == 0 ? .newline : .characters(number(1...9))) }
      var text = TextDescription(
        .standIn(
          StandInText(
            words: words, advance: Double(number(5...9)), lineHeight: Double(number(10...24)), ascent: 8,
            capHeight: maybe(4...8),
            leading: Double(number(0...2)))),
        lineLimit: number(0...3) == 0 ? LineLimit(maximum: number(1...3)) : nil)
      if number(0...3) == 0 { text.lineSpacing = Double(number(-2...4)) }
      return .text(text)
    }
  }

  private mutating func realText() -> RowDescription.Kind {
    var words: [String] = []
    for _ in 0..<number(1...8) { words.append(String(repeating: "x", count: number(1...9))) }
    return .text(
      TextDescription(
        words.joined(separator: " "), font: FontChoice(size: Double(number(9...20))),
        lineLimit: number(0...3) == 0 ? LineLimit(maximum: number(1...3)) : nil))
  }

  private mutating func container(_ depth: Int) -> RowDescription.Kind {
    var children: [RowDescription] = []
    for _ in 0..<number(0...4) { children.append(description(depth - 1)) }
    if hasFlex, number(0...1) == 0 { return flex(children) }
    switch number(0...5) {
    case 0: return .zstack(alignment: alignment(), children: conditional(children))
    case 1, 2:
      return .vstack(
        alignment: alignment().horizontal, spacing: spacing(), children: conditional(children))
    case 3 where hasFitting && !children.isEmpty:
      return .viewThatFits(axes: Axis.Set(rawValue: UInt8(number(1...3))), children: children)
    default:
      return .hstack(alignment: alignment().vertical, spacing: spacing(), children: conditional(children))
    }
  }

  /// A spacing, below 0 where parts overlap.
  private mutating func spacing() -> Double? {
    hasOverlap && number(0...7) == 0 ? Double(number(-30...0)) : maybe(0...8)
  }

  /// The children, some on a condition, and some conditions that do not hold.
  private mutating func conditional(_ children: [RowDescription]) -> [RowDescription] {
    children.flatMap { child in
      let held = RowDescription(.conditional(true, then: [child], otherwise: []))
      return switch number(0...11) {
      case 0: [RowDescription(.conditional(false, then: [child], otherwise: [])), child]
      case 1: [held]
      default: [child]
      }
    }
  }

  private mutating func flex(_ children: [RowDescription]) -> RowDescription.Kind {
    let flex = FlexDescription(
      number(0...2) == 0 ? .vertical : .horizontal, wraps: number(0...1) == 0, alignment: alignment(),
      spacing: Double(number(0...9)), lineSpacing: maybe(0...9))
    let items = children.map { child in
      var item = child
      if number(0...3) == 0 { item = RowDescription(fraction(item)) }
      guard number(0...3) > 0 else { return item }
      let factors = FlexItem(
        grow: [0, 0, 0.3, 1, 2][number(0...4)], shrink: [1, 1, 0, 0.4, 3][number(0...4)], basis: maybe(0...90)
      )
      return RowDescription(.flexItem(factors, child: item))
    }
    return .flex(flex, children: items)
  }

  private mutating func fraction(_ child: RowDescription) -> RowDescription.Kind {
    let part = [0, 0.25, 0.5, 1, 1.5][number(0...4)]
    let frame = FractionFrame(
      width: number(0...2) == 0 ? nil : part, height: hasHeights && number(0...2) == 0 ? part : nil,
      alignment: alignment())
    return .fraction(frame, child: child)
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontalGuide(), vertical: verticalGuide())
  }

  private mutating func horizontalGuide() -> HorizontalAlignment {
    [.leading, .center, .trailing, HorizontalAlignment(named: "own")][number(0...3)]
  }

  private mutating func verticalGuide() -> VerticalAlignment {
    [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, VerticalAlignment(named: "own"),
    ][number(0...(hasHeights ? 5 : 2))]
  }

  private mutating func guide() -> AnyGuide {
    number(0...1) == 0 ? AnyGuide(horizontalGuide()) : AnyGuide(verticalGuide())
  }

  private mutating func modifier(_ depth: Int) -> RowDescription.Kind {
    let child = description(depth - 1)
    if hasFlex, number(0...4) == 0 { return fraction(child) }
    let kind = number(0...11)
    guard hasHeights || ![0, 1, 2, 6, 7, 8, 9, 10].contains(kind) else {
      return .flexFrame(FlexibleFrame(maxWidth: .infinity, alignment: alignment()), child: child)
    }
    switch kind {
    case 0:
      return .frame(width: maybe(-5...90), height: maybe(-5...60), alignment: alignment(), child: child)
    case 1, 2:
      return .flexFrame(
        FlexibleFrame(
          minWidth: maybe(-5...50), idealWidth: maybe(0...90),
          maxWidth: number(0...3) == 0 ? .infinity : maybe(0...120),
          minHeight: maybe(-5...50), idealHeight: maybe(0...50),
          maxHeight: number(0...3) == 0 ? .infinity : maybe(0...80), alignment: alignment()), child: child)
    case 3:
      return .padding(
        .insets(
          EdgeInsets(
            top: Double(number(-3...9)), leading: Double(number(-3...9)), bottom: Double(number(0...9)),
            trailing: Double(number(0...9)))), child: child)
    case 4: return .fixedSize(horizontal: number(0...1) == 0, vertical: number(0...1) == 0, child: child)
    case 5: return .layoutPriority(Double(number(-1...2)), child: child)
    case 6:
      return .aspectRatio(
        maybe(1...3), number(0...1) == 0 ? .fit : .fill, child: child)
    case 7:
      return .overlay(alignment: alignment(), content: description(depth - 2), child: child)
    case 8: return .background(alignment: alignment(), content: description(depth - 2), child: child)
    case 9, 10:
      let guide = guide()
      let value =
        number(0...1) == 0 ? GuideValue.value(Double(number(-10...60))) : GuideValue.of(other(than: guide))
      return .alignmentGuide(guide, value, child: child)
    default: return .offset(x: Double(number(-9...9)), y: Double(number(-9...9)), child: child)
    }
  }

  /// A guide of the same axis.
  private mutating func other(than guide: AnyGuide) -> AnyGuide {
    guide.key.axis == .horizontal ? AnyGuide(horizontalGuide()) : AnyGuide(verticalGuide())
  }

  mutating func proposal() -> ProposedSize {
    func length(_ kind: Int, _ points: Int) -> Double? {
      kind == 0 ? nil : kind == 1 ? 0 : Double(points) / 2
    }
    return ProposedSize(
      width: length(number(0...5), number(20...800)), height: length(number(0...3), number(0...600)))
  }
}
