internal import ListLayout
internal import RowLayout

/// The cells on screen: turns what a frame shows into the least that the host must be told.
///
/// Cells that left are recycled first, so that the rows that enter take them at once, and the number of cells alive is
/// what the viewport needs. None of it is held while the host or a row is called, which may ask for the cells meanwhile.
final class CellDisplay<Key: Hashable> {
  /// Something that a frame shows.
  struct Slot {
    /// Its key, whatever its place.
    var key: Key
    /// Its place in the list.
    var place: SlotPlace
    /// Its frame in the content.
    var frame: RowRect
    /// True if it is held in the viewport away from its own place.
    var isPinned = false
    /// True if it is beside the viewport, and kept for when it comes in.
    var isOverscanned = false
  }

  private struct Shown {
    var cell: any ReusableCell
    var kind: ReuseKind
    var place: SlotPlace
    var frame: RowRect
    var frameNumber: Int
    var isPinned: Bool
    var isOutdated = false
  }

  /// The cells off screen.
  var pools = ReusePools()
  private var shown: [Key: Shown] = [:]
  private var frameNumber = 0

  /// The number of cells on screen.
  var shownCount: Int { shown.count }

  /// The cell that shows something; nil if it is not on screen.
  func cell(for key: Key) -> (any ReusableCell)? { shown[key]?.cell }

  /// True if the cell of something is to be filled again.
  func isOutdated(_ key: Key) -> Bool { shown[key]?.isOutdated ?? false }

  /// Has the cell of something filled again at the next frame.
  func outdate(_ key: Key) { shown[key]?.isOutdated = true }

  /// Has every cell on screen filled again at the next frame.
  func outdateAll() {
    for place in shown.values.indices { shown.values[place].isOutdated = true }
  }

  /// Shows the slots of a frame, and nothing else.
  func show(_ slots: [Slot], on host: any ListHost, row: (Slot) -> ConfiguredRow?) {
    frameNumber += 1
    for slot in slots { shown[slot.key]?.frameNumber = frameNumber }
    for (key, cell) in shown where cell.frameNumber != frameNumber { hide(cell, key: key, on: host) }
    for slot in slots { show(slot, on: host, row: row) }
  }

  /// Takes all cells off the screen; the pools keep them.
  func hideAll(on host: any ListHost) {
    for (key, cell) in shown { hide(cell, key: key, on: host) }
  }

  private func hide(_ cell: Shown, key: Key, on host: any ListHost) {
    shown[key] = nil
    host.hide(cell.cell, at: cell.place)
    pools.recycle(cell.cell, kind: cell.kind)
  }

  private func show(_ slot: Slot, on host: any ListHost, row: (Slot) -> ConfiguredRow?) {
    guard var cell = shown[slot.key] else {
      if let row = row(slot) { shown[slot.key] = enter(slot, row: row, on: host) }
      return
    }
    if cell.isOutdated {
      guard let row = row(slot) else { return }
      guard row.kind == cell.kind else {
        hide(cell, key: slot.key, on: host)
        shown[slot.key] = enter(slot, row: row, on: host)
        return
      }
      row.fill(cell.cell, slot.place)
      host.configure(cell.cell, at: slot.place)
      cell.isOutdated = false
    }
    if cell.frame != slot.frame || cell.place != slot.place {
      host.place(cell.cell, in: slot.frame, at: slot.place)
    }
    if cell.isPinned != slot.isPinned { host.pin(cell.cell, slot.isPinned, at: slot.place) }
    cell.place = slot.place
    cell.frame = slot.frame
    cell.isPinned = slot.isPinned
    shown[slot.key] = cell
  }

  private func enter(_ slot: Slot, row: ConfiguredRow, on host: any ListHost) -> Shown {
    let cell = row.dequeue(&pools, host)()
    row.fill(cell, slot.place)
    host.configure(cell, at: slot.place)
    host.place(cell, in: slot.frame, at: slot.place)
    if slot.isPinned { host.pin(cell, true, at: slot.place) }
    return Shown(
      cell: cell, kind: row.kind, place: slot.place, frame: slot.frame, frameNumber: frameNumber,
      isPinned: slot.isPinned)
  }
}
