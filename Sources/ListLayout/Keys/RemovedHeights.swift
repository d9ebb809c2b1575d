/// The heights of removed keys, the least recently removed dropped first (rule 25).
struct RemovedHeights: Sendable {
  private var entries: [ByteKey: (height: Units, stamp: Int)] = [:]
  private var queue: [(key: ByteKey, stamp: Int)] = []
  private var head = 0
  private var stamp = 0
  let capacity: Int

  init(capacity: Int) { self.capacity = max(0, capacity) }

  var count: Int { entries.count }

  /// Keeps a height. Complexity: O(1) amortised.
  mutating func put(_ height: Units, for key: String) {
    guard capacity > 0 else { return }
    let key = ByteKey(key)
    stamp += 1
    entries[key] = (height, stamp)
    queue.append((key, stamp))
    while entries.count > capacity, head < queue.count {
      let oldest = queue[head]
      head += 1
      if entries[oldest.key]?.stamp == oldest.stamp { entries[oldest.key] = nil }
    }
    if head > 64, head > queue.count / 2 || queue.count > 4 * capacity {
      queue = queue[head...].filter { entries[$0.key]?.stamp == $0.stamp }
      head = 0
    }
  }

  /// The keys among counted ones that heights are kept for, in no order: comparing texts by more than their bytes would
  /// make modules for browsers a fiftieth larger. Complexity: O(keys kept, or counted).
  func keys(in counted: CountedKeys) -> [String] {
    if counted.numbers.count < entries.count {
      return counted.numbers.lazy.map { counted.prefix + String($0) }.filter { entries[ByteKey($0)] != nil }
    }
    return entries.keys.map { $0.text }.filter(counted.contains)
  }

  /// Takes a key's height out.
  mutating func take(_ key: String) -> Units? {
    entries.isEmpty ? nil : entries.removeValue(forKey: ByteKey(key))?.height
  }

  /// The keys and heights, oldest first.
  var content: [(key: ByteKey, height: Units)] {
    queue[head...].compactMap { item in
      entries[item.key].flatMap { $0.stamp == item.stamp ? (item.key, $0.height) : nil }
    }
  }
}
