#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LineFiller`` as ``SteadyLines``, for labels with tabs and soft hyphens.
  ///
  /// What a tab adds to places on the line is known at the tab, as a line's first segment always fits. A soft hyphen may be within
  /// reach where its hyphen is not: if nothing behind it is, the pass goes back to the last opportunity that fits.
  ///
  /// Safety: as of ``SteadyLines``.
  @safe
  struct MarkedLines<Word: FixedWidthInteger & UnsignedInteger>: LinePassing {
    /// An opportunity that the line may end at.
    private struct End {
      var index = -1
      /// The position of the next line's start, and the one that words count from there.
      var next = 0
      var zero = 0
      var faces: UInt32 = 0
    }

    private let words: UnsafePointer<Word>
    private let kinds: UnsafePointer<SegmentKind>
    private let kindBits: UInt64
    private let scale: Int
    private let last: Int
    private let limit: Int
    private let tabs: TabStops
    /// The position of the line's start, less what its tabs add.
    private var origin = 0
    /// The last opportunity that fits.
    private var end = End()
    private var endsParagraph = false
    /// The position that words count from.
    private var zero = 0
    private(set) var faces: UInt32 = 0
    static var goesBack: Bool { true }

    /// The lines of words of two or four bytes, whose positions are above 0.
    @inline(__always)
    init(_ segments: SegmentWords, limit: Int, tabs: TabStops) {
      unsafe words = segments.start.assumingMemoryBound(to: Word.self)
      unsafe kinds = segments.kinds
      (kindBits, scale, last) = (segments.kindBits, segments.scale, segments.count &- 1)
      self.limit = min(limit, 1 << 60)
      self.tabs = tabs
    }

    @inline(__always)
    mutating func pass(_ index: inout Int) -> (begins: Int, faces: UInt32) {
      let word = unsafe UInt64(words[index])
      let kind = unsafe kinds[Int(truncatingIfNeeded: word & ((1 &<< kindBits) &- 1))]
      let content = zero &+ Int(truncatingIfNeeded: word &>> kindBits) &* scale
      let begins = endsParagraph || content &- origin > limit
      let passed = end.faces
      if begins {
        (origin, faces) = (end.next, 0)
        if end.index &+ 1 < index {
          (index, zero) = (end.index &+ 1, end.zero)
          return (1, passed)
        }
      }
      faces |= kind.faces
      let next = content &+ kind.trailing
      endsParagraph = kind.flags.contains(.endsParagraph)
      zero = kind.flags.contains(.rebases) ? next : zero
      let showsHyphen = kind.flags.contains(.softHyphen) && !endsParagraph && index < last
      if content &- origin &+ (showsHyphen ? Int(kind.hyphen) : 0) <= limit {
        end = End(index: index, next: next, zero: zero, faces: faces)
      }
      if kind.flags.contains(.tab) { origin &-= tabs.advance(at: next &- origin) }
      index &+= 1
      return (begins ? 1 : 0, passed)
    }
  }

  extension LabelStorage {
    /// The number of lines of at most a limit of a label with tabs or soft hyphens; nil where it takes a ``LineFiller``.
    @inline(never)
    func markedLineCount(limit: Int) -> Int? {
      guard isMarked(at: limit) else { return nil }
      let (segments, tabs) = (segments, style.tabs)
      return switch segments.size {
      case .four: segments.lineCount(MarkedLines<UInt32>(segments, limit: limit, tabs: tabs))
      case .two: segments.lineCount(MarkedLines<UInt16>(segments, limit: limit, tabs: tabs))
      case .eight: nil
      }
    }

    /// The height of the lines, as ``steadyHeight(limit:)``.
    @inline(never)
    func markedHeight(limit: Int, style: PreparedSetting) -> Double? {
      guard isMarked(at: limit) else { return nil }
      let (segments, tabs) = (segments, style.tabs)
      return switch segments.size {
      case .four: segments.height(MarkedLines<UInt32>(segments, limit: limit, tabs: tabs), style: style)
      case .two: segments.height(MarkedLines<UInt16>(segments, limit: limit, tabs: tabs), style: style)
      case .eight: nil
      }
    }

    private func isMarked(at limit: Int) -> Bool {
      unsafe flags.contains(.isMarked) && limit >= Int(head.pointee.widest)
    }
  }
#endif
