internal import ListLayout

/// The identities of a list's rows, so that no two rows get the same one. Filled when rows first change, O(n) then, and
/// kept up with every change, O(rows changed).
struct IdentityIndex<ID: Hashable> {
  private var known: Set<ID>?

  /// The greatest number of rows whose identities are compared when a list is made: that takes 3 ms.
  static var checkedAtLoad: Int { 10_000 }

  /// Takes in the identities of all rows, where that was not done yet.
  mutating func fill<Item>(from data: DataSource<Item>, id: (Item) -> ID) {
    guard known == nil else { return }
    var all: Set<ID> = []
    all.reserveCapacity(data.numberOfItems)
    for section in data.sections {
      let items = section.items
      for row in 0..<items.count { all.insert(id(items[row])) }
    }
    known = all
  }

  /// The identities of all rows, none of which may come twice.
  ///
  /// - Throws: a refusal that names both rows of an identity that comes twice.
  static func all<Item>(of data: DataSource<Item>, id: (Item) -> ID) throws(ListRefusal) -> Set<ID> {
    var all: Set<ID> = []
    all.reserveCapacity(data.numberOfItems)
    for (number, section) in data.sections.enumerated() {
      let items = section.items
      for row in 0..<items.count {
        let identity = id(items[row])
        if !all.insert(identity).inserted {
          throw refusal(identity, at: RowPlace(number, row), in: data, id: id)
        }
      }
    }
    return all
  }

  /// Replaces all.
  mutating func replace(by all: Set<ID>) { known = all }

  /// Checks that rows which come have identities that no row has which stays.
  ///
  /// - Parameters:
  ///   - added: the identities and places of the rows that come.
  ///   - removed: the identities of those that go.
  ///   - data: the data afterwards.
  /// - Throws: a refusal that names both rows.
  func check<Item>(
    added: [(id: ID, place: RowPlace)], removed: [ID], in data: @autoclosure () -> DataSource<Item>,
    id: (Item) -> ID
  ) throws(ListRefusal) {
    guard !added.isEmpty else { return }
    let removed = Set(removed)
    var coming: Set<ID> = []
    for (each, place) in added {
      let isTaken = known?.contains(each) == true && !removed.contains(each)
      if isTaken || !coming.insert(each).inserted { throw Self.refusal(each, at: place, in: data(), id: id) }
    }
  }

  /// Takes in rows that came and lets go of those that went.
  mutating func update(added: some Sequence<ID>, removed: some Sequence<ID>) {
    guard known != nil else { return }
    for id in removed { known?.remove(id) }
    for id in added { known?.insert(id) }
  }

  /// Forgets all, to be filled again.
  mutating func forget() { known = nil }

  /// Why a row is refused: the other row of its identity is looked for. O(n).
  private static func refusal<Item>(
    _ identity: ID, at place: RowPlace, in data: DataSource<Item>, id: (Item) -> ID
  ) -> ListRefusal {
    for (number, section) in data.sections.enumerated() {
      for (row, item) in section.items.enumerated() where id(item) == identity {
        let other = RowPlace(number, row)
        if other != place { return .sameIdentity(identity, other.place, place.place) }
      }
    }
    return .sameIdentity(identity, place.place, place.place)
  }
}

extension ListRefusal {
  /// Two rows with one identity.
  static func sameIdentity(_ identity: some Hashable, _ first: SlotPlace, _ second: SlotPlace) -> ListRefusal
  {
    let name = "\(identity)"
    let short = name.utf8.count > 80 ? name.prefix(80) + "…" : name[...]
    return ListRefusal(
      .duplicateKey, "\(first) and \(second) have the same identity: \(short).".capitalizedFirst)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
