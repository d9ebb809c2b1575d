/// A dictionary that forgets what was not used for long: at least the last `capacity` keys used are kept, and at most
/// twice as many.
///
/// Two generations instead of a list in order of use: when the young one is full it becomes the old one, and what the
/// old one held is let go, a few values with each one kept, so that no single call frees them all. Every operation is
/// O(1), the one in `capacity` that moves them O(`capacity`).
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// Values already forgotten, still to be freed; nil where there are none.
  private var leaving: [Value]?
  let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The number of keys held.
  var count: Int { young.count + old.count }

  /// The value of a key, which counts as used.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    return old.isEmpty ? nil : takeOld(key)
  }

  // Each in a function of its own, for what is done seldom: all types that a generic function needs are looked up where it begins.

  @inline(never)
  private mutating func takeOld(_ key: Key) -> Value? {
    guard let value = old.removeValue(forKey: key) else { return nil }
    insertYoung(value, for: key)
    return value
  }

  @inline(never)
  private mutating func forget(_ key: Key) { old[key] = nil }

  @inline(never)
  private mutating func free() {
    guard var values = leaving else { return }
    leaving = nil
    values.removeLast(min(2, values.count))
    if !values.isEmpty { leaving = values }
  }

  @inline(never)
  private mutating func beginGeneration() {
    // A value moved to the young generation has left the old one, so no key is in both.
    leaving = Array(old.values)
    old = young
    young = [:]
  }

  /// The keys held and their values, in no order; none counts as used by it.
  var contents: some Sequence<(key: Key, value: Value)> {
    [young, old].lazy.flatMap { $0.lazy.map { (key: $0.key, value: $0.value) } }
  }

  /// The value of a key, which does not count as used by it.
  func peek(_ key: Key) -> Value? { young[key] ?? (old.isEmpty ? nil : old[key]) }

  /// Keeps a value.
  mutating func insert(_ value: Value, for key: Key) {
    if !old.isEmpty { forget(key) }
    insertYoung(value, for: key)
  }

  /// Forgets a key.
  mutating func remove(_ key: Key) {
    young[key] = nil
    old[key] = nil
  }

  /// Forgets everything.
  mutating func removeAll() {
    young = [:]
    old = [:]
    leaving = nil
  }

  private mutating func insertYoung(_ value: Value, for key: Key) {
    young[key] = value
    if leaving != nil { free() }
    if young.count >= capacity { beginGeneration() }
  }
}
