extension SimpleText {
  /// The longest stretch of text around pairs of neighbours that is looked at by itself, in characters.
  private static let longestStretch = 64

  /// A stretch of a text around pairs of neighbours that announce substitutions.
  struct Stretch {
    /// Its bytes and the number of its characters.
    var range: Range<Int>
    var count: Int
    /// The indices of the second characters of the first pair and of the last one.
    var first: Int
    var last: Int
    /// The number of characters before it.
    var start: Int
  }

  /// Runs the face's rules around the pairs that a scan met, and moves its positions to what comes of them; false where the shaper must
  /// tell, as where a break changes what a rule does.
  @inline(never)
  static func substitute(
    in scan: inout SimpleTextScan, _ text: Span<UInt8>, face: SimpleTextFace,
    cache: inout SubstitutionCache?
  ) -> Bool {
    guard !face.table.mayRefuse else { return false }
    let reach = face.table.substitutions.reach
    var lastCut = Int.min / 2
    var groups = PairGroups(in: scan, text, gap: 4 * reach)
    while let (first, last) = groups.next(in: scan, text) {
      guard last.character - first.character + 4 * reach + 2 <= longestStretch else { return false }
      let stretch = stretch(from: first, to: last, in: text, reach: reach)
      guard substitute(in: stretch, of: &scan, text, face: face, cache: &cache, lastCut: &lastCut)
      else {
        return false
      }
    }
    return true
  }

  /// The pairs that announce substitutions: those whose rules may look at each other's characters together, group after group.
  struct PairGroups {
    typealias Pair = (offset: Int, character: Int)

    /// The characters between two pairs that no rule looks across.
    private let gap: Int
    private var index = 0
    private var pair: Pair?

    @inline(__always)
    init(in scan: borrowing SimpleTextScan, _ text: Span<UInt8>, gap: Int) {
      self.gap = gap
      pair = scan.contextualPair(at: 0, behind: (0, 0), in: text)
    }

    /// The first and the last pair of the next group.
    @inline(__always)
    mutating func next(in scan: borrowing SimpleTextScan, _ text: Span<UInt8>) -> (first: Pair, last: Pair)? {
      guard let first = pair else { return nil }
      var last = first
      repeat {
        index += 1
        pair = scan.contextualPair(at: index, behind: last, in: text)
        guard let pair, pair.character - last.character <= gap else { return (first, last) }
        last = pair
      } while true
    }
  }

  /// Rules begin within their reach of a pair, and look as far again.
  static func stretch(
    from first: (offset: Int, character: Int), to last: (offset: Int, character: Int), in text: Span<UInt8>,
    reach: Int
  ) -> Stretch {
    var start = first.offset
    var back = 0
    while start > 0, back < 2 * reach + 1 {
      start -= 1
      if text[start] & 0xC0 != 0x80 { back += 1 }
    }
    let length = last.character - first.character
    var stretch = Stretch(
      range: start..<start, count: back + length, first: back, last: back + length,
      start: first.character - back)
    var end = last.offset
    let most = back + length + 2 * reach + 1
    while end < text.count, stretch.count < most || text[end] & 0xC0 == 0x80 {
      if text[end] & 0xC0 != 0x80 { stretch.count += 1 }
      end += 1
    }
    stretch.range = start..<end
    return stretch
  }

  /// Substitutes in a stretch.
  ///
  /// - Parameter lastCut: the number of characters before the last break that parted what a rule looked at.
  private static func substitute(
    in stretch: Stretch, of scan: inout SimpleTextScan, _ text: Span<UInt8>,
    face: SimpleTextFace, cache: inout SubstitutionCache?, lastCut: inout Int
  ) -> Bool {
    let place = self.place(of: stretch, in: scan, text, cache)
    let known = place?.known
    var moves: [SubstitutionCache.Move] = []
    guard
      let outcome = known?.outcome ?? newOutcome(in: stretch, of: scan, text, face.table, moves: &moves)
    else { return false }
    if known == nil, let place { cache?.add(outcome, moves: moves, at: place, in: text) }
    guard outcome.isKnown else { return false }
    if let cuts = outcome.cuts {
      // Text between two such breaks loses its neighbours on both sides.
      guard stretch.start + cuts.lowerBound - lastCut > 2 * ItemLayout.farthest else { return false }
      lastCut = stretch.start + cuts.upperBound
    }
    let moved = known.flatMap { cache?.moves($0.number) } ?? moves[...]
    scan.move(moved, from: stretch.range.lowerBound)
    return true
  }

