extension FontReference: Codable {
  private enum CodingKeys: String, CodingKey {
    case file, index, package, family, weight, italic, width, synthesis
  }

  /// Reads a file name, or an object with `file` and optionally `index`, `package`, `family`, `weight` and `width` (each a
  /// number or the two ends of a range), `italic` and `synthesis`.
  public init(from decoder: any Decoder) throws {
    if let file = try? decoder.singleValueContainer().decode(String.self) {
      self.init(file: file)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try container.decode(String.self, forKey: .file),
      index: try container.decodeIfPresent(Int.self, forKey: .index) ?? 0,
      package: try container.decodeIfPresent(String.self, forKey: .package),
      family: try container.decodeIfPresent(String.self, forKey: .family),
      weights: try Self.range(
        .weight, in: container, among: FontDescription.weights, default: FontDescription.regularWeight),
      isItalic: try container.decodeIfPresent(Bool.self, forKey: .italic) ?? false,
      widths: try Self.range(
        .width, in: container, among: FontDescription.widths, default: FontDescription.normalWidth),
      isSynthesized: try container.decodeIfPresent(Bool.self, forKey: .synthesis) ?? false)
    guard index >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "a face's place is 0 or more, and this is \(index)")
    }
  }

  /// Reads a number, or the two ends of a range.
  private static func range<Number: Decodable & Comparable>(
    _ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>, among allowed: ClosedRange<Number>,
    default normal: Number
  ) throws -> ClosedRange<Number> {
    guard container.contains(key) else { return normal...normal }
    let ends: [Number]
    if let single = try? container.decode(Number.self, forKey: key) {
      ends = [single, single]
    } else {
      ends = try container.decode([Number].self, forKey: key)
    }
    guard ends.count == 2, ends[0] <= ends[1], ends.allSatisfy(allowed.contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: """
          a \(key.stringValue) is a number from \(allowed.lowerBound) to \(allowed.upperBound), or the two ends of a range of \
          them, the lesser first
          """)
    }
    return ends[0]...ends[1]
  }

  /// Writes the file name alone where nothing else is said.
  public func encode(to encoder: any Encoder) throws {
    if self == FontReference(file: file) {
      var container = encoder.singleValueContainer()
      try container.encode(file)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    if index != 0 { try container.encode(index, forKey: .index) }
    try container.encodeIfPresent(package, forKey: .package)
    try container.encodeIfPresent(family, forKey: .family)
    if weights.count > 1 {
      try container.encode([weights.lowerBound, weights.upperBound], forKey: .weight)
    } else if weights.lowerBound != FontDescription.regularWeight {
      try container.encode(weights.lowerBound, forKey: .weight)
    }
    if isItalic { try container.encode(true, forKey: .italic) }
    if widths.lowerBound < widths.upperBound {
      try container.encode([widths.lowerBound, widths.upperBound], forKey: .width)
    } else if widths.lowerBound != FontDescription.normalWidth {
      try container.encode(widths.lowerBound, forKey: .width)
    }
    if isSynthesized { try container.encode(true, forKey: .synthesis) }
  }
}
