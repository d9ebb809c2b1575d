#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LabelBuilder/addParagraph(_:of:)`` for paragraphs of simple text, in one run or several, with tabs and boxes among it:
  /// one scan of each part, by the tables of its font, tells breaks and widths, so that nothing is itemized.
  extension LabelBuilder {
    /// A paragraph on its way through its parts.
    struct SimpleParagraph {
      let hasTabs: Bool
      /// The state of the line-break automaton.
      var state: UInt16 = 0
      /// The position reached, and that of the last content's end.
      var position: Int
      var content: Int
      var hasLatin = false
      /// The next item of other text among the parts, and the offset at which it begins.
      var other: (item: Int, start: Int) = (0, .max)
      // The segment at hand.
      /// The bits of the faces met in it.
      var faces: UInt32 = 0
      /// True if it is not trailing space alone.
      var hasContent = false
      var endsWithTab = false

      /// Moves on to the end of a segment of a part, whose widths count from the part's start.
      @inline(__always)
      mutating func move(from start: Int, to ends: (content: Int?, advance: Int)) {
        if let width = ends.content { (content, hasContent) = (start + width, true) }
        position = start + ends.advance
      }
    }

    /// Adds a paragraph's segments to the table; false, with nothing changed, for one that is not simple.
    ///
    /// - Parameters:
    ///   - isLast: whether no paragraph follows.
    ///   - isAll: whether it is all of the label's text.
    mutating func addSimpleText(
      _ text: Span<UInt8>, _ found: ParagraphScanner.Paragraph, isLast: Bool, isAll: Bool
    )
      -> Bool
    {
      guard !keepsDetail, takesScans, !text.isEmpty else { return false }
      // A label of plain text alone is prepared before it comes here; others may have a name in other letters.
      let isPlain =
        runs.count == 1 && isAll && !found.hasTabs && !found.hasSoftHyphens && runs[0].measures.spacing.isNone
        && text.count <= SimpleText.longest
      guard !isPlain || found.hasSymbols || text[0].isASCIILetter else { return false }
      itemizer.begin(script: SimpleTextFace.latin)
      if found.hasSymbols || isPlain {
        guard itemizeOthers(in: text), !isPlain || !itemizer.items.isEmpty else { return false }
      }
      if addSimpleRuns(of: text, found, isLast: isLast) { return true }
      // A name in other letters, as runs of their own often are.
      guard !found.hasSymbols, runs.count > 1, itemizeOthers(in: text), !itemizer.items.isEmpty else {
        return false
      }
      return addSimpleRuns(of: text, found, isLast: isLast)
    }

    /// True if the label's paragraphs may be measured by their scans.
    var takesScans: Bool { hasPlainRules && remembered == nil }

    /// Adds the segments of a paragraph with the items met between its parts; false, with nothing changed, for one that is not simple.
    private mutating func addSimpleRuns(
      of text: Span<UInt8>, _ found: ParagraphScanner.Paragraph, isLast: Bool
    ) -> Bool {
      let before = (
        choice: choice, units: units, segments: table.segments.count, faces: faces.values.count,
        hasPairs: table.hasPairs
      )
      if isLast, table.segments.isEmpty { chooseUnits(ofRunsIn: text) }
      var paragraph = SimpleParagraph(hasTabs: found.hasTabs, position: position, content: position)
      paragraph.other = nextOther(from: 0)
      guard addRuns(of: text, to: &paragraph), paragraph.hasLatin else {
        itemStyles.removeAll(keepingCapacity: true)
        lastSimpleStyle = nil
        (choice, units) = (before.choice, before.units)
        table.removeAll(from: before.segments)
        table.hasPairs = before.hasPairs
        faces.removeAll(from: before.faces)
        faceNumbers.removeAll(keepingCapacity: true)
        return false
      }
      if !isLast {
        if paragraph.endsWithTab {
          // The terminator stands behind the tab.
          endSegment(of: &paragraph, [.noBreak])
          paragraph.faces = Self.bit(
            ofFace: strut(ofRun: runNumber(at: paragraphStart + text.count - 1)))
        }
        paragraph.faces |= Self.bit(ofFace: firstFace(at: text.count))
      }
      endSegment(of: &paragraph, isLast ? [] : .endsParagraph)
      position = paragraph.position
      return true
    }

    /// Ends the segment at hand at the position reached.
    mutating func endSegment(
      of paragraph: inout SimpleParagraph, _ flags: SegmentTable.Ending.Flags = [],
      kerning: Int = 0,
      hyphen: Int = 0
    ) {
      var flags = flags
      if paragraph.endsWithTab { flags.insert(.tab) }
      if paragraph.hasTabs, !paragraph.hasContent { flags.insert(.trailingOnly) }
      // Kerning at a break is left out; the next line begins where it did.
      table.append(
        contentEnd: paragraph.content - kerning, advanceEnd: paragraph.position,
        faces: paragraph.faces,
        ending: flags.isEmpty ? 0 : table.number(of: SegmentTable.Ending(flags, hyphen: hyphen)))
      (paragraph.faces, paragraph.hasContent, paragraph.endsWithTab) = (0, false, false)
    }

    // MARK: Parts

    /// The end of the characters of a run from an offset on that are no tabs.
    private func end(ofPartAt start: Int, before end: Int, in text: Span<UInt8>, hasTabs: Bool)
      -> Int
    {
      hasTabs ? text.firstByte(in: start..<end) { ASCIIBlock.places(of: 0x09, in: $0) } : end
    }

    /// Takes the units that the first faces of the runs ask for.
    private mutating func chooseUnits(ofRunsIn text: Span<UInt8>) {
      var (run, start) = (run, 0)
      while start < text.count {
        let end = end(ofRunAt: start, in: text, run: &run)
        while start < end, text[start] == 0x09 { start += 1 }
        if start < end, runs[run].box == nil {
          let measures = runs[run].measures
          choice.add(
            faceUnit: fonts[measures.tables].font.metrics.unitsPerEm,
            relativeSize: measures.relativeSize)
        }
        start = end
      }
      addUnitsOfItems()
      units.unitsPerEm = choice.unit
    }

    private mutating func addRuns(of text: Span<UInt8>, to paragraph: inout SimpleParagraph) -> Bool {
      var (run, start) = (run, 0)
      while start < text.count {
        let end = end(ofRunAt: start, in: text, run: &run)
        if runs[run].box != nil {
          guard addBox(of: run, text.extracting(start..<end), at: start, to: &paragraph) else {
            return false
          }
          start = end
          continue
        }
        if start == paragraph.other.start {
          start = self.end(ofItem: paragraph.other.item, in: text)
          guard addOther(of: text, to: &paragraph) else { return false }
          continue
        }
        let last = min(end, paragraph.other.start)
        let part = start..<self.end(ofPartAt: start, before: last, in: text, hasTabs: paragraph.hasTabs)
        if part.isEmpty {
          guard addTab(of: run, at: start, to: &paragraph) else { return false }
          start += 1
        } else {
          if lastSimpleStyle?.run != run { lastSimpleStyle = simpleStyle(ofRun: run) }
          guard let style = lastSimpleStyle, let end = endOfPiece(of: part, style, in: text),
            addPart(start..<end, style, text, to: &paragraph)
          else { return false }
          start = end
        }
      }
      return true
    }

    /// Takes in a character of a line-break class; true where a line may end before it, nil where the automaton does not tell.
    func isBreak(beforeClass kind: Int, _ paragraph: inout SimpleParagraph) -> Bool? {
      let said = BreakAutomaton.shared.entries[
        Int(paragraph.state & BreakAutomaton.stateMask) + kind]
      guard said & (BreakAutomaton.pending | BreakAutomaton.mandatory) == 0 else { return nil }
      paragraph.state = said
      return said & BreakAutomaton.allowed != 0
    }

    /// Takes in a character without glyphs of a line-break class; false where the automaton does not tell whether a line may end before it.
    private mutating func addCharacter(
      ofClass kind: Int, at offset: Int, to paragraph: inout SimpleParagraph
    ) -> Bool {
      guard let isFound = isBreak(beforeClass: kind, &paragraph) else { return false }
      addBreak(at: offset, isFound: isFound && offset > 0, to: &paragraph)
      return true
    }

    /// Ends a segment at the start of a part where a line may end there, or where a tab stands before it.
    mutating func addBreak(
      at offset: Int, isFound: Bool, to paragraph: inout SimpleParagraph
    ) {
      let isBreak = isFound && mayEnd(at: offset)
      if isBreak || paragraph.endsWithTab { endSegment(of: &paragraph, isBreak ? [] : .noBreak) }
    }

    /// True if no unbreakable run keeps a line from ending at an offset.
    func mayEnd(at offset: Int) -> Bool {
      !hasUnbreakableRuns || !isInsideUnbreakable(paragraphStart + offset)
    }

    private mutating func addTab(of run: Int, at offset: Int, to paragraph: inout SimpleParagraph)
      -> Bool
    {
      guard addCharacter(ofClass: BreakAutomaton.classOf(0x09), at: offset, to: &paragraph) else {
        return false
      }
      paragraph.faces |= Self.bit(ofFace: strut(ofRun: run))
      paragraph.endsWithTab = true
      return true
    }

    private mutating func addBox(
      of run: Int, _ text: Span<UInt8>, at offset: Int, to paragraph: inout SimpleParagraph
    ) -> Bool {
      guard text.count == 3, text[0] == 0xEF, text[1] == 0xBF, text[2] == 0xBC,
        addCharacter(ofClass: BreakAutomaton.classOf(0xFFFC), at: offset, to: &paragraph)
      else { return false }
      let box = control(run)
      paragraph.position += box.width
      paragraph.content = paragraph.position
      paragraph.hasContent = true
      paragraph.faces |= box.bits
      return paragraph.position.magnitude <= LengthUnits.farthest
    }
  }
#endif
