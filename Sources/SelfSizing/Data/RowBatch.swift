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
    applySections(of: batch)
    for (section, arrivals) in Dictionary(grouping: incoming, by: \.place.section)
    where sections.indices.contains(section) {
      sections[section].items.insert(arrivals.map { (item: $0.item, row: $0.place.row) })
    }
  }

  private mutating func applySections(of batch: RowBatch<Item>) {
    let gone = Set(batch.deletedSections + batch.movedSections.map(\.from))
    guard !gone.isEmpty || !batch.insertedSections.isEmpty else { return }
    var moving: [Int: Section<Item>] = [:]
    for move in batch.movedSections where sections.indices.contains(move.from) {
      moving[move.to] = sections[move.from]
    }
    sections = sections.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    for (section, number) in batch.insertedSections { moving[number] = section }
    for (number, section) in moving.sorted(by: { $0.key < $1.key }) {
      sections.insert(section, at: max(0, min(number, sections.count)))
    }
  }

  private mutating func set(_ item: Item, at place: RowPlace) {
    guard self.item(at: place) != nil else { return }
    sections[place.section].items[place.row] = item
  }
}

extension SectionItems {
  /// The most stretches of rows that come or go one after the other, by moves of memory alone; where there are more, the
  /// items are copied once.
  private static var fewStretches: Int { 16 }

  /// Removes the items of some rows. O(n) moves of memory for each of a few stretches, or O(n).
  fileprivate mutating func remove(_ rows: Set<Int>) {
    var stretches: [Range<Int>] = []
    for row in rows.sorted() where indices.contains(row) {
      let begin = stretches.last?.upperBound == row ? stretches.removeLast().lowerBound : row
      stretches.append(begin..<row + 1)
    }
    guard stretches.count > Self.fewStretches else {
      for stretch in stretches.reversed() { removeSubrange(stretch) }
      return
    }
    let items = listed
    var result: [Element] = []
    result.reserveCapacity(items.count - rows.count)
    var next = 0
    for stretch in stretches {
      result += items[next..<stretch.lowerBound]
      next = stretch.upperBound
    }
    self = SectionItems(result + items[next...])
  }

  /// Inserts items at the rows where they stand afterwards. O(n) moves of memory for each of a few stretches, or O(n).
  fileprivate mutating func insert(_ arrivals: [(item: Element, row: Int)]) {
    var stretches: [(items: [Element], row: Int)] = []
    for (item, row) in arrivals.sorted(by: { $0.row < $1.row }) {
      if let last = stretches.last, row &- last.row <= last.items.count {
        stretches[stretches.count - 1].items.append(item)
      } else {
        stretches.append(([item], row))
      }
    }
    guard stretches.count > Self.fewStretches else {
      for (items, row) in stretches { insert(contentsOf: items, at: Swift.max(0, Swift.min(row, count))) }
      return
    }
    let items = listed
    var result: [Element] = []
    result.reserveCapacity(items.count + arrivals.count)
    var next = 0
    for (stretch, row) in stretches {
      let end = row > result.count ? next + Swift.min(items.count - next, row - result.count) : next
      result += items[next..<end]
      result += stretch
      next = end
    }
    self = SectionItems(result + items[next...])
  }
}
