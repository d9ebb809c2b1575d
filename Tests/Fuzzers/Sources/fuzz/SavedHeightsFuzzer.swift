import Foundation
import SelfSizing

/// Heights saved by an earlier run: read, and written as they were read. The digest at the end is put right, or no change of
/// the bytes would be looked at further.
enum SavedHeightsFuzzer: Fuzzer {
  static func seeds(fixtures: URL) throws -> [[UInt8]] {
    let rows = Configurator<Int, Cell> { number in
      Rectangle().frame(height: Double(number) * 0.7)
    } fill: { _, _, _ in
    }
    let sizer = RowSizer(rows, id: \.self, measurer: RowMeasurer())
    var seeds = [Array(sizer.savedHeights().encoded().dropLast(8))]
    for count in [1, 3, 40] {
      _ = try sizer.heights(of: 0..<count, width: Double(count) * 10)
      seeds.append(Array(sizer.savedHeights().encoded().dropLast(8)))
    }
    return seeds
  }

  private final class Cell: ReusableCell {}

  static func run(_ input: [UInt8]) {
    _ = try? SavedHeights(decoding: input)
    var bytes = input
    withUnsafeBytes(of: digest(of: input).littleEndian) { bytes += $0 }
    guard let saved = try? SavedHeights(decoding: bytes) else { return }
    let written = saved.encoded()
    guard let again = try? SavedHeights(decoding: written) else {
      preconditionFailure("what was written is refused")
    }
    precondition(again.encoded() == written, "what was read is written in another way")
    precondition(again.count == saved.count, "\(saved.count) heights, then \(again.count)")
  }

  /// FNV-1a (G. Fowler, L. Noll, K.-P. Vo), as the written form asks for.
  private static func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
