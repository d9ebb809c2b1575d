internal import TextLayout

extension RowLowering {
  /// Lowers a part to a node with everything inside it.
  mutating func lower(_ description: RowDescription, _ context: Context) throws(RowError) -> Lowered {
    switch description.kind {
    case .hstack(let alignment, let spacing, let children):
      return try lowerStack(
        description, .horizontal, alignment.key, spacing, children, context.along(.horizontal))
    case .vstack(let alignment, let spacing, let children):
      return try lowerStack(
        description, .vertical, alignment.key, spacing, children, context.along(.vertical))
    case .zstack(let alignment, let children):
      return try lowerZStack(description, alignment, children, "children", context)
    case .spacer, .divider, .rect, .leaf, .image, .empty: return try lowerLeaf(description, context)
    case .text(let text): return try lowerText(description, text, context)
    case .frame, .flexFrame, .fraction, .padding, .fixedSize, .aspectRatio, .offset, .alignmentGuide:
      return try lowerModifier(description, context)
    case .overlay(let alignment, let content, let child),
      .background(let alignment, let content, let child):
      return try lowerLayers(description, alignment, content, child, context)
    case .layoutPriority(let value, let child):
      return try lowerPriority(description, value, child, context)
    case .style(let style, let child):
      note(style.notes ?? [], context)
      return try folded(description, lower(child, context.inside("child")))
    case .border(_, _, let child), .gridCell(_, let child), .flexItem(_, let child):
      return try folded(description, lower(child, context.inside("child")))
    case .layoutValue(let value, let child):
      return try lowerLayoutValue(description, value, child, context)
    case .button(let label):
      return try folded(description, lowerAll([label], "label", context))
    case .environment(let change, let child):
      return try lowerEnvironment(description, change, child, context)
    case .label(let title, let icon):
      return try lowerLabel(description, title, icon, context)
    case .viewThatFits(let axes, let children):
      return try lowerFitting(description, axes, children, context)
    case .geometryReader(let children):
      return try lowerReader(description, children, context)
    case .reader(let content): return try lowerContent(description, content, context)
    case .grid(let grid, let children): return try lowerGrid(description, grid, children, context)
    case .flex(let flex, let children): return try lowerFlex(description, flex, children, context)
    case .layout(let layout, let children):
      return try lowerLayout(description, layout, children, context)
    case .group, .conditional, .chosen, .forEach, .repeated, .identified, .gridRow:
      return try folded(description, lowerAll([description], "", context))
    case .invalid(let error): throw error.prefixed(by: context.path)
    }
  }

  // Each in a function of its own: what they need would else lie on the stack for every level of a row.

  private mutating func lowerPriority(
    _ description: RowDescription, _ value: Double, _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    if value.isNaN { _ = try finite(value, "A layout priority", context) }
    let lowered = try lower(child, context.inside("child"))
    program.nodes[lowered.node].priority = value
    fold(description, into: lowered.node)
    return lowered.asAnyContent
  }

  private mutating func lowerLayoutValue(
    _ description: RowDescription, _ value: LayoutValue, _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    var lowered = try lower(child, context.inside("child"))
    lowered.layoutValues.append(value)
    return folded(description, lowered)
  }

  private mutating func lowerEnvironment(
    _ description: RowDescription, _ change: EnvironmentChange, _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    var (inner, change) = (context.inside("child"), change)
    change.font = atHand(change.font, context)
    inner.surroundings = Surroundings(context.environment.applying(change))
    return try folded(description, lower(child, inner))
  }

  private mutating func lowerLabel(
    _ description: RowDescription, _ title: RowDescription, _ icon: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let row = RowDescription(
      .hstack(alignment: .firstTextBaseline, spacing: nil, children: [icon, title]))
    return try folded(description, lower(row, context))
  }

