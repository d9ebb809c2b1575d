internal import Synchronization

/// The part of a written label in front of its clusters, all that its look alone decides. Labels of one look begin with the same bytes,
/// and share what these say.
final class PortableFront: Sendable {
  /// The bytes that say it.
  private let bytes: [UInt8]
  let setting: PreparedSetting
  /// The faces, units and advances of the label, without its clusters.
  let contents: PreparedStorage.Contents

  private init(reading reader: inout ByteReader) throws(ByteFault) {
    let start = reader.offset
    let style = try reader.style()
    let fontSize = try reader.double("the font size")
    try reader.check("the font size") { () throws(TextError) in try TextError.checkFontSize(fontSize) }
    let leading = try reader.optionalDouble("the leading")
    try reader.check("the leading") { () throws(TextError) in
      try TextError.check(leading ?? 0, "The leading", allowed: TextError.anyLength)
    }
    var contents = PreparedStorage.Contents()
    contents.unitsPerEm = try reader.number(atMost: ByteReader.greatestUnit, "the unit")
    try reader.require(contents.unitsPerEm > 0, "an em has no units")
    contents.faces = try reader.faces()
    try reader.readAdvances(into: &contents)
    setting = PreparedSetting(
      style: style, fontSize: fontSize, leading: leading, faces: contents.faces,
      unitsPerEm: contents.unitsPerEm, tabs: contents.tabs,
      kinds: SegmentKinds(spaceAdvance: contents.spaceAdvance), heightCount: 32, isShared: true)
    self.contents = contents
    bytes = reader.bytes(from: start)
  }

  /// Those last read, the latest first.
  private static let recent = Mutex<[PortableFront]>([])
  private static let mostKept = 8

  /// The front that comes next: that of an earlier label whose bytes are the same, or a new one.
  static func next(in reader: inout ByteReader) throws(ByteFault) -> PortableFront {
    let next = reader
    if let known = recent.withLock({ fronts in fronts.first { next.begins(with: $0.bytes) } }) {
      reader.skip(known.bytes.count)
      return known
    }
    let front = try PortableFront(reading: &reader)
    recent.withLock { fronts in
      if fronts.count == mostKept { fronts.removeLast() }
      fronts.insert(front, at: 0)
    }
    return front
  }
}
