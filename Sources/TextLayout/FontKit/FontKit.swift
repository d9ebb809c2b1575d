/// Fonts in so far as measuring text needs them, without their files: prepares labels from strings on a page, in a process
/// without fonts, on another system.
///
/// ```swift
/// let kit = try FontKit(decoding: bytes)
/// let label = try kit.label(TextLabel("Hello, world", font: FontDescription(size: 17)))
/// try label.text.height(width: 80)
/// ```
///
/// A kit is written by `selfsize kit` or `FontLibrary.fontKit(_:)` and holds the tables by which plain text is measured: Latin,
/// Greek, Cyrillic, Han, kana, bopomofo and Hangul syllables. Its labels are prepared by the same code as those of fonts, and
/// ``FontKitLabel/isExact`` says for each whether it has all answers of the fonts' own, bit for bit. It prepares the texts of rows, too,
/// wherever a text engine is wanted. DocC's page <doc:FontKitBytes>
/// has the written form.
///
/// All threads may share a kit.
public final class FontKit: Sendable {
  private let shaper: FontKitShaper
  private let preparer: TextPreparer

  /// A kit of what was read of fonts.
  package init(_ contents: FontKitContents) {
    shaper = FontKitShaper(contents)
    preparer = TextPreparer(shaper: shaper, dictionary: nil, bidi: nil)
  }

  /// Reads a kit from bytes.
  ///
  /// Every number is checked before it is used: bytes that were changed on the way are refused by their digest, and bytes made
  /// up under a digest that fits are refused or give a kit whose answers are of no use, and harm nothing.
  ///
  /// - Throws: ``FontKitError`` where the bytes are no kit.
  public convenience init(decoding bytes: [UInt8]) throws(FontKitError) {
    self.init(try FontKitContents(decoding: bytes))
  }

  /// The names of the font stacks that it was made of.
  public var stackNames: [String] { shaper.stackNames }
  /// The language tags that it was made for, beside text without one.
  public var languages: [String] { Array(shaper.contents.languages.dropFirst()) }

  /// Prepares a label once, to be measured at as many widths as wanted.
  ///
  /// - Throws: ``TextError`` where the kit lacks the label's stack, or its style contradicts itself.
  /// - Complexity: linear in the text.
  public func label(_ label: TextLabel) throws(TextError) -> FontKitLabel {
    let (text, isEstimated) = try preparer.prepareNotingEstimates(label)
    let hasToken = try hasToken(of: label)
    let isExact = !isEstimated && !text.hasUncovered && hasToken && label.style.isKnownToKits
    return FontKitLabel(text: isExact ? text : text.notedAsEstimated)
  }

  /// True if the kit measures the text that stands for what a label leaves out.
  private func hasToken(of label: TextLabel) throws(TextError) -> Bool {
    let token = label.style.truncationToken
    if token == ParagraphStyle().truncationToken || token.isEmpty { return true }
    for run in label.runs {
      let (text, isEstimated) = try preparer.prepareNotingEstimates(
        TextLabel(token, font: run.font, language: label.language))
      if isEstimated || text.hasUncovered { return false }
    }
    return true
  }
}

/// A label that was prepared by a ``FontKit``.
public struct FontKitLabel: Sendable {
  /// The prepared label.
  public let text: PreparedText
  /// True if the label has all the answers of one prepared with the fonts themselves, bit for bit.
  ///
  /// False where widths were estimated: an em for a character as wide as an ideograph, half an em for another that the kit does
  /// not know (its ranges are ``PreparedText/uncovered``), and the fonts' plain advances where a font's weight, width, features or
  /// letter spacing, the language, or the style (letters' case, hyphenation, trimmed marks, text from right to left) asks for
  /// more than the kit has.
  public var isExact: Bool { !text.isEstimated }
}

extension FontKit: TextPreparing {
  /// The kit itself.
  public var identity: ObjectIdentifier? { ObjectIdentifier(self) }

  /// Prepares a text of a row; it says itself whether it was estimated (``TextMeasuring/isEstimated``).
  ///
  /// - Throws: ``TextError`` as ``label(_:)`` does.
  public func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    try self.label(label).text.asShown
  }
}

extension ParagraphStyle {
  /// True if a kit needs nothing for it that only dictionaries or fonts have.
  fileprivate var isKnownToKits: Bool {
    textCase == nil && direction != .rightToLeft && spacingTrim == .spaceAll && wrapping.hyphens != .auto
      && wrapping.wordBreak != .autoPhrase
  }
}

/// Why bytes cannot be read as a font kit.
public struct FontKitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  public let code: PortableTextError.Code
  /// The number of bytes before the fault.
  public let offset: Int
  /// A full sentence: what is wrong, and where.
  public let description: String

  init(_ fault: PortableTextError) {
    (code, offset, description) = (fault.code, fault.offset, fault.description)
  }
}
