#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LabelBuilder/addParagraph(_:of:)`` for paragraphs of simple text in one run or several: one scan of each run, by the
  /// tables of its font, tells breaks and widths, so that nothing is itemized.
  extension LabelBuilder {
    /// A paragraph on its way through the scans of its runs.
    private struct SimpleParagraph {
      /// The state of the line-break automaton.
      var state: UInt16 = 0
      /// The position reached, and that of the last content's end.
      var position: Int
      var content: Int
      /// The bits of the faces met since the last segment's end.
      var faces: UInt32 = 0
      var hasLatin = false
    }

    /// Adds a paragraph's segments to the table; false, with nothing changed, for one that is not simple.
    ///
    /// - Parameters:
    ///   - isLast: whether no paragraph follows.
    ///   - isAll: whether it is all of the label's text. Of one run, it would have been prepared before it came here.
    mutating func addSimpleText(_ text: Span<UInt8>, isLast: Bool, isAll: Bool) -> Bool {
      guard looks[look].isSimple, usesPairs, !keepsDetail, remembered == nil, !hasUnbreakableRuns,
        sources.rules == nil, !text.isEmpty, runs.count > 1 || !isAll
      else { return false }
      let before = (choice: choice, units: units, segments: table.segments.count, faces: faces.values.count)
      if isLast, table.segments.isEmpty { chooseUnits(ofRunsIn: text) }
      var paragraph = SimpleParagraph(position: position, content: position)
      guard addRuns(of: text, to: &paragraph), paragraph.hasLatin else {
        (choice, units) = (before.choice, before.units)
        table.removeAll(from: before.segments)
        faces.removeAll(from: before.faces)
        faceNumbers.removeAll(keepingCapacity: true)
        return false
      }
      var ending: UInt16 = 0
      if !isLast {
        paragraph.faces |= Self.bit(ofFace: firstFace(at: text.count))
        ending = table.number(of: SegmentTable.Ending(.endsParagraph))
      }
      table.append(
        contentEnd: paragraph.content, advanceEnd: paragraph.position, faces: paragraph.faces, ending: ending)
      position = paragraph.position
      return true
    }

    /// Moves on to the run that the paragraph's text belongs to from an offset on; gives the end of that run there.
    private func end(ofRunAt start: Int, in text: Span<UInt8>, run: inout Int) -> Int {
      while run + 1 < runs.count, runs[run].end <= paragraphStart + start { run += 1 }
      return run + 1 < runs.count ? min(text.count, runs[run].end - paragraphStart) : text.count
    }

    /// Takes the units that the first faces of the runs ask for.
    private mutating func chooseUnits(ofRunsIn text: Span<UInt8>) {
      var (run, start) = (run, 0)
      while start < text.count {
        start = end(ofRunAt: start, in: text, run: &run)
        let measures = runs[run].measures
        choice.add(
          faceUnit: fonts[measures.tables].font.metrics.unitsPerEm, relativeSize: measures.relativeSize)
      }
      units.unitsPerEm = choice.unit
    }

    private mutating func addRuns(of text: Span<UInt8>, to paragraph: inout SimpleParagraph) -> Bool {
      var (run, start) = (run, 0)
      while start < text.count {
        let end = end(ofRunAt: start, in: text, run: &run)
        let measures = runs[run].measures
        guard runs[run].box == nil, measures.spacing.isNone,
          let face = fonts[measures.tables].latinFace(), face.breaksPlainly
        else { return false }
        let faceUnit = face.font.metrics.unitsPerEm
        choice.add(faceUnit: faceUnit, relativeSize: measures.relativeSize)
        let scale = ItemScale(
          units: units, faceUnit: faceUnit, relativeSize: measures.relativeSize, spacing: measures.spacing)
        let bits = bits(ofFace: 0, run: run)
        let part = text.extracting(start..<end)
        guard add(part, isLast: end == text.count, face, scale, bits: bits, to: &paragraph) else {
          return false
        }
        start = end
      }
      return true
    }

    /// Adds the segments that end in a run.
    private mutating func add(
      _ part: Span<UInt8>, isLast: Bool, _ face: SimpleTextFace, _ scale: ItemScale, bits: UInt32,
      to paragraph: inout SimpleParagraph
    ) -> Bool {
      let width = SimpleText.scan(part, face: face, from: paragraph.state, isLast: isLast) { scan in
        guard scan.applySubstitutions(face) else { return nil }
        paragraph.state = scan.said
        let kerns = scan.kernsAtBreak && scan.contextualCount == 0
        let (start, number) = (paragraph.position, scan.breakCount)
        var last = 0
        for index in 0..<number &+ 1 {
          let offset = index < number ? unsafe Int(scan.breaks[index]) : part.count
          var contentEnd = offset
          while contentEnd > last, part[contentEnd &- 1] == 0x20 { contentEnd &-= 1 }
          if contentEnd > last { paragraph.content = start + scale.width(scan.position(at: contentEnd)) }
          if offset > last { paragraph.faces |= bits }
          guard index < number else { break }
          // What kerns at a break does so no more; the next line begins where it did.
          let kerning = kerns && offset > 0 ? scan.kerning(before: offset, table: face.table) : 0
          table.append(
            contentEnd: paragraph.content - scale.width(kerning),
            advanceEnd: start + scale.width(scan.position(at: offset)), faces: paragraph.faces)
          paragraph.faces = 0
          last = offset
        }
        return scale.width(Int(scan.position))
      }
      guard let width else { return false }
      paragraph.position += width
      guard paragraph.position.magnitude <= LengthUnits.farthest else { return false }
      paragraph.hasLatin = paragraph.hasLatin || SimpleText.hasLatin(part, face: face)
      return true
    }
  }
#endif
