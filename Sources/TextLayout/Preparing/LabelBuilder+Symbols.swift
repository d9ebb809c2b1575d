#if !SELFSIZING_NO_KERNELS
  /// Symbols of other faces among simple text, as emoji are: items of their own between its parts.
  extension LabelBuilder {
    /// Cuts the symbols of a paragraph that its first faces' tables do not have into items, with a control behind each stretch of them;
    /// false where text around them joins them, or more than another face sets them apart.
    mutating func itemizeSymbols(in text: Span<UInt8>) -> Bool {
      var (run, start) = (run, 0)
      while start < text.count {
        let end = end(ofRunAt: start, in: text, run: &run)
        if runs[run].box == nil, !itemizeSymbols(in: start..<end, of: text, run: run) { return false }
        start = end
      }
      return !itemizer.isRightToLeft && !itemizer.hasTabs
        && itemizer.items.allSatisfy {
          $0.isControl
            || $0.face != 0 && $0.isCovered && !$0.isShapedInParts && $0.script == SimpleTextFace.latin
        }
    }

    /// Cuts the symbols of a part of a run into items.
    private mutating func itemizeSymbols(in part: Range<Int>, of text: Span<UInt8>, run: Int) -> Bool {
      let tables = tables(ofRun: run)
      guard let table = fonts[tables].latinFace()?.face?.table else { return false }
      var start = part.lowerBound
      while true {
        start = text.end(ofSimpleTextIn: start..<part.upperBound, table)
        guard start < part.upperBound else { return true }
        let end = text.end(ofSymbolsIn: start..<part.upperBound, table)
        guard end > start,
          start == 0
            || GraphemeBreaker().boundary(after: text.startOfScalar(before: start), in: text) == start,
          itemizer.add(
            start..<end, of: text, run: run, isRightToLeft: false, clusters: &fonts[tables].clusters,
            session: fonts[tables].session) == end
        else { return false }
        itemizer.addGap(at: end)
        start = end
      }
    }

    /// The item of the next symbols from one item on, and the offset at which they begin; `Int.max` where no more come.
    func nextSymbols(from first: Int) -> (item: Int, start: Int) {
      var item = first
      while item < itemizer.items.count, itemizer.items[item].isControl { item += 1 }
      return (item, item < itemizer.items.count ? itemizer.items[item].start : .max)
    }

    /// Adds the segments that end in an item of symbols, and moves on to the next one; false where the automaton does not tell its breaks.
    mutating func addSymbols(of text: Span<UInt8>, to paragraph: inout SimpleParagraph) -> Bool {
      let (index, item) = (paragraph.symbols.item, itemizer.items[paragraph.symbols.item])
      let range = item.start..<end(ofItem: index, in: text)
      paragraph.symbols = nextSymbols(from: index + 1)
      let style = itemStyles[style(of: item)]
      guard findBreaks(ofSymbols: range, in: text, &paragraph) else { return false }
      let start = paragraph.position
      let width = measureShaped(item, range, index: index, of: text, style, at: start)
      paragraph.faces |= style.bits
      paragraph.hasContent = true
      for boundary in boundaries.dropLast() {
        (paragraph.content, paragraph.position) = (boundary.contentPosition, boundary.position)
        endSegment(of: &paragraph, kerning: -boundary.endChange)
        paragraph.faces = style.bits
        paragraph.hasContent = true
      }
      (paragraph.content, paragraph.position) = (start + width, start + width)
      return paragraph.position.magnitude <= LengthUnits.farthest
    }

    /// Makes boundaries of the breaks between symbols, and of their end.
    private mutating func findBreaks(
      ofSymbols range: Range<Int>, in text: Span<UInt8>, _ paragraph: inout SimpleParagraph
    ) -> Bool {
      boundaries.removeAll(keepingCapacity: true)
      measuredEnds = 0
      var next = range.lowerBound
      var cluster = itemizer.longClusters.partitioningIndex { $0.upperBound > range.lowerBound }
      while next < range.upperBound {
        let offset = next
        let kind = BreakAutomaton.classOf(text.nextScalar(at: &next))
        guard let isFound = isBreak(beforeClass: kind, &paragraph) else { return false }
        if offset == range.lowerBound {
          addBreak(at: offset, isFound: isFound && offset > 0, to: &paragraph)
          continue
        }
        if isFound, !itemizer.isInsideCluster(offset, next: &cluster), mayEnd(at: offset) {
          boundaries.append(Boundary(end: offset, contentEnd: offset, isTrailing: false, flags: []))
        }
      }
      boundaries.append(
        Boundary(end: range.upperBound, contentEnd: range.upperBound, isTrailing: false, flags: []))
      return true
    }
  }

  extension Span<UInt8> {
    /// The offset of the first character in a part of the text that a table does not have; a soft hyphen is none.
    fileprivate func end(ofSimpleTextIn part: Range<Int>, _ table: PairTable) -> Int {
      var next = part.lowerBound
      while next < part.upperBound {
        let offset = next
        if self[offset] < 0x80 {
          next += 1
          continue
        }
        let scalar = nextScalar(at: &next)
        if scalar != 0xAD, table.symbol(of: scalar) == PairTable.unsafeSymbol { return offset }
      }
      return part.upperBound
    }

    /// The end of the symbols at the start of a part of the text that a table does not have: none before the first that draws.
    fileprivate func end(ofSymbolsIn part: Range<Int>, _ table: PairTable) -> Int {
      var next = part.lowerBound
      while next < part.upperBound {
        let offset = next
        let scalar = nextScalar(at: &next)
        guard Self.isSymbol(scalar) || offset > part.lowerBound && Self.joinsSymbols(scalar),
          table.symbol(of: scalar) == PairTable.unsafeSymbol
        else { return offset }
      }
      return part.upperBound
    }

    /// True for arrows, signs and pictographs.
    private static func isSymbol(_ scalar: UInt32) -> Bool {
      (0x2190...0x2BFF).contains(scalar) || (0x1F000...0x1FAFF).contains(scalar)
    }

    /// True for what joins symbols and varies them.
    private static func joinsSymbols(_ scalar: UInt32) -> Bool {
      scalar == 0xFE0F || scalar == 0x200D || (0xE0020...0xE007F).contains(scalar)
    }
  }
#endif
