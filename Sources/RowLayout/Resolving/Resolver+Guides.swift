extension Resolver {
  /// The place of an edge or centre in a length (guides 0 to 7; baselines lie at the end, rule B2).
  @inline(__always)
  func plainGuide(_ guide: Int, _ length: Length) -> Length {
    switch guide {
    case 0, 3: .zero
    case 1, 4: length / 2
    default: length
    }
  }

  /// Returns a guide's offset where a part sets none.
  mutating func defaultGuide(_ guide: Int, _ size: Extent) -> Length {
    let key = program.guides[guide]
    guard key.builtIn == nil else {
      return plainGuide(guide, size[key.axis])
    }
    interval.collapse(by: size.width)
    interval.collapse(by: size.height)
    return Length(key.defaultValue(in: RowSize(width: size.width.value, height: size.height.value)))
  }

  /// The place of a guide in the child that the scratch holds at `place`.
  mutating func guideValue(_ place: Int, _ guide: Int) -> Length {
    let child = scratch.children[place]
    return guideValue(of: Int(program.childList[place]), guide, child.proposal, child.size)
  }

  /// The place of a guide in a node: what it sets itself, else the default.
  mutating func guideValue(
    of index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length {
    guard mayBeExplicit(index, guide) else { return defaultGuide(guide, size) }
    return explicitGuide(index, guide, proposal, size) ?? defaultGuide(guide, size)
  }

  @inline(__always)
  private func mayBeExplicit(_ index: Int, _ guide: Int) -> Bool {
    program.nodes[index].explicitGuides & (1 << UInt64(min(guide, 63))) != 0
  }

  /// The place of a guide that a node or something inside it sets; nil where nothing does (rules B1, B3, B4, N1, N2).
  mutating func explicitGuide(
    _ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length? {
    guard mayBeExplicit(index, guide) else { return nil }
    let node = program.nodes[index]
    switch node.kind {
    case .text:
      let slot = measure(index, proposal)
      return Length(guide == 6 ? scratch.texts[slot].firstBaseline : scratch.texts[slot].lastBaseline)
    case .leaf: return Length(node.own.baseline)
    case .alignmentGuide:
      let rule = program.guideRules[Int(node.payload)]
      return Int(rule.guide) == guide
        ? ruleValue(rule.value, index, proposal, size) : explicitInChild(index, guide, proposal, size)
    // A reader's content is none of what is around it.
    case .geometryReader: return nil
    default: break
    }
    switch node.kind.role {
    case .leaf: return nil
    case .wrapper where node.kind.alignsChild: return nestedGuide(index, guide, proposal, size)
    case .wrapper, .layers: return explicitInChild(index, guide, proposal, size)
    case .container: return combinedGuide(index, guide, proposal, size)
    }
  }

  /// Rule B3: a modifier passes its child's guide on, shifted by the child's place; an offset moves only what is
  /// drawn (rule M1).
  private mutating func explicitInChild(
    _ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length? {
    let inside = placement(index, proposal, size)
    guard let value = explicitGuide(inside.child, guide, inside.proposal, inside.size) else { return nil }
    if program.nodes[index].kind == .offset { return value }
    return value + (program.guides[guide].axis == .horizontal ? inside.x : inside.y)
  }

  /// Rules B4 and N2, or what a container of somebody's own answers; kept, as the guides of nested containers are asked for at every level.
  private mutating func combinedGuide(
    _ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length? {
    guard guide > 5 || program.nodes[index].kind == .layout else { return nil }
    let place = Int(program.nodes[index].slot) * 2 + (guide & 1)
    guard scratch.guides.indices.contains(place) else {
      return nestedGuide(index, guide, proposal, size)
    }
    let kept = scratch.guides[place]
    if kept.generation == scratch.generation, Int(kept.guide) == guide, kept.proposal == proposal {
      interval.intersect(kept.answer.interval)
      return kept.answer.value
    }
    let outer = interval
    interval = Interval()
    let value = nestedGuide(index, guide, proposal, size)
    scratch.guides[place] = .init(
      generation: scratch.generation, guide: Int32(guide), proposal: proposal,
      answer: .init(value: value, interval: interval))
    interval.intersect(outer)
    return value
  }

  /// The guide of a part that asks what is inside it for guides more than once, so that the work multiplies from level to level:
  /// from the third level on every answer is kept.
  private mutating func nestedGuide(
    _ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length? {
    guard guideNesting >= 2 else { return workedOutGuide(index, guide, proposal, size) }
    let question = GuideQuestion(
      node: index, guide: guide, proposal: proposal, generation: scratch.generation)
    if let kept = scratch.deepGuides[question] {
      interval.intersect(kept.interval)
      return kept.value
    }
    let outer = interval
    interval = Interval()
    let value = workedOutGuide(index, guide, proposal, size)
    scratch.deepGuides.keep(.init(value: value, interval: interval), to: question)
    interval.intersect(outer)
    return value
  }

  private mutating func workedOutGuide(
    _ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length? {
    visits += Int(program.nodes[index].childCount)
    guard !isExhausted else { return nil }
    guideNesting += 1
    let around = enter(index, proposal)
    defer {
      leave(to: around)
      guideNesting -= 1
    }
    let kind = program.nodes[index].kind
    return kind == .layout
      ? layoutGuide(index, guide, proposal, size)
      : kind.role == .container
        ? combineGuides(index, guide, proposal, size) : explicitInChild(index, guide, proposal, size)
  }

  mutating func combineGuides(
    _ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length? {
    arrange(index, proposal, size)
    var result: Length?
    var count = 0.0
    for place in program.nodes[index].children {
      let child = scratch.children[place]
      guard
        let inside = explicitGuide(Int(program.childList[place]), guide, child.proposal, child.size)
      else { continue }
      let value = inside + (program.guides[guide].axis == .horizontal ? child.x : child.y)
      count += 1
      guard let current = result else {
        result = value
        continue
      }
      result = guide == 6 ? smaller(current, value) : guide == 7 ? larger(current, value) : current + value
    }
    return guide > 7 ? result.map { $0 / count } : result
  }

  /// Rule N1.
  private mutating func ruleValue(
    _ value: GuideValue, _ index: Int, _ proposal: Proposal, _ size: Extent
  ) -> Length {
    let child = child(0, of: index)
    switch value {
    case .value(let points): return Length(points)
    case .of(let guide):
      guard let number = program.number(of: guide.key) else { return .zero }
      return guideValue(of: child, Int(number), proposal, size)
    case .computed(let rule):
      interval.collapse(by: size.width)
      interval.collapse(by: size.height)
      return Length(rule(dimensions(of: child, proposal, size)))
    }
  }

  /// A node's size and the guides that it or something inside it sets.
  mutating func dimensions(of index: Int, _ proposal: Proposal, _ size: Extent) -> PartDimensions {
    var explicit: [GuideKey: Double] = [:]
    for (number, key) in program.guides.enumerated() {
      explicit[key] = explicitGuide(index, number, proposal, size)?.value
    }
    let known = explicit
    return PartDimensions(
      width: size.width.value, height: size.height.value, explicitValue: { known[$0] })
  }
}
