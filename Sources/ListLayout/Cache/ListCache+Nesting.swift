// Batches inside batches (rule 23).

extension ListBatch {
  /// Takes in another batch as one that was nested in this: all operations count as of one batch, so what they name
  /// "before" is before both, and "after" after both. Where both say what counts must be, the other one does.
  public mutating func merge(_ other: ListBatch) {
    deletes += other.deletes
    reloads += other.reloads
    reconfigures += other.reconfigures
    inserts += other.inserts
    moves += other.moves
    deleteSections += other.deleteSections
    reloadSections += other.reloadSections
    insertSections += other.insertSections
    moveSections += other.moveSections
    counts = other.counts ?? counts
  }
}

extension ListCache {
  /// Opens a batch. Until as many calls of ``endBatch()`` follow, batches that are applied are merged, and the list
  /// stays as it is; a whole new list (load, snapshot) is refused meanwhile.
  public mutating func beginBatch() { batchDepth += 1 }

  /// Closes a batch; the outermost applies all that was merged as one batch, or refuses it as a whole.
  @discardableResult
  public mutating func endBatch() -> ListReport {
    begin()
    if batchDepth == 0 { line.refusal = ListRefusal(.noBatch, "There is no open batch to end.") }
    if batchDepth == 1 {
      let merged = openBatch
      (openBatch, batchDepth) = (ListBatch(), 0)
      perform(.batch(merged))
    }
    batchDepth = max(0, batchDepth - 1)
    return end()
  }

  /// Opens a batch, makes changes, and closes it again; such calls can be nested.
  @discardableResult
  public mutating func performBatch(_ changes: (inout ListCache) -> Void) -> ListReport {
    beginBatch()
    changes(&self)
    return endBatch()
  }
}
