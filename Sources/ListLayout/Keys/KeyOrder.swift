/// The order of a list's slots by identity: which slot stands where, and where a slot stands, in O(log pieces).
///
/// Every slot gets a number when it is born, and neighbours born together stay one piece until something comes
/// between them, so a list loaded as a run is one piece however long it is. Pieces are the nodes of two treaps
/// (R. Seidel and C. Aragon 1996) in one array: one by position, with links up, and one by id.
struct KeyOrder: Sendable {
  private struct Piece {
    /// The id of the first slot.
    var first: Int
    var count: Int
    /// The slots of the whole subtree by position.
    var total: Int
    var left: Int32 = -1
    var right: Int32 = -1
    var parent: Int32 = -1
    /// The links of the treap by id.
    var lower: Int32 = -1
    var higher: Int32 = -1
    var priority: UInt32

    /// The link to what is before the piece in a treap, or behind it.
    subscript(_ treap: Treap, isBefore: Bool) -> Int32 {
      get { treap == .byID ? (isBefore ? lower : higher) : isBefore ? left : right }
      set {
        switch (treap, isBefore) {
        case (.byID, true): lower = newValue
        case (.byID, false): higher = newValue
        case (.byPosition, true): left = newValue
        case (.byPosition, false): right = newValue
        }
      }
    }
  }

  private enum Treap { case byPosition, byID }

  private var pieces: [Piece] = []
  private var free: [Int32] = []
  private var root: Int32 = -1
  private var idRoot: Int32 = -1
  private var seed: UInt64 = 0

  /// No slots.
  init() {}

  /// Slots of some ids, all different. Complexity: O(slots + p log p) for p pieces.
  init(_ ids: [Int]) {
    var start = 0
    for end in ids.indices.map({ $0 + 1 }) where end == ids.count || ids[end] != ids[end - 1] + 1 {
      _ = make(ids[start], end - start)
      start = end
    }
    let all = pieces.indices.map { Int32(truncatingIfNeeded: $0) }
    idRoot = link(all.sorted { self[$0].first < self[$1].first }, .byID)
    setRoot(link(all, .byPosition))
  }

  /// The number of slots.
  var count: Int { total(root) }

  /// The number of stretches of slots.
  var pieceCount: Int { pieces.count - free.count }

  /// The id of the slot at a position.
  func id(at position: Int) -> Int? {
    guard position >= 0, position < count else { return nil }
    let (piece, offset) = find(position)
    return self[piece].first + offset
  }

  /// The position of the slot of that id, nil where it is gone.
  func position(of id: Int) -> Int? {
    var (found, node): (Int32, Int32) = (-1, idRoot)
    while node >= 0 {
      if self[node].first <= id {
        found = node
        node = self[node].higher
      } else {
        node = self[node].lower
      }
    }
    guard found >= 0, id < self[found].first + self[found].count else { return nil }
    var position = total(self[found].left) + id - self[found].first
    var child = found
    while self[child].parent >= 0 {
      let parent = self[child].parent
      if self[parent].right == child { position += total(self[parent].left) + self[parent].count }
      child = parent
    }
    return position
  }

  /// Inserts slots of consecutive ids, higher than all so far.
  mutating func insert(ids first: Int, count: Int, at position: Int) {
    guard count > 0 else { return }
    if let last = extendable(first, position) {
      grow(last, by: count)
      return
    }
    cut(at: position)
    put(make(first, count), at: position)
  }

  /// The ids of a range in pieces, in order.
  func ids(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let (piece, offset) = find(position)
      let first = self[piece].first + offset
      let length = min(self[piece].count - offset, range.upperBound - position)
      result.append(first..<first + length)
      position += length
    }
    return result
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    cut(at: range.lowerBound)
    cut(at: range.upperBound)
    let (rest, right) = split(root, range.upperBound)
    let (left, middle) = split(rest, range.lowerBound)
    setRoot(merge(left, right))
    release(middle)
  }
}

// MARK: - Treaps

extension KeyOrder {
  private subscript(node: Int32) -> Piece {
    get { pieces[Int(node)] }
    set { pieces[Int(node)] = newValue }
  }

  private func total(_ node: Int32) -> Int { node < 0 ? 0 : self[node].total }

  private func find(_ position: Int) -> (piece: Int32, offset: Int) {
    var node = root
    var offset = position
    while true {
      let left = total(self[node].left)
      if offset < left {
        node = self[node].left
      } else if offset < left + self[node].count || self[node].right < 0 {
        return (node, offset - left)
      } else {
        offset -= left + self[node].count
        node = self[node].right
      }
    }
  }

