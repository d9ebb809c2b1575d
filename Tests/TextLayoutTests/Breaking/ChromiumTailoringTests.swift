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

  private func offsets(_ text: String, _ tailoring: BreakTailoring) -> [Int] {
    LineBreaker(options: LineBreakOptions(tailoring: tailoring)).breaks(in: text.utf8Span.span).map(\.offset)
  }

  @Test("A dash that begins a word stays with it by Unicode 17 (LB20a)", arguments: [0x2012, 0x2013, 0x05BE])
  func dashes(_ dash: UInt32) throws {
    let dash = String(try #require(Unicode.Scalar(dash)))
    let length = dash.utf8.count
    for tailoring in [BreakTailoring.unicode17, .chromium] {
      for letter in ["H", "Ж", "א"] {
        #expect(offsets("so \(dash)\(letter)a", tailoring) == [3])
        #expect(offsets("\(dash)\(letter)a", tailoring) == [])
      }
      #expect(offsets("so\(dash)ha", tailoring) == [2 + length])
      #expect(offsets("so \(dash)5", tailoring) == [3, 3 + length])
    }
    #expect(offsets("so \(dash)Ha", .unicode) == [3, 3 + length])
    #expect(breaks("so\(dash)Ha").map(\.excludedLineStart) == [2])
    // Hyphens of Unicode 16 before Hebrew letters.
    for hyphen in ["-", "\u{2010}"] {
      #expect(offsets("so \(hyphen)א", .unicode) == [3, 3 + hyphen.utf8.count])
      #expect(offsets("so \(hyphen)א", .unicode17) == [3] && offsets("so \(hyphen)א", .chromium) == [3])
    }
  }

  @Test("Behind a Hebrew letter nothing but a hyphen keeps what follows, by Unicode 17 (LB21a)")
  func hebrew() {
    for gap in ["\u{AD}", "\u{2009}", "\u{58A}"] {
      for before in ["אב", "בְ"] {
        for after in ["cd", "Жи", "5", "中"] {
          let end = before.utf8.count + gap.utf8.count
          #expect(offsets(before + gap + after, .unicode) == [])
          #expect(offsets(before + gap + after, .unicode17) == [end])
          #expect(offsets(before + gap + after, .chromium) == [end])
        }
        for after in ["!", ")", "\u{AD}"] { #expect(offsets(before + gap + after, .unicode17) == []) }
      }
    }
    for hyphen in ["\u{2010}", "\u{2013}", "\u{5BE}"] {
      #expect(offsets("אב\(hyphen)cd", .unicode17) == [] && offsets("אב\(hyphen)cd", .chromium) == [])
    }
  }

  @Test(
    "Lines of Chinese may begin with a wave dash or a double hyphen", arguments: ["\u{301C}", "\u{30A0}"])
  func chineseDashes(_ dash: String) {
    let text = "二十\(dash)三十"
    for tailoring in BreakTailoring.allCases {
      func offsets(_ language: String?) -> [Int] {
        LineBreaker(options: LineBreakOptions(tailoring: tailoring, language: language))
          .breaks(in: text.utf8Span.span).map(\.offset)
      }
      #expect(offsets("zh") == [3, 6, 9, 12] && offsets("zh-Hant-TW") == [3, 6, 9, 12])
      for language in [nil, "ja", "ko", "zh-u-lb-strict"] { #expect(offsets(language) == [3, 9, 12]) }
    }
  }
}
