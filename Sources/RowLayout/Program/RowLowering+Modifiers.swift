extension RowLowering {
  mutating func lowerModifier(
    _ description: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    guard let child = description.kind.modified else {
      return try lower(RowDescription(.empty), context)
    }
    let inner = context.inside("child")
    switch description.kind {
    case .frame(let width, let height, let alignment, _):
      return try lowerFrame(description, width, height, alignment, child, inner)
    case .flexFrame(let limits, _):
      return try lowerFlexFrame(description, limits, child, inner)
    case .fraction(let frame, _): return try lowerFraction(description, frame, child, inner)
    case .padding(let padding, _):
      return try lowerPadding(description, padding.insets, child, inner)
    case .fixedSize(let horizontal, let vertical, _):
      return try lowerFixedSize(description, horizontal, vertical, child, inner)
    case .aspectRatio(let ratio, let mode, _):
      return try lowerRatio(description, ratio, mode, child, inner)
    case .offset(let x, let y, _):
      let x = try finite(x, "An offset", context)
      let y = try finite(y, "An offset", context)
      let node = try add(.offset, description, context)
      program.nodes[node].numbers = .offset(x: x, y: y)
      return try wrap(child, in: node, inner)
    case .alignmentGuide(let guide, let value, _):
      return try lowerGuide(description, guide, value, child, inner)
    default: return try lower(child, inner)
    }
  }

  /// Hangs a modifier's child under it; priority, guides, spacing and facts are the child's until changed.
  mutating func wrap(
    _ child: RowDescription, in node: Int, _ context: Context
  ) throws(RowError) -> Lowered {
    var lowered = try lower(child, context)
    attach([lowered], to: node)
    program.nodes[node].takeFacts(of: program.nodes[lowered.node])
    lowered.node = node
    return lowered
  }

  /// Rule F1; what is negative or not finite counts as not given.
  private mutating func lowerFrame(
    _ description: RowDescription, _ width: Double?, _ height: Double?, _ alignment: Alignment,
    _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.frame, description, context)
    setAlignment(alignment, of: node)
    let (width, height) = (usable(width, "width", context), usable(height, "height", context))
    program.nodes[node].numbers = .lengths(width: width, height: height, baseline: .nan)
    var context = context
    let given = (width.isNaN ? 0 : 1) + (height.isNaN ? 0 : 1)
    if given == 2 || given == 1 && isImageByRatio(child) { context.isInFixedFrame = true }
    var lowered = try wrap(child, in: node, context)
    program.nodes[node].priority = 0
    if !width.isNaN { program.nodes[node].width.set(width, width) }
    if !height.isNaN { program.nodes[node].height.set(height, height) }
    resetSpacing(&lowered, horizontal: !width.isNaN, vertical: !height.isNaN)
    return lowered
  }

  /// True for a resizable image in a ratio that is given: where a frame fixes one dimension, the ratio gives the other, and
  /// the image's own size has no part in it (rules A1, A3).
  private func isImageByRatio(_ description: RowDescription) -> Bool {
    guard case .aspectRatio(_?, _, let child) = description.kind, case .image(let image) = child.kind else {
      return false
    }
    return image.isResizable
  }

  /// A frame's length, NaN where it is none; what is given and cannot be one is noted.
  private mutating func usable(_ length: Double?, _ name: String, _ context: Context) -> Double {
    guard let length else { return .nan }
    guard length.isFinite, length >= 0 else {
      note(.ignoredFrame, context, "The \(name) \(length) of a frame is no length, and counts as not given.")
      return .nan
    }
    return length
  }

  /// Rule G2: a frame makes the edges it concerns those of an ordinary view, but for a spacer's.
  func resetSpacing(_ lowered: inout Lowered, horizontal: Bool, vertical: Bool) {
    if !lowered.projectsSpacing {
      if horizontal { lowered.spacing = lowered.spacing.resetting(.horizontal) }
      if vertical { lowered.spacing = lowered.spacing.resetting(.vertical) }
    }
    lowered.projectsSpacing = false
  }

  private mutating func lowerFlexFrame(
    _ description: RowDescription, _ limits: FlexibleFrame, _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.flexFrame, description, context)
    setAlignment(limits.alignment, of: node)
    let width = try normalised(limits.minWidth, limits.idealWidth, limits.maxWidth, context)
    let height = try normalised(limits.minHeight, limits.idealHeight, limits.maxHeight, context)
    program.nodes[node].numbers = .limits(width: width, height: height)
    let first = program.layouts.count
    var lowered = try wrap(child, in: node, context)
    program.nodes[node].isContainer =
      limits.isScrolled(child) && program.layouts[first...].contains { $0.isRelative }
    program.nodes[node].priority = 0
    program.nodes[node].width.limit(by: width)
    program.nodes[node].height.limit(by: height)
    resetSpacing(
      &lowered,
      horizontal: limits.minWidth != nil || limits.idealWidth != nil || limits.maxWidth != nil,
      vertical: limits.minHeight != nil || limits.idealHeight != nil || limits.maxHeight != nil)
    return lowered
  }

  /// Rule F2: the least is at least 0, the ideal at least the least, the greatest at least the ideal.
  private mutating func normalised(
    _ least: Double?, _ ideal: Double?, _ greatest: Double?, _ context: Context
  ) throws(RowError) -> FrameLimits {
    for limit in [least, ideal, greatest] where limit?.isNaN ?? false {
      throw RowError(.invalidNumber, path: context.path, "A frame's limit cannot be NaN.")
    }
    let low = least.map { max(0, $0) }
    let middle = ideal.map { max($0, low ?? 0) }
    let high = greatest.map { max($0, middle ?? low ?? 0) }
    if low != least || middle != ideal || high != greatest {
      note(
        .ignoredFrame, context,
        "A frame's limits are not in order, and count as min \(spelled(low)), ideal \(spelled(middle)), max \(spelled(high))."
      )
    }
    return FrameLimits(least: low ?? .nan, ideal: middle ?? .nan, greatest: high ?? .nan)
  }

  private func spelled(_ limit: Double?) -> String { limit.map { "\($0)" } ?? "none" }

  private mutating func lowerPadding(
    _ description: RowDescription, _ insets: EdgeInsets, _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    var edges: Edge.Set = []
    if try finite(insets.top, "Padding", context) != 0 { edges.insert(.top) }
    if try finite(insets.leading, "Padding", context) != 0 { edges.insert(.leading) }
    if try finite(insets.bottom, "Padding", context) != 0 { edges.insert(.bottom) }
    if try finite(insets.trailing, "Padding", context) != 0 { edges.insert(.trailing) }
    let node = try add(.padding, description, context)
    program.nodes[node].numbers = .padding(insets)
    var lowered = try wrap(child, in: node, context)
    program.nodes[node].priority = 0
    let width = insets.leading + insets.trailing
    let height = insets.top + insets.bottom
    program.nodes[node].width.lengthen(by: width)
    program.nodes[node].height.lengthen(by: height)
    if width < 0 || height < 0 { program.nodes[node].isMonotone = false }
    // A spacer's, too: OpenSwiftUI has the exception in frames alone.
    lowered.spacing = lowered.spacing.resetting(edges)
    return lowered.asAnyContent
  }

  private mutating func lowerFixedSize(
    _ description: RowDescription, _ horizontal: Bool, _ vertical: Bool, _ child: RowDescription,
    _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.fixedSize, description, context)
    program.nodes[node].horizontal = horizontal
    program.nodes[node].vertical = vertical
    let lowered = try wrap(child, in: node, context)
    if horizontal { program.nodes[node].width.fix() }
    if vertical { program.nodes[node].height.fix() }
    return lowered.asAnyContent
  }

  private mutating func lowerRatio(
    _ description: RowDescription, _ ratio: Double?, _ mode: ContentMode, _ child: RowDescription,
    _ context: Context
  ) throws(RowError) -> Lowered {
    if let ratio, !(ratio > 0 && ratio.isFinite) {
      throw RowError(
        .invalidNumber, path: context.path, "A ratio has to be a number above 0, and is \(ratio).")
    }
    let node = try add(.aspectRatio, description, context)
    program.nodes[node].numbers = .ratio(ratio ?? .nan)
    program.nodes[node].fills = mode == .fill
    if ratio == nil { keepAnswers(of: node) }
    let lowered = try wrap(child, in: node, context)
    program.nodes[node].priority = 0
    program.nodes[node].isMonotone = false
    program.nodes[node].width.isBounded = false
    program.nodes[node].height.isBounded = false
    let (width, height) = (program.nodes[node].width, program.nodes[node].height)
    if width.least != width.greatest || height.least != height.greatest {
      program.nodes[node].width.open()
      program.nodes[node].height.open()
    }
    return lowered.asAnyContent
  }

  private mutating func lowerGuide(
    _ description: RowDescription, _ guide: AnyGuide, _ value: GuideValue, _ child: RowDescription,
    _ context: Context
  ) throws(RowError) -> Lowered {
    if case .value(let points) = value { _ = try finite(points, "A guide's value", context) }
    let number = program.use(guide.key)
    if case .of(let other) = value { _ = program.use(other.key) }
    let node = try add(.alignmentGuide, description, context)
    program.nodes[node].payload = Int32(program.guideRules.count)
    program.guideRules.append(GuideRule(guide: number, value: value))
    let lowered = try wrap(child, in: node, context)
    program.nodes[node].explicitGuides |= 1 << UInt64(min(number, 63))
    return lowered.asAnyContent
  }

  mutating func lowerLayers(
    _ description: RowDescription, _ alignment: Alignment, _ content: RowDescription,
    _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.layered, description, context)
    program.nodes[node].fills = description.kind.name == "background"
    setAlignment(alignment, of: node)
    var primary = try lower(child, context.inside("child"))
    let secondary = try lowerAll([content], "content", content.kind.isStatic ? context : context.along(nil))
    attach([primary, secondary], to: node)
    program.nodes[node].takeFacts(of: program.nodes[primary.node])
    primary.node = node
    return primary
  }
}
