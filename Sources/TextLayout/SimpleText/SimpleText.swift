/// A paragraph of simple text, prepared in one scan: one face, left to right, every character in the face's pair table,
/// the breaks of plain UAX #14, none of which changes the width of a line.
///
/// Positions and widths are units of the face; every character is a cluster.
enum SimpleText {
  /// The longest text that is prepared this way, in bytes.
  static let longest = Int(UInt16.max) - 1

  /// Prepares a paragraph; nil where it is not simple, so that it must be shaped.
  ///
  /// One pass over the UTF-8 does it all: each character is looked up once, the kerning with the one before it and its
  /// advance are added up, and the line-break automaton takes a step. Where that pass met neighbours that announce a
  /// substitution, the face's rules are run around them, and the positions added up again if anything changed.
  ///
  /// - Complexity: linear in the text.
  ///
  /// - Parameter setting: kept alive by the caller: all threads share it, and counting its references here would have them wait for
  ///   each other.
  static func prepare(_ text: Span<UInt8>, setting: Unmanaged<PreparedSetting>) -> LabelStorage? {
    guard let face = unsafe setting._withUnsafeGuaranteedRef({ unsafe $0.unretainedFace }) else { return nil }
    return withMemory(for: text) { bytes, positions, breaks in
      unsafe face._withUnsafeGuaranteedRef { face in
        var scan = SimpleTextScan(
          bytes, positions: positions, breaks: breaks, face: face, takesSoftHyphens: false)
        guard scan.run(text), !scan.kernsAtBreak, hasLatin(text, face: face),
          scan.applySubstitutions(in: text, face)
        else { return nil }
        return unsafe setting._withUnsafeGuaranteedRef { setting in
          scan.makeStorage(text, style: setting) ?? makeStorage(of: scan, text, style: setting)
        }
      }
    }
  }

  /// The storage of a text of which words of segments cannot be packed straight from the scan.
  @inline(never)
  private static func makeStorage(
    of scan: borrowing SimpleTextScan, _ text: Span<UInt8>, style: PreparedSetting
  ) -> LabelStorage {
    var table = SegmentTable()
    let breakCount = scan.breakCount
    table.append(count: breakCount + 1, faces: 1) { index in
      let offset = index < breakCount ? scan.breakOffset(index) : text.count
      var content = offset
      while content > 0, text[content &- 1] == 0x20 { content &-= 1 }
      return (scan.position(at: content), scan.position(at: offset))
    }
    return LabelStorage.make(style: style, table: &table, text: text)
  }

  /// Lends a scan of a text, which holds nothing that it does not know; nil for other text, or where `body` gives nil.
  ///
  /// - Parameters:
  ///   - state: see ``SimpleTextScan/run(_:from:isLast:)``.
  static func scan(
    _ text: Span<UInt8>, face: SimpleTextFace, from state: UInt16 = 0, isLast: Bool = true,
    _ body: (inout SimpleTextScan) -> Int?
  ) -> Int? {
    withMemory(for: text) { bytes, positions, breaks in
      var scan = SimpleTextScan(bytes, positions: positions, breaks: breaks, face: face)
      return scan.run(text, from: state, isLast: isLast) ? body(&scan) : nil
    }
  }

  /// Lends a text and the memory for its scan, in two parts as each may take up a kilobyte of the stack: so much lasts for 240 bytes of
  /// text. Nil for text that is too long.
  @inline(__always)
  private static func withMemory<Result>(
    for text: Span<UInt8>,
    _ body: (_ bytes: Memory<UInt8>, _ positions: Memory<Int32>, _ breaks: Memory<UInt16>) -> Result?
  ) -> Result? {
    guard text.count > 0, text.count <= longest else { return nil }
    // Vectors may be written beyond the text's end.
    let room = text.count + 8
    return text.withMemory { bytes in
      Memory<Int32>.lend(room) { positions in
        Memory<UInt16>.lend(room) { breaks in body(bytes, positions, breaks) }
      }
    }
  }

  /// True if a letter decides that the text's script is Latin: what holds none is set as text of no script.
  static func hasLatin(_ bytes: Span<UInt8>, face: SimpleTextFace) -> Bool {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset].isASCIILetter { return true }
      if face.table.isLetter(bytes.nextScalar(at: &offset)) { return true }
    }
    return false
  }
}
