public import ListLayout
public import RowLayout

/// A list at work: given items, a row for each, a width and a viewport, it tells a host which cell to show where,
/// measures what enters, reuses what leaves, and keeps what the reader sees in place while heights become known.
///
/// This is what a table view does in `layoutSubviews`, without a view:
///
/// ```swift
/// let data = DataSource(["A", "B", "C"], ["1", "2", "3"])
/// let rows = Configurator<String, LabelCell> { Text($0).padding() } fill: { cell, text, _ in cell.text = text }
/// let list = ListDriver(data, id: \.self, rows: rows, host: host, measurer: RowMeasurer(text: engine))
/// list.layout()
/// list.scroll(by: 120)
/// list.layout()
/// ```
///
/// Whatever happens between two calls of ``layout()`` (scrolling, new data, another width) becomes visible in one
/// commit to the host: new places together with the offset that belongs to them. Use a driver from one actor; measuring
/// ahead can be done anywhere (``batch(limit:)``).
public final class ListDriver<Item: Equatable, ID: Hashable> {
  /// What the list shows.
  public internal(set) var data: DataSource<Item>
  /// What measures rows, and remembers their heights.
  public let sizer: RowSizer<Item, ID>
  /// The items that are selected; selection outlives reloads and new data as long as the item is there.
  public var selection: Set<ID> = [] {
    didSet { outdate(selection.symmetricDifference(oldValue)) }
  }
  let host: any ListHost
  let id: (Item) -> ID
  let row: (Item) -> ConfiguredRow
  /// Positions, heights, anchors: all that is known of the list but its items.
  var cache: ListCache
  /// The cells, by the keys of the slots that they show.
  var display = CellDisplay<String>()
  var slots: [CellDisplay<String>.Slot] = []
  var keys = SlotKeys()
  var failures: [RowFailure] = []
  var measuredCount = 0
  /// By how much events corrected the offset since the last frame, in units.
  var correction = 0
  /// What the rows not measured yet are expected to be.
  var estimates = KindEstimates()
  /// The number of rows when the estimates were made.
  var estimatedCount = 0
  /// Rows that are being measured elsewhere, by their slots' keys: the batch in which they were handed out, and what
  /// they showed then.
  var handedOut: [String: (batch: Int, item: Item)] = [:]
  var batchNumber = 0
  /// Whether the next frame holds a row that was chosen because others moved.
  var holdsRow = false
  /// The length of the list across its axis: its width, unless it scrolls sideways.
  var width: Double
  /// The length of the viewport along the axis.
  var viewport: Double

  /// A list that shows nothing until ``layout()`` is called.
  ///
  /// - Parameters:
  ///   - data: what the list shows.
  ///   - id: tells items apart, within the whole list.
  ///   - rows: the rows of the items.
  ///   - host: what the rows are shown on.
  ///   - measurer: prepares and measures rows.
  ///   - configuration: width, viewport, gaps and all else that a list is set up with; estimates are replaced by what
  ///     the items' rows are likely to be.
  public init(
    _ data: DataSource<Item>, id: @escaping (Item) -> ID, rows: some RowConfiguring<Item>,
    host: any ListHost, measurer: RowMeasurer = RowMeasurer(),
    configuration: ListConfiguration = ListConfiguration()
  ) {
    self.data = data
    self.id = id
    self.host = host
    row = { rows.row(for: $0) }
    sizer = RowSizer(rows, id: id, measurer: measurer)
    cache = ListCache(configuration)
    width = configuration.width
    viewport = configuration.viewport
    load()
  }

  /// The pools of cells off screen; cells of a type of its own making are registered here.
  public var pools: ReusePools {
    get { display.pools }
    set { display.pools = newValue }
  }

  /// Has the cells of some items filled again, where they are on screen.
  private func outdate(_ items: Set<ID>) {
    for slot in slots {
      guard let number = cache.slot(withKey: slot.key), let place = cache.place(of: number),
        let item = item(at: place), items.contains(id(item))
      else { continue }
      display.outdate(slot.key)
    }
  }

  /// The number of cells alive, on screen or in a pool.
  public var liveCellCount: Int { display.pools.liveCount }
}

extension ListDriver where Item: Identifiable, ID == Item.ID {
  /// A list of items that tell themselves apart.
  public convenience init(
    _ data: DataSource<Item>, rows: some RowConfiguring<Item>, host: any ListHost,
    measurer: RowMeasurer = RowMeasurer(), configuration: ListConfiguration = ListConfiguration()
  ) {
    self.init(
      data, id: \.id, rows: rows, host: host, measurer: measurer, configuration: configuration)
  }
}

/// A row that could not be measured, and stands at its estimate.
public struct RowFailure: Error, Hashable, Sendable {
  /// Where the row is.
  public var place: SlotPlace
  /// What is wrong with it.
  public var error: RowError
}

/// What a frame did.
public struct FrameReport: Hashable, Sendable {
  /// The offset along the list's axis, in points.
  public var offset: Double
  /// The length of the content along the list's axis, in points.
  public var contentLength: Double
  /// By how much the offset was corrected so that nothing the reader saw moves, in points.
  public var correction: Double
  /// By how much a row that the reader saw moved at most, in points; 0 but for what the rules allow (rule 20).
  public var largestMovement: Double
  /// The number of rows whose heights the frame asked for.
  public var measuredCount: Int
  /// The rows that could not be measured.
  public var failures: [RowFailure]
}

/// Makes the keys by which the layout cache knows slots: no two alike, and those of a run of rows implied by their
/// number, so that loading a million rows makes no million keys.
struct SlotKeys {
  private var next = 0

  /// A key for one slot.
  mutating func key() -> String {
    next += 1
    return "k\(next)"
  }

  /// The prefix of the keys of a run.
  mutating func prefix() -> String {
    next += 1
    return "r\(next)."
  }
}

extension SlotPlace {
  /// The class whose estimate the slot has: rows, headers and footers have one each.
  var estimateClass: Int {
    switch part {
    case .row: 0
    case .header: 1
    case .footer: 2
    }
  }
}
