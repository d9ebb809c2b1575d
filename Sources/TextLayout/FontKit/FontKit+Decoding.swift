extension FontKitContents {
  /// Reads a kit from bytes that may be anything.
  init(decoding bytes: [UInt8]) throws(FontKitError) {
    var reader: ByteReader
    do throws(SealedForm.Fault) { reader = try FontKit.form.reader(of: bytes) } catch {
      throw FontKitError(
        PortableTextError(
          error, of: FontKit.form, "font kit", remedy: "write the kit anew", count: bytes.count))
    }
    do throws(ByteFault) {
      try self.init(reading: &reader)
    } catch {
      throw FontKitError(PortableTextError(error, of: "font kit", count: bytes.count))
    }
  }

  private init(reading reader: inout ByteReader) throws(ByteFault) {
    self.init()
    languages.removeAll()
    for _ in 0..<(try reader.count(ofSize: 1, "languages")) {
      languages.append(try reader.text("a language"))
    }
    scripts.removeAll()
    for _ in 0..<(try reader.count(ofSize: 1, "scripts")) {
      scripts.append(UInt32(try reader.number(atMost: 0x7F7F_7F7F, "a script")))
    }
    try reader.require(!languages.isEmpty && scripts.first == 0, "text without a script is missing")
    characters = try reader.kitCharacters(scriptCount: scripts.count)
    brackets = try reader.kitBrackets()
    for _ in 0..<(try reader.count(ofSize: 8, "tables")) { tables.append(try reader.kitTable()) }
    for _ in 0..<(try reader.count(ofSize: 8, "faces")) {
      faces.append(
        try reader.kitFace(tableCount: tables.count, places: languages.count * scripts.count))
    }
    for _ in 0..<(try reader.count(ofSize: 5, "styles")) {
      styles.append(try reader.kitStyle(faceCount: faces.count))
    }
    try reader.require(!styles.isEmpty, "there is no font stack")
    try reader.require(reader.count == 0, "something follows the last style")
  }
}

extension ByteReader {
  /// A range behind another: its distance from the other's end, and its length less one.
  private mutating func range(after next: inout UInt32, limit: UInt32) throws(ByteFault) -> ClosedRange<
    UInt32
  > {
    try require(next <= limit, "a range begins beyond \(limit)")
    let start = next + UInt32(try number(atMost: Int(limit - next), "where a range begins"))
    let end = start + UInt32(try number(atMost: Int(limit - start), "the length of a range"))
    next = end + 1
    return start...end
  }

  private mutating func ranges(upTo limit: UInt32, _ name: String) throws(ByteFault) -> [ClosedRange<UInt32>]
  {
    var ranges: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for _ in 0..<(try count(ofSize: 2, name)) { ranges.append(try range(after: &next, limit: limit)) }
    return ranges
  }

  fileprivate mutating func kitCharacters(scriptCount: Int) throws(ByteFault) -> [FontKitContents.Characters]
  {
    var characters: [FontKitContents.Characters] = []
    var next: UInt32 = 0
    for _ in 0..<(try count(ofSize: 3, "ranges of characters")) {
      let range = try range(after: &next, limit: 0x10_FFFF)
      characters.append(.init(range: range, script: try number(atMost: scriptCount - 1, "a script")))
    }
    return characters
  }

  fileprivate mutating func kitBrackets() throws(ByteFault) -> [FontKitContents.Bracket] {
    var brackets: [FontKitContents.Bracket] = []
    var last = 0
    for index in 0..<(try count(ofSize: 2, "brackets")) {
      let distance = try number(atMost: 0x10_FFFF - last, "a bracket")
      try require(distance > 0 || index == 0, "brackets do not rise")
      last += distance
      let closing = last + (try signed(within: 0x10_FFFF, "a closing bracket"))
      try require(closing >= 0 && closing <= 0x10_FFFF, "a closing bracket is no character")
      brackets.append(.init(scalar: UInt32(last), closing: UInt32(closing)))
    }
    return brackets
  }

  private mutating func kitLength(_ name: String) throws(ByteFault) -> Int {
    try signed(within: 1 << 20, name)
  }

  fileprivate mutating func kitFace(tableCount: Int, places: Int) throws(ByteFault) -> FontKitContents.Face {
    let unitsPerEm = try number(atMost: 1 << 20, "the unit of a face")
    try require(unitsPerEm > 0, "an em of a face has no units")
    var metrics = FaceMetrics(
      unitsPerEm: unitsPerEm, ascent: try kitLength("an ascent"), descent: try kitLength("a descent"),
      lineGap: try kitLength("a line gap"), capHeight: try kitLength("a cap height"))
    let flags = try kind(below: 8, "the flags of a face")
    metrics.isReplaced = flags & 1 != 0
    try require(metrics.plausible == metrics, "a face has no line that a font of text may have")
    let space = try number(atMost: 1 << 20, "a space")
    let hyphen = try number(atMost: 1 << 20, "a hyphen")
    let ellipsis = flags & 4 == 0 ? nil : try number(atMost: 1 << 20, "an ellipsis")
    let coverage = try ranges(upTo: 0x10_FFFF, "ranges of characters")
    var tables: [Int] = []
    try require(places <= count, "a face has no tables for all languages")
    for _ in 0..<places { tables.append(try number(atMost: tableCount, "a table")) }
    return FontKitContents.Face(
      font: ShapingFont(
        metrics: metrics, spaceAdvance: space, hyphenAdvance: hyphen, ellipsisAdvance: ellipsis,
        hyphen: flags & 2 == 0 ? "\u{2010}" : "-"), coverage: coverage, tables: tables)
  }

