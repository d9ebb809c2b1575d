import TestSupport
import Testing
import TextLayout

@Suite struct CompactIntegersTests {
  @Test func numbersComeBackAsTheyWereAppended() {
    var generator = SeededGenerator(seed: 0xC0DE)
    for bound in [10, 70_000, 1 << 33] {
      var integers = CompactIntegers()
      var widths = CompactWidths()
      var offsets = ScalarOffsets()
      var expected: [Int] = []
      for index in 0..<500 {
        let value = index < 100 ? index : Int.random(in: -1...bound, using: &generator)
        expected.append(value)
        integers.append(value)
        widths.append(Int32(clamping: value))
        offsets.append(value)
      }
      #expect(Array(integers) == expected)
      #expect(Array(widths) == expected.map { Int32(clamping: $0) })
      #expect(Array(offsets) == expected)
    }
  }

  @Test func smallNumbersTakeFourBytesWidthsTwoAndPlainOffsetsNone() {
    var integers = CompactIntegers()
    var widths = CompactWidths()
    var offsets = ScalarOffsets()
    // Without, the room to spare depends on what the allocator gave before.
    integers.reserveCapacity(1000)
    widths.reserveCapacity(1000)
    for index in 0..<1000 {
      integers.append(index)
      widths.append(Int32(index))
      offsets.append(index)
    }
    // The array's head and what its memory was rounded up to.
    #expect((4000...4200).contains(integers.byteCount))
    #expect((2000...2200).contains(widths.byteCount))
    #expect(offsets.byteCount == 0)
  }
}
