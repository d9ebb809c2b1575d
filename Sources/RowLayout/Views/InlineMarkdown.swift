internal import TextLayout

/// The marks of Markdown within a line: `**bold**`, `_italic_`, `~~struck~~`, `` `code` ``, `[link](address)`, `^[words](inflect: true)` and backslashes, as
/// SwiftUI reads them in what is written out. Values put into a text are taken as they are.
struct InlineMarkdown {
  /// A letter that is written out, or a value.
  enum Unit {
    case letter(Character)
    case value(TextPiece)

    var letter: Character? { if case .letter(let letter) = self { letter } else { nil } }
  }

  /// More marks than so many are taken as letters, so that no text takes long.
  private static let mostMarks = 500

  /// True for the byte of a mark.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  private static func isMark(_ letter: Character) -> Bool { letter.asciiValue.map { isMark($0) } ?? false }

  private let units: [Unit]
  private var pieces: [TextPiece] = []
  /// The address of the link whose words are read.
  private var link: String?

  /// True if a text that is written out has marks that may be Markdown's.
  static func isIn(_ literal: String) -> Bool { literal.utf8.contains { isMark($0) } }

  /// The pieces of a text; neighbours of which the same is said are one.
  static func pieces(of parts: [LocalizedPart]) -> [TextPiece] {
    let units = parts.flatMap { part in
      part.specifier == nil ? part.piece.run.string.map { Unit.letter($0) } : [Unit.value(part.piece)]
    }
    var markdown = InlineMarkdown(units: units)
    if units.reduce(0, { $0 + ($1.letter.map { isMark($0) } == true ? 1 : 0) }) > mostMarks {
      for unit in units { markdown.add(unit, FontChoice()) }
    } else {
      markdown.read(0..<units.count, FontChoice())
    }
    return markdown.pieces.isEmpty ? [TextPiece("")] : markdown.pieces
  }

  private init(units: [Unit]) { self.units = units }

  private mutating func add(_ unit: Unit, _ traits: FontChoice) {
    switch unit {
    case .letter(let letter): add(TextPiece(String(letter)), traits)
    case .value(let value): add(value, traits)
    }
  }

  private mutating func add(_ piece: TextPiece, _ traits: FontChoice) {
    var piece = piece
    let isLetters = piece.isPlain
    piece.traits = piece.traits.completed(by: traits)
    piece.run.link = piece.run.link ?? link
    if isLetters, let last = pieces.last, last.traits == traits, last.font == nil, last.image == nil,
      last.run.link == piece.run.link, last.run.withoutLink.isPlain
    {
      pieces[pieces.count - 1].run.string += piece.run.string
    } else {
      pieces.append(piece)
    }
  }

  private mutating func read(_ range: Range<Int>, _ traits: FontChoice) {
    var place = range.lowerBound
    while place < range.upperBound {
      let rest = units[place..<range.upperBound]
      let end = rest.firstIndex { $0.letter.map { Self.isMark($0) } ?? true } ?? rest.endIndex
      if end > place {
        add(TextPiece(String(rest[..<end].compactMap(\.letter))), traits)
        place = end
      } else if let next = readMark(at: place, in: range, traits) {
        place = next
      } else {
        add(units[place], traits)
        place += 1
      }
    }
  }

