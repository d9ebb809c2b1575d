/// The step of the scan at two neighbours in ASCII, in one number: the distance between their starts in the lower half,
/// which may be negative, and flags in the upper half, a byte apart.
///
/// So the flags of eight neighbours can be gathered by doubling and adding: each flag's then fill its byte as a set, of which
/// the first neighbour's is the highest bit. What distances carry into them, ``rounding`` takes out.
enum ASCIIStep {
  /// Both are spaces.
  static let spaces: Int64 = 1 << 32
  /// They may announce a substitution.
  static let contextual: Int64 = 1 << 40
  /// The pair alone does not tell.
  static let stop: Int64 = 1 << 48
  /// A line may end between them.
  static let mayBreak: Int64 = 1 << 56

  /// The number that makes the lower half of one step, or of a sum of them, not negative.
  static let rounding: Int64 = 1 << 31

  /// The set of a flag among those gathered.
  @inline(__always)
  static func set(of flag: Int64, in flags: Int64) -> UInt8 {
    UInt8(truncatingIfNeeded: flags >> Int64(flag.trailingZeroBitCount))
  }

  /// For each pair of a face's table, the first one in the lower byte of the index.
  static func all(of table: PairTable) -> Memory<Int64> {
    let breaks = ASCIIPairBreaks.shared
    let steps = Memory(repeating: stop, count: 128 << 8)
    for first in UInt8(0x20)..<0x7F {
      let symbol = table.symbol(of: UInt32(first))
      for second in UInt8(0x20)..<0x7F {
        let pair = table.pair(symbol, table.symbol(of: UInt32(second)))
        let code = breaks.code(first, second)
        // A break between two that kern changes the line's width: it is noted character by character.
        let breaksHere = code == ASCIIPairBreaks.allowed
        guard pair != PairTable.refused, code != ASCIIPairBreaks.stop,
          !breaksHere || pair >> 1 == 0 || first == 0x20
        else { continue }
        let distance = table.symbols[Int(symbol)].advance + Int(pair >> 1)
        // Far below what would reach the flags, as advances of fonts are; a table may hold anything.
        guard abs(distance) < 1 << 22 else { continue }
        steps[Int(first) | Int(second) << 8] =
          Int64(distance) + (breaksHere ? mayBreak : 0) + (pair & 1 == 0 ? 0 : contextual)
          + (first == 0x20 && second == 0x20 ? spaces : 0)
      }
    }
    return steps
  }
}
