internal import TextLayout

/// Heights that one run of a program measured, for the next run to begin with.
///
/// Each height is kept with a digest of its row's key, a digest of what the row showed, and the widths for which it
/// holds; all together with a digest of the environment. A row of the same content at such a width in the same
/// environment takes its height without any layout; any other row begins with it as its estimate.
///
/// ```swift
/// // At the end of a run. Foundation's `.atomic` leaves either the old file or the new one, never half of one.
/// try Data(list.savedHeights().encoded()).write(to: file, options: .atomic)
/// // At the start of the next one.
/// list.restore(try SavedHeights(decoding: Array(Data(contentsOf: file))))
/// ```
public struct SavedHeights: Hashable, Sendable {
  /// A height of one row.
  struct Entry: Hashable, Sendable {
    /// A digest of the row's key.
    var key: UInt64
    /// A digest of what the row showed (``RowBody/digest``).
    var content: UInt64
    /// The height; one that holds at no width can only serve as an estimate.
    var height: RowHeight
  }

  /// The digest of the environment of the measurements.
  let environment: UInt64
  /// Ordered by key, each key once.
  private(set) var entries: [Entry]

  /// Heights measured in an environment; of two with one key the first is taken, and what is no height is left out.
  init(environment: UInt64, entries: [Entry]) {
    self.environment = environment
    let sorted = entries.filter { $0.height.height >= 0 && $0.height.height.isFinite }
      .enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
    self.entries = []
    self.entries.reserveCapacity(sorted.count)
    for (_, entry) in sorted where self.entries.last?.key != entry.key { self.entries.append(entry) }
  }

  /// The number of heights.
  public var count: Int { entries.count }

  /// The height saved for a key, whatever its content, width and environment. O(log n).
  func entry(for key: UInt64) -> Entry? {
    let position = position(of: key)
    return position < entries.count && entries[position].key == key ? entries[position] : nil
  }

  /// Leaves a key's height as no more than an estimate. O(log n).
  mutating func makeStale(_ key: UInt64) {
    let position = position(of: key)
    guard position < entries.count, entries[position].key == key else { return }
    entries[position].height = entries[position].height.asEstimate
  }

  /// The position of the first entry with at least this key.
  private func position(of key: UInt64) -> Int { entries.partitioningIndex { $0.key >= key } }
}

extension RowHeight {
  /// The height, known to hold at no width.
  var asEstimate: RowHeight { RowHeight(height, validFrom: 0, validTo: 0) }
}
