/// The keys of a list's slots in order: the key at a position, and the position of a key.
///
/// Keys implied by a prefix and a count cost nothing each; keys given one by one cost their text and an entry in a
/// table (rule 50).
struct KeyMap: Sendable {
  private struct Names: Sendable {
    var firstBirth: Int
    var run: KeyRun
  }

  private var order = KeyOrder()
  /// All runs by birth number, those of removed slots too.
  private var names: [Names] = []
  private var births: [String: Int] = [:]
  private var countedRuns: [String: [Int]] = [:]
  /// The runs of implied keys by their prefix without the digits at its end.
  private var stems: [String: [Int]] = [:]
  private var nextBirth = 0

  var count: Int { order.count }

  /// The number of keys that are kept one by one.
  var listedCount: Int { births.count }

  /// The keys that are kept one by one, in no order.
  var listedKeys: [String] { Array(births.keys) }

  /// Implied keys, whose ids go up from the first one's; some may be gone.
  struct Counted {
    var keys: CountedKeys
    var firstID: Int
  }

  /// The runs of implied keys whose prefixes differ from one only in digits at their ends.
  func countedRuns(like prefix: String) -> [Counted] {
    (stems[String(KeyRun.stem(prefix))] ?? []).compactMap { index in
      guard case .counted(let prefix, let first, let count) = names[index].run else { return nil }
      let keys = CountedKeys(prefix: prefix, numbers: first..<first + count)
      return Counted(keys: keys, firstID: names[index].firstBirth)
    }
  }

  /// The ids of a range whose keys are not gone, in stretches with their positions. Complexity: O(log pieces) for each.
  func pieces(ofIDs ids: Range<Int>) -> [(ids: Range<Int>, positions: Range<Int>)] { order.pieces(of: ids) }

  /// The key at a position. Complexity: O(log pieces).
  func key(at position: Int) -> String? {
    order.birth(at: position).map(name)
  }

  /// The position of a key. Complexity: O(log pieces), expected.
  func position(of key: String) -> Int? {
    if let birth = births[key] { return order.position(of: birth) }
    if countedRuns.isEmpty { return nil }
    for (prefix, number) in KeyRun.readings(of: key) {
      for index in countedRuns[prefix] ?? [] {
        guard case .counted(_, let first, let count) = names[index].run else { continue }
        guard number >= first, number - first < count else { continue }
        if let position = order.position(of: names[index].firstBirth + number - first) { return position }
      }
    }
    return nil
  }

  /// A key of the run that a slot has already and `isGone` does not name; nil where all are free.
  ///
  /// Complexity: O(keys of the run), or O(keys given one by one + runs of a like prefix) where the run is longer.
  func taken(by run: KeyRun, isGone: (Int) -> Bool) -> String? {
    func isTaken(_ key: String) -> Bool { position(of: key).map { !isGone($0) } ?? false }
    guard case .counted(let prefix, let first, let count) = run, count > births.count + 64 else {
      return (0..<run.count).lazy.map(run.key).first(where: isTaken)
    }
    let new = CountedKeys(prefix: prefix, numbers: first..<first + count)
    if let listed = births.keys.first(where: { new.contains($0) && isTaken($0) }) { return listed }
    for index in stems[String(KeyRun.stem(prefix))] ?? [] {
      guard case .counted(let other, let start, let length) = names[index].run else { continue }
      let old = CountedKeys(prefix: other, numbers: start..<start + length)
      // Only some of the old run's slots may be left.
      if CountedKeys.shared(new, old) != nil {
        return (0..<count).lazy.map(run.key).first(where: isTaken)
      }
    }
    return nil
  }

  /// The keys of a range of slots, neighbours born together in one run. Complexity: O(pieces + keys given one by one).
  func runs(in range: Range<Int>) -> [KeyRun] {
    var runs: [KeyRun] = []
    for piece in order.births(in: range.clamped(to: 0..<count)) {
      var birth = piece.lowerBound
      while birth < piece.upperBound {
        let names = names[run(of: birth)]
        let first = birth - names.firstBirth
        let end = min(piece.upperBound, names.firstBirth + names.run.count)
        switch names.run {
        case .listed(let keys): runs.append(.listed(Array(keys[first..<first + end - birth])))
        case .counted(let prefix, let number, _):
          runs.append(.counted(prefix: prefix, first: number + first, count: end - birth))
        }
        birth = max(end, birth + 1)
      }
    }
    return runs
  }

  /// Inserts keys, which no other slot has. Complexity: O(log pieces + keys given one by one).
  mutating func insert(_ run: KeyRun, at position: Int) {
    guard run.count > 0 else { return }
    switch run {
    case .listed(let keys):
      for (index, key) in keys.enumerated() { births[key] = nextBirth + index }
      if let last = names.indices.last, case .listed(var all) = names[last].run {
        names[last].run = .listed([])
        all += keys
        names[last].run = .listed(all)
      } else {
        names.append(Names(firstBirth: nextBirth, run: run))
      }
    case .counted(let prefix, _, _):
      countedRuns[prefix, default: []].append(names.count)
      stems[String(KeyRun.stem(prefix)), default: []].append(names.count)
      names.append(Names(firstBirth: nextBirth, run: run))
    }
    order.insert(births: nextBirth, count: run.count, at: position)
    nextBirth += run.count
  }

  /// Removes keys. Complexity: O(log pieces + keys given one by one).
  mutating func remove(_ range: Range<Int>) {
    if !births.isEmpty {
      for piece in order.births(in: range) { forget(piece) }
    }
    order.remove(range)
  }

  /// The id of the key at a position: it stays the same wherever the slot is moved to, and no later key gets it.
  func id(at position: Int) -> Int? { order.birth(at: position) }

  /// The position of the key with an id, nil where it is gone. Complexity: O(log pieces).
  func position(ofID id: Int) -> Int? { order.position(of: id) }

  /// The birth numbers of a range of slots.
  func births(_ range: Range<Int>) -> [Range<Int>] { order.births(in: range) }

  /// Takes keys out of the order that will be put back elsewhere: the birth numbers of the slots.
  mutating func detach(_ range: Range<Int>) -> [Range<Int>] {
    let pieces = order.births(in: range)
    order.remove(range)
    return pieces
  }

  /// Puts detached keys back at a position.
  mutating func attach(_ pieces: [Range<Int>], at position: Int) {
    var position = position
    for piece in pieces {
      order.insert(births: piece.lowerBound, count: piece.count, at: position)
      position += piece.count
    }
  }

  /// Drops the entries of keys that were given one by one.
  private mutating func forget(_ piece: Range<Int>) {
    var birth = piece.lowerBound
    while birth < piece.upperBound {
      let names = names[run(of: birth)]
      let end = min(piece.upperBound, names.firstBirth + names.run.count)
      if case .listed(let keys) = names.run {
        for each in birth..<end where births[keys[each - names.firstBirth]] == each {
          births[keys[each - names.firstBirth]] = nil
        }
      }
      birth = max(end, birth + 1)
    }
  }

  private func run(of birth: Int) -> Int {
    var (low, high) = (0, names.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if names[middle].firstBirth <= birth { low = middle } else { high = middle }
    }
    return low
  }

  private func name(_ birth: Int) -> String {
    let names = names[run(of: birth)]
    return names.run.key(at: birth - names.firstBirth)
  }
}
