internal import ListLayout

/// The rows by which a data source differs from the one before, sections being the same.
///
/// Sections are compared from both ends; only what lies between the first and the last difference is looked up by
/// identity. Of the rows that stay there, the longest subsequence that keeps its order stays put and the others move
/// (rule 27).
struct RowChanges<Item: Equatable, ID: Hashable> {
  /// A row that came or went.
  typealias Row = (place: RowPlace, item: Item)

  private let id: (Item) -> ID
  private var removed: [ID: Row] = [:]
  private var added: [Row] = []
  /// The rows that went, by their places before.
  private(set) var deletes: [Row] = []
  /// The rows that came, by their places afterwards.
  private(set) var inserts: [Row] = []
  /// The rows that changed their order or their section.
  private(set) var moves: [ListBatch.Move] = []
  /// The rows whose content changed, by their places before.
  private(set) var reloads: [RowPlace] = []

  init(id: @escaping (Item) -> ID) { self.id = id }

  /// Compares the sections of two data sources, which are the same in number and order.
  init(from old: DataSource<Item>, to new: DataSource<Item>, id: @escaping (Item) -> ID) {
    self.init(id: id)
    for section in new.sections.indices {
      compare(old.sections[section].items, new.sections[section].items, section: section)
    }
    match()
  }

  /// Compares a section's rows.
  private mutating func compare(_ old: SectionItems<Item>, _ new: SectionItems<Item>, section: Int) {
    let (oldCount, newCount) = (old.count, new.count)
    let shorter = min(oldCount, newCount)
    var start = 0
    while start < shorter, isSame(old[start], new[start], at: RowPlace(section, start)) { start += 1 }
    var end = 0
    while end < shorter - start {
      let row = oldCount - 1 - end
      guard isSame(old[row], new[newCount - 1 - end], at: RowPlace(section, row)) else { break }
      end += 1
    }
    for row in start..<oldCount - end {
      let place = RowPlace(section, row)
      let item = old[row]
      // An identity that came twice at load: the second one is another row.
      if let first = removed.updateValue((place, item), forKey: id(item)) { deletes.append(first) }
    }
    for row in start..<newCount - end { added.append((RowPlace(section, row), new[row])) }
  }

  /// Finds the rows that came, those that went, and of those that stay the ones that moved.
  private mutating func match() {
    var survivors: [Int: [ListBatch.Move]] = [:]
    for (place, item) in added {
      guard let (source, old) = removed.removeValue(forKey: id(item)) else {
        inserts.append((place, item))
        continue
      }
      if old != item { reloads.append(source) }
      let move = ListBatch.Move(from: source, to: place)
      if source.section == place.section {
        survivors[place.section, default: []].append(move)
      } else {
        moves.append(move)
      }
    }
    deletes += removed.values
    removed = [:]
    added = []
    for stayed in survivors.values {
      let staying = longestIncreasingSubsequence(of: stayed.map(\.from.row))
      var next = 0
      for (index, move) in stayed.enumerated() {
        if next < staying.count, staying[next] == index { next += 1 } else { moves.append(move) }
      }
    }
  }

  /// True if two rows show the same item; notes where its content changed.
  private mutating func isSame(_ old: Item, _ new: Item, at place: RowPlace) -> Bool {
    guard id(old) == id(new) else { return false }
    if old != new { reloads.append(place) }
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
