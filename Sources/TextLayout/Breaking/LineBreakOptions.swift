internal import CUnicodeTables

/// The settings of line breaking beside the text.
public struct LineBreakOptions: Hashable, Sendable {
  /// The strictness of the rules for Japanese small kana and the like (CSS Text, `line-break`).
  public enum Strictness: String, Hashable, Sendable, CaseIterable {
    /// Class CJ counts as ID, as in `normal`.
    case loose
    /// Class CJ counts as ID: a line may begin with a small kana or the prolonged sound mark.
    case normal
    /// Class CJ counts as NS: it may not.
    case strict
  }

  /// Which break opportunities count.
  public var tailoring: BreakTailoring
  /// The reading of class CJ.
  public var strictness: Strictness
  /// True if letters, ideographs and numbers that touch each other stay together (CSS Text, `word-break: keep-all`);
  /// breaks found by a dictionary stay.
  public var keepsAll: Bool

  /// True if U+201C and U+201D open and close, so that ideographs may break before and after them, as CLDR has it for
  /// Chinese; otherwise they are quotation marks whose side is not known (class QU).
  public var hasChineseQuotes: Bool
  /// True if letters and digits of any script break as ideographs do (CSS Text, `word-break: break-all`).
  public var breaksAll = false
  /// True if lines end between any two grapheme clusters (CSS Text, `line-break: anywhere`).
  public var breaksAnywhere = false
  /// The marks that lines may begin or end with beyond UAX #14.
  var relaxation = BreakRelaxation()

  /// True if pairs of characters allow more than the rules.
  var looksAtPairs: Bool { breaksAll || relaxation.isLoose }

  /// Options from their parts.
  ///
  /// - Parameters:
  ///   - tailoring: the rules beyond UAX #14.
  ///   - strictness: nil takes what `language` says.
  ///   - keepsAll: nil takes what `language` says.
  ///   - language: a BCP 47 tag. Its Unicode extension may say `-u-lb-strict`, `-u-lb-normal` or `-u-lb-loose`, and
  ///     `-u-lw-keepall`, as in "ja-u-lb-strict"; without one, breaking is `.normal` in every language.
  ///     Of the language itself only Chinese ("zh" and what begins with it) matters, for its quotes and dashes.
  public init(
    tailoring: BreakTailoring = .unicode, strictness: Strictness? = nil, keepsAll: Bool? = nil,
    language: String? = nil
  ) {
    let tag = language ?? ""
    let extensions = UnicodeExtension(of: tag)
    self.tailoring = tailoring
    self.strictness = strictness ?? extensions.value(of: "lb").flatMap(Strictness.init) ?? .normal
    self.keepsAll = keepsAll ?? (extensions.value(of: "lw") == "keepall")
    // As CLDR has it for Chinese, and for the other two languages where they are asked to be normal.
    hasChineseQuotes = Self.isChinese(tag) && self.strictness != .strict
    relaxation.isEastAsian = hasChineseQuotes
  }

  /// Options as a label's wrapping has them.
  public init(tailoring: BreakTailoring, wrapping: TextWrapping, language: String?) {
    self.init(tailoring: tailoring, language: language)
    let tag = language ?? ""
    let isKorean = Self.isLanguage("ko", of: tag)
    relaxation.isEastAsian =
      wrapping.lineBreak == .auto && relaxation.isEastAsian
      || (wrapping.lineBreak == .normal || wrapping.lineBreak == .loose)
        && (isKorean || Self.isChinese(tag) || Self.isLanguage("ja", of: tag))
    hasChineseQuotes = relaxation.isEastAsian
    switch wrapping.lineBreak {
    case .auto: break
    case .loose: (strictness, relaxation.isLoose) = (.loose, true)
    case .normal: strictness = .normal
    // Korean has no strict rules of its own.
    case .strict: strictness = isKorean ? .normal : .strict
    case .anywhere: breaksAnywhere = true
    }
    switch wrapping.wordBreak {
    case .normal: break
    case .breakAll: (keepsAll, breaksAll) = (false, true)
    case .keepAll: keepsAll = true
    case .autoPhrase: keepsAll = Self.hasSpacedPhrases(tag)
    }
  }

  /// True if what stands between spaces of a language is a phrase: Korean.
  package static func hasSpacedPhrases(_ tag: String) -> Bool { isLanguage("ko", of: tag) }

  /// True if a tag's primary language is "zh", in either case.
  private static func isChinese(_ tag: String) -> Bool { isLanguage("zh", of: tag) }

  /// True if a tag's primary language is the given two letters, in either case.
  private static func isLanguage(_ language: StaticString, of tag: String) -> Bool {
    var bytes = tag.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    let next = bytes.next()
    guard next == nil || next == 0x2D else { return false }
    return language.withUTF8Buffer { unsafe $0[0] == first | 0x20 && $0[1] == second | 0x20 }
  }
}

extension LineBreakOptions {
  /// Which automaton reads the text.
  var reading: Int {
    (strictness == .strict ? LINE_BREAK_STRICT : 0) | (hasChineseQuotes ? LINE_BREAK_CHINESE : 0)
  }
}

/// The `-u-` extension of a language tag (RFC 6067): keys of two letters, each with its values.
struct UnicodeExtension {
  private let subtags: ArraySlice<Substring>

  init(of tag: String) {
    // The shortest that says anything is as long as "u-lb-loose" after a language: most tags end here.
    guard tag.utf8.count > 10 else {
      subtags = []
      return
    }
    // After "x" everything is private.
    let open = tag.lowercased().split(separator: "-").drop { $0.count > 1 }.prefix { $0 != "x" }
    subtags = open.drop { $0 != "u" }.dropFirst().prefix { $0.count > 1 }
  }

  /// The first value after `key`.
  func value(of key: String) -> String? {
    guard let place = subtags.firstIndex(where: { $0 == key }) else { return nil }
    let value = subtags[(place + 1)...].first
    return value.flatMap { $0.count > 2 ? String($0) : nil }
  }
}
