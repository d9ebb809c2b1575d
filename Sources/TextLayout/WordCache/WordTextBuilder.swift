/// Prepares paragraphs in one font stack and language from words met before.
///
/// Only what positions decide is worked out: where lines may end, and how wide the text is up to there. All else, clusters
/// and their cuts, waits until someone asks for it, as with ``SimpleText``. What positions alone do not decide (tabs, soft
/// hyphens, cuts that change widths, several paragraphs, characters that no face has) is left to ``PreparationBuilder``, with
/// which every answer agrees.
struct WordTextBuilder {
  /// What tells a setting from others: the one of simple text that it is like, and the bits of the faces that it is for.
  private struct SettingKey: Equatable {
    var base: ObjectIdentifier
    var faces: Int
  }

  /// The pair tables of the stack's first face by script, as far as they came up; nil for a script without.
  private var faces: [(script: UInt32, face: SimpleTextFace?)]
  var itemizer: WordItemizer
  var tables: WordTables
  private var settingKeys: [SettingKey] = []
  private var settings: [(base: PreparedSetting, setting: PreparedSetting)] = []

  // Room that the next label uses again.
  var breaks: [LineBreak] = []
  /// Where the position is asked for: for each segment where what hangs begins, and its end.
  var queries: [Int] = []
  var positions: [Int] = []
  /// The places in an item at which a line may end and the text may not be cut as it is.
  private var cuts: [Int] = []
  /// The faces of each segment, a bit each; none where the first makes all lines.
  var faceSets: [UInt8] = []
  private var table = SegmentTable()

  private static let longest = 1 << 13
  /// Beyond so many settings, as sizes that change without end could make, all are forgotten.
  private static let mostSettings = 64

  /// A builder; nil for a stack that it does not serve.
  init?(
    face: SimpleTextFace, session: any ShapingSession, options: LineBreakOptions,
    dictionary: (any DictionaryBreaking)?, bidi: (any BidiResolving)?
  ) {
    guard let tables = WordTables(session, options: options, dictionary: dictionary) else { return nil }
    itemizer = WordItemizer(bidi: bidi)
    faces = [(SimpleTextFace.latin, face)]
    self.tables = tables
  }

  /// Prepares a label's text; nil where it needs more.
  ///
  /// - Complexity: linear in the text, and what shaping its new words takes.
  mutating func prepare(
    _ text: Span<UInt8>, of label: TextLabel, base: PreparedSetting, preparer: TextPreparer,
    session: () -> (any ShapingSession)?
  ) -> LabelStorage? {
    guard text.count > 0, text.count <= Self.longest else { return nil }
    guard Self.isOneParagraph(text) else { return nil }
    guard let faces = itemizer.itemize(text, session: session), findSegments(in: text) else {
      return nil
    }
    let setting = setting(ofFaces: faces, base: base, label: label, preparer: preparer)
    addFaces(for: label, shaper: preparer.shaper)
    guard measure(text, unitsPerEm: setting.unitsPerEm, session: session) else {
      return nil
    }
    return makeBody(text, setting: setting)
  }

  /// Whether no control character is in the text, as tabs and all that end paragraphs; those beyond ASCII are found later.
  static func isOneParagraph(_ text: Span<UInt8>) -> Bool {
    var least: UInt8 = 0xFF
    for index in text.indices { least = min(least, text[index]) }
    return least >= 0x20
  }

  // MARK: Segments

  /// Notes where segments end, and where what hangs at their ends begins; false where a break depends on more than positions.
  private mutating func findSegments(in text: Span<UInt8>) -> Bool {
    breaks.removeAll(keepingCapacity: true)
    tables.breaker.appendBreaks(in: text, to: &breaks)
    return noteSegments(in: text)
  }

  /// Notes the segments between the breaks that were found.
  private mutating func noteSegments(in text: Span<UInt8>) -> Bool {
    // Out of the builder, while what is read of that must stand.
    var found: [Int] = []
    swap(&found, &queries)
    defer { swap(&found, &queries) }
    found.removeAll(keepingCapacity: true)
    let (breaks, longClusters) = (breaks.span, itemizer.longClusters.span)
    var isWhole = false
    found.append(addingCapacity: 2 * (breaks.count + 2)) { queries in
      var cluster = 0
      var last = 0
      func addSegment(before end: Int) -> Bool {
        var solid = end
        while solid > 0, text[solid &- 1] == 0x20 { solid &-= 1 }
        guard solid >= last else { return false }
        queries.append(solid)
        queries.append(end)
        last = end
        return true
      }
      for index in breaks.indices {
        let found = breaks[index]
        guard found.kind == .allowed, !found.isSoftHyphen, found.excludedLineStart == nil else { return }
        // A cluster is whole on one line.
        while cluster < longClusters.count, longClusters[cluster].upperBound <= found.offset { cluster &+= 1 }
        if cluster < longClusters.count, longClusters[cluster].lowerBound < found.offset { continue }
        guard found.offset < text.count else { continue }
        guard addSegment(before: found.offset) else { return }
      }
      isWhole = addSegment(before: text.count)
    }
    return isWhole
  }

