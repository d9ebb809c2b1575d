extension SimpleText {
  /// Prepares a paragraph; nil where it is not simple, so that it must be shaped.
  ///
  /// One pass over the UTF-8 does it all: each character is looked up once, the kerning with the one before it and its
  /// advance are added up, and the line-break automaton takes a step. Where that pass met neighbours that announce a
  /// substitution, the face's rules are run around them, and the positions added up again if anything changed.
  ///
  /// - Complexity: linear in the text.
  ///
  /// - Parameters:
  ///   - setting: kept alive by the caller, as is the face: all threads share them, and counting their references here
  ///     would have the threads wait for each other.
  static func prepare(
    _ text: Span<UInt8>, setting: Unmanaged<PreparedSetting>, face: Unmanaged<SimpleTextFace>
  ) -> LabelStorage? {
    guard text.count > 0, text.count <= longest else { return nil }
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe withMemory(for: text.count) { positions, breaks in
        unsafe face._withUnsafeGuaranteedRef { face in
          var scan = unsafe SimpleTextScan(
            text, positions: positions, breaks: breaks, face: face, takesSoftHyphens: false)
          guard scan.run(), !scan.kernsAtBreak,
            unsafe hasLatin(text.span, face: face), scan.applySubstitutions(face)
          else { return nil }
          return unsafe setting._withUnsafeGuaranteedRef { setting in
            unsafe scan.makeStorage(style: setting) ?? makeStorage(of: scan, text: text, style: setting)
          }
        }
      }
    }
  }

  /// The storage of a text of which words of segments cannot be packed straight from the scan.
  @inline(never)
  private static func makeStorage(
    of scan: borrowing SimpleTextScan, text: UnsafeBufferPointer<UInt8>, style: PreparedSetting
  ) -> LabelStorage? {
    unsafe withUnsafeTemporaryAllocation(of: Segment.self, capacity: scan.breakCount + 1) { segments in
      unsafe fill(segments, from: scan, text: text)
      guard unsafe isOrdered(segments) else { return nil }
      return unsafe makeStorage(text.span, segments: UnsafeBufferPointer(segments), style: style)
    }
  }

  /// Lends a scan its memory, in two parts as each may take up a kilobyte of the stack: so much lasts for 240 bytes of text.
  @inline(__always)
  private static func withMemory<Result>(
    for byteCount: Int,
    _ action: (_ positions: UnsafeMutablePointer<Int32>, _ breaks: UnsafeMutablePointer<UInt16>) -> Result?
  ) -> Result? {
    // What a vector writes may reach beyond the text.
    let room = byteCount + 8
    return unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: room) { positions in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: room) { breaks in
        guard let positions = positions.baseAddress, let breaks = breaks.baseAddress else { return nil }
        return unsafe action(positions, breaks)
      }
    }
  }

  /// Lends a scan of a text, which holds nothing that it does not know; nil for other text, or where `body` gives nil.
  ///
  /// - Parameters:
  ///   - state: see ``SimpleTextScan/run(from:isLast:)``.
  static func scan(
    _ text: Span<UInt8>, face: SimpleTextFace, from state: UInt16 = 0, isLast: Bool = true,
    _ body: (inout SimpleTextScan) -> Int?
  ) -> Int? {
    guard text.count > 0, text.count <= longest else { return nil }
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe withMemory(for: text.count) { positions, breaks in
        var scan = unsafe SimpleTextScan(text, positions: positions, breaks: breaks, face: face)
        return scan.run(from: state, isLast: isLast) ? body(&scan) : nil
      }
    }
  }

  /// The segments between the breaks that the scan found.
  @inline(__always)
  static func fill(
    _ segments: UnsafeMutableBufferPointer<Segment>, from scan: borrowing SimpleTextScan,
    text: UnsafeBufferPointer<UInt8>
  ) {
    let (positions, breaks) = unsafe (scan.positions, scan.breaks)
    var characters = 0
    var counted = 0
    for index in segments.indices {
      let isLast = index == segments.count &- 1
      let offset = isLast ? text.count : unsafe Int(breaks[index])
      let end = isLast ? scan.position : unsafe positions[offset]
      var contentEnd = offset
      while contentEnd > 0, unsafe text[contentEnd &- 1] == 0x20 { contentEnd &-= 1 }
      if scan.continuations == 0 {
        characters = offset
      } else {
        for place in counted..<offset where unsafe text[place] & 0xC0 != 0x80 { characters &+= 1 }
        counted = offset
      }
      unsafe segments[index] = Segment(
        fit: contentEnd == offset ? end : positions[contentEnd], end: end,
        characters: Int32(truncatingIfNeeded: characters))
    }
  }

  /// True if positions rise, and fit what holds them.
  private static func isOrdered(_ segments: UnsafeMutableBufferPointer<Segment>) -> Bool {
    var before: Int32 = 0
    var faults: Int32 = 0
    for index in 0..<segments.count {
      let segment = unsafe segments[index]
      faults |= segment.fit &- before
      faults |= Int32(UInt16.max) &- (segment.end &- segment.fit)
      before = segment.fit
    }
    return faults >= 0
  }

  /// True if a letter decides that the text's script is Latin: what holds none is set as text of no script.
  static func hasLatin(_ bytes: Span<UInt8>, face: SimpleTextFace) -> Bool {
    var offset = 0
    while offset < bytes.count {
      if (bytes[offset] | 0x20) &- 0x61 < 26 { return true }
      if face.table.isLetter(bytes.nextScalar(at: &offset)) { return true }
    }
    return false
  }
}
