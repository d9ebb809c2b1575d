internal import Synchronization

/// The part of prepared labels as bytes that all labels of a font and style begin with, and the source of their clusters: a label
/// that was read keeps the bytes of its own part, and has clusters read from them when they are asked for.
final class PortableSource: LabelSource {
  /// The bytes of the part.
  let bytes: [UInt8]
  let fontDigest: UInt64
  let style: ParagraphStyle
  let fontSize: Double
  let leading: Double?
  private let unitsPerEm: Int
  private let faces: [SizedFace]
  private let tabs: TabStops

  /// Reads the part.
  init(reading reader: inout ByteReader) throws(ByteFault) {
    let start = reader.offset
    fontDigest = try reader.word()
    style = try reader.style()
    let fontSize = try reader.double("the font size")
    try reader.check("the font size") { () throws(TextError) in try TextError.checkFontSize(fontSize) }
    let leading = try reader.optionalDouble("the leading")
    try reader.check("the leading") { () throws(TextError) in
      try TextError.check(leading ?? 0, "The leading", allowed: TextError.anyLength)
    }
    unitsPerEm = try reader.number(atMost: ByteReader.greatestUnit, "the unit")
    try reader.require(unitsPerEm > 0, "an em has no units")
    faces = try reader.faces()
    tabs = try reader.tabs()
    (self.fontSize, self.leading) = (fontSize, leading)
    bytes = Array(reader.bytes(from: start))
  }

  var words: (any WordBreaking)? { nil }
  var keepsPlainText: Bool { false }

  /// The text is not among the bytes.
  func string(of bytes: Span<UInt8>) -> String? { nil }

  func storage(of bytes: Span<UInt8>) -> PreparedStorage {
    var reader = ByteReader(bytes.array[...])
    guard let table = try? segments(reading: &reader) else {
      // They were read before.
      return PreparedStorage(PreparedStorage.Contents())
    }
    return (try? clusters(of: table, reading: &reader)) ?? PreparedStorage(contents(of: table))
  }

  /// Reads the segments of a label, behind which so many bytes stand as are said there: those of its clusters.
  func segments(reading reader: inout ByteReader) throws(ByteFault) -> SegmentTable {
    let table = try reader.segmentTable(faceCount: faces.count, tabs: tabs)
    let rest = try reader.count(ofSize: 1, "bytes of clusters")
    try reader.require(rest == reader.count, "something follows the clusters")
    return table
  }

  /// Reads the clusters of a label, which must have the segments that were read before.
  func clusters(of table: SegmentTable, reading reader: inout ByteReader) throws(ByteFault) -> PreparedStorage {
    var contents = contents()
    try reader.readAdvances(into: &contents)
    try reader.readClusters(into: &contents)
    try reader.readMetricsRuns(into: &contents)
    try reader.readLevelRuns(into: &contents)
    try reader.readCuts(into: &contents)
    try reader.readMarks(into: &contents, of: style)
    var counts: [Int] = []
    counts.reserveCapacity(table.segments.count)
    for _ in table.segments {
      counts.append(try reader.number(atMost: contents.clusterFlags.count, "the clusters of a segment"))
    }
    try reader.require(contents.addSegments(of: table, clusterCounts: counts), "segments have other clusters")
    contents.rightToLeftParagraphs = try reader.ranges(of: contents)
    contents.uncovered = try reader.ranges(of: contents)
    contents.withoutDictionary = try reader.ranges(of: contents)
    contents.longContexts = try reader.ranges(of: contents)
    try reader.require(contents.staysInReach, "the label is wider than any can be")
    let storage = PreparedStorage(contents)
    try reader.require(reader.count == 0 && storage.table.isAlike(table), "clusters make other segments")
    return storage
  }

  /// Clusters for segments that go with none: one each.
  private func contents(of table: SegmentTable) -> PreparedStorage.Contents {
    var contents = contents()
    var end = 0
    let kinds = table.segments.map { segment in
      defer { end = segment.advanceEnd }
      return ClusterKind(width: Int32(clamping: segment.advanceEnd - end), flags: [], scalars: 1)
    }
    contents.setClusters(kinds.indices.map { Int32(truncatingIfNeeded: $0) }, of: kinds)
    _ = contents.addSegments(of: table, clusterCounts: kinds.map { _ in 1 })
    return contents
  }

  private func contents() -> PreparedStorage.Contents {
    var contents = PreparedStorage.Contents()
    (contents.unitsPerEm, contents.faces, contents.tabs) = (unitsPerEm, faces, tabs)
    return contents
  }

  /// The setting of the labels.
  func setting() -> PreparedSetting {
    PreparedSetting(
      style: style, fontSize: fontSize, leading: leading, faces: faces, unitsPerEm: unitsPerEm, tabs: tabs,
      kinds: SegmentKinds(spaceAdvance: tabs.spaceAdvance), heightCount: 32, isShared: true, origin: self)
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
    if let known = entries.last(where: { reader.isNext($0.source.bytes) }) {
      reader.skip(known.source.bytes.count)
      return known
    }
    let source = try PortableSource(reading: &reader)
    let entry = (source, source.setting())
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
