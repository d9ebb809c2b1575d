/// In which directions the words of a paragraph run, where not all of it runs one way.
struct WordDirections {
  /// Parts of one direction; none where all text runs one way.
  private let runs: [BidiRun]
  /// The first that reaches beyond the word asked for last.
  private var first = 0

  /// All one way.
  init() { runs = [] }

  /// Those of a paragraph.
  init(_ runs: [BidiRun]) { self.runs = runs }

  /// Whether all text runs from left to right, or all from right to left, as its letters show by themselves.
  var areOneWay: Bool { runs.isEmpty }

  /// A key's bits are those of so many parts at most.
  private static let mostParts = 4
  private static let partBits = 10
  /// The bits of a key.
  static let keyBits = mostParts * partBits

  /// A number that tells the directions in a part of the paragraph from all others, 0 where all of it runs from left to right, or the
  /// paragraph one way; nil where they change too often.
  ///
  /// - Parameter range: at most 256 bytes, beginning no earlier than those asked for before.
  @inline(__always)
  mutating func key(of range: Range<Int>) -> UInt64? {
    runs.isEmpty ? 0 : countedKey(of: range)
  }

  @inline(never)
  private mutating func countedKey(of range: Range<Int>) -> UInt64? {
    while first < runs.count, runs[first].range.upperBound <= range.lowerBound { first += 1 }
    var key: UInt64 = 0
    for (number, run) in parts(of: range).enumerated() {
      guard number < Self.mostParts else { return nil }
      // No part ends where it begins.
      let part = UInt64(truncatingIfNeeded: run.range.upperBound << 1) | UInt64(run.level)
      key |= part << UInt64(number * Self.partBits)
    }
    return key == UInt64(truncatingIfNeeded: range.count << 1) ? 0 : key
  }

  /// The parts of one direction of what was asked for last, from its start; levels are 0 and 1.
  func parts(of range: Range<Int>) -> [BidiRun] {
    var parts: [BidiRun] = []
    for run in runs[min(first, runs.count)...] {
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { break }
      let level = run.level & 1
      if parts.last?.level == level { parts.removeLast() }
      let start = parts.last?.range.upperBound ?? 0
      parts.append(BidiRun(range: start..<part.upperBound - range.lowerBound, level: level))
    }
    return parts
  }
}
