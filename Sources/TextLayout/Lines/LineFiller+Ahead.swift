#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LineFiller/next()`` for lines of opportunities, soft hyphens and tabs, whose positions rise: as no segment
  /// behind the first one out of reach can be on the line, the words are compared with that reach, eight at once.
  extension LineFiller {
    /// The next line; nil where opportunities have to be looked at one by one.
    @inline(never)
    mutating func lineAhead() -> FilledLine? {
      guard flags.isDisjoint(with: .needsSlack), startPairs.isEmpty else { return nil }
      // There a tab is part of the content before it.
      if flags.contains(.hasStops), wrapping.whiteSpace.countsTrailing { return nil }
      // The first segment behind the last one that shifts others, the shift from positions to places on the line there, and the
      // first opportunity.
      var (part, shift, first) = (segment, 0 &- start, segment)
      var chosen = Choice(segment: -1, width: 0, least: 0)
      var next = Int.max
      while true {
        let far = firstSegment(from: part, beyond: limit &- shift)
        choose(from: part..<far, shift: shift, &chosen, &next)
        guard far < segments.count else { break }
        let kind = segments.kind(far)
        let width = max(0, segments.contentEnd(far) &+ shift)
        if !kind.flags.isDisjoint(with: .shifting), width <= limit {
          guard kind.flags.isSubset(of: .passable), far &+ 1 < segments.count else { return nil }
          let showsHyphen = kind.flags.contains(.softHyphen)
          let least = width &+ (showsHyphen ? Int(kind.hyphen) : 0)
          if kind.flags.contains(.noBreak) {
            if first == far { first = far &+ 1 }
          } else if least <= limit {
            chosen = Choice(segment: far, width: least, least: least, showsHyphen: showsHyphen)
            next = .max
          } else {
            next = min(next, least)
          }
          let end = segments.advanceEnd(far)
          if kind.flags.contains(.tab) { shift &+= tabAdvance(at: end &+ shift) }
          if kind.flags.contains(.rebases) { shift &+= end }
          part = far &+ 1
          continue
        }
        guard let least = leastLimit(from: far, shift: shift) else { return nil }
        if least <= limit {
          (chosen, next) = (Choice(segment: far, width: least, least: least), .max)
        } else {
          next = min(next, least)
        }
        break
      }
      guard chosen.segment >= 0 else { return nil }
      return take(chosen, isFirst: chosen.segment == first, next: next)
    }

    /// Chooses the last opportunity of a part within reach that fits, its hyphen included.
    @inline(__always)
    private func choose(from part: Range<Int>, shift: Int, _ chosen: inout Choice, _ next: inout Int) {
      var index = part.upperBound
      var least = Int.max
      while index > part.lowerBound {
        index &-= 1
        let kind = segments.kind(index)
        let showsHyphen = kind.flags.contains(.softHyphen) && index &+ 1 < segments.count
        let width = max(0, segments.contentEnd(index) &+ shift) &+ (showsHyphen ? Int(kind.hyphen) : 0)
        if width <= limit {
          chosen = Choice(segment: index, width: width, least: width, showsHyphen: showsHyphen)
          next = least
          return
        }
        least = min(least, width)
      }
      next = min(next, least)
    }

    /// The least limit that lets the line end with a segment or one behind it, where that is beyond the limit or ends a paragraph;
    /// nil where it takes more to tell.
    @inline(__always)
    private func leastLimit(from far: Int, shift: Int) -> Int? {
      var (index, shift, least) = (far, shift, Int.max)
      while true {
        let kind = segments.kind(index)
        guard kind.flags.isSubset(of: .simple) else { return nil }
        let width = max(0, segments.contentEnd(index) &+ shift)
        let isLast = kind.flags.contains(.endsParagraph) || index &+ 1 == segments.count
        least = min(least, isLast ? width : width &+ Int(kind.hyphen))
        if isLast || width >= least { return least }
        if kind.flags.contains(.rebases) { shift &+= segments.advanceEnd(index) }
        index &+= 1
      }
    }

    /// The first segment from one on that is no opportunity, or whose content ends beyond a position; the number of segments if there is
    /// none.
    @inline(__always)
    private func firstSegment(from first: Int, beyond position: Int) -> Int {
      let biased = position &+ segments.bias
      guard biased >= 0 else { return first }
      let farthest = UInt64(truncatingIfNeeded: segments.scale == 1 ? biased : biased / segments.scale)
      return switch segments.size {
      case .four: firstSegment(UInt32.self, from: first, beyond: farthest)
      case .two: firstSegment(UInt16.self, from: first, beyond: farthest)
      case .eight: firstSegment(UInt64.self, from: first, beyond: farthest)
      }
    }

    @inline(__always)
    private func firstSegment<Word: FixedWidthInteger & UnsignedInteger>(
      _: Word.Type, from first: Int, beyond farthest: UInt64
    ) -> Int {
      let words = segments.words(of: Word.self)
      let (count, kindBits) = (segments.count, segments.kindBits)
      // A position that no word can hold is beyond all.
      let isFar = farthest > UInt64(Word.max) &>> kindBits
      let greatest = isFar ? Word.max : Word(truncatingIfNeeded: farthest &<< kindBits | segments.below)
      var index = first
      if flags.contains(.hasStops) {
        while index < count {
          let word = words[index]
          guard word <= greatest, segments.kind(ofWord: UInt64(word)).flags.isSubset(of: .softHyphen) else {
            return index
          }
          index &+= 1
        }
        return index
      }
      while index &+ 8 <= count {
        // No branch inside, so that this is a few vector instructions; as words rise, the number of those within reach is where
        // the search ends.
        var passed = 0
        for lane in 0..<8 { passed &+= words[index &+ lane] <= greatest ? 1 : 0 }
        index &+= passed
        if passed < 8 { return index }
      }
      while index < count, words[index] <= greatest { index &+= 1 }
      return index
    }
  }
#endif
