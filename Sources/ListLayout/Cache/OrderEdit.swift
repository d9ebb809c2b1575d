/// Removals by old number and additions by new number in a row of things: where each of the others goes (rule 23).
struct OrderEdit: Sendable {
  let oldCount: Int
  /// Old numbers of what is removed, ascending.
  let removed: [Int]
  /// New numbers of what is added, ascending.
  let added: [Int]
  /// The number of others before each removed one, and each added one.
  private let keptBeforeRemoved: [Int]
  private let keptBeforeAdded: [Int]

  init(oldCount: Int, removed: [Int], added: [Int]) {
    self.oldCount = oldCount
    self.removed = removed
    self.added = added
    keptBeforeRemoved = removed.enumerated().map { $1 - $0 }
    keptBeforeAdded = added.enumerated().map { $1 - $0 }
  }

  var newCount: Int { oldCount - removed.count + added.count }

  /// The new number of what is neither removed nor moved.
  func newNumber(of old: Int) -> Int? {
    let before = Self.partition(removed) { $0 < old }
    guard before == removed.count || removed[before] != old else { return nil }
    let kept = old - before
    return kept + Self.partition(keptBeforeAdded) { $0 <= kept }
  }

  /// The old number of what is not added.
  func oldNumber(of new: Int) -> Int? {
    let before = Self.partition(added) { $0 < new }
    guard before == added.count || added[before] != new else { return nil }
    let kept = new - before
    return kept + Self.partition(keptBeforeRemoved) { $0 <= kept }
  }

  /// Counts the front elements that fulfil the condition.
  private static func partition(_ numbers: [Int], _ isFront: (Int) -> Bool) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if isFront(numbers[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
