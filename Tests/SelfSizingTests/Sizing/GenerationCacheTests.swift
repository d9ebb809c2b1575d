import TestSupport
import Testing

@testable import SelfSizing

@Suite struct GenerationCacheTests {
  @Test func `The last capacity keys used are always there, and never more than twice as many`() {
    var random = SeededGenerator(seed: 7)
    var cache = GenerationCache<Int, Int>(capacity: 16)
    var truth: [Int: Int] = [:]
    var used: [Int] = []
    for step in 0..<5000 {
      let key = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        cache.remove(key)
        truth[key] = nil
        used.removeAll { $0 == key }
      case 1, 2, 3:
        cache.insert(step, for: key)
        truth[key] = step
        used = used.filter { $0 != key } + [key]
      default:
        let value = cache.value(for: key)
        // What the cache has is the truth; what it forgot was not used lately.
        if let value {
          #expect(value == truth[key])
          used = used.filter { $0 != key } + [key]
        } else {
          #expect(!used.suffix(15).contains(key))
          truth[key] = nil
          used.removeAll { $0 == key }
        }
      }
      #expect(cache.count <= 32)
    }
    cache.removeAll()
    #expect(cache.count == 0 && cache.value(for: used[0]) == nil)
  }
}
