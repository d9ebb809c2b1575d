public import TextLayout

extension TextDescription.Run: Codable {
  private enum Keys: String, CodingKey {
    case string, box, font, tracking, features, unbreakable, joined, baselineOffset, link
  }

  /// Reads a piece of text (`string`) or a box (`box`), with what is said of it.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    if let box = try keyed.decodeIfPresent(InlineBox.self, forKey: .box) {
      if keyed.contains(.string) { throw keyed.fault(.string, "a run has a string or a box, not both") }
      self.init(box)
    } else {
      self.init("")
      do {
        string = try keyed.decode(String.self, forKey: .string)
      } catch {
        guard let hole = try? keyed.decode(WrittenHole.self, forKey: .string) else { throw error }
        self.hole = hole.name
      }
      isUnbreakable = try keyed.decodeIfPresent(Bool.self, forKey: .unbreakable) ?? false
    }
    font = try keyed.decodeIfPresent(FontChoice.self, forKey: .font)
    tracking = try keyed.finite(.tracking)
    features = try keyed.decodeIfPresent([String: Int].self, forKey: .features)
    joinsPrevious = try keyed.decodeIfPresent(Bool.self, forKey: .joined) ?? false
    baselineOffset = try keyed.finite(.baselineOffset)
    link = try keyed.decodeIfPresent(String.self, forKey: .link)
  }

  /// Writes the piece.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    if let box {
      try keyed.encode(box, forKey: .box)
    } else {
      if let hole {
        try keyed.encode(WrittenHole(name: hole), forKey: .string)
      } else {
        try keyed.encode(string, forKey: .string)
      }
      if isUnbreakable { try keyed.encode(true, forKey: .unbreakable) }
    }
    try keyed.encodeIfPresent(font, forKey: .font)
    try keyed.encodeIfPresent(tracking, forKey: .tracking)
    try keyed.encodeIfPresent(features, forKey: .features)
    if joinsPrevious { try keyed.encode(true, forKey: .joined) }
    try keyed.encodeIfPresent(baselineOffset, forKey: .baselineOffset)
    try keyed.encodeIfPresent(link, forKey: .link)
  }
}

extension InlineBox: Codable {
  private enum Keys: String, CodingKey { case width, ascent, descent }

  /// Reads `{"width": …, "ascent": …, "descent": …}`; without a descent the box stands on the baseline.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    func length(_ key: Keys, _ allowed: ClosedRange<Double>) throws -> Double {
      let value = try keyed.decode(Double.self, forKey: key)
      guard allowed.contains(value) else {
        throw keyed.fault(
          key,
          "the \(key.stringValue) of a box lies between \(allowed.lowerBound) and \(allowed.upperBound) points, "
            + "and this is \(value)")
      }
      return value
    }
    self.init(
      width: try length(.width, 0...InlineBox.greatestLength),
      ascent: try length(.ascent, -InlineBox.greatestLength...InlineBox.greatestLength),
      descent: keyed.contains(.descent)
        ? try length(.descent, -InlineBox.greatestLength...InlineBox.greatestLength) : 0)
  }

  /// Writes the box.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(width, forKey: .width)
    try keyed.encode(ascent, forKey: .ascent)
    if descent != 0 { try keyed.encode(descent, forKey: .descent) }
  }
}
