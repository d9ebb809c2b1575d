internal import TextLayout

extension FontChoice: Codable {
  private enum Keys: String, CodingKey {
    case stack, size, style, relativeTo, weight, italic, design, width, axes, monospacedDigits, smallCaps,
      leading, scale
  }

  /// Reads `{"stack": …, "size": …}` or `{"stack": …, "style": …}`, and which of the stack's faces, where that is given.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    self.init()
    stack = try keyed.decodeIfPresent(String.self, forKey: .stack)
    size = try keyed.decodeIfPresent(Double.self, forKey: .size)
    style = try keyed.named(among: TextStyle.allCases, forKey: .style, what: "text style")
    relativeStyle = try keyed.named(among: TextStyle.allCases, forKey: .relativeTo, what: "text style")
    if let size, !(size > 0 && size.isFinite) {
      throw keyed.fault(.size, "a font size has to be a number above 0, and this is \(size)")
    }
    if relativeStyle != nil, size == nil {
      throw keyed.fault(.relativeTo, "a font without a \"size\" has none that could follow a text style")
    }
    weight = try Self.weight(in: keyed, forKey: .weight)
    isItalic = try keyed.decodeIfPresent(Bool.self, forKey: .italic)
    design = try keyed.named(among: FontDesign.allCases, forKey: .design, what: "font design")
    width = try Self.width(in: keyed)
    axes = try keyed.decodeIfPresent([String: Double].self, forKey: .axes)
    hasMonospacedDigits = try keyed.decodeIfPresent(Bool.self, forKey: .monospacedDigits)
    smallCaps = try keyed.named(among: SmallCaps.allCases, forKey: .smallCaps, what: "small capitals")
    leading = try keyed.named(among: FontLeading.allCases, forKey: .leading, what: "leading")
    sizeFactor = try Self.factor(in: keyed, forKey: .scale)
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

  /// Reads a factor of a size, above 0 and at most 1,000; nil where none is given.
  static func factor<Keys: CodingKey>(
    in keyed: KeyedDecodingContainer<Keys>, forKey key: Keys
  ) throws -> Double? {
    guard let factor = try keyed.decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard factor > 0, factor <= 1000 else {
      throw keyed.fault(key, "a factor of a size is above 0 and at most 1000, and this is \(factor)")
    }
    return factor
  }

  /// Reads a width: a name, or a number in percent.
  private static func width(in keyed: KeyedDecodingContainer<Keys>) throws -> Double? {
    if (try? keyed.decodeIfPresent(String.self, forKey: .width)) != nil {
      return try keyed.named(among: FontWidthName.allCases, forKey: .width, what: "width of letters")?.percent
    }
    guard let width = try keyed.decodeIfPresent(Double.self, forKey: .width) else { return nil }
    guard FontDescription.widths.contains(width) else {
      throw keyed.fault(
        .width, "a width of letters is a name, or a number from 50 to 200, and this is \(width)")
    }
    return width
  }

  /// Writes what is given.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encodeIfPresent(stack, forKey: .stack)
    try keyed.encodeIfPresent(size, forKey: .size)
    try keyed.encodeIfPresent(style?.rawValue, forKey: .style)
    try keyed.encodeIfPresent(relativeStyle?.rawValue, forKey: .relativeTo)
    try keyed.encodeIfPresent(weight, forKey: .weight)
    try keyed.encodeIfPresent(isItalic, forKey: .italic)
    try keyed.encodeIfPresent(design?.rawValue, forKey: .design)
    if let width, let name = FontWidthName.allCases.first(where: { $0.percent == width }) {
      try keyed.encode(name.rawValue, forKey: .width)
    } else {
      try keyed.encodeIfPresent(width, forKey: .width)
    }
    try keyed.encodeIfPresent(axes, forKey: .axes)
    try keyed.encodeIfPresent(hasMonospacedDigits, forKey: .monospacedDigits)
    try keyed.encodeIfPresent(smallCaps?.rawValue, forKey: .smallCaps)
    try keyed.encodeIfPresent(leading?.rawValue, forKey: .leading)
    try keyed.encodeIfPresent(sizeFactor, forKey: .scale)
  }
}

/// The widths of letters that have names.
enum FontWidthName: String, CaseIterable {
  /// Half as wide as usual.
  case compressed
  /// Narrow.
  case condensed
  /// As usual.
  case standard
  /// Wide.
  case expanded

  /// The width in percent of normal.
  var percent: Double {
    switch self {
    case .compressed: 50
    case .condensed: 75
    case .standard: FontDescription.normalWidth
    case .expanded: 125
    }
  }
}
