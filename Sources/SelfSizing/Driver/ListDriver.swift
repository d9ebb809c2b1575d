public import ListLayout
internal import RowLayout

/// A list at work: given items, a row for each, a width and a viewport, it tells a host which cell to show where,
/// measures what enters, reuses what leaves, and keeps what the reader sees in place while heights become known.
///
/// This is what a table view does in `layoutSubviews`, without a view:
///
/// ```swift
/// import SelfSizing
///
/// struct Message: Identifiable, Equatable {
///   var id: Int
///   var text: String
/// }
/// final class LabelCell: ReusableCell {
///   var text = ""
/// }
///
/// let rows = Configurator<Message, LabelCell> {
///   Text($0.text).padding()
/// } fill: { cell, message, _ in
///   cell.text = message.text
/// }
/// let list = ListDriver(
///   DataSource((0..<1000).map { Message(id: $0, text: "Message \($0)") }), rows: rows, host: RecordingHost(),
///   measurer: try RowMeasurer(text: TextEngine()), configuration: ListConfiguration(viewport: 667, width: 375))
/// list.layout()
/// list.scroll(by: 120)
/// try list.insert([Message(id: 1000, text: "A new one")], at: RowPlace(0, 0))
/// list.layout()
/// ```
///
/// Whatever happens between two calls of ``layout()`` (scrolling, new data, another width) becomes visible in one
/// commit to the host: new places together with the offset that belongs to them. All lengths are in points. Use a driver
/// from one actor; measuring ahead can be done anywhere (``batch(limit:)``). What describes, measures or fills rows may ask
/// the list for anything meanwhile; what it changes comes afterwards, or is refused (``ListHost``).
///
/// Rows are told apart by the identities of their items, which must differ within the list; what an item shows may be
/// the same. A change that would give two rows one identity, or that names what is not there, throws a `ListRefusal`
/// and changes nothing; a list that is made of such rows shows none, and its first frame says why
/// (``FrameReport/refusals``).
///
/// For lists whose rows are no items, as in other languages, or whose heights come a frame later, there is the layout cache
/// beneath: `ListCache`.
public final class ListDriver<Item: Equatable, ID: Hashable> {
  /// The data of the list.
  public internal(set) var data: DataSource<Item>
  /// The measurer of rows, which caches their heights.
  public let sizer: RowSizer<Item, ID>
  /// The items that are selected; selection outlives reloads and new data as long as the item is there.
  ///
  /// - Complexity: beside the change itself O(cells on screen), however many are selected.
  public var selection: Set<ID> {
    get { selected }
    _modify {
      let shown = identitiesOnScreen.map { (row: $0, wasSelected: selected.contains($0.identity)) }
      defer {
        let changed = shown.filter { selected.contains($0.row.identity) != $0.wasSelected }
        if !changed.isEmpty { whenIdle { for each in changed { self.display.outdate(each.row.key) } } }
      }
      yield &selected
    }
  }
  /// The selection, changed in place: an observer that is told what it was would have all of it copied.
  private var selected: Set<ID> = []
  /// The app's callbacks at the end of a frame.
  public var callbacks = ListCallbacks<ID>()
  /// The margin beyond the viewport where rows count as near, in points: for ``ListCallbacks/prefetch`` and the ends of
  /// the content. One viewport at first.
  public var lookahead: Double
  /// The margin beyond the viewport where rows stay on the host, in points; 0 at first. They are measured as those on
  /// screen are.
  public var overscan = 0.0
  /// True if all items were given one by one, so that none is made by being looked at.
  var hasListedItems: Bool
  let host: any ListHost
  let id: (Item) -> ID
  let row: (Item) -> ConfiguredRow
  /// The rows that take all lanes of their section; nil for none.
  let spans: ((Item) -> Bool)?
  /// Positions, heights, anchors: all that is known of the list but its items. A copy is a list of its own: what is done to it
  /// does not reach this one.
  public internal(set) var cache: ListCache
  /// The cells, by the keys of the slots that they show.
  let display = CellDisplay<String>()
  var slots: [CellDisplay<String>.Slot] = []
  /// The keys of slots, and those of rows that went.
  var keys: RowKeys<ID, Item>
  /// The identities of rows, once rows changed.
  var identities = IdentityIndex<ID>()
  var failures: [RowFailure] = []
  var measuredCount = 0
  /// True once a row had no height: only then frames look for rows like it.
  var hasRowsWithoutHeight = false
  /// By how much events corrected the offset since the last frame, in units.
  var correction = 0
  /// The expected heights of rows not measured yet.
  var estimates = KindEstimates()
  /// The number of slots when the estimates were made.
  var estimatedCount = 0
  /// Rows that are being measured elsewhere, by their slots' keys: the batch in which they were handed out, and what
  /// they showed then.
  var handedOut: [String: (batch: Int, item: Item)] = [:]
  var batchNumber = 0
  /// The faults of the data, reported with the next frame.
  var refusals: [ListRefusal] = []
  /// The list as it was shown before the data changed, where the host wants to know.
  var shownBefore: ListCache?
  var viewing = ViewingState<ID>()
  /// The time of a scroll that shows its motion.
  var motion: ScrollMotion?
  /// True while the list is at work, and calls the closures and the host that it was given.
  var isWorking = false
  /// The changes that these make meanwhile, in order.
  var waiting: [() -> Void] = []
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
  ///     the items' rows are likely to be. Where the measurer's environment runs from right to left, so does the list.
  ///   - spans: tells which rows take all lanes of their section (rule 53), by what stays with an identity; nil for none.
  ///     With it every item is looked at when it comes.
  ///   - isRecorded: whether ``cache`` records what the list does, from its beginning, as a trace to be replayed elsewhere.
  public init(
    _ data: DataSource<Item>, id: @escaping (Item) -> ID, rows: some RowConfiguring<Item>,
    host: any ListHost, measurer: RowMeasurer = RowMeasurer(),
    configuration: ListConfiguration = ListConfiguration(), spans: ((Item) -> Bool)? = nil,
    isRecorded: Bool = false
  ) {
    self.data = data
    hasListedItems = data.hasListedItems
    self.id = id
    self.host = host
    row = { rows.row(for: $0) }
    self.spans = spans
    var (measurer, configuration) = (measurer, configuration)
    measurer.axis = configuration.axis
    if measurer.environment.layoutDirection == .rightToLeft { configuration.isRightToLeft = true }
    sizer = RowSizer(rows, id: id, measurer: measurer)
    cache = ListCache(configuration)
    if isRecorded { cache.startRecording() }
    width = configuration.width
    viewport = configuration.viewport
    lookahead = configuration.viewport
    keys = RowKeys(capacity: configuration.removedHeights)
    do throws(ListRefusal) {
      try load()
    } catch {
      refusals.append(error)
    }
  }

  /// The pools of cells off screen; cells of a type of its own making are registered here.
  public var pools: ReusePools {
    get { display.pools }
    set { display.pools = newValue }
  }

  /// The keys of what is on screen, and the identities of its items as they are now.
  private var identitiesOnScreen: [(key: String, identity: ID)] {
    slots.compactMap { slot in
      cache.slot(withKey: slot.key).flatMap { cache.place(of: $0) }.flatMap { item(at: $0) }
        .map { (slot.key, id($0)) }
    }
  }

  /// The number of cells alive, on screen or in a pool.
  public var liveCellCount: Int { display.pools.liveCount }
}

extension ListDriver where Item: Identifiable, ID == Item.ID {
  /// A list of items that tell themselves apart.
  public convenience init(
    _ data: DataSource<Item>, rows: some RowConfiguring<Item>, host: any ListHost,
    measurer: RowMeasurer = RowMeasurer(), configuration: ListConfiguration = ListConfiguration(),
    spans: ((Item) -> Bool)? = nil, isRecorded: Bool = false
  ) {
    self.init(
      data, id: { $0.id }, rows: rows, host: host, measurer: measurer, configuration: configuration,
      spans: spans, isRecorded: isRecorded)
  }
}
