extension FontKit {
  static let form = SealedForm(mark: "SelfFont", version: 1)

  /// The contents of a kit as bytes.
  package static func encoded(_ contents: FontKitContents) -> [UInt8] {
    form.sealed { writer in
      writer.write(count: contents.languages.count)
      for language in contents.languages { writer.write(text: language) }
      writer.write(count: contents.scripts.count)
      for script in contents.scripts { writer.write(UInt64(script)) }
      writer.write(contents.characters)
      writer.write(contents.brackets)
      writer.write(count: contents.tables.count)
      for table in contents.tables { writer.write(table) }
      writer.write(count: contents.faces.count)
      for face in contents.faces { writer.write(face) }
      writer.write(count: contents.styles.count)
      for style in contents.styles { writer.write(style) }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ characters: [FontKitContents.Characters]) {
    write(count: characters.count)
    var next: UInt32 = 0
    for part in characters {
      write(part.range, after: &next)
      write(count: part.script)
    }
  }

  /// Writes a range by its distance from the end of the one before, and its length less one.
  private mutating func write(_ range: ClosedRange<UInt32>, after next: inout UInt32) {
    write(UInt64(range.lowerBound - next))
    write(UInt64(range.upperBound - range.lowerBound))
    next = range.upperBound + 1
  }

  private mutating func write(_ ranges: [ClosedRange<UInt32>]) {
    write(count: ranges.count)
    var next: UInt32 = 0
    for range in ranges { write(range, after: &next) }
  }

  fileprivate mutating func write(_ brackets: [FontKitContents.Bracket]) {
    write(count: brackets.count)
    var last: UInt32 = 0
    for bracket in brackets {
      write(UInt64(bracket.scalar - last))
      write(signed: Int(bracket.closing) - Int(bracket.scalar))
      last = bracket.scalar
    }
  }

  fileprivate mutating func write(_ face: FontKitContents.Face) {
    let metrics = face.font.metrics
    write(count: metrics.unitsPerEm)
    for length in [metrics.ascent, metrics.descent, metrics.lineGap, metrics.capHeight] {
      write(signed: length)
    }
    let ellipsis = face.font.ellipsisAdvance
    bytes.append(
      (metrics.isReplaced ? 1 : 0) | (face.font.hyphen == "-" ? 2 : 0) | (ellipsis == nil ? 0 : 4))
    write(count: face.font.spaceAdvance)
    write(count: face.font.hyphenAdvance)
    if let ellipsis { write(count: ellipsis) }
    write(face.coverage)
    for table in face.tables { write(count: table) }
  }

  fileprivate mutating func write(_ style: FontKitContents.Style) {
    write(text: style.stack)
    write(count: style.weights.lowerBound)
    write(count: style.weights.upperBound)
    bytes.append(style.isItalic ? 1 : 0)
    write(count: style.faces.count)
    for face in style.faces { write(count: face) }
  }

  // MARK: Tables

  fileprivate mutating func write(_ table: FontKitContents.Table) {
    let width = table.width
    write(FontKitContents.Table.ranges(of: table.characters))
    write(count: table.symbols.count)
    var newest = 1
    for character in table.characters {
      write(count: FontKitContents.Table.code(of: Int(character.symbol), newest: &newest))
    }
    let symbols = table.symbols.dropFirst(2)
    for symbol in symbols { write(count: symbol.advance) }
    write(count: width)
    write(count: table.pairs.count / width)
    for symbol in symbols { write(count: symbol.row / width) }
    for symbol in symbols { write(count: symbol.column) }
    // The rows and columns of unsafe characters and of the boundary are known.
    for row in stride(from: 2 * width, to: table.pairs.count, by: width) {
      for column in 2..<max(2, width) { write(signed: Int(table.pairs[row + column])) }
    }
    write(table.substitutions)
  }

  private mutating func write(_ program: SubstitutionProgram) {
    let setCount = program.sets.count / max(1, program.wordsPerSet)
    write(count: setCount)
    for set in 0..<setCount {
      var members: [(scalar: UInt32, symbol: UInt16)] = []
      program.forEachMember(ofSet: Int32(set)) { members.append((UInt32($0), 0)) }
      write(FontKitContents.Table.ranges(of: members))
    }
    write(count: program.places.count)
    for place in program.places { write(count: Int(place)) }
    write(count: program.replacements.count)
    for replacement in program.replacements {
      write(count: Int(replacement.from))
      write(count: Int(replacement.to))
    }
    write(count: program.rules.count)
    var expected = 0
    for rule in program.rules { write(rule, expected: &expected) }
    write(count: program.records.count)
    for record in program.records {
      write(count: Int(record.place))
      write(record.rules)
    }
    write(count: program.lookups.count)
    for lookup in program.lookups { write(lookup) }
    write(count: program.announcements.count)
    for announcement in program.announcements {
      write(count: announcement.before.map { Int($0) + 1 } ?? 0)
      write(count: Int(announcement.first))
      write(count: Int(announcement.second))
      write(count: announcement.after.map { Int($0) + 1 } ?? 0)
    }
  }

  private mutating func write(_ range: Range<Int32>) {
    write(count: Int(range.lowerBound))
    write(count: range.count)
  }

  private mutating func write(_ rule: SubstitutionProgram.Rule, expected: inout Int) {
    write(signed: Int(rule.start) - expected)
    write(count: Int(rule.backtrack))
    write(count: Int(rule.input))
    write(count: Int(rule.lookahead))
    expected = Int(rule.start) + Int(rule.backtrack) + Int(rule.input) + Int(rule.lookahead)
    switch rule.action {
    case .replace(let range):
      bytes.append(0)
      write(range)
    case .ligate(let symbol):
      bytes.append(1)
      write(count: Int(symbol))
    case .apply(let range):
      bytes.append(2)
      write(range)
    case .refuse: bytes.append(3)
    case .unless(let second, let skip):
      bytes.append(4)
      write(count: Int(second))
      write(count: Int(skip))
      expected = Int(rule.start)
    }
  }
}

extension FontKitContents.Table {
  /// The ranges that rising characters make.
  static func ranges(of characters: [(scalar: UInt32, symbol: UInt16)]) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for character in characters {
      if let last = ranges.last, last.upperBound + 1 == character.scalar {
        ranges[ranges.count - 1] = last.lowerBound...character.scalar
      } else {
        ranges.append(character.scalar...character.scalar)
      }
    }
    return ranges
  }

  /// The number that a character's symbol is written as: 0 for the one behind the newest, else 1 and how far it stands before
  /// the newest.
  static func code(of symbol: Int, newest: inout Int) -> Int {
    if symbol == newest + 1 {
      newest = symbol
      return 0
    }
    return newest - symbol + 1
  }
}
