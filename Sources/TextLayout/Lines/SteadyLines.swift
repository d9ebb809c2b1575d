#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LineFiller`` for labels in which positions alone decide where lines end, at limits that no segment is wider
  /// than: one pass over the words that keeps at hand how far the line reaches, and in which no branch depends on where
  /// lines end inside a paragraph. Segments are opportunities, or end a paragraph, or have positions count from their end on.
  struct SteadyLines<Word: FixedWidthInteger & UnsignedInteger> {
    private let words: Memory<Word>
    private let kinds: Memory<SegmentKind>
    private let kindBits: UInt64
    private let scale: Int
    private let limit: Int
    /// The end of the room of the line, and of one that begins behind the last segment passed.
    private var reach: Int
    private var next: Int

    /// The lines of words of two or four bytes, from a position on.
    @inline(__always)
    init(_ segments: SegmentWords, from start: Int = 0, limit: Int) {
      (words, kinds) = (segments.words(of: Word.self), segments.kinds)
      (kindBits, scale) = (segments.kindBits, segments.scale)
      // Beyond all positions, and near enough to be added to them.
      self.limit = min(limit, 1 << 60)
      reach = start &+ self.limit
      next = reach
    }

    /// Passes a segment, the one behind that passed last.
    ///
    /// - Returns: 1 if a line begins with it, the label's first one left out; and its kind.
    @inline(__always)
    mutating func pass(_ index: Int) -> (begins: Int, kind: SegmentKind) {
      let word = UInt64(words[index])
      let kind = kinds[Int(truncatingIfNeeded: word & ((1 &<< kindBits) &- 1))]
      var content = Int(truncatingIfNeeded: word &>> kindBits)
      // Words of two bytes alone are scaled.
      if Word.bitWidth == 16 { content &*= scale }
      let begins = content > reach
      // Written so, it becomes a selection.
      reach = begins ? next : reach
      next = content &+ kind.trailing &+ limit
      // Few segments do.
      if _slowPath(!kind.flags.isEmpty) { stop(kind) }
      return (begins ? 1 : 0, kind)
    }

    /// Passes segments, and writes the faces of each line that ends before the last of them.
    ///
    /// - Parameter met: the faces of the line in progress.
    /// - Returns: the number of lines that end.
    @inline(__always)
    fileprivate mutating func pass(
      _ part: Range<Int>, met: inout UInt32, facesOfLines: Memory<UInt32>
    ) -> Int {
      var (walk, faces, lines) = (self, met, 0)
      var index = part.lowerBound
      while index < part.upperBound {
        let (begins, kind) = walk.pass(index)
        facesOfLines[lines] = faces
        lines &+= begins
        // None are kept where a line begins.
        faces = faces & (UInt32(truncatingIfNeeded: begins) &- 1) | kind.faces
        index &+= 1
      }
      (self, met) = (walk, faces)
      return lines
    }

    /// Ends a paragraph behind the segment passed last, and counts positions from its end on, where its kind says so.
    @inline(__always)
    private mutating func stop(_ kind: SegmentKind) {
      reach = kind.flags.contains(.endsParagraph) ? .min / 2 : reach
      // Few segments do.
      if _slowPath(kind.flags.contains(.rebases)) {
        let end = next &- limit
        reach &-= end
        next &-= end
      }
    }
  }

  extension LabelStorage {
    /// The number of lines of at most a limit; nil where it takes a ``LineFiller``.
    @inline(__always)
    func steadyLineCount(limit: Int) -> Int? {
      guard isSteady(at: limit) else { return risingLineCount(limit: limit) }
      let segments = segments
      return switch segments.size {
      case .four where !flags.contains(.hasStops):
        segments.lineCountOfOpportunities(limit: limit, trailsAlike: flags.contains(.trailsAlike))
      case .four: segments.lineCount(SteadyLines<UInt32>(segments, limit: limit))
      case .two: segments.lineCount(SteadyLines<UInt16>(segments, limit: limit))
      case .eight: nil
      }
    }

    /// The height of lines of at most a limit on which faces meet, the line limit applied; nil where it takes a ``LineFiller``.
    @inline(__always)
    func steadyHeight(limit: Int) -> Double? {
      guard flags.isDisjoint(with: .needsLines) else { return nil }
      return unsafe head.style._withUnsafeGuaranteedRef { style in
        guard !flags.contains(.hasParagraphs) || style.paragraphSpacing == 0 else { return nil }
        guard isSteady(at: limit) else { return risingHeight(limit: limit, style: style) }
        let segments = segments
        return switch segments.size {
        case .four: segments.height(SteadyLines<UInt32>(segments, limit: limit), style: style)
        case .two: segments.height(SteadyLines<UInt16>(segments, limit: limit), style: style)
        case .eight: nil
        }
      }
    }

    @inline(__always)
    fileprivate func isSteady(at limit: Int) -> Bool {
      flags.contains(.isSteady) && limit >= Int(head.widest)
    }
  }

  extension LineFiller {
    /// Passes lines as long as others follow them, at most so many; none where they have to be filled.
    ///
    /// - Returns: the number of lines passed.
    mutating func passLines(atMost most: Int) -> Int {
      guard flags.isDisjoint(with: .hasOwnLimits), cluster == nil, startPairs.isEmpty,
        withLabel({ $0.isSteady(at: limit) })
      else { return 0 }
      return switch segments.size {
      case .four: passLines(UInt32.self, atMost: most)
      case .two: passLines(UInt16.self, atMost: most)
      case .eight: 0
      }
    }

    @inline(__always)
    private mutating func passLines<Word: FixedWidthInteger & UnsignedInteger>(
      _: Word.Type, atMost most: Int
    ) -> Int {
      var walk = SteadyLines<Word>(segments, from: start, limit: limit)
      var (passed, first) = (0, segment)
      var index = segment
      while passed < most, index < segments.count {
        let begins = walk.pass(index).begins
        passed &+= begins
        first = begins == 1 ? index : first
        index &+= 1
      }
      if passed > 0 { (segment, start) = (first, segments.segmentStart(first)) }
      return passed
    }
  }

  extension SegmentWords {
    /// The number of lines where words have four bytes and no segment is more than an opportunity.
    @inline(__always)
    fileprivate func lineCountOfOpportunities(limit: Int, trailsAlike: Bool) -> Int {
      guard trailsAlike else { return lineCountOfOpportunities(limit: limit) { trailing(ofWord: $0) } }
      let alike = count > 1 ? trailing(ofWord: word(0)) : 0
      return lineCountOfOpportunities(limit: limit) { _ in alike }
    }

    @inline(__always)
    private func lineCountOfOpportunities(limit: Int, trailing: (UInt64) -> UInt64) -> Int {
      let limit = UInt64(truncatingIfNeeded: min(limit, Int(UInt32.max))) &<< kindBits
      let words = words(of: UInt32.self)
      // The whole words of how far lines reach, as no line ends within the bits of a kind.
      var reach = limit | below
      var next = reach
      var lines = 1
      for index in 0..<count {
        let word = UInt64(words[index])
        let begins = word > reach
        reach = begins ? next : reach
        lines &+= begins ? 1 : 0
        next = (word | below) &+ limit &+ trailing(word)
      }
      return lines
    }

    /// The distance to the next line's start, moved up as positions are.
    @inline(__always)
    private func trailing(ofWord word: UInt64) -> UInt64 {
      UInt64(bitPattern: Int64(kind(ofWord: word).trailing)) &<< kindBits
    }

    /// The number of lines of a pass over all segments.
    @inline(__always)
    fileprivate func lineCount<Word>(_ walk: SteadyLines<Word>) -> Int {
      var walk = walk
      var lines = 1
      for index in 0..<count { lines &+= walk.pass(index).begins }
      return lines
    }

    /// The height of the lines of a pass over all segments, the line limit applied.
    @inline(__always)
    fileprivate func height<Word>(_ walk: SteadyLines<Word>, style: PreparedSetting) -> Double {
      var walk = walk
      var sum = LineSum(style)
      var met: UInt32 = 0
      Memory<UInt32>.lend(Self.linesAtOnce) { facesOfLines in
        var index = 0
        while index < count {
          // The faces of each line first, so that no branch depends on where one ends; then their heights.
          let end = min(count, index &+ Self.linesAtOnce)
          let lines = walk.pass(index..<end, met: &met, facesOfLines: facesOfLines)
          index = end
          for line in 0..<min(lines, style.lineLimit &- sum.count) {
            sum.add(height: style.lineHeight(ofFaces: facesOfLines[line]))
          }
        }
      }
      if sum.count < style.lineLimit { sum.add(height: style.lineHeight(ofFaces: met)) }
      return style.rounded(sum.height(minimumLines: style.style.minimumLines))
    }

    /// The lines whose heights are summed at once: as many as memory on the stack is taken for.
    private static var linesAtOnce: Int { 128 }
  }
#endif
