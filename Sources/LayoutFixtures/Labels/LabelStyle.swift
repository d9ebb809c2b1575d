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
      try container.one(key, Value.self) ?? value
    }
    wrapping.lineBreak = try one(.lineBreak, wrapping.lineBreak)
    wrapping.wordBreak = try one(.wordBreak, wrapping.wordBreak)
    wrapping.overflow = try one(.overflowWrap, wrapping.overflow)
    wrapping.whiteSpace = try one(.whiteSpace, wrapping.whiteSpace)
    wrapping.hyphens = try one(.hyphens, wrapping.hyphens)
    wrapping.filling = try one(.wrap, wrapping.filling)
    textCase = try container.one(.textTransform, TransformKey.self)?.textCase
    letterSpacing = try container.decodeIfPresent(Double.self, forKey: .letterSpacing) ?? 0
    wordSpacing = try container.decodeIfPresent(Double.self, forKey: .wordSpacing) ?? 0
    indent = try Self.indent(in: container)
    direction = try one(.direction, direction)
    if let align = try container.one(.textAlign, AlignKey.self) { alignment = align.alignment }
    spacingTrim = try one(.spacingTrim, spacingTrim)
    hangingPunctuation = try Self.hanging(in: container)
    hasAutospace = try one(.autospace, AutospaceKey.none) == .normal
  }

  private enum AlignKey: String, CaseIterable {
    case start, center, end, justify

    var alignment: LineAlignment {
      switch self {
      case .start: .leading
      case .center: .center
      case .end: .trailing
      case .justify: .justified
      }
    }
  }

  private enum TransformKey: String, CaseIterable {
    case none, uppercase, lowercase, capitalize

    var textCase: TextCase? { TextCase(rawValue: rawValue) }
  }

  private enum AutospaceKey: String, CaseIterable {
    case none, normal
  }

  private enum HangingKey: String, CaseIterable {
    case first, last, allowEnd, forceEnd

    var punctuation: HangingPunctuation {
      switch self {
      case .first: .first
      case .last: .last
      case .allowEnd: .allowEnd
      case .forceEnd: .forceEnd
      }
    }
  }

  /// The hanging punctuation, a list of words.
  private static func hanging(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> HangingPunctuation {
    var hanging: HangingPunctuation = []
    for word in try container.decodeIfPresent([String].self, forKey: .hangingPunctuation) ?? [] {
      hanging.insert(try container.one(.hangingPunctuation, word, HangingKey.self).punctuation)
    }
    return hanging
  }

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
  /// One of some words; nil where the key is missing.
  fileprivate func one<Value: RawRepresentable<String> & CaseIterable>(_ key: Key, _: Value.Type) throws
    -> Value?
  {
    try decodeIfPresent(String.self, forKey: key).map { try one(key, $0, Value.self) }
  }

  /// The value that a word of a key stands for.
  fileprivate func one<Value: RawRepresentable<String> & CaseIterable>(
    _ key: Key, _ word: String, _: Value.Type
  ) throws -> Value {
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) must be one of \(words); it is \"\(word)\"")
    }
    return value
  }
}
