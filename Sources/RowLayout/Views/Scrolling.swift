/// Content that scrolls, one part in a pile: along its axes as long as proposed, the content's ideal where nothing is.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// A scrolling content.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let margins = context.values.contentMargins
    var values = context.values
    values.contentMargins = EdgeInsets()
    let inner = margins == EdgeInsets() ? context : context.with(values)
    let isWide = axes.contains(.horizontal)
    let isTall = axes.contains(.vertical)
    let limits = FlexibleFrame(
      minWidth: isWide ? 0 : nil, maxWidth: isWide ? .infinity : nil, minHeight: isTall ? 0 : nil,
      maxHeight: isTall ? .infinity : nil, alignment: isWide ? (isTall ? .topLeading : .leading) : .top)
    let free = RowDescription(
      .fixedSize(horizontal: isWide, vertical: isTall, child: inner.describe(VStack { content })))
    let scrolled = RowDescription(.flexFrame(limits, child: free))
    return margins == EdgeInsets() ? scrolled : RowDescription(.padding(.insets(margins), child: scrolled))
  }
}

/// Views kept in sight while a lazy stack scrolls; no matter of layout.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections; the footers of sections.
  public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}

/// A column of all the width that is proposed; a row makes all of its views.
nonisolated public struct LazyVStack<Content: View>: View {
  private let column: VStack<Content>
  /// A lazy column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { column = VStack(alignment: alignment, spacing: spacing, content: content) }
  /// The column in a frame.
  public var body: some View {
    column.frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment, vertical: .center))
  }
}

/// A row of all the height that is proposed; a row makes all of its views.
nonisolated public struct LazyHStack<Content: View>: View {
  private let row: HStack<Content>
  /// A lazy row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { row = HStack(alignment: alignment, spacing: spacing, content: content) }
  /// The row in a frame.
  public var body: some View {
    row.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: row.alignment))
  }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The item's length across the grid's direction.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// Points to the next item; nil for 8.
  public var spacing: CGFloat?
  /// The cells' alignment.
  public var alignment: Alignment?

  /// An item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The points to the next item.
  fileprivate var gap: Double { spacing?.finite ?? 8 }
}

extension CGFloat {
  /// The number, where it is one and finite.
  fileprivate var finite: Double? { isFinite ? Double(self) : nil }
}

/// Views in columns of given widths, filled row by row.
nonisolated public struct LazyVGrid<Content: View>: View {
  private let layout: GridItemLayout
  private let content: Content

  /// A grid of columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = GridItemLayout(
      items: columns, axis: .vertical, alignment: alignment.anchor, spacing: spacing?.finite ?? 8)
    self.content = content()
  }

  /// The cells.
  public var body: some View { layout { content } }
}

/// Views in rows of given heights, filled column by column.
nonisolated public struct LazyHGrid<Content: View>: View {
  private let layout: GridItemLayout
  private let content: Content

  /// A grid of rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = GridItemLayout(
      items: rows, axis: .horizontal, alignment: alignment.anchor, spacing: spacing?.finite ?? 8)
    self.content = content()
  }

  /// The cells.
  public var body: some View { layout { content } }
}

extension HorizontalAlignment {
  /// The part of the room to spare that lies before what is aligned.
  var anchor: Double { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  var anchor: Double { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

/// The tracks of a lazy grid, and the cells in them line by line.
private struct GridItemLayout: Layout {
  let items: [GridItem]
  /// The direction in which lines follow each other.
  let axis: Axis
  let alignment: Double
  let spacing: Double

  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  /// Fixed items first, then the rest shares what is left within its limits, an adaptive one as several; one without a finite
  /// minimum is a single track.
  private func tracks(_ available: Double?) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    var left = (available ?? 0) - gaps
    var flexible = items.count
    for case .fixed(let length) in items.map(\.size) {
      left -= length.finite ?? 0
      flexible -= 1
    }
    var result: [Track] = []
    var start = 0.0
    for item in items {
      let gap = item.gap
      func add(_ length: Double) {
        result.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
        start += length + gap
      }
      switch item.size {
      case .fixed(let length): add(length.finite ?? 0)
      case .flexible(let least, let most):
        let share = left / Double(max(1, flexible))
        let length = min(most.finite ?? .infinity, max(least.finite ?? share, share))
        add(length)
        left -= length
        flexible -= 1
      case .adaptive(let least, let most):
        let all = left / Double(max(1, flexible))
        let share = max(least.finite ?? all, all)
        let room = least.finite.map { (share + gap) / max(1, $0 + gap) } ?? 1
        let count = room > 1 ? Int(min(room, 1000)) : 1
        for _ in 0..<count {
          add(min(most.finite ?? .infinity, max(0, (share + gap) / Double(count) - gap)))
        }
        left -= share
        flexible -= 1
      }
    }
    return result.isEmpty ? [Track(start: 0, length: max(0, available ?? 0), alignment: .center)] : result
  }

  private func proposal(_ track: Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  private func along(_ size: CGSize) -> Double { Double(axis == .vertical ? size.height : size.width) }

  /// The length of each line along the axis.
  private func lines(_ tracks: [Track], _ subviews: Subviews) -> [Double] {
    stride(from: 0, to: subviews.count, by: tracks.count).map { first in
      zip(tracks, subviews[first...]).reduce(0) { max($0, along($1.1.sizeThatFits(proposal($1.0)))) }
    }
  }

  private func extent(_ tracks: [Track]) -> Double { tracks.map { $0.start + $0.length }.max() ?? 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let across = axis == .vertical ? proposal.width : proposal.height
    let tracks = tracks(across.map { $0.isFinite ? Double($0) : 0 })
    let lines = lines(tracks, subviews)
    let length = lines.reduce(0, +) + spacing * Double(max(0, lines.count - 1))
    let wide = max(extent(tracks), across.map { $0.isFinite ? Double($0) : 0 } ?? 0)
    return axis == .vertical ? CGSize(width: wide, height: length) : CGSize(width: length, height: wide)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let across = Double(axis == .vertical ? bounds.width : bounds.height)
    let tracks = tracks(across)
    let offset = max(0, across - extent(tracks)) * alignment
    var position = 0.0
    for (number, line) in lines(tracks, subviews).enumerated() {
      for (track, subview) in zip(tracks, subviews[(number * tracks.count)...]) {
        let size = subview.sizeThatFits(self.proposal(track))
        let own = Double(axis == .vertical ? size.width : size.height)
        let anchor = axis == .vertical ? track.alignment.horizontal.anchor : track.alignment.vertical.anchor
        let other = axis == .vertical ? track.alignment.vertical.anchor : track.alignment.horizontal.anchor
        let x = offset + track.start + (track.length - own) * anchor
        let y = position + (line - along(size)) * other
        let point = axis == .vertical ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x)
        subview.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: self.proposal(track))
      }
      position += line + spacing
    }
  }
}
