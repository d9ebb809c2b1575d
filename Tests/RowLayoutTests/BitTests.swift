import Foundation
import TestSupport
import Testing

@testable import RowLayout

/// What a row answers is the same to the last bit, whatever it was asked before.
@Suite struct BitTests {
  /// A row that was asked at widths before, against the same row asked at one width only.
  private struct Comparison {
    let description: RowDescription
    let widths: [Double]

    /// Widths of whole points, quarters, thirds and anything in between, some of them near to each other.
    init(_ seed: UInt64, hasFlex: Bool) {
      var random = RandomRow(SeededGenerator(seed: seed))
      random.hasFlex = hasFlex
      description = random.description(4)
      var widths: [Double] = []
      for _ in 0..<5 {
        let width = Double(random.number(0...1660)) / 4
        widths += [width, width + 1.0 / 3, width + Double(random.number(1...99)) / 7, width * 1.01]
      }
      self.widths = widths
    }

    /// The first difference in heights, sizes or frames, with the widths in a random order.
    func difference(order: UInt64) throws -> String? {
      var generator = SeededGenerator(seed: order)
      let used = try PreparedRow(description)
      for width in widths.shuffled(using: &generator) {
        let fresh = try PreparedRow(description)
        if Bool.random(using: &generator) {
          let (one, other) = (try used.measure(width: width).size, try fresh.measure(width: width).size)
          guard bits(one) == bits(other) else { return "\(one), not \(other), at \(width)" }
        } else {
          let (one, other) = (try frames(used, width), try frames(fresh, width))
          guard one.map(\.bits) == other.map(\.bits) else {
            let parts = zip(one, other).filter { $0.bits != $1.bits }
            return "\(parts[0].0), not \(parts[0].1), at \(width)"
          }
        }
      }
      return nil
    }

    private func bits(_ size: RowSize) -> [UInt64] { [size.width.bitPattern, size.height.bitPattern] }

    private func frames(_ row: PreparedRow, _ width: Double) throws -> [RowRect] {
      var frames: [RowRect] = []
      try row.frames(ProposedSize(width: width, height: nil), into: &frames)
      return frames
    }
  }

  @Test(
    "A row asked at many widths in any order answers as one that was never asked", arguments: [false, true])
  func anyOrder(_ hasFlex: Bool) throws {
    var faults: [String] = []
    for seed in RandomTests.seeds {
      let comparison = Comparison(seed, hasFlex: hasFlex)
      for order in 0..<2 as Range<UInt64> {
        if let fault = try comparison.difference(order: seed * 2 + order) {
          faults.append("Seed \(seed): \(fault)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
  }
}
