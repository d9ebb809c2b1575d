extension StandInText.Word: Codable {
  /// Reads a number of characters, or `"\n"`.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let text = try? single.decode(String.self) {
      guard text == "\n" else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "a word is a number of characters, or \"\\n\"")
      }
      self = .newline
      return
    }
    let count = try single.decode(Int.self)
    guard count >= 0 else {
      throw DecodingError.dataCorruptedError(
        in: single, debugDescription: "a word cannot have \(count) characters")
    }
    self = .characters(count)
  }

  /// Writes the number of characters, or `"\n"`.
  public func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .newline: try single.encode("\n")
    case .characters(let count): try single.encode(count)
    }
  }
}
