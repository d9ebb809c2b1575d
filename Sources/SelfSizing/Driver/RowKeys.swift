/// Makes the keys by which the layout cache knows slots: no two alike, and those of a run of rows implied by their number,
/// so that loading a million rows makes no million keys.
///
/// A row that goes and comes back has its key again, and with it the height that the layout cache keeps for the key.
struct RowKeys<ID: Hashable, Item: Equatable> {
  /// A row that went.
  struct Removed {
    var key: String
    /// The item shown, its height in points and the width that it was measured at; nil where it was not measured.
    var measured: (item: Item, height: Double, width: Double)?
  }

  private var next = 0
  private var removed: GenerationCache<ID, Removed>

  /// Keys of rows of which at least the last `capacity` that went are remembered.
  init(capacity: Int) { removed = GenerationCache(capacity: capacity) }

  /// A key that no slot has had.
  mutating func key() -> String {
    next += 1
    return "k\(next)"
  }

  /// The prefix of the keys of a run.
  mutating func prefix() -> String {
    next += 1
    return "r\(next)."
  }

  /// The key of a row that comes, and what is remembered of it: also afterwards, as the change may be refused, and no other
  /// row has the identity.
  mutating func row(_ id: ID) -> Removed { removed.value(for: id) ?? Removed(key: key()) }

  /// Remembers a row that goes.
  mutating func remember(_ row: Removed, of id: ID) { removed.insert(row, for: id) }

  /// Forgets heights, since what rows show may have changed in ways that items do not tell.
  mutating func forgetHeights() {
    let kept = Array(removed.contents)
    removed.removeAll()
    for (id, row) in kept { removed.insert(Removed(key: row.key), for: id) }
  }
}
