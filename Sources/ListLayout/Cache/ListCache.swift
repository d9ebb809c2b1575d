/// An estimated-height layout cache: how tall a list is whose row heights are mostly unknown, which slots are in the
/// viewport, and by how much the offset changes so that nothing the reader already saw moves.
///
/// The cache draws nothing and owns no clock. The host applies events (``apply(_:)``) and asks for frames, in which
/// it is asked for the heights that are missing (``frame(after:measuring:)``):
///
/// ```swift
/// var list = ListCache(ListConfiguration(viewport: 640, estimates: [60]))
/// list.apply(.load([SectionDescription(rows: .counted(1_000_000))]))
/// list.apply(.scrollBy(500))
/// list.frame { slot in heights[slot.row] }
/// for slot in list.visibleSlots { show(slot.place, y: slot.y, height: slot.height) }
/// ```
///
/// It is a value: a copy costs O(1), shares what does not change, and can be read by other tasks (rule 48). As Swift has
/// it, a closure given to a mutating function cannot use the variable that holds the list meanwhile, only a copy. Rule
/// numbers in these sources are those of <doc:Rules>.
///
/// Lists are equal that are in the same state, whatever happened to them (rule 49). Complexity: O(known slots + pieces of
/// keys).
public struct ListCache: Hashable, Sendable {
  /// The list's configuration.
  public package(set) var configuration: ListConfiguration
  let grid: HeightGrid
  let endThreshold: Units

  var viewport: Units
  var insetTop: Units
  var insetBottom: Units
  /// True if the end is held while the reader is there (rule 15 b).
  public internal(set) var isStickingToEnd: Bool

  /// The heights at the current width.
  var index: HeightIndex
  /// The current width.
  var width: Units
  /// The number of width changes: the epoch that measurements carry (rule 9).
  public internal(set) var widthEpoch = 0
  /// Former widths with their heights, the last one left last.
  var formerWidths: [FormerWidth] = []
  /// The content versions of the classes.
  var versions = [Int](repeating: 0, count: 8)

  var keys = KeyMap()
  var sectionKeys = KeyMap()
  var removedHeights: RemovedHeights
  var waiting = WaitingHeights()
  var saves: [ByteKey: SavedList] = [:]

  /// The true offset: the content y of the viewport's top edge.
  var offset: Units
  /// The reported offset less the true one (rule 21).
  var bias: Units = 0
  /// True if corrections go to a bias instead of the offset (rule 21).
  public internal(set) var isDeferringCorrections = false

  var target: ScrollTarget?
  var animation: AnimatedScroll?
  var pendingPlace: SavedList.Place?
  var lineHold: LineHold?
  var chosen: ChosenAnchor?

  /// The slots that the last frame shows at their own places, in content order, scrolls since then counted.
  public internal(set) var visibleSlots: [VisibleSlot] = []
  /// The slots visible before, where not the presented ones (decision D3).
  var seenInstead: [VisibleSlot]?
  /// The keys moved since the last commit (decision D4).
  @Uncompared var movedKeys = KeySet()
  /// The header and footer that the last frame holds away from their own places.
  public internal(set) var pinnedSlots: [VisibleSlot] = []
  /// Room that frames use again.
  @Uncompared var scratch = FrameScratch()
  /// True if a frame was presented since the list was loaded.
  public internal(set) var hasFrame = false
  var indicatorDrag: IndicatorDrag?
  /// Changes held until the outermost open batch ends (rule 23).
  var openBatch = ListBatch()
  var batchDepth = 0
  /// True if the user last scrolled towards the start.
  var scrollsBack = false
  /// Slots around the viewport that are known, or were handed out to be measured (rule 12).
  @Uncompared var aheadRange: Range<Int>? = nil
  /// Slots around the viewport that were asked for estimates of their own (rule 32).
  var estimatedRange: Range<Int>?
  /// The last stamp that estimates were given.
  var estimateStamp: Int32 = 0
  @Uncompared var line = LineLog()
  @Uncompared var recorder: ListRecorder? = nil

  /// The heights at a width that is not the current one.
  struct FormerWidth: Hashable, Sendable {
    var width: Units
    var index: HeightIndex
  }

