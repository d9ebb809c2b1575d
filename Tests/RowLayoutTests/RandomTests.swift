import Foundation
import TestSupport
import Testing
import TextLayout

@testable import RowLayout

@Suite struct RandomTests {
  /// Seeds; the long run is asked for by an environment variable.
  static let seeds: Range<UInt64> = 0..<(isThorough ? 20_000 : 200)

  static func row(_ seed: UInt64, hasFlex: Bool = false) -> (RowDescription, ProposedSize) {
    var random = RandomRow(SeededGenerator(seed: seed))
    random.hasFlex = hasFlex
    return (random.description(4), random.proposal())
  }

  @Test("Random rows come out as the rules read, frames included", arguments: [false, true])
  func agreesWithNaive(_ hasFlex: Bool) throws {
    for seed in RandomTests.seeds {
      let (description, proposal) = RandomTests.row(seed, hasFlex: hasFlex)
      let row = try PreparedRow(description)
      let layout = try row.layout(proposal)
      let naive = NaiveResolver()
      let part = NaiveResolver.Part(description: description, axis: nil)
      let size = naive.size(part, proposal)
      guard isNear(layout.size.width, size.width), isNear(layout.size.height, size.height) else {
        Issue.record("Seed \(seed): \(layout.size), not \(size), for \(proposal): \(written(description))")
        return
      }
      let frames = layout.framesByID
      for (id, frame) in naive.frames(part, proposal) where frame.x.isFinite && frame.width.isFinite {
        guard let found = frames[id] else {
          Issue.record("Seed \(seed): no frame of \(id)")
          return
        }
        guard
          isNear(found.x, frame.x), isNear(found.y, frame.y), isNear(found.width, frame.width),
          isNear(found.height, frame.height)
        else {
          Issue.record(
            "Seed \(seed): \(id) is \(found), not \(frame), for \(proposal): \(written(description))")
          return
        }
      }
    }
  }

  private func written(_ description: RowDescription) -> String {
    (try? JSONEncoder().encode(description)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) < 1e-6 || (a.isNaN && b.isNaN) || (!a.isFinite && !b.isFinite)
  }

  @Test("A height holds in the whole interval that comes with it", arguments: [false, true])
  func validIntervals(_ hasFlex: Bool) throws {
    var wide = 0
    for seed in RandomTests.seeds {
      let (description, _) = RandomTests.row(seed, hasFlex: hasFlex)
      let row = try PreparedRow(description)
      var generator = SeededGenerator(seed: seed &+ 1)
      for _ in 0..<3 {
        let width = Double(Int.random(in: 0...1600, using: &generator)) / 4
        let measured = try row.measure(width: width)
        #expect(measured.validFrom <= width && width < measured.validTo)
        let to = min(measured.validTo, width + 500)
        if to > width.nextUp { wide += 1 }
        for _ in 0..<4 {
          let other = Double.random(in: measured.validFrom..<to, using: &generator)
          let height = try row.height(width: other)
          guard isNear(height, measured.height) else {
            Issue.record("Seed \(seed): \(measured) at \(width), but \(height) at \(other)")
            return
          }
        }
      }
    }
    #expect(wide > RandomTests.seeds.count, "hardly any answer holds for more than its own width")
  }

  @Test("Answers do not depend on what was asked before", arguments: [false, true])
  func answersAreKept(_ hasFlex: Bool) throws {
    for seed in RandomTests.seeds.prefix(500) {
      let (description, proposal) = RandomTests.row(seed, hasFlex: hasFlex)
      let template = try RowTemplate(description)
      let used = template.row
      for width in stride(from: 0.0, to: 400, by: 37) { _ = try used.layout(width: width) }
      let fresh = try PreparedRow(description)
      var first: [RowRect] = []
      var second: [RowRect] = []
      try used.frames(proposal, into: &first)
      try fresh.frames(proposal, into: &second)
      #expect(first.map(\.bits) == second.map(\.bits), "seed \(seed)")
    }
  }

  @Test("10,000 rows come out the same from several threads at once")
  func parallel() async throws {
    let rows = try (0..<10_000).map { try PreparedRow(RandomTests.row($0).0) }
    let shared = try #require(rows.first)
    let serial = try rows.map { try $0.height(width: 320) }
    let serialShared = try stride(from: 0.0, to: 400, by: 1).map { try shared.height(width: $0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let differing = try zip(rows, serial).count { row, height in
            !(try row.height(width: 320)).isEqualOrNaN(to: height)
          }
          #expect(differing == 0)
          let differingShared = try zip(stride(from: 0.0, to: 400, by: 1), serialShared).count {
            !(try shared.height(width: $0)).isEqualOrNaN(to: $1)
          }
          #expect(differingShared == 0)
        }
      }
      for try await _ in group {}
    }
  }

  @Test("Rows measured together come out as each alone")
  func together() throws {
    var rows: [PreparedRow] = []
    for seed in RandomTests.seeds.prefix(200) {
      // Runs of rows of one template, with other templates between them.
      let template = try RowTemplate(RandomTests.row(seed).0)
      let row = template.row
      rows += [row] + (0..<seed % 3).map { _ in row }
    }
    for width in [0, 90.5, 375] {
      let together = try PreparedRow.measure(rows.span, width: width)
      try #require(together.count == rows.count)
      for (row, measured) in zip(rows, together) {
        let alone = try row.measure(width: width)
        #expect(measured.height.isEqualOrNaN(to: alone.height))
        #expect(measured.validFrom == alone.validFrom && measured.validTo == alone.validTo)
      }
    }
    #expect(try PreparedRow.measure([PreparedRow]().span, width: 10).isEmpty)
    #expect(throws: RowError.self) { try PreparedRow.measure(rows.span, width: .nan) }
  }
}

extension Double {
  fileprivate func isEqualOrNaN(to other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}
