/// The whole number nearest to another, worked out without a conversion: added to 2^52, a number keeps no bits below one.
struct NearestWhole {
  let value: Double
  let number: Int

  /// Nil for what is not from 0 to below the bound, which is at most 2^51.
  @inline(__always)
  init?(_ number: Double, below bound: UInt64) {
    let sum = number + 0x1p52
    // The bits of 2^52 and a whole number differ by that number.
    let difference = sum.bitPattern &- 0x1p52.bitPattern
    guard difference < bound else { return nil }
    value = sum - 0x1p52
    self.number = Int(truncatingIfNeeded: difference)
  }
}
