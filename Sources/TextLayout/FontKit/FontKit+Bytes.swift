extension FontKit {
  static let form = SealedForm(mark: "SelfFont", version: 1)

  /// The contents of a kit as bytes.
  package static func encoded(_ contents: FontKitContents) -> [UInt8] {
    var (coder, contents) = (ByteCoder(), contents)
    // A coder that writes meets no fault.
    try? coder.code(&contents)
    return form.sealed { $0.bytes += coder.writer.bytes }
  }
}

extension FontKitContents {
  /// Reads a kit from bytes that may be anything.
  init(decoding bytes: [UInt8]) throws(FontKitError) {
    let reader: ByteReader
    do throws(SealedForm.Fault) { reader = try FontKit.form.reader(of: bytes) } catch {
      throw FontKitError(
        PortableTextError(
          error, of: FontKit.form, "font kit", remedy: "write the kit anew", count: bytes.count))
    }
    self.init()
    var coder = ByteCoder(reading: reader)
    do throws(ByteFault) {
      try coder.code(&self)
      try coder.require(coder.reader.count == 0, "something follows the last style")
    } catch {
      throw FontKitError(PortableTextError(error, of: "font kit", count: bytes.count))
    }
  }
}

/// The form of kits, read from bytes that may be anything: whatever names another part names one that is there.
extension ByteCoder {
  fileprivate mutating func code(_ kit: inout FontKitContents) throws(ByteFault) {
    try code(&kit.languages)
    try code(&kit.scripts, of: 0) { coder, tag throws(ByteFault) in
      try coder.code(&tag, atMost: 0x7F7F_7F7F, "a script")
    }
    try require(!kit.languages.isEmpty && kit.scripts.first == 0, "text without a script is missing")
    var next = 0
    let lastScript = kit.scripts.count - 1
    try code(&kit.characters, of: .init(range: 0...0, script: 0)) { coder, part throws(ByteFault) in
      try coder.code(&part.range, after: &next, upTo: 0x10_FFFF)
      try coder.code(&part.script, atMost: lastScript, "a script")
    }
    try code(&kit.brackets)
    try code(&kit.tables, of: .init()) { coder, table throws(ByteFault) in try coder.code(&table) }
    let (tableCount, places) = (kit.tables.count, kit.languages.count * kit.scripts.count)
    try code(&kit.faces, of: .none) { coder, face throws(ByteFault) in
      try coder.code(&face, tableCount: tableCount, places: places)
    }
    let lastFace = kit.faces.count - 1
    try code(&kit.styles, of: .init(stack: "", weights: 0...0, isItalic: false, faces: [])) {
      coder, style throws(ByteFault) in
      try coder.code(&style, lastFace: lastFace)
    }
    try require(!kit.styles.isEmpty, "there is no font stack")
  }

  private mutating func code(_ brackets: inout [FontKitContents.Bracket]) throws(ByteFault) {
    var last: Int?
    try code(&brackets, of: .init(scalar: 0, closing: 0)) { coder, bracket throws(ByteFault) in
      var scalar = Int(bracket.scalar)
      try coder.code(&scalar, from: last ?? 0, atMost: 0x10_FFFF)
      try coder.require(scalar > last ?? -1, "brackets do not rise")
      var distance = Int(bracket.closing) - scalar
      try coder.code(signed: &distance, within: 0x10_FFFF, "a closing bracket")
      let closing = scalar + distance
      try coder.require(closing >= 0 && closing <= 0x10_FFFF, "a closing bracket is no character")
      bracket = .init(scalar: UInt32(scalar), closing: UInt32(closing))
      last = scalar
    }
  }

  /// A range behind another: its distance from the other's end, and its length less one.
  private mutating func code(
    _ range: inout ClosedRange<UInt32>, after next: inout Int, upTo limit: Int
  ) throws(ByteFault) {
    try require(next <= limit, "a range begins beyond \(limit)")
    var (first, last) = (Int(range.lowerBound), Int(range.upperBound))
    try code(&first, from: next, atMost: limit)
    try code(&last, from: first, atMost: limit)
    range = UInt32(first)...UInt32(last)
    next = last + 1
  }

  mutating func code(_ ranges: inout [ClosedRange<UInt32>], upTo limit: Int) throws(ByteFault) {
    var next = 0
    try code(&ranges, of: 0...0) { coder, range throws(ByteFault) in
      try coder.code(&range, after: &next, upTo: limit)
    }
  }

  /// Numbers of which it is known how many there are.
  private mutating func codeEach<Number: FixedWidthInteger>(
    _ numbers: inout [Number], atMost limit: Int, _ name: String
  ) throws(ByteFault) {
    for index in numbers.indices { try code(&numbers[index], atMost: limit, name) }
  }

  private mutating func code(
    _ face: inout FontKitContents.Face, tableCount: Int, places: Int
  ) throws(ByteFault) {
    let most = 1 << 20
    try code(&face.font.metrics, unit: most, length: most)
    var flags =
      (face.font.metrics.isReplaced ? 1 : 0) | (face.font.hyphen == "-" ? 2 : 0)
      | (face.font.ellipsisAdvance == nil ? 0 : 4)
    try code(&flags, atMost: 7, "the flags of a face")
    face.font.metrics.isReplaced = flags & 1 != 0
    face.font.hyphen = flags & 2 == 0 ? "\u{2010}" : "-"
    let metrics = face.font.metrics
    try require(metrics.plausible == metrics, "a face has no line that a font of text may have")
    try code(&face.font.spaceAdvance, atMost: most, "a space")
    try code(&face.font.hyphenAdvance, atMost: most, "a hyphen")
    if flags & 4 != 0 {
      var ellipsis = face.font.ellipsisAdvance ?? 0
      try code(&ellipsis, atMost: most, "an ellipsis")
      face.font.ellipsisAdvance = ellipsis
    }
    try code(&face.coverage, upTo: 0x10_FFFF)
    if isReading {
      try require(places <= reader.count, "a face has no tables for all languages")
      face.tables = [Int](repeating: 0, count: places)
    }
    try codeEach(&face.tables, atMost: tableCount, "a table")
  }

