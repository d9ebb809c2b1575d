/// A query for a font of the system.
public struct FontQuery: Hashable, Sendable {
  /// Family names in the order of preference, as "Inter" or "sans-serif".
  public var families: [String]
  /// The weight as OpenType and CSS count it: 400 regular, 700 bold; from 1 to 1000.
  public var weight: Double
  /// The width in percent of normal, from 50 to 200.
  public var width: Double
  /// True if an italic or oblique face is wanted.
  public var isItalic: Bool
  /// A BCP 47 tag of the language that the faces should cover, as "ja" or "zh-Hant"; nil for none.
  public var language: String?

  /// A query for a family and its style.
  public init(
    _ families: String..., weight: Double = 400, width: Double = 100, isItalic: Bool = false,
    language: String? = nil
  ) {
    self.families = families
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.language = language
  }
}
