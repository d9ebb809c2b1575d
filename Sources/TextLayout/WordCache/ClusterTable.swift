/// What preparing labels in one font stack and language learnt about how their grapheme clusters are set.
///
/// It takes up an eighth of a megabyte for clusters of several characters at most, and starts anew where it is full; and 8 bytes
/// a character in blocks of 64, for half a megabyte at most.
struct ClusterTable {
  /// For each block of 64 characters where its settings start in `characters`, 0 for none yet.
  private var blocks = [UInt16](repeating: 0, count: 0x11_0000 >> 6)
  /// For classes of grapheme breaking whether their characters stand alone.
  private var classesAlone: [UInt32: Bool] = [:]
  private var characters = [ClusterSetting](repeating: .unknown, count: 64)
  /// The clusters of several characters.
  private var clusterNumbers = ByteTable()
  private var clusters: [ClusterSetting] = []
  private let bidi: (any BidiResolving)?

  /// Longer clusters are not kept: they would hardly come again.
  private static let longestKey = 255
  /// Where the table of long clusters takes up so many bytes it starts anew.
  private static let longCapacity = 1 << 17

  init(bidi: (any BidiResolving)?) { self.bidi = bidi }

  /// How a character is set that is a cluster by itself, as far as it is known.
  @inline(__always)
  func known(_ scalar: UInt32) -> ClusterSetting {
    characters[Int(blocks[Int(scalar >> 6)]) &+ Int(scalar & 63)]
  }

  /// Moves on from a character that is set by itself to the last one of those behind it that are set alike, as long as they
  /// begin before `limit`.
  func skip(
    _ setting: ClusterSetting, in text: Span<UInt8>, to limit: Int, previous: inout Int, start: inout Int,
    end: inout Int
  ) {
    guard !setting.needsCare else { return }
    let limit = min(limit, text.count)
    var next = end
    while next < limit {
      guard known(text.nextScalar(at: &next)) == setting else { return }
      (previous, start, end) = (start, end, next)
    }
  }

  /// How the cluster is set.
  mutating func setting(
    ofCluster range: Range<Int>, in text: Span<UInt8>, session: () -> (any ShapingSession)?
  ) -> ClusterSetting {
    var end = range.lowerBound
    let scalar = text.nextScalar(at: &end)
    guard end == range.upperBound else { return longSetting(ofCluster: range, in: text, session: session) }
    let known = known(scalar)
    return known.isKnown ? known : newSetting(of: scalar, range, in: text, session: session)
  }

  @inline(never)
  private mutating func newSetting(
    of scalar: UInt32, _ range: Range<Int>, in text: Span<UInt8>, session: () -> (any ShapingSession)?
  ) -> ClusterSetting {
    let block = Int(scalar >> 6)
    if blocks[block] == 0 {
      guard characters.count < Int(UInt16.max) - 64 else { return .inPlace }
      blocks[block] = UInt16(truncatingIfNeeded: characters.count)
      characters += [ClusterSetting](repeating: .unknown, count: 64)
    }
    var setting = askedSetting(ofCluster: range, in: text, session: session)
    setting.standsAlone = standsAlone(range, of: text)
    characters[Int(blocks[block]) + Int(scalar & 63)] = setting
    return setting
  }

  @inline(never)
  private mutating func longSetting(
    ofCluster range: Range<Int>, in text: Span<UInt8>, session: () -> (any ShapingSession)?
  ) -> ClusterSetting {
    guard range.count <= Self.longestKey else { return .inPlace }
    let hash = clusterNumbers.hash(of: range, in: text, context: 0)
    if let number = clusterNumbers.number(of: range, in: text, context: 0, hash: hash) {
      return clusters[number]
    }
    let setting = askedSetting(ofCluster: range, in: text, session: session)
    if clusterNumbers.byteCount + clusters.count * 8 > Self.longCapacity {
      clusterNumbers.removeAll()
      clusters.removeAll(keepingCapacity: true)
    }
    clusterNumbers.add(range, in: text, context: 0, hash: hash)
    clusters.append(setting)
    return setting
  }

  /// What the session says. U+3000 hangs at a line's end, as does a space with marks: these are left to it.
  private func askedSetting(
    ofCluster range: Range<Int>, in text: Span<UInt8>, session: () -> (any ShapingSession)?
  ) -> ClusterSetting {
    var offset = range.lowerBound
    let first = text.nextScalar(at: &offset)
    guard first != 0x3000, first != 0x20 || offset == range.upperBound else { return .inPlace }
    guard var setting = session()?.setting(ofCluster: range, in: text), !setting.isInPlace else {
      return .inPlace
    }
    guard let bidi else { return setting }
    let cluster = text.extracting(range)
    if first < 0x80 {
      setting.goesAlong = Self.neutral.contains(UInt8(first))
    } else if needsBidi(in: cluster) || Self.isSymbol(first) {
      let among = Self.bytes(of: cluster, between: "\u{5D0}")
      setting.isRightToLeft = bidi.resolve(cluster).baseLevel == 1
      setting.goesAlong = bidi.resolve(among.span).runs.allSatisfy { $0.level == 1 }
    }
    return setting
  }

  /// Whether to ask for the direction of a character among letters that run from right to left: not for letters of other
  /// scripts, after which the whole text is asked about anyway.
  private static func isSymbol(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xBF, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE6F, 0xFF00...0xFF0F, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  private static let neutral = Set(" !\"'(),.:;?[]".utf8)

  private static func bytes(of part: Span<UInt8>, between scalar: Unicode.Scalar) -> [UInt8] {
    var bytes = Array(String(scalar).utf8)
    for index in part.indices { bytes.append(part[index]) }
    return bytes + Array(String(scalar).utf8)
  }

  /// Whether the character is a cluster between any two others of which the same is true: its class of UAX #29 tells.
  private mutating func standsAlone(_ character: Range<Int>, of text: Span<UInt8>) -> Bool {
    let kind = text.graphemeBreakClass(at: character.lowerBound).0
    if let known = classesAlone[kind] { return known }
    let alone = Self.isAlone(character, of: text)
    classesAlone[kind] = alone
    return alone
  }

  /// Whether it is one beside syllables, letters and another of itself: it is then of no class that joins what stands before or
  /// after it.
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