  private mutating func code(_ style: inout FontKitContents.Style, lastFace: Int) throws(ByteFault) {
    var (lightest, heaviest) = (style.weights.lowerBound, style.weights.upperBound)
    try code(&style.stack)
    try code(&lightest, atMost: 1_000, "a weight")
    try code(&heaviest, atMost: 1_000, "a weight")
    try require(lightest <= heaviest, "weights do not rise")
    style.weights = lightest...heaviest
    try code(&style.isItalic)
    try code(&style.faces, of: 0) { coder, face throws(ByteFault) in
      try coder.code(&face, atMost: lastFace, "a face")
    }
    try require(
      !style.faces.isEmpty && style.faces.count <= ClusterProperties.mostFaces,
      "a stack has no faces, or too many")
  }

  // MARK: Tables

  /// The symbols of a table are fewer, so that those that stand for no character remain apart.
  private static var mostSymbols: Int { 60_000 }
  /// Blocks of 64 characters that a table has room for.
  private static var mostBlocks: Int { 1_000 }

  private mutating func code(_ table: inout FontKitContents.Table) throws(ByteFault) {
    var ranges = isReading ? [] : [ClosedRange<UInt32>](rising: table.characters.lazy.map { $0.scalar })
    try code(&ranges, upTo: 0x10_FFFF)
    var symbolCount = table.symbols.count
    try code(&symbolCount, atMost: Self.mostSymbols, "the count of symbols")
    try require(symbolCount >= 2 && symbolCount - 2 <= reader.count, "symbols are missing")
    try code(&table.characters, in: ranges, symbolCount: symbolCount)
    var (width, height) = (table.width, table.pairs.count / table.width)
    let symbols =
      isReading
      ? [PairTable.Symbol](repeating: .init(row: 0, column: 0, advance: 0), count: symbolCount - 2)
      : Array(table.symbols.dropFirst(2))
    var advances = symbols.map { $0.advance }
    var (rows, columns) = (symbols.map { $0.row / width }, symbols.map { $0.column })
    try codeEach(&advances, atMost: 16_384, "an advance")
    try code(&width, atMost: symbolCount, "the count of columns")
    try code(&height, atMost: symbolCount, "the count of rows")
    try require(
      width >= 2 && height >= 2 && (width - 2) * (height - 2) <= reader.count, "pairs are missing")
    try require(width * height < 1 << 24, "there are too many pairs")
    try codeEach(&rows, atMost: height - 1, "a row")
    try codeEach(&columns, atMost: width - 1, "a column")
    try code(&table.pairs, width: width, height: height)
    if isReading {
      table.symbols = [.init(row: 0, column: 0, advance: 0), .init(row: width, column: 1, advance: 0)]
      for index in rows.indices {
        table.symbols.append(
          .init(row: rows[index] * width, column: columns[index], advance: advances[index]))
      }
    }
    try code(&table.substitutions, symbolCount: symbolCount)
  }

  /// The symbols of characters: 0 for the one behind the newest, else 1 and how far it stands before the newest.
  private mutating func code(
    _ characters: inout [(scalar: UInt32, symbol: UInt16)], in ranges: [ClosedRange<UInt32>],
    symbolCount: Int
  ) throws(ByteFault) {
    var (newest, blocks, lastBlock, place) = (1, 2, UInt32(1), 0)
    for range in ranges {
      try require(range.count <= reader.count, "symbols of characters are missing")
      for scalar in range {
        if scalar >> 6 > lastBlock {
          lastBlock = scalar >> 6
          blocks += 1
        }
        let known = isReading ? 0 : Int(characters[place].symbol)
        var code = known == newest + 1 ? 0 : newest + 1 - known
        try self.code(&code, atMost: newest - 1, "a symbol")
        let symbol = newest + 1 - code
        newest = max(newest, symbol)
        try require(symbol < symbolCount, "a character has no symbol")
        if isReading { characters.append((scalar, UInt16(symbol))) }
        place += 1
      }
    }
    try require(blocks <= Self.mostBlocks, "characters are in too many blocks")
  }

  /// The pairs of symbols; the rows and columns of unsafe characters and of the boundary are known.
  private mutating func code(_ pairs: inout [Int16], width: Int, height: Int) throws(ByteFault) {
    if isReading {
      pairs = [Int16](repeating: 0, count: width * height)
      for column in 0..<width { pairs[column] = PairTable.refused }
      for row in 1..<height { pairs[row * width] = PairTable.refused }
    }
    for row in 2..<max(2, height) {
      for place in row * width + 2..<max(row * width + 2, (row + 1) * width) {
        try code(signed: &pairs[place], within: 32_767, "a pair")
      }
    }
  }
}

extension [ClosedRange<UInt32>] {
  /// The ranges that rising numbers make.
  init(rising numbers: some Sequence<UInt32>) {
    self = []
    for number in numbers {
      if let last, last.upperBound + 1 == number {
        self[count - 1] = last.lowerBound...number
      } else {
        append(number...number)
      }
    }
  }
}