  /// An empty list.
  ///
  /// Numbers that cannot be used are replaced: an estimate that is not a height, as all where none is given, is 44
  /// points (rule 8), a grid that does not divide 192 is 192.
  public init(_ configuration: ListConfiguration = ListConfiguration()) {
    self.configuration = configuration
    let scale = configuration.scale
    grid = HeightGrid(scale: scale > 0 && 192 % scale == 0 ? scale : 192)
    endThreshold = ListUnits.length(configuration.endThreshold)
    viewport = max(0, ListUnits.length(configuration.viewport))
    insetTop = ListUnits.length(configuration.insets.top)
    insetBottom = ListUnits.length(configuration.insets.bottom)
    isStickingToEnd = configuration.sticksToEnd
    width = ListUnits.length(configuration.width)
    removedHeights = RemovedHeights(capacity: configuration.removedHeights)
    // The configuration has the usual ones in their place, too: a record of the list has what it began with.
    let usual = (points: 44.0, units: 44 * ListUnits.perPoint)
    let given = configuration.estimates.map { [grid] points in
      (try? grid.units(points, "An estimate").units).map { (points: points, units: $0) } ?? usual
    }
    self.configuration.estimates = given.isEmpty ? [usual.points] : given.map { $0.points }
    let estimates = (0..<8).map { $0 < given.count ? given[$0].units : given.last?.units ?? usual.units }
    let gaps = configuration.gaps
    index = HeightIndex(
      estimates: estimates,
      gaps: GapRules(
        row: ListUnits.gap(gaps.row), header: ListUnits.gap(gaps.header), footer: ListUnits.gap(gaps.footer),
        section: ListUnits.gap(gaps.section), hidesEmptySections: configuration.hidesEmptySections),
      paddingTop: ListUnits.gap(configuration.padding.top),
      paddingBottom: ListUnits.gap(configuration.padding.bottom))
    offset = -insetTop
  }
}

// MARK: - Limits

extension ListCache {
  /// The least offset without overscroll.
  var startLimit: Units { -insetTop }

  /// The greatest offset without overscroll.
  @inline(__always) var endLimit: Units { max(startLimit, index.contentHeight &+ insetBottom &- viewport) }

  @inline(__always) func clamped(_ offset: Units) -> Units { min(max(offset, startLimit), endLimit) }

  /// By how much all positions are shifted because the content is shorter than the space for it (rule 19).
  @inline(__always) var shift: Units {
    if configuration.contentAlignment == .top { return 0 }
    let free = viewport &- insetTop &- insetBottom &- index.contentHeight
    guard free > 0 else { return 0 }
    return configuration.contentAlignment == .middle ? free / 2 : free
  }

  /// The part of the viewport in which a slot can be read: without insets, and without its own section's header and
  /// footer where these pin.
  func readableArea(of place: SlotPlace) -> (top: Units, bottom: Units) {
    var area = (top: insetTop, bottom: viewport &- insetBottom)
    if configuration.pinsHeaders, place.part != .header {
      area.top &+= index.frame(at: .header(place.section))?.height ?? 0
    }
    if configuration.pinsFooters, place.part != .footer {
      area.bottom &-= index.frame(at: .footer(place.section))?.height ?? 0
    }
    return area
  }

  /// The slots visible now at their own places, in content order.
  mutating func visibleNow(into slots: inout [VisibleSlot]) {
    slots.removeAll(keepingCapacity: true)
    let origin = offset &- shift
    index.visitVisible(origin, origin &+ viewport, most: configuration.limits.frame) { frame in
      slots.append(
        VisibleSlot(
          slot: frame.slot, y: frame.top &- origin, height: frame.height, laneNumber: frame.lane))
    }
    guard configuration.pinsHeaders || configuration.pinsFooters else { return }
    for pin in pinnedNow() {
      if let place = slots.firstIndex(where: { $0.slot == pin.frame.slot }) { slots[place].isPinned = true }
    }
  }
}

extension ListUnits {
  /// A length within what sums of lengths can bear.
  static func length(_ points: Double) -> Units { max(-(1 << 40), min(1 << 40, units(points: points))) }

  /// A length that slots are apart.
  static func gap(_ points: Double) -> Units { max(0, min(HeightIndex.maximumHeight, units(points: points))) }
}