  private mutating func lowerContent(
    _ description: RowDescription, _ content: @escaping @Sendable (RowSize) -> RowDescription,
    _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.geometryReader, description, context)
    program.nodes[node].payload = Int32(program.readers.count)
    program.readers.append(
      ReaderProgram(
        content: content, environment: context.environment, engine: engine, nesting: readerNesting))
    setFlexible(node)
    return Lowered(node: node, spacing: .plain)
  }

  private mutating func folded(_ description: RowDescription, _ lowered: Lowered) -> Lowered {
    fold(description, into: lowered.node)
    return lowered
  }

  /// Lowers what stands where a single part is needed: several parts lie on top of each other (rule O2).
  mutating func lowerAll(
    _ descriptions: [RowDescription], _ key: String, _ context: Context
  ) throws(RowError) -> Lowered {
    var found: [Part] = []
    for (number, description) in descriptions.enumerated() {
      let inner = key.isEmpty ? context : context.inside(key, descriptions.count > 1 ? number : nil)
      if case .gridRow(_, let children) = description.kind {
        for child in children { try spread(child, inner, into: &found) }
      } else {
        try spread(description, inner, into: &found)
      }
    }
    if found.count == 1 { return try lower(found[0].description, context.at(found[0].place)) }
    let stack = RowDescription(.zstack(alignment: .center, children: found.map { $0.description }))
    return try lower(stack, context)
  }

  /// Lowers the parts of a container.
  mutating func lowerParts(_ parts: [Part], _ context: Context) throws(RowError) -> [Lowered] {
    var result: [Lowered] = []
    result.reserveCapacity(parts.count)
    for part in parts { result.append(try lower(part.description, context.at(part.place))) }
    return result
  }

  mutating func partsOfContainer(
    _ children: [RowDescription], _ context: Context
  ) throws(RowError) -> [Part] {
    var result: [Part] = []
    result.reserveCapacity(children.count)
    try spread(children, "children", context, into: &result)
    return result
  }

  // MARK: Stacks

  private mutating func lowerStack(
    _ description: RowDescription, _ axis: Axis, _ guide: GuideKey, _ spacing: Double?,
    _ children: [RowDescription], _ context: Context
  ) throws(RowError) -> Lowered {
    let spacing = try finite(spacing, "A spacing", context)
    let found = try partsOfContainer(children, context)
    if found.count == 1, children.areStatic {
      return try folded(description, lowerParts(found, context)[0])
    }
    let node = try add(axis == .horizontal ? .hstack : .vstack, description, context)
    if axis == .horizontal {
      program.nodes[node].verticalGuide = program.use(guide)
    } else {
      program.nodes[node].horizontalGuide = program.use(guide)
    }
    keepAnswers(of: node)
    let lowered = try fill(node, found, context)
    var gaps = 0.0
    for (place, (last, next)) in zip(lowered, lowered.dropFirst()).enumerated() {
      let gap = spacing.isNaN ? last.spacing.gap(to: next.spacing, along: axis) : spacing
      program.gaps[program.nodes[node].children.lowerBound + place + 1] = gap
      gaps += gap
    }
    program.nodes[node].numbers = .stack(gaps: gaps)
    if lowered.isEmpty { program.nodes[node].priority = -.infinity }
    finishStack(node, axis)
    return Lowered(node: node, spacing: .stack(lowered.map { $0.spacing }, axis))
  }

  mutating func lowerZStack(
    _ description: RowDescription, _ alignment: Alignment, _ children: [RowDescription], _ key: String,
    _ context: Context
  ) throws(RowError) -> Lowered {
    let found = try partsOfContainer(children, context.along(nil))
    if found.count == 1, children.areStatic {
      return try folded(description, lowerParts(found, context.along(nil))[0])
    }
    let node = try add(.zstack, description, context)
    setAlignment(alignment, of: node)
    keepAnswers(of: node)
    let lowered = try fill(node, found, context.along(nil))
    if lowered.isEmpty { program.nodes[node].priority = -.infinity }
    finishZStack(node)
    return Lowered(node: node, spacing: .pile(lowered.map { $0.spacing }))
  }

  mutating func setAlignment(_ alignment: Alignment, of node: Int) {
    program.nodes[node].horizontalGuide = program.use(alignment.horizontal.key)
    program.nodes[node].verticalGuide = program.use(alignment.vertical.key)
  }

  // MARK: Other containers

  private mutating func lowerFitting(
    _ description: RowDescription, _ axes: Axis.Set, _ children: [RowDescription], _ context: Context
  ) throws(RowError) -> Lowered {
    let found = try partsOfContainer(children, context)
    guard !found.isEmpty else { return try lower(RowDescription(.empty, id: description.id), context) }
    let node = try add(.viewThatFits, description, context)
    program.nodes[node].horizontal = axes.contains(.horizontal)
    program.nodes[node].vertical = axes.contains(.vertical)
    program.nodes[node].isMonotone = false
    keepAnswers(of: node)
    let lowered = try fill(node, found, context)
    program.nodes[node].explicitGuides = program.nodes[node].childrenExplicitGuides
    return Lowered(node: node, spacing: lowered[0].spacing)
  }

  private mutating func lowerReader(
    _ description: RowDescription, _ children: [RowDescription], _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.geometryReader, description, context)
    let found = try partsOfContainer(children, context.along(nil))
    let lowered = try lowerParts(found, context.along(nil))
    attach(lowered, to: node)
    setFlexible(node)
    return Lowered(node: node, spacing: .plain)
  }

  private mutating func lowerLayout(
    _ description: RowDescription, _ layout: AnyLayout, _ children: [RowDescription], _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.layout, description, context)
    program.nodes[node].isMonotone = false
    keepAnswers(of: node)
    let found = try partsOfContainer(children, context.along(nil))
    let lowered = try fill(node, found, context.along(nil))
    // It may set any guide.
    program.nodes[node].explicitGuides = .max
    let container = LayoutProgram(
      layout: layout,
      children: lowered.map {
        LayoutChild(
          node: $0.node, spacing: $0.spacing, priority: program.nodes[$0.node].priority,
          values: $0.layoutValues)
      })
    program.nodes[node].payload = Int32(program.layouts.count)
    program.layouts.append(container)
    return Lowered(node: node, spacing: container.ownSpacing())
  }
}
