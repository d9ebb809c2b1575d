import TestSupport
import Testing

@testable import TextLayout

/// A limit in units is the widest line that fits, to the last unit (W1).
@Suite struct WidthUnitsTests {
  @Test(arguments: [16, 17, 12.5, 0.1, 13 / 3.0, 1000, 1e-7, 1e9])
  func limitsAreTheWidestThatFit(_ fontSize: Double) {
    var generator = SeededGenerator(seed: 7)
    for unitsPerEm in [1000, 2048, 2816, 16] {
      let widths = WidthUnits(unitsPerEm: unitsPerEm, fontSize: fontSize)
      for _ in 0..<2_000 {
        let magnitude = Double.random(in: -8...34, using: &generator)
        var width = Double(
          sign: .plus, exponent: Int(magnitude), significand: .random(in: 1..<2, using: &generator))
        if Bool.random(using: &generator) { width = (width * 64).rounded() / 64 }
        let available = (width * 64).rounded(.down)
        let limit = widths.limit(for: width)
        guard limit < 1 << 50 else { continue }
        #expect(limit == 0 || widths.sixtyFourths(limit) <= available, "\(width) of \(fontSize)")
        #expect(widths.sixtyFourths(limit + 1) > available, "\(width) of \(fontSize)")
      }
    }
  }

  @Test func widthsOutOfTheOrdinaryHaveLimits() {
    let widths = WidthUnits(unitsPerEm: 2048, fontSize: 16)
    #expect(widths.limit(for: 0) == widths.limit(for: -0.0))
    #expect(widths.limit(for: -1) == widths.limit(for: 0))
    #expect(widths.limit(for: -1e300) == widths.limit(for: 0))
    #expect(widths.limit(for: .infinity) == .max)
    #expect(widths.limit(for: .greatestFiniteMagnitude) == .max)
    #expect(widths.limit(for: .leastNonzeroMagnitude) == widths.limit(for: 0))
  }
}
