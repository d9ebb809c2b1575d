#if !SELFSIZING_NO_KERNELS
  /// The parts of simple text: each is scanned by the tables of its font.
  extension LabelBuilder {
    /// The style of a run's parts; nil where no tables measure them.
    mutating func simpleStyle(ofRun run: Int) -> SimpleStyle? {
      let measures = runs[run].measures
      guard let pairs = fonts[measures.tables].pairs.latinNumber() else { return nil }
      let scale = scale(ofFace: 0, measures)
      choice.add(faceUnit: scale.faceUnit, relativeSize: measures.relativeSize)
      return SimpleStyle(
        run: run, tables: measures.tables, pairs: pairs, bits: bits(ofFace: 0, run: run), scale: scale)
    }

    /// The end of what is scanned at once of a part that may be too long for that: between two words, where shaping both sides apart
    /// changes nothing. Nil where there is no such place.
    mutating func endOfPiece(of part: Range<Int>, _ style: SimpleStyle, in text: Span<UInt8>) -> Int? {
      guard part.count > SimpleText.longest else { return part.upperBound }
      guard style.scale.isExact else { return nil }
      let least = part.lowerBound + SimpleText.longest / 2
      var (cut, tried) = (part.lowerBound + SimpleText.longest, Int.max)
      while cut > least {
        if cut < tried, text.isWordStart(cut) {
          var start = cut - Self.bytesAround
          while start > part.lowerBound, !text.isWordStart(start) { start -= 1 }
          let item = TextItem(
            range: start..<part.upperBound, run: 0, face: 0, script: SimpleTextFace.latin,
            isRightToLeft: false, isCovered: true)
          if isSafe(toCut: item, at: cut, in: text, tables: style.tables) { return cut }
          tried = cut - Self.bytesAround
        }
        cut -= 1
      }
      return nil
    }

    /// Adds a part's segments; false where its scan, or a rule of its font, does not tell all of it.
    mutating func addPart(
      _ part: Range<Int>, _ style: SimpleStyle, _ text: Span<UInt8>, to paragraph: inout SimpleParagraph
    ) -> Bool {
      let (pairs, bytes) = (fonts[style.tables].pairs[style.pairs], text.extracting(part))
      guard let face = pairs.face, face.breaksPlainly else { return false }
      let isLast = part.upperBound == text.count
      let width = SimpleText.scan(bytes, face: face, from: paragraph.state, isLast: isLast) {
        scan -> Int? in
        guard scan.applySubstitutions(in: bytes, face, cache: pairs),
          isLast || !scan.endsWithSoftHyphen
        else { return nil }
        paragraph.state = scan.said
        addSegments(of: scan, part, bytes, style, face.table, to: &paragraph)
        return paragraph.position
      }
      guard let width, width.magnitude <= LengthUnits.farthest else { return false }
      paragraph.hasLatin = paragraph.hasLatin || SimpleText.hasLatin(bytes, face: face)
      return true
    }

    /// Adds the segments that end in a part.
    private mutating func addSegments(
      of scan: borrowing SimpleTextScan, _ part: Range<Int>, _ bytes: Span<UInt8>, _ style: SimpleStyle,
      _ pairs: PairTable, to paragraph: inout SimpleParagraph
    ) {
      var widths = ScannedWidths(scan, scale: style.scale)
      let start = paragraph.position
      let kerns = scan.kernsAtBreak
      let hyphen = scan.hasSoftHyphens ? hyphenAdvance(ofRun: style.run) : nil
      let beginsWithBreak = scan.breakCount > 0 && scan.breakOffset(0) == 0
      addBreak(at: part.lowerBound, isFound: beginsWithBreak, to: &paragraph)
      // Behind the part's start the run alone tells whether lines may end.
      let breakCount = runs[style.run].isUnbreakable ? 0 : scan.breakCount
      var index = beginsWithBreak ? 1 : 0
      var isFirst = true
      while index < breakCount, isFirst || hyphen != nil {
        let offset = scan.breakOffset(index)
        paragraph.move(from: start, to: widths.ends(before: offset, in: bytes))
        paragraph.faces |= style.bits
        let kerning = kerns ? style.scale.width(pairs.kerning(before: offset, in: bytes)) : 0
        if let hyphen, bytes.endsWithSoftHyphen(at: offset) {
          endSegment(of: &paragraph, .softHyphen, kerning: kerning, hyphen: hyphen)
        } else {
          endSegment(of: &paragraph, kerning: kerning)
        }
        isFirst = false
        index += 1
      }
      if index < breakCount {
        // As what stood before the part is ended, all others are alike.
        var (content, position) = (paragraph.content, start)
        table.append(count: breakCount - index, faces: style.bits) {
          let offset = scan.breakOffset(index &+ $0)
          let ends = widths.ends(before: offset, in: bytes)
          if let width = ends.content { content = start &+ width }
          position = start &+ ends.advance
          return (
            kerns ? content &- style.scale.width(pairs.kerning(before: offset, in: bytes)) : content, position
          )
        }
        (paragraph.content, paragraph.position, paragraph.hasContent) = (content, position, false)
      }
      paragraph.move(from: start, to: widths.ends(before: bytes.count, in: bytes))
      paragraph.faces |= style.bits
    }
  }

  extension Span<UInt8> {
    /// True if an ASCII letter stands at an offset, behind a space behind another.
    fileprivate func isWordStart(_ offset: Int) -> Bool {
      offset >= 2 && offset < count && self[offset].isASCIILetter && self[offset - 1] == 0x20
        && self[offset - 2].isASCIILetter
    }
  }
#endif
