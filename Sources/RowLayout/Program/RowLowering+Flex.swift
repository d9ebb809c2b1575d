extension RowLowering {
  /// Lowers a flexible container (rules FX1 to FX6).
  mutating func lowerFlex(
    _ description: RowDescription, _ flex: FlexDescription, _ children: [RowDescription], _ outer: Context
  ) throws(RowError) -> Lowered {
    let context = outer.along(flex.axis)
    let spacing = try notNegative(flex.spacing, "A spacing", context)
    let lineSpacing = try notNegative(flex.lineSpacing ?? flex.spacing, "A spacing of lines", context)
    var found = try partsOfContainer(children, context)
    var items: [FlexProgram.Item] = []
    for place in found.indices {
      items.append(
        try item(&found[place].description, along: flex.axis, context.at(found[place].place)))
    }
    let node = try add(.flex, description, context)
    setAlignment(flex.alignment, of: node)
    program.nodes[node].isMonotone = false
    if items.contains(where: { $0.grow > 0 }) { program.nodes[node][flex.axis].greatest = .infinity }
    program.nodes[node].payload = Int32(program.flexes.count)
    program.flexes.append(
      FlexProgram(
        axis: flex.axis, wraps: flex.wraps, spacing: spacing, lineSpacing: lineSpacing, items: items))
    keepAnswers(of: node)
    let lowered = try fill(node, found, context)
    return Lowered(node: node, spacing: .pile(lowered.map { $0.spacing }))
  }

  /// An item's factors, seen through the modifiers around it; a fraction of the container's length right inside becomes its basis,
  /// and the whole of the item's own length (rule FX3).
  private func item(
    _ part: inout RowDescription, along axis: Axis, _ context: Context
  ) throws(RowError) -> FlexProgram.Item {
    let item = part.flexItem ?? FlexItem()
    let fraction = part.takeFraction(along: axis)
    return FlexProgram.Item(
      grow: try notNegative(item.grow, "A factor", context),
      shrink: try notNegative(item.shrink, "A factor", context),
      basis: try notNegative(item.basis, "A basis", context),
      fraction: try notNegative(fraction, "A part", context))
  }

  /// Lowers a frame of parts of what is proposed (rule FR1).
  mutating func lowerFraction(
    _ description: RowDescription, _ frame: FractionFrame, _ child: RowDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let width = try notNegative(frame.width, "A part", context)
    let height = try notNegative(frame.height, "A part", context)
    let node = try add(.fraction, description, context)
    setAlignment(frame.alignment, of: node)
    program.nodes[node].numbers = .lengths(width: width, height: height, baseline: .nan)
    var lowered = try wrap(child, in: node, context)
    program.nodes[node].priority = 0
    func set(_ facts: inout RowNode.Facts, by part: Double) {
      guard !part.isNaN else { return }
      facts.set(0, part > 0 ? .infinity : 0)
      facts.isSteady = false
    }
    set(&program.nodes[node].width, by: width)
    set(&program.nodes[node].height, by: height)
    resetSpacing(
      &lowered, horizontal: !width.isNaN || height.isNaN, vertical: !height.isNaN || width.isNaN)
    return lowered
  }

  /// A finite number of 0 or more, or a fault; NaN where there is none.
  private func notNegative(_ value: Double?, _ what: String, _ context: Context) throws(RowError) -> Double {
    let number = try finite(value, what, context)
    guard number.isNaN || number >= 0 else {
      throw RowError(
        .invalidNumber, path: context.path, "\(what) has to be a number of 0 or more, and is \(number).")
    }
    return number
  }
}

extension RowDescription {
  /// The factors of an item of a flexible container; nil where none are given.
  fileprivate var flexItem: FlexItem? {
    if case .flexItem(let item, _) = kind { return item }
    return kind.modified?.flexItem
  }

  /// Takes out the part of the container's length that the description is to have along an axis.
  fileprivate mutating func takeFraction(along axis: Axis) -> Double? {
    switch kind {
    case .flexItem(let item, var child):
      let fraction = child.takeFraction(along: axis)
      self = RowDescription(.flexItem(item, child: child), id: id)
      return fraction
    case .fraction(var frame, let child):
      let fraction = axis == .horizontal ? frame.width : frame.height
      guard fraction != nil else { return nil }
      if axis == .horizontal { frame.width = 1 } else { frame.height = 1 }
      self = RowDescription(.fraction(frame, child: child), id: id)
      return fraction
    default: return nil
    }
  }
}
