package import TextLayout

/// A font as a row names it: a stack, and a size or a text style; what is left out comes from around it.
public struct FontChoice: Hashable, Sendable, Codable {
  /// The name of the font stack.
  public var stack: String?
  /// The size in points per em; goes before the style.
  public var size: Double?
  /// The role that gives the size.
  public var style: TextStyle?

  /// A font of a stack in a size or a style.
  public init(stack: String? = nil, size: Double? = nil, style: TextStyle? = nil) {
    self.stack = stack
    self.size = size
    self.style = style
  }

  private enum Keys: String, CodingKey { case stack, size, style }

  /// Reads `{"stack": …, "size": …}` or `{"stack": …, "style": …}`.
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
  }

  /// Writes what is given.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encodeIfPresent(stack, forKey: .stack)
    try keyed.encodeIfPresent(size, forKey: .size)
    try keyed.encodeIfPresent(style?.rawValue, forKey: .style)
  }

  /// This choice, with what it leaves out from another.
  public func completed(by outer: FontChoice) -> FontChoice {
    FontChoice(
      stack: stack ?? outer.stack, size: size ?? (style == nil ? outer.size : nil),
      style: size == nil ? style ?? outer.style : nil)
  }

  /// The font at the reader's setting; a text style brings its own leading (rule T10), a plain size has the face's.
  package func description(at setting: DynamicTypeSize) -> FontDescription {
    if let size { return FontDescription(stack: stack ?? "", size: size) }
    let style = style ?? .body
    return FontDescription(
      stack: stack ?? "", size: style.size(at: setting), leading: style.leading(at: setting))
  }
}
