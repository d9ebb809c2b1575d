public import ListLayout
public import RowLayout

/// The host of a list's rows: a GUI toolkit, a test, a simulator.
///
/// The list decides which cell stands where; the host makes cells, puts them on its screen and takes them off again.
/// Only ``place(_:in:at:)``, ``hide(_:at:)`` and ``commit(offset:contentLength:)`` must be written. All that is told
/// between two commits belongs to one frame: a host that shows it before the commit shows rows at their new places
/// under an old offset (rule 14).
///
/// While a frame or a change is made the list is at work. What it calls then (a host's functions but ``commit(offset:contentLength:)``,
/// the closures that tell items apart, describe, measure and fill rows) may ask it for anything, and finds it as it stands: while rows are
/// measured, as it was before. A scroll, a setting, a reload or a resize from within comes as soon as the work is done. What has to answer
/// at once is refused: functions that throw throw a `ListRefusal` of the code `atWork`, ``ListDriver/layout()`` makes no frame and reports
/// that refusal, and what gives a number, a batch or whether something was found does nothing. ``ListCallbacks`` and commits come after the
/// work, and may change whatever they want.
public protocol ListHost: AnyObject {
  /// Makes a cell when no recycled one is at hand.
  func create<Cell: ReusableCell>(_ type: Cell.Type, for kind: ReuseKind) -> Cell

  /// Called when a cell was filled with what its row shows, before it is placed; for what the host adds of its own,
  /// as selection.
  func configure(_ cell: any ReusableCell, at place: SlotPlace)

  /// Shows a cell in a frame, or moves it there. Called only where the frame changed.
  func place(_ cell: any ReusableCell, in frame: RowRect, at place: SlotPlace)

  /// Called when a header's or footer's cell begins to be held in the viewport, above the rows, or goes back to its own
  /// place among them. Called after ``place(_:in:at:)``.
  func pin(_ cell: any ReusableCell, _ isPinned: Bool, at place: SlotPlace)

  /// Called before the cells of a frame are placed, where the data changed since the last one: what became of the rows on
  /// screen, from which frame to which. Only where ``animatesChanges``.
  func animate(_ transitions: [RowTransition])

  /// True if ``animate(_:)`` is wanted, for which the list as it was is kept until the next frame.
  var animatesChanges: Bool { get }

  /// Takes a cell off the screen; it will be used for another row.
  func hide(_ cell: any ReusableCell, at place: SlotPlace)

  /// Ends a frame: scrolls to an offset, and makes the content so long, both in points along the list's axis.
  func commit(offset: Double, contentLength: Double)
}

extension ListHost {
  /// A cell made by its empty initializer.
  public func create<Cell: ReusableCell>(_ type: Cell.Type, for kind: ReuseKind) -> Cell { Cell() }

  /// Does nothing.
  public func pin(_ cell: any ReusableCell, _ isPinned: Bool, at place: SlotPlace) {}

  /// Does nothing.
  public func animate(_ transitions: [RowTransition]) {}

  /// No.
  public var animatesChanges: Bool { false }

  /// Adds nothing.
  public func configure(_ cell: any ReusableCell, at place: SlotPlace) {}
}
