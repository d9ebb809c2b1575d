/// Rows below each other, each with the insets and the least height of the environment's ``EnvironmentValues/listRowProfile``.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content

  /// Rows of which some are chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Rows of which one is chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Rows of which one is always chosen.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  fileprivate init(_ content: Content) { self.content = content }

  func describe(_ context: ViewContext) -> RowDescription { context.rows(of: content) }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }

  /// A row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ForEach(data, content: rowContent))
  }

  /// A row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> { self.init(ForEach(data, content: rowContent)) }

  /// A row for each element, told apart by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { self.init(ForEach(data, id: id, content: rowContent)) }
}

extension List {
  /// A row for each number, of which some are chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(ForEach(data, content: rowContent)) }

  /// A row for each number, of which one is chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(ForEach(data, content: rowContent)) }
}

/// Controls below each other, as a list has its rows.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content
  /// Controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func describe(_ context: ViewContext) -> RowDescription { context.rows(of: content) }
}

extension ViewContext {
  /// The rows of a list, in all the room that is proposed.
  fileprivate func rows<Content: View>(of content: Content) -> RowDescription {
    // A list in a list's row is rows of that list (C).
    guard values.listRow == nil else { return RowDescription(.group(children: children(content))) }
    var values = values
    let profile = values.listRowProfile
    values.listRow = profile
    if profile.system != nil, profile.followsText {
      // On iOS 26 titles of labels stand in a column, below each other (C: three sizes of text).
      let body = TextStyle.body.lineDistance(at: values.dynamicTypeSize)
      values.labelIconWidth = values.labelIconWidth ?? body + 2
      values.labelIconSpacing = values.labelIconSpacing ?? 16
    }
    var room = GroupRoom(values.hasListMargins ? profile.system?.bareEdge ?? 0 : 0)
    let rows = with(values).children(content).map {
      $0.asRows(profile, at: values.dynamicTypeSize, &room)
    }
    let column = RowDescription(.vstack(alignment: .leading, spacing: 0, children: rows))
    let all = FlexibleFrame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    let scrolled = RowDescription(
      .flexFrame(all, child: RowDescription(.fixedSize(horizontal: false, vertical: true, child: column))))
    let margin = values.hasListMargins ? profile.system?.margin ?? 0 : 0
    let list =
      margin == 0
      ? scrolled : RowDescription(.padding(.insets(EdgeInsets(margin, on: .horizontal)), child: scrolled))
    guard values.contentMargins != EdgeInsets() else { return list }
    var style = StyleDescription()
    style.notes = ["notMeasured: contentMargins of a list"]
    return RowDescription(.style(style, child: list))
  }
}

extension RowDescription {
  /// The parts with something around each, through what only holds parts together.
  func eachPart(_ wrap: (RowDescription) -> RowDescription) -> RowDescription {
    func each(_ parts: [RowDescription]) -> [RowDescription] { parts.map { $0.eachPart(wrap) } }
    switch kind {
    case .group(let children): return RowDescription(.group(children: each(children)), id: id)
    case .identified(let elements):
      return RowDescription(
        .identified(elements.map { .init(id: $0.id, children: each($0.children)) }), id: id)
    case .conditional(let isTrue, let then, let otherwise):
      return RowDescription(.conditional(isTrue, then: each(then), otherwise: each(otherwise)), id: id)
    case .environment(let change, let child):
      return RowDescription(.environment(change, child: child.eachPart(wrap)), id: id)
    case .empty, .invalid: return self
    default:
      guard let child = kind.modified, child.kind.isSpread else { return wrap(self) }
      return child.eachPart { wrap(RowDescription(kind.modifying($0), id: id)) }
    }
  }
}

nonisolated extension View {
  /// Sets the profile of list rows.
  public func listRowProfile(_ profile: ListRowProfile) -> some View {
    environment(\.listRowProfile, profile)
  }

  /// The room around the row in its list instead of the list's own; outside of a list, padding. Nil leaves the list's.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowInsets { insets ?? $0 } }

  /// The room around the row on some edges; the list's own on the others, and where the length is nil.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowInsets {
      let length = length.map { Double($0) }
      func room(_ edge: Edge.Set, _ own: Double) -> Double { edges.contains(edge) ? length ?? own : own }
      return EdgeInsets(
        top: room(.top, $0.top), leading: room(.leading, $0.leading), bottom: room(.bottom, $0.bottom),
        trailing: room(.trailing, $0.trailing))
    }
  }

  private func rowInsets(_ room: @escaping (EdgeInsets) -> EdgeInsets) -> some View {
    ModifiedView(content: self) { child, context in
      let own = context.values.listRow?.insets
      let insets = room(own ?? EdgeInsets())
      guard insets != own ?? EdgeInsets() else { return .group(children: [child]) }
      return own == nil
        ? .padding(.insets(insets), child: child)
        : .layoutValue(LayoutValue(ListRowInsets.self, insets), child: child)
    }
  }

  /// Accepts a background of the row.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// The line between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The colour of the line between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The line between sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// The colour of the line between sections.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// The distance of rows, which is not measured.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    noted("notMeasured", spacing == nil ? nil : "listRowSpacing")
  }
  /// The distance of sections, which is not measured.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    noted("notMeasured", "listSectionSpacing")
  }
  /// The distance of sections, which is not measured.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    noted("notMeasured", "listSectionSpacing")
  }
  /// The colour of the row.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// The colour of the row.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// The looks of headers; large ones are not measured, which the row's report says.
  public func headerProminence(_ prominence: Prominence) -> some View {
    noted("notMeasured", prominence == .increased ? "headerProminence" : nil)
  }
  /// Accepts a deletion setting.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Accepts a move setting.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Accepts a selection setting.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepts a hover effect setting.
  public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// A number at the row's end in a list, in the text's size (U); nothing outside of lists or for 0.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  /// A text at the row's end in a list.
  public func badge(_ label: LocalizedStringKey?) -> some View { badge(label.map { Text($0) }) }
  /// A text at the row's end in a list.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
  /// A text at the row's end in a list.
  @_disfavoredOverload
  public func badge(_ label: LocalizedStringResource?) -> some View { badge(label.map { Text($0) }) }
  /// A text at the row's end in a list.
  public func badge(_ label: Text?) -> some View {
    ModifiedView(content: self) { child, context in
      guard let label, context.values.listRow != nil else { return .group(children: [child]) }
      return .hstack(
        alignment: .center, spacing: nil,
        children: [child, RowDescription(.spacer(minLength: nil)), context.describe(label)])
    }
  }
}

/// The distance of a list's sections.
public enum ListSectionSpacing: Hashable, Sendable {
  /// As usual; close; a distance in points.
  case `default`, compact, custom(CGFloat)
}

/// The prominence of something.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
