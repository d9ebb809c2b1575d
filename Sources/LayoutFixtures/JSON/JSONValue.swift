/// A JSON value that remembers where it stood in its source, so that a fault found later can be shown there.
@_spi(JSON) public struct JSONValue: Sendable {
  /// A value's content.
  public enum Content: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, always finite.
    case number(Double)
    /// A string, its escapes resolved.
    case string(String)
    /// The elements of an array.
    case array([JSONValue])
    /// The members of an object in the order of the source; no two have the same key.
    case object([JSONMember])
  }

  /// Its content.
  public let content: Content
  /// The bytes of the source that spell the value.
  public let range: Range<Int>

  /// The value of a key, if this is an object that has it; keys are equal byte for byte.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The element at an index, if this is an array that long.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = content, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The value's kind in words for a message: "a number", "an object".
  public var kindInWords: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key and its value in a JSON object.
@_spi(JSON) public struct JSONMember: Sendable {
  /// The key, its escapes resolved.
  public let key: String
  /// The range of the key in the source, quotes included.
  public let keyRange: Range<Int>
  /// The value.
  public let value: JSONValue
}
