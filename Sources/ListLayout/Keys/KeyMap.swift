/// The keys of a list's slots in order: the key at a position, and the position of a key.
///
/// Keys implied by a prefix and a count cost nothing each; keys given one by one cost their text and an entry in a
/// table (rule 50).
struct KeyMap: Sendable {
  private struct Names: Sendable {
    var firstID: Int
    var run: KeyRun
  }

  /// The ids of the keys in order: one stays the same wherever its slot is moved to, and no later key gets it.
  private(set) var order = KeyOrder()
  /// All runs by id, those of removed slots too.
  private var names: [Names] = []
  private var ids: [ByteKey: Int] = [:]
  /// The implied keys in their longest form, by prefix; some may be gone.
  private var counted: [ByteKey: CountedRuns] = [:]
  private var nextID = 0
  /// The number of names, those of removed slots too: keys given one by one, and runs.
  private(set) var nameCount = 0
  /// The number of names that the map was made with, all of them of keys that were there.
  private var firstNameCount = 0

  /// No keys.
  init() {}

  /// The keys of runs, the first key's id 0, the next one's 1, and so on.
  init(_ runs: [KeyRun]) {
    for run in runs { insert(run, at: count) }
    firstNameCount = nameCount
  }

  var count: Int { order.count }

  /// The number of keys that are kept one by one, and of the stretches of keys that count up.
  var entryCount: Int { ids.count + order.pieceCount }

  /// True if most names that are kept may be of keys that went. Runs that were loaded one behind the other are one piece
  /// of the order, so its pieces alone do not tell how many names are in use.
  var isSparse: Bool { nameCount > 2 * max(firstNameCount, entryCount) + 1024 }

  /// The key at a position. Complexity: O(log pieces).
  func key(at position: Int) -> String? {
    order.id(at: position).map(name)
  }

  /// The position of a key. Complexity: O(log pieces), expected.
  func position(of key: String) -> Int? {
    if let id = ids[ByteKey(key)] { return order.position(of: id) }
    if counted.isEmpty { return nil }
    for (prefix, number) in KeyRun.readings(of: key) {
      for (numbers, id) in counted.runs(behind: prefix, in: number...number) {
        if let position = order.position(of: id + number - numbers.lowerBound) { return position }
      }
    }
    return nil
  }

  /// A key of the run that a slot has already and `isGone` does not name; nil where all are free.
  ///
  /// Complexity: O(keys of the run), or O(keys given one by one) where the run is longer and none has been there.
  func taken(by run: KeyRun, isGone: (Int) -> Bool) -> String? {
    func isTaken(_ key: String) -> Bool { position(of: key).map { !isGone($0) } ?? false }
    guard case .counted(let prefix, let first, let count) = run, count > ids.count + 64 else {
      return (0..<run.count).lazy.map(run.key).first(where: isTaken)
    }
    let new = CountedKeys(prefix: prefix, numbers: first..<first + count)
    if let listed = ids.keys.first(where: { new.contains($0.text) && isTaken($0.text) }) {
      return listed.text
    }
    // Only some of the old runs' slots may be left.
    if new.inLongestForm.contains(where: { keys, _ in
      !counted.runs(behind: keys.prefix, in: ClosedRange(keys.numbers)).isEmpty
    }) {
      return (0..<count).lazy.map(run.key).first(where: isTaken)
    }
    return nil
  }

  /// The keys of a range of slots, neighbours born together in one run. Complexity: O(pieces + keys given one by one).
  func runs(in range: Range<Int>) -> [KeyRun] {
    var runs: [KeyRun] = []
    for piece in order.ids(in: range.clamped(to: 0..<count)) {
      visitNames(piece) { names, places in runs.append(names.run.part(places)) }
    }
    return runs
  }

  /// Inserts keys, which no other slot has. Complexity: O(log pieces + keys given one by one).
  mutating func insert(_ run: KeyRun, at position: Int) {
    guard run.count > 0 else { return }
    order.insert(ids: nextID, count: run.count, at: position)
    name(run)
  }