  private mutating func make(_ first: Int, _ count: Int) -> Int32 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 27
    let piece = Piece(
      first: first, count: count, total: count, priority: UInt32(truncatingIfNeeded: mixed >> 16))
    if let reused = free.popLast() {
      self[reused] = piece
      return reused
    }
    pieces.append(piece)
    return Int32(truncatingIfNeeded: pieces.count - 1)
  }

  /// The piece that ends before `position` where the ids go on from its last.
  private func extendable(_ first: Int, _ position: Int) -> Int32? {
    guard position > 0 else { return nil }
    let (piece, offset) = find(position - 1)
    let isEnd = offset == self[piece].count - 1 && self[piece].first + self[piece].count == first
    return isEnd ? piece : nil
  }

  private mutating func grow(_ piece: Int32, by count: Int) {
    self[piece].count += count
    var node = piece
    while node >= 0 {
      self[node].total += count
      node = self[node].parent
    }
  }

  /// Works out what a piece has of those below it.
  private mutating func update(_ node: Int32, _ treap: Treap = .byPosition) {
    guard treap == .byPosition else { return }
    let (left, right) = (self[node].left, self[node].right)
    self[node].total = total(left) + self[node].count + total(right)
    if left >= 0 { self[left].parent = node }
    if right >= 0 { self[right].parent = node }
  }

  /// Links pieces, given in order, to a treap: those of higher priority above (J. Vuillemin 1980).
  private mutating func link(_ all: [Int32], _ treap: Treap) -> Int32 {
    // The last piece, and those above it, the top first.
    var last: [Int32] = []
    for piece in all {
      var below: Int32 = -1
      while let end = last.last, self[end].priority <= self[piece].priority {
        update(end, treap)
        below = last.removeLast()
      }
      self[piece][treap, true] = below
      if let above = last.last { self[above][treap, false] = piece }
      last.append(piece)
    }
    for node in last.reversed() { update(node, treap) }
    return last.first ?? -1
  }

  private mutating func setRoot(_ node: Int32) {
    root = node
    if node >= 0 { self[node].parent = -1 }
  }

  /// The pieces before a position, which is a boundary, or that start below an id; and the others.
  private mutating func split(
    _ node: Int32, _ key: Int, _ treap: Treap = .byPosition
  ) -> (before: Int32, behind: Int32) {
    guard node >= 0 else { return (-1, -1) }
    let through = treap == .byID ? 0 : total(self[node].left) + self[node].count
    let isBefore = treap == .byID ? self[node].first < key : through <= key
    let (before, behind) = split(self[node][treap, !isBefore], isBefore ? key - through : key, treap)
    self[node][treap, !isBefore] = isBefore ? before : behind
    update(node, treap)
    return isBefore ? (node, behind) : (before, node)
  }

  private mutating func merge(_ before: Int32, _ behind: Int32, _ treap: Treap = .byPosition) -> Int32 {
    guard before >= 0 else { return behind }
    guard behind >= 0 else { return before }
    let isAbove = self[before].priority > self[behind].priority
    let top = isAbove ? before : behind
    let below = self[top][treap, !isAbove]
    self[top][treap, !isAbove] = isAbove ? merge(below, behind, treap) : merge(before, below, treap)
    update(top, treap)
    return top
  }

  /// Makes `position` a boundary between pieces.
  private mutating func cut(at position: Int) {
    guard position > 0, position < count else { return }
    let (piece, offset) = find(position)
    guard offset > 0 else { return }
    let rest = self[piece].count - offset
    grow(piece, by: -rest)
    put(make(self[piece].first + offset, rest), at: position)
  }

  /// Gives back the pieces of a subtree.
  private mutating func release(_ top: Int32) {
    var stack = [top]
    while let node = stack.popLast() {
      guard node >= 0 else { continue }
      stack.append(self[node].left)
      stack.append(self[node].right)
      let (lower, higher) = split(idRoot, self[node].first, .byID)
      let (_, above) = split(higher, self[node].first + 1, .byID)
      idRoot = merge(lower, above, .byID)
      free.append(node)
    }
  }

  /// Puts a piece in both treaps, at a boundary between pieces.
  private mutating func put(_ piece: Int32, at position: Int) {
    let (left, right) = split(root, position)
    setRoot(merge(merge(left, piece), right))
    let (lower, higher) = split(idRoot, self[piece].first, .byID)
    idRoot = merge(merge(lower, piece, .byID), higher, .byID)
  }
}
