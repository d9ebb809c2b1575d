#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LineFiller/next()`` for lines of plain opportunities and soft hyphens, whose positions rise: as no segment behind the
  /// first one out of reach can be on the line, the words are compared with that reach, eight at once.
  extension LineFiller {
    /// The next line; nil where opportunities have to be looked at one by one.
    @inline(__always)
    mutating func lineAhead() -> FilledLine? {
      guard flags.isDisjoint(with: .needsSlack) else { return nil }
      let reach = start &+ limit &+ segments.bias
      guard reach >= 0 else { return nil }
      let farthest = UInt64(truncatingIfNeeded: segments.scale == 1 ? reach : reach / segments.scale)
      let far =
        switch segments.size {
        case .four: firstSegment(UInt32.self, beyond: farthest)
        case .two: firstSegment(UInt16.self, beyond: farthest)
        case .eight: firstSegment(UInt64.self, beyond: farthest)
        }
      var chosen = Choice(segment: far &- 1, width: 0, least: 0)
      var next = Int.max
      if far < segments.count {
        guard let least = leastLimit(from: far) else { return nil }
        if least <= limit { chosen.segment = far } else { next = least }
      }
      while chosen.segment >= segment {
        let kind = segments.kind(chosen.segment)
        chosen.width = width(at: chosen.segment)
        if kind.flags.contains(.softHyphen), chosen.segment &+ 1 < segments.count {
          chosen.width &+= Int(kind.hyphen)
          chosen.showsHyphen = true
        }
        chosen.least = chosen.width
        if chosen.width <= limit { return take(chosen, isFirst: chosen.segment == segment, next: next) }
        next = min(next, chosen.width)
        chosen = Choice(segment: chosen.segment &- 1, width: 0, least: 0)
      }
      return nil
    }

    @inline(__always)
    private func width(at segment: Int) -> Int { max(0, segments.contentEnd(segment) &- start) }

    /// The least limit that lets the line end with a segment or one behind it, where that is beyond the limit or ends a paragraph;
    /// nil where it takes more to tell.
    @inline(__always)
    private func leastLimit(from far: Int) -> Int? {
      var (index, least) = (far, Int.max)
      while true {
        let kind = segments.kind(index)
        let width = width(at: index)
        guard kind.flags.isSubset(of: .simple) else { return nil }
        let isLast = kind.flags.contains(.endsParagraph) || index &+ 1 == segments.count
        least = min(least, isLast ? width : width &+ Int(kind.hyphen))
        if isLast || width >= least { return least }
        index &+= 1
      }
    }

    /// The first segment of the line that is no opportunity, or whose position is beyond one; the number of segments if there is none.
    @inline(__always)
    private func firstSegment<Word: FixedWidthInteger & UnsignedInteger>(
      _: Word.Type, beyond farthest: UInt64
    ) -> Int {
      let words = unsafe segments.start.assumingMemoryBound(to: Word.self)
      let (count, kindBits) = (segments.count, segments.kindBits)
      // A position that no word can hold is beyond all.
      let isFar = farthest > UInt64(Word.max) &>> kindBits
      let greatest = isFar ? Word.max : Word(truncatingIfNeeded: farthest &<< kindBits | segments.below)
      var index = segment
      if flags.contains(.hasStops) {
        while index < count {
          let word = unsafe words[index]
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
        for lane in 0..<8 { passed &+= unsafe words[index &+ lane] <= greatest ? 1 : 0 }
        index &+= passed
        if passed < 8 { return index }
      }
      while index < count, unsafe words[index] <= greatest { index &+= 1 }
      return index
    }
  }
#endif
