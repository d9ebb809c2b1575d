public import TextLayout

extension TextDescription {
  init(keyed: RowDescription.Container) throws {
    if keyed.contains(.words) {
      content = .standIn(try StandInText(keyed: keyed))
    } else if keyed.contains(.runs) {
      let runs = try keyed.decode([Run].self, forKey: .runs)
      guard !runs.isEmpty else { throw keyed.fault(.runs, "a text has at least one run") }
      content = .runs(runs)
    } else {
      content = .runs([Run(try keyed.decode(String.self, forKey: .string))])
    }
    font = try keyed.decodeIfPresent(FontChoice.self, forKey: .font)
    lineLimit = try keyed.decodeIfPresent(LineLimit.self, forKey: .lineLimit)
    reservesSpace = try keyed.decodeIfPresent(Bool.self, forKey: .reservesSpace) ?? false
    lineSpacing = try keyed.finite(.lineSpacing)
    truncation = try keyed.named(among: TruncationMode.allCases, forKey: .truncation, what: "truncation")?
      .rawValue
    tracking = try keyed.finite(.tracking)
    language = try keyed.decodeIfPresent(String.self, forKey: .lang)
    features = try keyed.decodeIfPresent([String: Int].self, forKey: .features)
  }

  func encode(into keyed: inout KeyedEncodingContainer<RowDescription.Keys>) throws {
    switch content {
    case .runs(let runs):
      if runs.count == 1, runs[0].isPlain {
        try keyed.encode(runs[0].string, forKey: .string)
      } else {
        try keyed.encode(runs, forKey: .runs)
      }
    case .standIn(let text):
      try keyed.encode(text.words, forKey: .words)
      try keyed.encode(text.advance, forKey: .advance)
      try keyed.encode(text.lineHeight, forKey: .lineHeight)
      try keyed.encode(text.ascent, forKey: .ascent)
      try keyed.encodeIfPresent(text.capHeight, forKey: .capHeight)
      if text.leading != 0 { try keyed.encode(text.leading, forKey: .leading) }
    }
    try keyed.encodeIfPresent(font, forKey: .font)
    try keyed.encodeIfPresent(lineLimit, forKey: .lineLimit)
    if reservesSpace { try keyed.encode(true, forKey: .reservesSpace) }
    try keyed.encodeIfPresent(lineSpacing, forKey: .lineSpacing)
    try keyed.encodeIfPresent(truncation, forKey: .truncation)
    try keyed.encodeIfPresent(tracking, forKey: .tracking)
    try keyed.encodeIfPresent(language, forKey: .lang)
    try keyed.encodeIfPresent(features, forKey: .features)
  }
}

extension TextDescription.Run: Codable {
  private enum Keys: String, CodingKey { case string, box, font, tracking, features, unbreakable, joined }

  /// Reads a piece of text (`string`) or a box (`box`), with what is said of it.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    if let box = try keyed.decodeIfPresent(InlineBox.self, forKey: .box) {
      if keyed.contains(.string) { throw keyed.fault(.string, "a run has a string or a box, not both") }
      self.init(box)
    } else {
      self.init(try keyed.decode(String.self, forKey: .string))
      isUnbreakable = try keyed.decodeIfPresent(Bool.self, forKey: .unbreakable) ?? false
    }
    font = try keyed.decodeIfPresent(FontChoice.self, forKey: .font)
    tracking = try keyed.finite(.tracking)
    features = try keyed.decodeIfPresent([String: Int].self, forKey: .features)
    joinsPrevious = try keyed.decodeIfPresent(Bool.self, forKey: .joined) ?? false
  }

  /// Writes the piece.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    if let box {
      try keyed.encode(box, forKey: .box)
    } else {
      try keyed.encode(string, forKey: .string)
      if isUnbreakable { try keyed.encode(true, forKey: .unbreakable) }
    }
    try keyed.encodeIfPresent(font, forKey: .font)
    try keyed.encodeIfPresent(tracking, forKey: .tracking)
    try keyed.encodeIfPresent(features, forKey: .features)
    if joinsPrevious { try keyed.encode(true, forKey: .joined) }
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
