internal import ListLayout

/// The rows by which a data source differs from the one before, sections being the same.
///
/// Sections are compared from both ends; only what lies between the first and the last difference is looked up by
/// identity. Of the rows that stay there, the longest subsequence that keeps its order stays put and the others move
/// (rule 27).
struct RowChanges<Item: Equatable, ID: Hashable> {
  private let id: (Item) -> ID
  private var removed: [ID: (place: RowPlace, item: Item)] = [:]
  private var added: [(place: RowPlace, item: Item)] = []
  private var result = ListBatch()

  init(id: @escaping (Item) -> ID) { self.id = id }

  /// Compares a section's rows.
  mutating func compare(_ old: SectionItems<Item>, _ new: SectionItems<Item>, section: Int) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, isSame(old[start], new[start], at: RowPlace(section, start)) { start += 1 }
    var end = 0
    while end < shorter - start,
      isSame(old[old.count - 1 - end], new[new.count - 1 - end], at: RowPlace(section, old.count - 1 - end))
    { end += 1 }
    for row in start..<old.count - end {
      let place = RowPlace(section, row)
      let item = old[row]
      // An identity that comes twice: the second one is another row.
      if removed[id(item)] != nil {
        result.deletes.append(place)
        continue
      }
      removed[id(item)] = (place, item)
    }
    for row in start..<new.count - end { added.append((RowPlace(section, row), new[row])) }
  }

  /// The changes of all sections compared.
  ///
  /// - Parameter inserting: describes the slot of a new item.
  consuming func batch(inserting: (Item) -> SlotDescription) -> ListBatch {
    var survivors: [Int: [ListBatch.Move]] = [:]
    for (place, item) in added {
      guard let (source, old) = removed.removeValue(forKey: id(item)) else {
        result.inserts.append(ListBatch.Insert(inserting(item), at: place))
        continue
      }
      if old != item { result.reloads.append(source) }
      let move = ListBatch.Move(from: source, to: place)
      if source.section == place.section {
        survivors[place.section, default: []].append(move)
      } else {
        result.moves.append(move)
      }
    }
    result.deletes += removed.values.map(\.place)
    for moves in survivors.values {
      let staying = longestIncreasingSubsequence(of: moves.map(\.from.row))
      var next = 0
      for (index, move) in moves.enumerated() {
        if next < staying.count, staying[next] == index { next += 1 } else { result.moves.append(move) }
      }
    }
    return result
  }

  /// Whether two rows show the same item; notes where its content changed.
  private mutating func isSame(_ old: Item, _ new: Item, at place: RowPlace) -> Bool {
    guard id(old) == id(new) else { return false }
    if old != new { result.reloads.append(place) }
    return true
  }
}

/// The positions of a longest strictly increasing subsequence, in order (patience sorting, after M. L. Fredman 1975);
/// O(n log n).
func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // The position of the least last number of all increasing subsequences of each length.
  var lasts: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    var (low, high) = (0, lasts.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[lasts[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = lasts[low - 1] }
    if low == lasts.count { lasts.append(position) } else { lasts[low] = position }
  }
  var result: [Int] = []
  var position = lasts.last ?? -1
  while position >= 0 {
    result.append(position)
    position = previous[position]
  }
  return result.reversed()
}
