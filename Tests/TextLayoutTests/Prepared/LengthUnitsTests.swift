import TestSupport
import Testing

@testable import TextLayout

/// Lengths in units of a label: rounded as the standard library rounds, and divided where a label has a coarser unit.
@Suite struct LengthUnitsTests {
  private static func clamped(_ exact: Double) -> Int { Int(max(-0x1p60, min(0x1p60, exact))) }

  @Test func lengthsAreRoundedAsTheStandardLibraryRounds() {
    var generator = SeededGenerator(seed: 9)
    var lengths = [
      0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.499_999_999_999_999_94, -0.499_999_999_999_999_94, 0x1p52 - 0.5,
      0x1p52 + 1, 0x1p53 + 2, 1e30, -1e30, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]
    for _ in 0..<10_000 {
      let exponent = Double(Int.random(in: -3...19, using: &generator))
      lengths.append(
        .random(in: -1...1, using: &generator)
          * (0..<Int(exponent + 4)).reduce(0.001) { size, _ in size * 10 })
    }
    for (unitsPerEm, fontSize) in [(1, 1.0), (2048, 16), (1000, 13.7)] {
      let units = LengthUnits(unitsPerEm: unitsPerEm, fontSize: fontSize)
      for length in lengths {
        let exact = length * Double(unitsPerEm) / fontSize
        #expect(units.units(points: length) == Self.clamped(exact.rounded()), "\(length)")
        #expect(units.wholeUnits(points: length) == Self.clamped(exact.rounded(.down)), "\(length)")
      }
    }
  }

  @Test func tablesAreDividedByWhatAllWidthsAreMultiplesOf() {
    var generator = SeededGenerator(seed: 22)
    for divisor in [1, 2, 125, 128, 1000, 2048 * 125] {
      var table = SegmentTable()
      var expected: [SegmentTable.Segment] = []
      let hyphen = Int.random(in: 0...5000, using: &generator)
      let ending = table.number(of: SegmentTable.Ending(.softHyphen, hyphen: hyphen * divisor))
      for _ in 0..<50 {
        let (content, advance) = (
          Int.random(in: -(1 << 40)...1 << 40, using: &generator), Int.random(in: -9...9, using: &generator)
        )
        table.append(contentEnd: content * divisor, advanceEnd: advance * divisor, ending: ending)
        expected.append(
          SegmentTable.Segment(contentEnd: content, advanceEnd: advance, faces: 1, ending: ending))
      }
      let isWhole = table.divide(by: divisor)
      #expect(isWhole)
      #expect(table.segments == expected)
      #expect(table.endings.map(\.hyphen) == [0, hyphen])
    }
    var table = SegmentTable()
    table.append(contentEnd: 125, advanceEnd: 250)
    table.append(contentEnd: 126, advanceEnd: 250)
    let isWhole = (table.divide(by: 0), table.divide(by: 125))
    #expect(isWhole == (false, false))
  }

  @Test func unitsHaveACommonMultipleUnlessItIsTooGreat() {
    #expect(UnitChoice.common(2048, 1000) == 256_000)
    #expect(UnitChoice.common(2048, 4096) == 4096)
    #expect(UnitChoice.common(1 << 24, 3) == nil)
    #expect(UnitChoice.common(.max, .max - 1) == nil)
  }
}
