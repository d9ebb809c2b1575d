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

  /// True if there can be such keys; what is read from elsewhere may say anything.
  var isPossible: Bool {
    guard case .counted(_, let first, let count) = self else { return true }
    return count >= 0 && count <= HeightIndex.maximumCount && first >= 0 && first <= Int.max - count
  }

  func key(at index: Int) -> String {
    switch self {
    case .listed(let keys): keys.indices.contains(index) ? keys[index] : ""
    case .counted(let prefix, let first, _): prefix + String(first &+ index)
    }
  }

  /// The keys at some places of the run.
  func part(_ places: Range<Int>) -> KeyRun {
    switch self {
    case .listed(let keys): .listed(Array(keys[places.clamped(to: keys.indices)]))
    case .counted(let prefix, let first, _):
      .counted(prefix: prefix, first: first + places.lowerBound, count: places.count)
    }
  }

  /// The ways in which `key` is a prefix and a number without leading zeros, the longest number last.
  static func readings(of key: String) -> [(prefix: String, number: Int)] {
    var readings: [(prefix: String, number: Int)] = []
    let bytes = Array(key.utf8)
    var place = 1
    var number = 0
    for index in bytes.indices.reversed() {
      let digit = Int(bytes[index]) - 48
      guard (0...9).contains(digit) else { break }
      let (part, isLong) = place.multipliedReportingOverflow(by: digit)
      let (sum, isLarge) = number.addingReportingOverflow(part)
      if isLong || isLarge { break }
      number = sum
      if digit != 0 || index == bytes.count - 1 {
        readings.append((prefix: String(decoding: bytes[..<index], as: UTF8.self), number: number))
      }
      let (next, isLast) = place.multipliedReportingOverflow(by: 10)
      if isLast { break }
      place = next
    }
    return readings
  }

  /// A key that two of the runs, or one of them twice, would give to two slots; nil where all differ.
  ///
  /// Complexity: O(n log n) for keys given one by one and runs in the order of their numbers, expected.
  static func duplicate(in runs: [KeyRun]) -> String? {
    var listed: Set<ByteKey> = []
    var counted: [ByteKey: CountedRuns] = [:]
    for run in runs {
      switch run {
      case .listed(let keys):
        for key in keys where !listed.insert(ByteKey(key)).inserted { return key }
      case .counted(let prefix, let first, let count):
        guard count > 0 else { continue }
        for (part, _) in CountedKeys(prefix: prefix, numbers: first..<first + count).inLongestForm {
          if let (other, _) = counted.runs(behind: part.prefix, in: ClosedRange(part.numbers)).first {
            return part.prefix + String(max(other.lowerBound, part.numbers.lowerBound))
          }
          counted[ByteKey(part.prefix), default: CountedRuns()].insert(part.numbers, firstID: 0)
        }
      }
    }
    if counted.isEmpty { return nil }
    return listed.first { key in
      readings(of: key.text).contains { prefix, number in
        !counted.runs(behind: prefix, in: number...number).isEmpty
      }
    }?.text
  }
}

#if !hasFeature(Embedded)
  extension KeyRun: Codable {}
#endif

/// Keys implied by a prefix and numbers.
struct CountedKeys: Hashable, Sendable {
  var prefix: String
  var numbers: Range<Int>

  func contains(_ key: String) -> Bool {
    KeyRun.readings(of: key).contains { ByteKey($0.prefix) == ByteKey(prefix) && numbers.contains($0.number) }
  }

  /// The keys, each as its longest number behind a prefix: runs of such keys, and the place of each in this one.
  ///
  /// Complexity: O(digits of the greatest number).
  var inLongestForm: [(keys: CountedKeys, place: Int)] {
    guard let (stem, head) = KeyRun.readings(of: prefix).last, head > 0 else {
      return [(keys: self, place: 0)]
    }
    var parts: [(keys: CountedKeys, place: Int)] = []
    var start = numbers.lowerBound
    var place = 10
    while start < numbers.upperBound {
      // Numbers with as many digits as `place` has zeros; 0 has one.
      let (base, isLarge) = head.multipliedReportingOverflow(by: place)
      guard !isLarge, base <= Int.max - place else {
        let rest = CountedKeys(prefix: prefix, numbers: start..<numbers.upperBound)
        return parts + [(keys: rest, place: start - numbers.lowerBound)]
      }
      let end = min(place, numbers.upperBound)
      if start < end {
        let part = CountedKeys(prefix: stem, numbers: base + start..<base + end)
        parts.append((keys: part, place: start - numbers.lowerBound))
        start = end
      }
      let (next, isLast) = place.multipliedReportingOverflow(by: 10)
      place = isLast ? Int.max : next
    }
    return parts
  }
}
