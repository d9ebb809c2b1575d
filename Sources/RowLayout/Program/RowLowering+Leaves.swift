internal import TextLayout

extension RowLowering {
  mutating func lowerLeaf(
    _ description: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    switch description.kind {
    case .spacer(let minLength):
      return try lowerSpacer(description, minLength, context)
    case .divider: return try lowerDivider(description, context)
    case .leaf(let width, let height, let baseline):
      return try lowerFixedLeaf(description, width, height, baseline, context)
    case .image(let image): return try lowerImage(description, image, context)
    case .empty:
      let node = try add(.zstack, description, context)
      attach([], to: node)
      setFacts(node, width: (0, 0), height: (0, 0))
      program.nodes[node].priority = -.infinity
      return Lowered(node: node, spacing: .empty)
    default:
      let node = try add(.flexible, description, context)
      setFlexible(node)
      if case .rect(let shape) = description.kind, shape.shape == .circle {
        program.nodes[node].isSquare = true
        setFacts(node, width: (0, .nan), height: (0, .nan))
      }
      return Lowered(node: node, spacing: .plain)
    }
  }

  private mutating func lowerImage(
    _ description: RowDescription, _ image: ImageDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    var image = image
    if let hole = image.hole {
      throw RowError(.hole, path: context.path, "The hole \"\(hole)\" is not filled.")
    }
    if image.width.isNaN || image.height.isNaN {
      let name = image.name ?? ""
      guard context.isInFixedFrame else {
        throw RowError(
          .unknownImage, path: context.path,
          "The size of the image \"\(name)\" is not known; give it in the environment's imageSizes.")
      }
      note(.unknownImage, context, "The image \"\(name)\" has no known size; it counts as a square of 10.")
      (image.width, image.height) = (10, 10)
    }
    guard image.isResizable else {
      let baseline = image.isSymbol ? image.height - (image.baselineOffset ?? 0) : nil
      var lowered = try lowerFixedLeaf(description, image.width, image.height, baseline, context)
      if image.isSymbol { lowered.spacing = .symbol(baselineOffset: image.baselineOffset ?? 0) }
      return lowered
    }
    let node = try add(.flexible, description, context)
    setFlexible(node)
    program.nodes[node].numbers = .lengths(
      width: max(0, try finite(image.width, "An image's own width", context)),
      height: max(0, try finite(image.height, "An image's own height", context)), baseline: .nan)
    return Lowered(node: node, spacing: .plain)
  }

  mutating func setFacts(_ node: Int, width: (Double, Double), height: (Double, Double)) {
    program.nodes[node].width.set(width.0, width.1)
    program.nodes[node].height.set(height.0, height.1)
  }

  mutating func setFlexible(_ node: Int) {
    setFacts(node, width: (0, .infinity), height: (0, .infinity))
  }

  private mutating func lowerSpacer(
    _ description: RowDescription, _ minLength: Double?, _ context: Context
  ) throws(RowError) -> Lowered {
    let least = max(0, try finite(minLength ?? 8, "A spacer's least length", context))
    let node = try add(.spacer, description, context)
    let horizontal = context.axis != .vertical
    let vertical = context.axis != .horizontal
    program.nodes[node].numbers = .spacer(least: least)
    program.nodes[node].horizontal = horizontal
    program.nodes[node].vertical = vertical
    program.nodes[node].priority = -.infinity
    setFacts(
      node, width: horizontal ? (least, .infinity) : (0, 0), height: vertical ? (least, .infinity) : (0, 0))
    return Lowered(
      node: node, spacing: .spacer(horizontal: horizontal, vertical: vertical), projectsSpacing: true)
  }

  private mutating func lowerDivider(
    _ description: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let thickness =
      context.environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / context.environment.scale
    let node = try add(.divider, description, context)
    let isLine = context.axis != .horizontal
    program.nodes[node].numbers = .divider(thickness: thickness)
    program.nodes[node].horizontal = isLine
    setFacts(
      node, width: isLine ? (0, .infinity) : (thickness, thickness),
      height: isLine ? (thickness, thickness) : (0, .infinity))
    return Lowered(node: node, spacing: .plain)
  }

  private mutating func lowerFixedLeaf(
    _ description: RowDescription, _ width: Double, _ height: Double, _ baseline: Double?,
    _ context: Context
  ) throws(RowError) -> Lowered {
    let width = max(0, try finite(width, "A part's own width", context))
    let height = max(0, try finite(height, "A part's own height", context))
    let node = try add(.leaf, description, context)
    let own = try finite(baseline, "A baseline", context)
    program.nodes[node].numbers = .lengths(width: width, height: height, baseline: own)
    if !own.isNaN { program.nodes[node].explicitGuides = 1 << 6 | 1 << 7 }
    setFacts(node, width: (width, width), height: (height, height))
    return Lowered(node: node, spacing: .plain)
  }
}
