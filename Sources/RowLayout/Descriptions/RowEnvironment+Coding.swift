extension EnvironmentChange: Codable {
  enum Keys: String, CodingKey {
    case scale, direction, dynamicTypeSize, lang, font, lineLimit, textAlignment, truncation, lineSpacing,
      metrics, wrap, minimumScaleFactor, allowsTightening
  }

  /// Reads the keys of a document's `environment` that apply to rows.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    if let value = try keyed.decodeIfPresent(Double.self, forKey: .scale) {
      guard value > 0, value.isFinite else {
        throw keyed.fault(.scale, "a scale has to be a number above 0, and this is \(value)")
      }
      scale = value
    }
    layoutDirection = try keyed.named(among: LayoutDirection.allCases, forKey: .direction, what: "direction")
    dynamicTypeSize = try keyed.named(
      among: DynamicTypeSize.allCases, forKey: .dynamicTypeSize, what: "text size")
    language = try keyed.decodeIfPresent(String.self, forKey: .lang)
    font = try keyed.decodeIfPresent(FontChoice.self, forKey: .font)
    if keyed.contains(.lineLimit) {
      removesLineLimit = try keyed.decodeNil(forKey: .lineLimit)
      if !removesLineLimit { lineLimit = try keyed.decode(LineLimit.self, forKey: .lineLimit) }
    }
    textAlignment = try keyed.named(
      among: TextAlignment.allCases, forKey: .textAlignment, what: "alignment")?.rawValue
    truncation = try keyed.named(among: TruncationMode.allCases, forKey: .truncation, what: "truncation")?
      .rawValue
    lineSpacing = try keyed.finite(.lineSpacing)
    fitting = try TextFitting(keyed: keyed)
    metrics = try keyed.named(among: TextMetricsProfile.allCases, forKey: .metrics, what: "metrics")
  }

  /// Writes what is set.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encodeIfPresent(scale, forKey: .scale)
    try keyed.encodeIfPresent(layoutDirection?.rawValue, forKey: .direction)
    try keyed.encodeIfPresent(dynamicTypeSize?.rawValue, forKey: .dynamicTypeSize)
    try keyed.encodeIfPresent(language, forKey: .lang)
    try keyed.encodeIfPresent(font, forKey: .font)
    try keyed.encodeIfPresent(lineLimit, forKey: .lineLimit)
    if removesLineLimit { try keyed.encodeNil(forKey: .lineLimit) }
    try keyed.encodeIfPresent(textAlignment, forKey: .textAlignment)
    try keyed.encodeIfPresent(truncation, forKey: .truncation)
    try keyed.encodeIfPresent(lineSpacing, forKey: .lineSpacing)
    try keyed.encodeIfPresent(metrics?.rawValue, forKey: .metrics)
    try fitting.encode(into: &keyed)
  }
}

extension LineLimit: Codable {
  /// Reads a number, or `[least, greatest]`, whose greatest may be null for all lines.
  public init(from decoder: any Decoder) throws {
    if var pair = try? decoder.unkeyedContainer() {
      guard pair.count ?? 2 == 2 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a line limit is a number or two numbers"))
      }
      let minimum = try pair.decode(Int.self)
      self.init(minimum: minimum, maximum: try pair.decodeNil() ? nil : pair.decode(Int.self))
    } else {
      self.init(maximum: try decoder.singleValueContainer().decode(Int.self))
    }
    guard minimum >= 1, maximum.map({ $0 >= minimum }) ?? true else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a line limit is at least 1, and its greatest number not below its least"))
    }
  }

  /// Writes a number, or two.
  public func encode(to encoder: any Encoder) throws {
    if minimum <= 1, let maximum {
      var single = encoder.singleValueContainer()
      try single.encode(maximum)
    } else {
      var pair = encoder.unkeyedContainer()
      try pair.encode(minimum)
      if let maximum { try pair.encode(maximum) } else { try pair.encodeNil() }
    }
  }
}