  /// Gives the next ids to keys.
  private mutating func name(_ run: KeyRun) {
    switch run {
    case .listed(let keys):
      for (index, key) in keys.enumerated() { ids[ByteKey(key)] = nextID + index }
      if let last = names.indices.last, case .listed(var all) = names[last].run {
        names[last].run = .listed([])
        all += keys
        names[last].run = .listed(all)
      } else {
        names.append(Names(firstID: nextID, run: run))
      }
    case .counted(let prefix, let first, let count):
      let keys = CountedKeys(prefix: prefix, numbers: first..<first + count)
      for (part, place) in keys.inLongestForm {
        counted[ByteKey(part.prefix), default: CountedRuns()].insert(part.numbers, firstID: nextID + place)
      }
      names.append(Names(firstID: nextID, run: run))
    }
    nextID += run.count
    if case .listed = run { nameCount += run.count } else { nameCount += 1 }
  }

  /// Puts keys in another order, and takes in those that come.
  ///
  /// - Parameters:
  ///   - positions: the old position of each, nil for one that comes.
  ///   - new: the keys that come, in order; no key that stays is among them.
  /// - Returns: the ids of all.
  /// - Complexity: O(keys + p log p) for p pieces.
  mutating func rearrange(_ positions: [Int?], _ new: [KeyRun]) -> [Int] {
    var gone = order.ids(in: 0..<count).flatMap { $0.map(Optional.some) }
    var nextNew = nextID
    let all = positions.map { position in
      if let position, let id = gone[position] {
        gone[position] = nil
        return id
      }
      defer { nextNew += 1 }
      return nextNew
    }
    for run in new { name(run) }
    if !ids.isEmpty { for case let id? in gone { forget(ids: id..<id + 1) } }
    order = KeyOrder(all)
    return all
  }

  /// Removes keys. Complexity: O(log pieces + keys given one by one).
  mutating func remove(_ range: Range<Int>, forgets: Bool = true) {
    if forgets { forget(range) }
    order.remove(range)
  }

  /// Drops the entries of keys that were given one by one, and are about to go.
  mutating func forget(_ range: Range<Int>) {
    guard !ids.isEmpty else { return }
    for piece in order.ids(in: range) { forget(ids: piece) }
  }

  /// Takes keys out of the order that will be put back elsewhere: the ids of the slots.
  mutating func detach(_ range: Range<Int>) -> [Range<Int>] {
    let pieces = order.ids(in: range)
    order.remove(range)
    return pieces
  }

  /// Puts detached keys back at a position.
  mutating func attach(_ pieces: [Range<Int>], at position: Int) {
    var position = position
    for piece in pieces {
      order.insert(ids: piece.lowerBound, count: piece.count, at: position)
      position += piece.count
    }
  }

  private mutating func forget(ids piece: Range<Int>) {
    // Gathered first: the visit holds the map, so that a table changed meanwhile would be copied.
    var gone: [(key: ByteKey, id: Int)] = []
    visitNames(piece) { names, places in
      guard case .listed(let keys) = names.run else { return }
      for place in places { gone.append((ByteKey(keys[place]), names.firstID + place)) }
    }
    for (key, id) in gone where ids[key] == id { ids[key] = nil }
  }

  /// Visits the runs that ids are of, with the places in them.
  private func visitNames(_ piece: Range<Int>, _ body: (_ names: Names, _ places: Range<Int>) -> Void) {
    var id = piece.lowerBound
    while id < piece.upperBound {
      let names = names[run(of: id)]
      let end = max(id + 1, min(piece.upperBound, names.firstID + names.run.count))
      body(names, id - names.firstID..<end - names.firstID)
      id = end
    }
  }

  private func run(of id: Int) -> Int {
    max(0, Int.partition(names.count) { names[$0].firstID <= id } - 1)
  }

  private func name(_ id: Int) -> String {
    let names = names[run(of: id)]
    return names.run.key(at: id - names.firstID)
  }
}
