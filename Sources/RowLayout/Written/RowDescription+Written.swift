extension RowDescription.Kind {
  /// Writes all that a part of the kind holds, in this order, or reads it into a part of the kind.
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    switch self {
    case .spacer, .divider, .rect, .leaf, .text, .image, .empty: try codeLeaf(&coder)
    case .conditional, .chosen, .forEach, .repeated, .identified, .button, .label: try codeChoice(&coder)
    default: try modified == nil ? codeContainer(&coder) : codeModifier(&coder)
    }
  }

  private mutating func codeLeaf(_ coder: inout PartCoder) throws(RowError) {
    switch self {
    case .spacer(var minLength):
      try coder.number(.minLength, &minLength, .finite)
      self = .spacer(minLength: minLength)
    case .rect(var shape):
      try shape.code(&coder)
      self = .rect(shape)
    case .leaf(var width, var height, var baseline):
      try coder.needed(.w, &width, .ownSize)
      try coder.needed(.h, &height, .ownSize)
      try coder.number(.firstBaseline, &baseline, .finite)
      self = .leaf(width: width, height: height, firstBaseline: baseline)
    case .text(var text):
      try text.code(&coder)
      self = .text(text)
    case .image(var image):
      try image.code(&coder)
      self = .image(image)
    default: break
    }
  }

  private mutating func codeChoice(_ coder: inout PartCoder) throws(RowError) {
    switch self {
    case .conditional(let condition, var then, var otherwise):
      var given: Bool? = condition
      try coder.flag(.condition, &given)
      let holds = try coder.needed(given, .condition, usual: false)
      try coder.parts(.then, &then)
      try coder.parts(.else, &otherwise)
      self = .conditional(holds, then: then, otherwise: otherwise)
    case .chosen(let hole, var then, var otherwise):
      coder.part.set(.condition, .hole(hole))
      try coder.parts(.then, &then)
      try coder.parts(.else, &otherwise)
    case .forEach(let count, var child):
      var elements: [RowDescription.Element]?
      try coder.elements(&elements)
      if let elements { return self = .identified(elements) }
      var given: Int? = count
      try coder.whole(.count, &given, in: 0...RowLimits.maximumParts) {
        "a count lies between 0 and \(RowLimits.maximumParts), and this is \($0)"
      }
      let times = try coder.needed(given, .count, usual: 0)
      try coder.part(.child, &child)
      self = .forEach(count: times, child: child)
    case .repeated(let hole, var child):
      coder.part.set(.count, .hole(hole))
      try coder.part(.child, &child)
    case .identified(let list):
      var elements: [RowDescription.Element]? = list
      try coder.elements(&elements)
    case .button(var label):
      try coder.part(.label, &label)
      self = .button(label: label)
    case .label(var title, var icon):
      try coder.part(.title, &title)
      try coder.part(.icon, &icon)
      self = .label(title: title, icon: icon)
    default: break
    }
  }

  private mutating func codeContainer(_ coder: inout PartCoder) throws(RowError) {
    switch self {
    case .hstack(var alignment, var spacing, let children):
      try coder.spelled(.alignment, &alignment, usual: .center)
      try coder.number(.spacing, &spacing, .finite)
      self = .hstack(alignment: alignment, spacing: spacing, children: try coder.children(children))
    case .vstack(var alignment, var spacing, let children):
      try coder.spelled(.alignment, &alignment, usual: .center)
      try coder.number(.spacing, &spacing, .finite)
      self = .vstack(alignment: alignment, spacing: spacing, children: try coder.children(children))
    case .zstack(var alignment, let children):
      try coder.alignment(&alignment, usual: .center)
      self = .zstack(alignment: alignment, children: try coder.children(children))
    case .viewThatFits(let axes, let children):
      var given: Axis.Set? = axes
      try coder.axes(.axes, &given)
      self = .viewThatFits(axes: given ?? [.horizontal, .vertical], children: try coder.children(children))
    case .geometryReader(let children):
      self = .geometryReader(children: try coder.children(children))
    case .group(let children):
      self = .group(children: try coder.children(children))
    case .flex(var flex, let children):
      try flex.visit(&coder)
      self = .flex(flex, children: try coder.children(children))
    case .grid(var grid, let children):
      try grid.visit(&coder)
      self = .grid(grid, children: try coder.children(children))
    case .gridRow(var alignment, let children):
      try coder.spelled(.alignment, &alignment)
      self = .gridRow(alignment: alignment, children: try coder.children(children))
    default: break
    }
  }

  private mutating func codeModifier(_ coder: inout PartCoder) throws(RowError) {
    switch self {
    case .frame, .flexFrame, .fraction, .flexItem, .gridCell, .padding, .fixedSize, .aspectRatio:
      try codeSize(&coder)
    case .layoutPriority(var value, let child):
      try coder.needed(.value, &value, .finite)
      self = .layoutPriority(value, child: try coder.child(child))
    case .overlay(var alignment, var content, let child):
      try coder.layer(&alignment, &content)
      self = .overlay(alignment: alignment, content: content, child: try coder.child(child))
    case .background(var alignment, var content, let child):
      try coder.layer(&alignment, &content)
      self = .background(alignment: alignment, content: content, child: try coder.child(child))
    case .border(var color, var width, let child):
      try coder.string(.color, &color)
      try coder.number(.width, &width, .finite)
      self = .border(color: color, width: width, child: try coder.child(child))
    case .offset(let x, let y, let child):
      var (right, down): (Double?, Double?) = (x, y)
      try coder.number(.x, &right, .finite)
      try coder.number(.y, &down, .finite)
      self = .offset(x: right ?? 0, y: down ?? 0, child: try coder.child(child))
    case .alignmentGuide(let guide, var value, let child):
      var given: AnyGuide? = guide
      try coder.spelled(.guide, &given)
      let read = try coder.needed(given, .guide, usual: guide)
      try value.code(&coder)
      self = .alignmentGuide(read, value, child: try coder.child(child))
    case .environment(var change, let child):
      try coder.own(.set, &change, WrittenValue.change) { $0.change }
      self = .environment(change, child: try coder.child(child))
    case .style(var style, let child):
      try coder.own(.style, &style, WrittenValue.style) { $0.style }
      self = .style(style, child: try coder.child(child))
    default: break
    }
  }

  /// Goes through a modifier that changes sizes.
  private mutating func codeSize(_ coder: inout PartCoder) throws(RowError) {
    switch self {
    case .frame(var width, var height, var alignment, let child):
      try coder.number(.width, &width, .length)
      try coder.number(.height, &height, .length)
      try coder.alignment(&alignment, usual: .center)
      self = .frame(width: width, height: height, alignment: alignment, child: try coder.child(child))
    case .flexFrame(var limits, let child):
      try limits.visit(&coder)
      self = .flexFrame(limits, child: try coder.child(child))
    case .fraction(var frame, let child):
      try frame.visit(&coder)
      self = .fraction(frame, child: try coder.child(child))
    case .flexItem(var item, let child):
      try item.visit(&coder)
      self = .flexItem(item, child: try coder.child(child))
    case .gridCell(var cell, let child):
      try cell.code(&coder)
      self = .gridCell(cell, child: try coder.child(child))
    case .padding(var padding, let child):
      try padding.code(&coder)
      self = .padding(padding, child: try coder.child(child))
    case .fixedSize(let horizontal, let vertical, let child):
      var (along, across): (Bool?, Bool?) = (horizontal, vertical)
      try coder.flag(.horizontal, &along)
      try coder.flag(.vertical, &across)
      // Without either axis both are fixed; with one of them, the other is not.
      let isPlain = along == nil && across == nil
      self = .fixedSize(
        horizontal: along ?? isPlain, vertical: across ?? isPlain, child: try coder.child(child))
    case .aspectRatio(var ratio, let mode, let child):
      var given: ContentMode? = mode
      try coder.number(.ratio, &ratio, .ratio)
      try coder.named(.mode, &given, "mode")
      self = .aspectRatio(ratio, given ?? .fit, child: try coder.child(child))
    default: break
    }
  }
}

