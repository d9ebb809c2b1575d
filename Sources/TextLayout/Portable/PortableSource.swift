internal import Synchronization

/// The source of the clusters of labels of one font and style that were read from bytes: a label keeps the bytes of its own part, and
/// has clusters read from them when they are asked for.
final class PortableSource: LabelSource {
  /// The bytes of the setting.
  let bytes: [UInt8]
  let setting: PortableSetting

  /// Reads the setting.
  init(reading reader: inout ByteReader) throws(ByteFault) {
    let start = reader.offset
    var coder = ByteCoder(reading: reader)
    var setting = PortableSetting()
    try coder.code(&setting)
    self.setting = setting
    reader = coder.reader
    bytes = Array(reader.bytes(from: start))
  }

  var words: (any WordBreaking)? { nil }
  var keepsPlainText: Bool { false }

  /// The text is not among the bytes.
  func string(of bytes: Span<UInt8>) -> String? { nil }

  func storage(of bytes: Span<UInt8>) -> PreparedStorage {
    var coder = ByteCoder(reading: ByteReader(bytes.array[...]))
    guard let table = try? segments(reading: &coder) else {
      // They were read before.
      return PreparedStorage(PreparedStorage.Contents())
    }
    return (try? clusters(of: table, reading: &coder)) ?? PreparedStorage(contents(of: table))
  }

  /// Reads the segments of a label, behind which so many bytes stand as are said there: those of its clusters.
  func segments(reading coder: inout ByteCoder) throws(ByteFault) -> SegmentTable {
    var table = SegmentTable()
    try coder.code(&table, faceCount: setting.faces.count, tabs: setting.tabs)
    var rest = 0
    try coder.code(&rest, atMost: .max, "the count of bytes")
    try coder.require(
      rest == coder.reader.count, "there are not as many bytes of clusters as there should be")
    return table
  }

  /// Reads the clusters of a label, which must make the segments that were read before.
  func clusters(of table: SegmentTable, reading coder: inout ByteCoder) throws(ByteFault) -> PreparedStorage {
    var (contents, counts) = (setting.contents, [Int]())
    try coder.code(&contents, clusterCounts: &counts, of: setting.style)
    let isWhole = coder.reader.count == 0 && contents.addSegments(of: table, clusterCounts: counts)
    try coder.require(isWhole && contents.staysInReach, "clusters do not make the segments")
    let storage = PreparedStorage(contents)
    try coder.require(storage.table(setting.style).isAlike(table), "clusters make other segments")
    return storage
  }

  /// Clusters for segments that go with none: two each, the second being the trailing space.
  private func contents(of table: SegmentTable) -> PreparedStorage.Contents {
    var (contents, end) = (setting.contents, 0)
    let kinds = table.segments.flatMap { segment in
      defer { end = segment.advanceEnd }
      return [
        ClusterKind(width: Int32(clamping: segment.contentEnd - end), flags: [], scalars: 1),
        ClusterKind(
          width: Int32(clamping: segment.advanceEnd - segment.contentEnd), flags: .trailing, scalars: 1),
      ]
    }
    contents.setClusters(kinds.indices.map { Int32(truncatingIfNeeded: $0) }, of: kinds)
    _ = contents.addSegments(of: table, clusterCounts: table.segments.map { _ in 2 })
    return contents
  }

  /// The setting of the labels.
  func preparedSetting() -> PreparedSetting {
    PreparedSetting(
      style: setting.style, fontSize: setting.fontSize, leading: setting.leading, faces: setting.faces,
      unitsPerEm: setting.unitsPerEm, tabs: setting.tabs,
      kinds: SegmentKinds(spaceAdvance: setting.tabs.spaceAdvance), heightCount: 32, isShared: true,
      origin: self)
  }
}

/// The settings of the labels that were last read from bytes.
enum RecentPortableSettings {
  typealias Entry = (source: PortableSource, setting: PreparedSetting)
  private static let entries = Mutex<[Entry]>([])
  private static var most: Int { 8 }

  /// The source whose bytes are the reader's next ones, with its setting; the reader moves on behind them.
  static func next(_ reader: inout ByteReader) throws(ByteFault) -> Entry {
    // An own copy of a few references: nothing is compared under the lock.
    let entries = entries.withLock { $0 }
    for place in entries.indices.reversed() where reader.isNext(entries[place].source.bytes) {
      reader.skip(entries[place].source.bytes.count)
      return entries[place]
    }
    let source = try PortableSource(reading: &reader)
    let entry = (source, source.preparedSetting())
    add(entry)
    return entry
  }

  private static func add(_ entry: Entry) {
    let gone: Entry? = entries.withLock { entries in
      defer { entries.append(entry) }
      return entries.count == most ? entries.removeFirst() : nil
    }
    // Freed only here, where no other thread waits for it.
    withExtendedLifetime(gone) {}
  }
}
