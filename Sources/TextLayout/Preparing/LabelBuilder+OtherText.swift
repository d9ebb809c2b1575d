#if !SELFSIZING_NO_KERNELS
  internal import CUnicodeTables

  /// Text of other faces and scripts among simple text, as emoji are and names in other letters: items of their own between its parts.
  extension LabelBuilder {
    /// Cuts what a paragraph's first faces have no Latin table for into items, with a control behind each stretch of them; false where
    /// text around them joins them.
    mutating func itemizeOthers(in text: Span<UInt8>) -> Bool {
      var (run, start) = (run, 0)
      while start < text.count {
        let end = end(ofRunAt: start, in: text, run: &run)
        if runs[run].box == nil, !itemizeOthers(in: start..<end, of: text, run: run) { return false }
        start = end
      }
      return !itemizer.hasTabs
        && itemizer.items.allSatisfy {
          $0.isControl
            || $0.isCovered && !$0.isShapedInParts && ($0.face != 0 || $0.script != SimpleTextFace.latin)
        }
    }

    /// More bytes at a stretch are no name.
    private static var mostOfName: Int { 48 }

    private mutating func itemizeOthers(in part: Range<Int>, of text: Span<UInt8>, run: Int) -> Bool {
      let tables = tables(ofRun: run)
      guard let pairs = fonts[tables].pairs.latinNumber(), let face = fonts[tables].pairs[pairs].face else {
        return false
      }
      var start = part.lowerBound
      while true {
        let goesOn = itemizer.script != SimpleTextFace.latin
        if !goesOn {
          start = text.end(ofSimpleTextIn: start..<part.upperBound, face.table)
        }
        guard start < part.upperBound else { return true }
        guard
          start == 0
            || GraphemeBreaker().boundary(after: text.startOfScalar(before: start), in: text) == start
        else { return false }
        let first = itemizer.items.count
        var end = text.end(ofOthersIn: start..<part.upperBound, face.table)
        guard addOthers(start..<end, of: text, run: run) else { return false }
        let isOfOtherScript = itemizer.items[first...].contains { $0.script != SimpleTextFace.latin }
        if isOfOtherScript || itemizer.script != SimpleTextFace.latin {
          // What has no script of its own goes on with theirs; what begins the paragraph joins them.
          let next =
            itemizer.script == SimpleTextFace.latin
            ? end : text.endOfOtherScript(in: end..<part.upperBound, face.table)
          guard next - start <= Self.mostOfName, addOthers(end..<next, of: text, run: run),
            !itemizer.hasBrackets,
            goesOn || start == 0 && itemizer.items[first...].first?.script != SimpleTextFace.latin
              || SimpleText.hasLatin(text.extracting(0..<start), face: face)
          else { return false }
          end = next
        }
        guard end > start || goesOn else { return false }
        itemizer.addGap(at: end, script: end < part.upperBound ? SimpleTextFace.latin : nil)
        start = end
      }
    }

    /// Adds a part of such a stretch to the items; false where its directions or clusters ask for more of the text.
    private mutating func addOthers(_ part: Range<Int>, of text: Span<UInt8>, run: Int) -> Bool {
      let tables = tables(ofRun: run)
      let end = itemizer.add(
        part, of: text, run: run, clusters: &fonts[tables].clusters, session: fonts[tables].session)
      return end == part.upperBound && !itemizer.isRightToLeft
    }

    /// The next item of others from one on, and the offset at which it begins; `Int.max` where no more come.
    func nextOther(from first: Int) -> (item: Int, start: Int) {
      var item = first
      while item < itemizer.items.count, itemizer.items[item].isControl { item += 1 }
      return (item, item < itemizer.items.count ? itemizer.items[item].start : .max)
    }

    /// Adds the segments that end in such an item, and moves on to the next one; false where the automaton does not tell its breaks.
    mutating func addOther(of text: Span<UInt8>, to paragraph: inout SimpleParagraph) -> Bool {
      let (index, item) = (paragraph.other.item, itemizer.items[paragraph.other.item])
      let range = item.start..<end(ofItem: index, in: text)
      paragraph.other = nextOther(from: index + 1)
      let style = style(of: item)
      let bits = itemStyles[style].bits
      guard findBreaks(inOther: range, of: text, &paragraph) else { return false }
      let start = paragraph.position
      let width = measure(item, range, index: index, of: text, at: start, style: style)
      paragraph.faces |= bits
      for boundary in boundaries.dropLast() {
        if !boundary.isTrailing { addContent(to: boundary.contentPosition, of: &paragraph) }
        paragraph.position = boundary.position
        endSegment(of: &paragraph, kerning: -boundary.endChange)
        paragraph.faces = bits
      }
      if let last = boundaries.last, !last.isTrailing {
        let isWhole = last.contentEnd == range.upperBound
        addContent(to: isWhole ? start + width : last.contentPosition, of: &paragraph)
      }
      paragraph.position = start + width
      return paragraph.position.magnitude <= LengthUnits.farthest
    }

    private func addContent(to position: Int, of paragraph: inout SimpleParagraph) {
      paragraph.content = position
      paragraph.hasContent = true
    }

    /// Makes boundaries of the breaks in such an item, and of its end.
    private mutating func findBreaks(
      inOther range: Range<Int>, of text: Span<UInt8>, _ paragraph: inout SimpleParagraph
    ) -> Bool {
      boundaries.removeFew()
      let start = range.lowerBound
      var next = start
      var cluster = itemizer.longClusters.partitioningIndex { $0.upperBound > range.lowerBound }
      while next < range.upperBound {
        let offset = next
        let scalar = text.nextScalar(at: &next)
        let kind = BreakAutomaton.classOf(scalar)
        // Dictionaries tell the breaks among letters of theirs.
        guard kind < LINE_BREAK_FIRST_DICTIONARY_CLASS, scalar != 0xAD,
          let isFound = isBreak(beforeClass: kind, &paragraph)
        else { return false }
        if offset == range.lowerBound {
          addBreak(at: offset, isFound: isFound && offset > 0, to: &paragraph)
        } else if isFound, !itemizer.isInsideCluster(offset, next: &cluster), mayEnd(at: offset) {
          addBoundary(offset, from: start, in: text)
        }
      }
      addBoundary(range.upperBound, from: start, in: text)
      beginEnds()
      return true
    }
  }

  extension Span<UInt8> {
    /// The offset of the first character in a part of the text that a table does not have; a soft hyphen is none.
    fileprivate func end(ofSimpleTextIn part: Range<Int>, _ table: PairTable) -> Int {
      var next = part.lowerBound
      while true {
        let offset = firstByte(in: next..<part.upperBound) { $0 }
        next = offset
        guard offset < part.upperBound else { return offset }
        let scalar = nextScalar(at: &next)
        if scalar != 0xAD, table.symbol(of: scalar) == PairTable.unsafeSymbol { return offset }
      }
    }

    /// The end of the characters at the start of a part of the text that a table does not have; a tab is none.
    fileprivate func end(ofOthersIn part: Range<Int>, _ table: PairTable) -> Int {
      offset(in: part) { $0 == 0x09 || table.symbol(of: $0) != PairTable.unsafeSymbol }
    }

    /// The offset of the first letter in a part of the text that a table has.
    fileprivate func endOfOtherScript(in part: Range<Int>, _ table: PairTable) -> Int {
      offset(in: part) { table.isLetter($0) }
    }

    /// The offset of the first character in a part of the text for which a condition holds; the part's end where there is none.
    @inline(__always)
    private func offset(in part: Range<Int>, where holds: (_ scalar: UInt32) -> Bool) -> Int {
      var next = part.lowerBound
      while next < part.upperBound {
        let offset = next
        if holds(nextScalar(at: &next)) { return offset }
      }
      return part.upperBound
    }
  }
#endif
