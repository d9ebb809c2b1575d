// Addresses within texts, which Foundation finds on Apple's systems only.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Finds addresses of pages and of mail in a text. Dates, telephone numbers and places are not looked for.
public final class NSDataDetector: Sendable {
  /// An address that was found.
  public struct Match: Hashable, Sendable {
    public let range: NSRange
    public let url: URL?
    public var resultType: NSTextCheckingResult.CheckingType { .link }
  }

  /// With a scheme, with `www.`, of mail, or a bare name in one of the usual domains; without the punctuation behind.
  private static let pattern =
    #"\b(?:https?://|www\.)[^\s<>"]*[\w/#=&%~+-]"# + #"|\b[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}"#
    + #"|\b(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|dev|app|ai|co|me)\b(?:/[^\s<>"]*[\w/#=&%~+-])?"#
  private let expression: NSRegularExpression?
  public let checkingTypes: UInt64

  /// A detector of the kinds whose bits are set.
  public init(types: UInt64) throws {
    checkingTypes = types
    let finds = types & NSTextCheckingResult.CheckingType.link.rawValue != 0
    expression = finds ? try NSRegularExpression(pattern: Self.pattern, options: .caseInsensitive) : nil
  }

  public func matches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> [Match]
  {
    (expression?.matches(in: text, options: options, range: range) ?? []).map { found in
      let words = Range(found.range, in: text).map { String(text[$0]) } ?? ""
      let scheme = words.contains("://") ? "" : words.contains("@") ? "mailto:" : "http://"
      return Match(range: found.range, url: URL(string: scheme + words))
    }
  }
  public func firstMatch(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> Match?
  { matches(in: text, options: options, range: range).first }
  public func numberOfMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: text, options: options, range: range).count }
}
