/// A height brought back for a key (rule 47).
struct RestoredHeight: Hashable, Sendable {
  var height: Units
  var state: SlotState
  var width: Units
  var versions: [Int]
}

/// Heights that wait for their keys (rule 47): a counted run of keys with one height is one entry, however long.
struct WaitingHeights: Sendable {
  /// The heights of keys that end in no number.
  private var plain: [ByteKey: RestoredHeight] = [:]
  /// The heights of the others, by what stands before the number.
  private var numbered: [ByteKey: NumberedHeights] = [:]

  var isEmpty: Bool { plain.isEmpty && numbered.isEmpty }

  init() {}

  /// The heights of a saved list. Complexity: O(runs · log runs), however many keys the runs count.
  init(_ saved: SavedList) {
    var segments: [ByteKey: [NumberedHeights.Segment]] = [:]
    saved.visitRuns { keys, run in
      let height = RestoredHeight(
        height: max(0, min(HeightIndex.maximumHeight, run.height)),
        state: run.isMeasured ? .measured : .stale, width: saved.width, versions: saved.versions)
      switch keys {
      case .listed(let keys):
        for key in keys {
          if let reading = KeyRun.readings(of: key).last {
            segments[ByteKey(reading.prefix), default: []].append(
              .init(numbers: reading.number..<reading.number + 1, height: height))
          } else {
            plain[ByteKey(key)] = height
          }
        }
      case .counted(let prefix, let first, let count):
        for part in CountedKeys(prefix: prefix, numbers: first..<first + count).inLongestForm {
          segments[ByteKey(part.keys.prefix), default: []].append(
            .init(numbers: part.keys.numbers, height: height))
        }
      }
    }
    numbered = segments.mapValues(NumberedHeights.init)
  }

  /// Adds heights, which replace those of the same keys. Complexity: O(entries of both).
  mutating func merge(_ other: WaitingHeights) {
    for (key, height) in other.plain { plain[key] = height }
    for (prefix, heights) in other.numbered {
      numbered[prefix] = numbered[prefix]?.replaced(by: heights) ?? heights
    }
  }

  /// Takes a key's height out. Complexity: O(digits · log entries), expected.
  mutating func take(_ key: String) -> RestoredHeight? {
    if isEmpty { return nil }
    var taken = plain.removeValue(forKey: ByteKey(key))
    for (prefix, number) in KeyRun.readings(of: key) {
      if let height = numbered[ByteKey(prefix)]?.take(number) { taken = taken ?? height }
    }
    return taken
  }

  /// Takes the heights of counted keys out: stretches of the run, by the place in it. Complexity: O(entries).
  mutating func take(_ keys: CountedKeys) -> [(places: Range<Int>, height: RestoredHeight)] {
    var taken: [(places: Range<Int>, height: RestoredHeight)] = []
    for part in keys.inLongestForm {
      guard let found = numbered[ByteKey(part.keys.prefix)]?.take(part.keys.numbers) else { continue }
      for segment in found {
        let start = part.place + segment.numbers.lowerBound - part.keys.numbers.lowerBound
        taken.append((start..<start + segment.numbers.count, segment.height))
      }
      if numbered[ByteKey(part.keys.prefix)]?.isEmpty == true { numbered[ByteKey(part.keys.prefix)] = nil }
    }
    return taken
  }

  /// The number of keys, cut to a billion.
  var keyCount: Int {
    numbered.values.reduce(plain.count) { min(1_000_000_000, $0 + $1.count) }
  }

  /// All keys, one by one.
  var keys: [String] {
    plain.keys.map { $0.text }
      + numbered.flatMap { prefix, heights in heights.numbers.map { prefix.text + String($0) } }
  }
}

extension WaitingHeights: Hashable {
  static func == (a: WaitingHeights, b: WaitingHeights) -> Bool {
    a.plain == b.plain && a.content == b.content
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(plain)
    hasher.combine(content)
  }

  private var content: [ByteKey: [NumberedHeights.Segment]] {
    numbered.mapValues { $0.content }.filter { !$0.value.isEmpty }
  }
}

/// Heights by number: stretches of numbers with one height each.
private struct NumberedHeights: Sendable {
  struct Segment: Hashable, Sendable {
    var numbers: Range<Int>
    var height: RestoredHeight
  }

  /// Ascending, none empty, none overlapping another.
  private var segments: [Segment]
  /// Numbers in segments that were taken out one by one.
  private var taken: Set<Int> = []

