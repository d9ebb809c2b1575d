public import ListLayout
public import RowLayout

/// A host without a screen: keeps what stands where, and everything that it was told. For tests and simulators.
public final class RecordingHost: ListHost {
  /// Something that the host was told.
  public enum Event: Hashable, Sendable {
    /// A cell of a kind was made.
    case create(ReuseKind)
    /// A cell was filled for a place.
    case configure(SlotPlace)
    /// A cell was shown, or moved.
    case place(SlotPlace, RowRect)
    /// A header or footer began to be pinned, or ended.
    case pin(SlotPlace, Bool)
    /// The data changed.
    case animate([RowTransition])
    /// A cell was taken off the screen.
    case hide(SlotPlace)
    /// A frame ended.
    case commit(offset: Double, contentLength: Double)
  }

  /// A cell on screen.
  public struct Shown {
    /// The place that it shows.
    public var place: SlotPlace
    /// Its frame, in content coordinates.
    public var frame: RowRect
    /// The cell itself.
    public var cell: any ReusableCell
    /// True if it is a pinned header or footer, above the rows.
    public var isPinned = false
  }

  /// Everything told since the last ``forget()``, in order; empty where recording is off.
  public private(set) var events: [Event] = []
  /// True if events are kept. What is shown is kept in any case.
  public var recordsEvents: Bool
  /// True if the list reports changes of rows on screen when its data changed.
  public var animatesChanges: Bool
  /// The offset of the last commit.
  public private(set) var offset = 0.0
  /// The content length of the last commit.
  public private(set) var contentLength = 0.0
  private var shownByCell: [ObjectIdentifier: Shown] = [:]

  /// A host with an empty screen.
  public init(recordsEvents: Bool = true, animatesChanges: Bool = false) {
    self.recordsEvents = recordsEvents
    self.animatesChanges = animatesChanges
  }

  /// The cells on screen, from the top down; O(n log n).
  public var shown: [Shown] {
    shownByCell.values.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }

  /// The number of cells on screen.
  public var shownCount: Int { shownByCell.count }

  /// Forgets the events so far.
  public func forget() { events.removeAll(keepingCapacity: true) }

  /// Makes and records a cell.
  public func create<Cell: ReusableCell>(_ type: Cell.Type, for kind: ReuseKind) -> Cell {
    record(.create(kind))
    return Cell()
  }

  /// Records that a cell was filled.
  public func configure(_ cell: any ReusableCell, at place: SlotPlace) { record(.configure(place)) }

  /// Shows a cell.
  public func place(_ cell: any ReusableCell, in frame: RowRect, at place: SlotPlace) {
    record(.place(place, frame))
    let isPinned = shownByCell[ObjectIdentifier(cell)]?.isPinned ?? false
    shownByCell[ObjectIdentifier(cell)] = Shown(place: place, frame: frame, cell: cell, isPinned: isPinned)
  }

  /// Keeps whether a cell is pinned.
  public func pin(_ cell: any ReusableCell, _ isPinned: Bool, at place: SlotPlace) {
    record(.pin(place, isPinned))
    shownByCell[ObjectIdentifier(cell)]?.isPinned = isPinned
  }

  /// Records what became of rows on screen.
  public func animate(_ transitions: [RowTransition]) { record(.animate(transitions)) }

  /// Takes a cell off the screen.
  public func hide(_ cell: any ReusableCell, at place: SlotPlace) {
    record(.hide(place))
    shownByCell[ObjectIdentifier(cell)] = nil
  }

  /// Ends a frame.
  public func commit(offset: Double, contentLength: Double) {
    record(.commit(offset: offset, contentLength: contentLength))
    self.offset = offset
    self.contentLength = contentLength
  }

  private func record(_ event: Event) {
    if recordsEvents { events.append(event) }
  }
}
