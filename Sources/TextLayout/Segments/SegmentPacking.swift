/// How the segments of a table become words.
struct SegmentPacking {
  private let segments: [SegmentTable.Segment]
  private let endings: [SegmentTable.Ending]
  /// The list that kinds are noted in, for labels that share one.
  private let sharedKinds: SegmentKinds?
  private(set) var ownKinds: [SegmentKind] = []
  private(set) var flags: LabelStorage.Flags = []
  private(set) var format = LabelStorage.Format()
  /// The units that positions are counted in.
  private(set) var scale = 1
  /// The words that the segments became.
  private var words: [UInt64] = []

  private(set) var paragraphCount = 1
  private(set) var greatestFall = 0
  private var widest = 0
  /// The farthest position of a content's end or a segment's.
  private var farthest = 0
  private var lowest = 0

  var count: Int { segments.count }

  /// The least limit from which on no line ends inside a segment; the greatest number where it is not known.
  var widestLimit: UInt32 { flags.contains(.isSteady) ? UInt32(clamping: widest) : .max }

  init(_ table: SegmentTable, style: PreparedSetting) {
    segments = table.segments
    endings = table.endings
    sharedKinds = style.isShared ? style.kinds : nil
    var (start, before) = (0, 0)
    var rises = true
    for segment in segments {
      let (content, end) = (segment.contentEnd, segment.advanceEnd)
      if content < before || end < start { rises = false }
      widest = max(widest, content - start)
      farthest = max(farthest, content, start)
      greatestFall = max(greatestFall, farthest - content)
      lowest = min(lowest, content, end)
      if segment.faces != 1 { flags.insert(.isMixed) }
      (start, before) = (end, content)
    }
    if style.indents != nil { flags.insert(.isIndented) }
    if style.style.wrapping.filling != .greedy { flags.insert(.isFilledEvenly) }
    let steady: SegmentTable.Ending.Flags = [.endsParagraph, .trailingOnly]
    if rises, !table.hasPairs, style.indents == nil, endings.allSatisfy({ $0.flags.isSubset(of: steady) }) {
      flags.insert(.isSteady)
    }
    if !rises { flags.insert(.falls) }
    if !endings.allSatisfy({ $0.flags.isSubset(of: .softHyphen) }) {
      flags.insert(.hasStops)
      for segment in segments.dropLast() where endings[Int(segment.ending)].flags.contains(.endsParagraph) {
        paragraphCount += 1
      }
    }
    if paragraphCount > 1 { flags.insert(.hasParagraphs) }
    if table.hasPairs { flags.insert(.hasPairs) }
    if table.hasManyFaces { flags.formUnion([.hasManyFaces, .isMixed]) }
    if table.hasUncovered { flags.insert(.hasUncovered) }
  }

  // MARK: Words

  /// Makes words of four bytes, or of eight where positions ask for them.
  mutating func packWords() {
    let isNarrow = !flags.contains(.falls) && lowest >= 0
    if isNarrow, pack(.four, scale: 1) { return finish() }
    // Eight bytes hold what no label exceeds.
    _ = pack(.eight, scale: 1)
    finish()
  }

  /// Makes words of two bytes if they can hold the segments; else the words stay as they are.
  mutating func packShortWords() {
    guard format.size == .four else { return }
    let before = self
    if pack(.two, scale: 1) { return finish() }
    var divisor = 0
    for segment in segments {
      divisor = Self.greatestDivisor(of: divisor, segment.contentEnd)
      divisor = Self.greatestDivisor(of: divisor, segment.advanceEnd)
      if divisor == 1 { break }
    }
    if divisor > 1, pack(.two, scale: divisor) { return finish() }
    self = before
  }

