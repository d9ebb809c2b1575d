import Foundation
import TestSupport
import Testing
import TextICU
import TextLayout

/// The files of `Fixtures/Text/Breaking`, one behaviour a file.
///
/// A line that begins with # is a remark, one with @ an option (tailoring, language, keepAll, dictionary); every other
/// is a text with its breaks: ÷ allowed, ~ allowed and after a soft hyphen, ^ allowed but not where the line begins
/// with the hyphen, ¶ mandatory. \u{…}, \n, \r and \t stand for characters.
struct BreakingFixture: CustomTestStringConvertible, Sendable {
  let name: String
  private(set) var options = LineBreakOptions()
  private(set) var usesDictionary = false
  private(set) var lines: [String] = []

  var testDescription: String { name }

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      if line.hasPrefix("@") {
        try set(line.dropFirst().split(separator: " "))
      } else {
        lines.append(String(line))
      }
    }
  }

  private mutating func set(_ words: [Substring]) throws {
    switch (words.first, words.dropFirst().first) {
    case ("tailoring", let value?): options.tailoring = try #require(BreakTailoring(rawValue: String(value)))
    case ("language", let value?): options = LineBreakOptions(language: String(value))
    case ("keepAll", nil): options.keepsAll = true
    case ("dictionary", nil): usesDictionary = true
    default: Issue.record("\(name): unknown option \(words.joined(separator: " "))")
    }
  }

  static func all() throws -> [BreakingFixture] {
    try FileManager.default.contentsOfDirectory(
      at: ProjectFolders.fixtures.appending(path: "Text/Breaking"), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.map { try BreakingFixture($0) }
  }

  /// A line with the characters that its escapes stand for.
  static func unescaped(_ line: String) -> String {
    var text = line
    for (escape, character) in [("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t")] {
      text = text.replacingOccurrences(of: escape, with: character)
    }
    while let start = text.range(of: "\\u{"),
      let end = text.range(of: "}", range: start.upperBound..<text.endIndex)
    {
      let value = UInt32(text[start.upperBound..<end.lowerBound], radix: 16)
      let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      text.unicodeScalars.replaceSubrange(start.lowerBound..<end.upperBound, with: [scalar])
    }
    return text
  }

  /// A line without its marks.
  static func unmarked(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.filter { !["÷", "~", "^", "¶"].contains($0) }))
  }

  /// A text with marks where it breaks.
  func marked(_ text: String) -> String {
    let dictionary: (any DictionaryBreaking)? = usesDictionary ? ICUDictionary() : nil
    var marks: [Int: String] = [:]
    for item in LineBreaker(options: options, dictionary: dictionary).breaks(in: text.utf8Span.span) {
      marks[item.offset] =
        item.kind == .mandatory
        ? "¶" : item.isSoftHyphen ? "~" : item.excludedLineStart == nil ? "÷" : "^"
    }
    var marked = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      marked.unicodeScalars += (marks[offset] ?? "").unicodeScalars
      marked.unicodeScalars.append(scalar)
      offset += String(scalar).utf8.count
    }
    return marked + (marks[offset] ?? "")
  }
}

@Suite struct BreakingFixtureTests {
  @Test("Every line breaks as it is marked", arguments: try BreakingFixture.all())
  func breaks(fixture: BreakingFixture) {
    #expect(!fixture.lines.isEmpty)
    for line in fixture.lines {
      let expected = BreakingFixture.unescaped(line)
      let found = fixture.marked(BreakingFixture.unmarked(expected))
      #expect(found.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(found)")
    }
  }
}
