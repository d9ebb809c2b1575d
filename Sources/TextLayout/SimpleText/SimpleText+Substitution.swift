extension SimpleText {
  /// Moves the segments that were filled from a scan to where they end after substitution; false where the shaper must tell.
  static func settle(
    _ segments: UnsafeMutableBufferPointer<Segment>, from scan: inout SimpleTextScan,
    in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace
  ) -> Bool {
    guard scan.hotCount > 0 else { return !scan.kernsAtBreak }
    // Where two kern at a break, substitution may yet part them: that the whole text tells.
    let nearby =
      unsafe scan.kernsAtBreak
      ? .unknown : substitute(near: &scan, in: text, face: face, segments: segments)
    if nearby == .nothing { return true }
    guard unsafe nearby == .moved || substitute(inAllOf: &scan, text, face: face, segments: segments) else {
      return false
    }
    unsafe fill(segments, from: scan, text: text)
    return true
  }

  /// What substitution did to the places of a text's characters.
  private enum Substituted {
    case nothing
    case moved
    /// More of the text must be looked at, or a break stands in the way.
    case unknown
  }

  /// The longest stretch of text around a pair of neighbours that is looked at by itself.
  private static let longestStretch = 64

  /// Runs the rules around the pairs that a scan met, and moves its positions to what comes of them; the segments, which
  /// were filled from the scan, stand where they did.
  private static func substitute(
    near scan: inout SimpleTextScan, in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace,
    segments: UnsafeMutableBufferPointer<Segment>
  ) -> Substituted {
    let reach = face.table.substitutions.reach
    guard !face.table.mayRefuse, scan.hotCount <= scan.hot.count else { return .unknown }
    var hasMoved = false
    var index = 0
    while index < scan.hotCount {
      // Pairs whose rules may look at each other's characters are looked at together.
      let first = scan.hot[index]
      var last = first
      while index < scan.hotCount, scan.hot[index].character - last.character <= 4 * reach {
        last = scan.hot[index]
        index += 1
      }
      let substituted = unsafe substitute(
        from: first, to: last.character - first.character, of: &scan, in: text, face: face, segments: segments
      )
      switch substituted {
      case .nothing: break
      case .moved: hasMoved = true
      case .unknown: return .unknown
      }
    }
    return hasMoved ? .moved : .nothing
  }

  /// The same for one stretch: from the pair that ends at `first` to the one that ends `length` characters later.
  private static func substitute(
    from first: (offset: Int, character: Int), to length: Int, of scan: inout SimpleTextScan,
    in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace, segments: UnsafeMutableBufferPointer<Segment>
  ) -> Substituted {
    let reach = face.table.substitutions.reach
    guard length + 4 * reach + 2 <= longestStretch else { return .unknown }
    let bytes = unsafe text.span
    // Rules begin within their reach of the pair, and look as far again.
    var start = first.offset
    var back = 0
    while start > 0, back < 2 * reach + 1 {
      start = bytes.startOfScalar(before: start)
      back += 1
    }
    return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longestStretch) { run in
      var count = 0
      var end = start
      while end < bytes.count, count < back + length + 2 * reach + 1 {
        unsafe run[count] = face.table.symbol(of: bytes.nextScalar(at: &end))
        count += 1
      }
      let run = unsafe UnsafeMutableBufferPointer(rebasing: run[..<count])
      var matches = SubstitutionProgram.Matches()
      var window = max(0, back - 1 - reach)..<min(count, back + length + 1 + reach)
      guard unsafe face.table.substitutions.apply(to: run, window: &window, matches: &matches) else {
        return .unknown
      }
      // A break inside of what matched would change it.
      for index in 0..<segments.count - 1 {
        let place = unsafe Int(segments[index].characters) - first.character + back
        if place > 0, place < count, matches.straddle(place) { return .unknown }
      }
      guard matches.hasChanges else { return .nothing }
      // No rule may have looked beyond the stretch, and nothing near its ends changed.
      guard start == 0 || window.lowerBound >= reach, end == bytes.count || window.upperBound + reach <= count
      else { return .unknown }
      unsafe scan.move(start..<end, to: run, table: face.table)
      let kerns = unsafe kerns(
        at: segments, of: scan, in: text, symbols: run, from: first.character - back, table: face.table)
      return kerns ? .unknown : .moved
    }
  }

  /// Runs the face's substitutions and moves the scan's positions to what comes of them; false where a break would change
  /// them, or where the shaper is needed.
  private static func substitute(
    inAllOf scan: inout SimpleTextScan, _ text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace,
    segments: UnsafeMutableBufferPointer<Segment>
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
    return unsafe run.withUnsafeMutableBufferPointer { run in
      unsafe scan.move(0..<text.count, to: run, table: table)
      return unsafe !kerns(at: segments, of: scan, in: text, symbols: run, from: 0, table: table)
    }
  }

  /// Whether a segment ends between two symbols that kern, of which the first does not hang.
  ///
  /// - Parameters:
  ///   - symbols: those of a part of the text after substitution, which begins with the character `first`.
  private static func kerns(
    at segments: UnsafeMutableBufferPointer<Segment>, of scan: SimpleTextScan,
    in text: UnsafeBufferPointer<UInt8>, symbols: UnsafeMutableBufferPointer<UInt16>, from first: Int,
    table: PairTable
  ) -> Bool {
    for index in 0..<segments.count - 1 {
      let place = unsafe Int(segments[index].characters) - first
      guard place > 0, place < symbols.count,
        unsafe symbols[place] != SubstitutionProgram.joined && text[Int(scan.breaks[index]) - 1] != 0x20
      else { continue }
      var before = place - 1
      while before > 0, unsafe symbols[before] == SubstitutionProgram.joined { before -= 1 }
      if unsafe table.pair(symbols[before], symbols[place]) >> 1 != 0 { return true }
    }
    return false
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
      if original[index] != substituted[index] || table.isHot(index, in: original, from: place) {
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
}