  /// Runs the rules in a stretch and gives the moves that they bring about; nil where a soft hyphen is in it, over which rules pass.
  @inline(never)
  private static func newOutcome(
    in stretch: Stretch, of scan: borrowing SimpleTextScan, _ text: Span<UInt8>, _ table: PairTable,
    moves: inout [SubstitutionCache.Move]
  ) -> SubstitutionCache.Outcome? {
    Memory<UInt16>.lend(stretch.count) { original in
      var offset = stretch.range.lowerBound
      for index in 0..<stretch.count {
        original[index] = table.symbol(of: text.nextScalar(at: &offset))
        if original[index] == PairTable.unsafeSymbol { return nil }
      }
      return Memory<UInt16>.lend(stretch.count) { memory in
        memory.copy(original)
        return memory.withMutableSpan { run in
          let outcome = self.outcome(in: stretch, of: scan, text, table, run: &run, original: original)
          if outcome.isKnown, outcome.hasChanges {
            moves = scan.moves(of: stretch.range, in: text, to: run.span, table: table)
          }
          return outcome
        }
      }
    }
  }

  /// The place of a stretch with its breaks in a cache; nil for one too long. Where its pairs stand, its text tells, with whether the text
  /// around it goes on.
  private static func place(
    of stretch: Stretch, in scan: borrowing SimpleTextScan, _ text: Span<UInt8>,
    _ cache: borrowing SubstitutionCache?
  ) -> SubstitutionCache.Place? {
    guard cache != nil, stretch.count < 62 else { return nil }
    var context: UInt64 =
      (stretch.range.lowerBound == 0 ? 1 : 0) | (stretch.range.upperBound == text.count ? 2 : 0)
    _ = scan.allBreaks(in: stretch.range) { _, place in
      context |= 4 << UInt64(place)
      return true
    }
    return cache?.find(stretch.range, in: text, context: context)
  }

  /// Runs the rules in a stretch.
  private static func outcome(
    in stretch: Stretch, of scan: borrowing SimpleTextScan, _ text: Span<UInt8>, _ table: PairTable,
    run: inout MutableSpan<UInt16>, original: Memory<UInt16>
  ) -> SubstitutionCache.Outcome {
    let (reach, count) = (table.substitutions.reach, stretch.count)
    var outcome = SubstitutionCache.Outcome(isKnown: false)
    var matches = SubstitutionProgram.Matches()
    var window = table.substitutions.window(from: stretch.first, to: stretch.last, count: count)
    guard table.substitutions.apply(to: &run, window: &window, matches: &matches) else { return outcome }
    let symbols = run.span
    outcome.hasChanges = matches.hasChanges
    // No rule may have looked beyond the stretch, and nothing near its ends changed.
    let isInside =
      (stretch.range.lowerBound == 0 || window.lowerBound >= reach)
      && (stretch.range.upperBound == text.count || window.upperBound + reach <= count)
    guard !matches.hasChanges || isInside else { return outcome }
    outcome.isKnown = scan.allBreaks(in: stretch.range) { _, place in
      guard matches.straddle(place) else { return true }
      if let cuts = outcome.cuts, place - cuts.upperBound <= 2 * ItemLayout.farthest {
        return false
      }
      outcome.cuts = (outcome.cuts?.lowerBound ?? place)...place
      return original.withSpan {
        changesNothing(cutAt: place, of: $0, substituted: symbols, in: stretch, table: table)
      }
    }
    if outcome.isKnown, matches.hasChanges {
      outcome.isKnown = scan.kernsAsBefore(in: stretch.range, of: text, symbols: symbols, table: table)
    }
    return outcome
  }

  /// True if a stretch broken at a place, where a rule looked across, is set as wide on both sides as unbroken: as an arrow that a capital
  /// letter on the next line had raised.
  ///
  /// No more is tried than that the part before the break comes out as wide, symbol by symbol, and that no rule could begin in the part
  /// after it. Where the text is broken no pair announces more, so that only those of the stretch count.
  private static func changesNothing(
    cutAt place: Int, of original: Span<UInt16>, substituted: Span<UInt16>, in stretch: Stretch,
    table: PairTable
  ) -> Bool {
    for index in place..<stretch.count {
      if original[index] != substituted[index] { return false }
      if index <= stretch.last, table.isContextual(index, in: original, from: place) { return false }
    }
    let reach = table.substitutions.reach
    var window = table.substitutions.window(from: stretch.first, to: stretch.last, count: place)
    return Memory<UInt16>.lend(place) { memory in
      for index in 0..<place { memory[index] = original[index] }
      return memory.withMutableSpan { part in
        var matches = SubstitutionProgram.Matches()
        guard table.substitutions.apply(to: &part, window: &window, matches: &matches),
          stretch.range.lowerBound == 0 || !matches.hasChanges || window.lowerBound >= reach
        else { return false }
        return table.areAsWide(part.span, substituted)
      }
    }
  }
}
