/// Keys of neighbouring slots: given one by one, or implied by a prefix and a count.
enum KeyRun: Hashable, Sendable, Codable {
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

  /// A key that two of the runs, or one of them twice, would give to two slots; nil where all differ.
  ///
  /// Complexity: O(runs + keys given one by one), expected; runs whose prefixes differ only in digits at their ends
  /// are compared with each other.
  static func duplicate(in runs: [KeyRun]) -> String? {
    var listed: Set<String> = []
    var counted: [Substring: [CountedKeys]] = [:]
    for run in runs {
      switch run {
      case .listed(let keys):
        for key in keys where !listed.insert(key).inserted { return key }
      case .counted(let prefix, let first, let count):
        let new = CountedKeys(prefix: prefix, numbers: first..<first + count)
        for other in counted[stem(prefix)] ?? [] {
          if let key = CountedKeys.shared(new, other) { return key }
        }
        counted[stem(prefix), default: []].append(new)
      }
    }
    if counted.isEmpty { return nil }
    return listed.first { key in
      (counted[stem(key)] ?? []).contains { $0.contains(key) }
    }
  }

  /// A key or prefix without the digits at its end.
  static func stem(_ text: String) -> Substring {
    let digits = text.utf8.reversed().prefix { (48...57).contains($0) }.count
    return text.dropLast(digits)
  }
}

/// Keys implied by a prefix and numbers.
struct CountedKeys: Hashable, Sendable {
  var prefix: String
  var numbers: Range<Int>

  func contains(_ key: String) -> Bool {
    KeyRun.readings(of: key).contains { $0.prefix == prefix && numbers.contains($0.number) }
  }

  /// A key that is in both.
  static func shared(_ a: CountedKeys, _ b: CountedKeys) -> String? {
    if a.prefix == b.prefix {
      let both = a.numbers.clamped(to: b.numbers)
      return both.isEmpty ? nil : a.prefix + String(both.lowerBound)
    }
    let (short, long) = a.prefix.utf8.count < b.prefix.utf8.count ? (a, b) : (b, a)
    guard long.prefix.hasPrefix(short.prefix) else { return nil }
    // The longer prefix ends in digits, which are the first digits of the shorter one's numbers.
    let digits = String(decoding: long.prefix.utf8.dropFirst(short.prefix.utf8.count), as: UTF8.self)
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), digits.first != "0", let head = Int(digits)
    else { return nil }
    var place = 10
    while true {
      // Numbers of the longer prefix with as many digits as `place` has zeros; 0 has one.
      let low = max(place == 10 ? 0 : place / 10, long.numbers.lowerBound)
      let high = min(place, long.numbers.upperBound)
      let (base, overflow) = head.multipliedReportingOverflow(by: place)
      guard !overflow, base <= Int.max - place else { return nil }
      if low < high {
        let both = (base + low..<base + high).clamped(to: short.numbers)
        if !both.isEmpty { return short.prefix + String(both.lowerBound) }
      }
      guard place <= Int.max / 100, place < long.numbers.upperBound else { return nil }
      place *= 10
    }
  }
}
