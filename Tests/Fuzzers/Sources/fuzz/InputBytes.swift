/// Takes choices from the start of an input; beyond its end all choices are 0.
struct InputBytes {
  /// What was not taken yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

  /// One of several values.
  mutating func choice<T>(_ values: [T]) -> T { values[Int(byte()) % values.count] }

  /// A number that hosts may pass: mostly an ordinary one, else one at or beyond the edge of what is allowed.
  mutating func number(upTo most: Double) -> Double {
    let kind = byte()
    let word = Double(word())
    switch kind {
    case 0..<192: return word / 65_536 * most
    case 192..<224: return -word / 65_536 * most
    default: return Self.odd[Int(word) % Self.odd.count]
    }
  }

  private static let odd: [Double] = [
    0, -0.0, 1e-9, .leastNonzeroMagnitude, .ulpOfOne, 1, 1e6, 1e6.nextUp, 1e15, 1e18, 1e19,
    .greatestFiniteMagnitude,
    .infinity, -.infinity, .nan,
  ]
}
