/// A part of a list or form with a header above and a footer below; elsewhere all of them side by side.
public struct ViewSection<Parent: View, Content: View, Footer: View>: MultiView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// A section from its parts.
  public init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  func describeAll(_ context: ViewContext) -> [RowDescription] {
    guard let row = context.values.listRow, let system = row.system else {
      return headers(context) + context.children(content) + context.children(footer)
    }
    let small = Font.footnote.leading(.tight)
    let header = header.textCase(row.followsText ? nil : .uppercase)
    let least = context.values.defaultMinListHeaderHeight
    let font = row.followsText ? Font.headline : .footnote
    let (above, begins) = edge(header, font, system.header, least: least, context)
    let (below, ends) = edge(footer, small, system.footer, least: nil, context)
    return [SectionMark.begin(isBare: begins).part] + above + context.children(content) + below
      + [SectionMark.end(isBare: ends).part]
  }

  /// A header or footer with the font and the room that a system gives it; true where there is none.
  private func edge(
    _ view: some View, _ font: Font, _ insets: EdgeInsets, least: CGFloat?, _ context: ViewContext
  ) -> ([RowDescription], Bool) {
    var values = context.values
    var isBare = true
    values.listRow = values.listRow?.with(insets)
    let room = FlexibleFrame(maxWidth: .infinity, minHeight: least.map { Double($0) }, alignment: .leading)
    let parts = context.with(values).children(view.font(font)).map {
      $0.eachPart { part in
        isBare = false
        var insets = insets
        let content = part.taking(&insets)
        let padded = RowDescription(.padding(.insets(insets), child: content))
        return SectionMark.edge.on(RowDescription(.flexFrame(room, child: padded)))
      }
    }
    return (parts, isBare)
  }

  /// The header of rows that are set by numbers, at least as high as the environment says, its room above and below included.
  private func headers(_ context: ViewContext) -> [RowDescription] {
    let headers = context.children(header)
    guard let least = context.values.defaultMinListHeaderHeight, let row = context.values.listRow else {
      return headers
    }
    let rest = max(0, least - row.insets.top - row.insets.bottom)
    let frame = FlexibleFrame(minHeight: Double(rest), alignment: .leading)
    return headers.map { $0.eachPart { RowDescription(.flexFrame(frame, child: $0)) } }
  }
}

extension RowDescription {
  /// The parts with a list's room around each but headers and footers, which have their own, and with room between groups.
  func asRows(
    _ profile: ListRowProfile, at setting: DynamicTypeSize, _ room: inout GroupRoom
  ) -> RowDescription {
    let least = FlexibleFrame(
      maxWidth: .infinity, minHeight: profile.minimumHeight(at: setting), alignment: .leading)
    return eachPart { part in
      var insets = profile.insets
      let content = part.taking(&insets)
      if let (mark, edge) = content.sectionMark { return room.space(at: mark) ?? edge }
      let row = RowDescription(
        .flexFrame(least, child: RowDescription(.padding(.insets(insets), child: content))))
      return room.space(at: nil).map { RowDescription(.group(children: [$0, row])) } ?? row
    }
  }

  /// A mark that a section sets, and the part without it; nil for a row.
  private var sectionMark: (SectionMark, RowDescription)? {
    guard let child = kind.modified else { return nil }
    if case .layoutValue(let told, _) = kind, let mark = told.value as? SectionMark { return (mark, child) }
    return child.sectionMark.map { ($0, RowDescription(kind.modifying($1), id: id)) }
  }

  /// The part without the insets that it tells its list through modifiers, the innermost of which count.
  fileprivate func taking(_ insets: inout EdgeInsets) -> RowDescription {
    guard let child = kind.modified else { return self }
    guard case .layoutValue(let told, _) = kind, let own = told.value as? EdgeInsets else {
      return RowDescription(kind.modifying(child.taking(&insets)), id: id)
    }
    insets = own
    return child.taking(&insets)
  }
}

/// The room around a row, as the row tells its list.
enum ListRowInsets: LayoutValueKey {
  static let defaultValue = EdgeInsets()
}

/// A part of a section that is no row: its header or footer, or the place where it begins or ends, bare without header or footer.
enum SectionMark {
  case edge, begin(isBare: Bool), end(isBare: Bool)

  private enum Key: LayoutValueKey {
    static let defaultValue: SectionMark? = nil
  }

  fileprivate func on(_ part: RowDescription) -> RowDescription {
    RowDescription(.layoutValue(LayoutValue(Key.self, self), child: part))
  }

  /// A mark on its own.
  fileprivate var part: RowDescription { on(RowDescription(.leaf(width: 0, height: 0, firstBaseline: nil))) }
}

/// The room between the groups of a list: each edge without a header or footer takes some (C). Rows outside of sections are a group.
struct GroupRoom {
  private let edge: Double
  /// The room below the group above; nil where there is none, and within a section.
  private var below: Double?
  private var isInGroup = false

  init(_ edge: Double) { self.edge = edge }

  /// The room at a mark, or at a row; nil for a header, a footer and a row that follows another.
  fileprivate mutating func space(at mark: SectionMark?) -> RowDescription? {
    switch mark {
    case .edge: return nil
    case .end(let isBare):
      (below, isInGroup) = (isBare ? edge : 0, false)
      return .gap(0)
    case .begin(let isBare):
      defer { (below, isInGroup) = (nil, true) }
      return .gap(below.map { $0 + (isBare ? edge : 0) } ?? 0)
    case nil:
      guard !isInGroup else { return nil }
      defer { (below, isInGroup) = (edge, true) }
      return below.map { .gap($0 + edge) }
    }
  }
}

extension RowDescription {
  /// A height without anything, and no part at all where it is none.
  fileprivate static func gap(_ height: Double) -> RowDescription {
    RowDescription(height > 0 ? .leaf(width: 0, height: height, firstBaseline: nil) : .group(children: []))
  }
}
