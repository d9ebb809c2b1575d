import Synchronization
import Testing

@testable import TextLayout

/// Objects that go from thread to thread have one owner at a time, and none is lost or kept beyond the pool's end.
struct ObjectPoolTests {
  /// Counts how many of its kind are alive.
  final class Object: Sendable {
    let alive: Counter
    /// How many use the object at the moment.
    let users = Atomic(0)

    init(_ alive: Counter) {
      self.alive = alive
      alive.value.add(1, ordering: .relaxed)
    }

    deinit { alive.value.subtract(1, ordering: .relaxed) }
  }

  final class Counter: Sendable {
    let value = Atomic(0)
    var count: Int { value.load(ordering: .sequentiallyConsistent) }
  }

  final class Shared: Sendable {
    let pool = ObjectPool<Object>()
  }

  @Test("what is given back is taken again")
  func reuse() {
    let pool = ObjectPool<Object>()
    #expect(pool.take() == nil)
    let object = Object(Counter())
    pool.giveBack(object)
    #expect(pool.take() === object)
    #expect(pool.take() == nil)
  }

  @Test("no more than its capacity is kept, and nothing beyond its end")
  func capacity() {
    let alive = Counter()
    do {
      let pool = ObjectPool<Object>()
      for object in (0..<100).map({ _ in Object(alive) }) { pool.giveBack(object) }
      #expect(alive.count == PoolSlots.capacity)
      _ = pool.take()
      #expect(alive.count == PoolSlots.capacity - 1)
    }
    #expect(alive.count == 0)
  }

  @Test("an object is never with two tasks at once")
  func exclusive() async {
    let alive = Counter()
    let shared = Shared()
    let clashes = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<2_000 {
            let object = shared.pool.take() ?? Object(alive)
            if object.users.add(1, ordering: .relaxed).newValue != 1 {
              clashes.value.add(1, ordering: .relaxed)
            }
            object.users.subtract(1, ordering: .relaxed)
            shared.pool.giveBack(object)
          }
        }
      }
    }
    #expect(clashes.count == 0)
    #expect(alive.count <= 8)
  }
}