  // MARK: Positions

  /// Works out the positions asked for; false where cuts there change widths together.
  private mutating func measure(
    _ text: Span<UInt8>, unitsPerEm: Int, session: () -> (any ShapingSession)?
  ) -> Bool {
    positions.removeAll(keepingCapacity: true)
    var position = 0
    // How many of the label's units make one of a face's, 0 where no whole number does; -1 before it was asked.
    var factors = InlineArray<8, Int>(repeating: -1)
    for index in itemizer.items.indices {
      let item = itemizer.items[index]
      let isLast = index + 1 == itemizer.items.count
      let range = item.start..<(isLast ? text.count : itemizer.items[index + 1].start)
      let faceUnit = tables.unitsPerEm[item.face]
      if factors[item.face] < 0 {
        factors[item.face] = unitsPerEm % faceUnit == 0 ? unitsPerEm / faceUnit : 0
      }
      let factor = factors[item.face]
      func units(_ width: Int) -> Int {
        factor != 0
          ? width &* factor
          : PreparationBuilder.labelUnits(width, faceUnit: faceUnit, unitsPerEm: unitsPerEm, relativeSize: 1)
      }
      let textItem = TextItem(
        range: range, run: 0, face: item.face, script: item.script, isRightToLeft: item.isRightToLeft,
        isCovered: true)
      // Every other item, where the letters are of another face than the spaces.
      if range.count == 1, text[range.lowerBound] == 0x20 {
        guard let advance = tables.spaceAdvance(textItem, in: text, session: session) else { return false }
        while positions.count < queries.count, queries[positions.count] < range.upperBound {
          positions.append(position)
        }
        position += units(advance)
        continue
      }
      if item.face == 0, !item.isRightToLeft, range.count > 1,
        let face = faces.first(where: { $0.script == item.script })?.face,
        let advance = measureByPairs(
          text.extracting(range), face: face, from: range, at: position, units: units)
      {
        position += units(advance)
        continue
      }
      let surroundings = item.previous..<(isLast ? text.count : itemizer.items[index + 1].firstEnd)
      guard let piece = tables.piece(textItem, in: text, surroundings: surroundings, session: session),
        piece.isMonotone
      else { return false }
      cuts.removeAll(keepingCapacity: true)
      var layout: ItemLayout?
      var place = Int(piece.places.lowerBound)
      while positions.count < queries.count, queries[positions.count] < range.upperBound {
        let isEnd = positions.count & 1 == 1
        let query = queries[positions.count]
        let offset = query - range.lowerBound
        guard offset > 0 else {
          positions.append(position)
          continue
        }
        guard tables.find(offset, in: piece, from: &place) else { return false }
        let there = position + units(tables.places[place].position)
        positions.append(there)
        if !isEnd {
          // Where nothing hangs the segment's end is the next place asked for.
          guard queries[positions.count] == query else { continue }
          positions.append(there)
        }
        guard tables.places[place].cut != .safe else { continue }
        guard
          let change = tables.change(
            ofCutAt: place, of: textItem, layout: &layout, in: text, session: session)
        else { return false }
        cuts.append(place)
        positions[positions.count - 2] += units(change.end)
        positions[positions.count - 1] -= units(change.start)
      }
      guard tables.areApart(cuts, of: textItem, layout: &layout, in: text, session: session) else {
        return false
      }
      position += units(piece.advance)
    }
    while positions.count < queries.count { positions.append(position) }
    return position < 1 << 40
  }

  /// Looks for the pair tables of scripts in the first face that were not met before.
  mutating func addFaces(for label: TextLabel, shaper: any TextShaper) {
    for item in itemizer.items where item.face == 0 && item.script != 0 {
      if faces.contains(where: { $0.script == item.script }) { continue }
      let face = shaper.simpleTextFace(
        for: label.runs[0].font, language: label.language, script: item.script)
      faces.append((item.script, face))
    }
  }

