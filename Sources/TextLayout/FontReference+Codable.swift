extension FontReference: Codable {
  private enum CodingKeys: String, CodingKey { case file, index, package }

  /// Reads a file name, or an object with `file` and optionally `index` and `package`.
  public init(from decoder: any Decoder) throws {
    if let file = try? decoder.singleValueContainer().decode(String.self) {
      self.init(file: file)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try container.decode(String.self, forKey: .file),
      index: try container.decodeIfPresent(Int.self, forKey: .index) ?? 0,
      package: try container.decodeIfPresent(String.self, forKey: .package))
    guard index >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "a face's place is 0 or more, and this is \(index)")
    }
  }

  /// Writes the file name alone where nothing else is said.
  public func encode(to encoder: any Encoder) throws {
    if index == 0, package == nil {
      var container = encoder.singleValueContainer()
      try container.encode(file)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    if index != 0 { try container.encode(index, forKey: .index) }
    try container.encodeIfPresent(package, forKey: .package)
  }
}
