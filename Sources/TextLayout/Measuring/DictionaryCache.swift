/// Remembers the words that a dictionary found in runs of letters, as the same runs come again and again.
///
/// Safety: part of a ``LabelBuilder``, which one thread at a time uses.
@safe
final class DictionaryCache: DictionaryBreaking, @unchecked Sendable {
  private let dictionary: any DictionaryBreaking
  private var runs = ByteTable()
  /// For each run the end of its breaks in `breaks`.
  private var ends: [Int32] = []
  private var breaks: [Int32] = []

  /// Longer runs are looked up each time: they would hardly come again.
  private static let longestRun = 512
  /// The size in bytes at which the cache starts anew.
  private static let capacity = 1 << 18

  init(_ dictionary: any DictionaryBreaking) { self.dictionary = dictionary }

  func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
    let key = 0..<run.count
    guard key.count <= Self.longestRun else { return dictionary.appendBreaks(inRun: run, to: &offsets) }
    let hash = runs.hash(of: key, in: run, context: 0)
    if let number = runs.number(of: key, in: run, context: 0, hash: hash) {
      let start = number == 0 ? 0 : Int(ends[number - 1])
      for index in start..<Int(ends[number]) { offsets.append(Int(breaks[index])) }
      return
    }
    let first = offsets.count
    dictionary.appendBreaks(inRun: run, to: &offsets)
    if runs.byteCount + breaks.count * 4 > Self.capacity {
      runs.removeAll()
      ends.removeAll(keepingCapacity: true)
      breaks.removeAll(keepingCapacity: true)
    }
    runs.add(key, in: run, context: 0, hash: hash)
    for index in first..<offsets.count { breaks.append(Int32(truncatingIfNeeded: offsets[index])) }
    ends.append(Int32(truncatingIfNeeded: breaks.count))
  }
}
