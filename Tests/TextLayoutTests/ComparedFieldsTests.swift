import Testing
import TextLayout

/// Values whose `==` is written out: every field of theirs counts.
struct ComparedFieldsTests {
  private static let fonts: [String: @Sendable (inout FontDescription) -> Void] = [
    "stack": { $0.stack = "other" }, "size": { $0.size = 17 }, "weight": { $0.weight = 700 },
    "isItalic": { $0.isItalic = true }, "width": { $0.width = 75 }, "design": { $0.design = .serif },
    "leading": { $0.leading = 1 }, "tracking": { $0.tracking = 1 }, "wordSpacing": { $0.wordSpacing = 1 },
    "baselineOffset": { $0.baselineOffset = 1 }, "features": { $0.features = [FontFeature("liga")] },
    "variations": { $0.variations = [FontVariation("wght", 500)] },
  ]

  private static let styles: [String: @Sendable (inout ParagraphStyle) -> Void] = [
    "lineLimit": { $0.lineLimit = 2 }, "minimumLines": { $0.minimumLines = 2 },
    "tailoring": { $0.tailoring = .chromium }, "lineMetrics": { $0.lineMetrics = .css },
    "lineSpacing": { $0.lineSpacing = 1 }, "lineHeight": { $0.lineHeight = .exactly(20) },
    "paragraphSpacing": { $0.paragraphSpacing = 1 }, "truncation": { $0.truncation = .head },
    "truncationToken": { $0.truncationToken = "…more" }, "allowsTightening": { $0.allowsTightening = true },
    "minimumScale": { $0.minimumScale = 0.5 }, "tabStops": { $0.tabStops = [40] },
    "textCase": { $0.textCase = .uppercase }, "alignment": { $0.alignment = .center },
    "wrapping": { $0.wrapping.whiteSpace = .noWrap }, "indent": { $0.indent.first = 1 },
    "direction": { $0.direction = .rightToLeft }, "autospace": { $0.autospace = true },
    "spacingTrim": { $0.spacingTrim = .normal }, "hangingPunctuation": { $0.hangingPunctuation = .first },
    "hyphenation": { $0.hyphenation.before += 1 },
  ]

  @Test
  func eachFieldOfAFontCounts() throws {
    let font = FontDescription(size: 16)
    try expectEachFieldCounts(font, Self.fonts, fields: Mirror(reflecting: font))
  }

  @Test
  func eachFieldOfAStyleCounts() throws {
    var fields = Self.styles
    fields["rare"] = { $0.autospace = true }
    try expectEachFieldCounts(ParagraphStyle(), fields, fields: Mirror(reflecting: ParagraphStyle()))
  }

  /// Settings that few labels have lie in memory of their own.
  @Test
  func eachRareFieldOfAStyleCounts() throws {
    let style = ParagraphStyle(paragraphSpacing: 2, autospace: true)
    let rare = try #require(Mirror(reflecting: style).descendant("rare", 0, "settings"))
    var changes = Self.styles
    changes["autospace"] = { $0.autospace = false }
    try expectEachFieldCounts(style, changes, fields: Mirror(reflecting: rare))
    try expectEachFieldCounts(ParagraphStyle(), Self.styles, fields: Mirror(reflecting: rare))
    var plain = style
    (plain.paragraphSpacing, plain.autospace) = (0, false)
    #expect(plain == ParagraphStyle())
    #expect(plain.hashValue == ParagraphStyle().hashValue)
  }

  /// Labels lend the text of their only run without the rest of it.
  @Test
  func aRunBeginsWithItsText() { #expect(MemoryLayout<TextRun>.offset(of: \.string) == 0) }

  /// Expects that a value differs from itself with any one field changed; every field has to have a change.
  private func expectEachFieldCounts<Value: Hashable>(
    _ value: Value, _ changes: [String: @Sendable (inout Value) -> Void], fields: Mirror
  ) throws {
    for field in fields.children {
      let name = try #require(field.label)
      let change = try #require(changes[name], "\(name) is not tried")
      var (other, same) = (value, value)
      change(&other)
      change(&same)
      #expect(value != other, "\(name)")
      #expect(other == same && other.hashValue == same.hashValue, "\(name)")
    }
  }
}
