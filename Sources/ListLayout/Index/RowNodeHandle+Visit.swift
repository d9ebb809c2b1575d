// Visits of rows backwards.

extension RowNodeHandle {
  /// Visits the node's rows backwards but the last `skip`; false once `body` is.
  func visitBackward(
    _ skip: inout Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) -> Bool {
    var index = count
    while index > 0 {
      index -= 1
      let rows = isLeaf ? word(at: index).slots : slots(at: index)
      if skip >= rows {
        skip -= rows
      } else if !isLeaf {
        if !child(at: index).visitBackward(&skip, staleness, body) { return false }
      } else {
        if !body(rows - skip, value(at: index, staleness)) { return false }
        skip = 0
      }
    }
    return true
  }
}
