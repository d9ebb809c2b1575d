extension FontIdentity: Codable {
  private enum Keys: String, CodingKey { case version, digest }

  /// Reads `{"version": "4.000", "digest": "ef46db3751d8e999"}`.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    version = try keyed.decode(String.self, forKey: .version)
    digest = try keyed.decode(String.self, forKey: .digest)
    let isDigest = digest.utf8.count == 16 && digest.utf8.allSatisfy { Self.digits.contains($0) }
    guard isDigest else {
      throw DecodingError.dataCorruptedError(
        forKey: .digest, in: keyed,
        debugDescription: "a digest is 16 hexadecimal digits in lower case, and this is \"\(digest)\"")
    }
  }

  /// Writes both.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(version, forKey: .version)
    try keyed.encode(digest, forKey: .digest)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
