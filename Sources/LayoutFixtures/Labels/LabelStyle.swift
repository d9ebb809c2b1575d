public import TextLayout

/// The style of a label as its line has it: keys that are missing leave things as they are.
public struct LabelStyle: Decodable, Sendable {
  /// The rules of wrapping and white space.
  public var wrapping = TextWrapping()
  /// The case of letters.
  public var textCase: TextCase?
  /// Extra space behind each character, in points.
  public var letterSpacing = 0.0
  /// Extra space behind each space, in points.
  public var wordSpacing = 0.0
  /// The indent of lines.
  public var indent = TextIndent()
  /// The direction in which paragraphs read.
  public var direction = BaseDirection.auto
  /// True if ideographs and letters of other scripts are set apart.
  public var hasAutospace = false

  /// Which full-width marks give up their empty half.
  public var spacingTrim = SpacingTrim.spaceAll

  /// Which punctuation stands out at the sides of lines.
  public var hangingPunctuation: HangingPunctuation = []

  /// The position of lines narrower than the label.
  public var alignment = LineAlignment.leading

  private enum CodingKeys: String, CodingKey {
    case lineBreak, wordBreak, overflowWrap, whiteSpace, hyphens, textTransform, letterSpacing, wordSpacing
    case textIndent, paddingStart, direction, autospace, spacingTrim, wrap
    case textAlign, hangingPunctuation
  }

  /// A style that changes nothing.
  public init() {}

  /// Reads a style; unknown keys and values are errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func one<Value: RawRepresentable<String> & CaseIterable>(_ key: CodingKeys, _ value: Value) throws
      -> Value
    {
      try container.one(key, among: Value.allCases.map { ($0.rawValue, $0) }) ?? value
    }
    wrapping.lineBreak = try one(.lineBreak, wrapping.lineBreak)
    wrapping.wordBreak = try one(.wordBreak, wrapping.wordBreak)
    wrapping.overflow = try one(.overflowWrap, wrapping.overflow)
    wrapping.whiteSpace = try one(.whiteSpace, wrapping.whiteSpace)
    wrapping.hyphens = try one(.hyphens, wrapping.hyphens)
    wrapping.filling = try one(.wrap, wrapping.filling)
    textCase = try container.one(.textTransform, among: Self.transforms) ?? nil
    letterSpacing = try container.decodeIfPresent(Double.self, forKey: .letterSpacing) ?? 0
    wordSpacing = try container.decodeIfPresent(Double.self, forKey: .wordSpacing) ?? 0
    indent = try Self.indent(in: container)
    direction = try one(.direction, direction)
    alignment = try container.one(.textAlign, among: Self.alignments) ?? alignment
    spacingTrim = try one(.spacingTrim, spacingTrim)
    for word in try container.decodeIfPresent([String].self, forKey: .hangingPunctuation) ?? [] {
      hangingPunctuation.insert(try container.value(.hangingPunctuation, word, among: Self.hangings))
    }
    hasAutospace = try container.one(.autospace, among: [("none", false), ("normal", true)]) ?? false
  }

  private static let transforms = ["none", "uppercase", "lowercase", "capitalize"].map {
    ($0, TextCase(rawValue: $0))
  }

  private static let alignments: [(String, LineAlignment)] = [
    ("start", .leading), ("center", .center), ("end", .trailing), ("justify", .justified),
  ]

  private static let hangings: [(String, HangingPunctuation)] = [
    ("first", .first), ("last", .last), ("allowEnd", .allowEnd), ("forceEnd", .forceEnd),
  ]

  private struct IndentKey: Decodable {
    var length: Double
    var hanging: Bool?
    var eachLine: Bool?
  }

  /// The indent, whose first line is given as a number or as an object.
  private static func indent(in container: KeyedDecodingContainer<CodingKeys>) throws -> TextIndent {
    var indent = TextIndent()
    indent.leading = try container.decodeIfPresent(Double.self, forKey: .paddingStart) ?? 0
    guard container.contains(.textIndent) else { return indent }
    if let length = try? container.decode(Double.self, forKey: .textIndent) {
      indent.first = length
      return indent
    }
    let object = try container.decode(IndentKey.self, forKey: .textIndent)
    indent.first = object.length
    indent.isHanging = object.hanging ?? false
    indent.isEachParagraph = object.eachLine ?? false
    return indent
  }

  /// True if nothing in it is a length in points.
  var isScalable: Bool { letterSpacing == 0 && wordSpacing == 0 }

  /// A paragraph's style with this one's keys.
  func applied(to style: ParagraphStyle) -> ParagraphStyle {
    var style = style
    style.wrapping = wrapping
    style.textCase = textCase
    style.indent = indent
    style.direction = direction
    style.autospace = hasAutospace
    style.spacingTrim = spacingTrim
    style.hangingPunctuation = hangingPunctuation
    style.alignment = alignment
    return style
  }
}

extension KeyedDecodingContainer {
  /// The value of one of some words; nil where the key is missing.
  fileprivate func one<Value>(
    _ key: Key, among words: @autoclosure () -> [(String, Value)]
  ) throws -> Value? {
    try decodeIfPresent(String.self, forKey: key).map { try value(key, $0, among: words()) }
  }

  /// The value that a word of a key stands for.
  fileprivate func value<Value>(_ key: Key, _ word: String, among words: [(String, Value)]) throws -> Value {
    if let known = words.first(where: { $0.0 == word }) { return known.1 }
    let known = words.map { "\"\($0.0)\"" }.joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "\(key.stringValue) must be one of \(known); it is \"\(word)\"")
  }
}
