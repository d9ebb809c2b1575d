#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LineFiller`` as ``SteadyLines``, for labels with tabs: what they add to places on the line is known at each tab, as
  /// a line's first segment always fits.
  ///
  /// Safety: as of ``SteadyLines``.
  @safe
  struct TabbedLines<Word: FixedWidthInteger & UnsignedInteger>: LinePassing {
    private let words: UnsafePointer<Word>
    private let kinds: UnsafePointer<SegmentKind>
    private let kindBits: UInt64
    private let scale: Int
    private let limit: Int
    private let tabs: TabStops
    /// The position of the line's start, less what its tabs add.
    private var origin = 0
    /// The position of the next line's start.
    private var next = 0
    private var endsParagraph = false
    /// The position that words count from.
    private var zero = 0

    /// The lines of words of two or four bytes, whose positions are above 0.
    @inline(__always)
    init(_ segments: SegmentWords, limit: Int, tabs: TabStops) {
      unsafe words = segments.start.assumingMemoryBound(to: Word.self)
      unsafe kinds = segments.kinds
      (kindBits, scale) = (segments.kindBits, segments.scale)
      self.limit = min(limit, 1 << 60)
      self.tabs = tabs
    }

    @inline(__always)
    mutating func pass(_ index: Int) -> (begins: Int, faces: UInt32) {
      let word = unsafe UInt64(words[index])
      let kind = unsafe kinds[Int(truncatingIfNeeded: word & ((1 &<< kindBits) &- 1))]
      var content = Int(truncatingIfNeeded: word &>> kindBits)
      if Word.bitWidth == 16 { content &*= scale }
      content &+= zero
      let begins = endsParagraph || content &- origin > limit
      origin = begins ? next : origin
      next = content &+ kind.trailing
      endsParagraph = kind.flags.contains(.endsParagraph)
      zero = kind.flags.contains(.rebases) ? next : zero
      if kind.flags.contains(.tab) { origin &-= tabs.advance(at: next &- origin) }
      return (begins ? 1 : 0, kind.faces)
    }
  }

  extension LabelStorage {
    /// The number of lines of at most a limit of a label with tabs; nil where it takes a ``LineFiller``.
    @inline(never)
    func tabbedLineCount(limit: Int) -> Int? {
      guard isTabbed(at: limit) else { return nil }
      let (segments, tabs) = (segments, style.tabs)
      return switch segments.size {
      case .four: segments.lineCount(TabbedLines<UInt32>(segments, limit: limit, tabs: tabs))
      case .two: segments.lineCount(TabbedLines<UInt16>(segments, limit: limit, tabs: tabs))
      case .eight: nil
      }
    }

    /// The height of the lines, as ``steadyHeight(limit:)``.
    @inline(never)
    func tabbedHeight(limit: Int, style: PreparedSetting) -> Double? {
      guard isTabbed(at: limit) else { return nil }
      let (segments, tabs) = (segments, style.tabs)
      return switch segments.size {
      case .four: segments.height(TabbedLines<UInt32>(segments, limit: limit, tabs: tabs), style: style)
      case .two: segments.height(TabbedLines<UInt16>(segments, limit: limit, tabs: tabs), style: style)
      case .eight: nil
      }
    }

    private func isTabbed(at limit: Int) -> Bool {
      unsafe flags.contains(.isTabbed) && limit >= Int(head.pointee.widest)
    }
  }
#endif