  private static func greatestDivisor(of a: Int, _ b: Int) -> Int {
    var (x, y) = (a.magnitude, b.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    return Int(clamping: x)
  }

  private mutating func finish() {
    if ownKinds.isEmpty { flags.remove(.ownsKinds) } else { flags.insert(.ownsKinds) }
    guard format.size == .four, !flags.contains(.hasStops), segments.count > 0 else { return }
    let first = segments[0].advanceEnd - segments[0].contentEnd
    let alike = segments.dropLast().allSatisfy { $0.advanceEnd - $0.contentEnd == first }
    if alike { flags.insert(.trailsAlike) }
  }

  private enum Outcome {
    case done, needsBits(Int), needsOwnKinds, impossible
  }

  private mutating func pack(_ size: SegmentWords.Size, scale: Int) -> Bool {
    if packTogether(size, scale: scale) { return true }
    let before = flags
    var (bits, isShared) = (1, sharedKinds != nil)
    while bits <= Swift.min(16, size.bits - 4) {
      flags = before
      switch pack(size, scale: scale, kindBits: bits, isShared: isShared) {
      case .done:
        self.scale = scale
        format = LabelStorage.Format(size, kindBits: bits)
        return true
      case .needsBits(let needed): bits = max(bits + 1, needed)
      case .needsOwnKinds: isShared = false
      case .impossible: bits += 1
      }
    }
    flags = before
    return false
  }

  /// Makes words of a size where all positions count from the label's start: first the numbers of kinds, which tell their bits.
  private mutating func packTogether(_ size: SegmentWords.Size, scale: Int) -> Bool {
    guard let numbers = kindNumbers(isShared: sharedKinds != nil) ?? kindNumbers(isShared: false) else {
      return false
    }
    let kindBits = max(1, Int.bitWidth - numbers.leadingZeroBitCount)
    let bias = size == .eight ? SegmentWords.wideBias : 0
    let most = 1 << (min(size.bits, 63) - kindBits) - 1
    guard kindBits <= min(16, size.bits - 4), farthest / scale + bias <= most, lowest + bias >= 0 else {
      return false
    }
    for index in segments.indices {
      let content = segments[index].contentEnd
      let position = (scale == 1 ? content : content / scale) + bias
      words[index] |= UInt64(truncatingIfNeeded: position) << UInt64(kindBits)
    }
    self.scale = scale
    format = LabelStorage.Format(size, kindBits: kindBits)
    return true
  }

  /// Puts the number of each segment's kind in its word; gives all bits of theirs, or nil where the shared list has no room.
  private mutating func kindNumbers(isShared: Bool) -> Int? {
    ownKinds.removeAll()
    words.removeAll(keepingCapacity: true)
    words.reserveCapacity(segments.count)
    var bits = 0
    // The last two, as kinds take turns.
    var last: (segment: SegmentTable.Segment, number: Int)?
    var other = last
    for segment in segments {
      if last?.segment.isAlike(segment) != true {
        (last, other) = (other, last)
        if last?.segment.isAlike(segment) != true {
          guard let number = number(of: kind(of: segment), isShared: isShared) else { return nil }
          last = (segment, number)
        }
      }
      let number = last?.number ?? 0
      bits |= number
      words.append(UInt64(truncatingIfNeeded: number))
    }
    return bits
  }

  private func kind(of segment: SegmentTable.Segment) -> SegmentKind {
    let ending = endings[Int(segment.ending)]
    return SegmentKind(
      trailing: segment.advanceEnd - segment.contentEnd, hyphen: Int32(clamping: ending.hyphen),
      faces: segment.faces, flags: SegmentKind.Flags(ending.flags))
  }

  /// Makes words of a size with so many bits for kinds.
  private mutating func pack(
    _ size: SegmentWords.Size, scale: Int, kindBits: Int, isShared: Bool
  ) -> Outcome {
    ownKinds.removeAll()
    words.removeAll(keepingCapacity: true)
    words.reserveCapacity(segments.count)
    let bias = size == .eight ? SegmentWords.wideBias : 0
    let most = 1 << (min(size.bits, 63) - kindBits) - 1
    var zero = 0
    var last: (kind: SegmentKind, number: Int)?
    for (index, segment) in segments.enumerated() {
      let position = (segment.contentEnd - zero) / scale + bias
      guard position >= 0, position <= most else { return .impossible }
      var kind = kind(of: segment)
      if index + 1 < segments.count, (segments[index + 1].contentEnd - zero) / scale + bias > most {
        zero = segment.advanceEnd
        kind.flags.insert(.rebases)
        flags.insert(.hasStops)
      }
      if last?.kind != kind {
        guard let number = number(of: kind, isShared: isShared) else { return .needsOwnKinds }
        guard number >> kindBits == 0 else {
          return .needsBits(Int.bitWidth - number.leadingZeroBitCount)
        }
        last = (kind, number)
      }
      words.append(UInt64(position) << UInt64(kindBits) | UInt64(last?.number ?? 0))
    }
    return .done
  }

  /// The number of a kind; nil where the shared list has no room for it.
  private mutating func number(of kind: SegmentKind, isShared: Bool) -> Int? {
    if isShared { return sharedKinds?.number(of: kind) }
    if let known = ownKinds.lastIndex(of: kind) { return known }
    ownKinds.append(kind)
    return ownKinds.count - 1
  }

  /// Writes the words.
  func write(to memory: UnsafeMutableRawPointer) {
    for (index, word) in words.enumerated() {
      switch format.size {
      case .two:
        unsafe memory.storeBytes(
          of: UInt16(truncatingIfNeeded: word), toByteOffset: 2 * index, as: UInt16.self)
      case .four:
        unsafe memory.storeBytes(
          of: UInt32(truncatingIfNeeded: word), toByteOffset: 4 * index, as: UInt32.self)
      case .eight: unsafe memory.storeBytes(of: word, toByteOffset: 8 * index, as: UInt64.self)
      }
    }
  }
}

extension SegmentTable.Segment {
  /// Whether another segment is of the same kind.
  @inline(__always)
  fileprivate func isAlike(_ other: Self) -> Bool {
    advanceEnd - contentEnd == other.advanceEnd - other.contentEnd && faces == other.faces
      && ending == other.ending
  }
}
