extension RowDescription.Kind {
  /// True for a kind that stands for any number of parts.
  var isSpread: Bool {
    switch self {
    case .group, .conditional, .chosen, .identified, .forEach, .repeated, .empty: true
    default: modified?.kind.isSpread ?? false
    }
  }

  /// True for a kind that stands for more than one part now, however they are given.
  var standsForSeveral: Bool {
    switch self {
    case .group(let children): children.standForSeveral
    case .conditional(let holds, let then, let otherwise): (holds ? then : otherwise).standForSeveral
    case .identified(let elements): elements.count > 1
    case .forEach(let count, _): count > 1
    default: modified?.kind.standsForSeveral ?? false
    }
  }

  /// True if the parts it stands for are there in any case: no condition or loop is among what spreads to them (rule S10).
  var isStatic: Bool {
    switch self {
    case .conditional, .chosen, .identified, .forEach, .repeated: false
    case .group(let children): children.areStatic
    default: modified?.kind.isStatic ?? true
    }
  }

  /// The part that a modifier modifies.
  package var modified: RowDescription? {
    switch self {
    case .frame(_, _, _, let child), .flexFrame(_, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .layoutPriority(_, let child), .aspectRatio(_, _, let child),
      .overlay(_, _, let child), .background(_, _, let child), .border(_, _, let child),
      .offset(_, _, let child), .alignmentGuide(_, _, let child), .gridCell(_, let child),
      .environment(_, let child), .style(_, let child), .layoutValue(_, let child),
      .flexItem(_, let child), .fraction(_, let child):
      child
    default: nil
    }
  }

  /// This modifier applied to another part.
  func modifying(_ child: RowDescription) -> RowDescription.Kind {
    switch self {
    case .frame(let width, let height, let alignment, _):
      .frame(width: width, height: height, alignment: alignment, child: child)
    case .flexFrame(let limits, _): .flexFrame(limits, child: child)
    case .padding(let padding, _): .padding(padding, child: child)
    case .fixedSize(let horizontal, let vertical, _):
      .fixedSize(horizontal: horizontal, vertical: vertical, child: child)
    case .layoutPriority(let value, _): .layoutPriority(value, child: child)
    case .aspectRatio(let ratio, let mode, _): .aspectRatio(ratio, mode, child: child)
    case .overlay(let alignment, let content, _):
      .overlay(alignment: alignment, content: content, child: child)
    case .background(let alignment, let content, _):
      .background(alignment: alignment, content: content, child: child)
    case .border(let color, let width, _): .border(color: color, width: width, child: child)
    case .offset(let x, let y, _): .offset(x: x, y: y, child: child)
    case .alignmentGuide(let guide, let value, _): .alignmentGuide(guide, value, child: child)
    case .gridCell(let cell, _): .gridCell(cell, child: child)
    case .environment(let change, _): .environment(change, child: child)
    case .style(let style, _): .style(style, child: child)
    case .layoutValue(let value, _): .layoutValue(value, child: child)
    case .flexItem(let item, _): .flexItem(item, child: child)
    case .fraction(let frame, _): .fraction(frame, child: child)
    default: self
    }
  }

  /// The kind's name in documents.
  package var name: String {
    switch self {
    case .hstack: "hstack"
    case .vstack: "vstack"
    case .zstack: "zstack"
    case .spacer: "spacer"
    case .divider: "divider"
    case .rect: "rect"
    case .leaf: "leaf"
    case .text: "text"
    case .image: "image"
    case .frame: "frame"
    case .flexFrame: "flexFrame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .layoutPriority: "layoutPriority"
    case .aspectRatio: "aspectRatio"
    case .overlay: "overlay"
    case .background: "background"
    case .border: "border"
    case .offset: "offset"
    case .alignmentGuide: "alignmentGuide"
    case .viewThatFits: "viewThatFits"
    case .geometryReader, .reader: "geometryReader"
    case .conditional, .chosen: "if"
    case .forEach, .repeated, .identified: "forEach"
    case .group: "group"
    case .empty: "empty"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .gridCell: "gridCell"
    case .flex: "flex"
    case .flexItem: "flexItem"
    case .fraction: "fraction"
    case .button: "button"
    case .label: "label"
    case .environment: "environment"
    case .style: "style"
    case .layout: "layout"
    case .layoutValue: "layoutValue"
    case .invalid: "invalid"
    }
  }
}

extension [RowDescription] {
  fileprivate var standForSeveral: Bool { count > 1 || first?.kind.standsForSeveral ?? false }

  /// True if the parts that they stand for are there in any case (rule S10).
  var areStatic: Bool { allSatisfy { $0.kind.isStatic } }
}