  fileprivate mutating func kitStyle(faceCount: Int) throws(ByteFault) -> FontKitContents.Style {
    let stack = try text("a font stack")
    let lightest = try number(atMost: 1_000, "a weight")
    let heaviest = try number(atMost: 1_000, "a weight")
    try require(lightest <= heaviest, "weights do not rise")
    let isItalic = try kind(below: 2, "the slant") == 1
    var faces: [Int] = []
    for _ in 0..<(try count(ofSize: 1, "faces of a stack")) {
      faces.append(try number(atMost: faceCount - 1, "a face"))
    }
    try require(
      !faces.isEmpty && faces.count <= ClusterProperties.mostFaces, "a stack has no faces, or too many")
    return FontKitContents.Style(stack: stack, weights: lightest...heaviest, isItalic: isItalic, faces: faces)
  }

  // MARK: Tables

  /// The symbols of a table are fewer, so that those that stand for no character remain apart.
  private static let mostSymbols = 60_000
  /// Blocks of 64 characters that a table has room for.
  private static let mostBlocks = 1_000

  fileprivate mutating func kitTable() throws(ByteFault) -> FontKitContents.Table {
    let ranges = try ranges(upTo: 0x10_FFFF, "ranges of characters")
    let symbolCount = try number(atMost: Self.mostSymbols, "the count of symbols")
    try require(symbolCount >= 2 && symbolCount - 2 <= count, "symbols are missing")
    let characters = try kitCharacters(in: ranges, symbolCount: symbolCount)
    var advances: [Int] = []
    for _ in 2..<symbolCount { advances.append(try number(atMost: 16_384, "an advance")) }
    let width = try number(atMost: symbolCount, "the count of columns")
    let height = try number(atMost: symbolCount, "the count of rows")
    try require(width >= 2 && height >= 2 && (width - 2) * (height - 2) <= count, "pairs are missing")
    try require(width * height < 1 << 24, "there are too many pairs")
    var rows: [Int] = []
    for _ in 2..<symbolCount { rows.append(try number(atMost: height - 1, "a row")) }
    var symbols = [
      PairTable.Symbol(row: 0, column: 0, advance: 0), PairTable.Symbol(row: width, column: 1, advance: 0),
    ]
    for index in 0..<symbolCount - 2 {
      let column = try number(atMost: width - 1, "a column")
      symbols.append(PairTable.Symbol(row: rows[index] * width, column: column, advance: advances[index]))
    }
    return FontKitContents.Table(
      characters: characters, symbols: symbols, pairs: try kitPairs(width: width, height: height),
      substitutions: try kitProgram(symbolCount: symbolCount))
  }

  private mutating func kitCharacters(
    in ranges: [ClosedRange<UInt32>], symbolCount: Int
  ) throws(ByteFault) -> [(scalar: UInt32, symbol: UInt16)] {
    var characters: [(scalar: UInt32, symbol: UInt16)] = []
    var newest = 1
    var blocks = 2
    var lastBlock: UInt32 = 1
    for range in ranges {
      try require(range.count <= count, "symbols of characters are missing")
      for scalar in range {
        if scalar >> 6 > lastBlock {
          lastBlock = scalar >> 6
          blocks += 1
        }
        let code = try number(atMost: newest - 1, "a symbol")
        if code == 0 { newest += 1 }
        let symbol = code == 0 ? newest : newest + 1 - code
        try require(symbol < symbolCount, "a character has no symbol")
        characters.append((scalar, UInt16(symbol)))
      }
    }
    try require(blocks <= Self.mostBlocks, "characters are in too many blocks")
    return characters
  }

  private mutating func kitPairs(width: Int, height: Int) throws(ByteFault) -> [Int16] {
    var pairs = [Int16](repeating: PairTable.refused, count: width)
    pairs.reserveCapacity(width * height)
    pairs.append(PairTable.refused)
    for _ in 1..<width { pairs.append(0) }
    for _ in 2..<height {
      pairs.append(PairTable.refused)
      pairs.append(0)
      for _ in 2..<width { pairs.append(Int16(try signed(within: 32_767, "a pair"))) }
    }
    return pairs
  }
}
