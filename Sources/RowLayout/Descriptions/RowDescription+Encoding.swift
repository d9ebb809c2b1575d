extension RowDescription {
  /// Writes the part as documents have it.
  ///
  /// - Throws: `EncodingError` for parts made in code (own layouts, closures), which have no written form.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(try kindName(encoder), forKey: .kind)
    try keyed.encodeIfPresent(id, forKey: .id)
    switch kind {
    case .hstack(let alignment, let spacing, let children):
      try encodeStack(&keyed, alignment == .center ? nil : alignment.spelling, spacing, children)
    case .vstack(let alignment, let spacing, let children):
      try encodeStack(&keyed, alignment == .center ? nil : alignment.spelling, spacing, children)
    case .zstack(let alignment, let children):
      try encodeStack(&keyed, alignment == .center ? nil : alignment.spelling, nil, children)
    case .viewThatFits(let axes, let children):
      try keyed.encode(axes, forKey: .axes)
      try keyed.encode(children, forKey: .children)
    case .geometryReader(let children), .group(let children), .layout(_, let children):
      try keyed.encode(children, forKey: .children)
    case .spacer, .divider, .rect, .leaf, .text, .image, .empty, .reader, .invalid:
      try encodeLeaf(&keyed)
    case .conditional, .forEach, .identified, .grid, .gridRow, .gridCell: try encodeContainer(&keyed)
    default: try encodeModifier(&keyed)
    }
  }

  private typealias Output = KeyedEncodingContainer<Keys>

  private func kindName(_ encoder: any Encoder) throws -> String {
    switch kind {
    case .layout: throw unwritten("a container of one's own", encoder)
    case .layoutValue: throw unwritten("a value for a container of one's own", encoder)
    case .reader: throw unwritten("content made from a size", encoder)
    case .invalid(let error): throw unwritten("a part that could not be made (\(error.message))", encoder)
    default: return kind.name
    }
  }

  private func unwritten(_ what: String, _ encoder: any Encoder) -> EncodingError {
    .invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "\(what) has no written form"))
  }

  private func encodeStack(
    _ keyed: inout Output, _ alignment: String?, _ spacing: Double?, _ children: [RowDescription]
  ) throws {
    try keyed.encodeIfPresent(alignment, forKey: .alignment)
    try keyed.encodeIfPresent(spacing, forKey: .spacing)
    try keyed.encode(children, forKey: .children)
  }

  private func encodeLeaf(_ keyed: inout Output) throws {
    switch kind {
    case .spacer(let minLength): try keyed.encodeIfPresent(minLength, forKey: .minLength)
    case .leaf(let width, let height, let baseline):
      try keyed.encode(width, forKey: .w)
      try keyed.encode(height, forKey: .h)
      try keyed.encodeIfPresent(baseline, forKey: .firstBaseline)
    case .rect(let shape):
      if shape.shape != .rectangle { try keyed.encode(shape.shape.rawValue, forKey: .shape) }
      try keyed.encodeIfPresent(shape.cornerRadius, forKey: .cornerRadius)
      try keyed.encodeIfPresent(shape.fill, forKey: .fill)
    case .image(let image):
      try keyed.encodeIfPresent(image.name, forKey: .name)
      try keyed.encode(image.width, forKey: .width)
      try keyed.encode(image.height, forKey: .height)
      if image.isResizable { try keyed.encode(true, forKey: .resizable) }
      if image.isSymbol { try keyed.encode(true, forKey: .symbol) }
      try keyed.encodeIfPresent(image.baselineOffset, forKey: .baselineOffset)
    case .text(let text): try text.encode(into: &keyed)
    default: break
    }
  }

  private func encodeContainer(_ keyed: inout Output) throws {
    switch kind {
    case .conditional(let condition, let then, let otherwise):
      try keyed.encode(condition, forKey: .condition)
      try keyed.encode(then, forKey: .then)
      if !otherwise.isEmpty { try keyed.encode(otherwise, forKey: .else) }
    case .forEach(let count, let child):
      try keyed.encode(count, forKey: .count)
      try keyed.encode(child, forKey: .child)
    case .identified(let elements): try keyed.encode(elements, forKey: .elements)
    case .grid(let grid, let children):
      if grid.alignment != .center { try keyed.encode(grid.alignment.spelling, forKey: .alignment) }
      try keyed.encodeIfPresent(grid.horizontalSpacing, forKey: .horizontalSpacing)
      try keyed.encodeIfPresent(grid.verticalSpacing, forKey: .verticalSpacing)
      try keyed.encode(children, forKey: .children)
    case .gridRow(let alignment, let children):
      try keyed.encodeIfPresent(alignment?.spelling, forKey: .alignment)
      try keyed.encode(children, forKey: .children)
    case .gridCell(let cell, let child):
      try keyed.encodeIfPresent(cell.columns, forKey: .columns)
      try keyed.encodeIfPresent(cell.anchor.map { [$0.x, $0.y] }, forKey: .anchor)
      try keyed.encodeIfPresent(cell.columnAlignment?.spelling, forKey: .columnAlignment)
      try keyed.encodeIfPresent(cell.unsizedAxes, forKey: .unsizedAxes)
      try keyed.encode(child, forKey: .child)
    default: break
    }
  }

  private func encodeModifier(_ keyed: inout Output) throws {
    switch kind {
    case .frame(let width, let height, let alignment, _):
      try keyed.encodeIfPresent(width.map(WrittenLength.init), forKey: .width)
      try keyed.encodeIfPresent(height.map(WrittenLength.init), forKey: .height)
      try encode(alignment, &keyed)
    case .flexFrame(let limits, _): try encode(limits, &keyed)
    case .padding(.insets(let insets), _): try keyed.encode(insets, forKey: .insets)
    case .padding(.length(let length, let edges), _):
      try keyed.encodeIfPresent(length, forKey: .length)
      if edges != .all { try keyed.encode(edges, forKey: .edges) }
    case .fixedSize(let horizontal, let vertical, _):
      try keyed.encode(horizontal, forKey: .horizontal)
      try keyed.encode(vertical, forKey: .vertical)
    case .layoutPriority(let value, _): try keyed.encode(value, forKey: .value)
    case .aspectRatio(let ratio, let mode, _):
      try keyed.encode(ratio, forKey: .ratio)
      try keyed.encode(mode.rawValue, forKey: .mode)
    case .overlay(let alignment, let content, _), .background(let alignment, let content, _):
      try encode(alignment, &keyed)
      try keyed.encode(content, forKey: .content)
    case .border(let color, let width, _):
      try keyed.encodeIfPresent(color, forKey: .color)
      try keyed.encodeIfPresent(width, forKey: .width)
    case .offset(let x, let y, _):
      try keyed.encode(x, forKey: .x)
      try keyed.encode(y, forKey: .y)
    case .alignmentGuide(let guide, let value, _): try encode(guide, value, &keyed)
    case .environment(let change, _): try keyed.encode(change, forKey: .set)
    case .style(let style, _): try keyed.encode(style, forKey: .style)
    default: break
    }
    try encodeInside(&keyed)
  }

  private func encodeInside(_ keyed: inout Output) throws {
    switch kind {
    case .button(let label): try keyed.encode(label, forKey: .label)
    case .label(let title, let icon):
      try keyed.encode(title, forKey: .title)
      try keyed.encode(icon, forKey: .icon)
    default:
      guard let child = kind.children.first else { return }
      try keyed.encode(child, forKey: .child)
    }
  }

  private func encode(_ alignment: Alignment, _ keyed: inout Output) throws {
    if alignment != .center { try keyed.encode(alignment.spelling, forKey: .alignment) }
  }

  private func encode(_ limits: FlexibleFrame, _ keyed: inout Output) throws {
    let lengths: [(Keys, Double?)] = [
      (.minWidth, limits.minWidth), (.idealWidth, limits.idealWidth), (.maxWidth, limits.maxWidth),
      (.minHeight, limits.minHeight), (.idealHeight, limits.idealHeight), (.maxHeight, limits.maxHeight),
    ]
    for (key, length) in lengths {
      try keyed.encodeIfPresent(length.map(WrittenLength.init), forKey: key)
    }
    try encode(limits.alignment, &keyed)
  }

  private func encode(_ guide: AnyGuide, _ value: GuideValue, _ keyed: inout Output) throws {
    try keyed.encode(guide.key.spelling, forKey: .guide)
    switch value {
    case .value(let points): try keyed.encode(points, forKey: .value)
    case .of(let other): try keyed.encode(other.key.spelling, forKey: .of)
    case .computed:
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: keyed.codingPath + [Keys.value],
          debugDescription: "a guide computed in code has no written form"))
    }
  }
}
