extension PartBuilder {
  mutating func sizeModifier(_ part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    switch part.kind {
    case .frame:
      return .frame(
        width: try length(part, .width), height: try length(part, .height),
        alignment: try alignment(part), child: try child(part))
    case .flexFrame: return .flexFrame(try fields(of: part), child: try child(part))
    case .flexItem: return .flexItem(try fields(of: part), child: try child(part))
    case .fraction: return .fraction(try fields(of: part), child: try child(part))
    case .padding: return .padding(try padding(part), child: try child(part))
    case .fixedSize:
      // Without either axis both are fixed; with one of them, the other is not.
      let horizontal = try flag(part, .horizontal)
      let vertical = try flag(part, .vertical)
      let isPlain = horizontal == nil && vertical == nil
      return .fixedSize(
        horizontal: horizontal ?? isPlain, vertical: vertical ?? isPlain, child: try child(part))
    case .layoutPriority: return .layoutPriority(try number(part, .value), child: try child(part))
    default:
      let mode = try named(part, .mode, among: ContentMode.allCases, "mode") ?? .fit
      return .aspectRatio(try ratio(part), mode, child: try child(part))
    }
  }

  private mutating func padding(_ part: WrittenPart) throws(RowError) -> Padding {
    if let value = part[.insets], let insets = try numbers(in: value, part, .insets) {
      guard insets.count == 4 else { throw fault(part, .insets, "insets are four numbers") }
      return .insets(
        EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
    }
    var edges = Edge.Set.all
    if case .edges(let some)? = part[.edges] { edges = some }
    return .length(try finite(part, .length), edges)
  }

  private mutating func ratio(_ part: WrittenPart) throws(RowError) -> Double? {
    guard let ratio = try length(part, .ratio) else { return nil }
    guard ratio > 0, ratio.isFinite else {
      throw fault(part, .ratio, "a ratio has to be a number above 0, and this is \(ratio)")
    }
    return ratio
  }

  mutating func otherModifier(_ part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    switch part.kind {
    case .overlay:
      return .overlay(
        alignment: try alignment(part), content: try child(part, .content), child: try child(part))
    case .background:
      return .background(
        alignment: try alignment(part), content: try child(part, .content), child: try child(part))
    case .border:
      return .border(
        color: try string(part, .color), width: try finite(part, .width), child: try child(part))
    case .offset:
      return .offset(x: try finite(part, .x) ?? 0, y: try finite(part, .y) ?? 0, child: try child(part))
    case .alignmentGuide:
      let guide = try guide(part, .guide)
      let value: GuideValue =
        part[.of] != nil ? .of(try self.guide(part, .of)) : .value(try number(part, .value))
      return .alignmentGuide(guide, value, child: try child(part))
    case .button: return .button(label: try child(part, .label))
    case .label: return .label(title: try child(part, .title), icon: try child(part, .icon))
    case .environment:
      guard case .change(let change)? = part[.set] else { throw missing(.set) }
      return .environment(change, child: try child(part))
    default:
      guard case .style(let style)? = part[.style] else { throw missing(.style) }
      return .style(style, child: try child(part))
    }
  }
}
