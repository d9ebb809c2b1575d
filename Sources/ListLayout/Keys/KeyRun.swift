/// Keys of neighbouring slots: given one by one, or implied by a prefix and a count.
enum KeyRun: Hashable, Sendable {
  case listed([String])
  /// Prefix + number, the numbers going up from `first`.
  case counted(prefix: String, first: Int, count: Int)

  var count: Int {
    switch self {
    case .listed(let keys): keys.count
    case .counted(_, _, let count): count
    }
  }

  func key(at index: Int) -> String {
    switch self {
    case .listed(let keys): keys.indices.contains(index) ? keys[index] : ""
    case .counted(let prefix, let first, _): prefix + String(first &+ index)
    }
  }

  /// The ways in which `key` is a prefix and a number without leading zeros.
  static func readings(of key: String) -> [(prefix: String, number: Int)] {
    var readings: [(String, Int)] = []
    let bytes = Array(key.utf8)
    var place = 1
    var number = 0
    for index in bytes.indices.reversed() {
      let digit = Int(bytes[index]) - 48
      guard (0...9).contains(digit), place < Int.max / 100 else { break }
      number += digit * place
      if digit != 0 || index == bytes.count - 1 {
        readings.append((String(decoding: bytes[..<index], as: UTF8.self), number))
      }
      place *= 10
    }
    return readings
  }

  /// Whether two runs of implied keys share one.
  static func overlap(_ a: (prefix: String, numbers: Range<Int>), _ b: (prefix: String, numbers: Range<Int>))
    -> Bool
  {
    if a.prefix == b.prefix { return a.numbers.overlaps(b.numbers) }
    let (short, long) = a.prefix.utf8.count < b.prefix.utf8.count ? (a, b) : (b, a)
    guard long.prefix.hasPrefix(short.prefix) else { return false }
    // The longer prefix ends in digits, which are the first digits of the shorter one's numbers.
    let digits = String(decoding: long.prefix.utf8.dropFirst(short.prefix.utf8.count), as: UTF8.self)
    guard let head = Int(digits), digits.utf8.allSatisfy({ (48...57).contains($0) }), head > 0,
      digits.first != "0"
    else { return false }
    var place = 10
    while true {
      // Numbers of the longer prefix with as many digits as `place` has zeros; 0 has one.
      let low = place == 10 ? 0 : place / 10
      let numbers =
        max(
          low, long.numbers.lowerBound)..<max(
          max(low, long.numbers.lowerBound), min(place, long.numbers.upperBound))
      let (base, overflow) = head.multipliedReportingOverflow(by: place)
      guard !overflow, base <= Int.max - place else { return false }
      if !numbers.isEmpty,
        (base + numbers.lowerBound..<base + numbers.upperBound).overlaps(short.numbers)
      {
        return true
      }
      guard place <= Int.max / 100, place < long.numbers.upperBound else { return false }
      place *= 10
    }
  }
}
