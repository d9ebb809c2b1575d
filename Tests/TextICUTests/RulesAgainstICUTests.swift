import Foundation
import TestSupport
import Testing
import TextICU
import TextLayout
import _FoundationICU

/// Rules P4 and W3: our automata against the toolchain's ICU, on seeded random strings.
@Suite struct RulesAgainstICUTests {
  /// Characters of every value of a property: all of a small class, six of a large one.
  private static func representatives(of property: UProperty, but left: Int32? = nil) -> [Unicode.Scalar] {
    var classes: [Int32: [Unicode.Scalar]] = [:]
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      classes[swift_u_getIntPropertyValue(Int32(value), property), default: []].append(scalar)
    }
    if let left { classes[left] = nil }
    return classes.sorted { $0.key < $1.key }.flatMap { _, scalars in
      stride(from: 0, to: scalars.count, by: scalars.count < 50 ? 1 : scalars.count / 6).map { scalars[$0] }
    }
  }

  private func text(of scalars: [Unicode.Scalar], _ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      if let scalar = scalars.randomElement(using: &generator) { text.append(scalar) }
    }
    return String(text)
  }

  private func describe(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  /// Strings that break otherwise than by the ICU of a locale.
  private func differences(locale: String, count: Int, seed: UInt64) -> [String] {
    let scalars = Self.representatives(of: UCHAR_LINE_BREAK, but: Int32(U_LB_COMPLEX_CONTEXT.rawValue))
    let icu = ICUBreaks(UBRK_LINE, locale: locale)
    let ours = LineBreaker(options: LineBreakOptions(strictness: .strict))
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in
      let text = text(of: scalars, &generator)
      let breaks = ours.breaks(in: text.utf8Span.span).map(\.offset).filter { $0 < text.utf8.count }
      return breaks == icu.breaks(in: text) ? nil : text
    }
  }

  @Test("Random strings break as ICU has it in a language whose quotes it reads as UAX #14 does")
  func lineBreaks() {
    let differences = differences(locale: "fi@lb=strict", count: 20_000, seed: 14)
    #expect(differences.map(describe) == [])
  }

  @Test("Mostly plain text, which takes the fast path, breaks as ICU has it")
  func plainText() {
    let letters = Array("etaoinshrdlucmETAO".unicodeScalars)
    let others = (0x09...0x7E).compactMap(Unicode.Scalar.init) + ["é", "中", "\u{A0}", "\u{301}", "ש", "—"]
    let icu = ICUBreaks(UBRK_LINE, locale: "fi@lb=strict")
    let ours = LineBreaker(options: LineBreakOptions(strictness: .strict))
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<8_000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0..<9: view.append(letters.randomElement(using: &generator) ?? "e")
        case 9..<12: view.append(" ")
        default: view.append(others.randomElement(using: &generator) ?? "x")
        }
      }
      let text = String(view)
      let breaks = ours.breaks(in: text.utf8Span.span).map(\.offset).filter { $0 < text.utf8.count }
      if breaks != icu.breaks(in: text) { Issue.record("\(describe(text))") }
    }
  }

  @Test(
    "The oracle's strings break as that ICU has it, all of them",
    .enabled(if: ProjectFolders.oracle != nil, "SELFSIZING_ORACLE is not set"),
    arguments: ["random-16.txt", "test-strings-16.txt"])
  func oracleStrings(file: String) throws {
    let folder = try #require(ProjectFolders.oracle)
    let lines = try String(contentsOf: folder.appending(path: "linebreak/\(file)"), encoding: .utf8)
      .split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    #expect(lines.count > 7000)
    let icu = ICUBreaks(UBRK_LINE, locale: "fi@lb=strict")
    let ours = LineBreaker(options: LineBreakOptions(strictness: .strict))
    for line in lines {
      let scalars = line.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let text = String(String.UnicodeScalarView(scalars))
      let breaks = ours.breaks(in: text.utf8Span.span).map(\.offset).filter { $0 < text.utf8.count }
      if breaks != icu.breaks(in: text) { Issue.record("\(line)") }
    }
  }

  @Test("Elsewhere ICU differs only around the quotes that it takes to open or close by language")
  func quotesByLanguage() {
    for locale in ["@lb=strict", "de@lb=strict", "ja@lb=strict"] {
      let differences = differences(locale: locale, count: 5_000, seed: 41)
      let unexplained = differences.filter { !$0.unicodeScalars.contains { ["‘", "“", "”"].contains($0) } }
      #expect(unexplained.map(describe) == [], "\(locale)")
    }
  }

  @Test("Random strings have ICU's grapheme clusters")
  func graphemes() {
    let scalars =
      Self.representatives(of: UCHAR_GRAPHEME_CLUSTER_BREAK)
      + Self.representatives(of: UCHAR_INDIC_CONJUNCT_BREAK)
      + Self.representatives(of: UCHAR_EXTENDED_PICTOGRAPHIC)
    let icu = ICUBreaks(UBRK_CHARACTER, locale: "")
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<20_000 {
      let text = text(of: scalars, &generator)
      let boundaries = GraphemeBreaker().boundaries(in: text.utf8Span.span)
      if boundaries != icu.breaks(in: text) { Issue.record("\(describe(text))") }
    }
  }
}
