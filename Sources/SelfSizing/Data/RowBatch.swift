public import ListLayout

/// Named changes of a list that happen together, in the meaning that UIKit gives them: what is deleted, reloaded or moved
/// away is named by its place before the batch, what is inserted or moved to by its place after it. The order of the
/// calls does not matter.
///
/// ```swift
/// try list.performBatch { batch in
///   batch.delete(at: RowPlace(0, 2))
///   batch.insert(newMessage, at: RowPlace(0, 0))
///   batch.move(from: RowPlace(0, 5), to: RowPlace(0, 1))
/// }
/// ```
///
/// A batch that contradicts itself, or names what is not there, is refused as a whole.
public struct RowBatch<Item> {
  /// An item and the place where its row stands afterwards.
  struct Insert {
    var item: Item
    var place: RowPlace
  }

  var deletes: [RowPlace] = []
  var inserts: [Insert] = []
  var moves: [ListBatch.Move] = []
  var reloads: [RowPlace] = []
  /// New versions of items, by the places of their rows before.
  var replacements: [RowPlace: Item] = [:]
  var deletedSections: [Int] = []
  var insertedSections: [(section: Section<Item>, number: Int)] = []
  var movedSections: [ListBatch.SectionMove] = []
  var reloadedSections: [Int] = []

  /// A batch without changes.
  public init() {}

  /// Deletes the row at a place.
  public mutating func delete(at place: RowPlace) { deletes.append(place) }

  /// Inserts a row.
  public mutating func insert(_ item: Item, at place: RowPlace) {
    inserts.append(Insert(item: item, place: place))
  }

  /// Inserts rows one below the other, the first at a place.
  public mutating func insert(_ items: some Sequence<Item>, from place: RowPlace) {
    for (offset, item) in items.enumerated() {
      insert(item, at: RowPlace(place.section, place.row &+ offset))
    }
  }

  /// Moves a row; its height and its cell go with it.
  public mutating func move(from source: RowPlace, to target: RowPlace) {
    moves.append(ListBatch.Move(from: source, to: target))
  }

  /// Has a row measured and filled again.
  public mutating func reload(at place: RowPlace) { reloads.append(place) }

  /// Puts another version of the item into the place of a row; the identity must be the same.
  public mutating func replace(at place: RowPlace, with item: Item) {
    reloads.append(place)
    replacements[place] = item
  }

  /// Deletes a section with all its rows.
  public mutating func deleteSection(_ number: Int) { deletedSections.append(number) }

  /// Inserts a section.
  public mutating func insertSection(_ section: Section<Item>, at number: Int) {
    insertedSections.append((section, number))
  }

  /// Moves a section with all its rows.
  public mutating func moveSection(from source: Int, to target: Int) {
    movedSections.append(ListBatch.SectionMove(from: source, to: target))
  }

  /// Has all rows of a section measured and filled again.
  public mutating func reloadSection(_ number: Int) { reloadedSections.append(number) }
}

extension DataSource {
  /// Applies a batch: rows out, sections out, sections in, rows in (rule 23). Places that are not there, which the layout cache
  /// refuses, count as the nearest ones.
  mutating func apply(_ batch: RowBatch<Item>) {
    for (place, item) in batch.replacements { set(item, at: place) }
    var incoming = batch.inserts.map { (item: $0.item, place: $0.place) }
    for move in batch.moves {
      if let item = item(at: move.from) { incoming.append((item, move.to)) }
    }
    let leaving = Dictionary(grouping: batch.deletes + batch.moves.map(\.from), by: \.section)
    for (section, places) in leaving where sections.indices.contains(section) {
      sections[section].items.remove(Set(places.map(\.row)))
    }
    var moving: [Int: Section<Item>] = [:]
    for move in batch.movedSections where sections.indices.contains(move.from) {
      moving[move.to] = sections[move.from]
    }
    let gone = Set(batch.deletedSections + batch.movedSections.map(\.from))
    sections = sections.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    for (section, number) in batch.insertedSections { moving[number] = section }
    for (number, section) in moving.sorted(by: { $0.key < $1.key }) {
      sections.insert(section, at: max(0, min(number, sections.count)))
    }
    for (section, arrivals) in Dictionary(grouping: incoming, by: \.place.section)
    where sections.indices.contains(section) {
      sections[section].items.insert(arrivals.map { (item: $0.item, row: $0.place.row) })
    }
  }

  private mutating func set(_ item: Item, at place: RowPlace) {
    guard self.item(at: place) != nil else { return }
    sections[place.section].items[place.row] = item
  }
}

extension SectionItems {
  /// Removes the items of some rows. O(n), or O(n) moves of memory where there is one.
  fileprivate mutating func remove(_ rows: Set<Int>) {
    if rows.count == 1, let row = rows.first, indices.contains(row) {
      remove(at: row)
      return
    }
    self = SectionItems(enumerated().filter { !rows.contains($0.offset) }.map(\.element))
  }

  /// Inserts items at the rows where they stand afterwards. O(n).
  fileprivate mutating func insert(_ arrivals: [(item: Element, row: Int)]) {
    let sorted = arrivals.sorted { $0.row < $1.row }
    guard let first = sorted.first else { return }
    if sorted.enumerated().allSatisfy({ $1.row == first.row &+ $0 }) {
      insert(contentsOf: sorted.map(\.item), at: Swift.max(0, Swift.min(first.row, count)))
      return
    }
    var result: [Element] = []
    result.reserveCapacity(count + sorted.count)
    var rest = self[...]
    for (item, row) in sorted {
      let before = rest.prefix(row > result.count ? row - result.count : 0)
      result += before
      rest = rest.dropFirst(before.count)
      result.append(item)
    }
    self = SectionItems(result + rest)
  }
}
