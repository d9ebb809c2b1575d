/// Greek text all in capitals: without accents and breathings, as Greek is written so (CSS Text, `text-transform`).
///
/// A diaeresis stays, and comes to an Ι or Υ behind a vowel that loses its accent, with which it would else read as one sound. The word
/// "ή", or, keeps its accent, which alone tells it from the article.
enum GreekCapitals {
  /// A capital with what stood on it.
  private struct Letter {
    var capital: Unicode.Scalar
    var hasAccent = false
    var hasDiaeresis = false
  }

  /// The text in capitals; letters of other scripts as the standard library has them.
  static func of(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var (index, isInWord, followsAccent) = (0, false, false)
    while index < scalars.count {
      let capitals = scalars[index].properties.uppercaseMapping.unicodeScalars
      index += 1
      guard let first = capitals.first, var letter = letter(first) else {
        result.append(contentsOf: capitals)
        let properties = scalars[index - 1].properties
        isInWord = properties.isCased || isInWord && properties.isCaseIgnorable
        followsAccent = false
        continue
      }
      // Marks that the capital comes with, an iota written below it first, and those that stand behind it.
      var iotas = 0
      for mark in capitals.dropFirst() where !take(mark, into: &letter) { iotas += 1 }
      while index < scalars.count, isMark(scalars[index]) {
        if !take(scalars[index], into: &letter) { iotas += 1 }
        index += 1
      }
      let isVowel = "ΑΕΗΙΟΥΩ".unicodeScalars.contains(letter.capital)
      if followsAccent, letter.capital == "Ι" || letter.capital == "Υ" { letter.hasDiaeresis = true }
      followsAccent = isVowel && letter.hasAccent && !letter.hasDiaeresis
      let isAlone = !isInWord && !isFollowedByLetter(scalars[index...])
      if letter.capital == "Η", letter.hasAccent, iotas == 0, isAlone {
        result.append("\u{389}")
      } else if letter.hasDiaeresis {
        switch letter.capital {
        case "Ι": result.append("\u{3AA}")
        case "Υ": result.append("\u{3AB}")
        default: result.append(contentsOf: [letter.capital, "\u{308}"])
        }
      } else {
        result.append(letter.capital)
      }
      for _ in 0..<iotas { result.append("Ι") }
      isInWord = true
    }
    return String(result)
  }

  private static func isFollowedByLetter(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
  }

  /// A capital Greek letter without what stands on it; nil for other characters.
  private static func letter(_ scalar: Unicode.Scalar) -> Letter? {
    switch scalar.value {
    case 0x391...0x3A9: Letter(capital: scalar)
    case 0x3AA: Letter(capital: "Ι", hasDiaeresis: true)
    case 0x3AB: Letter(capital: "Υ", hasDiaeresis: true)
    case 0x386: Letter(capital: "Α", hasAccent: true)
    case 0x388: Letter(capital: "Ε", hasAccent: true)
    case 0x389: Letter(capital: "Η", hasAccent: true)
    case 0x38A: Letter(capital: "Ι", hasAccent: true)
    case 0x38C: Letter(capital: "Ο", hasAccent: true)
    case 0x38E: Letter(capital: "Υ", hasAccent: true)
    case 0x38F: Letter(capital: "Ω", hasAccent: true)
    // Of eight letters with breathings the first two bear no accent.
    case 0x1F08...0x1F0F: Letter(capital: "Α", hasAccent: scalar.value & 7 > 1)
    case 0x1F18...0x1F1D: Letter(capital: "Ε", hasAccent: scalar.value & 7 > 1)
    case 0x1F28...0x1F2F: Letter(capital: "Η", hasAccent: scalar.value & 7 > 1)
    case 0x1F38...0x1F3F: Letter(capital: "Ι", hasAccent: scalar.value & 7 > 1)
    case 0x1F48...0x1F4D: Letter(capital: "Ο", hasAccent: scalar.value & 7 > 1)
    case 0x1F59...0x1F5F: Letter(capital: "Υ", hasAccent: scalar.value & 7 > 1)
    case 0x1F68...0x1F6F: Letter(capital: "Ω", hasAccent: scalar.value & 7 > 1)
    case 0x1FB8...0x1FBB: Letter(capital: "Α", hasAccent: scalar.value & 3 > 1)
    case 0x1FC8...0x1FC9: Letter(capital: "Ε", hasAccent: true)
    case 0x1FCA...0x1FCB: Letter(capital: "Η", hasAccent: true)
    case 0x1FD8...0x1FDB: Letter(capital: "Ι", hasAccent: scalar.value & 3 > 1)
    case 0x1FE8...0x1FEB: Letter(capital: "Υ", hasAccent: scalar.value & 3 > 1)
    case 0x1FEC: Letter(capital: "Ρ")
    case 0x1FF8...0x1FF9: Letter(capital: "Ο", hasAccent: true)
    case 0x1FFA...0x1FFB: Letter(capital: "Ω", hasAccent: true)
    default: nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x304, 0x306, 0x308, 0x311, 0x313...0x314, 0x342...0x345: true
    default: false
    }
  }

  /// Notes a mark on a letter; false for an iota below it.
  private static func take(_ mark: Unicode.Scalar, into letter: inout Letter) -> Bool {
    switch mark.value {
    case 0x345, 0x399: return false
    case 0x308: letter.hasDiaeresis = true
    case 0x344: (letter.hasAccent, letter.hasDiaeresis) = (true, true)
    case 0x300...0x303, 0x311, 0x342: letter.hasAccent = true
    default: break
    }
    return true
  }
}
