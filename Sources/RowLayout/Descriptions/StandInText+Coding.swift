extension StandInText {
  init(keyed: RowDescription.Container) throws {
    func number(_ key: RowDescription.Keys) throws -> Double {
      let value = try keyed.decode(Double.self, forKey: key)
      guard value.isFinite, value >= 0 else { throw keyed.fault(key, "this has to be a number of 0 or more") }
      return value
    }
    self.init(
      words: try keyed.decode([Word].self, forKey: .words), advance: try number(.advance),
      lineHeight: try number(.lineHeight), ascent: try number(.ascent),
      capHeight: try keyed.finite(.capHeight), leading: try keyed.finite(.leading) ?? 0)
  }
}

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
