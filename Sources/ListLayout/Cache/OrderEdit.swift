/// Removals by old number and additions by new number in a row of things: where each of the others goes (rule 23).
struct OrderEdit: Sendable {
  let oldCount: Int
  /// Old numbers of what is removed, ascending.
  let removed: [Int]
  /// New numbers of what is added, ascending.
  let added: [Int]

  var newCount: Int { oldCount - removed.count + added.count }

  /// The new number of what is neither removed nor moved.
  func newNumber(of old: Int) -> Int? {
    let before = Int.partition(removed.count) { removed[$0] < old }
    guard before == removed.count || removed[before] != old else { return nil }
    let kept = old - before
    return kept + Int.partition(added.count) { added[$0] - $0 <= kept }
  }

  /// The old number of what is not added.
  func oldNumber(of new: Int) -> Int? {
    let before = Int.partition(added.count) { added[$0] < new }
    guard before == added.count || added[before] != new else { return nil }
    let kept = new - before
    return kept + Int.partition(removed.count) { removed[$0] - $0 <= kept }
  }
}
