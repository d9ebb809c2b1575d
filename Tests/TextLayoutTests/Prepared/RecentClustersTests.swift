import Synchronization
import TestSupport
import Testing

@testable import TextLayout

/// Clusters that labels do not have themselves are worked out when asked for, and few are kept (rule P7).
@Suite struct RecentClustersTests {
  static func labels() throws -> [TextLabel] {
    try ["chat", "multilingual"].flatMap { try WordTextTests.Label.corpus($0) }.map {
      TextLabel($0.text, font: FontDescription(stack: "ui", size: 16), language: $0.lang)
    }
  }

  /// What labels take up does not grow where words are cut and lines are shortened, and stays in bounds over all of them.
  @Test(arguments: ["chat", "multilingual", "article"])
  func labelsTakeUpNoMoreWhereWordsAreCut(corpus: String) throws {
    let preparer = try WordTextTests.preparer()
    var (stated, allowed, asked) = (0, 0, 0)
    for label in try WordTextTests.Label.corpus(corpus) {
      let text = try preparer.prepare(
        TextLabel(label.text, font: FontDescription(stack: "ui", size: 16), language: label.lang))
      let before = text.byteCount
      _ = try text.height(width: 1)
      _ = text.measure(width: 200, height: 20)
      #expect(text.byteCount == before)
      stated += text.byteCount
      allowed += 2 * label.text.utf8.count + 32
      if text.storage.ownClusters == nil, !text.storage.isWithoutClusters { asked += 1 }
    }
    #expect(stated <= allowed)
    #expect(asked > 0)
  }

  /// Whatever is asked for in whatever order, it is the text's own, what is kept stays in bounds, and what was just asked for is
  /// at hand.
  @Test func whatIsKeptIsBounded() throws {
    let preparer = try WordTextTests.preparer()
    let bodies = try Self.labels().map { try preparer.prepare($0).storage }.filter { $0.ownClusters == nil }
    let all = bodies.map { $0.makeClusters() }
    let sizes = all.map { $0.byteCount(sharesFaces: true) }
    let limit = 1 << 18
    try #require(sizes.reduce(0, +) > 2 * limit)
    try #require(sizes.max() ?? 0 < limit / 8)
    let recent = RecentClusters(byteLimit: limit)
    let numbers = bodies.map(\.key)
    #expect(Set(numbers).count == numbers.count)
    var generator = SeededGenerator(seed: 8)
    var made = 0
    for _ in 0..<20_000 {
      let index = Int.random(in: 0..<bodies.count, using: &generator)
      for isAgain in [false, true] {
        let found = recent.storage(ofNumber: numbers[index]) {
          #expect(!isAgain)
          made += 1
          return all[index]
        }
        #expect(found === all[index])
      }
    }
    #expect(recent.byteCount <= limit)
    #expect(recent.byteCount > limit / 3)
    // As much is kept as fits: asked for at random, of so many about a share as large is at hand.
    let share = Double(limit) / Double(sizes.reduce(0, +))
    #expect(Double(made) < 20_000 * (1 - share / 2))
  }

  /// A text that takes up more than all may is kept until others come.
  @Test func aLongTextIsKeptUntilOthersCome() throws {
    let preparer = try WordTextTests.preparer()
    let body = try preparer.prepare(try #require(try Self.labels().first)).storage
    let storage = body.makeClusters()
    let recent = RecentClusters(byteLimit: 16)
    let numbers = (1...24).map { UInt($0) << 4 }
    for number in numbers {
      var made = 0
      for _ in 0..<3 {
        _ = recent.storage(ofNumber: number) {
          made += 1; return storage
        }
      }
      #expect(made == 1)
    }
    #expect(recent.byteCount <= 8 * storage.byteCount(sharesFaces: true))
  }

  /// Copies of a label ask by its number where they are set alike, and have its clusters where they are not.
  @Test func copiesOfALabelShareItsClusters() throws {
    let preparer = try WordTextTests.preparer()
    for label in try Self.labels() {
      let text = try preparer.prepare(label)
      guard text.storage.ownClusters == nil else { continue }
      let copy = text.keepingHeightSteps()
      #expect(copy.clusters.contents.clusterWidths == text.clusters.contents.clusterWidths)
      let larger = try text.withFontSize(20)
      let whole = try preparer.prepareInFull(
        TextLabel(
          label.runs[0].string, font: FontDescription(stack: "ui", size: 20), language: label.language))
      for width in [0, 7.5, 60, 240] {
        #expect(try larger.height(width: width) == whole.height(width: width), "\(label.runs[0].string)")
      }
    }
  }

  /// Many threads that cut the words of the same labels get what one gets.
  @Test func threadsShareClusters() async throws {
    let preparer = try WordTextTests.preparer()
    let texts = try Self.labels().map { try preparer.prepare($0) }
    let others = try Self.labels().map { try preparer.prepareInFull($0) }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for index in texts.indices {
            let place = thread % 2 == 0 ? index : texts.count - 1 - index
            for width in [2.0, 20] {
              let (height, expected) = (
                try? texts[place].height(width: width), try? others[place].height(width: width)
              )
              #expect(height == expected)
            }
          }
        }
      }
    }
  }
}
