extension SimpleText {
  /// Prepares a paragraph; nil where it is not simple, so that it must be shaped.
  ///
  /// One pass over the UTF-8 does it all: each character is looked up once, the kerning with the one before it and its
  /// advance are added up, and the line-break automaton takes a step. Where that pass met neighbours that announce a
  /// substitution, the face's rules are run around them, and the positions added up again if anything changed.
  ///
  /// - Complexity: linear in the text.
  ///
  /// - Parameters:
  ///   - setting: kept alive by the caller, as is the face: all threads share them, and counting their references here
  ///     would have the threads wait for each other.
  static func prepare(
    _ text: Span<UInt8>, setting: Unmanaged<PreparedSetting>, face: Unmanaged<SimpleTextFace>
  ) -> PreparedBody? {
    guard text.count > 0, text.count <= longest else { return nil }
    // What a vector writes may reach beyond the text.
    let room = text.count + 8
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe withUnsafeTemporaryAllocation(byteCount: room * 6, alignment: 4) { memory in
        guard let start = memory.baseAddress else { return nil }
        let positions = unsafe start.bindMemory(to: Int32.self, capacity: room)
        let breaks = unsafe (start + room * 4).bindMemory(to: UInt16.self, capacity: room)
        var scan = unsafe face._withUnsafeGuaranteedRef {
          unsafe SimpleTextScan(text, positions: positions, breaks: breaks, face: $0)
        }
        guard scan.run(), unsafe face._withUnsafeGuaranteedRef({ unsafe hasLatin(text, face: $0) }) else {
          return nil
        }
        return unsafe withUnsafeTemporaryAllocation(of: Segment.self, capacity: scan.breakCount + 1) {
          segments in
          unsafe fill(
            segments, from: scan, breakCount: scan.breakCount, positions: positions, breaks: breaks,
            text: text)
          return unsafe setting._withUnsafeGuaranteedRef { setting in
            unsafe face._withUnsafeGuaranteedRef { face in
              unsafe prepare(text, setting: setting, face: face, scan: scan, segments: segments)
            }
          }
        }
      }
    }
  }

  /// Measures a text between breaks that are known, as one that is shaped whole; false where only shaping tells, or where a
  /// break there changes widths.
  ///
  /// - Parameter segments: of each its end in bytes as `characters`, that of the last unset; they are filled.
  static func measure(
    _ text: Span<UInt8>, segments: UnsafeMutableBufferPointer<Segment>, face: SimpleTextFace
  ) -> Bool {
    guard text.count > 0, text.count <= longest, segments.count > 0 else { return false }
    let room = text.count + 8
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe withUnsafeTemporaryAllocation(byteCount: room * 6, alignment: 4) { memory in
        guard let start = memory.baseAddress else { return false }
        let positions = unsafe start.bindMemory(to: Int32.self, capacity: room)
        let breaks = unsafe (start + room * 4).bindMemory(to: UInt16.self, capacity: room)
        var scan = unsafe SimpleTextScan(text, positions: positions, breaks: breaks, face: face)
        guard scan.run() else { return false }
        // The scan's own breaks, those of the part by itself, give way to the ones known.
        for index in 0..<segments.count - 1 {
          unsafe breaks[index] = UInt16(truncatingIfNeeded: segments[index].characters)
        }
        unsafe fill(
          segments, from: scan, breakCount: segments.count - 1, positions: positions, breaks: breaks,
          text: text)
        if scan.hotCount > 0, unsafe !leavesAll(scan, of: text, face: face, segments: segments) {
          return unsafe substitute(in: text, face: face, segments: segments)
        }
        return unsafe !kerns(at: segments, of: text.span, breaks: breaks, table: face.table)
      }
    }
  }

  /// Whether characters kern at the end of a segment in which nothing hangs.
  private static func kerns(
    at segments: UnsafeMutableBufferPointer<Segment>, of text: Span<UInt8>,
    breaks: UnsafeMutablePointer<UInt16>,
    table: PairTable
  ) -> Bool {
    for index in 0..<segments.count - 1 {
      var offset = unsafe Int(breaks[index])
      guard offset > 0, offset < text.count, text[offset - 1] != 0x20 else { continue }
      var before = offset - 1
      while before > 0, text[before] & 0xC0 == 0x80 { before -= 1 }
      let first = table.symbol(of: text.nextScalar(at: &before))
      if table.pair(first, table.symbol(of: text.nextScalar(at: &offset))) & ~1 != 0 { return true }
    }
    return false
  }

  /// The segments between the breaks that the scan found.
  @inline(__always)
  private static func fill(
    _ segments: UnsafeMutableBufferPointer<Segment>, from scan: SimpleTextScan, breakCount: Int,
    positions: UnsafeMutablePointer<Int32>, breaks: UnsafeMutablePointer<UInt16>,
    text: UnsafeBufferPointer<UInt8>
  ) {
    var characters = 0
    var counted = 0
    for index in 0...breakCount {
      let isLast = index == breakCount
      let offset = isLast ? text.count : unsafe Int(breaks[index])
      let end = isLast ? scan.position : unsafe positions[offset]
      var solid = offset
      while solid > 0, unsafe text[solid &- 1] == 0x20 { solid &-= 1 }
      if scan.continuations == 0 {
        characters = offset
      } else {
        for place in counted..<offset where unsafe text[place] & 0xC0 != 0x80 { characters &+= 1 }
        counted = offset
      }
      unsafe segments[index] = Segment(
        fit: solid == offset ? end : positions[solid], end: end,
        characters: Int32(truncatingIfNeeded: characters))
    }
  }

  private static func prepare(
    _ text: UnsafeBufferPointer<UInt8>, setting: PreparedSetting, face: SimpleTextFace,
    scan: SimpleTextScan, segments found: UnsafeMutableBufferPointer<Segment>
  ) -> PreparedBody? {
    var kernsAtBreak = scan.kernsAtBreak
    if scan.hotCount > 0 {
      let isUnchanged = unsafe leavesAll(scan, of: text, face: face, segments: found)
      if !isUnchanged {
        guard unsafe substitute(in: text, face: face, segments: found) else { return nil }
        kernsAtBreak = false
      }
    }
    guard !kernsAtBreak, unsafe isOrdered(found) else { return nil }
    return unsafe makeBody(text.span, segments: UnsafeBufferPointer(found), setting: setting)
  }

  /// Whether positions rise, and fit what holds them.
  private static func isOrdered(_ segments: UnsafeMutableBufferPointer<Segment>) -> Bool {
    var before: Int32 = 0
    var faults: Int32 = 0
    for index in 0..<segments.count {
      let segment = unsafe segments[index]
      faults |= segment.fit &- before
      faults |= Int32(UInt16.max) &- (segment.end &- segment.fit)
      before = segment.fit
    }
    return faults >= 0
  }

  /// Whether a letter decides that the text's script is Latin: what holds none is set as text of no script.
  private static func hasLatin(_ text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace) -> Bool {
    let bytes = unsafe text.span
    var offset = 0
    while offset < bytes.count {
      if (bytes[offset] | 0x20) &- 0x61 < 26 { return true }
      let place = face.table.place(of: bytes.nextScalar(at: &offset))
      if UInt8(truncatingIfNeeded: face.table.characters[place].bits >> 56) & PairTable.Symbol.letter != 0 {
        return true
      }
    }
    return false
  }

  // MARK: Substitution

  /// The longest stretch of text around a pair of neighbours that is looked at by itself.
  private static let longestStretch = 64

  /// Whether the rules around the pairs that the scan met change nothing, and match across no break.
  private static func leavesAll(
    _ scan: SimpleTextScan, of text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace,
    segments: UnsafeMutableBufferPointer<Segment>
  ) -> Bool {
    let reach = face.table.substitutions.reach
    guard !face.table.mayRefuse, scan.hotCount <= scan.hot.count else { return false }
    var index = 0
    while index < scan.hotCount {
      // Pairs whose rules may look at each other's characters are looked at together.
      let first = scan.hot[index]
      var last = first
      while index < scan.hotCount, scan.hot[index].character - last.character <= 4 * reach {
        last = scan.hot[index]
        index += 1
      }
      let isUnchanged = unsafe leavesAll(
        from: first, to: last.character - first.character, of: text, face: face, segments: segments)
      if !isUnchanged { return false }
    }
    return true
  }

  /// The same for one stretch: from the pair that ends at `first` to the one that ends `length` characters later.
  private static func leavesAll(
    from first: (offset: Int, character: Int), to length: Int, of text: UnsafeBufferPointer<UInt8>,
    face: SimpleTextFace, segments: UnsafeMutableBufferPointer<Segment>
  ) -> Bool {
    let reach = face.table.substitutions.reach
    guard length + 4 * reach + 2 <= longestStretch else { return false }
    // Rules begin within their reach of the pair, and look as far again.
    var start = first.offset
    var back = 0
    while start > 0, back < 2 * reach + 1 {
      start -= 1
      if unsafe text[start] & 0xC0 != 0x80 { back += 1 }
    }
    return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longestStretch) { run in
      let bytes = unsafe text.span
      var count = 0
      var end = start
      while end < bytes.count, count < back + length + 2 * reach + 1 {
        unsafe run[count] = face.table.symbol(of: bytes.nextScalar(at: &end))
        count += 1
      }
      var matches = SubstitutionProgram.Matches()
      let window = max(0, back - 1 - reach)..<min(count, back + length + 1 + reach)
      let stretch = unsafe UnsafeMutableBufferPointer(rebasing: run[..<count])
      guard unsafe face.table.substitutions.apply(to: stretch, window: window, matches: &matches),
        !matches.hasChanges
      else {
        return false
      }
      for segment in 0..<segments.count - 1 {
        let place = unsafe Int(segments[segment].characters) - first.character + back
        if place > 0, place < count, matches.straddle(place) { return false }
      }
      return true
    }
  }

  /// Runs the face's substitutions and moves the segments to what comes of them; false where a break would change
  /// them, or where the shaper is needed.
  private static func substitute(
    in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace, segments: UnsafeMutableBufferPointer<Segment>
  ) -> Bool {
    let table = face.table
    guard !table.mayRefuse else { return false }
    var run: [UInt16] = []
    run.reserveCapacity(text.count)
    let bytes = unsafe text.span
    var offset = 0
    while offset < bytes.count { run.append(table.symbol(of: bytes.nextScalar(at: &offset))) }
    let original = run
    let hot = table.hotPlaces(in: run)
    var matches = SubstitutionProgram.Matches()
    guard table.substitutions.apply(to: &run, near: hot, matches: &matches) else { return false }
    var last: Int?
    for index in 0..<segments.count - 1 {
      let place = unsafe Int(segments[index].characters)
      guard matches.straddle(place) else { continue }
      // What stands between two such cuts loses what is on both sides.
      if let last, place - last <= 2 * ItemLayout.farthest { return false }
      last = place
      if !changesNothing(cutAt: place, of: original, substituted: run, table: table) { return false }
    }
    return unsafe move(segments, to: run, of: bytes, table: table)
  }

  /// Whether a text of symbols cut at a place, where a rule looked across, is set as wide on both sides as without the cut: as an
  /// arrow that a capital letter on the next line had raised.
  ///
  /// No more is tried than that the part before the cut comes out the same symbol by symbol, and that no rule could begin in the
  /// part after it.
  private static func changesNothing(
    cutAt place: Int, of original: [UInt16], substituted: [UInt16], table: PairTable
  ) -> Bool {
    let reach = table.substitutions.reach
    // What a cut changes lies within reach of it, or of what that changes in turn.
    let end = min(original.count, place + 2 * reach + ItemLayout.farthest)
    for index in place..<end {
      let previous = index == place ? PairTable.boundarySymbol : original[index - 1]
      if original[index] != substituted[index] || table.pair(previous, original[index]) & 1 != 0 {
        return false
      }
    }
    let start = max(0, place - 6 * reach - ItemLayout.farthest)
    var part = Array(original[start..<place])
    var matches = SubstitutionProgram.Matches()
    guard table.substitutions.apply(to: &part, near: table.hotPlaces(in: part), matches: &matches),
      let apart = table.advances(ofSymbols: part),
      let together = table.advances(ofSymbols: Array(substituted[start..<place]))
    else { return false }
    // Where the part begins it may differ from the text, but that is out of the cut's reach.
    let compared = start == 0 ? 0 : 3 * reach
    return apart.count == together.count && apart.dropFirst(compared) == together.dropFirst(compared)
  }

  /// Puts the segments where the symbols end; false where a break stands between two that kern.
  private static func move(
    _ segments: UnsafeMutableBufferPointer<Segment>, to run: [UInt16], of text: Span<UInt8>, table: PairTable
  ) -> Bool {
    var position: Int32 = 0
    var solid: Int32 = 0
    var previous = PairTable.boundarySymbol
    var hangsBefore = false
    var segment = 0
    var offset = 0
    for index in run.indices {
      let symbol = run[index]
      var kerning: Int32 = 0
      if symbol != SubstitutionProgram.joined {
        kerning = Int32(table.pair(previous, symbol) >> 1)
        previous = symbol
      }
      position &+= kerning
      if !hangsBefore { solid = position }
      if unsafe Int(segments[segment].characters) == index {
        if kerning != 0, !hangsBefore { return false }
        unsafe segments[segment].fit = solid
        unsafe segments[segment].end = position
        segment += 1
      }
      if symbol != SubstitutionProgram.joined {
        position &+= Int32(truncatingIfNeeded: table.symbols[Int(symbol)].advance)
      }
      hangsBefore = text.nextScalar(at: &offset) == 0x20
    }
    unsafe segments[segment].fit = hangsBefore ? solid : position
    unsafe segments[segment].end = position
    return true
  }
}
