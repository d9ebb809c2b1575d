import TestSupport
import Testing
import TextLayout

/// The `.chromium` tailoring against its description (evidence C2, C3, C14), pair by pair.
@Suite struct ChromiumTailoringTests {
  /// C3 in words: what may follow a break after a character.
  private func isASCIIBreak(_ before: Unicode.Scalar?, _ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    let isLetter = { (c: Unicode.Scalar) in ("a"..."z").contains(c) || ("A"..."Z").contains(c) }
    let isDigit = { (c: Unicode.Scalar) in ("0"..."9").contains(c) }
    switch a {
    case "!", "\"", "#", "%", "&", ")", "*", "+", ",", ".", ":", ";", "=", ">", "\\", "]", "|", "}", "~":
      return "(<[{".unicodeScalars.contains(b)
    case "-":
      if isDigit(b) { return before.map { isLetter($0) || isDigit($0) } ?? false }
      return isLetter(b) || "\"#%&'(*+-<=>@[\\^_`{|~".unicodeScalars.contains(b)
    case "?": return isLetter(b) || isDigit(b) || "#$%&(*+-<=>@[\\^_`{|~".unicodeScalars.contains(b)
    default: return false
    }
  }

  /// The breaks of a text by C2, C3 and, elsewhere, UAX #14.
  private func model(_ text: String) -> [Int] {
    let plain = LineBreaker(options: LineBreakOptions()).breaks(in: text.utf8Span.span)
    let ruled = Set(plain.map(\.offset))
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    var breaks: [Int] = []
    for (place, b) in scalars.enumerated() {
      defer { offset += String(b).utf8.count }
      guard place > 0 else { continue }
      let a = scalars[place - 1]
      let isBreak =
        if a == "\n" {
          true
        } else if b == " " || b == "\t" || b == "\n" {
          false
        } else if a == " " || a == "\t" {
          true
        } else if a.isASCII && b.isASCII {
          isASCIIBreak(place > 1 ? scalars[place - 2] : nil, a, b)
        } else {
          ruled.contains(offset)
        }
      if isBreak { breaks.append(offset) }
    }
    return breaks
  }

  private func breaks(_ text: String) -> [LineBreak] {
    LineBreaker(options: LineBreakOptions(tailoring: .chromium)).breaks(in: text.utf8Span.span)
  }

  @Test("Every pair of ASCII characters breaks as the table says, alone and within words")
  func pairs() {
    let printable = (0x21...0x7E).compactMap(Unicode.Scalar.init)
    for a in printable {
      for b in printable {
        for text in ["\(a)\(b)", "x\(a)\(b)y", "the 7\(a)\(b)2 end", "é\(a)\(b)é"] {
          if breaks(text).map(\.offset) != model(text) { Issue.record("\(text)") }
        }
      }
    }
  }

  @Test("Random text breaks as the description says")
  func random() {
    let letters = Array("etaoinshrdlu".unicodeScalars)
    let others =
      (0x20...0x7E).compactMap(Unicode.Scalar.init) + [
        "\t", "\n", "é", "中", "\u{AD}", "«", "»", "”", "\u{2010}", "$", "(",
      ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<4_000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...50, using: &generator) {
        let isLetter = Int.random(in: 0..<3, using: &generator) > 0
        view.append((isLetter ? letters : others).randomElement(using: &generator) ?? "x")
      }
      let text = String(view)
      #expect(breaks(text).map(\.offset) == model(text), "\(text.debugDescription)")
    }
  }

  @Test("A break that would not be there in a line that begins with the hyphen says so")
  func lineStarts() {
    #expect(breaks("pep-0263").map(\.excludedLineStart) == [3])
    #expect(breaks("a--é").map(\.excludedLineStart) == [nil, 2])
    #expect(breaks("well-known").map(\.excludedLineStart) == [nil])
    #expect(breaks("x -5").map(\.offset) == [2])
    #expect(breaks("中\u{2010}é").map(\.excludedLineStart) == [3])
    let plain = LineBreaker(options: LineBreakOptions()).breaks(in: "pep-0263 a--é".utf8Span.span)
    #expect(plain.allSatisfy { $0.excludedLineStart == nil })
  }
}
