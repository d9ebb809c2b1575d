import CUnicodeTables
import TestSupport
import Testing
import TextLayout
import _FoundationICU

/// The generated tables against the properties they were made from, seen through breaks of two characters.
@Suite struct TablesAgainstICUTests {
  private func breaks(_ a: Unicode.Scalar, _ b: Unicode.Scalar, strict: Bool = false) -> Bool {
    let text = String(String.UnicodeScalarView([a, b]))
    let options = LineBreakOptions(strictness: strict ? .strict : .normal)
    let breaks = LineBreaker(options: options).breaks(in: text.utf8Span.span)
    return breaks.first?.offset == String(a).utf8.count
  }

  private func lineBreakClass(_ scalar: Unicode.Scalar) -> ULineBreak {
    ULineBreak(UInt32(swift_u_getIntPropertyValue(Int32(scalar.value), UCHAR_LINE_BREAK)))
  }

  private static let all = (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init)

  @Test("Every character of a class that an ideograph may not precede or follow is known as such")
  func classes() {
    let ideograph: Unicode.Scalar = "中"
    let joinsAfter: Set<UInt32> = Set(
      [
        U_LB_CLOSE_PUNCTUATION, U_LB_CLOSE_PARENTHESIS, U_LB_EXCLAMATION, U_LB_BREAK_SYMBOLS,
        U_LB_INFIX_NUMERIC, U_LB_NONSTARTER, U_LB_BREAK_AFTER, U_LB_HYPHEN, U_LB_INSEPARABLE,
        U_LB_POSTFIX_NUMERIC, U_LB_COMBINING_MARK, U_LB_ZWJ, U_LB_WORD_JOINER, U_LB_GLUE, U_LB_SPACE,
        U_LB_ZWSPACE, U_LB_MANDATORY_BREAK, U_LB_CARRIAGE_RETURN, U_LB_LINE_FEED, U_LB_NEXT_LINE,
      ].map(\.rawValue))
    for scalar in Self.all {
      let value = lineBreakClass(scalar)
      if value == U_LB_QUOTATION || value == U_LB_COMPLEX_CONTEXT { continue }
      let expected = !joinsAfter.contains(value.rawValue)
      if breaks(ideograph, scalar) != expected {
        Issue.record("U+\(String(scalar.value, radix: 16)) of class \(value.rawValue)")
      }
    }
  }

  /// Records the characters whose class differs from that of another character with the same properties.
  private func checkFunction(
    _ name: String, of properties: [UProperty], except: Set<UInt32> = [], _ table: (UInt32) -> UInt8
  ) {
    var classes: [[Int32]: UInt8] = [:]
    for value in Self.all.map(\.value) + Array(0xE0000...0xE0FFF) where !except.contains(value) {
      let key = properties.map { swift_u_getIntPropertyValue(Int32(value), $0) }
      let found = table(value)
      if classes[key, default: found] != found { Issue.record("\(name) of U+\(String(value, radix: 16))") }
      classes[key] = found
    }
    // As many classes as properties that matter, not one class for all.
    #expect(Set(classes.values).count > 15)
  }

  @Test("Characters that are alike by ICU's properties have one class in the tables")
  func wholeTables() {
    checkFunction(
      "grapheme class",
      of: [UCHAR_GRAPHEME_CLUSTER_BREAK, UCHAR_INDIC_CONJUNCT_BREAK, UCHAR_EXTENDED_PICTOGRAPHIC],
      grapheme_break_class)
    // Single characters that rules name.
    checkFunction(
      "line-break class",
      of: [
        UCHAR_LINE_BREAK, UCHAR_EAST_ASIAN_WIDTH, UCHAR_GENERAL_CATEGORY, UCHAR_EXTENDED_PICTOGRAPHIC,
      ],
      except: [0x25CC, 0x2010, 0x201C, 0x201D], line_break_class)
  }

  @Test("Class CJ begins a line except where breaking is strict")
  func conditionalStarters() {
    let starters = Self.all.filter { lineBreakClass($0) == U_LB_CONDITIONAL_JAPANESE_STARTER }
    #expect(starters.count == 60)
    for scalar in starters {
      #expect(breaks("中", scalar))
      #expect(!breaks("中", scalar, strict: true))
    }
  }

  @Test(
    "Every character that UAX #9 lets change direction is found by the fast scan, and no letter of other scripts"
  )
  func directions() {
    let moving: Set<UInt32> = Set(
      [
        U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER, U_LEFT_TO_RIGHT_EMBEDDING,
        U_LEFT_TO_RIGHT_OVERRIDE, U_RIGHT_TO_LEFT_EMBEDDING, U_RIGHT_TO_LEFT_OVERRIDE,
        U_POP_DIRECTIONAL_FORMAT, U_LEFT_TO_RIGHT_ISOLATE, U_RIGHT_TO_LEFT_ISOLATE, U_FIRST_STRONG_ISOLATE,
        U_POP_DIRECTIONAL_ISOLATE,
      ].map(\.rawValue))
    for scalar in Self.all {
      let direction = swift_u_charDirection(Int32(scalar.value))
      let found = needsBidi(in: ("a" + String(scalar)).utf8Span.span)
      let isWrong = moving.contains(direction.rawValue) ? !found : found && direction == U_LEFT_TO_RIGHT
      if isWrong { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }
}
