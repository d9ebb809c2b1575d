internal import Synchronization

/// The clusters of the texts that last asked for them, for all labels together: a label that is prepared from tables or words
/// has them worked out where a word of it is cut or text is left out, and keeps none of them itself (rule P7).
///
/// Bounded: what is asked for is or becomes young; where another finds no room among the young ones, these become the old ones,
/// and the old ones before them go.
final class RecentClusters: Sendable {
  /// Those of all labels: 8 MB at most. Texts without clusters of their own are at most 64 kB long, and one takes up no more than
  /// the young ones of a part may.
  static let shared = RecentClusters(byteLimit: 8 << 20)

  // Threads that ask for different texts seldom wait for one another.
  private let parts = InlineArray<4, Mutex<Part>> { _ in Mutex(Part()) }
  /// The bytes of the young ones in a part.
  private let youngLimit: Int

  init(byteLimit: Int) { youngLimit = byteLimit / 8 }

  /// The text of a number with its clusters, which are worked out where they are not at hand.
  func storage(ofNumber number: UInt, make: () -> PreparedStorage) -> PreparedStorage {
    let place = place(of: number)
    if let known = parts[place].withLock({ $0.storage(ofNumber: number, youngLimit: youngLimit) }) {
      return known
    }
    // Without the lock: two threads that ask for the same at once both work it out.
    let made = make()
    let gone = parts[place].withLock { $0.add(made, number: number, youngLimit: youngLimit) }
    // Freed only here, where no other thread waits for it.
    return withExtendedLifetime(gone) { made }
  }

  /// Forgets the text of a number, which may be given to another.
  func forget(_ number: UInt) {
    let gone = parts[place(of: number)].withLock { $0.remove(number) }
    // Freed only here, where no other thread waits for it.
    withExtendedLifetime(gone) {}
  }

  /// The part that keeps a text; numbers are addresses, of which the lowest bits are alike.
  private func place(of number: UInt) -> Int { Int((number >> 4) % UInt(parts.count)) }

  /// The bytes that all kept take up.
  var byteCount: Int {
    parts.indices.reduce(0) { sum, place in
      sum
        + parts[place].withLock { part in
          [part.young, part.old].joined().reduce(0) { $0 + $1.value.byteCount(sharesFaces: true) }
        }
    }
  }

  private struct Part {
    var young: [UInt: PreparedStorage] = [:]
    var old: [UInt: PreparedStorage] = [:]
    var youngBytes = 0

    /// One that is at hand, which becomes young where there is room.
    mutating func storage(ofNumber number: UInt, youngLimit: Int) -> PreparedStorage? {
      if let storage = young[number] { return storage }
      guard let storage = old[number] else { return nil }
      let size = storage.byteCount(sharesFaces: true)
      if youngBytes + size <= youngLimit {
        old[number] = nil
        young[number] = storage
        youngBytes += size
      }
      return storage
    }

    mutating func remove(_ number: UInt) -> PreparedStorage? {
      if let storage = young.removeValue(forKey: number) {
        youngBytes -= storage.byteCount(sharesFaces: true)
        return storage
      }
      return old.removeValue(forKey: number)
    }

    /// Adds a young one, and gives those that go for it.
    mutating func add(_ storage: PreparedStorage, number: UInt, youngLimit: Int) -> [UInt: PreparedStorage] {
      let size = storage.byteCount(sharesFaces: true)
      var gone: [UInt: PreparedStorage] = [:]
      if youngBytes > 0, youngBytes + size > youngLimit {
        (gone, old, young) = (old, young, [:])
        youngBytes = 0
      }
      if young.updateValue(storage, forKey: number) == nil { youngBytes += size }
      return gone
    }
  }
}
