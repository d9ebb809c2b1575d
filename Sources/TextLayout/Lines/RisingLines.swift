#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LineFiller`` for labels whose positions rise, with tabs, soft hyphens and places where no line may end: the last
  /// opportunity that fits is kept at hand, and the next line passes over what stands behind it once more.
  extension SegmentWords {
    /// Passes the lines of at most a limit.
    ///
    /// - Parameter body: is given the faces of each line.
    /// - Returns: false where a line ends inside a segment.
    @inline(__always)
    fileprivate func passRisingLines<Word: FixedWidthInteger & UnsignedInteger>(
      _: Word.Type, limit: Int, tabs: TabStops, body: (UInt32) -> Void
    ) -> Bool {
      let words = words(of: Word.self)
      let last = count &- 1
      var index = 0
      // From positions to places on the line, behind all tabs and behind those before the last content.
      var (shift, contentShift) = (0, 0)
      // The last opportunity that fits, and where a line starts that begins behind it.
      var (chosen, chosenEnd) = (-1, 0)
      // The faces so far, and those up to that opportunity.
      var (met, chosenFaces): (UInt32, UInt32) = (0, 0)
      while index <= last {
        let word = UInt64(words[index])
        let kind = kind(ofWord: word)
        var content = Int(truncatingIfNeeded: word &>> kindBits)
        if Word.bitWidth == 16 { content &*= scale }
        contentShift = kind.flags.contains(.trailingOnly) ? contentShift : shift
        let width = content &+ contentShift
        if width > limit {
          guard chosen >= 0 else { return false }
          body(chosenFaces)
          shift = 0 &- chosenEnd
          (index, contentShift, chosen, met) = (chosen &+ 1, shift, -1, 0)
          continue
        }
        met |= kind.faces
        let end = content &+ kind.trailing
        if kind.flags.isEmpty {
          (chosen, chosenEnd, chosenFaces) = (index, end, met)
        } else {
          let next = kind.flags.contains(.rebases) ? 0 : end
          if kind.flags.contains(.endsParagraph), index < last {
            body(met)
            shift = 0 &- next
            (contentShift, chosen, met) = (shift, -1, 0)
          } else {
            let hyphen = kind.flags.contains(.softHyphen) ? Int(kind.hyphen) : 0
            if !kind.flags.contains(.noBreak), width &+ hyphen <= limit {
              (chosen, chosenEnd, chosenFaces) = (index, next, met)
            }
            if kind.flags.contains(.tab) { shift &+= tabs.advance(at: end &+ shift) }
            shift &+= end &- next
            contentShift &+= end &- next
          }
        }
        index &+= 1
      }
      body(met)
      return true
    }
  }

  extension LabelStorage {
    /// The number of lines of at most a limit of a label whose positions rise; nil where it takes a ``LineFiller``.
    @inline(never)
    func risingLineCount(limit: Int) -> Int? {
      var lines = 0
      return passRisingLines(limit: limit) { _ in lines &+= 1 } ? lines : nil
    }

    /// The height of the lines, as ``steadyHeight(limit:)``.
    @inline(never)
    func risingHeight(limit: Int, style: PreparedSetting) -> Double? {
      var sum = LineSum(style)
      let isPassed = passRisingLines(limit: limit) { faces in
        if sum.count < style.lineLimit { sum.add(height: style.lineHeight(ofFaces: faces)) }
      }
      return isPassed ? style.rounded(sum.height(minimumLines: style.style.minimumLines)) : nil
    }

    @inline(__always)
    private func passRisingLines(limit: Int, body: (UInt32) -> Void) -> Bool {
      guard flags.contains(.isRising) else { return false }
      let (segments, tabs) = (segments, style.tabs)
      return switch segments.size {
      case .four: segments.passRisingLines(UInt32.self, limit: limit, tabs: tabs, body: body)
      case .two: segments.passRisingLines(UInt16.self, limit: limit, tabs: tabs, body: body)
      case .eight: false
      }
    }
  }
#endif