  /// Works out the positions in an item by the first face's pair table; gives the item's advance, nil where the item
  /// must be shaped.
  private mutating func measureByPairs(
    _ part: Span<UInt8>, face: SimpleTextFace, from range: Range<Int>, at position: Int, units: (Int) -> Int
  ) -> Int? {
    let first = positions.count
    var end = first
    while end < queries.count, queries[end] < range.upperBound { end += 1 }
    // The places asked for are those where what hangs begins and, next to each, the segment's end.
    let count = (end + 1) / 2 - first / 2
    return unsafe withUnsafeTemporaryAllocation(of: SimpleText.Segment.self, capacity: count + 1) {
      segments in
      var filled = 0
      for query in first..<end where query & 1 == 1 && queries[query] > range.lowerBound {
        unsafe segments[filled] = SimpleText.Segment(
          fit: 0, end: 0, characters: Int32(truncatingIfNeeded: queries[query] - range.lowerBound))
        filled += 1
      }
      let segments = unsafe UnsafeMutableBufferPointer(rebasing: segments[...filled])
      guard unsafe SimpleText.measure(part, segments: segments, face: face) else {
        return nil
      }
      var segment = 0
      for query in first..<end {
        let offset = queries[query] - range.lowerBound
        if offset <= 0 {
          positions.append(position)
        } else if query & 1 == 1 {
          positions.append(position + units(unsafe Int(segments[segment].end)))
          segment += 1
        } else {
          positions.append(position + units(unsafe Int(segments[segment].fit)))
        }
      }
      return unsafe Int(segments[filled].end)
    }
  }

  // MARK: The body

  /// The setting of labels in the faces whose bits are `faces`.
  mutating func setting(
    ofFaces faces: Int, base: PreparedSetting, label: TextLabel, preparer: TextPreparer
  ) -> PreparedSetting {
    let key = SettingKey(base: ObjectIdentifier(base), faces: faces)
    if let known = settingKeys.firstIndex(of: key) { return settings[known].setting }
    if settings.count == Self.mostSettings {
      settingKeys.removeAll()
      settings.removeAll()
    }
    let units = tables.unitsPerEm.indices.filter { faces >> $0 & 1 == 1 }.map { tables.unitsPerEm[$0] }
    let unit = PreparationBuilder.commonUnit(of: units)
    let origin = TextOrigin(label, font: label.runs[0].font, preparer: preparer, faces: tables.sizedFaces)
    let setting = PreparedSetting(
      base, faces: tables.sizedFaces,
      unitsPerEm: unit ?? PreparationBuilder.fineUnit(of: tables.unitsPerEm[0]),
      origin: origin)
    settingKeys.append(key)
    settings.append((base, setting))
    return setting
  }

  private mutating func makeBody(_ text: Span<UInt8>, setting: PreparedSetting) -> LabelStorage? {
    noteFaces()
    table.removeAll()
    table.reserveCapacity(positions.count / 2)
    for index in 0..<positions.count / 2 {
      table.append(
        contentEnd: positions[2 * index], advanceEnd: positions[2 * index + 1],
        faces: faceSets.isEmpty ? 1 : UInt32(faceSets[index]))
    }
    return LabelStorage.make(style: setting, table: table, text: text)
  }

  /// Notes for each segment which faces its lines are at least as tall as, where not all are as tall as the first.
  mutating func noteFaces() {
    // Out of the builder, while what is read of that must stand.
    var noted: [UInt8] = []
    swap(&noted, &faceSets)
    defer { swap(&noted, &faceSets) }
    noted.removeAll(keepingCapacity: true)
    let (items, queries, numbers) = (itemizer.items.span, queries.span, tables.faceNumbers.span)
    var isMixed = false
    for index in items.indices where numbers[items[index].face] != 0 { isMixed = true }
    guard isMixed else { return }
    noted.append(addingCapacity: queries.count / 2) { sets in
      var item = 0
      var start = 0
      for segment in 0..<queries.count / 2 {
        let end = queries[2 &* segment &+ 1]
        while item &+ 1 < items.count, items[item &+ 1].start <= start { item &+= 1 }
        var faces: UInt8 = 1
        var other = item
        repeat {
          faces |= 1 &<< UInt8(truncatingIfNeeded: numbers[items[other].face])
          other &+= 1
        } while other < items.count && items[other].start < end
        sets.append(faces)
        start = end
      }
    }
  }
}
