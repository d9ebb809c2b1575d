/// The packing of a table of segments into words.
struct SegmentPacking {
  /// The list that kinds are noted in, for labels that share one.
  private let sharedKinds: SegmentKinds?
  private(set) var ownKinds: [SegmentKind] = []
  private(set) var flags: LabelStorage.Flags = []
  private(set) var format = LabelStorage.Format()
  /// The units that positions are counted in.
  private(set) var scale = 1
  /// True if positions count anew from some segments on.
  private var rebases = false

  private(set) var paragraphCount = 1
  private(set) var greatestFall = 0
  private var widest = 0
  /// The farthest position of a content's end or a segment's.
  private var farthest = 0
  private var lowest = 0
  /// True if as much trails all segments but the last.
  private var trailsAlike = true

  /// The least limit from which on no line ends inside a segment, where positions alone decide.
  var widestLimit: UInt32 {
    flags.contains(.isSteady) ? UInt32(clamping: widest) : .max
  }

  init(_ table: borrowing SegmentTable, style: PreparedSetting) {
    sharedKinds = style.isShared ? style.kinds : nil
    var (start, before) = (0, 0)
    var (falls, others): (Int, UInt32) = (0, 0)
    let first = table.segments.first?.trailing ?? 0
    // That of the last segment does not count.
    var (difference, differences) = (0, 0)
    var (widest, farthest) = (0, 0)
    let segments = table.segments.span
    for index in segments.indices {
      let segment = segments[index]
      let (content, end) = (segment.contentEnd, segment.advanceEnd)
      // Negative where one of them is.
      falls |= (content &- before) | (end &- start)
      widest = max(widest, content &- start)
      others |= segment.faces ^ 1
      differences |= difference
      difference = segment.trailing ^ first
      (farthest, start, before) = (max(content, start), end, content)
    }
    (self.widest, self.farthest) = (widest, farthest)
    var endings = SegmentTable.Ending.Flags()
    for index in table.endings.indices { endings.formUnion(table.endings[index].flags) }
    if falls < 0 || endings.contains(.trimsEnd), findFalls(in: table) > 0 { falls = -1 }
    trailsAlike = differences == 0
    if others != 0 { flags.insert(.isMixed) }
    if style.indents != nil { flags.insert(.isIndented) }
    if style.wrapping.filling != .greedy { flags.insert(.isFilledEvenly) }
    if falls >= 0, !table.hasPairs, style.indents == nil, widest < UInt32.max {
      if endings.isSubset(of: [.endsParagraph, .trailingOnly]) {
        flags.insert(.isSteady)
      } else if endings.isSubset(of: [.endsParagraph, .trailingOnly, .tab, .noBreak, .softHyphen]),
        !endings.contains(.tab) || !style.wrapping.whiteSpace.countsTrailing
      {
        flags.insert(.isRising)
      }
    }
    if falls < 0 { flags.insert(.falls) }
    if !endings.isSubset(of: .softHyphen) {
      flags.insert(.hasStops)
      for segment in table.segments.dropLast()
      where table.endings[Int(segment.ending)].flags.contains(.endsParagraph) { paragraphCount += 1 }
    }
    if paragraphCount > 1 { flags.insert(.hasParagraphs) }
    if table.hasPairs { flags.insert(.hasPairs) }
    if table.hasManyFaces { flags.formUnion([.hasManyFaces, .isMixed]) }
    if table.hasUncovered { flags.insert(.hasUncovered) }
  }

  /// Finds how far positions reach that do not rise throughout, and by how much they fall at most; gives by how much a mark that takes up
  /// less of a line lets the line end before an earlier segment at most.
  private mutating func findFalls(in table: borrowing SegmentTable) -> Int {
    var (start, farthestContent, fallOfTrims) = (0, 0, 0)
    farthest = 0
    for segment in table.segments {
      let (content, ending) = (segment.contentEnd, table.endings[Int(segment.ending)])
      if ending.flags.contains(.trimsEnd) {
        fallOfTrims = max(fallOfTrims, farthestContent &- (content &- ending.hyphen))
      }
      farthestContent = max(farthestContent, content)
      farthest = max(farthest, content, start)
      greatestFall = max(greatestFall, farthest &- content)
      lowest = min(lowest, content, segment.advanceEnd)
      start = segment.advanceEnd
    }
    greatestFall = max(greatestFall, fallOfTrims)
    return fallOfTrims
  }

