extension KeyedDecodingContainer {
  /// A fault at a key.
  func fault(_ key: Key, _ message: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath + [key], debugDescription: message))
  }

  /// The case of a name.
  func named<Name: RawRepresentable>(
    _ name: String, among all: [Name], forKey key: Key, what: String
  ) throws -> Name where Name.RawValue == String {
    if let value = Name(rawValue: name) { return value }
    throw fault(key, "unknown \(what) \"\(name)\"; \(adviceOnUnknown(name, known: all.map(\.rawValue)))")
  }

  /// The case of the name at a key; nil where the key is absent or null.
  func named<Name: RawRepresentable>(among all: [Name], forKey key: Key, what: String) throws -> Name?
  where Name.RawValue == String {
    guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
    return try named(name, among: all, forKey: key, what: what)
  }

  /// A finite number; nil where the key is absent or null.
  func finite(_ key: Key) throws -> Double? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard value.isFinite else { throw fault(key, "this has to be a finite number") }
    return value
  }

  /// A number or `"inf"`; nil where the key is absent or null.
  func length(_ key: Key) throws -> Double? {
    try decodeIfPresent(WrittenLength.self, forKey: key)?.value
  }
}

/// A length as documents write it: a number, or `"inf"`.
struct WrittenLength: Codable, Hashable, Sendable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let word = try? single.decode(String.self) {
      guard word == "inf" else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "a length is a number or \"inf\", not \"\(word)\"")
      }
      value = .infinity
      return
    }
    value = try single.decode(Double.self)
    guard !value.isNaN else {
      throw DecodingError.dataCorruptedError(in: single, debugDescription: "a length cannot be NaN")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    if value == .infinity { try single.encode("inf") } else { try single.encode(value) }
  }
}