extension PartCoder {
  /// The part that a modifier modifies.
  fileprivate mutating func child(_ child: RowDescription) throws(RowError) -> RowDescription {
    var child = child
    try part(.child, &child)
    return child
  }

  /// The parts in a container.
  fileprivate mutating func children(_ children: [RowDescription]) throws(RowError) -> [RowDescription] {
    var children = children
    try parts(.children, &children)
    return children
  }

  fileprivate mutating func layer(
    _ alignment: inout Alignment, _ content: inout RowDescription
  ) throws(RowError) {
    try self.alignment(&alignment, usual: .center)
    try part(.content, &content)
  }
}

extension RowDescription {
  /// The part as documents and bytes have it.
  ///
  /// - Throws: ``RowError`` for parts made in code (own layouts, closures), which have no written form.
  func written() throws(RowError) -> WrittenPart {
    var (kind, coder) = (kind, PartCoder(writing: WrittenPart(try writtenKind(), id: id)))
    try kind.code(&coder)
    return coder.part
  }

  private func writtenKind() throws(RowError) -> PartKind {
    switch kind {
    case .layout: throw RowError.unwritten("a container of one's own")
    case .layoutValue: throw RowError.unwritten("a value for a container of one's own")
    case .reader: throw RowError.unwritten("content made from a size")
    case .invalid(let error): throw RowError.unwritten("a part that could not be made (\(error.message))")
    default: break
    }
    guard let known = PartKind(rawValue: kind.name) else { throw RowError.unwritten("\"\(kind.name)\"") }
    return known
  }
}

extension RowError {
  static func unwritten(_ what: String) -> RowError {
    RowError(.notEncodable, "\(what) has no written form")
  }
}
