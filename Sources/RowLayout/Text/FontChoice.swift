package import TextLayout

/// A font as a row names it: a stack, and a size or a text style; what is left out comes from around it.
public struct FontChoice: Hashable, Sendable, Codable {
  /// The name of the font stack.
  public var stack: String?
  /// The size in points per em; goes before the style.
  public var size: Double?
  /// The role that gives the size.
  public var style: TextStyle?
  /// The weight, 1 to 1,000.
  public var weight: Int?
  /// Whether italic faces are asked for.
  public var isItalic: Bool?
  /// What the size is multiplied by, in runs that name a factor of their text's size.
  package var sizeFactor: Double?

  /// A font of a stack in a size or a style.
  public init(
    stack: String? = nil, size: Double? = nil, style: TextStyle? = nil, weight: Int? = nil,
    isItalic: Bool? = nil
  ) {
    self.stack = stack
    self.size = size
    self.style = style
    self.weight = weight
    self.isItalic = isItalic
  }

  private enum Keys: String, CodingKey { case stack, size, style, weight, italic }

  /// Reads `{"stack": …, "size": …}` or `{"stack": …, "style": …}`, with `weight` and `italic` where they are given.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    stack = try keyed.decodeIfPresent(String.self, forKey: .stack)
    size = try keyed.decodeIfPresent(Double.self, forKey: .size)
    if let name = try keyed.decodeIfPresent(String.self, forKey: .style) {
      style = try keyed.named(name, among: TextStyle.allCases, forKey: .style, what: "text style")
    }
    if let size, !(size > 0 && size.isFinite) {
      throw keyed.fault(.size, "a font size has to be a number above 0, and this is \(size)")
    }
    weight = try Self.weight(in: keyed, forKey: .weight)
    isItalic = try keyed.decodeIfPresent(Bool.self, forKey: .italic)
  }

  /// Reads a weight, 1 to 1,000; nil where none is given.
  package static func weight<Keys: CodingKey>(
    in keyed: KeyedDecodingContainer<Keys>, forKey key: Keys
  ) throws -> Int? {
    guard let weight = try keyed.decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard FontDescription.weights.contains(weight) else {
      throw keyed.fault(key, "a weight has to be a number from 1 to 1000, and this is \(weight)")
    }
    return weight
  }

  /// Writes what is given.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encodeIfPresent(stack, forKey: .stack)
    try keyed.encodeIfPresent(size, forKey: .size)
    try keyed.encodeIfPresent(style?.rawValue, forKey: .style)
    try keyed.encodeIfPresent(weight, forKey: .weight)
    try keyed.encodeIfPresent(isItalic, forKey: .italic)
  }

  /// This choice, with what it leaves out from another.
  public func completed(by outer: FontChoice) -> FontChoice {
    var result = FontChoice(
      stack: stack ?? outer.stack, size: size ?? (style == nil ? outer.size : nil),
      style: size == nil ? style ?? outer.style : nil, weight: weight ?? outer.weight,
      isItalic: isItalic ?? outer.isItalic)
    result.sizeFactor = sizeFactor ?? outer.sizeFactor
    return result
  }

  /// The font at the reader's setting; a text style brings its own leading (rule T10), a plain size has the face's.
  package func description(at setting: DynamicTypeSize) -> FontDescription {
    let (stack, weight) = (stack ?? "", weight ?? FontDescription.regularWeight)
    let (isItalic, factor) = (isItalic ?? false, sizeFactor ?? 1)
    if let size {
      return FontDescription(stack: stack, size: size * factor, weight: weight, isItalic: isItalic)
    }
    let style = style ?? .body
    return FontDescription(
      stack: stack, size: style.size(at: setting) * factor, weight: weight, isItalic: isItalic,
      leading: style.leading(at: setting) * factor)
  }
}
