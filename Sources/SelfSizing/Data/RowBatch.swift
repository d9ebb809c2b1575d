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

extension RowBatch {
  /// The sections afterwards, or a value of each.
  func sections<Value>(_ before: [Value], _ value: (Section<Item>) -> Value) -> [Value] {
    var moving = insertedSections.map { (element: value($0.section), position: $0.number) }
    for move in movedSections where before.indices.contains(move.from) {
      moving.append((before[move.from], move.to))
    }
    var result = before
    result.remove(Set(deletedSections + movedSections.map(\.from)))
    result.insert(moving)
    return result
  }
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
      sections[section].items.change { $0.remove(Set(places.map(\.row))) }
    }
    sections = batch.sections(sections) { $0 }
    for (section, arrivals) in Dictionary(grouping: incoming, by: \.place.section)
    where sections.indices.contains(section) {
      sections[section].items.change { $0.insert(arrivals.map { ($0.item, $0.place.row) }) }
    }
  }

  private mutating func set(_ item: Item, at place: RowPlace) {
    guard self.item(at: place) != nil else { return }
    sections[place.section].items[place.row] = item
  }
}

extension Array {
  /// The most stretches of elements that come or go one after the other, by moves of memory alone; where there are more, all
  /// elements are copied once.
  private static var fewStretches: Int { 16 }

  /// Removes the elements at some positions. O(n) moves of memory for each of a few stretches, or O(n).
  fileprivate mutating func remove(_ positions: Set<Int>) {
    var stretches: [Range<Int>] = []
    for position in positions.sorted() where indices.contains(position) {
      let begin = stretches.last?.upperBound == position ? stretches.removeLast().lowerBound : position
      stretches.append(begin..<position + 1)
    }
    guard stretches.count > Self.fewStretches else {
      for stretch in stretches.reversed() { removeSubrange(stretch) }
      return
    }
    var result: [Element] = []
    result.reserveCapacity(count - positions.count)
    var next = 0
    for stretch in stretches {
      result += self[next..<stretch.lowerBound]
      next = stretch.upperBound
    }
    self = result + self[next...]
  }

  /// Inserts elements at the positions where they stand afterwards. O(n) moves of memory for each of a few stretches, or O(n).
  fileprivate mutating func insert(_ arrivals: [(element: Element, position: Int)]) {
    var stretches: [(elements: [Element], position: Int)] = []
    for (element, position) in arrivals.sorted(by: { $0.position < $1.position }) {
      if let last = stretches.last, position &- last.position <= last.elements.count {
        stretches[stretches.count - 1].elements.append(element)
      } else {
        stretches.append(([element], position))
      }
    }
    guard stretches.count > Self.fewStretches else {
      for (elements, position) in stretches {
        insert(contentsOf: elements, at: Swift.max(0, Swift.min(position, count)))
      }
      return
    }
    var result: [Element] = []
    result.reserveCapacity(count + arrivals.count)
    var next = 0
    for (elements, position) in stretches {
      let end = position > result.count ? next + Swift.min(count - next, position - result.count) : next
      result += self[next..<end]
      result += elements
      next = end
    }
    self = result + self[next...]
  }
}
