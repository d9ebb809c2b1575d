/// The properties of the grapheme clusters met so far in one font and language.
///
/// It takes up an eighth of a megabyte for clusters of several characters at most, and starts anew where it is full; and 8 bytes
/// a character in blocks of 64, for half a megabyte at most.
struct ClusterTable {
  /// For each block of 64 characters, as far as some were met, the start of its properties in `characters`, 0 for none yet.
  private var blocks: [UInt16] = []
  /// For each class of grapheme breaking, true if its characters stand alone.
  private var classesAlone: [UInt32: Bool] = [:]
  private var characters = [ClusterProperties](repeating: .unknown, count: 64)
  /// The clusters of several characters.
  private var clusterNumbers = ByteTable()
  private var clusters: [ClusterProperties] = []
  private let bidi: (any BidiResolving)?

  /// Longer clusters are not kept: they would hardly come again.
  private static let longestKey = 255
  /// The bytes that the table of long clusters takes up before it starts anew.
  private static let longCapacity = 1 << 17

  init(bidi: (any BidiResolving)?) { self.bidi = bidi }

  /// The properties of a character that is a cluster by itself, as far as they are known.
  @inline(__always)
  func cached(_ scalar: UInt32) -> ClusterProperties {
    let block = Int(scalar >> 6)
    return block < blocks.count ? characters[Int(blocks[block]) &+ Int(scalar & 63)] : .unknown
  }

  /// The properties of a cluster.
  mutating func properties(
    ofCluster range: Range<Int>, in text: Span<UInt8>, session: any ShapingSession
  ) -> ClusterProperties {
    var end = range.lowerBound
    let scalar = text.nextScalar(at: &end)
    guard end == range.upperBound else { return longProperties(ofCluster: range, in: text, session: session) }
    let cached = cached(scalar)
    return cached.isKnown ? cached : newProperties(of: scalar, range, in: text, session: session)
  }

  @inline(never)
  private mutating func newProperties(
    of scalar: UInt32, _ range: Range<Int>, in text: Span<UInt8>, session: any ShapingSession
  ) -> ClusterProperties {
    let block = Int(scalar >> 6)
    if block >= blocks.count { blocks += [UInt16](repeating: 0, count: block + 1 - blocks.count) }
    if blocks[block] == 0 {
      if characters.count > Int(UInt16.max) - 64 {
        characters.removeSubrange(64...)
        blocks = [UInt16](repeating: 0, count: blocks.count)
      }
      blocks[block] = UInt16(truncatingIfNeeded: characters.count)
      characters += [ClusterProperties](repeating: .unknown, count: 64)
    }
    var properties = requestedProperties(ofCluster: range, in: text, session: session)
    properties.standsAlone = standsAlone(range, of: text)
    characters[Int(blocks[block]) + Int(scalar & 63)] = properties
    return properties
  }

  @inline(never)
  private mutating func longProperties(
    ofCluster range: Range<Int>, in text: Span<UInt8>, session: any ShapingSession
  ) -> ClusterProperties {
    guard range.count <= Self.longestKey else {
      return requestedProperties(ofCluster: range, in: text, session: session)
    }
    let hash = clusterNumbers.hash(of: range, in: text, context: 0)
    if let number = clusterNumbers.number(of: range, in: text, context: 0, hash: hash) {
      return clusters[number]
    }
    let properties = requestedProperties(ofCluster: range, in: text, session: session)
    if clusterNumbers.byteCount + clusters.count * 8 > Self.longCapacity {
      clusterNumbers.removeAll()
      clusters.removeAll(keepingCapacity: true)
    }
    clusterNumbers.add(range, in: text, context: 0, hash: hash)
    clusters.append(properties)
    return properties
  }

  private func requestedProperties(
    ofCluster range: Range<Int>, in text: Span<UInt8>, session: any ShapingSession
  ) -> ClusterProperties {
    var offset = range.lowerBound
    let first = text.nextScalar(at: &offset)
    // A form feed and a carriage return draw nothing where they end no paragraph.
    if (0x09...0x0D).contains(first) && first != 0x0B || first == 0x2028 || first == 0x2029 {
      return .control
    }
    var properties = session.properties(ofCluster: range, in: text)
    guard let bidi else { return properties }
    let cluster = text.extracting(range)
    if first < 0x80 {
      properties.followsRightToLeft = Self.neutral.contains(UInt8(first))
    } else if needsBidi(in: cluster) || Self.isSymbol(first) {
      let letter = Array("\u{5D0}".utf8)
      let among = letter + cluster.array + letter
      properties.isRightToLeft = Self.isDirectional(first) || bidi.resolve(cluster).baseLevel == 1
      properties.followsRightToLeft =
        !Self.isDirectional(first) && bidi.resolve(among.span).runs.allSatisfy { $0.level == 1 }
    }
    return properties
  }

  /// True if a character's direction must be looked up among letters that run from right to left: not for letters of
  /// other scripts, after which the whole text is looked up anyway.
  private static func isSymbol(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xBF, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE6F, 0xFF00...0xFF0F, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// True if the character embeds, overrides or isolates directions, which only the whole paragraph tells.
  private static func isDirectional(_ scalar: UInt32) -> Bool {
    (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
  }

  private static let neutral = Set(" !\"'(),.:;?[]".utf8)

  /// True if the character is a cluster between any two others that stand alone: its class of UAX #29 tells.
  private mutating func standsAlone(_ character: Range<Int>, of text: Span<UInt8>) -> Bool {
    let kind = text.graphemeBreakClass(at: character.lowerBound).0
    if let cached = classesAlone[kind] { return cached }
    let alone = Self.isAlone(character, of: text)
    classesAlone[kind] = alone
    return alone
  }

  /// True if it is a cluster beside syllables, letters and another of itself: it is then of no class that joins what
  /// stands before or after it.
  private static func isAlone(_ character: Range<Int>, of text: Span<UInt8>) -> Bool {
    var bytes: [UInt8] = []
    var boundaries: [Int] = []
    for other in ["\u{AC00}", "\u{AC01}", "", "a"] {
      bytes += Array(other.utf8)
      if !other.isEmpty { boundaries.append(bytes.count) }
      for index in character { bytes.append(text[index]) }
      boundaries.append(bytes.count)
    }
    return GraphemeBreaker().boundaries(in: bytes.span) == boundaries.dropLast()
  }
}