  /// Segments in any order; of those that overlap the later ones hold.
  init(_ segments: [Segment]) {
    let isSorted = zip(segments, segments.dropFirst()).allSatisfy {
      $0.numbers.upperBound <= $1.numbers.lowerBound
    }
    self.segments = isSorted ? segments.filter { !$0.numbers.isEmpty } : Self.sorted(segments[...])
  }

  private static func sorted(_ segments: ArraySlice<Segment>) -> [Segment] {
    if segments.count < 2 { return segments.filter { !$0.numbers.isEmpty } }
    let middle = segments.startIndex + segments.count / 2
    return merged(sorted(segments[..<middle]), sorted(segments[middle...]))
  }

  /// Both in order, where they overlap the new ones.
  private static func merged(_ old: [Segment], _ new: [Segment]) -> [Segment] {
    (without(new.map { $0.numbers }, old) + new).sorted { $0.numbers.lowerBound < $1.numbers.lowerBound }
  }

  var isEmpty: Bool { segments.isEmpty }

  var count: Int { segments.reduce(-taken.count) { min(1_000_000_000, $0 + $1.numbers.count) } }

  var numbers: [Int] { segments.flatMap { $0.numbers.filter { !taken.contains($0) } } }

  /// The segments without what was taken, as few as can be.
  var content: [Segment] {
    var result: [Segment] = []
    for segment in Self.without(taken, segments) {
      if let last = result.last, last.numbers.upperBound == segment.numbers.lowerBound,
        last.height == segment.height
      {
        result[result.count - 1].numbers = last.numbers.lowerBound..<segment.numbers.upperBound
      } else {
        result.append(segment)
      }
    }
    return result
  }

  /// The segments without some numbers, which are in ascending order.
  private static func without(_ gone: [Range<Int>], _ segments: [Segment]) -> [Segment] {
    if gone.isEmpty { return segments }
    var result: [Segment] = []
    var next = 0
    for segment in segments {
      var start = segment.numbers.lowerBound
      let end = segment.numbers.upperBound
      while next < gone.count, gone[next].lowerBound < end {
        if start < gone[next].lowerBound {
          result.append(Segment(numbers: start..<gone[next].lowerBound, height: segment.height))
        }
        start = max(start, gone[next].upperBound)
        // One that reaches beyond this segment is looked at again with the next.
        guard start <= end else { break }
        next += 1
      }
      if start < end { result.append(Segment(numbers: start..<end, height: segment.height)) }
    }
    return result
  }

  private static func without(_ gone: some Sequence<Int>, _ segments: [Segment]) -> [Segment] {
    without(gone.sorted().map { $0..<$0 + 1 }, segments)
  }

  func replaced(by other: NumberedHeights) -> NumberedHeights {
    var result = self
    result.segments = Self.merged(Self.without(taken, segments), Self.without(other.taken, other.segments))
    result.taken = []
    return result
  }

  /// The number of the first segment that ends behind a number.
  private func first(endingAfter number: Int) -> Int {
    Int.partition(segments.count) { segments[$0].numbers.upperBound <= number }
  }

  mutating func take(_ number: Int) -> RestoredHeight? {
    let place = first(endingAfter: number)
    guard place < segments.count, segments[place].numbers.contains(number), taken.insert(number).inserted
    else { return nil }
    return segments[place].height
  }

  /// The segments that have numbers in a stretch.
  private func segments(in numbers: Range<Int>) -> Range<Int> {
    let start = first(endingAfter: numbers.lowerBound)
    var end = start
    while end < segments.count, segments[end].numbers.lowerBound < numbers.upperBound { end += 1 }
    return start..<end
  }

  /// Takes a stretch out: the segments in it.
  mutating func take(_ numbers: Range<Int>) -> [Segment] {
    let inside = segments(in: numbers)
    guard !inside.isEmpty else { return [] }
    let found = segments[inside].map { Segment(numbers: $0.numbers.clamped(to: numbers), height: $0.height) }
    if numbers.count <= 64 {
      // Few are noted one by one, so that the segments stay where they are.
      defer { taken.formUnion(found.lazy.flatMap { $0.numbers }) }
      return Self.without(numbers.filter(taken.contains), found)
    }
    let gone = taken.filter(numbers.contains)
    taken.subtract(gone)
    segments.replaceSubrange(inside, with: Self.without([numbers], Array(segments[inside])))
    return Self.without(gone, found)
  }
}