  /// Reads what a mark begins; nil where there is none.
  private mutating func readMark(at place: Int, in range: Range<Int>, _ traits: FontChoice) -> Int? {
    guard let mark = units[place].letter, Self.isMark(mark) else { return nil }
    let rest = place + 1..<range.upperBound
    switch mark {
    case "\\":
      guard let next = rest.first, let letter = units[next].letter, letter.isPunctuation || letter.isSymbol
      else {
        return nil
      }
      add(units[next], traits)
      return next + 1
    case "`":
      guard let end = rest.first(where: { units[$0].letter == "`" }), end > place + 1 else { return nil }
      let code = FontChoice(design: .monospaced).completed(by: traits)
      for unit in units[place + 1..<end] { add(unit, code) }
      return end + 1
    case "[":
      guard let (words, target) = brackets(rest) else { return nil }
      // SwiftUI opens no address that is empty.
      let outer = link
      link = outer ?? address(target)
      read(words, traits)
      link = outer
      return target.upperBound + 1
    case "^":
      guard let next = rest.first, units[next].letter == "[",
        let (words, attributes) = brackets(next + 1..<range.upperBound)
      else { return nil }
      read(words, traits)
      if address(attributes)?.replacing(" ", with: "").contains("inflect:true") == true { inflect(words) }
      return attributes.upperBound + 1
    default:
      let isDouble = rest.first.map { units[$0].letter == mark } ?? false
      if isDouble, let end = close(mark, 2, from: place, in: range) {
        read(place + 2..<end, mark == "~" ? traits : FontChoice(weight: 700).completed(by: traits))
        return end + 2
      }
      guard mark != "~", let end = close(mark, 1, from: place, in: range) else { return nil }
      read(place + 1..<end, FontChoice(isItalic: true).completed(by: traits))
      return end + 1
    }
  }

  /// The words and the address of `words](address)` behind a bracket; nil for anything else.
  private func brackets(_ rest: Range<Int>) -> (words: Range<Int>, address: Range<Int>)? {
    guard let end = rest.first(where: { units[$0].letter == "]" }), end + 1 < rest.upperBound,
      units[end + 1].letter == "(",
      let close = (end + 2..<rest.upperBound).first(where: { units[$0].letter == ")" })
    else { return nil }
    return (rest.lowerBound..<end, end + 2..<close)
  }

  /// Has the last word that was read agree with the number before it, by English's regular plurals.
  private mutating func inflect(_ words: Range<Int>) {
    let numbers = words.compactMap { unit -> String? in
      switch units[unit] {
      case .letter(let letter): letter.isNumber ? String(letter) : nil
      case .value(let value): value.run.string.first?.isNumber == true ? value.run.string : nil
      }
    }
    guard let number = numbers.first, number != "1", let word = pieces.last?.run.string,
      let last = word.last, last.isLetter, last != "s"
    else { return }
    let endsInVowel = word.dropLast().last.map { "aeiou".contains($0) } ?? true
    let isHissed = ["x", "z", "ch", "sh"].contains(where: word.hasSuffix)
    pieces[pieces.count - 1].run.string =
      last == "y" && !endsInVowel ? String(word.dropLast()) + "ies" : word + (isHissed ? "es" : "s")
  }

  /// The address that is written out in a range; nil for none.
  private func address(_ range: Range<Int>) -> String? {
    let letters = range.compactMap { units[$0].letter }
    return letters.isEmpty || letters.count < range.count ? nil : String(letters)
  }

  /// Finds the mark closing one at an index: it stands against letters on its inner sides, and `_` not inside a word.
  private func close(_ mark: Character, _ length: Int, from place: Int, in range: Range<Int>) -> Int? {
    func isMark(_ index: Int) -> Bool { range.contains(index) && units[index].letter == mark }
    func isSpace(_ index: Int) -> Bool {
      range.contains(index) ? units[index].letter?.isWhitespace ?? false : true
    }
    func isWord(_ index: Int) -> Bool {
      guard range.contains(index) else { return false }
      return units[index].letter.map { $0.isLetter || $0.isNumber } ?? true
    }
    let first = place + length
    guard !isSpace(first), !(mark == "_" && isWord(place - 1)) else { return nil }
    var index = first + 1
    while index + length <= range.upperBound {
      let run = (0..<3).prefix { isMark(index + $0) }.count
      if run >= length, run != 3 - length, !isSpace(index - 1), !(mark == "_" && isWord(index + length)) {
        return index
      }
      index += max(1, run)
    }
    return nil
  }
}

extension TextDescription.Run {
  /// The piece as if it were no link.
  fileprivate var withoutLink: TextDescription.Run {
    var run = self
    run.link = nil
    return run
  }
}
