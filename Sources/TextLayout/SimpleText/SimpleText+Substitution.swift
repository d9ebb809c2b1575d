extension SimpleText {
  /// Moves the positions that a scan found to where substitution puts them; false where the shaper must tell.
  @inline(__always)
  static func applySubstitutions(
    _ scan: inout SimpleTextScan, in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace
  ) -> Bool {
    if scan.contextualCount == 0 { return !scan.kernsAtBreak }
    return unsafe substitute(in: &scan, text, face: face)
  }

  @inline(never)
  private static func substitute(
    in scan: inout SimpleTextScan, _ text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace
  ) -> Bool {
    // Where two kern at a break, substitution may yet part them: that the whole text tells.
    if !scan.kernsAtBreak, unsafe substitute(near: &scan, in: text, face: face) { return true }
    return unsafe substitute(inAllOf: &scan, text, face: face)
  }

  /// The longest stretch of text around a pair of neighbours that is looked at by itself.
  private static let longestStretch = 64

  /// Runs the rules around the pairs that a scan met, and moves its positions to what comes of them; false where more of the
  /// text must be looked at, or a break stands in the way.
  private static func substitute(
    near scan: inout SimpleTextScan, in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace
  ) -> Bool {
    let reach = face.table.substitutions.reach
    guard !face.table.mayRefuse, scan.contextualCount <= scan.contextual.count else { return false }
    var index = 0
    while index < scan.contextualCount {
      // Pairs whose rules may look at each other's characters are looked at together.
      let first = scan.contextual[index]
      var last = first
      while index < scan.contextualCount, scan.contextual[index].character - last.character <= 4 * reach {
        last = scan.contextual[index]
        index += 1
      }
      let length = last.character - first.character
      guard unsafe substitute(from: first.offset, to: length, of: &scan, in: text, face: face) else {
        return false
      }
    }
    return true
  }

  /// Substitutes in one stretch: from the pair that ends at an offset to the one that ends `length` characters later.
  private static func substitute(
    from offset: Int, to length: Int, of scan: inout SimpleTextScan, in text: UnsafeBufferPointer<UInt8>,
    face: SimpleTextFace
  ) -> Bool {
    let reach = face.table.substitutions.reach
    guard length + 4 * reach + 2 <= longestStretch else { return false }
    let bytes = unsafe text.span
    // Rules begin within their reach of the pair, and look as far again.
    var start = offset
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
        return false
      }
      // A break inside of what matched would change it.
      guard scan.allBreaks(in: start..<end, { _, place in !matches.straddle(place) }) else { return false }
      guard matches.hasChanges else { return true }
      // No rule may have looked beyond the stretch, and nothing near its ends changed.
      guard start == 0 || window.lowerBound >= reach, end == bytes.count || window.upperBound + reach <= count
      else { return false }
      unsafe scan.move(start..<end, to: run, table: face.table)
      return unsafe !scan.kernsAtBreak(in: start..<end, symbols: run, table: face.table)
    }
  }

  /// Runs the face's substitutions and moves the scan's positions to what comes of them; false where a break would change
  /// them, or where the shaper is needed.
  private static func substitute(
    inAllOf scan: inout SimpleTextScan, _ text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace
  ) -> Bool {
    let table = face.table
    guard !table.mayRefuse else { return false }
    var run: [UInt16] = []
    run.reserveCapacity(text.count)
    let bytes = unsafe text.span
    var offset = 0
    while offset < bytes.count { run.append(table.symbol(of: bytes.nextScalar(at: &offset))) }
    let original = run
    let contextual = table.contextualPlaces(in: run)
    var matches = SubstitutionProgram.Matches()
    guard table.substitutions.apply(to: &run, near: contextual, matches: &matches) else { return false }
    var last: Int?
    let areCuts = scan.allBreaks(in: 0..<text.count) { _, place in
      guard matches.straddle(place) else { return true }
      // What stands between two such cuts loses what is on both sides.
      if let last, place - last <= 2 * ItemLayout.farthest { return false }
      last = place
      return changesNothing(cutAt: place, of: original, substituted: run, table: table)
    }
    guard areCuts else { return false }
    return unsafe run.withUnsafeMutableBufferPointer { run in
      unsafe scan.move(0..<text.count, to: run, table: table)
      return unsafe !scan.kernsAtBreak(in: 0..<text.count, symbols: run, table: table)
    }
  }

  /// True if a text of symbols broken at a place, where a rule looked across, is set as wide on both sides as unbroken:
  /// as an arrow that a capital letter on the next line had raised.
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
      if original[index] != substituted[index] || table.isContextual(index, in: original, from: place) {
        return false
      }
    }
    let start = max(0, place - 6 * reach - ItemLayout.farthest)
    var part = Array(original[start..<place])
    var matches = SubstitutionProgram.Matches()
    guard table.substitutions.apply(to: &part, near: table.contextualPlaces(in: part), matches: &matches),
      let apart = table.advances(ofSymbols: part),
      let together = table.advances(ofSymbols: Array(substituted[start..<place]))
    else { return false }
    // Where the part begins it may differ from the text, but that is out of the cut's reach.
    let compared = start == 0 ? 0 : 3 * reach
    return apart.count == together.count && apart.dropFirst(compared) == together.dropFirst(compared)
  }
}
