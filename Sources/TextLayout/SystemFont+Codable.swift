extension SystemFont: Codable {
  private enum Keys: String, CodingKey { case family, design }

  /// Reads `true`, or an object with `family` or `design`.
  public init(from decoder: any Decoder) throws {
    if let isSystem = try? decoder.singleValueContainer().decode(Bool.self) {
      guard isSystem else {
        throw Self.fault(decoder, "a stack without the system's fonts leaves \"system\" out")
      }
      self.init()
      return
    }
    let keyed = try decoder.container(keyedBy: Keys.self)
    self.init(family: try keyed.decodeIfPresent(String.self, forKey: .family))
    if let name = try keyed.decodeIfPresent(String.self, forKey: .design) {
      guard let design = FontDesign(rawValue: name) else {
        let known = FontDesign.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          forKey: .design, in: keyed, debugDescription: "a design is one of \(known), and this is \"\(name)\""
        )
      }
      self.design = design
    }
    if family != nil, design != .default {
      throw Self.fault(decoder, "the system's fonts are named by \"family\" or \"design\", not by both")
    }
  }

  /// Writes `true` for the system's own choice, else what it is named by.
  public func encode(to encoder: any Encoder) throws {
    if self == SystemFont() {
      var single = encoder.singleValueContainer()
      try single.encode(true)
      return
    }
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encodeIfPresent(family, forKey: .family)
    if design != .default { try keyed.encode(design.rawValue, forKey: .design) }
  }

  private static func fault(_ decoder: any Decoder, _ message: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
  }
}

extension FontStack: Codable {
  private enum Keys: String, CodingKey { case fonts, system }

  /// Reads `{"fonts": [...]}`, with `"system"` where the system's fonts stand behind the files, or alone.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    let system = try keyed.decodeIfPresent(SystemFont.self, forKey: .system)
    let fonts =
      system == nil
      ? try keyed.decode([FontReference].self, forKey: .fonts)
      : try keyed.decodeIfPresent([FontReference].self, forKey: .fonts) ?? []
    self.init(fonts: fonts, system: system)
  }

  /// Writes the files, and what stands behind them.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    if system == nil || !fonts.isEmpty { try keyed.encode(fonts, forKey: .fonts) }
    try keyed.encodeIfPresent(system, forKey: .system)
  }
}