  // MARK: Words

  /// Makes words of four bytes, or of eight where positions ask for them.
  mutating func packWords(_ table: inout SegmentTable) {
    let isNarrow = !flags.contains(.falls) && lowest >= 0
    // Eight bytes hold what no label exceeds.
    if !isNarrow || !pack(&table, .four, scale: 1) { _ = pack(&table, .eight, scale: 1) }
    finish()
  }

  /// Makes words of two bytes if they can hold the segments; else the words stay as they are.
  mutating func packShortWords(_ table: inout SegmentTable) {
    guard format.size == .four else { return }
    let before = self
    if pack(&table, .two, scale: 1) { return finish() }
    var divisor = 0
    for segment in table.segments {
      divisor = Self.greatestDivisor(of: divisor, segment.contentEnd)
      divisor = Self.greatestDivisor(of: divisor, segment.advanceEnd)
      if divisor == 1 { break }
    }
    if divisor > 1, pack(&table, .two, scale: divisor) { return finish() }
    // The numbers of kinds again, as the table has no copy.
    self = before
    _ = pack(&table, .four, scale: 1)
    finish()
  }

  private static func greatestDivisor(of a: Int, _ b: Int) -> Int {
    var (x, y) = (a.magnitude, b.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    return Int(clamping: x)
  }

  private mutating func finish() {
    if ownKinds.isEmpty { flags.remove(.ownsKinds) } else { flags.insert(.ownsKinds) }
    if trailsAlike, format.size == .four, !flags.contains(.hasStops) { flags.insert(.trailsAlike) }
  }

  private enum Outcome {
    case done, needsBits(Int), needsOwnKinds, impossible
  }

  private mutating func pack(_ table: inout SegmentTable, _ size: SegmentWords.Size, scale: Int) -> Bool {
    self.scale = scale
    // The least that a kind takes leaves the most for positions.
    guard widest / scale <= Self.range(of: size, kindBits: 1).most else { return false }
    if packTogether(&table, size) { return true }
    let before = flags
    // Kinds that have numbers keep them.
    var (bits, isShared) = (max(1, format.kindBits), sharedKinds != nil)
    while bits <= Swift.min(16, size.bits - 4) {
      flags = before
      switch packApart(&table, size, kindBits: bits, isShared: isShared) {
      case .done:
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

  /// The greatest position that a word holds, and what is added to positions.
  private static func range(of size: SegmentWords.Size, kindBits: Int) -> (most: Int, bias: Int) {
    (1 << (min(size.bits, 63) - kindBits) - 1, size == .eight ? SegmentWords.wideBias : 0)
  }

  /// Tries a size where all positions count from the label's start: the numbers of kinds tell their bits.
  private mutating func packTogether(_ table: inout SegmentTable, _ size: SegmentWords.Size) -> Bool {
    rebases = false
    let least = Self.range(of: size, kindBits: 1)
    guard farthest / scale + least.bias <= least.most else { return false }
    let numbers =
      numberKinds(of: &table, isShared: sharedKinds != nil) ?? numberKinds(of: &table, isShared: false)
    guard let numbers else { return false }
    let kindBits = max(1, Int.bitWidth - numbers.leadingZeroBitCount)
    guard kindBits <= min(16, size.bits - 4) else { return false }
    let (most, bias) = Self.range(of: size, kindBits: kindBits)
    guard farthest / scale + bias <= most, lowest + bias >= 0 else { return false }
    format = LabelStorage.Format(size, kindBits: kindBits)
    return true
  }

  /// Gives each segment the number of its kind; gives all bits of the numbers, or nil where the shared list has no room.
  private mutating func numberKinds(of table: inout SegmentTable, isShared: Bool) -> Int? {
    ownKinds.removeAll()
    var bits = 0
    let endings = table.endings
    var segments = table.segments.mutableSpan
    // The places of the last two kinds, which take turns.
    var (last, other) = (-1, -1)
    for index in segments.indices {
      if last < 0 || !segments[last].isAlike(segments[index]) {
        (last, other) = (other, last)
        if last < 0 || !segments[last].isAlike(segments[index]) {
          guard let number = number(of: segments[index].kind(endings), isShared: isShared) else { return nil }
          segments[index].kind = UInt16(truncatingIfNeeded: number)
          bits |= number
          last = index
          continue
        }
      }
      segments[index].kind = segments[last].kind
    }
    return bits
  }

  /// Tries a size with so many bits for kinds, where positions count anew from a segment on that lies too far.
  private mutating func packApart(
    _ table: inout SegmentTable, _ size: SegmentWords.Size, kindBits: Int, isShared: Bool
  ) -> Outcome {
    ownKinds.removeAll()
    rebases = false
    let (most, bias) = Self.range(of: size, kindBits: kindBits)
    var zero = 0
    var last: (kind: SegmentKind, number: Int)?
    for index in table.segments.indices {
      let segment = table.segments[index]
      let position = (segment.contentEnd - zero) / scale + bias
      guard position >= 0, position <= most else { return .impossible }
      var kind = segment.kind(table.endings)
      if index + 1 < table.segments.count, (table.segments[index + 1].contentEnd - zero) / scale + bias > most
      {
        zero = segment.advanceEnd
        kind.flags.insert(.rebases)
        flags.insert(.hasStops)
        rebases = true
      }
      if last?.kind != kind {
        guard let number = number(of: kind, isShared: isShared) else { return .needsOwnKinds }
        guard number >> kindBits == 0 else {
          return .needsBits(Int.bitWidth - number.leadingZeroBitCount)
        }
        last = (kind, number)
      }
      table.segments[index].kind = UInt16(truncatingIfNeeded: last?.number ?? 0)
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

  /// True if positions count anew behind segments of a kind.
  private func isRebasing(_ kind: Int) -> Bool {
    if ownKinds.isEmpty { return sharedKinds?.entries[kind].flags.contains(.rebases) ?? false }
    return ownKinds[kind].flags.contains(.rebases)
  }

  /// Writes the words of a packed table.
  func write(_ table: borrowing SegmentTable, to storage: LabelStorage, at offset: Int) {
    let count = table.segments.count
    switch format.size {
    case .two: write(table, to: storage.part(of: UInt16.self, at: offset, count: count))
    case .four: write(table, to: storage.part(of: UInt32.self, at: offset, count: count))
    case .eight: write(table, to: storage.part(of: UInt64.self, at: offset, count: count))
    }
  }

  @inline(__always)
  private func write<Word: FixedWidthInteger & UnsignedInteger>(
    _ table: borrowing SegmentTable, to words: Memory<Word>
  ) {
    let (kindBits, bias) = (UInt64(format.kindBits), Self.range(of: format.size, kindBits: 1).bias)
    var zero = 0
    let segments = table.segments.span
    for index in segments.indices {
      let segment = segments[index]
      let distance = segment.contentEnd &- zero
      let position = (scale == 1 ? distance : distance / scale) &+ bias
      words[index] = Word(
        truncatingIfNeeded: UInt64(truncatingIfNeeded: position) &<< kindBits | UInt64(segment.kind))
      if rebases, isRebasing(Int(segment.kind)) { zero = segment.advanceEnd }
    }
  }
}

extension SegmentTable.Segment {
  /// The distance from the content's end to where the next line starts.
  @inline(__always)
  fileprivate var trailing: Int { advanceEnd &- contentEnd }

  /// True if another segment is of the same kind.
  @inline(__always)
  fileprivate func isAlike(_ other: Self) -> Bool {
    trailing == other.trailing && faces == other.faces && ending == other.ending
  }

  /// Its kind.
  func kind(_ endings: [SegmentTable.Ending]) -> SegmentKind {
    let ending = endings[Int(ending)]
    return SegmentKind(
      trailing: trailing, hyphen: Int32(clamping: ending.hyphen), faces: faces,
      flags: SegmentKind.Flags(ending.flags))
  }
}
