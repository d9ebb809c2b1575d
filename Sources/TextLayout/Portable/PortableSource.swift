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
    (self.fontSize, self.leading) = (fontSize, leading)
    bytes = Array(reader.bytes(from: start))
  }

  var words: (any WordBreaking)? { nil }
  var keepsPlainText: Bool { false }

  /// The text is not among the bytes.
  func string(of bytes: Span<UInt8>) -> String? { nil }

  func storage(of bytes: Span<UInt8>) -> PreparedStorage {
    var reader = ByteReader(bytes.array[...])
    // They were read before.
    return PreparedStorage((try? contents(reading: &reader)) ?? PreparedStorage.Contents())
  }

  /// Reads the part that is a label's own, up to its height steps.
  func contents(reading reader: inout ByteReader) throws(ByteFault) -> PreparedStorage.Contents {
    var contents = PreparedStorage.Contents()
    contents.unitsPerEm = unitsPerEm
    contents.faces = faces
    try reader.readAdvances(into: &contents)
    try reader.readClusters(into: &contents)
    let paragraphs = try reader.paragraphs()
    try reader.readMetricsRuns(into: &contents)
    try reader.readLevelRuns(into: &contents)
    try reader.readCuts(into: &contents)
    try reader.readMarks(into: &contents, of: style)
    try contents.add(paragraphs, reader: reader)
    contents.rightToLeftParagraphs = try reader.ranges(of: contents)
    contents.uncovered = try reader.ranges(of: contents)
    contents.withoutDictionary = try reader.ranges(of: contents)
    contents.longContexts = try reader.ranges(of: contents)
    try reader.require(contents.staysInReach, "the label is wider than any can be")
    return contents
  }

  /// The setting of labels whose tabs lead to such places.
  func setting(tabs: TabStops) -> PreparedSetting {
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

  /// The source whose bytes the reader's next ones are, with its setting; the reader moves on behind them.
  static func known(_ reader: inout ByteReader) -> Entry? {
    // An own copy of a few references: nothing is compared under the lock.
    let entries = entries.withLock { $0 }
    guard let known = entries.last(where: { reader.isNext($0.source.bytes) }) else { return nil }
    reader.skip(known.source.bytes.count)
    return known
  }

  /// Adds the setting of a source's labels whose tabs lead to such places, in place of its last one.
  static func add(_ source: PortableSource, tabs: TabStops) -> PreparedSetting {
    let setting = source.setting(tabs: tabs)
    let gone: Entry? = entries.withLock { entries in
      let place = entries.firstIndex { $0.source === source } ?? (entries.count == most ? 0 : nil)
      defer { entries.append((source, setting)) }
      return place.map { entries.remove(at: $0) }
    }
    // Freed only here, where no other thread waits for it.
    return withExtendedLifetime(gone) { setting }
  }
}
